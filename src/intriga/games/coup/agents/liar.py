"""A player of Coup that lies all the time."""

from collections.abc import Sequence
from random import Random
from typing import Final

from intriga.games.coup.agents.coup_agent import CoupAgent
from intriga.games.coup.agents.moves import Turn, open_claims, turns_of
from intriga.games.coup.agents.strength import danger
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, Action

LIES: Final = (Action.COUP, Action.ASSASSINATE, Action.TAX)  # a liar takes the first legal one


class Liar(CoupAgent):
    """Strikes as soon as it can pay, else taxes; blocks everything; never challenges."""

    def turn(self, view: CoupView, legal: Sequence[int], random: Random) -> int:
        """Choose a coup, else an assassination, else tax, whatever it holds."""
        turns = turns_of(view, legal)
        for action in LIES:
            found = [turn for turn in turns if turn.action == action and not _is_vain(view, turn)]
            if found:
                return max(found, key=lambda turn: _fear(view, turn, random)).id
        return random.choice(legal)

    def challenge(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Let every claim pass."""
        return Input.PASS

    def block(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Block whatever may be blocked."""
        return random.choice([action for action in legal if action != Input.PASS])

    def estate(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Claim the Lawyer wherever it may."""
        return Input.CLAIM if Input.CLAIM in legal else legal[0]


def _is_vain(view: CoupView, turn: Turn) -> bool:
    """Say whether *turn* assassinates somebody whose Contessa was believed before."""
    killing = turn.action == Action.ASSASSINATE
    return killing and open_claims(view, turn.target, CONTESSA) > 0


def _fear(view: CoupView, turn: Turn, random: Random) -> tuple[float, float]:
    """Return the danger of the target, and a random number to part equals."""
    feared = danger(view, view.turn, turn.target) if turn.target >= 0 else 0.0
    return feared, random.random()
