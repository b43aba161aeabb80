"""Who has won (K5, K6)."""

from intriga.core.bits import count
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import Phase


def show_down(s: KuhnState) -> None:
    """Of those who have not folded the highest card wins; a lone bettor shows nothing."""
    staying = ((1 << s.players) - 1) & ~s.folded
    if count(staying) > 1:
        s.shown = staying
    highest = 0
    for seat in range(s.players):
        if staying >> seat & 1 and s.hand[seat] > highest:
            highest = s.hand[seat]
            s.winner = seat
    s.phase = Phase.GAME_OVER
