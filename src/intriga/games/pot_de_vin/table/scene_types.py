"""The types of what Pot de Vin shows: positions, views, columns and points, the deck."""

from typing import Final, TypedDict

from intriga.core.scene_types import SceneTypes


class Position(TypedDict):
    """A position, lists by seat: hidden cards are ``?``, or only counted.

    ``table`` has a seat and the card that it played, or ``gem``, in order; ``pile`` is a number
    where nobody knows a card of it.
    """

    phase: str
    round: int
    turn: int
    awaiting: list[int]
    trump: str | None
    led: str | None
    table: list[tuple[int, str]]
    hands: list[list[str]]
    gems: list[int]
    treasure: list[int]
    taken: list[list[str]]
    pile: int | list[str]
    turned: list[str] | None
    scores: list[int] | None
    winners: list[int] | None


class View(Position):
    """A position as one seat sees it; None sees what everybody does."""

    seat: int | None


class SheetRow(TypedDict):
    """What a side has of a guild, of a kind of neutral cards, or of gems, and what it is worth.

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


class Memory(TypedDict):
    """What may be remembered, lists by seat.

    ``guilds`` has of each column its symbols, its points, and its points with one symbol more;
    None where it does not count.  ``void`` are the characters that a seat has not, ``sides`` the
    seats that win together, ``sheets`` theirs once the game is over.
    """

    guilds: list[dict[str, tuple[int, int | None, int | None]]]
    points: list[int]
    jokers: list[list[str]]
    void: list[list[str]]
    rounds: int
    leader: int | None
    sides: list[list[int]]
    sheets: list[Sheet] | None


class Material(TypedDict):
    """The guilds, the characters, and the guild and symbols of each card; None of a neutral one.

    ``scale`` are the points of one symbol of a guild, of two, and so on; ``pots`` those of cards.
    """

    guilds: list[str]
    characters: list[str]
    deck: dict[str, tuple[str | None, int]]
    scale: list[int]
    pots: list[int]


SCENE_TYPES: Final = SceneTypes(View, Position, Memory, Material)
