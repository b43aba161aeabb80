"""The last jokers, and who has won (PDV-EN, PDV-A13)."""

from intriga.games.pot_de_vin.rules.scoring import (
    best_placing,
    cards_won,
    gems_won,
    has_choice,
    points,
)
from intriga.games.pot_de_vin.rules.table import ask, clockwise, partner, sides
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import Phase

CARDS_WEIGHT, POINTS_WEIGHT = 1 << 8, 1 << 16  # a tie of points is broken by cards, then gems


def end_game(s: PotDeVinState) -> None:
    """Place the jokers, each seat its own, from the last winner clockwise (PDV-A13)."""
    for steps in range(s.players):
        seat = clockwise(s, s.taker, steps)
        if s.settled >> seat & 1 == 0:
            if not s.auto and has_choice(s, seat):
                ask(s, Phase.JOKERS, seat)
                return
            place(s, seat, best_placing(s, seat))
    count_points(s)


def place(s: PotDeVinState, seat: int, guilds: int) -> None:
    """Place jokers of *seat*, or of its pair where they are pooled (PDV-A19)."""
    s.placed[seat] = guilds
    s.settled |= 1 << seat
    if s.pairs and not s.owner:
        s.settled |= 1 << partner(s, seat)


def place_jokers(s: PotDeVinState, seat: int, guilds: int) -> None:
    """Place the jokers as *seat* chose, and go on to the next."""
    place(s, seat, guilds)
    end_game(s)


def count_points(s: PotDeVinState) -> None:
    """Most points win, then most cards, then most gems; else they share (PDV-EN-01)."""
    most = 0
    for side in range(sides(s)):
        s.scores[side] = points(s, side)
        rank = rank_of(s, side)
        if side == 0 or rank > most:
            most = rank
            s.winners = 0
        if rank == most:
            s.winners |= seats_of(s, side)
    s.phase = Phase.GAME_OVER
    s.turn = s.taker
    s.awaited = 0


def rank_of(s: PotDeVinState, side: int) -> int:
    """Return points, cards and gems of a side as one number."""
    return s.scores[side] * POINTS_WEIGHT + cards_won(s, side) * CARDS_WEIGHT + gems_won(s, side)


def seats_of(s: PotDeVinState, side: int) -> int:
    """Return the seats of a side: of a pair, *side* and its partner (P13)."""
    return 1 << side | (1 << partner(s, side) if s.pairs else 0)
