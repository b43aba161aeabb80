"""How a game shows itself at the terminal: all that the evening does not know about it.

Each game has a package here, named as in ``games``, whose ``face.py`` holds its
:class:`Face` as ``FACE``.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType

from intriga.cli.menu import Choice, Menu
from intriga.core.game import Game, Json, View
from intriga.core.options import Value
from intriga.core.state import State
from intriga.core.telling import Telling
from intriga.locales import Language

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Drawing(ABC, Generic[V]):
    """Draws what one player sees of a game."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        """Draw in *language*, with players by their *names*."""
        self.language, self.names = language, names

    @abstractmethod
    def table(self, view: V, width: int) -> RenderableType:
        """Return what everybody sees, for a screen of *width* columns."""

    @abstractmethod
    def hand(self, view: V) -> RenderableType:
        """Return the viewer's own cards."""

    def in_hand(self, view: V) -> Sequence[RenderableType]:
        """Return the viewer's own cards where nobody asked for them; nothing if there are none."""
        return [self.hand(view)]

    @abstractmethod
    def known(self, view: V) -> Sequence[RenderableType]:
        """Return what the viewer knows besides, a part for each line."""

    @abstractmethod
    def page(self, view: V, width: int) -> RenderableType:
        """Return the table at length, with what its marks mean."""

    @abstractmethod
    def ending(self, view: V, position: Json) -> RenderableType:
        """Return how the game ended, all cards face up as in *position*."""


Page = Callable[[Any, Any], RenderableType]  # of a drawing and a view


class Face(ABC, Generic[S, V]):
    """One game at the terminal.

    Its sentences are in ``locales/*/<name of the game>``.
    """

    game: ClassVar[Game[Any, Any]]
    players: ClassVar[int] = 4
    """How many play where nobody says."""
    topics: ClassVar[tuple[str, ...]]
    """What there is help on: ``help-<topic>``."""
    extras: ClassVar[tuple[str, ...]]
    """The options that are switches of their own in the set-up: ``cli-extra-<option>``."""
    news: ClassVar[frozenset[str]]
    """The tellings that begin something new in the log."""
    pages: ClassVar[Mapping[str, Page]] = {}
    """What commands of the game's own show: ``command-<name>``."""

    # --- before the game

    @abstractmethod
    def preset_for(self, locale: str, players: int) -> str:
        """Return the preset that people with *locale* are likely to know."""

    @abstractmethod
    def first(self, values: Mapping[str, Value], winner: int | None) -> int | None:
        """Return who begins after a game that *winner* won, None where chance decides."""

    @abstractmethod
    def remarks(self, values: Mapping[str, Value]) -> list[Telling]:
        """Return what is to be said before the deal besides who plays."""

    # --- what is seen and asked

    @abstractmethod
    def drawing(self, language: Language, names: Sequence[str]) -> Drawing[V]:
        """Return what draws this game."""

    @abstractmethod
    def menu(
        self, view: V, choices: Sequence[Choice], language: Language, names: Sequence[str]
    ) -> Menu[V]:
        """Return the answers to the question that is put to the seat of *view*."""

    @abstractmethod
    def imaginable(self, view: V) -> list[Choice]:
        """Return what may be answered to questions like that of *view*, legal now or not."""

    # --- what is told

    @abstractmethod
    def opening(self, view: V) -> list[Telling]:
        """Return what is told when a game has been dealt."""

    @abstractmethod
    def tell(self, before: V, seat: int, heard: int, after: V) -> list[Telling]:
        """Return what the viewer of *before* and *after* learns of an input of *seat*."""

    @abstractmethod
    def closes(self, before: V, seat: int, heard: int, after: V) -> bool:
        """Say whether an input of *seat* left no question for those who answered with it."""

    @abstractmethod
    def only_watches(self, view: V) -> bool:
        """Say whether there is nothing left to do for the seat of *view*."""


AnyFace = Face[Any, Any]


def face_of(game: str) -> AnyFace:
    """Return the face of the game called *game*, loaded when it is asked for."""
    module = import_module(f"intriga.cli.{game.replace('-', '_')}.face")
    face: AnyFace = module.FACE
    return face
