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
    """Draws what one player sees of a game."""

    def __init__(self, language: Language, names: Sequence[str]) -> None:
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


class TerminalBoard(ABC, Generic[S, V]):
    """One game at the terminal.

    ``table_rules`` is what every table knows of it.
    """

    table_rules: AnyTableRules
    pages: ClassVar[Mapping[str, Page]] = {}
    """What commands of the game's own show: ``command-<name>``."""

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The game itself."""
        return self.table_rules.ruleset

    # --- what is seen and asked

    @abstractmethod
    def drawing(self, language: Language, names: Sequence[str]) -> Drawing[V]:
        """Return what draws this game."""

    @abstractmethod
    def menu(self, prompt: Prompt[V], language: Language, names: Sequence[str]) -> Menu[V]:
        """Return the answers to *prompt*."""

    def imaginable(self, view: V) -> list[Offer]:  # noqa: ARG002
        """Return what may be answered to questions like that of *view*, legal now or not.

        Of what is not among them only words as the notation has them are told why they are refused.
        """
        return []


AnyBoard = TerminalBoard[Any, Any]
