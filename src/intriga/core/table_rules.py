"""What a table has to know of a game besides its rules.

The rules say what may be done; a host also knows who begins the next game, what
silence means, how an answer is told and what everybody may remember.  Terminal
and server ask the :class:`TableRules` of a game for all of it, and hand it views,
never states, so nothing that it says can leak.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

from intriga.core.message import Message
from intriga.core.options import Value, When
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that is open to a seat, with what its button shows.

    ``claim`` is the word of the character it claims, ``!duke`` to hold none of it;
    ``true`` says whether the claim would be true; ``price`` is in coins.
    """

    words: str
    claim: str | None = None
    true: bool | None = None
    price: int = 0


@dataclass(frozen=True, slots=True)
class Subject:
    """What a reaction is to, all of it said aloud: who acts, what is claimed, at whom.

    ``by`` is the seat reacted to; ``action`` and ``claim`` are words of the notation,
    ``claim`` None where nothing is claimed; ``at`` is the target, None for none.
    """

    by: int
    action: str
    claim: str | None = None
    at: int | None = None


class TableRules(ABC, Generic[S, V]):
    """One game as a table hosts it; its sentences are in ``locales/*/<name of the game>``."""

    ruleset: ClassVar[Ruleset[Any, Any]]
    players: ClassVar[int] = 4
    """How many play where nobody says."""
    topics: ClassVar[tuple[str, ...]]
    """What there is help on: ``help-<topic>``."""
    help_when: ClassVar[Mapping[str, tuple[When, ...]]] = {}
    """Where there is something to say on a topic; without an entry everywhere."""
    extras: ClassVar[tuple[str, ...]]
    """The options that a set-up shows first."""
    news: ClassVar[frozenset[str]]
    """The messages that begin something new in the log."""

    # --- before the game

    @abstractmethod
    def preset_for(self, locale: str, players: int) -> str:
        """Return the preset that people with *locale* are likely to know."""

    @abstractmethod
    def first(self, values: Mapping[str, Value], winner: int | None) -> int | None:
        """Return who begins after a game that *winner* won, None where chance decides."""

    @abstractmethod
    def remarks(self, values: Mapping[str, Value]) -> list[Message]:
        """Return what is to be said before the deal besides who plays."""

    # --- what is asked

    @abstractmethod
    def question(self, view: V) -> Message:
        """Return the question put to the seat of *view*, which is awaited."""

    @abstractmethod
    def reacts(self, view: V) -> bool:
        """Say whether the seats awaited react to what another did, so that they may let it pass."""

    @abstractmethod
    def subject(self, view: V) -> Subject | None:
        """Return what the seats awaited react to, None where they do not."""

    @abstractmethod
    def silence(self, view: V, legal: Sequence[int], random: Random) -> int:
        """Return the one of *legal* that counts for a seat whose time has run out.

        To react is to be silent, which lets things pass; a forced choice is made by
        chance, and so that a time-out cannot be told from an answer.
        """

    @abstractmethod
    def offer(self, view: V, words: str) -> Offer:
        """Return the answer *words*, open to the seat of *view*."""

    # --- what is told

    @abstractmethod
    def opening(self, view: V) -> list[Message]:
        """Return what is told when a game has been dealt."""

    @abstractmethod
    def tell(self, before: V, seat: int, heard: int, after: V) -> list[Message]:
        """Return what the viewer of *before* and *after* learns of an input of *seat*.

        Of an input of which spectators learn nothing, nobody does.
        """

    @abstractmethod
    def closes(self, before: V, seat: int, heard: int, after: V) -> bool:
        """Say whether an input of *seat* left no question for those who answered with it."""

    @abstractmethod
    def only_watches(self, view: V) -> bool:
        """Say whether there is nothing left to do for the seat of *view*."""

    def memory(self, view: V) -> Json:
        """Return what the seat of *view* may remember besides the position, in words."""
        return {**self.common_memory(view), **self.own_memory(view)}

    @abstractmethod
    def common_memory(self, view: V) -> Json:
        """Return what all may remember alike: the same from whoever's view it is made."""

    def own_memory(self, view: V) -> Json:  # noqa: ARG002  where all know the same
        """Return what not everybody may remember."""
        return {}

    @abstractmethod
    def material(self, view: V) -> Json:
        """Return what lies on the table all game long: characters, actions, the cards' marks."""


AnyTableRules = TableRules[Any, Any]
