"""Coup at the terminal: its table, its hands and its answers, drawn from views."""

from collections.abc import Sequence
from typing import Final

from typing_extensions import override

from intriga.core.offers import Offer
from intriga.games.coup.board.drawing import CoupDrawing
from intriga.games.coup.board.menu import CoupMenu, imaginable
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.table_rules import TABLE_RULES
from intriga.games.coup.view.view import CoupView
from intriga.terminal.boards import TerminalBoard
from intriga.terminal.menus import Prompt
from intriga.words import Language


class CoupBoard(TerminalBoard[CoupState, CoupView]):
    """Coup at the terminal."""

    table_rules = TABLE_RULES

    @override
    def drawing(self, language: Language, names: Sequence[str]) -> CoupDrawing:
        return CoupDrawing(language, names)

    @override
    def menu(self, prompt: Prompt[CoupView], language: Language, names: Sequence[str]) -> CoupMenu:
        return CoupMenu(prompt, language, names)

    @override
    def imaginable(self, view: CoupView) -> list[Offer]:
        return imaginable(view)


BOARD: Final = CoupBoard()
