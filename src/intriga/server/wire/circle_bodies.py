"""The bodies of requests and answers about circles; the page's types are made from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.service.circle import MOST_USUAL, HouseRules, Scoring, SeenBy
from intriga.service.commands import Face, Name, Word

AwardName = Literal["bluffer", "reader", "gullible", "unlucky"]
"""The distinction of a member of a circle: bluffs that nobody caught, challenges that were right
more often than wrong, bluffs believed, and unlucky cards."""


class NewCircleLink(Struct, frozen=True):
    """A new circle, and the token of its link: ``/c/{circle}#{invite}``."""

    circle: str
    invite: str


class CircleAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a circle, with the token of its link.

    ``season`` counts from 1, 0 is for all.
    """

    token: Word = ""
    season: Annotated[int, Meta(ge=0, le=10_000)] = 0


class Tonight(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for the table of the evening, with the token of the circle's link.

    If it is opened now, then for the game number ``game`` of the usual ones, from 0.
    """

    token: Word = ""
    game: Annotated[int, Meta(ge=0, lt=MOST_USUAL)] = 0


class EveningMeant(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening of a circle by its *table*, with the token of the circle's link."""

    table: Word
    token: Word = ""


class CircleJoin(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who comes to a circle by its link, or takes another name in it."""

    name: Name
    token: Word = ""
    face: Face = ""


class MemberMeant(Struct, frozen=True, forbid_unknown_fields=True):
    """The member of a circle who is known by ``key``."""

    key: Word


class MemberShown(Struct, frozen=True, omit_defaults=True):
    """A member of a circle; ``own`` is the one who asks, ``first`` the one who looks after it."""

    key: str
    name: str
    face: str
    own: bool = False
    first: bool = False


class StandingRow(Struct, frozen=True):
    """The wins of somebody at the evenings of a circle; ``key`` is empty for one who is no member.

    ``fair`` is the number of games won if all were equally good.
    """

    key: str
    name: str
    face: str
    games: int
    wins: int
    fair: float
    points: int


class CircleAward(Struct, frozen=True):
    """An award, the place in the standings of the one who has it, and how much it is for.

    ``count`` is a number of bluffs or challenges, or per cent of a win that cards have cost.
    """

    name: AwardName
    holder: int
    count: int


class DailyRow(Struct, frozen=True):
    """The game of today's daily bluff that counts for the member ``key``.

    ``points`` is None until it is over and was looked through.
    """

    key: str
    game: str
    points: int | None


class EveningShown(Struct, frozen=True):
    """An evening of a circle: when it was, its games, and who won most of them."""

    table: str
    opened: int
    games: int
    best: list[str]


class CirclePage(Struct, frozen=True):
    """A circle as the one who asks may see it, with the standings of a season.

    ``member`` says whether they are one, and ``invite`` is the token of its link, empty for others;
    ``seasons`` are the instants at which they began, in milliseconds since 1970, as ``created`` is.
    ``tonight`` says that its evening is under way.  ``uncounted`` games are not in the standings
    yet.  ``today`` is how its members do at the daily bluff, the best in front.
    """

    id: str
    name: str
    face: str
    member: bool
    invite: str
    created: int
    seen_by: SeenBy
    scoring: Scoring
    usual: list[HouseRules]
    members: list[MemberShown]
    seasons: list[int]
    season: int
    standings: list[StandingRow]
    awards: list[CircleAward]
    evenings: list[EveningShown]
    today: list[DailyRow]
    tonight: bool
    games: int
    uncounted: int


class OwnCircle(Struct, frozen=True):
    """A circle of the one who asks, for the lobby."""

    id: str
    name: str
    face: str
    invite: str
    members: int
    tonight: bool


class OwnCircles(Struct, frozen=True):
    """The circles of the one who asks."""

    circles: list[OwnCircle]
