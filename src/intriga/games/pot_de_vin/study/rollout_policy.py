"""How a search plays on: sensibly and quickly, a game out of many.

It is written as the rules are, in plain Python that is compiled.  The policy sees all hands,
so it is for sampled games.  Points are hundredths.
"""

from math import comb
from typing import Final

import numpy as np

from intriga.core.bits import count, lowest, nth
from intriga.core.chance import Seeded, next_number
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS, guild_points, pot_points
from intriga.games.pot_de_vin.rules.actions import cards_played, winning_card
from intriga.games.pot_de_vin.rules.by_number import random_action
from intriga.games.pot_de_vin.rules.legal import round_actions
from intriga.games.pot_de_vin.rules.scoring import symbols
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
    Recycle,
)

POINT: Final = 100
A_TWO: Final = 2 * POINT
A_JOKER: Final = 250  # of one taken: it may be placed where it gains most
A_GEM: Final = 40  # kept for a worse round
HIGH: Final = 5  # each step of value that a card kept has over the others
TRUMPING: Final = 30  # a trump kept
MOOD: Final = 30  # the most that chance adds
WHIMS: Final = 10  # one answer in ten is any legal one

MOST_TO_COME: Final = 11  # symbols of a guild; more count as this number


def _prospect(sides: int, to_come: int, symbols: int) -> int:
    """Return the expected points of a column if each symbol to come falls to any side alike."""
    ways = (
        comb(to_come, more) * (sides - 1) ** (to_come - more) * guild_points(symbols + more)
        for more in range(to_come + 1)
    )
    return round(POINT * sum(ways) / sides**to_come)


# [sides, symbols to come, symbols]; there are two sides at least
PROSPECTS: Final = np.array(
    [
        [
            [_prospect(max(2, sides), to_come, number) for number in range(MOST_SYMBOLS + 1)]
            for to_come in range(MOST_TO_COME + 1)
        ]
        for sides in range(SEATS + 1)
    ],
    np.int64,
)


def rollout_action(s: PotDeVinState, seat: int, c: Seeded) -> int:
    """Return a legal action that promises much for this round, or now and then any."""
    choices = round_actions(s, seat)
    number = count(choices)
    if number == 0:  # to discard a card, or to leave one
        return random_action(s, seat, c)
    if number == 1:  # also jokers, left to themselves
        return lowest(choices)
    if next_number(c) * WHIMS >> 32 == 0:
        return nth(choices, next_number(c) * number >> 32)
    return most_promising(s, seat, choices, c)


def most_promising(s: PotDeVinState, seat: int, choices: int, c: Seeded) -> int:
    """Return the action of *choices* that promises most, by the mood one is in."""
    cards = cards_played(s)
    top = 0
    chosen = NOBODY
    while choices:
        action = lowest(choices)
        choices &= choices - 1
        worth = promise(s, seat, action, cards) + (next_number(c) * MOOD >> 32)
        if chosen == NOBODY or worth > top:
            top = worth
            chosen = action
    return chosen


def promise(s: PotDeVinState, seat: int, action: int, cards: int) -> int:
    """Return the expected gain of *seat* from *action* when *cards* have been played."""
    best = winning_card(cards, s.trump, s.led) if cards else NOBODY
    if action == Input.GEM:
        return if_taken(s, seat, best, cards, 1) - A_GEM
    kept = HIGH * (action % VALUES) + TRUMPING * (character_of(action) == character_of(s.trump))
    led = s.led if cards else character_of(action)
    if cards and not beats(s, 1 << action, best, led):
        return if_taken(s, seat, best, cards | 1 << action, 0) - kept
    won = takings(s, seat, prize(s, cards | 1 << action, action), gems_played(s))
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


def if_taken(s: PotDeVinState, seat: int, best: int, cards: int, gems: int) -> int:
    """Return the gain of *seat* if *best* takes *cards*, and *gems* gems more."""
    taker = s.by[best] - 1
    won = takings(s, taker, prize(s, cards, best), gems_played(s) + gems)
    if s.pairs and taker == partner(s, seat):
        return won
    return -won // (sides_of(s) - 1)


def sides_of(s: PotDeVinState) -> int:
    """Return how many sides play against each other."""
    return s.players // 2 if s.pairs else s.players


# ------------------------------------------------------------------- cards taken


def gems_played(s: PotDeVinState) -> int:
    """Count the gems that lie there."""
    gems = 0
    for seat in range(s.players):
        gems += s.played[seat] == GEM + 1
    return gems


def prize(s: PotDeVinState, cards: int, best: int) -> int:
    """Return the cards that *best* takes of *cards* and the trump; six leave one (PDV-A16)."""
    if s.players == SEATS and s.recycle == Recycle.TRUMP:
        return cards
    if s.players == SEATS and s.recycle == Recycle.WINNING_CARD:
        cards ^= 1 << best
    return cards | 1 << s.trump


def takings(s: PotDeVinState, seat: int, cards: int, gems: int) -> int:
    """Return the gain of the side of *seat* from taking *cards* and *gems*."""
    worth = POINT * gems + A_JOKER * count(cards & JOKERS)
    worth += A_TWO * (count(cards & PLUS_TWOS) - count(cards & MINUS_TWOS))
    if cards & POTS:
        mine = s.taken[seat] | (s.taken[partner(s, seat)] if s.pairs and s.combined else 0)
        held = count(mine & POTS)
        worth += POINT * (pot_points(held + count(cards & POTS)) - pot_points(held))
    lying = 0  # symbols, a digit of five bits for each guild
    while cards:
        code = s.deck[lowest(cards)]
        if code:
            lying += 1 + (code >> 3) << 5 * ((code & 7) - 1)
        cards &= cards - 1
    for guild in range(GUILDS):
        more = lying >> 5 * guild & 31
        if more:
            worth += column_gain(s, seat, guild, more)
    return worth


def column_gain(s: PotDeVinState, seat: int, guild: int, more: int) -> int:
    """Return the expected gain of *more* symbols; of a pair the smaller column counts."""
    before = symbols(s, seat, guild)
    after = s.columns[GUILDS * seat + guild] + more
    if s.pairs:
        other = s.columns[GUILDS * partner(s, seat) + guild]
        after = min(after, other) if other else after
    # as if every card bore one symbol, of any guild
    to_come = min(MOST_TO_COME, (s.rounds - s.round + 1) * (s.players + 1) // GUILDS)
    sides = sides_of(s)
    return column(sides, max(0, to_come - more), after) - column(sides, to_come, before)


def column(sides: int, to_come: int, number: int) -> int:
    """Return the expected points of a column with *number* symbols."""
    return int(PROSPECTS[sides, to_come, min(MOST_SYMBOLS, number)])
