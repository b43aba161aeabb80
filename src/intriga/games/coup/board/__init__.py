"""Coup at the terminal: its table, its hands and its answers, drawn from views."""

from collections.abc import Sequence
from typing import Final

from intriga.games.coup.board.drawing import CoupDrawing
from intriga.games.coup.board.menu import CoupMenu, imaginable
from intriga.games.coup.state import CoupState
from intriga.games.coup.table_rules import TABLE_RULES
from intriga.games.coup.view import CoupView
from intriga.terminal.boards import TerminalBoard
from intriga.terminal.menus import Choice
from intriga.words import Language


class CoupBoard(TerminalBoard[CoupState, CoupView]):
    """Coup at the terminal."""

    table_rules = TABLE_RULES

    def drawing(self, language: Language, names: Sequence[str]) -> CoupDrawing:
        """Return what draws this game."""
        return CoupDrawing(language, names)

    def menu(
        self, view: CoupView, choices: Sequence[Choice], language: Language, names: Sequence[str]
    ) -> CoupMenu:
        """Return the answers to the question that is put to the seat of *view*."""
        return CoupMenu(view, choices, language, names)

    def imaginable(self, view: CoupView) -> list[Choice]:
        """Return what may be answered to questions like that of *view*, legal now or not."""
        return imaginable(view)


BOARD: Final = CoupBoard()
