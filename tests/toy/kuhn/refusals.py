"""Why an input is refused, told from what its seat may know."""

from intriga.core.errors import Always, Reason
from tests.toy.kuhn.inputs import Input
from tests.toy.kuhn.view import KuhnView
from tests.toy.kuhn.vocabulary import Phase


class Refusal(Reason):
    """Why Kuhn poker refuses an input."""

    NO_BET_YET = "no-bet-yet"
    BET_ALREADY = "bet-already"


def why_illegal(view: KuhnView, action: int) -> Reason:
    """Return why the seat of *view* may not do *action*, which is not legal for it."""
    if view.phase == Phase.GAME_OVER:
        return Always.GAME_OVER
    if view.seat not in view.awaiting:
        return Always.NOT_AWAITED
    return Refusal.NO_BET_YET if action >= Input.CALL else Refusal.BET_ALREADY
