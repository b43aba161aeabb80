"""The answers to the questions of Coup."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import permutations
from typing import Final

from rich.text import Text
from typing_extensions import override

from intriga.core.table_rules import Offer
from intriga.games.coup.board.drawing import PROVED
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import format_input, names_of
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOT_DUKE, Phase
from intriga.terminal.menus import Entry, Menu, Prompt, Spellings, words_of
from intriga.terminal.typed import plain_words
from intriga.words import Language

AT_SEATS: Final = frozenset(
    {"coup", "assassinate", "steal", "examine", "patron", "convert", "redirect"}
)

NONE_OF: Final = "!"  # before a character: the claim to hold none of it


class CoupMenu(Menu[CoupView]):
    """What may be answered to one question of Coup.

    An action is chosen step by step: the action, its target, a character named.
    """

    def __init__(self, prompt: Prompt[CoupView], language: Language, names: Sequence[str]) -> None:
        """List the answers to *prompt*, with players by their *names*."""
        super().__init__(prompt, language, names)
        self.cards = names_of(self.view)
        self.acts = self.steps = self.view.phase == Phase.ACTION
        self.step = _step(list(map(words_of, self.offers))) if self.acts else 0
        self._names = self.step == 2  # action and target stand, the character is open

    @override
    def question(self) -> str:
        if not self.acts or self.step == 0:
            return super().question()
        words = words_of(self.offers[0])
        action = self.language.format(f"action-{words[0].replace('_', '-')}")
        if self.step == 1:
            return self.language.format("ask-target", action=action)
        who = self.names[int(words[1])]
        return self.language.format("ask-named", action=action, who=who)

    # --- the list

    @override
    def key(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return words[: self.step + 1] if self.acts else words

    @override
    def entry(self, place: int, key: tuple[str, ...], offers: Sequence[Offer]) -> Entry:
        verb = key[0]
        if self.acts and self.step == 0:
            return self._action(place, verb, offers)
        number = int(key[1]) if len(key) == 2 and verb in AT_SEATS and not self._names else place
        truth = Text() if self.acts else self._truth(offers[0])
        about = self._about(key)
        brief = Text(about) if self.step else self._proved(offers[0])
        details = (truth, Text(about, style="dim"))
        return Entry(number, self.label(key), details, brief, tuple(offers))

    def _action(self, place: int, verb: str, offers: Sequence[Offer]) -> Entry:
        """Return the entry of an action, with the character that it claims."""
        name = f"action-{verb.replace('_', '-')}"
        about = Text(self.language.format(f"{name}.about"), style="dim")
        claim, brief = Text(), Text()
        if offers[0].claim is not None:
            character = self._character(offers[0].claim)
            claim = Text.assemble(character, " ", self._truth(offers[0]))
            brief = Text.assemble(character, " ", self._proved(offers[0]))
        label = self.language.format(name)
        return Entry(place, label, (claim, about), brief, tuple(offers))

    def _truth(self, offer: Offer) -> Text:
        """Return whether what *offer* claims is true, nothing where it claims nothing."""
        if offer.true is None:
            return Text()
        word = self.language.format("claim-true" if offer.true else "claim-bluff")
        return Text(f"({word})", style="green" if offer.true else "magenta")

    def _proved(self, offer: Offer) -> Text:
        """Return a mark if what *offer* claims is true."""
        return Text(PROVED if offer.true else "", style="green")

    def _character(self, claim: str) -> str:
        """Return what is called a *claim*: to hold a character, or none of it."""
        character = self.language.card(claim.removeprefix(NONE_OF))
        if claim.startswith(NONE_OF):
            return self.language.format("table-no-duke", character=character)
        return character

    def label(self, key: Sequence[str]) -> str:
        """Return what an answer, or its first words, is called."""
        verb, *rest = key
        if verb in AT_SEATS and len(rest) == 1:
            return (
                self.language.format("choice-unnamed") if self._names else self._whom(int(rest[0]))
            )
        if verb in AT_SEATS:
            return self.language.card(rest[1])
        if verb == "prove" and self.view.claim == NOT_DUKE:
            return self.language.format("choice-prove-none")
        name = f"choice-{verb}"
        if verb == "faction":
            return self.language.format(name, faction=int(rest[0]))
        if verb == "keep":
            return self.language.format(
                name, cards=self.language.list(map(self.language.card, rest))
            )
        card = rest[0] if rest else self._meant(verb)
        return self.language.format(name, card=card)

    def _meant(self, verb: str) -> str:
        slot = CONTESSA if verb == "claim" else self.view.claim % NOT_DUKE
        return self.cards.slots[slot]

    def _whom(self, seat: int) -> str:
        own = self.language.format("choice-yourself")
        return own if seat == self.view.seat else self.names[seat]

    def _about(self, key: Sequence[str]) -> str:
        """Return what one asks about a target: the coins, or the faction to be changed."""
        if key[0] not in AT_SEATS or len(key) != 2 or self._names:
            return ""
        seat = int(key[1])
        if key[0] == "convert" and self.view.factions:
            return self.language.format(f"faction-{self.view.factions[seat]}")
        coins = self.view.coins[seat]
        return self.language.format("choice-coins", coins=coins)

    # --- reading an answer

    @property
    @override
    def starts(self) -> set[int]:
        return {0, self.step} if self.acts else {0, 1}

    @override
    def orders(self, words: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
        if words[0] != "keep":
            return [words]
        return [("keep", *cards) for cards in permutations(words[1:])]

    @override
    def spellings(self, words: Sequence[str], place: int) -> Spellings:
        word = words[place]
        if place == 0:
            return [plain_words(each) for each in (word, *self._verb(word))]
        if words[0] == "faction":
            return [[word], plain_words(self.language.format(f"faction-{word}"))]
        if word.isdigit():
            return [[word], plain_words(self._whom(int(word))), plain_words(self.names[int(word)])]
        return [plain_words(word), plain_words(self.language.card(word))]

    def _verb(self, word: str) -> tuple[str, ...]:
        name = word.replace("_", "-")
        if self.acts:
            label = self.language.format(f"action-{name}")
            return (label, *self.language.words(f"action-{name}.words"))
        return self.language.words(f"choice-{name}.words")


def _step(words: Sequence[tuple[str, ...]]) -> int:
    """Return the first place at which *words* differ."""
    step, longest = 0, max(map(len, words))
    while step < longest - 1 and len({each[: step + 1] for each in words}) == 1:
        step += 1
    return step


def imaginable(view: CoupView) -> list[Offer]:
    """Return what may be answered to questions like that of *view*, legal now or not."""
    turn = range(Input.INCOME, Input.KEEP_ONE)
    answers = (*range(Input.PICK), *range(Input.LOSE, Input.INCOME))
    names = names_of(view)
    said: dict[str, Offer] = {}
    for action in turn if view.phase == Phase.ACTION else answers:
        with suppress(IndexError):  # a card that is not in this game
            words = format_input(names, view.players, view.seat or 0, action)
            said.setdefault(words, Offer(words))
    return list(said.values())
