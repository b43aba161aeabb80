"""Betting (K3, K4)."""

from tests.toy.kuhn.rules.ending import show_down
from tests.toy.kuhn.rules.table import ask, clockwise
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import Phase


def check(s: KuhnState) -> None:
    """Pay nothing; if all have checked, the cards decide (K3, K5)."""
    seat = clockwise(s, s.turn)
    if seat == s.first:
        show_down(s)
    else:
        ask(s, Phase.BET, seat)


def bet(s: KuhnState) -> None:
    """Pay, and ask the others (K3)."""
    s.bettor = s.turn
    s.paid[s.turn] += s.bet
    go_round(s)


def call(s: KuhnState) -> None:
    """Pay as much as the bettor (K4)."""
    s.paid[s.turn] += s.bet
    go_round(s)


def fold(s: KuhnState) -> None:
    """Leave the pot to the others (K4)."""
    s.folded |= 1 << s.turn
    go_round(s)


def go_round(s: KuhnState) -> None:
    """Ask the next seat to answer the bet; after the last one the cards decide (K5)."""
    seat = clockwise(s, s.turn)
    if seat == s.bettor:
        show_down(s)
    else:
        ask(s, Phase.CALL, seat)
