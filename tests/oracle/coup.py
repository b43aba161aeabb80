"""The oracle's Coup: a naive, slow second implementation of the rules.

It is used like this:

    game = CoupOracle.from_header(header)
    game.input(0, "tax", iter([]))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.oracle.coup_flow import Flow
from tests.oracle.coup_setup import check_header, deal_header, recorded_options
from tests.oracle.coup_table import Table, pending_position
from tests.oracle.draws import recording

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

STANDING_PHASES = ("SETUP_PICK", "SETUP_FACTION", "ACTION", "GAME_OVER")


class CoupOracle:
    """One game of Coup."""

    def __init__(self, header: dict[str, Any]) -> None:
        """Begin the game that a header describes."""
        self._header = header
        self._history: list[tuple[int, str, list[str]]] = []
        self._start()

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> CoupOracle:
        """Return the game of a header line, dealt or from a position."""
        return cls(header)

    @staticmethod
    def deal(
        preset: str, options: dict[str, Any], seats: list[str], first: int, rng: random.Random
    ) -> dict[str, Any]:
        """Return the header of a randomly dealt game."""
        return deal_header(preset, options, seats, first, rng)

    @property
    def winner(self) -> int | None:
        """Return the seat that has won, None while the game goes on."""
        return self._flow.winner

    @property
    def phase(self) -> str:
        """Return the present phase."""
        return self._flow.phase

    def awaiting(self) -> list[int]:
        """Return the seats whose input is awaited, ascending."""
        return sorted(self._flow.awaited)

    def legal_inputs(self, seat: int) -> list[str]:
        """Return the inputs open to a seat, sorted by text."""
        return sorted(self._flow.choices(seat)) if seat in self._flow.awaited else []

    def input(
        self, seat: int, do: str, draws: Iterator[str] | Callable[[dict[str, int]], str]
    ) -> list[str]:
        """Play an input and return what was drawn because of it, in order.

        `draws` names the cards drawn, or is called with the possible cards and their numbers. An
        illegal input or draw raises ValueError and leaves the game as it was.
        """
        if seat not in self._flow.awaited:
            raise ValueError(f"seat {seat} is not awaited in {self.phase}")
        if do not in self._flow.choices(seat):
            raise ValueError(f"{do!r} is not legal in {self.phase} for seat {seat}")
        used: list[str] = []
        self._table.draw_from = recording(draws, used)
        try:
            self._steps.send((seat, do))
        except ValueError:
            self._restore()
            raise
        self._table.draw_from = None
        self._history.append((seat, do, used))
        return used

    def position(self) -> dict[str, Any]:
        """Return the whole position with its keys in the order of the format."""
        table = self._table.position()
        flow = {
            "phase": self._flow.phase,
            "turn": self._flow.turn,
            "awaiting": self.awaiting(),
            "pending": pending_position(self._flow.pending),
            "winner": self._flow.winner,
        }
        first = ("phase", "turn", "awaiting", "coins", "hands", "face_up", "court", "treasury")
        last = ("pending", "factions", "sewer", "estates", "aside", "winner")
        return {key: (table | flow)[key] for key in first + last}

    def check(self) -> None:
        """Raise ValueError where coins or cards are not conserved."""
        self._table.check()

    def _start(self) -> None:
        header = self._header
        options = recorded_options(header["preset"], header.get("options", {}))
        check_header(header, options)
        if header.get("position") is not None:
            self._start_from(header["position"], options)
        else:
            self._table = Table.dealt(header, options)
            phase = "SETUP_PICK" if self._table.by_sets else "SETUP_FACTION"
            awaited = [0, 1] if self._table.by_sets else []
            self._flow = Flow(self._table, phase, header["first"], awaited)
        self._steps = self._flow.game()
        next(self._steps)

    def _start_from(self, position: dict[str, Any], options: dict[str, Any]) -> None:
        if position["pending"] is not None or position["phase"] not in STANDING_PHASES:
            raise ValueError("play cannot go on from the middle of a turn (C1)")
        self._table = Table.placed(self._header, options)
        self._flow = Flow(self._table, position["phase"], position["turn"], position["awaiting"])
        self._flow.winner = position["winner"]

    def _restore(self) -> None:
        """Begin again and repeat what was played."""
        history, self._history = self._history, []
        self._start()
        for seat, do, draws in history:
            self.input(seat, do, iter(draws))
