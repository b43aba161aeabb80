"""Coup at the terminal: its table, its hands and its answers, drawn from views."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import permutations
from typing import Final

from rich.text import Text
from typing_extensions import override

from intriga.core.offers import Offer, OfferClaim, OfferGroup, Price
from intriga.games.coup.board.drawing import PROVED, CoupDrawing
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import format_input, names_of
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.offers import offers
from intriga.games.coup.table.table_rules import TABLE_RULES
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import Phase
from intriga.terminal.boards import TerminalBoard
from intriga.terminal.lines import plain_words
from intriga.terminal.menus import Menu, Prompt, Spellings
from intriga.words import Language


class CoupMenu(Menu[CoupView]):
    """The answers to one question of Coup.

    An action is chosen step by step: the action, its target, a character named.
    """

    def __init__(self, prompt: Prompt[CoupView], language: Language, names: Sequence[str]) -> None:
        """List the answers to *prompt*, with players by their *names*."""
        super().__init__(prompt, language, names)
        self.acts = self.view.phase == Phase.ACTION

    # --- the list

    @override
    def about(self, choice: Offer | OfferGroup) -> tuple[tuple[Text, ...], Text]:
        if choice.seat is not None:
            about = self._of_target(choice.seat)
            return (Text(), Text(about, style="dim")), Text(about)
        if not self.acts or choice.path:
            return (self._truth(choice), Text()), self._proved(choice)
        claim, brief = Text(), Text()
        if choice.claim is not None:
            character = self._character(choice.claim)
            claim = Text.assemble(character, " ", self._truth(choice))
            brief = Text.assemble(character, " ", self._proved(choice))
        return (claim, Text(self.language.format(f"{choice.label.id}.about"), style="dim")), brief

    def _truth(self, choice: Offer | OfferGroup) -> Text:
        """Return whether the claim of *choice* is true, nothing where it claims nothing."""
        if choice.true is None:
            return Text()
        word = self.language.format("claim-true" if choice.true else "claim-bluff")
        return Text(f"({word})", style="green" if choice.true else "magenta")

    def _proved(self, choice: Offer | OfferGroup) -> Text:
        """Return a mark if the claim of *choice* is true."""
        return Text(PROVED if choice.true else "", style="green")

    def _character(self, claim: OfferClaim) -> str:
        """Return the words of a *claim*: to hold a character, or none of it."""
        character = self.language.card(claim.card)
        return self.language.format("claim-none", character=character) if claim.none else character

    def _whom(self, seat: int) -> str:
        own = self.language.format("choice-yourself")
        return own if seat == self.view.seat else self.names[seat]

    def _of_target(self, seat: int) -> str:
        """Return the important fact about a target: its coins, or the faction to be changed."""
        if self.path[:1] == ("convert",) and self.view.factions:
            return self.language.format(f"faction-{self.view.factions[seat]}")
        return self.said(Price("coin", self.view.coins[seat]).label)

    # --- reading an answer

    @property
    @override
    def starts(self) -> set[int]:
        return {0, len(self.path)} if self.acts else {0, 1}

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


def imaginable(view: CoupView) -> list[Offer]:
    """Return the possible answers to questions like that of *view*, legal now or not."""
    turn = range(Input.INCOME, Input.KEEP_ONE)
    answers = (*range(Input.PICK), *range(Input.LOSE, Input.INCOME))
    names = names_of(view)
    said: dict[str, None] = {}
    for action in turn if view.phase == Phase.ACTION else answers:
        with suppress(IndexError):  # a card that is not in this game
            said[format_input(names, view.players, view.seat or 0, action)] = None
    return offers(view, list(said))


class CoupBoard(TerminalBoard[CoupState, CoupView]):
    """Coup at the terminal."""

    table_rules = TABLE_RULES

    @override
    def drawing(self, language: Language, names: Sequence[str]) -> CoupDrawing:
        return CoupDrawing(language, names)

    @override
    def menu(self, prompt: Prompt[CoupView], language: Language, names: Sequence[str]) -> CoupMenu:
        return CoupMenu(prompt, language, names)

    @override
    def imaginable(self, view: CoupView) -> list[Offer]:
        return imaginable(view)


BOARD: Final = CoupBoard()
