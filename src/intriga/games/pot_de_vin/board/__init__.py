"""Pot de Vin at the terminal: its table, its hands and its answers, drawn from views."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import permutations
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from intriga.core.offers import Offer, OfferGroup
from intriga.games.pot_de_vin.board.card_texts import CardTexts, HandLines
from intriga.games.pot_de_vin.board.drawing import PotDeVinDrawing
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import GUILD_WORDS, card_of, format_input
from intriga.games.pot_de_vin.point_tables import joker_gain
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.offers import AUTO, offers
from intriga.games.pot_de_vin.table.table_rules import TABLE_RULES
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import CARDS, GUILDS, Guild, Phase
from intriga.terminal.boards import Page, TerminalBoard
from intriga.terminal.lines import plain_words
from intriga.terminal.menus import Menu, Prompt, Spellings, words_of
from intriga.words import Language

RUN_TOGETHER: Final = re.compile(r"(?<=[^\W\d])(?=\d)")  # between a letter and a number: a12
FROM_HAND: Final = frozenset({Phase.LEAD, Phase.FOLLOW, Phase.DISCARD})
WITH_CARD: Final = frozenset({"play", "discard", "leave"})


class PotDeVinMenu(Menu[PotDeVinView]):
    """The answers to one question of Pot de Vin."""

    def __init__(
        self, prompt: Prompt[PotDeVinView], language: Language, names: Sequence[str]
    ) -> None:
        """List the answers to *prompt*, with players by their *names*."""
        super().__init__(prompt, language, names)
        self.texts = CardTexts(language)
        self.shows_hand = self.view.phase in FROM_HAND

    @property
    def default(self) -> Offer | None:
        """The answer that Enter gives: the only one there is, or the best for jokers."""
        best = (offer for offer in self.offers if offer.words == AUTO)
        return super().default or next(best, None)

    # --- the list

    def drawn(self, *, scarce: bool) -> RenderableType:
        """Return the hand with numbers on legal cards, or else a list."""
        if not self.shows_hand:
            return super().drawn(scarce=scarce)
        numbers: dict[int, int] = {}
        others = Table.grid(padding=(0, 1, 0, 0))
        for entry in self.entries:
            verb, *rest = words_of(entry.offers[0])
            if verb in WITH_CARD:
                numbers[card_of(rest[0])] = entry.number
            else:
                others.add_row(Text(f"{entry.number:>4})", style="bold cyan"), entry.label)
        hand = HandLines(self.texts, self.view, self.view.hand, numbers)
        return Group(hand, others) if others.rows else hand

    @override
    def about(self, choice: Offer | OfferGroup) -> tuple[tuple[Text, ...], Text]:
        cards = choice.cards if isinstance(choice, Offer) else ()
        if self.view.phase == Phase.JOKERS:
            return self._jokers(cards)
        if not cards:
            return (), Text()
        text = Text(self.texts.symbols(self.view, card_of(cards[0])), style="dim")
        return (text,), text

    def _jokers(self, words: Sequence[str]) -> tuple[tuple[Text, ...], Text]:
        """Return the points of the jokers on the guilds *words*, or else on the best."""
        guilds = [GUILD_WORDS.index(word) for word in words] or self._best()
        gain = sum(map(self._gain, guilds))
        points = self.language.format("choice-points", points=gain)
        best = [self.texts.guild(guild, short=False) for guild in ([] if words else guilds)]
        text = Text(", ".join([points, *best]), style="dim")
        return (text,), text

    def _best(self) -> list[int]:
        """Return the guilds of the placing that gains most."""
        placings = [words_of(offer)[1:] for offer in self.offers if offer.words != AUTO]
        ways = [[GUILD_WORDS.index(word) for word in words] for words in placings]
        return max(ways, key=lambda guilds: sum(map(self._gain, guilds)))

    def _gain(self, guild: int) -> int:
        return joker_gain(score.symbols(self.view, self.seat, guild))

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.view.awaiting[0] if self.view.seat is None else self.view.seat

    # --- reading an answer

    def split(self, typed: str) -> list[str]:
        """Return the words of a typed line, a character and a value apart: a12."""
        return plain_words(RUN_TOGETHER.sub(" ", typed))

    @override
    def orders(self, words: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
        if words[0] != "jokers":
            return [words]
        return [("jokers", *guilds) for guilds in permutations(words[1:])]

    @override
    def spellings(self, words: Sequence[str], place: int) -> Spellings:
        word = words[place]
        if place == 0 or word == "auto":
            listed = self.language.words(f"choice-{word}.words")
            return [plain_words(each) for each in (word, *listed)]
        said = [plain_words(word), plain_words(self.language.card(word))]
        if word in GUILD_WORDS:
            said.append(plain_words(self.texts.guild(GUILD_WORDS.index(word))))
        return said


def imaginable(view: PotDeVinView) -> list[Offer]:
    """Return the possible answers to questions like that of *view*, legal now or not."""
    kinds = {
        Phase.DISCARD: range(Input.DISCARD, Input.DISCARD + CARDS),
        Phase.LEAVE: range(Input.LEAVE, Input.LEAVE + CARDS),
        Phase.JOKERS: [Input.AUTO, *_placings()],
    }
    actions = kinds.get(view.phase, range(Input.GEM + 1))
    return offers(view, [format_input(action) for action in actions])


def _placings() -> list[int]:
    """Return every way to place one to four jokers."""
    sets = range(1, 1 << GUILDS)
    return [Input.JOKERS + guilds - 1 for guilds in sets if guilds.bit_count() < len(Guild) - 1]


class PotDeVinBoard(TerminalBoard[PotDeVinState, PotDeVinView]):
    """Pot de Vin at the terminal."""

    table_rules = TABLE_RULES
    pages: ClassVar[Mapping[str, Page]] = {"unseen": PotDeVinDrawing.unseen}

    @override
    def drawing(self, language: Language, names: Sequence[str]) -> PotDeVinDrawing:
        return PotDeVinDrawing(language, names)

    @override
    def menu(
        self, prompt: Prompt[PotDeVinView], language: Language, names: Sequence[str]
    ) -> PotDeVinMenu:
        return PotDeVinMenu(prompt, language, names)

    @override
    def imaginable(self, view: PotDeVinView) -> list[Offer]:
        return imaginable(view)


BOARD: Final = PotDeVinBoard()
