"""The view of a seat: the one place that reads hidden cards for a viewer."""

from typing import Final

from intriga.core.observation import Layout, by_seat, cards, number, seat, set_of_seats
from kuhn_poker.rules import paid, shown, to_move, winners
from kuhn_poker.state import CARDS, NOBODY, SEATS, KuhnState, Phase

LAYOUT: Final = Layout(
    (
        number("spectator", 1, "1 for a spectator"),
        number("players", SEATS, "number of players", low=2),
        number("bet", 2, "chips of a bet", low=1),
        number("phase", len(Phase) - 1, "the question"),
        seat("first", SEATS, "the seat that spoke first"),
        seat("bettor", SEATS, "the seat that bet"),
        set_of_seats(SEATS, "awaiting", "its answer is awaited"),
        set_of_seats(SEATS, "called", "it has paid the bet"),
        set_of_seats(SEATS, "winners", "it has won"),
        by_seat(SEATS, "paid", 3, "chips in the pot"),
        cards(SEATS, "hands", CARDS, "the hand"),
    )
)
(SPECTATOR, PLAYERS, BET, PHASE, FIRST, BETTOR, AWAITING, CALLED, WINNERS, PAID, HANDS) = (
    LAYOUT.at.values()
)


def view(s: KuhnState, viewer: int, out: list[int]) -> None:
    """Write what *viewer* may know into *out*, seats clockwise from it; NOBODY is a spectator."""
    eye = max(viewer, 0)
    out[SPECTATOR] = int(viewer == NOBODY)
    out[PLAYERS] = s.players
    out[BET] = s.bet
    out[PHASE] = s.phase
    out[FIRST] = (s.first - eye) % s.players + 1
    out[BETTOR] = 0 if s.bettor == NOBODY else (s.bettor - eye) % s.players + 1
    for steps in range(SEATS):
        seat = (eye + steps) % s.players
        here = steps < s.players
        known = seat == viewer or shown(s) >> seat & 1 == 1
        out[AWAITING + steps] = int(here and seat == to_move(s))
        out[CALLED + steps] = (s.called >> seat & 1) * here
        out[WINNERS + steps] = (winners(s) >> seat & 1) * here
        out[PAID + steps] = paid(s, seat) * here
        out[HANDS + steps] = s.hand[seat] * (here and known)
