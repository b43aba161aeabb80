"""The bodies about the daily bluff; the page's types are made from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.service.commands import Face, Name

DailyStanding = Literal["playing", "looking", "done", "spoilt"]
"""How the game that counts stands: it goes on; it is over, and somebody looks through it for its
points; these are there; or it counts no longer, since somebody else played in it or it ended too
late."""
Day = Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$(?!\n)")]


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """The game of a *day*, an ISO date, that somebody wants to play; today's where it is empty.

    ``face`` is what they look like, empty if by the name.
    """

    name: Name
    face: Face = ""
    day: Day = ""


class DailyOpened(Struct, frozen=True):
    """The table where somebody plays: ``/t/{table}#{invite}``, and whether the game counts.

    It is the table of before where the game that counts is under way.
    """

    table: str
    invite: str
    counted: bool


class DailyOwn(Struct, frozen=True):
    """The caller's game that counts, at ``table``; its replay is that of ``replay``, "" before.

    ``points`` are 0 to 100; ``grades`` has a letter for each decision in which something was at
    stake: *g* for a great one, *f* for a fine one, *m* for a mistake.
    """

    standing: DailyStanding
    table: str
    replay: str
    points: int | None
    won: bool
    grades: str


class DailyField(Struct, frozen=True):
    """The points of all ``people`` of this server; ``bars`` counts them by tens, the lowest first.

    It is empty while these are too few to say something.
    """

    people: int
    bars: list[int]


class DailyMark(Struct, frozen=True):
    """A past ``day`` and the caller's game of it, with its ``points``; both None without one."""

    day: str
    standing: DailyStanding | None
    points: int | None


class DailyCard(Struct, frozen=True):
    """Today's table of a game: an edition for so many, and how the caller stands.

    ``streak`` are the days in a row, up to today or yesterday, with a game that counted.
    """

    game: str
    preset: str
    players: int
    streak: int
    own: DailyOwn | None


class DailyList(Struct, frozen=True):
    """The daily bluff of today, an ISO date in UTC; the next is ``left`` milliseconds away."""

    today: str
    left: int
    games: list[DailyCard]


class DailyDay(Struct, frozen=True):
    """A ``day`` of a ``game``: its table, the caller's game, the field, and how to check the deal.

    On the seats after the caller's sit ``characters``, who play at ``level``.  ``commitment`` is
    the SHA-256 of the ``key``, in hexadecimal, which is None until an hour after the day.  ``days``
    are today and those before it, the latest first.
    """

    game: str
    day: str
    today: str
    preset: str
    players: int
    level: str
    characters: list[str]
    commitment: str
    key: str | None
    own: DailyOwn | None
    streak: int
    field: DailyField
    days: list[DailyMark]
