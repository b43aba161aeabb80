"""Why an input is refused, told from what its seat may know."""

from intriga.core.errors import Reason
from tests.toy.kuhn.inputs import Input


class Refusal(Reason):
    """Why Kuhn poker refuses an input."""

    NO_BET_YET = "no-bet-yet"
    BET_ALREADY = "bet-already"


def why_illegal(action: int) -> Reason:
    """Return why a seat that is awaited may not do *action*."""
    return Refusal.NO_BET_YET if action >= Input.CALL else Refusal.BET_ALREADY
