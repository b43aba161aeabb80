"""The answers open to the person: a list to choose from, and what may be typed for them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations
from typing import Final

from intriga.cli.sentences import plain_words
from intriga.games.coup.eyes import CoupView
from intriga.games.coup.notation import names_of
from intriga.games.coup.vocabulary import CONTESSA, NOT_DUKE, SLOTS, Phase
from intriga.locales import Language

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
Spellings = list[list[str]]


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal answer: its action id and its words in the notation."""

    action: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the menu: the number to type, the texts, and what it leads to."""

    number: int
    label: str
    claim: str  # the character claimed, empty if there is none or the label says it
    honest: bool | None  # whether a claim is true, None for no claim
    about: str
    choices: tuple[Choice, ...]


class Menu:
    """What may be answered to one question."""

    def __init__(
        self, view: CoupView, choices: Sequence[Choice], language: Language, names: Sequence[str]
    ) -> None:
        """List *choices* of the seat of *view*, with players by their *names*."""
        self.view, self.choices, self.language, self.names = view, choices, language, names
        self.cards = names_of(view)
        self.step = 0 if view.phase != Phase.ACTION else _step(choices)

    @cached_property
    def entries(self) -> list[Entry]:
        """The lines of the menu."""
        return list(self._entries())

    @property
    def passes(self) -> Choice | None:
        """The answer that lets everything go on, None where there is none."""
        return next((choice for choice in self.choices if choice.words == ("pass",)), None)

    @property
    def default(self) -> Choice | None:
        """The answer that Enter gives: to let it pass, or the only one there is."""
        return self.choices[0] if len(self.choices) == 1 else self.passes

    def among(self, choices: Sequence[Choice]) -> "Menu":
        """Return the menu of some of the choices."""
        return Menu(self.view, choices, self.language, self.names)

    # --- the list

    def _entries(self) -> Iterator[Entry]:
        groups: dict[tuple[str, ...], list[Choice]] = {}
        for choice in self.choices:
            whole = self.view.phase != Phase.ACTION
            key = choice.words if whole else choice.words[: self.step + 1]
            groups.setdefault(key, []).append(choice)
        for place, (key, group) in enumerate(groups.items(), start=1):
            yield self._entry(place, key, group)

    def _entry(self, place: int, key: tuple[str, ...], group: Sequence[Choice]) -> Entry:
        verb = key[0]
        if self.view.phase == Phase.ACTION and self.step == 0:
            claim, honest = self._claim(CLAIMS[verb]) if verb in CLAIMS else ("", None)
            name = verb.replace("_", "-")
            label = self.language.format(f"action-{name}")
            about = self.language.format(f"action-{name}.about")
            return Entry(place, label, claim, honest, about, tuple(group))
        number = int(key[1]) if len(key) == 2 and verb in AT_SEATS else place
        honest = None
        if verb in {"block", "claim"}:
            honest = self._claim(self.cards.slot(key[1]) if verb == "block" else CONTESSA)[1]
        return Entry(number, self.label(key), "", honest, self._about(key), tuple(group))

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
            return self._whom(int(rest[0]))
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
        if key[0] not in AT_SEATS or len(key) != 2:
            return ""
        seat = int(key[1])
        if key[0] == "convert" and self.view.factions:
            return self.language.format(f"faction-{self.view.factions[seat]}")
        coins = self.view.coins[seat]
        return self.language.format("choice-coins", coins=coins)

    # --- reading an answer

    def read(self, typed: str) -> list[Choice]:
        """Return the choices that *typed* may mean: none, one, or several."""
        words = plain_words(typed)
        if words and words[0].isdigit():
            return self._numbered(int(words[0]), words[1:])
        for exact in (True, False):
            if found := [
                choice for choice in self.choices if self._means(words, choice, exact=exact)
            ]:
                return found
        return []

    def _numbered(self, number: int, rest: list[str]) -> list[Choice]:
        entry = next((entry for entry in self.entries if entry.number == number), None)
        if entry is None or not rest:
            return list(entry.choices) if entry else []
        return self.among(entry.choices).read(" ".join(rest)) if len(entry.choices) > 1 else []

    def _means(self, typed: list[str], choice: Choice, *, exact: bool) -> bool:
        orders = [choice.words]
        if choice.words[0] == "keep":
            orders = [("keep", *cards) for cards in permutations(choice.words[1:])]
        for order in orders:
            tokens = [self._spellings(order, place) for place in range(len(order))]
            starts = {0, self.step} if self.view.phase == Phase.ACTION else {0, 1}
            if any(_fits(typed, tokens[start:], exact=exact) for start in starts):
                return True
        return False

    def _spellings(self, words: Sequence[str], place: int) -> Spellings:
        """Return the ways to type one word of the notation."""
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
        if self.view.phase == Phase.ACTION:
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


def _fits(typed: Sequence[str], tokens: Sequence[Spellings], *, exact: bool) -> bool:
    """Say whether *typed* spells the first of *tokens*, up to where it ends."""
    if not typed:
        return True
    if not tokens:
        return False
    return any(
        _fits(typed[length:], tokens[1:], exact=exact)
        for spelling in tokens[0]
        for length in _lengths(typed, spelling, exact=exact)
    )


def _lengths(typed: Sequence[str], spelling: Sequence[str], *, exact: bool) -> Iterable[int]:
    """Yield how many words of *typed* may stand for *spelling*."""
    if exact:
        return [len(spelling)] if list(typed[: len(spelling)]) == list(spelling) else []
    return [
        length
        for length in range(1, len(spelling) + 1)
        if len(typed) >= length
        and all(
            word.startswith(start) for start, word in zip(typed[:length], spelling, strict=False)
        )
    ]
