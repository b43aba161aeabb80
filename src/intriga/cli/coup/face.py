"""Coup, as the evening needs to know it."""

from collections.abc import Sequence
from typing import Final

from intriga.cli.coup.drawing import CoupDrawing
from intriga.cli.coup.menu import CoupMenu, imaginable
from intriga.cli.face import Face
from intriga.cli.menu import Choice
from intriga.games.coup.state import CoupState
from intriga.games.coup.table_rules import TABLE_RULES
from intriga.games.coup.view import CoupView
from intriga.locales import Language


class CoupFace(Face[CoupState, CoupView]):
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


FACE: Final = CoupFace()
