"""Players of Coup that err as people do, and not by moves at random.

They see the network's view, but forget earlier claims, overlook open cards, tell a good answer
from a bad one less surely, and shy away from lies and quarrels or pick them at the wrong time.
Their fault is their judgement: they bluff and challenge as everybody does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.policy import Network, own_network
from intriga.agents.registry import agent
from intriga.agents.reweighted import Attentive, Weigher
from intriga.core.errors import BadOptions, unknown
from intriga.games.coup.agents.assessment import is_certain_lie, unseen_publicly
from intriga.games.coup.agents.moves import influence, own_seat
from intriga.games.coup.agents.population import GAME, Style, claim_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.outcome import DOUBTING
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import Action, Phase


def in_plain_sight(view: CoupView, legal: Sequence[int]) -> Sequence[int]:
    """Return those of *legal* that are left to a player who sees the open cards.

    A claim that the seat knows to be a lie is challenged, which costs nothing.  A character of
    which all copies lie face up is not claimed, unless the seat has nothing to lose.
    """
    if Input.CHALLENGE in legal and is_certain_lie(view):
        return [Input.CHALLENGE]
    gone = {slot for slot, left in enumerate(unseen_publicly(view)) if left <= 0}
    if not gone or _is_struck_down(view):
        return legal
    return [action for action in legal if claim_of(view, action) not in gone] or legal


def _is_struck_down(view: CoupView) -> bool:
    """Say whether the viewer loses the last card unless it blocks."""
    return (
        view.phase == Phase.BLOCK
        and view.action == Action.ASSASSINATE
        and influence(view, own_seat(view)) == 1
    )


def attentive(name: str = "lookahead") -> Attentive:
    """Plays as another agent does, but sees the cards face up.

    Raises:
        BadOptions: the agent called *name* tells no probabilities, or there is none.
    """
    base = agent(name, GAME)
    if not isinstance(base, Weigher):
        raise BadOptions("agents", f"{name} does not tell how likely it plays what")
    return Attentive(base, in_plain_sight)


if TYPE_CHECKING:
    from numpy.typing import NDArray

MEMORY: Final = ("seen", "tally", "challenges", "recent")  # of a view: the past


@dataclass(frozen=True, slots=True)
class Faults:
    """The faults in the judgement of a level.

    In the share *forgets* of its answers it forgets earlier claims, proofs and cards seen; in the
    share *overlooks* it overlooks cards face up; both are 0 to 1.  In its *judgement* answers have
    other odds; a sharpness below 1 tells good answers from bad ones less surely, and *nose* is that
    sharpness for challenges.
    """

    forgets: float
    overlooks: float
    nose: float
    judgement: Style


FAULTS: Final = {
    "beginner": Faults(
        1.0, 0.8, 0.3, Style(sharpness=0.2, lies=0.08, challenges=0.08, blocks=0.3, spends=0.15)
    ),
    "casual": Faults(1.0, 0.4, 0.35, Style(sharpness=0.29, lies=0.33, challenges=0.35)),
    "skilled": Faults(0.4, 0.0, 0.6, Style(sharpness=0.6, lies=0.5, challenges=1.2)),
    "expert": Faults(0.25, 0.0, 1.0, Style(sharpness=0.75, lies=0.9)),
}


class Fallible:
    """Plays by a network, with faults."""

    def __init__(self, network: Network, faults: Faults) -> None:
        """Let *network* judge, with these *faults*."""
        self.network, self.faults = network, faults

    def weigh(self, view: CoupView, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal* for the seat of *view*."""
        return self.weigh_all([view], [legal])[0]

    def weigh_all(
        self, views: Sequence[CoupView], legals: Sequence[Sequence[int]]
    ) -> "list[NDArray[Any]]":
        """Return what :meth:`weigh` does for each of *views*, of tables of one size."""
        forgets = self.faults.forgets
        parts = [forgets] if forgets == 1 else [forgets, 1 - forgets]
        seen = np.array([view.numbers for view in views], np.int8)
        numbers = np.stack([forgotten(seen), seen][: len(parts)], axis=1).reshape(-1, len(seen[0]))
        answers = self.network.look(numbers, views[0].players)
        weighed: list[NDArray[Any]] = []
        for place, (view, legal) in enumerate(zip(views, legals, strict=True)):
            chances = [
                self.network.probabilities(answers, len(parts) * place + at, legal) * part
                for at, part in enumerate(parts)
            ]
            weighed.append(self._misjudged(np.sum(chances, axis=0), view, legal))
        return weighed

    def _misjudged(
        self, known: "NDArray[Any]", view: CoupView, legal: Sequence[int]
    ) -> "NDArray[Any]":
        """Return the chances *known* to the network, as this player judges."""
        judgement = self.faults.judgement
        if view.phase == Phase.PROVE:  # nobody misjudges that
            return known
        sharpness = self.faults.nose if view.phase in DOUBTING else judgement.sharpness
        weights = known**sharpness * judgement.odds(view, legal)
        return weights / weights.sum()

    def act(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, by chance."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, self.weigh(view, legal).tolist())[0]


def forgotten(numbers: "NDArray[np.int8]") -> "NDArray[np.int8]":
    """Return *numbers* [view, width] without those that have to be remembered."""
    left = numbers.copy()
    layout = CoupView.LAYOUT
    for name in MEMORY:
        left[:, layout.at[name] : layout.at[name] + layout.piece(name).width] = 0
    return left


def fallible(level: str = "casual") -> Attentive:
    """Plays as the network does, with the faults of a *level*.

    Raises:
        BadOptions: *level* has no such player.
    """
    if level not in FAULTS:
        raise BadOptions("agents", unknown("fallible player called", level, [*FAULTS]))
    faults = FAULTS[level]
    return Attentive(Fallible(own_network(GAME), faults), in_plain_sight, faults.overlooks)
