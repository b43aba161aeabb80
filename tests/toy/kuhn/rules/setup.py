"""Dealing the cards (K1, K2)."""

from tests.toy.kuhn.rules.table import ask, clockwise
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import NOBODY, SEATS, Phase


def set_up(s: KuhnState, players: int, first: int) -> None:
    """Begin a game; the options are in the state already, chance deals the cards."""
    s.players = players
    s.first = first
    for seat in range(SEATS):
        s.hand[seat] = 0
        s.paid[seat] = int(seat < players)  # K1
    s.deck = (1 << (players + 1)) - 1
    s.bettor = NOBODY
    s.folded = 0
    s.shown = 0
    s.winner = NOBODY
    ask(s, Phase.CHANCE, first)


def give(s: KuhnState, card: int) -> None:
    """Deal *card* to whose turn it is, then to the next, or begin (K2)."""
    s.deck ^= 1 << card
    s.hand[s.turn] = card + 1
    seat = clockwise(s, s.turn)
    ask(s, Phase.BET if seat == s.first else Phase.CHANCE, seat)
