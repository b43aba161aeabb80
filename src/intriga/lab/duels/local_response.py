"""Local best responses to agents that tell their probabilities.

After V. Lisý and M. Bowling, "Equilibrium Approximation Quality of Current No-Limit Poker Bots",
2017, arXiv:1612.07547.  The responder knows the chance of every hand of the agent exactly, by the
agent's own probabilities.  It gives the answer that wins most if it answers as well as can be once
more, and then plays on by one of a few simple ways, whichever is best.  In poker that way is to
call until the end; in a game of claims nothing is so natural, so there are five, which look at
nothing but the own hand and the question: *plain* claims nothing and lets all pass, *truthful*
claims what it holds, *doubting* challenges every claim, *robbing* and *taxing* lie whenever they
can.  (Several ways at once: H. Chang, R. Givan, E. Chong, "Parallel Rollout for Online Solution of
Partially Observable Markov Decision Processes", Discrete Event Dynamic Systems 14, 2004.)

Its wins are a lower bound of what can be won, since they are those of a play that is there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from typing_extensions import override

from intriga.core.ruleset import Ruleset
from intriga.games.coup.agents.population import is_lie
from intriga.games.coup.inputs import Input, kind_of
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.view import CoupView
from intriga.lab.duels.exact_response import OPEN, Exact, ResponseWalk, Tells, Weighed


@dataclass(frozen=True, slots=True)
class SimplePlay:
    """Gives the first answer by *order*, kinds of input, that is open to it, else any.

    Without *lies* it leaves out claims that it could not prove.
    """

    order: tuple[Input, ...]
    lies: bool = False

    def weigh(self, view: CoupView, legal: Sequence[int]) -> list[float]:
        """Return the probability of each of *legal*: 1 for one of them, or all alike."""
        open_ones = [action for action in legal if self.lies or not is_lie(view, action)]
        for kind in self.order:
            for action in open_ones:
                if kind_of(action) == kind:
                    return [float(each == action) for each in legal]
        return [1 / len(legal)] * len(legal)


PLAIN: Final = SimplePlay((Input.COUP, Input.PASS, Input.INCOME))
TRUTHFUL: Final = SimplePlay(
    (Input.COUP, Input.ASSASSINATE, Input.STEAL, Input.TAX, Input.BLOCK, Input.PASS, Input.INCOME)
)
DOUBTING: Final = SimplePlay((Input.COUP, Input.CHALLENGE, Input.PASS, Input.INCOME))
ROBBING: Final = SimplePlay(
    (Input.COUP, Input.ASSASSINATE, Input.STEAL, Input.BLOCK, Input.PASS, Input.INCOME), lies=True
)
TAXING: Final = SimplePlay(
    (Input.COUP, Input.ASSASSINATE, Input.TAX, Input.BLOCK, Input.PASS, Input.INCOME), lies=True
)
WAYS: Final[Sequence[Tells]] = (PLAIN, TRUTHFUL, DOUBTING, ROBBING, TAXING)


def local_response(
    ruleset: Ruleset[Any, Any],
    state: CoupState,
    agent: Tells,
    seat: int,
    depth: int,
    *,
    unfinished: Exact = OPEN,
) -> Exact:
    """Return the share that the local best response of *seat* wins against *agent*.

    As :func:`intriga.lab.duels.exact_response.exact_response`, of which it is never more.

    Raises:
        BadOptions: a state that cannot be dealt again.
    """
    return LocalWalk(ruleset, agent, seat, unfinished=unfinished).begin(state, depth)


class LocalWalk(ResponseWalk):
    """The walk through all that can come if the seat answers as looks best from where it stands."""

    @override
    def __init__(
        self, ruleset: Ruleset[Any, Any], agent: Tells, mine: int, *, unfinished: Exact = OPEN
    ) -> None:
        super().__init__(ruleset, agent, mine, unfinished=unfinished)
        self.ahead = AheadWalk(ruleset, agent, mine, unfinished=unfinished)
        self.ahead.tell(self.told)

    @override
    def decide(self, worlds: list[Weighed], left: int) -> Exact:
        legal = self.game.legal_actions(worlds[0][1], self.mine)
        if len(legal) == 1:
            return self.played(worlds, legal[0], left)
        chosen = max(legal, key=lambda action: self.ahead.played(worlds, action, left).low)
        return self.played(worlds, chosen, left)


class AheadWalk(ResponseWalk):
    """The walk through all that can come if the seat answers once more, and then simply."""

    @override
    def __init__(
        self, ruleset: Ruleset[Any, Any], agent: Tells, mine: int, *, unfinished: Exact = OPEN
    ) -> None:
        super().__init__(ruleset, agent, mine, unfinished=unfinished)
        self.ways = [ResponseWalk(ruleset, agent, mine, way, unfinished=unfinished) for way in WAYS]

    def tell(self, told: dict[bytes, Sequence[float]]) -> None:
        """Look up the agent's choices in *told*, and keep them there."""
        for walk in (self, *self.ways):
            walk.told = told

    @override
    def decide(self, worlds: list[Weighed], left: int) -> Exact:
        legal = self.game.legal_actions(worlds[0][1], self.mine)
        found = [way.played(worlds, action, left) for action in legal for way in self.ways]
        return max(found, key=lambda each: each.low)
