"""The bodies of what somebody is told of their own games; the page's types are made from them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from intriga.core.offered_parts import ClaimCount, Towards
from intriga.server.wire.bodies import Replay, ViewerName
from intriga.service.commands import Word


class GamesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A question about games of the one who asks: at most ``most`` of those that fit.

    Empty fits all; ``who`` is somebody met in them, as :class:`OwnGamePlayer` has it.  They ended
    at ``since`` or later and before ``until``, in milliseconds since 1970, and come after the place
    ``before``, the ``next`` of an earlier answer.
    """

    before: Annotated[str, Meta(pattern=r"^(\d{1,18}-[0-9A-Za-z_-]{1,40})?$")] = ""
    most: Annotated[int, Meta(ge=1, le=50)] = 20
    game: Word = ""
    preset: Word = ""
    result: Literal["", "won", "lost"] = ""
    who: Word = ""
    since: Annotated[int, Meta(ge=0, le=1 << 53)] = 0
    until: Annotated[int, Meta(ge=0, le=1 << 53)] = 1 << 53


class OwnGamePlayer(Struct, frozen=True, omit_defaults=True):
    """Somebody on a seat of a finished game.

    ``who`` is what the one who asks finds them by in other games, empty for themselves.
    """

    name: str
    face: str
    bot: bool = False
    won: bool = False
    who: str = ""


class OwnGame(Struct, frozen=True, omit_defaults=True):
    """A finished game of the one who asks, who had ``seat``; ``ended`` is in ms since 1970.

    ``counted`` says that it is known who won, ``replay`` that its replay may be shown.
    """

    id: str
    game: str
    preset: str
    ended: int
    seat: int
    players: list[OwnGamePlayer]
    counted: bool
    replay: bool


class OwnGames(Struct, frozen=True):
    """Some of the games of the one who asks, the latest first.

    There are more after them where ``next`` is not empty, which is to be asked as ``before``.
    """

    games: list[OwnGame]
    next: str


class WinCount(Struct, frozen=True):
    """How many of ``games`` were won, beside the number that ``fair`` shares come to.

    ``low`` and ``high`` are Wilson's 95 % interval for the share won, None for too few games.
    """

    games: int
    wins: int
    fair: float
    low: float | None
    high: float | None


class EditionWins(Struct, frozen=True):
    """The games of an edition that a number of ``players`` played."""

    preset: str
    players: int
    count: WinCount


class CharacterClaims(Struct, frozen=True):
    """The claims of a character, ``word``, or to have none of it, ``!word``."""

    word: str
    count: ClaimCount


class AnalysedOwnGame(Struct, frozen=True):
    """A game that was looked through: what a choice that mattered cost on average, and the luck.

    Both are shares of the chance to win; ``error_rate`` is None where no choice mattered.
    """

    id: str
    ended: int
    error_rate: float | None
    luck: float


class Opponent(Struct, frozen=True):
    """Somebody whom the one who asks has met: in how many ``games``, and how these came out.

    ``own`` and ``theirs`` are wins, ``did`` what the one who asks did to them, ``suffered`` what
    they did.
    """

    who: str
    name: str
    face: str
    bot: bool
    games: int
    own: int
    theirs: int
    did: Towards
    suffered: Towards


class OwnStatistics(Struct, frozen=True):
    """The statistics of the one who asks, over their last games of ``game``.

    ``uncounted`` more are still being counted.  ``course`` goes back from the latest game that was
    looked through; ``opponents`` begin with those met most often.
    """

    game: str
    uncounted: int
    total: WinCount
    editions: list[EditionWins]
    claims: list[CharacterClaims]
    doubted: int
    right: int
    course: list[AnalysedOwnGame]
    opponents: list[Opponent]


class RecordToOpen(Struct, frozen=True, forbid_unknown_fields=True):
    """A record from a file of the one who asks, to be seen as by ``viewer``."""

    record: Annotated[str, Meta(max_length=60_000)]
    viewer: ViewerName | None = None


class OpenedRecord(Struct, frozen=True):
    """A record that the rules allow, as a replay; or why they do not."""

    replay: Replay | None
    refused: str
