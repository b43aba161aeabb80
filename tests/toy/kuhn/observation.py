"""What a seat may know: the one allow-list.

Seats are counted clockwise from the viewer; a spectator counts from seat 0.
"""

from typing import Final

from intriga.core.observation import WHO, Layout, Piece, number
from tests.toy.kuhn.options import VARIANTS
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.vocabulary import CARDS, NOBODY, SEATS, Phase

LAYOUT: Final = Layout(
    (
        number("spectator", 1, "1 if nobody's eyes are meant"),
        number("players", SEATS, "number of players", low=2),
        Piece("options", (len(VARIANTS.rule_options),), 1, 2, "the options that the rules read"),
        number("phase", len(Phase) - 1, "phase"),
        number("turn", SEATS, f"who is asked, or was last: {WHO}", low=1),
        number("first", SEATS, f"who spoke first: {WHO}", low=1),
        number("bettor", SEATS, f"who bet: {WHO}"),
        number("winner", SEATS, f"who has won: {WHO}"),
        Piece("hand", (SEATS,), 0, CARDS, "card plus 1 where the viewer knows it, by seat"),
        Piece("shown", (SEATS,), 0, 1, "1 if everybody sees its card, by seat"),
        Piece("paid", (SEATS,), 0, 3, "chips in the pot, by seat"),
        Piece("folded", (SEATS,), 0, 1, "1 if it has folded, by seat"),
    )
)
WIDTH: Final = LAYOUT.width

(
    SPECTATOR,
    PLAYERS,
    OPTIONS,
    PHASE,
    TURN,
    FIRST,
    BETTOR,
    WINNER,
    HAND,
    SHOWN,
    PAID,
    FOLDED,
) = LAYOUT.at.values()


def view(s: KuhnState, viewer: int, out: list[int]) -> None:
    """Write what *viewer* may know into ``out[0:WIDTH]``; NOBODY is a spectator.

    The only function that reads hidden cards for somebody's eyes.
    """
    eye = max(viewer, 0)
    out[SPECTATOR] = int(viewer == NOBODY)
    out[PLAYERS] = s.players
    out[OPTIONS] = s.bet
    out[PHASE] = s.phase
    out[TURN] = who(s, eye, s.turn)
    out[FIRST] = who(s, eye, s.first)
    out[BETTOR] = who(s, eye, s.bettor)
    out[WINNER] = who(s, eye, s.winner)
    for steps in range(SEATS):
        seat = (eye + steps) % s.players
        here = steps < s.players
        known = seat == viewer or s.shown >> seat & 1 == 1
        out[HAND + steps] = s.hand[seat] * (here and known)
        out[SHOWN + steps] = (s.shown >> seat & 1) * here
        out[PAID + steps] = s.paid[seat] * here
        out[FOLDED + steps] = (s.folded >> seat & 1) * here


def who(s: KuhnState, eye: int, seat: int) -> int:
    """Return *seat* clockwise from *eye*, plus 1; 0 for NOBODY."""
    if seat == NOBODY:
        return 0
    return seat - eye + 1 if seat >= eye else seat - eye + s.players + 1
