"""Cards, guilds and points as they are written on the table, and cards in lines by character."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text

from intriga.games.pot_de_vin.notation import CHARACTER_WORDS, GUILD_WORDS
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.log import KINDS
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import VALUES, Character, Guild
from intriga.words import Language

TRUMP: Final = "▲"


class CardTexts:
    """Writes cards in one language."""

    def __init__(self, language: Language) -> None:
        """Write in *language*."""
        self.language = language

    def symbols(self, view: PotDeVinView, card: int) -> str:
        """Return the text of a card: its guild, with ×2 for two symbols, or its neutral kind."""
        guild = view.guild(card)
        if guild in {*Guild}:
            return self.guild(guild) + (f"×{view.symbols(card)}" if view.symbols(card) > 1 else "")
        kind = KINDS[score.value(card)]
        return self.language.format("table-pots" if kind == "pot" else f"neutral-{kind}")

    def guild(self, guild: int, *, short: bool = True) -> str:
        """Return the name of a guild."""
        name = f"guild-{GUILD_WORDS[guild]}"
        return self.language.format(f"{name}.short" if short else name)

    def value(self, view: PotDeVinView, card: int) -> str:
        """Return a card among others of its character."""
        return f"{score.value(card)} {self.symbols(view, card)}"

    def card(self, view: PotDeVinView, card: int) -> str:
        """Return a card by itself."""
        return f"{self.character(card // VALUES)} {self.value(view, card)}"

    def codes(self, cards: Iterable[int]) -> str:
        """Return several cards in short, as they may be typed: ``A12 U7``."""
        return " ".join(f"{self.initials([card // VALUES])}{score.value(card)}" for card in cards)

    def character(self, character: int) -> str:
        """Return the name of a character."""
        return self.language.card(CHARACTER_WORDS[character])

    def initials(self, characters: Iterable[int]) -> str:
        """Return the first letters of characters."""
        names = (f"character-{CHARACTER_WORDS[each]}.short" for each in characters)
        return " ".join(self.language.format(name) for name in names)

    def suit(self, view: PotDeVinView, character: int) -> Text:
        """Return the name of a character at the head of its cards."""
        trump = view.trump >= 0 and view.trump // VALUES == character
        mark = TRUMP if trump else " "
        return Text.assemble((f"{mark} ", "yellow"), (self.character(character), "bold"))

    def neutral(self, cards: Iterable[int]) -> str:
        """Return the neutral ones among *cards*, a mark for each."""
        values = [score.value(card) for card in cards]
        return "".join(
            self.language.format(f"neutral-{word}.short") * values.count(value)
            for value, word in KINDS.items()
        )


def coloured(points: int) -> str:
    """Return the style of points that are good or bad."""
    return "green" if points > 0 else "red" if points < 0 else ""


IN_LINE: Final = 5  # cards, at most
SUIT, CARD = 10, 13  # columns of the name of a character, and of a card with its number


class HandLines:
    """*cards*, those to choose from with their *numbers*, the others dim.

    Without any numbers all look alike.
    """

    def __init__(
        self, texts: CardTexts, view: PotDeVinView, cards: Sequence[int], numbers: Mapping[int, int]
    ) -> None:
        """Write *cards* of *view* with *texts*."""
        self.texts, self.view, self.cards, self.numbers = texts, view, cards, numbers

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Yield the lines, with as many cards in each as fit."""
        in_line = max(1, min(IN_LINE, (options.max_width - SUIT) // CARD))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in range(1 + in_line):
            grid.add_column(no_wrap=True)
        for character in Character:
            own = [card for card in self.cards if card // VALUES == character]
            for first in range(0, len(own), in_line):
                suit = Text() if first else self.texts.suit(self.view, character)
                line = own[first : first + in_line]
                cells = (_cell(self.texts, self.view, card, self.numbers) for card in line)
                grid.add_row(suit, *cells)
        yield grid


def _cell(texts: CardTexts, view: PotDeVinView, card: int, numbers: Mapping[int, int]) -> Text:
    value = texts.value(view, card)
    if not numbers:
        return Text(value)
    if card not in numbers:
        return Text(f"    {value}", style="dim")
    return Text.assemble((f"{numbers[card]:>2}) ", "bold cyan"), (value, "bold"))
