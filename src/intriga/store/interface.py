"""The interface of a store: a server's questions, and their answers; and of one that is shared.

Every method asks at once and answers when awaited: events that are appended one
after the other are numbered so, awaited or not.  A request stands even if its caller
no longer waits.  Bodies, summaries, headers and records may hold what a seat must not
know: no ``repr`` and no error shows them.

In a shared store each table is with one server at a time.  A store that one server has for itself
offers none of this.
"""

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol, runtime_checkable

from intriga.core.errors import IntrigaError
from intriga.store.logins import Logins

DAY: Final = 86_400_000  # milliseconds
YEAR: Final = 365 * DAY  # that a browser keeps its cookie


class StoreError(IntrigaError):
    """A request to the store failed; the sentence says why."""


class InUse(StoreError):
    """Another server has the database: its *process*, and its *address*, "" where not known."""

    def __init__(self, database: str, process: str, address: str) -> None:
        """Say whose it is."""
        super().__init__(f"{database} is in use by another server, process {process}")
        self.database = database
        self.process = process
        self.address = address


class Conflict(StoreError):
    """Somebody else appended first, or events are missing: read on, decide again."""

    def __init__(self, table: str, first: int, due: int) -> None:
        """Say which number was offered to *table* and which one is *due*."""
        super().__init__(f"table {table!r} is due event {due}, not {first}")
        self.table = table
        self.first = first
        self.due = due


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """Event *n* of a table, from 1: *body* is JSON, lifted to *schema*, the newest."""

    n: int
    schema: int
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredSnapshot:
    """The state of a table after event *n*."""

    n: int
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class IndexEntry:
    """A table in the index: on show in the lobby, with a game under way, last touched when.

    *summary* is what the lobby shows, in JSON; *touched_ms* counts from 1970, UTC.
    """

    table: str
    listed: bool
    live: bool
    summary: bytes = field(repr=False)
    touched_ms: int


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game: the *number*-th of its table, its header in JSON, its whole record."""

    id: str
    table: str
    number: int
    header: bytes = field(repr=False)
    record: str = field(repr=False)
    ended_ms: int


@dataclass(frozen=True, slots=True)
class CountedGame:
    """A finished game of a person without its record, and its counts, None if not made yet."""

    id: str
    table: str
    header: bytes = field(repr=False)
    ended_ms: int
    counts: bytes | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredCircle:
    """A circle as JSON, whose ``members`` each have a ``person``; *version* counts from 1."""

    id: str
    version: int
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class DeviceLink:
    """The last link by which *person* goes on in another browser, until *until_ms*, once."""

    person: str
    until_ms: int
    opened: bool


@dataclass(frozen=True, slots=True)
class OperatorAct:
    """An act of the operator: *kind* and *target*, with a private note of theirs.

    It holds until *until_ms*, for good where that is None, and no longer than it is undone.
    """

    number: int
    kind: str
    target: str = field(repr=False)
    reason: str = field(repr=False)
    at_ms: int
    until_ms: int | None = None
    undone_ms: int | None = None

    def holds(self, now_ms: int) -> bool:
        """Say whether it holds at *now_ms*."""
        return self.undone_ms is None and (self.until_ms is None or now_ms < self.until_ms)


@dataclass(frozen=True, slots=True)
class StoredReport:
    """A report to the operator by *reporter* of *reported*, called *name* at *table*.

    *talk* is the last of the talk, in JSON, as far as *reporter* could read it.
    """

    number: int
    at_ms: int
    kind: str
    table: str
    reporter: str = field(repr=False)
    reported: str = field(repr=False)
    name: str
    talk: bytes = field(repr=False)
    closed_ms: int | None = None


@dataclass(frozen=True, slots=True)
class DailyGame:
    """The game of *game* on *day*, an ISO date, that counts for *person*, at *table*.

    *game_id* is empty until it is known to be over; *spoilt*: it counts no longer.  Once it was
    looked through there are *points*, and *grades*, a letter for each decision.
    """

    day: str
    game: str
    person: str = field(repr=False)
    table: str
    begun_ms: int
    game_id: str = ""
    spoilt: bool = False
    won: bool = False
    grades: str = ""
    points: int | None = None


@dataclass(slots=True)
class Addition:
    """An addition to one table, made as a whole or not at all: events numbered from *first*.

    With them go its line in the index, the games that ended by them, and the snapshot after
    the last.
    """

    table: str
    first: int
    events: list[bytes] = field(default_factory=list[bytes], repr=False)
    note: IndexEntry | None = None
    games: list[FinishedGame] = field(default_factory=list[FinishedGame])
    snapshot: StoredSnapshot | None = None


class Store(Protocol):
    """An append-only log for each table, and an index of the tables.

    A store belongs to one event loop.  Every method raises :class:`StoreError`, when
    awaited, if the store is closed, too busy, or the disk refuses.
    """

    @property
    def logins(self) -> Logins:
        """How persons come back: their devices, passkeys and recovery words."""
        ...

    def commit(self, additions: Sequence[Addition]) -> Awaitable[list[StoreError | None]]:
        """Write *additions*, one for each table, together: one wait for the disk.

        Return in their order what was refused, None for each that would survive a loss of
        power.  One that is refused takes no other with it.  Its caller is the only writer of
        those tables and knows their numbers: a number that is taken is a :class:`Conflict`, a
        gap is not looked for.  A game that is kept already stays as it is.

        Raises:
            StoreError: none of them is known to be written, but all may be.
        """
        ...

    def append(self, table: str, first: int, events: Sequence[bytes]) -> Awaitable[None]:
        """Append *events*, numbered *first*, *first* + 1, …; all of them or none.

        Done when they would survive a loss of power.

        Raises:
            Conflict: *first* is not the table's next number; nothing was appended.
            StoreError: it is not known to be appended, but may be: read before going on.
        """
        ...

    def holds(self, table: str) -> Awaitable[bool]:
        """Say whether *table* has any event."""
        ...

    def read(self, table: str, after: int = 0) -> Awaitable[list[StoredEvent]]:
        """Return the events of *table* that follow event *after*, in order.

        Raises:
            StoreError: an event is written in a schema newer than this program, or unreadable.
        """
        ...

    def snapshot(self, table: str, n: int, body: bytes) -> Awaitable[None]:
        """Store a snapshot of *table* after event *n*; an older one goes.

        Raises:
            StoreError: the table has no event *n*.
        """
        ...

    def latest(self, table: str) -> Awaitable[StoredSnapshot | None]:
        """Return the snapshot of *table*; None if there is none in the schema of today."""
        ...

    def note(self, noted: IndexEntry) -> Awaitable[None]:
        """Write *noted* into the index, over what was noted of that table before."""
        ...

    def tables(
        self,
        *,
        listed_only: bool = False,
        live_only: bool = False,
        since_ms: int = 0,
        limit: int | None = None,
    ) -> Awaitable[list[IndexEntry]]:
        """Return up to *limit* tables touched at *since_ms* or later, the latest first."""
        ...

    def keep_game(self, game: FinishedGame) -> Awaitable[None]:
        """Keep a finished game for good; to keep it twice is to keep it once.

        Raises:
            StoreError: another game has its id, or its number at its table.
        """
        ...

    def game(self, game_id: str) -> Awaitable[FinishedGame | None]:
        """Return the finished game with that id."""
        ...

    def games_of(self, table: str, limit: int | None = None) -> Awaitable[list[FinishedGame]]:
        """Return up to *limit* finished games of *table*, the latest first."""
        ...

    def keep_analysis(self, game_id: str, version: str, body: bytes) -> Awaitable[None]:
        """Store the analysis of a finished game, in place of an earlier one.

        Raises:
            StoreError: there is no such game.
        """
        ...

    def analysis(self, game_id: str, version: str) -> Awaitable[bytes | None]:
        """Return the analysis of a finished game, None if there is none of *version*."""
        ...

    def played_by(
        self, person: str, version: str, before: tuple[int, str], limit: int
    ) -> Awaitable[list[CountedGame]]:
        """Return up to *limit* games that *person* has played, the latest first.

        They ended, and are called, before *before*; counts are those of *version*.
        """
        ...

    def keep_counts(self, version: str, counts: Mapping[str, bytes]) -> Awaitable[None]:
        """Store the *counts* of finished games by their ids, those of *version* from now on.

        One that is not kept any more is left out.
        """
        ...

    def games_at(
        self, tables: Sequence[str], version: str, before: tuple[int, str], limit: int
    ) -> Awaitable[list[CountedGame]]:
        """Return up to *limit* games of *tables* in the way of :meth:`played_by`."""
        ...

    def analyses_in(
        self, games: Sequence[str], versions: Sequence[str]
    ) -> Awaitable[dict[str, bytes]]:
        """Return the analyses of one of *versions* of *games* by their ids."""
        ...

    def circle(self, circle_id: str) -> Awaitable[StoredCircle | None]:
        """Return the circle with that id."""
        ...

    def circles_of(self, person: str) -> Awaitable[list[StoredCircle]]:
        """Return the circles that *person* is in."""
        ...

    def write_circle(self, circle: StoredCircle) -> Awaitable[bool]:
        """Write *circle*, and say whether it followed the version that was there: 1 is the first.

        Nothing is written where somebody else wrote first: read on, decide again.
        """
        ...

    def end_circle(self, circle_id: str) -> Awaitable[None]:
        """Delete the circle with that id; its games stay."""
        ...

    def secret(self, name: str) -> Awaitable[bytes]:
        """Return the 32 random bytes called *name*, drawn when first asked for."""
        ...

    def revoke(self, person: str, now_ms: int) -> Awaitable[None]:
        """Keep, durably, that the identity of *person* was ended; to do it twice is to do it once.

        Their devices, passkeys and recovery words go.  *now_ms* counts from 1970, UTC.
        """
        ...

    def revoked(self) -> Awaitable[list[str]]:
        """Return the persons whose identity was ended, and single devices of others.

        :func:`~intriga.store.logins.ended_device` says how a device is written.
        """
        ...

    def link_device(self, person: str, digest: bytes, until_ms: int) -> Awaitable[None]:
        """Keep a link of *person* by the *digest* of its token; the one before opens nothing.

        Links that ended a day before *until_ms* are forgotten.
        """
        ...

    def device_link(self, *, person: str = "", digest: bytes = b"") -> Awaitable[DeviceLink | None]:
        """Return the last link of *person*, or the one that has that *digest*."""
        ...

    def open_device_link(self, digest: bytes, now_ms: int) -> Awaitable[bool]:
        """Use up the link that has that *digest*, and say whether it was to be had.

        However many ask at once, only one gets it.
        """
        ...

    def act(
        self, kind: str, target: str, reason: str, at_ms: int, until_ms: int | None
    ) -> Awaitable[OperatorAct]:
        """Keep, durably, what the operator did, and return it under its number."""
        ...

    def undo_act(self, number: int, now_ms: int) -> Awaitable[OperatorAct | None]:
        """Keep that act *number* is undone, and return it; None where there is none to undo."""
        ...

    def acts(self) -> Awaitable[list[OperatorAct]]:
        """Return the acts of the operator, in their order."""
        ...

    def tables_of(self, person: str) -> Awaitable[list[str]]:
        """Return the tables any of whose events names *person*; all events are looked through."""
        ...

    def games_with(self, person: str) -> Awaitable[list[FinishedGame]]:
        """Return the finished games that *person* has played, all at once."""
        ...

    def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> Awaitable[None]:
        """Put *bodies* in the place of events of *table*, by number, as if they had always been so.

        Its snapshot goes.  The caller has taken the table.

        Raises:
            StoreError: one of the events is not there, and nothing has changed.
        """
        ...

    def rewrite_game(self, game: FinishedGame) -> Awaitable[None]:
        """Replace the header and the record kept under the id of *game*."""
        ...

    def forget_person(self, person: str, other: str) -> Awaitable[None]:
        """Forget reports, links and logins of *person*; acts that aim at them aim at *other*."""
        ...

    def keep_report(self, report: StoredReport) -> Awaitable[int]:
        """Keep *report*, whose number counts for nothing, and return the one that it has."""
        ...

    def reports(self, *, all_of_them: bool = False) -> Awaitable[list[StoredReport]]:
        """Return the reports that are not closed, or all, in their order."""
        ...

    def close_report(self, number: int, now_ms: int) -> Awaitable[bool]:
        """Keep that report *number* is dealt with, and say whether it was open."""
        ...

    def last_day(self) -> Awaitable[str]:
        """Return the latest day that was opened, an ISO date, "" where none was."""
        ...

    def open_day(self, day: str, now_ms: int) -> Awaitable[None]:
        """Keep, durably, that *day* was opened; to do it twice is to do it once."""
        ...

    def begin_daily(self, begun: DailyGame) -> Awaitable[DailyGame]:
        """Keep *begun*, and return the game that counts: it, or an earlier one of that day."""
        ...

    def end_daily(self, ended: DailyGame) -> Awaitable[None]:
        """Keep what is known of a game that was begun."""
        ...

    def daily_game(self, day: str, game: str, person: str) -> Awaitable[DailyGame | None]:
        """Return the game that counts for *person* on *day*, None if none was begun."""
        ...

    def daily_games(self, person: str, game: str, limit: int) -> Awaitable[list[DailyGame]]:
        """Return up to *limit* games that *person* has begun, the latest day first."""
        ...

    def daily_among(self, day: str, people: Sequence[str]) -> Awaitable[list[DailyGame]]:
        """Return the games of *day* that count for *people*."""
        ...

    def daily_points(self, day: str, game: str) -> Awaitable[dict[int, int]]:
        """Return how many people have so many points, by points, ascending; nobody is named."""
        ...

    def ready(self) -> Awaitable[None]:
        """Write next to nothing, durably: done if the store can write, and go on for a while."""
        ...

    def close(self) -> Awaitable[None]:
        """Finish what was asked, then let the database go; closing twice is fine."""
        ...


class Elsewhere(StoreError):
    """A table is with another server that is alive."""

    def __init__(self, table: str, address: str | None) -> None:
        """Say that *table* is not to be had; *address* is where browsers reach its server.

        It is None where that server has none, as one that has the database for itself.
        """
        super().__init__(f"table {table!r} is with another server")
        self.address = address


@dataclass(frozen=True, slots=True)
class NodeReport:
    """A server's report to the others that share its database.

    ``people`` are connected to it; ``used`` holds each address's use, for the others to read.
    """

    people: int
    used: bytes = b""


@dataclass(frozen=True, slots=True)
class OtherNodes:
    """The last reports of the others that share the database, and changes since one last asked.

    ``revoked`` are the persons and devices whose identity was ended since then, ``acts`` what
    operators did or undid.
    ``generation`` grows whenever this server has lost its place among them, and taken a new one.
    """

    reports: list[NodeReport]
    noted: list[IndexEntry]
    revoked: list[str]
    generation: int
    acts: list[OperatorAct] = field(default_factory=list[OperatorAct])


@runtime_checkable
class SharedStore(Store, Protocol):
    """A store that several servers may share; each writes only to tables that it has taken."""

    def take(self, table: str) -> Awaitable[None]:
        """Become the one that writes to *table*, before it is read to go on with it.

        Raises:
            Elsewhere: another server has it.
            StoreError: it cannot be taken.
        """
        ...

    def owns(self, table: str) -> bool:
        """Say whether this server is sure to be the one that writes to *table*."""
        ...

    def resume(self, tables: Mapping[str, int]) -> Awaitable[set[str]]:
        """Take *tables* again after this server was not sure of them, and return which it has.

        Each comes with the number of its last event; one that has another is not taken.
        """
        ...

    def share(self, report: NodeReport) -> Awaitable[OtherNodes | None]:
        """Tell other servers *report*, and return what they tell; None where there are none."""
        ...

    def leave(self) -> Awaitable[None]:
        """Let other servers have all tables at once; nothing can be written from then on."""
        ...
