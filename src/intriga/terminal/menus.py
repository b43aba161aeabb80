"""The answers open to the person: a list to choose from, and what may be typed for them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Generic, Self, TypeVar

from rich.console import RenderableType

from intriga.core.message import Message
from intriga.core.table_rules import PASS, Offer
from intriga.core.view import View
from intriga.terminal.lists import Listed, ListLine
from intriga.terminal.typed import number_in, plain_words
from intriga.words import Language
from intriga.words.sentences import sentence

Spellings = list[list[str]]
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Prompt(Generic[V_co]):
    """A question: what the seat that is asked sees, what it is asked, what it may answer."""

    view: V_co
    question: Message
    offers: Sequence[Offer]


@dataclass(frozen=True, slots=True)
class Entry(ListLine):
    """A line of the menu, and what its number leads to."""

    offers: tuple[Offer, ...] = ()


class Menu(ABC, Generic[V]):
    """What may be answered to one question."""

    shows_hand: bool = False
    """Whether the list shows the viewer's cards too."""
    steps: bool = False
    """Whether what is typed first leads to a further question."""

    def __init__(self, prompt: Prompt[V], language: Language, names: Sequence[str]) -> None:
        """List the answers to *prompt*, with players by their *names*."""
        self.prompt, self.language, self.names = prompt, language, names
        self.view, self.offers = prompt.view, prompt.offers

    def among(self, offers: Sequence[Offer]) -> Self:
        """Return the menu of some of the answers."""
        return type(self)(replace(self.prompt, offers=offers), self.language, self.names)

    def question(self) -> str:
        """Return what is asked: the question of the table, or what an answer still lacks."""
        return sentence(self.language, self.names, self.prompt.question)

    # --- the list

    @cached_property
    def entries(self) -> list[Entry]:
        """The lines of the menu."""
        groups: dict[tuple[str, ...], list[Offer]] = {}
        for offer in self.offers:
            groups.setdefault(self.key(words_of(offer)), []).append(offer)
        return [
            self.entry(place, key, group) for place, (key, group) in enumerate(groups.items(), 1)
        ]

    @abstractmethod
    def entry(self, place: int, key: tuple[str, ...], offers: Sequence[Offer]) -> Entry:
        """Return the entry of the *offers* with one *key*, the *place*-th of the list."""

    def key(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return those of *words* that answers of one entry have in common."""
        return words

    def drawn(self, *, scarce: bool) -> RenderableType:
        """Return the list, in fewer lines where they are *scarce*."""
        return Listed(self.entries, scarce=scarce)

    @property
    def passes(self) -> Offer | None:
        """The answer that lets everything go on, None where there is none."""
        return next((offer for offer in self.offers if offer.words == PASS), None)

    @property
    def default(self) -> Offer | None:
        """The answer that Enter gives: to let it pass, or the only one there is."""
        return self.offers[0] if len(self.offers) == 1 else self.passes

    # --- reading an answer

    def read(self, typed: str) -> list[Offer]:
        """Return the answers that *typed* may mean: none, one, or several."""
        words = self.split(typed)
        if words and words[0].isdecimal():
            return self._numbered(words[0], words[1:])
        for exact in (True, False):
            if found := [
                offer for offer in self.offers if self._means(words, words_of(offer), exact=exact)
            ]:
                return found
        return []

    def split(self, typed: str) -> list[str]:
        """Return the words of what was typed."""
        return plain_words(typed)

    def _numbered(self, typed: str, rest: list[str]) -> list[Offer]:
        number = number_in(typed, range(1, len(self.entries) + 1))
        entry = next((entry for entry in self.entries if entry.number == number), None)
        if entry is None or not rest:
            return list(entry.offers) if entry else []
        return self.among(entry.offers).read(" ".join(rest)) if len(entry.offers) > 1 else []

    def _means(self, typed: list[str], words: tuple[str, ...], *, exact: bool) -> bool:
        for order in self.orders(words):
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


def words_of(offer: Offer) -> tuple[str, ...]:
    """Return the words of the answer *offer*, one by one."""
    return tuple(offer.words.split(" "))


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
