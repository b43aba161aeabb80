"""The points that everybody can see: the rules of scoring, applied to a view.

While a game goes on jokers are not placed yet and count nothing.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.rules import scoring
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.imagine import seen
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GUILDS, NOBODY, VALUES

JOKER, PLUS_TWO, MINUS_TWO, POT = 1, 2, 3, 13  # the values of the neutral cards
NEUTRAL: Final = (JOKER, PLUS_TWO, MINUS_TWO, POT)


@lru_cache(maxsize=4)
def _shown(view: PotDeVinView) -> PotDeVinState:
    """Return the state that *view* shows, cached for all questions on it; not to be changed."""
    return seen(view)


def value(card: int) -> int:
    """Return the value of a card, 1 to 13."""
    return card % VALUES + 1


# ------------------------------------------------------------------- columns


def symbols(view: PotDeVinView, seat: int, guild: int, more: int = 0) -> int:
    """Return the symbols that count for the side of *seat* with *more* further ones (PDV-PA-03)."""
    state = _shown(view)
    if more:
        state = state.copy()
        state.columns[GUILDS * seat + guild] += more
    return scoring.symbols(state, seat, guild)


def counts(view: PotDeVinView, seat: int, guild: int) -> bool:
    """Say whether the column of *seat* is the one that counts; of equal ones the first does."""
    state = _shown(view)
    holders = [mate for mate in view.side(seat) if scoring.held(state, mate) >> guild & 1]
    return seat == min(holders, default=None)


def jokers_on(view: PotDeVinView, seat: int, guild: int) -> int:
    """Return the jokers that the side of *seat* has placed in a guild, at most 1."""
    return sum(guild in view.placed[each] for each in view.side(seat))


def column_points(view: PotDeVinView, seat: int, guild: int, more: int = 0) -> int:
    """Return the points of a guild for the side of *seat* with *more* further symbols."""
    return guild_points(symbols(view, seat, guild, more) + jokers_on(view, seat, guild))


# ------------------------------------------------------------------- sides


def points(view: PotDeVinView, seat: int) -> int:
    """Return the points of the side of *seat* as they are now."""
    return scoring.points(_shown(view), seat)


def gain(view: PotDeVinView, seat: int, cards: Iterable[int], gems: int) -> int:
    """Return the gain in points of the side of *seat* from taking *cards* and *gems*."""
    state = _shown(view).copy()
    for card in cards:
        state.taken[seat] |= 1 << card
        if (guild := view.guild(card)) != NOBODY:
            state.columns[GUILDS * seat + guild] += view.symbols(card)
    state.treasure[seat] += gems
    return scoring.points(state, seat) - points(view, seat)


def bonus(view: PotDeVinView, seat: int) -> int:
    """Return the points of the side's cards +2 and -2."""
    return scoring.bonus(_shown(view), seat)


def pots(view: PotDeVinView, seat: int) -> int:
    """Return the points of the side's Pot-de-Vin cards (PDV-A20)."""
    return scoring.pots(_shown(view), seat)


def gems(view: PotDeVinView, seat: int) -> int:
    """Return the gems that the side of *seat* has won."""
    return scoring.gems_won(_shown(view), seat)


def jokers(view: PotDeVinView, seat: int) -> int:
    """Return how many jokers *seat* has to place: a pair's are pooled, but for the option."""
    return scoring.jokers(_shown(view), seat)


def cards(view: PotDeVinView, seat: int) -> int:
    """Count the cards that break a tie, of which discarded jokers are none (PDV-A14)."""
    return scoring.cards_won(_shown(view), seat)
