"""What lies in plain sight: answers that nobody gives who looks at the cards on the table."""

from collections.abc import Sequence

from intriga.agents.leaning import Attentive, Weigher
from intriga.agents.registry import agent
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.counting import is_certain_lie, unseen_publicly
from intriga.games.coup.agents.moves import influence, own_seat
from intriga.games.coup.agents.styles import GAME, claim_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import Action, Phase


def in_plain_sight(view: CoupView, legal: Sequence[int]) -> Sequence[int]:
    """Return those of *legal* that are left to somebody who sees what lies there.

    What the seat knows to be a lie is challenged, which costs nothing.  A character of which all
    copies lie face up is not claimed, unless the seat has nothing to lose.
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
    """Plays as another agent does, but sees what lies face up.

    Raises:
        BadOptions: the agent called *name* tells no probabilities, or there is none.
    """
    base = agent(name, GAME)
    if not isinstance(base, Weigher):
        raise BadOptions("agents", f"{name} does not tell how likely it plays what")
    return Attentive(base, in_plain_sight)
