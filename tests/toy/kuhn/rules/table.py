"""Seats, and how a question is put."""

from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import NOBODY, Phase


def clockwise(s: KuhnState, seat: int) -> int:
    """Return the next seat."""
    return 0 if seat + 1 == s.players else seat + 1


def sides(s: KuhnState) -> int:
    """Return how many sides there are: everybody plays alone."""
    return s.players


def ask(s: KuhnState, phase: int, seat: int) -> None:
    """Put the question of *phase* to one seat."""
    s.phase = phase
    s.turn = seat


def awaiting(s: KuhnState) -> int:
    """Return the seat that may answer now, in a set."""
    return 1 << s.turn if s.phase in (Phase.BET, Phase.CALL) else 0


def to_move(s: KuhnState) -> int:
    """Return the seat that is asked."""
    return s.turn if s.phase in (Phase.BET, Phase.CALL) else NOBODY
