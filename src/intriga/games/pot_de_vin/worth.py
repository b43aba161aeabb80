"""What everybody can see of the points: columns, neutral cards and treasures, from a view.

While a game goes on jokers are not placed yet and count nothing.
"""

from collections.abc import Iterable
from typing import Final

from intriga.games.pot_de_vin.eyes import PotDeVinView
from intriga.games.pot_de_vin.points import guild_points, pot_points
from intriga.games.pot_de_vin.vocabulary import VALUES, Guild

JOKER, PLUS_TWO, MINUS_TWO, POT = 1, 2, 3, 13  # the values of the neutral cards
NEUTRAL: Final = (JOKER, PLUS_TWO, MINUS_TWO, POT)


def value(card: int) -> int:
    """Return the value of a card, 1 to 13."""
    return card % VALUES + 1


def number_of(kind: int, cards: Iterable[int]) -> int:
    """Count the *cards* of one value."""
    return sum(value(card) == kind for card in cards)


# ------------------------------------------------------------------- columns


def symbols(view: PotDeVinView, seat: int, guild: int, more: int = 0) -> int:
    """Return the symbols that count for the side of *seat* if it had so many *more* (PDV-PA-03)."""
    columns = [view.columns[each][guild] for each in view.side(seat)]
    columns[0] += more
    return min(filter(None, columns), default=0)


def counts(view: PotDeVinView, seat: int, guild: int) -> bool:
    """Say whether the column of *seat* is the one that counts; of equal ones the first does."""
    own = view.columns[seat][guild]
    if not own or own != symbols(view, seat, guild):
        return False
    return all(view.columns[mate][guild] != own for mate in view.side(seat)[1:] if mate < seat)


def jokers_on(view: PotDeVinView, seat: int, guild: int) -> int:
    """Return the jokers that the side of *seat* has placed in a guild, at most 1."""
    return sum(guild in view.placed[each] for each in view.side(seat))


def column_points(view: PotDeVinView, seat: int, guild: int, more: int = 0) -> int:
    """Return what a guild is worth to the side of *seat* if it had so many *more* symbols."""
    return guild_points(symbols(view, seat, guild, more) + jokers_on(view, seat, guild))


# ------------------------------------------------------------------- sides


def points(view: PotDeVinView, seat: int) -> int:
    """Return the points of the side of *seat* as they are now."""
    columns = sum(column_points(view, seat, guild) for guild in Guild)
    return columns + bonus(view, seat) + pots(view, seat) + gems(view, seat)


def bonus(view: PotDeVinView, seat: int) -> int:
    """Return the points of the side's cards +2 and -2."""
    taken = _taken(view, seat)
    return 2 * (number_of(PLUS_TWO, taken) - number_of(MINUS_TWO, taken))


def pots(view: PotDeVinView, seat: int) -> int:
    """Return the points of the side's Pot-de-Vin cards, each partner's or all (PDV-A20)."""
    if view.options["combined"]:
        return pot_points(number_of(POT, _taken(view, seat)))
    return sum(pot_points(number_of(POT, view.taken[each])) for each in view.side(seat))


def gems(view: PotDeVinView, seat: int) -> int:
    """Return the gems that the side of *seat* has won."""
    return sum(view.treasure[each] for each in view.side(seat))


def jokers(view: PotDeVinView, seat: int) -> int:
    """Return how many jokers *seat* has to place: a pair's are pooled, but for the option."""
    return number_of(JOKER, view.taken[seat] if view.options["owner"] else _taken(view, seat))


def cards(view: PotDeVinView, seat: int) -> int:
    """Count the cards that break a tie, of which discarded jokers are none (PDV-A14)."""
    taken = _taken(view, seat)
    placed = sum(len(view.placed[each]) for each in view.side(seat))
    return len(taken) - number_of(JOKER, taken) + placed


def _taken(view: PotDeVinView, seat: int) -> list[int]:
    return [card for each in view.side(seat) for card in view.taken[each]]
