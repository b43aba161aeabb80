"""The points that everybody can see: the rules of scoring, applied to a view, and the sheets.

While a game goes on jokers are not placed yet and count nothing; a sheet is of a game that is over.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, TypedDict

from intriga.games.pot_de_vin.notation import GUILD_WORDS
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.rules import scoring
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.sampling import seen
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GUILDS, NOBODY, VALUES, Guild, Phase

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


# ------------------------------------------------------------------- sheets


class SheetRow(TypedDict):
    """A row of a side's sheet: a guild, a kind of neutral cards, or gems, with its points.

    ``of`` is the guild, or ``plus``, ``minus``, ``pot``, ``joker`` or ``gems``.  ``each`` is how
    many each seat of the side has, ``counted`` how many count, ``jokers`` of which were placed
    there.
    """

    of: str
    each: list[int]
    counted: int
    jokers: int
    points: int


class Sheet(TypedDict):
    """The score sheet of the ``seats`` that win together: the ``points`` of its rows add up."""

    seats: list[int]
    rows: list[SheetRow]
    points: int


def sheets_of(view: PotDeVinView) -> list[Sheet] | None:
    """Return the sheet of each side, None while the game goes on."""
    if view.phase != Phase.GAME_OVER:
        return None
    return [_sheet(view, side) for side in view.sides]


def _sheet(view: PotDeVinView, side: list[int]) -> Sheet:
    rows = [*_guilds(view, side), *_neutral(view, side), _gems(view, side)]
    return {"seats": list(side), "rows": rows, "points": points(view, side[0])}


def _guilds(view: PotDeVinView, side: list[int]) -> Iterator[SheetRow]:
    for guild in Guild:
        each = [view.columns[seat][guild] for seat in side]
        if any(each):
            placed = jokers_on(view, side[0], guild)
            counted = symbols(view, side[0], guild) + placed
            yield {
                "of": GUILD_WORDS[guild],
                "each": each,
                "counted": counted,
                "jokers": placed,
                "points": column_points(view, side[0], guild),
            }


def _neutral(view: PotDeVinView, side: list[int]) -> Iterator[SheetRow]:
    """Yield the rows of cards without a guild; jokers count with the guilds they were placed in."""
    placed = sum(len(view.placed[seat]) for seat in side)
    worth = {
        "plus": (PLUS_TWO, 2),
        "minus": (MINUS_TWO, -2),
        "pot": (POT, None),
        "joker": (JOKER, 0),
    }
    for of, (kind, worth_each) in worth.items():
        each = [sum(value(card) == kind for card in view.taken[seat]) for seat in side]
        if any(each):
            yield {
                "of": of,
                "each": each,
                "counted": placed if of == "joker" else sum(each),
                "jokers": 0,
                "points": pots(view, side[0]) if worth_each is None else worth_each * sum(each),
            }


def _gems(view: PotDeVinView, side: list[int]) -> SheetRow:
    each = [view.treasure[seat] for seat in side]
    won = gems(view, side[0])
    return {"of": "gems", "each": each, "counted": won, "jokers": 0, "points": won}
