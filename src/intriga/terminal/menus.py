"""The answers open to the person: lists to choose from by number, and the ways to type them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import zip_longest
from typing import Any, Final, Generic, Self, TypeVar

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer, OfferGroup, shared_path
from intriga.core.table_rules import PASS
from intriga.core.view import View
from intriga.terminal.lines import number_in, plain_words
from intriga.words import Language
from intriga.words.sentences import sentence

WIDEST: Final = 1000  # columns; no line is as long
LONG: Final = 6  # lines from which on a list is made shorter where lines are scarce


@dataclass(frozen=True, slots=True)
class ListLine:
    """A line to choose: its number, its label, and a note about it, at length or in brief."""

    number: int
    label: str
    details: tuple[Text, ...] = ()
    brief: Text = field(default_factory=Text)


class Listed:
    """Lines one below the other, with shorter notes if lines or columns are scarce."""

    def __init__(self, lines: Sequence[ListLine], *, scarce: bool) -> None:
        """List *lines*, two side by side if lines are *scarce* and there are many."""
        self.lines, self.scarce = lines, scarce and len(lines) > LONG

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        """Yield the fullest list that fits, or else the shortest."""
        *fuller, shortest = self._grids()
        wide = options.update(max_width=WIDEST)
        for grid in fuller:
            if console.measure(grid, options=wide).maximum <= options.max_width:
                yield grid
                return
        yield shortest

    def _grids(self) -> Iterator[Table]:
        """Yield lists that say less and less."""
        if self.scarce:
            yield self._side_by_side()
        for details in range(max((len(line.details) for line in self.lines), default=0), 0, -1):
            yield _below((line, line.details[:details]) for line in self.lines)
        yield _below((line, [line.brief]) for line in self.lines)
        yield _below((line, []) for line in self.lines)

    def _side_by_side(self) -> Table:
        """Return two in a line, with their brief notes."""
        grid, half = _grid(2, 2), -(-len(self.lines) // 2)
        cells = [(str(line.number), line.label, line.brief) for line in self.lines]
        for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("", "", "")):
            grid.add_row(*left, *right)
        return grid


def _below(lines: Iterable[tuple[ListLine, Sequence[Text]]]) -> Table:
    """Return a line for each, with its note."""
    grid = _grid(1)
    for line, details in lines:
        grid.add_row(str(line.number), line.label, *details)
    return grid


def _grid(*blocks: int) -> Table:
    """Return a grid; each of *blocks* has a number and as many columns of text as it counts."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for texts in blocks:
        grid.add_column(justify="right", min_width=4, no_wrap=True, style="bold cyan")
        for _ in range(texts):
            grid.add_column(overflow="fold")
    return grid


def numbered(labels: Iterable[RenderableType]) -> Table:
    """Return *labels* as a list to choose from by number."""
    grid = Table.grid(padding=(0, 2), pad_edge=True)
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column()
    for number, label in enumerate(labels, start=1):
        grid.add_row(str(number), label)
    return grid


BUTTONS: Final = AnswerForm()
Spellings = list[list[str]]
V = TypeVar("V", bound=View)
V_co = TypeVar("V_co", bound=View, covariant=True)


@dataclass(frozen=True, slots=True)
class Prompt(Generic[V_co]):
    """A question: the view of the seat that is asked, its answers, and their form."""

    view: V_co
    question: Message
    offers: Sequence[Offer]
    form: AnswerForm = BUTTONS


@dataclass(frozen=True, slots=True)
class Entry(ListLine):
    """A line of the menu, and the answer or group that its number chooses."""

    offers: tuple[Offer, ...] = ()


class Menu(ABC, Generic[V]):
    """The answers to one question."""

    shows_hand: bool = False
    """Whether the list shows the viewer's cards too."""

    def __init__(self, prompt: Prompt[V], language: Language, names: Sequence[str]) -> None:
        self.prompt, self.language, self.names = prompt, language, names
        self.view, self.offers = prompt.view, prompt.offers
        self.path = shared_path(self.offers) if self.offers else ()
        self._groups: dict[tuple[str, ...], OfferGroup] = {
            (*group.path, group.name): group for group in prompt.form.groups
        }

    def among(self, offers: Sequence[Offer]) -> Self:
        """Return the menu of some of the answers."""
        return type(self)(replace(self.prompt, offers=offers), self.language, self.names)

    def question(self) -> str:
        """Return the question of the table, or that for the missing part of an answer."""
        if self.path not in self._groups:
            also = self.prompt.form.also
            asked = [self.prompt.question, *([also] if also else [])]
            return " ".join(map(self.said, asked))
        within = [self._groups[self.path[: depth + 1]] for depth in range(len(self.path))]
        menu = ", ".join(self.said(group.label) for group in within)
        return self.language.format("in-menu", menu=menu, answer=self.said(within[-1].asks))

    def said(self, message: Message) -> str:
        """Return *message* as people read it."""
        return sentence(self.language, self.names, message)

    # --- the list

    @cached_property
    def entries(self) -> list[Entry]:
        """The lines of the menu; where each is a seat, it has the number of its seat."""
        choices = self._choices()
        by_seat = all(choice.seat is not None for choice, _ in choices)
        return [
            self.entry(
                choice.seat if by_seat and choice.seat is not None else place, choice, offers
            )
            for place, (choice, offers) in enumerate(choices, 1)
        ]

    def _choices(self) -> list[tuple[Offer | OfferGroup, tuple[Offer, ...]]]:
        """Return the choices: answers, and groups with the answers in them."""
        found: dict[str | tuple[str, ...], list[Offer]] = {}
        for offer in self.offers:
            within = offer.path[: len(self.path) + 1]
            deeper = len(within) > len(self.path) and within in self._groups
            found.setdefault(within if deeper else offer.words, []).append(offer)
        return [
            (offers[0] if isinstance(key, str) else self._groups[key], tuple(offers))
            for key, offers in found.items()
        ]

    def entry(self, number: int, choice: Offer | OfferGroup, offers: tuple[Offer, ...]) -> Entry:
        """Return the line with a *number* that leads to *offers*: an answer, or a group of some."""
        details, brief = self.about(choice)
        return Entry(number, self.said(choice.label), details, brief, offers)

    def about(self, choice: Offer | OfferGroup) -> tuple[tuple[Text, ...], Text]:  # noqa: ARG002
        """Return notes about *choice*, at length and in brief."""
        return (), Text()

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
        """Return the words of a typed line."""
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
