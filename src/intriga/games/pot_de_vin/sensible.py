"""How a search plays on: sensibly and quickly, a game out of many.

Written as the rules are, in plain Python that is compiled.  Whoever plays so sees all hands,
so it is for games that somebody imagines.  Points are hundredths.
"""

from math import comb
from typing import Final

import numpy as np

from intriga.core.bits import count, lowest, nth
from intriga.core.chance import Seeded, next_number
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.points import guild_points, pot_points
from intriga.games.pot_de_vin.rules.actions import cards_played, winning_card
from intriga.games.pot_de_vin.rules.by_number import random_action
from intriga.games.pot_de_vin.rules.legal import round_actions
from intriga.games.pot_de_vin.rules.table import character_of, clockwise, partner, suit
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import (
    GEM,
    GUILDS,
    JOKERS,
    MINUS_TWOS,
    NOBODY,
    PLUS_TWOS,
    POTS,
    SEATS,
    VALUES,
    Phase,
)

POINT: Final = 100
A_TWO: Final = 2 * POINT
A_JOKER: Final = 250  # it may be placed where it gains most
A_GEM: Final = 40  # kept for a worse round
HIGH: Final = 5  # each step of value that a card kept has over the others
TRUMPING: Final = 30  # a trump kept
MOOD: Final = 30  # what chance may add
WHIMS: Final = 10  # one answer in so many is any that is legal

MOST_SYMBOLS: Final = 16  # in a column
MOST_TO_COME: Final = 12


def _prospect(sides: int, to_come: int, symbols: int) -> int:
    """Return what to expect of a column if each symbol to come falls to any side alike."""
    ways = (
        comb(to_come, more) * (sides - 1) ** (to_come - more) * guild_points(symbols + more)
        for more in range(to_come + 1)
    )
    return round(POINT * sum(ways) / sides**to_come)


# [sides, symbols to come, symbols]
PROSPECTS: Final = np.array(
    [
        [
            [_prospect(max(2, sides), to_come, symbols) for symbols in range(MOST_SYMBOLS)]
            for to_come in range(MOST_TO_COME)
        ]
        for sides in range(SEATS + 1)
    ],
    np.int64,
)


def sensible_action(s: PotDeVinState, seat: int, c: Seeded) -> int:
    """Return a legal action that promises much for this round, or now and then any."""
    if s.phase == Phase.JOKERS:
        return Input.AUTO + 0
    if s.phase == Phase.DISCARD or s.phase == Phase.LEAVE:  # noqa: PLR1714  compiled
        return random_action(s, seat, c)
    choices = round_actions(s, seat)
    number = count(choices)
    if next_number(c) * WHIMS >> 32 == 0:
        return nth(choices, next_number(c) * number >> 32)
    return most_promising(s, seat, choices, c)


def most_promising(s: PotDeVinState, seat: int, choices: int, c: Seeded) -> int:
    """Return the action of *choices* that promises most, by the mood one is in."""
    cards = cards_played(s)
    symbols = symbols_of(s, cards | 1 << s.trump)
    top = 0
    chosen = NOBODY
    while choices:
        action = lowest(choices)
        choices &= choices - 1
        worth = promise(s, seat, action, cards, symbols) + (next_number(c) * MOOD >> 32)
        if chosen == NOBODY or worth > top:
            top = worth
            chosen = action
    return chosen


def promise(s: PotDeVinState, seat: int, action: int, cards: int, symbols: int) -> int:
    """Return what *action* promises: *cards* were played, *symbols* lie there with the trump."""
    best = winning_card(cards, s.trump, s.led) if cards else NOBODY
    cards |= 1 << s.trump
    if action == GEM:
        return of_another(s, seat, s.by[best] - 1, cards, symbols) - A_GEM
    kept = HIGH * (action % VALUES) + TRUMPING * (character_of(action) == character_of(s.trump))
    cards |= 1 << action
    symbols += symbols_of(s, 1 << action)
    led = s.led if best != NOBODY else character_of(action)
    if best != NOBODY and not beats(s, 1 << action, best, led):
        return of_another(s, seat, s.by[best] - 1, cards, symbols) - kept
    won = takings(s, seat, cards, symbols)
    lost = -won // (sides_of(s) - 1)
    return lost + (won - lost >> rivals_above(s, seat, action, led)) - kept


def rivals_above(s: PotDeVinState, seat: int, card: int, led: int) -> int:
    """Count the later rivals who could beat *card*; each is taken to do so every other time."""
    rivals = 0
    other = clockwise(s, seat, 1)
    while other != s.leader:
        following = s.hand[other] & suit(led)
        able = beats(s, following or s.hand[other], card, led)
        rivals += able and not (s.pairs and other == partner(s, seat))
        other = clockwise(s, other, 1)
    return rivals


def beats(s: PotDeVinState, cards: int, best: int, led: int) -> bool:
    """Say whether one of *cards* wins against *best* (PDV-RO-06)."""
    return winning_card(cards | 1 << best, s.trump, led) != best


def of_another(s: PotDeVinState, seat: int, taker: int, cards: int, symbols: int) -> int:
    """Return what it is worth to *seat* that *taker* takes *cards* with their *symbols*."""
    won = takings(s, taker, cards, symbols)
    if taker == seat or (s.pairs and taker == partner(s, seat)):
        return won
    return -won // (sides_of(s) - 1)


def sides_of(s: PotDeVinState) -> int:
    """Return how many sides play against each other."""
    return s.players // 2 if s.pairs else s.players


# ------------------------------------------------------------------- cards


def symbols_of(s: PotDeVinState, cards: int) -> int:
    """Return the symbols on *cards*, a digit of five bits for each guild."""
    symbols = 0
    while cards:
        code = s.deck[lowest(cards)]
        if code:
            symbols += 1 + (code >> 3) << 5 * ((code & 7) - 1)
        cards &= cards - 1
    return symbols


def takings(s: PotDeVinState, seat: int, cards: int, symbols: int) -> int:
    """Return what taking *cards* with their *symbols* is worth to the side of *seat*."""
    worth = A_TWO * (count(cards & PLUS_TWOS) - count(cards & MINUS_TWOS))
    worth += A_JOKER * count(cards & JOKERS)
    if cards & POTS:
        held = count(s.taken[seat] & POTS)
        worth += POINT * (pot_points(held + count(cards & POTS)) - pot_points(held))
    for guild in range(GUILDS):
        more = symbols >> 5 * guild & 31
        if more:
            worth += column_gain(s, seat, guild, more)
    return worth


def column_gain(s: PotDeVinState, seat: int, guild: int, more: int) -> int:
    """Return what so many *more* symbols promise; of a pair the smaller column counts."""
    before = s.columns[GUILDS * seat + guild]
    after = before + more
    if s.pairs:
        other = s.columns[GUILDS * partner(s, seat) + guild]
        if other:
            before = min(before, other) if before else other
            after = min(after, other)
    sides = sides_of(s)
    # of a guild there is about a symbol to six cards
    to_come = min(MOST_TO_COME - 1, (s.rounds - s.round + 1) * (s.players + 1) // GUILDS)
    left = max(0, to_come - more)
    return column(sides, left, after) - column(sides, to_come, before)


def column(sides: int, to_come: int, symbols: int) -> int:
    """Return what to expect of a column."""
    return int(PROSPECTS[sides, to_come, min(MOST_SYMBOLS - 1, symbols)])
