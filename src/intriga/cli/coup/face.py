"""Coup, as the evening needs to know it."""

from collections.abc import Mapping, Sequence
from typing import Final

from intriga.cli.coup.drawing import CoupDrawing
from intriga.cli.coup.menu import CoupMenu, imaginable
from intriga.cli.face import Face
from intriga.cli.menu import Choice
from intriga.core.options import Value
from intriga.core.telling import Telling
from intriga.games.coup.eyes import CoupView
from intriga.games.coup.game import COUP
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.outcome import Outcome
from intriga.games.coup.state import CoupState
from intriga.games.coup.telling import opening, tell
from intriga.locales import Language


class CoupFace(Face[CoupState, CoupView]):
    """Coup at the terminal."""

    game = COUP
    topics = (
        *("setup", "influence", "turn", "income", "foreign-aid", "coup", "tax", "assassinate"),
        *("steal", "exchange", "block", "challenge", "prove", "costs", "danger", "elimination"),
        *("windows", "end", "talk", "inquisitor", "examine", "patron", "lawyer", "reforma"),
        *("convert", "embezzle", "declared", "two-players", "many-players", "art", "table"),
    )
    extras = ("reforma", "slot_duke", "slot_ambassador", "slot_contessa", "declared_coup")
    news = frozenset(
        f"log-{action}"
        for action in (
            *("income", "foreign-aid", "coup", "coup-named", "tax", "patron", "assassinate"),
            *("assassinate-named", "steal", "exchange", "examine", "convert", "convert-self"),
            "embezzle",
        )
    )

    # --- before the game

    def preset_for(self, locale: str, players: int) -> str:
        """Return the edition of the country of *locale*."""
        language, _, country = locale.split(".", maxsplit=1)[0].replace("-", "_").partition("_")
        if language.lower() != "es":
            return "coup-br"
        spanish = "urbis-reforma" if country.upper() in {"AR", "UY"} else "coup-es"
        return spanish if players <= VARIANTS.presets[spanish].most else "urbis-reforma"

    def first(self, values: Mapping[str, Value], winner: int | None) -> int | None:
        """Return who begins after a game that *winner* won, None where chance decides."""
        if values["first_player"] == "fixed":
            return 0
        return winner if values["first_player"] == "previous_winner_else_random" else None

    def remarks(self, values: Mapping[str, Value]) -> list[Telling]:
        """Remind of what may not be told."""
        return [Telling("cli-talk-ban")] if values["talk_ambassador_ban"] else []

    # --- what is seen and asked

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

    # --- what is told

    def opening(self, view: CoupView) -> list[Telling]:
        """Return what is told when a game has been dealt."""
        return opening(view)

    def tell(self, before: CoupView, seat: int, heard: int, after: CoupView) -> list[Telling]:
        """Return what the viewer of *before* and *after* learns of an input of *seat*."""
        return tell(before, seat, heard, after)

    def closes(self, before: CoupView, seat: int, heard: int, after: CoupView) -> bool:
        """Say whether an input of *seat* closed the window in which it was made."""
        return Outcome(before, seat, heard, after).closed

    def only_watches(self, view: CoupView) -> bool:
        """Say whether the seat of *view* is out of the game."""
        return view.seat not in view.alive


FACE: Final = CoupFace()
