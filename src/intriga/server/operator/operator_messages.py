"""Messages between ``intriga operator`` and a server: each is a line of JSON."""

from typing import Annotated

from msgspec import Meta, Struct

LONGEST_NOTE = 400

Target = Annotated[str, Meta(min_length=1, max_length=80)]
Note = Annotated[str, Meta(max_length=LONGEST_NOTE)]
Line = Annotated[str, Meta(min_length=1, max_length=LONGEST_NOTE)]
Seconds = Annotated[int, Meta(gt=0, le=100 * 365 * 86_400)]


class Asking(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A request of an operator."""


class ShowWho(Asking, frozen=True, tag="who"):
    """Say who is on."""


class Close(Asking, frozen=True, tag="close"):
    """Send everybody away from a table, which opens for nobody until that is undone."""

    table: Target
    reason: Note = ""
    seconds: Seconds | None = None


class TakeDownName(Asking, frozen=True, tag="name"):
    """Call everybody otherwise whose name looks like *name*, now and later, in replays too."""

    name: Target
    reason: Note = ""
    seconds: Seconds | None = None


class TakeDownReplay(Asking, frozen=True, tag="replay"):
    """Show a finished game to nobody."""

    game: Target
    reason: Note = ""
    seconds: Seconds | None = None


class Ban(Asking, frozen=True, tag="ban"):
    """Keep out an identity, an address or a network; for good without *seconds*."""

    target: Target
    reason: Note = ""
    seconds: Seconds | None = None


class Announce(Asking, frozen=True, tag="announce"):
    """Announce it at all tables now, and in the lobby for *seconds*."""

    text: Line
    seconds: Seconds = 86_400


class ListActs(Asking, frozen=True, tag="acts"):
    """List the acts in force, or *all* acts."""

    all: bool = False


class UndoAct(Asking, frozen=True, tag="undo"):
    """Undo act *number*."""

    number: int


class ListReports(Asking, frozen=True, tag="reports"):
    """List the open reports of players, or *all* reports."""

    all: bool = False


class CloseReport(Asking, frozen=True, tag="close-report"):
    """Note that report *number* is dealt with."""

    number: int


class Forget(Asking, frozen=True, tag="forget"):
    """End an identity, and put another name wherever its person's stands."""

    identity: Target
    reason: Note = ""


AnyAsking = (
    ShowWho
    | Close
    | TakeDownName
    | TakeDownReplay
    | Ban
    | Announce
    | ListActs
    | UndoAct
    | ListReports
    | CloseReport
    | Forget
)


# ------------------------------------------------------------------- answers


class PersonOn(Struct, frozen=True):
    """Somebody at a table: without a name if they gave none, without addresses if away."""

    identity: str
    name: str
    alias: str
    sits: bool
    addresses: list[str]


class TableOn(Struct, frozen=True):
    """A table in memory and who is there."""

    table: str
    game: str
    phase: str
    listed: bool
    sockets: int
    people: list[PersonOn]


class WhoIsOn(Struct, frozen=True, tag_field="said", tag="who"):
    """The people at this server, and how many there are at others of the same database."""

    people: int
    elsewhere: int
    tables: list[TableOn]


class ActTold(Struct, frozen=True):
    """An act; times in milliseconds since 1970."""

    number: int
    kind: str
    target: str
    reason: str
    at: int
    until: int | None
    undone: int | None
    holds: bool


class ActsTold(Struct, frozen=True, tag_field="said", tag="acts"):
    """Acts, in their order."""

    acts: list[ActTold]


class TalkTold(Struct, frozen=True):
    """A line of talk that goes with a report; *reported*: it is that of the person reported."""

    name: str
    text: str
    reported: bool


class ReportTold(Struct, frozen=True):
    """A report by *reporter* of *reported*, who was called *name*."""

    number: int
    at: int
    kind: str
    table: str
    reporter: str
    reported: str
    name: str
    talk: list[TalkTold]
    closed: int | None


class ReportsTold(Struct, frozen=True, tag_field="said", tag="reports"):
    """Reports, in their order."""

    reports: list[ReportTold]


class Forgotten(Struct, frozen=True, tag_field="said", tag="forgotten"):
    """How many tables and finished games named the person, who is called *pseudonym* there."""

    pseudonym: str
    tables: int
    games: int


class CannotBeDone(Struct, frozen=True, tag_field="said", tag="not-done"):
    """Why nothing was done, in a sentence."""

    detail: str


AnyAnswer = WhoIsOn | ActsTold | ReportsTold | Forgotten | CannotBeDone
