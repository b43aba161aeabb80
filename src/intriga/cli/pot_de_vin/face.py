"""Pot de Vin, as the evening needs to know it."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from intriga.cli.face import Face, Page
from intriga.cli.menu import Choice
from intriga.cli.pot_de_vin.drawing import PotDeVinDrawing
from intriga.cli.pot_de_vin.menu import PotDeVinMenu, imaginable
from intriga.core.options import Value
from intriga.core.telling import Telling
from intriga.games.pot_de_vin.eyes import PotDeVinView
from intriga.games.pot_de_vin.game import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.telling import opening, tell
from intriga.games.pot_de_vin.vocabulary import Phase
from intriga.locales import Language


class PotDeVinFace(Face[PotDeVinState, PotDeVinView]):
    """Pot de Vin at the terminal."""

    game = POT_DE_VIN
    topics = (
        *("setup", "cards", "trump", "lead", "follow", "gems", "winning", "taking", "end"),
        *("points", "jokers", "pairs", "six", "table"),
    )
    extras = ("pairs", "joker", "deck")
    news = frozenset({"log-round"})
    pages: ClassVar[Mapping[str, Page]] = {"unseen": PotDeVinDrawing.unseen}

    # --- before the game

    def preset_for(self, locale: str, players: int) -> str:  # noqa: ARG002
        """Return the one edition there is."""
        return "pot-de-vin"

    def first(self, values: Mapping[str, Value], winner: int | None) -> int | None:  # noqa: ARG002
        """Return None: chance decides who leads first (PDV-SU-05)."""
        return None

    def remarks(self, values: Mapping[str, Value]) -> list[Telling]:  # noqa: ARG002
        """Return nothing: the log tells who are partners."""
        return []

    # --- what is seen and asked

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

    # --- what is told

    def opening(self, view: PotDeVinView) -> list[Telling]:
        """Return what is told when a game has been dealt."""
        return opening(view)

    def tell(
        self, before: PotDeVinView, seat: int, heard: int, after: PotDeVinView
    ) -> list[Telling]:
        """Return what the viewer of *before* and *after* learns of an input of *seat*."""
        return tell(before, seat, heard, after)

    def closes(
        self,
        before: PotDeVinView,
        seat: int,  # noqa: ARG002
        heard: int,  # noqa: ARG002
        after: PotDeVinView,
    ) -> bool:
        """Say whether another question is asked: of those who discard each one counts."""
        return before.phase != after.phase

    def only_watches(self, view: PotDeVinView) -> bool:
        """Say whether the seat of *view* has no cards left while rounds are still to come."""
        playing = view.phase in {Phase.LEAD, Phase.FOLLOW, Phase.LEAVE}
        return playing and not view.hand and view.round < view.rounds


FACE: Final = PotDeVinFace()
