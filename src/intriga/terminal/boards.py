"""How a game shows itself at the terminal: all that a session does not know about it.

A game may have a :class:`TerminalBoard` in its own folder, which its manifest names;
:mod:`intriga.terminal.generic` shows a game that has none.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType

from intriga.core.offers import Offer
from intriga.core.ruleset import Json, Ruleset
from intriga.core.state import State
from intriga.core.table_rules import AnyTableRules
from intriga.core.view import View
from intriga.terminal.menus import Menu, Prompt
from intriga.words import Language

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Drawing(ABC, Generic[V]):
    """Draws the game as one player sees it."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
        self.language, self.names = language, names

    @abstractmethod
    def table(self, view: V, width: int) -> RenderableType:
        """Return the public table, for a screen of *width* columns."""

    @abstractmethod
    def hand(self, view: V) -> RenderableType:
        """Return the viewer's own cards."""

    def in_hand(self, view: V) -> Sequence[RenderableType]:
        """Return the viewer's own cards where nobody asked for them; nothing if there are none."""
        return [self.hand(view)]

    @abstractmethod
    def known(self, view: V) -> Sequence[RenderableType]:
        """Return the viewer's further knowledge, a part for each line."""

    @abstractmethod
    def page(self, view: V, width: int) -> RenderableType:
        """Return the table at length, with a legend of its marks."""

    @abstractmethod
    def ending(self, view: V, position: Json) -> RenderableType:
        """Return how the game ended, all cards face up as in *position*."""


Page = Callable[[Any, Any], RenderableType]  # of a drawing and a view


class TerminalBoard(ABC, Generic[S, V]):
    """One game at the terminal.

    ``table_rules`` are those of all its tables.
    """

    table_rules: AnyTableRules
    pages: ClassVar[Mapping[str, Page]] = {}
    """The pages that the game's own commands show, by ``<name>`` of ``command-<name>``."""

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The game itself."""
        return self.table_rules.ruleset

    # --- drawing and question

    @abstractmethod
    def drawing(self, language: Language, names: Sequence[str]) -> Drawing[V]:
        """Return the drawing of this game."""

    @abstractmethod
    def menu(self, prompt: Prompt[V], language: Language, names: Sequence[str]) -> Menu[V]:
        """Return the answers to *prompt*."""

    def imaginable(self, view: V) -> list[Offer]:  # noqa: ARG002
        """Return the possible answers to questions like that of *view*, legal now or not.

        Any other answer gets a reason for its refusal only if it is written in the notation.
        """
        return []


AnyBoard = TerminalBoard[Any, Any]
