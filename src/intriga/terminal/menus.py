"""The answers open to the person: a list to choose from, and what may be typed for them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from rich.console import RenderableType

from intriga.core.view import View
from intriga.terminal.lists import ListLine, listed
from intriga.terminal.typed import number_in, plain_words
from intriga.words import Language

Spellings = list[list[str]]
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal answer: its action id and its words in the notation."""

    action: int
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Entry(ListLine):
    """A line of the menu, and what its number leads to."""

    choices: tuple[Choice, ...] = ()


class Menu(ABC, Generic[V]):
    """What may be answered to one question."""

    shows_hand: bool = False
    """Whether the list shows the viewer's cards too."""
    steps: bool = False
    """Whether what is typed first leads to a further question."""

    def __init__(
        self, view: V, choices: Sequence[Choice], language: Language, names: Sequence[str]
    ) -> None:
        """List *choices* of the seat of *view*, with players by their *names*."""
        self.view, self.choices, self.language, self.names = view, choices, language, names

    def among(self, choices: Sequence[Choice]) -> "Menu[V]":
        """Return the menu of some of the choices."""
        return type(self)(self.view, choices, self.language, self.names)

    @abstractmethod
    def question(self) -> str:
        """Return what is asked: the question of the rules, or what an answer still lacks."""

    # --- the list

    @cached_property
    def entries(self) -> list[Entry]:
        """The lines of the menu."""
        groups: dict[tuple[str, ...], list[Choice]] = {}
        for choice in self.choices:
            groups.setdefault(self.key(choice), []).append(choice)
        return [
            self.entry(place, key, group) for place, (key, group) in enumerate(groups.items(), 1)
        ]

    @abstractmethod
    def entry(self, place: int, key: tuple[str, ...], choices: Sequence[Choice]) -> Entry:
        """Return the entry of the *choices* with one *key*, the *place*-th of the list."""

    def key(self, choice: Choice) -> tuple[str, ...]:
        """Return the words that answers of one entry have in common."""
        return choice.words

    def drawn(self, *, scarce: bool) -> RenderableType:
        """Return the list, in fewer lines where they are *scarce*."""
        return listed(self.entries, scarce=scarce)

    @property
    def passes(self) -> Choice | None:
        """The answer that lets everything go on, None where there is none."""
        return next((choice for choice in self.choices if choice.words == ("pass",)), None)

    @property
    def default(self) -> Choice | None:
        """The answer that Enter gives: to let it pass, or the only one there is."""
        return self.choices[0] if len(self.choices) == 1 else self.passes

    # --- reading an answer

    def read(self, typed: str) -> list[Choice]:
        """Return the choices that *typed* may mean: none, one, or several."""
        words = self.split(typed)
        if words and words[0].isdecimal():
            return self._numbered(words[0], words[1:])
        for exact in (True, False):
            if found := [
                choice for choice in self.choices if self._means(words, choice, exact=exact)
            ]:
                return found
        return []

    def split(self, typed: str) -> list[str]:
        """Return the words of what was typed."""
        return plain_words(typed)

    def _numbered(self, typed: str, rest: list[str]) -> list[Choice]:
        number = number_in(typed, range(1, len(self.entries) + 1))
        entry = next((entry for entry in self.entries if entry.number == number), None)
        if entry is None or not rest:
            return list(entry.choices) if entry else []
        return self.among(entry.choices).read(" ".join(rest)) if len(entry.choices) > 1 else []

    def _means(self, typed: list[str], choice: Choice, *, exact: bool) -> bool:
        for order in self.orders(choice.words):
            tokens = [self.spellings(order, place) for place in range(len(order))]
            if any(_fits(typed, tokens[start:], exact=exact) for start in self.starts):
                return True
        return False

    @property
    def starts(self) -> set[int]:
        """The words of an answer with which one may begin to type it."""
        return {0, 1}

    def orders(self, words: tuple[str, ...]) -> Iterable[tuple[str, ...]]:
        """Yield the orders in which the words of an answer may be typed."""
        yield words

    @abstractmethod
    def spellings(self, words: Sequence[str], place: int) -> Spellings:
        """Return the ways to type one of the words of an answer."""


AnyMenu = Menu[Any]


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


def _lengths(typed: Sequence[str], spelling: Sequence[str], *, exact: bool) -> Iterator[int]:
    """Yield how many words of *typed* may stand for *spelling*."""
    if exact:
        if list(typed[: len(spelling)]) == list(spelling):
            yield len(spelling)
        return
    for length, (start, word) in enumerate(zip(typed, spelling, strict=False), start=1):
        if not _begins(word, start):
            return
        yield length


def _begins(word: str, start: str) -> bool:
    """Say whether *start* may stand for *word*; a number stands for itself alone."""
    return word == start if start.isdigit() else word.startswith(start)
