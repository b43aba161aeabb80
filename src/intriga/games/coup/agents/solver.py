"""The solver: it plays a game of two by solving every turn again, with the beliefs of both.

It looks for what nobody can use, and never adapts to anybody.
"""

import re
from collections.abc import Callable, Sequence
from copy import copy
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.base import SlowToBegin
from intriga.agents.registry import agent
from intriga.agents.reweighted import Weigher
from intriga.core.agent import Told
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.turn_nets import FILE, leaf_nets
from intriga.games.coup.inputs import Input
from intriga.games.coup.study.turns.resolved_turns import ResolvedTurns
from intriga.games.coup.study.turns.turn_roots import (
    Line,
    TurnRoot,
    is_served,
    root_of,
    seen_turn,
)
from intriga.games.coup.view.view import CoupView

if TYPE_CHECKING:
    from numpy.typing import NDArray

GAME: Final = "coup"
ROUNDS: Final = "300"
MOST_ROUNDS: Final = 100_000
ELSEWHERE: Final = "attentive:lookahead"  # the master


class Solver:
    """Plays two-player games of the base rules by solving each turn; elsewhere as the master.

    Its belief about both hands follows from all that the table has heard, where somebody tells it.
    Where nobody does, it is as even as the deal but for the answers of the present turn, so that it
    plays worse.  A player who does something that no hand would do is believed to hold whatever
    the cards allow.
    """

    def __init__(self, turns: ResolvedTurns, elsewhere: Callable[[], Any]) -> None:
        """Play by *turns*; *elsewhere* makes the agent that plays all other games."""
        self.turns = turns
        self.told: Told | None = None
        self._elsewhere = elsewhere

    @property
    def elsewhere(self) -> Weigher:
        """The agent that plays where this one does not."""
        return self._elsewhere()

    def having_heard(self, told: Told) -> "Solver":
        """Return the agent as it plays where the table has heard *told*."""
        twin = copy(self)
        twin.told = told
        return twin

    def prepare(self) -> None:
        """Compile what it solves turns with, and what plays elsewhere."""
        self.turns.prepare()
        if isinstance(self.elsewhere, SlowToBegin):
            self.elsewhere.prepare()

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, [*self.weigh(view, legal)])[0]

    def weigh(self, view: CoupView, legal: Sequence[int]) -> "Sequence[float] | NDArray[Any]":
        """Return the probability of each of *legal* for the seat of *view*."""
        found = self.odds(view, legal, self.told)
        return self.elsewhere.weigh(view, legal) if found is None else found

    def odds(
        self, view: CoupView, legal: Sequence[int], told: Told | None = None
    ) -> list[float] | None:
        """Return the probability of each of *legal* by the turn that it solves.

        None where it does not serve the table of *view*, or the turn does not follow from *told*,
        what the table has heard, nor from the view alone.
        """
        if view.seat is None or not is_served(view):
            return None
        if len(legal) == 1:
            return [1.0]
        if proofs := [action for action in legal if Input.PROVE <= action < Input.BLOCK]:
            return [float(action == proofs[0]) for action in legal]
        found = None if told is None else self._heard(view, legal, told)
        return self._seen(view, legal) if found is None else found

    def _heard(self, view: CoupView, legal: Sequence[int], told: Told) -> list[float] | None:
        """Return the odds by all that the table has heard, None where it heard no beginning."""
        root = root_of(told.began)
        return None if root is None else self._at(view, legal, root, told.answers)

    def _seen(self, view: CoupView, legal: Sequence[int]) -> list[float] | None:
        """Return the odds by the present turn alone, None where it is unknown."""
        seen = seen_turn(view, legal)
        return None if seen is None else self._at(view, legal, *seen)

    def _at(
        self, view: CoupView, legal: Sequence[int], root: TurnRoot, line: Line
    ) -> list[float] | None:
        seat = view.seat or 0
        try:
            turn, reached = self.turns.at(root, line, seat)
        except ValueError:  # an answer that no tree has
            return None
        return turn.chances(reached.node, seat, view.hand, legal)


@cache
def solver(rounds: str = ROUNDS, nets: Path = FILE) -> Solver:
    """Plays two-player games of the base rules by solving each turn; elsewhere as the master.

    Raises:
        BadOptions: *rounds* is no number from 1 to 100,000, or there are no networks of leaves.
    """
    if not re.fullmatch("[1-9][0-9]{0,5}", rounds) or int(rounds) > MOST_ROUNDS:
        wanted = f"a number of rounds is from 1 to {MOST_ROUNDS:,}"
        raise BadOptions("agents", f"{wanted}, not {rounds!r}")
    return Solver(ResolvedTurns(leaf_nets(nets), int(rounds)), _master)


def equilibrium(nets: Path = FILE) -> Solver | None:
    """Return the solver with the networks in the file *nets*, None where there is none."""
    return solver(nets=nets) if nets.exists() else None


def _master() -> Any:  # noqa: ANN401  an agent that weighs
    return agent(ELSEWHERE, GAME)
