"""Columns, jokers and points (PDV-EN, PDV-PA-03, 8.3)."""

from intriga.core.bits import count
from intriga.games.pot_de_vin.point_tables import guild_points, joker_gain, pot_points
from intriga.games.pot_de_vin.rules.table import partner
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import GUILDS, JOKERS, MINUS_TWOS, PLUS_TWOS, POTS


def symbols(s: PotDeVinState, seat: int, guild: int) -> int:
    """Return the symbols that count: of a pair, the smaller column (PDV-PA-03, PDV-A18)."""
    own = s.columns[GUILDS * seat + guild]
    if not s.pairs:
        return own
    other = s.columns[GUILDS * partner(s, seat) + guild]
    return min(own, other) if own and other else own + other


def counted(s: PotDeVinState, seat: int) -> int:
    """Return the guilds that have a column."""
    guilds = 0
    for guild in range(GUILDS):
        guilds |= (symbols(s, seat, guild) > 0) << guild
    return guilds


def held(s: PotDeVinState, seat: int) -> int:
    """Return the guilds whose counted column lies with *seat*; equal ones with either."""
    guilds = 0
    for guild in range(GUILDS):
        own = s.columns[GUILDS * seat + guild]
        guilds |= (own > 0 and own == symbols(s, seat, guild)) << guild
    return guilds


# ------------------------------------------------------------------- jokers


def jokers(s: PotDeVinState, seat: int) -> int:
    """Return how many jokers *seat* places: a pair's are pooled, but for the option (PDV-A19)."""
    own = count(s.taken[seat] & JOKERS)
    if s.pairs and not s.owner:
        own += count(s.taken[partner(s, seat)] & JOKERS)
    return own


def open_guilds(s: PotDeVinState, seat: int) -> int:
    """Return the guilds in which *seat* may place a joker (PDV-A12, PDV-A19)."""
    if s.pairs and s.owner:
        return held(s, seat) & ~s.placed[partner(s, seat)]
    return counted(s, seat)


def has_choice(s: PotDeVinState, seat: int) -> bool:
    """Say whether *seat* has more columns than jokers."""
    number = jokers(s, seat)
    return 0 < number < count(open_guilds(s, seat))


def best_placing(s: PotDeVinState, seat: int) -> int:
    """Return the guilds that gain most, ties in guild order; all that there are jokers for."""
    left = open_guilds(s, seat)
    chosen = 0
    for _ in range(min(jokers(s, seat), count(left))):
        best = -1
        gain = 0
        for guild in range(GUILDS):
            if left >> guild & 1:
                more = joker_gain(symbols(s, seat, guild))
                if best < 0 or more > gain:
                    best = guild
                    gain = more
        left ^= 1 << best
        chosen |= 1 << best
    return chosen


# ------------------------------------------------------------------- points


def points(s: PotDeVinState, seat: int) -> int:
    """Return the points of *seat*, or of its pair (PDV-PA-04)."""
    got = s.placed[seat]
    if s.pairs:
        got |= s.placed[partner(s, seat)]
    total = bonus(s, seat) + pots(s, seat) + gems_won(s, seat)
    for guild in range(GUILDS):
        total += guild_points(symbols(s, seat, guild) + (got >> guild & 1))
    return total


def bonus(s: PotDeVinState, seat: int) -> int:
    """Return what the cards of +2 and -2 points are worth to *seat*, or to its pair."""
    cards = s.taken[seat] | (s.taken[partner(s, seat)] if s.pairs else 0)
    return 2 * (count(cards & PLUS_TWOS) - count(cards & MINUS_TWOS))


def pots(s: PotDeVinState, seat: int) -> int:
    """Return what the Pot-de-Vin cards are worth; a pair's each partner's, or all (PDV-A20)."""
    own = count(s.taken[seat] & POTS)
    other = count(s.taken[partner(s, seat)] & POTS) if s.pairs else 0
    return pot_points(own + other) if s.combined else pot_points(own) + pot_points(other)


def cards_won(s: PotDeVinState, seat: int) -> int:
    """Count the cards that break a tie: all but discarded jokers (PDV-A14, PDV-A28)."""
    cards = count(s.taken[seat] & ~JOKERS) + count(s.placed[seat])
    if s.pairs:
        other = partner(s, seat)
        cards += count(s.taken[other] & ~JOKERS) + count(s.placed[other])
    return cards


def gems_won(s: PotDeVinState, seat: int) -> int:
    """Count the gems that break a tie: those in the treasure (PDV-A15)."""
    return s.treasure[seat] + (s.treasure[partner(s, seat)] if s.pairs else 0)
