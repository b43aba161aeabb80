"""The answers to the questions of Coup."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import permutations
from typing import Final

from rich.text import Text
from typing_extensions import override

from intriga.games.coup.board.drawing import PROVED
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import format_input, names_of
from intriga.games.coup.questions import question
from intriga.games.coup.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOT_DUKE, SLOTS, Phase
from intriga.terminal.menus import Choice, Entry, Menu, Spellings
from intriga.terminal.typed import plain_words
from intriga.words import Language
from intriga.words.sentences import sentence

AT_SEATS: Final = frozenset(
    {"coup", "assassinate", "steal", "examine", "patron", "convert", "redirect"}
)
CLAIMS: Final = {  # the slot that an action claims
    "tax": 0,
    "patron": 0,
    "assassinate": 1,
    "steal": 2,
    "exchange": 3,
    "examine": 3,
    "embezzle": NOT_DUKE,
}


class CoupMenu(Menu[CoupView]):
    """What may be answered to one question of Coup.

    An action is chosen step by step: the action, its target, a character named.
    """

    def __init__(
        self, view: CoupView, choices: Sequence[Choice], language: Language, names: Sequence[str]
    ) -> None:
        """List *choices* of the seat of *view*, with players by their *names*."""
        super().__init__(view, choices, language, names)
        self.cards = names_of(view)
        self.acts = self.steps = view.phase == Phase.ACTION
        self.step = _step(choices) if self.acts else 0
        self._names = self.step == 2  # action and target stand, the character is open

    @override
    def question(self) -> str:
        if not self.acts or self.step == 0:
            return sentence(self.language, self.names, question(self.view))
        words = self.choices[0].words
        action = self.language.format(f"action-{words[0].replace('_', '-')}")
        if self.step == 1:
            return self.language.format("ask-target", action=action)
        who = self.names[int(words[1])]
        return self.language.format("ask-named", action=action, who=who)

    # --- the list

    @override
    def key(self, choice: Choice) -> tuple[str, ...]:
        return choice.words[: self.step + 1] if self.acts else choice.words

    @override
    def entry(self, place: int, key: tuple[str, ...], choices: Sequence[Choice]) -> Entry:
        verb = key[0]
        if self.acts and self.step == 0:
            return self._action(place, verb, choices)
        number = int(key[1]) if len(key) == 2 and verb in AT_SEATS and not self._names else place
        truth = Text()
        if verb in {"block", "claim"}:
            slot = self.cards.slot(key[1]) if verb == "block" else CONTESSA
            truth = self._truth(self._claim(slot)[1])
        about = self._about(key)
        brief = Text(about if self.step else "")
        details = (truth, Text(about, style="dim"))
        return Entry(number, self.label(key), details, brief, tuple(choices))

    def _action(self, place: int, verb: str, choices: Sequence[Choice]) -> Entry:
        """Return the entry of an action, with the character that it claims."""
        name = f"action-{verb.replace('_', '-')}"
        about = Text(self.language.format(f"{name}.about"), style="dim")
        claim, brief = Text(), Text()
        if verb in CLAIMS:
            character, honest = self._claim(CLAIMS[verb])
            claim = Text.assemble(character, " ", self._truth(honest))
            brief = Text.assemble(character, (f" {PROVED}" if honest else "", "green"))
        label = self.language.format(name)
        return Entry(place, label, (claim, about), brief, tuple(choices))

    def _truth(self, honest: bool) -> Text:
        word = self.language.format("claim-true" if honest else "claim-bluff")
        return Text(f"({word})", style="green" if honest else "magenta")

    def _claim(self, slot: int) -> tuple[str, bool]:
        """Return the character claimed, and whether the claim is true."""
        held = {card % SLOTS for card in self.view.hand}
        character = self.language.card(self.cards.slots[slot % NOT_DUKE])
        if slot == NOT_DUKE:
            return self.language.format("table-no-duke", character=character), 0 not in held
        return character, slot in held

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


def _step(choices: Sequence[Choice]) -> int:
    """Return the first place at which the words of *choices* differ."""
    step = 0
    longest = max(len(choice.words) for choice in choices)
    while step < longest - 1 and len({choice.words[: step + 1] for choice in choices}) == 1:
        step += 1
    return step


def imaginable(view: CoupView) -> list[Choice]:
    """Return what may be answered to questions like that of *view*, legal now or not."""
    turn = range(Input.INCOME, Input.KEEP_ONE)
    answers = (*range(Input.PICK), *range(Input.LOSE, Input.INCOME))
    names = names_of(view)
    said: dict[str, int] = {}
    for action in turn if view.phase == Phase.ACTION else answers:
        with suppress(IndexError):  # a card that is not in this game
            words = format_input(names, view.players, view.seat or 0, action)
            said.setdefault(words, action)
    return [Choice(action, tuple(words.split(" "))) for words, action in said.items()]
