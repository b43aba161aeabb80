"""What may be answered: a set of action ids, on one page."""

from tests.toy.kuhn.inputs import Input
from tests.toy.kuhn.rules.table import to_move
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import Phase


def first_page(_s: KuhnState) -> int:
    """Return the first page that may hold legal actions."""
    return 0


def last_page(_s: KuhnState) -> int:
    """Return the last page that may hold legal actions."""
    return 0


def legal_actions(s: KuhnState, seat: int, page: int) -> int:
    """Return the legal actions of *seat* on one page: bit *i* is the id ``60 * page + i``."""
    if page > 0 or seat != to_move(s):
        return 0
    if s.phase == Phase.BET:
        return 1 << Input.CHECK | 1 << Input.BET
    return 1 << Input.CALL | 1 << Input.FOLD
