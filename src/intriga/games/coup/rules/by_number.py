"""Whole games from numbers alone: what compiled batches run."""

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from intriga.games.coup.inputs import PAGE
from intriga.games.coup.rules.legal import first_page, last_page, legal_actions, nth_action
from intriga.games.coup.rules.play import draw, outcome, play
from intriga.games.coup.rules.setup import set_up
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import NOBODY, Phase


def deal(s: CoupState, c: Seeded) -> None:
    """Begin a game of ``s.players`` with the options of *s*; anybody may be first."""
    first = next_number(c) * s.players >> 32
    factions = halves(s.players, c) if s.reforma and s.factions_dealt else NOBODY
    set_up(s, s.players, first, factions)
    draw_all(s, c)


def halves(players: int, c: Seeded) -> int:
    """Return half of the seats at random; of an odd number, one less or more (AMB-73)."""
    ones = players + (next_number(c) >> 31) >> 1
    seats = 0
    for seat in range(players):
        if next_number(c) * (players - seat) >> 32 < ones:
            seats |= 1 << seat
            ones -= 1
    return seats


def step(s: CoupState, seat: int, action: int, c: Seeded) -> None:
    """Carry out a legal action, up to the next question."""
    play(s, seat, action)
    draw_all(s, c)


def draw_all(s: CoupState, c: Seeded) -> None:
    """Draw what is to be drawn."""
    while s.phase == Phase.CHANCE:
        draw(s, outcome(s, next_number(c)))


def is_over(s: CoupState) -> bool:
    """Say whether the game has been won."""
    return s.phase == Phase.GAME_OVER


def winners(s: CoupState) -> int:
    """Return the winner, in a set."""
    return 0 if s.winner == NOBODY else 1 << s.winner


def random_action(s: CoupState, seat: int, c: Seeded) -> int:
    """Return one of the legal actions, all alike."""
    page = first_page(s)
    actions = legal_actions(s, seat, page)
    number = count(actions)
    if page == last_page(s):
        return PAGE * page + nth(actions, next_number(c) * number >> 32)
    for later in range(page + 1, last_page(s) + 1):
        number += count(legal_actions(s, seat, later))
    return nth_action(s, seat, next_number(c) * number >> 32)
