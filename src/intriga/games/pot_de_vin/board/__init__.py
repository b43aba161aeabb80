"""Pot de Vin at the terminal: its table, its hands and its answers, drawn from views."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from typing_extensions import override

from intriga.core.offers import Offer
from intriga.games.pot_de_vin.board.drawing import PotDeVinDrawing
from intriga.games.pot_de_vin.board.menu import PotDeVinMenu, imaginable
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table.table_rules import TABLE_RULES
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.terminal.boards import Page, TerminalBoard
from intriga.terminal.menus import Prompt
from intriga.words import Language


class PotDeVinBoard(TerminalBoard[PotDeVinState, PotDeVinView]):
    """Pot de Vin at the terminal."""

    table_rules = TABLE_RULES
    pages: ClassVar[Mapping[str, Page]] = {"unseen": PotDeVinDrawing.unseen}

    @override
    def drawing(self, language: Language, names: Sequence[str]) -> PotDeVinDrawing:
        return PotDeVinDrawing(language, names)

    @override
    def menu(
        self, prompt: Prompt[PotDeVinView], language: Language, names: Sequence[str]
    ) -> PotDeVinMenu:
        return PotDeVinMenu(prompt, language, names)

    @override
    def imaginable(self, view: PotDeVinView) -> list[Offer]:
        return imaginable(view)


BOARD: Final = PotDeVinBoard()
