"""Pot de Vin, as the evening needs to know it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from intriga.cli.face import Face, Page
from intriga.cli.menu import Choice
from intriga.cli.pot_de_vin.drawing import PotDeVinDrawing
from intriga.cli.pot_de_vin.menu import PotDeVinMenu, imaginable
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table_rules import TABLE_RULES
from intriga.games.pot_de_vin.view import PotDeVinView
from intriga.locales import Language


class PotDeVinFace(Face[PotDeVinState, PotDeVinView]):
    """Pot de Vin at the terminal."""

    table_rules = TABLE_RULES
    pages: ClassVar[Mapping[str, Page]] = {"unseen": PotDeVinDrawing.unseen}

    def drawing(self, language: Language, names: Sequence[str]) -> PotDeVinDrawing:
        """Return what draws this game."""
        return PotDeVinDrawing(language, names)

    def menu(
        self,
        view: PotDeVinView,
        choices: Sequence[Choice],
        language: Language,
        names: Sequence[str],
    ) -> PotDeVinMenu:
        """Return the answers to the question that is put to the seat of *view*."""
        return PotDeVinMenu(view, choices, language, names)

    def imaginable(self, view: PotDeVinView) -> list[Choice]:
        """Return what may be answered to questions like that of *view*, legal now or not."""
        return imaginable(view)


FACE: Final = PotDeVinFace()
