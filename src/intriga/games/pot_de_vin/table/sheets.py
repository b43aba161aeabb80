"""The score sheets of a game that is over: a row for everything that counted, and their sum."""

from collections.abc import Iterator
from typing import TypedDict

from intriga.games.pot_de_vin.notation import GUILD_WORDS
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import Guild, Phase


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
    return {"seats": list(side), "rows": rows, "points": score.points(view, side[0])}


def _guilds(view: PotDeVinView, side: list[int]) -> Iterator[SheetRow]:
    for guild in Guild:
        each = [view.columns[seat][guild] for seat in side]
        if any(each):
            jokers = score.jokers_on(view, side[0], guild)
            counted = score.symbols(view, side[0], guild) + jokers
            yield {
                "of": GUILD_WORDS[guild],
                "each": each,
                "counted": counted,
                "jokers": jokers,
                "points": score.column_points(view, side[0], guild),
            }


def _neutral(view: PotDeVinView, side: list[int]) -> Iterator[SheetRow]:
    """Yield the rows of cards without a guild; jokers count with the guilds they were placed in."""
    placed = sum(len(view.placed[seat]) for seat in side)
    worth = {
        "plus": (score.PLUS_TWO, 2),
        "minus": (score.MINUS_TWO, -2),
        "pot": (score.POT, None),
        "joker": (score.JOKER, 0),
    }
    for of, (value, points) in worth.items():
        each = [sum(score.value(card) == value for card in view.taken[seat]) for seat in side]
        if any(each):
            yield {
                "of": of,
                "each": each,
                "counted": placed if of == "joker" else sum(each),
                "jokers": 0,
                "points": score.pots(view, side[0]) if points is None else points * sum(each),
            }


def _gems(view: PotDeVinView, side: list[int]) -> SheetRow:
    each = [view.treasure[seat] for seat in side]
    gems = score.gems(view, side[0])
    return {"of": "gems", "each": each, "counted": gems, "jokers": 0, "points": gems}
