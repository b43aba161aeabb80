"""All SQL for SQLite; each function is the work of one job."""

import json
import secrets
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from typing import Any, Final

from intriga.store.interface import (
    Addition,
    Conflict,
    CountedGame,
    DailyGame,
    DeviceLink,
    FinishedGame,
    IndexEntry,
    OperatorAct,
    StoredCircle,
    StoredEvent,
    StoredReport,
    StoredSnapshot,
    StoreError,
)
from intriga.store.logins import LOGIN_TABLES
from intriga.store.upcasters import Upcasters

SECRET_BYTES: Final = 32
GAME: Final = "SELECT id, table_id, number, header, record, ended_ms FROM games"
APPEND: Final = "INSERT INTO events VALUES (?, ?, ?, ?)"
LAST: Final = "SELECT max(n) FROM events WHERE table_id = ?"
SNAPSHOT: Final = """INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id)
    DO UPDATE SET n = excluded.n, schema = excluded.schema, body = excluded.body
    WHERE excluded.n >= n OR excluded.schema <> schema"""
NOTE: Final = """INSERT INTO tables VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET listed = excluded.listed, live = excluded.live,
    summary = excluded.summary, touched_ms = excluded.touched_ms"""
ANALYSED: Final = """INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT (game_id)
    DO UPDATE SET version = excluded.version, body = excluded.body"""
ANALYSIS: Final = "SELECT body FROM analyses WHERE game_id = ? AND version = ?"
KEEP: Final = "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?)"


def commit(
    additions: Sequence[Addition], schemas: tuple[int, int], connection: sqlite3.Connection
) -> list[StoreError | None]:
    """Write *additions* with *schemas*, of events and of snapshots; return what was refused."""
    if _is_added(additions, schemas, connection) is None:
        return [None] * len(additions)
    return [_is_added([each], schemas, connection) for each in additions]


def _is_added(
    additions: Sequence[Addition], schemas: tuple[int, int], connection: sqlite3.Connection
) -> StoreError | None:
    """Write *additions*, all of them or none, and say why they are not written.

    Raises:
        sqlite3.Error: the whole transaction is lost.
    """
    connection.execute("SAVEPOINT additions")
    try:
        _add(additions, schemas, connection)
    except Exception as error:
        if not connection.in_transaction:
            raise
        connection.execute("ROLLBACK TO additions")
        return _refusal(additions[0], error, connection)
    finally:
        if connection.in_transaction:
            connection.execute("RELEASE additions")
    return None


def _add(
    additions: Sequence[Addition], schemas: tuple[int, int], connection: sqlite3.Connection
) -> None:
    of_events, of_snapshots = schemas
    events = [
        (each.table, n, of_events, body)
        for each in additions
        for n, body in enumerate(each.events, each.first)
    ]
    notes = [_noted(each.note) for each in additions if each.note is not None]
    games = [_kept(game) for each in additions for game in each.games]
    snapshots = [
        (each.table, each.snapshot.n, of_snapshots, each.snapshot.body)
        for each in additions
        if each.snapshot is not None
    ]
    connection.executemany(APPEND, events)
    for sql, rows in (
        (NOTE, notes),
        (f"{KEEP} ON CONFLICT DO NOTHING", games),
        (SNAPSHOT, snapshots),
    ):
        if rows:
            connection.executemany(sql, rows)


def _refusal(addition: Addition, error: Exception, connection: sqlite3.Connection) -> StoreError:
    """Return *error* as it concerns the writer of *addition*."""
    if isinstance(error, sqlite3.IntegrityError):
        (last,) = connection.execute(LAST, (addition.table,)).fetchone()
        if addition.events and (last or 0) >= addition.first:
            return Conflict(addition.table, addition.first, last + 1)
    if isinstance(error, sqlite3.Error):
        return StoreError(f"the database cannot be written: {error}")
    return StoreError(f"what is added cannot be written: {type(error).__name__}")


def append(
    table: str, first: int, rows: list[tuple[str, int, int, bytes]], connection: sqlite3.Connection
) -> None:
    """Append *rows* (table, n, schema, body), numbered from *first*.

    Raises:
        Conflict: *first* is not the next number.
    """
    due = (connection.execute(LAST, (table,)).fetchone()[0] or 0) + 1
    if first != due:
        raise Conflict(table, first, due)
    connection.executemany(APPEND, rows)


def holds(table: str, connection: sqlite3.Connection) -> bool:
    """Say whether *table* has any event."""
    sql = "SELECT 1 FROM events WHERE table_id = ? LIMIT 1"
    return connection.execute(sql, (table,)).fetchone() is not None


def read(
    table: str, after: int, upcasters: Upcasters, connection: sqlite3.Connection
) -> list[StoredEvent]:
    """Return the events of *table* that follow event *after*."""
    sql = "SELECT n, schema, body FROM events WHERE table_id = ? AND n > ? ORDER BY n"
    newest, lift = upcasters.newest, upcasters.lift
    rows = connection.execute(sql, (table, after)).fetchall()
    return [StoredEvent(n, newest, lift(table, n, schema, body)) for n, schema, body in rows]


def snapshot(row: tuple[str, int, int, bytes], connection: sqlite3.Connection) -> None:
    """Keep the snapshot *row* (table, n, schema, body), unless there is a later one.

    Raises:
        StoreError: the table has no event *n*.
    """
    table, n, _, _ = row
    sql = "SELECT 1 FROM events WHERE table_id = ? AND n = ?"
    if connection.execute(sql, (table, n)).fetchone() is None:
        raise StoreError(f"table {table!r} has no event {n} to keep a snapshot of")
    connection.execute(SNAPSHOT, row)


def latest(table: str, schema: int, connection: sqlite3.Connection) -> StoredSnapshot | None:
    """Return the snapshot of *table* if it has that *schema*."""
    sql = "SELECT n, body FROM snapshots WHERE table_id = ? AND schema = ?"
    row = connection.execute(sql, (table, schema)).fetchone()
    return StoredSnapshot(*row) if row else None


def note(noted: IndexEntry, connection: sqlite3.Connection) -> None:
    """Write *noted* into the index."""
    connection.execute(NOTE, _noted(noted))


def _noted(noted: IndexEntry) -> tuple[str, bool, bool, bytes, int]:
    return noted.table, noted.listed, noted.live, noted.summary, noted.touched_ms


def tables(wanted: tuple[int, bool, bool, int], connection: sqlite3.Connection) -> list[IndexEntry]:
    """Return the entries *wanted* of the index (since_ms, listed_only, live_only, limit)."""
    rows = connection.execute(
        """SELECT id, listed, live, summary, touched_ms FROM tables
        WHERE touched_ms >= ? AND listed >= ? AND live >= ?
        ORDER BY touched_ms DESC, id LIMIT ?""",
        wanted,
    ).fetchall()
    return [
        IndexEntry(table, bool(listed), bool(live), summary, touched_ms)
        for table, listed, live, summary, touched_ms in rows
    ]


def keep_game(kept: FinishedGame, connection: sqlite3.Connection) -> None:
    """Keep a finished game.

    Raises:
        StoreError: another game has its id, or its number at its table.
    """
    sql = f"{GAME} WHERE id = ? OR (table_id = ? AND number = ?)"
    rows = connection.execute(sql, (kept.id, kept.table, kept.number)).fetchall()
    if not rows:
        connection.execute(KEEP, _kept(kept))
    elif any(FinishedGame(*row) != kept for row in rows):
        raise StoreError(
            f"game {kept.id!r}, number {kept.number} of table {kept.table!r}, "
            f"is kept already, and is another one"
        )


def _kept(game: FinishedGame) -> tuple[str, str, int, bytes, str, int]:
    return game.id, game.table, game.number, game.header, game.record, game.ended_ms


def game(game_id: str, connection: sqlite3.Connection) -> FinishedGame | None:
    """Return the finished game with that id."""
    row = connection.execute(f"{GAME} WHERE id = ?", (game_id,)).fetchone()
    return FinishedGame(*row) if row else None


def games_of(table: str, limit: int, connection: sqlite3.Connection) -> list[FinishedGame]:
    """Return the finished games of *table*, the latest first."""
    sql = f"{GAME} WHERE table_id = ? ORDER BY number DESC LIMIT ?"
    return [FinishedGame(*row) for row in connection.execute(sql, (table, limit)).fetchall()]


def keep_analysis(row: tuple[str, str, bytes], connection: sqlite3.Connection) -> None:
    """Keep the *row* (game, version, body) of an analysis.

    Raises:
        StoreError: there is no such game.
    """
    try:
        connection.execute(ANALYSED, row)
    except sqlite3.IntegrityError:
        raise StoreError(f"there is no game {row[0]!r} to keep an analysis of") from None


def analysis(wanted: tuple[str, str], connection: sqlite3.Connection) -> bytes | None:
    """Return the analysis *wanted* (game, version)."""
    row = connection.execute(ANALYSIS, wanted).fetchone()
    return bytes(row[0]) if row else None


PLAYED: Final = """SELECT games.id, table_id, header, games.ended_ms, body FROM played
    JOIN games ON games.id = played.game_id
    LEFT JOIN game_counts ON game_counts.game_id = games.id AND version = ?
    WHERE person = ? AND (played.ended_ms, played.game_id) < (?, ?)
    ORDER BY played.ended_ms DESC, played.game_id DESC LIMIT ?"""
COUNTED: Final = """INSERT INTO game_counts SELECT id, ?, ? FROM games WHERE id = ?
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, body = excluded.body"""
GAMES_AT: Final = """SELECT games.id, table_id, header, games.ended_ms, body FROM games
    LEFT JOIN game_counts ON game_counts.game_id = games.id AND version = ?
    WHERE table_id IN (SELECT value FROM json_each(?)) AND (games.ended_ms, games.id) < (?, ?)
    ORDER BY games.ended_ms DESC, games.id DESC LIMIT ?"""
ANALYSES: Final = """SELECT game_id, body FROM analyses
    WHERE game_id IN (SELECT value FROM json_each(?))
    AND version IN (SELECT value FROM json_each(?))"""


def played_by(
    person: str, version: str, before: tuple[int, str], limit: int, connection: sqlite3.Connection
) -> list[CountedGame]:
    """Return the games that *person* has played, the latest first."""
    rows = connection.execute(PLAYED, (version, person, *before, limit)).fetchall()
    return [CountedGame(*row) for row in rows]


def keep_counts(version: str, counts: Mapping[str, bytes], connection: sqlite3.Connection) -> None:
    """Keep the *counts* of games by their ids."""
    connection.executemany(COUNTED, [(version, body, game) for game, body in counts.items()])


def games_at(
    tables: Sequence[str],
    version: str,
    before: tuple[int, str],
    limit: int,
    connection: sqlite3.Connection,
) -> list[CountedGame]:
    """Return the games of *tables*, the latest first."""
    given = version, json.dumps(tables), *before, limit
    return [CountedGame(*row) for row in connection.execute(GAMES_AT, given).fetchall()]


def analyses_in(
    games: Sequence[str], versions: Sequence[str], connection: sqlite3.Connection
) -> dict[str, bytes]:
    """Return the analyses of *games* by their ids."""
    given = json.dumps(games), json.dumps(versions)
    return dict(connection.execute(ANALYSES, given).fetchall())


def circle(circle_id: str, connection: sqlite3.Connection) -> StoredCircle | None:
    """Return the circle with that id."""
    sql = "SELECT id, version, body FROM circles WHERE id = ?"
    row = connection.execute(sql, (circle_id,)).fetchone()
    return StoredCircle(*row) if row else None


def circles_of(person: str, connection: sqlite3.Connection) -> list[StoredCircle]:
    """Return the circles that *person* is in."""
    sql = """SELECT id, version, body FROM circles
        JOIN circle_members ON circle_id = id WHERE person = ? ORDER BY id"""
    return [StoredCircle(*row) for row in connection.execute(sql, (person,)).fetchall()]


def write_circle(circle: StoredCircle, connection: sqlite3.Connection) -> bool:
    """Write *circle*, and say whether it followed the version that was there."""
    row = circle.id, circle.version, circle.body
    if circle.version == 1:
        sql = "INSERT INTO circles VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return connection.execute(sql, row).rowcount == 1
    connection.execute("PRAGMA secure_delete = ON")  # somebody may be forgotten by it
    sql = "UPDATE circles SET version = ?2, body = ?3 WHERE id = ?1 AND version = ?2 - 1"
    return connection.execute(sql, row).rowcount == 1


def end_circle(circle_id: str, connection: sqlite3.Connection) -> None:
    """Delete the circle with that id."""
    connection.execute("DELETE FROM circles WHERE id = ?", (circle_id,))


def secret(name: str, connection: sqlite3.Connection) -> bytes:
    """Return the random bytes called *name*, drawn now if there are none yet."""
    sql = "INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING"
    connection.execute(sql, (name, secrets.token_bytes(SECRET_BYTES)))
    (value,) = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
    return bytes(value)


def revoke(person: str, now_ms: int, connection: sqlite3.Connection) -> None:
    """Keep that the identity of *person* was ended; their logins go."""
    sql = "INSERT INTO revoked VALUES (?, ?) ON CONFLICT DO NOTHING"
    connection.execute(sql, (person, now_ms))
    _forget_logins(person, connection)


def _forget_logins(person: str, connection: sqlite3.Connection) -> None:
    for name in LOGIN_TABLES:
        connection.execute(f"DELETE FROM {name} WHERE person = ?", (person,))  # noqa: S608  names of ours


def revoked(connection: sqlite3.Connection) -> list[str]:
    """Return the persons and devices whose identity was ended."""
    return [person for (person,) in connection.execute("SELECT person FROM revoked").fetchall()]


def link_device(
    link: tuple[str, bytes, int], forgotten_ms: int, connection: sqlite3.Connection
) -> None:
    """Keep *link* (person, digest, until_ms), and forget those that ended before *forgotten_ms*."""
    connection.execute("DELETE FROM device_links WHERE until_ms < ?", (forgotten_ms,))
    connection.execute("INSERT OR REPLACE INTO device_links VALUES (?, ?, ?, 0)", link)


def device_link(person: str, digest: bytes, connection: sqlite3.Connection) -> DeviceLink | None:
    """Return the link of *person*, or the one that has that *digest*."""
    sql = "SELECT person, until_ms, opened FROM device_links WHERE person = ? OR digest = ?"
    row = connection.execute(sql, (person, digest)).fetchone()
    return DeviceLink(row[0], row[1], bool(row[2])) if row else None


def open_device_link(digest: bytes, now_ms: int, connection: sqlite3.Connection) -> bool:
    """Use up the link that has that *digest*, and say whether it was to be had."""
    sql = "UPDATE device_links SET opened = 1 WHERE digest = ? AND opened = 0 AND until_ms > ?"
    return connection.execute(sql, (digest, now_ms)).rowcount == 1


_ACT: Final = "number, kind, target, reason, at_ms, until_ms, undone_ms"
_REPORT: Final = "number, at_ms, kind, table_id, reporter, reported, name, talk, closed_ms"


def act(row: tuple[str, str, str, int, int | None], connection: sqlite3.Connection) -> OperatorAct:
    """Keep the *row* (kind, target, reason, at_ms, until_ms) of an act."""
    columns = "kind, target, reason, at_ms, until_ms"
    sql = f"INSERT INTO acts ({columns}) VALUES (?, ?, ?, ?, ?) RETURNING {_ACT}"  # noqa: S608  names of ours
    return OperatorAct(*connection.execute(sql, row).fetchone())


def undo_act(number: int, now_ms: int, connection: sqlite3.Connection) -> OperatorAct | None:
    """Keep that act *number* is undone."""
    sql = f"UPDATE acts SET undone_ms = ? WHERE number = ? AND undone_ms IS NULL RETURNING {_ACT}"  # noqa: S608  names of ours
    row = connection.execute(sql, (now_ms, number)).fetchone()
    return OperatorAct(*row) if row else None


def acts(connection: sqlite3.Connection) -> list[OperatorAct]:
    """Return the acts of the operator."""
    rows = connection.execute(f"SELECT {_ACT} FROM acts ORDER BY number").fetchall()  # noqa: S608  names of ours
    return [OperatorAct(*row) for row in rows]


def tables_of(person: str, connection: sqlite3.Connection) -> list[str]:
    """Return the tables any of whose events names *person*."""
    sql = "SELECT DISTINCT table_id FROM events WHERE instr(body, ?) ORDER BY table_id"
    return [table for (table,) in connection.execute(sql, (person.encode(),)).fetchall()]


def games_with(person: str, connection: sqlite3.Connection) -> list[FinishedGame]:
    """Return the finished games that *person* has played."""
    sql = f"""{GAME}
        WHERE id IN (SELECT game_id FROM played WHERE person = ?) ORDER BY id"""  # noqa: S608
    rows = connection.execute(sql, (person,)).fetchall()
    return [FinishedGame(*row) for row in rows]


def rewrite(table: str, bodies: Mapping[int, bytes], connection: sqlite3.Connection) -> None:
    """Put *bodies* in the place of events of *table*, and let nothing of the old ones lie about.

    Raises:
        StoreError: one of the events is not there.
    """
    sql = "SELECT count(*) FROM events WHERE table_id = ? AND n BETWEEN ? AND ?"
    if bodies and connection.execute(sql, (table, 1, max(bodies))).fetchone()[0] != max(bodies):
        raise StoreError(f"table {table!r} has no event {max(bodies)} to write anew")
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    rows = [(body, table, n) for n, body in bodies.items()]
    connection.executemany("UPDATE events SET body = ? WHERE table_id = ? AND n = ?", rows)


def rewrite_game(game: FinishedGame, connection: sqlite3.Connection) -> None:
    """Replace the header and the record kept of *game*."""
    sql = "UPDATE games SET header = ?, record = ? WHERE id = ?"
    connection.execute(sql, (game.header, game.record, game.id))


def forget_person(person: str, other: str, connection: sqlite3.Connection) -> None:
    """Forget reports, links and logins of *person*; acts that aim at them aim at *other*."""
    sql = "DELETE FROM reports WHERE reporter = ? OR reported = ?"
    connection.execute(sql, (person, person))
    connection.execute("DELETE FROM device_links WHERE person = ?", (person,))
    _forget_logins(person, connection)
    connection.execute("DELETE FROM daily WHERE person = ?", (person,))
    connection.execute("UPDATE acts SET target = ? WHERE target = ?", (other, person))


def keep_report(report: StoredReport, connection: sqlite3.Connection) -> int:
    """Keep *report* under the next number."""
    sql = f"INSERT INTO reports ({_REPORT}) VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING number"  # noqa: S608  names of ours
    (number,) = connection.execute(sql, astuple(report)[1:]).fetchone()
    return int(number)


def reports(all_of_them: bool, connection: sqlite3.Connection) -> list[StoredReport]:  # noqa: FBT001  bound by name
    """Return the reports that are open, or all."""
    sql = f"SELECT {_REPORT} FROM reports WHERE ? OR closed_ms IS NULL ORDER BY number"  # noqa: S608  names of ours
    return [StoredReport(*row) for row in connection.execute(sql, (all_of_them,)).fetchall()]


def close_report(number: int, now_ms: int, connection: sqlite3.Connection) -> bool:
    """Keep that report *number* is dealt with, and say whether it was open."""
    sql = "UPDATE reports SET closed_ms = ? WHERE number = ? AND closed_ms IS NULL"
    return connection.execute(sql, (now_ms, number)).rowcount == 1


_DAILY: Final = "day, game, person, table_id, begun_ms, game_id, spoilt, won, grades, points"
BEGIN_DAILY: Final = """INSERT INTO daily VALUES (?, ?, ?, ?, ?, '', 0, 0, '', NULL)
    ON CONFLICT DO NOTHING"""


def last_day(connection: sqlite3.Connection) -> str:
    """Return the latest day that was opened, "" where none was."""
    (day,) = connection.execute("SELECT coalesce(max(day), '') FROM daily").fetchone()
    return str(day)


def open_day(day: str, now_ms: int, connection: sqlite3.Connection) -> None:
    """Keep that *day* was opened."""
    connection.execute(BEGIN_DAILY, (day, "", "", "", now_ms))


def begin_daily(begun: DailyGame, connection: sqlite3.Connection) -> DailyGame:
    """Keep *begun*, and return the game that counts."""
    connection.execute(
        BEGIN_DAILY, (begun.day, begun.game, begun.person, begun.table, begun.begun_ms)
    )
    return daily_game(begun.day, begun.game, begun.person, connection) or begun


def end_daily(ended: DailyGame, connection: sqlite3.Connection) -> None:
    """Keep what is known of a game that was begun."""
    sql = """UPDATE daily SET game_id = ?, spoilt = ?, won = ?, grades = ?, points = ?
        WHERE day = ? AND game = ? AND person = ?"""
    known = ended.game_id, ended.spoilt, ended.won, ended.grades, ended.points
    connection.execute(sql, (*known, ended.day, ended.game, ended.person))


def daily_game(
    day: str, game: str, person: str, connection: sqlite3.Connection
) -> DailyGame | None:
    """Return the game that counts for *person* on *day*."""
    sql = f"SELECT {_DAILY} FROM daily WHERE day = ? AND game = ? AND person = ?"  # noqa: S608  names of ours
    row = connection.execute(sql, (day, game, person)).fetchone()
    return _daily(row) if row else None


def daily_games(
    person: str, game: str, limit: int, connection: sqlite3.Connection
) -> list[DailyGame]:
    """Return up to *limit* games that *person* has begun, the latest day first."""
    sql = f"SELECT {_DAILY} FROM daily WHERE person = ? AND game = ? ORDER BY day DESC LIMIT ?"  # noqa: S608  names of ours
    return [_daily(row) for row in connection.execute(sql, (person, game, limit)).fetchall()]


def _daily(row: tuple[Any, ...]) -> DailyGame:
    *begun, spoilt, won, grades, points = row
    day, game, person, table, begun_ms, game_id = begun
    own = day, game, person, table, begun_ms, game_id
    return DailyGame(*own, bool(spoilt), bool(won), grades, points)


def daily_among(day: str, people: Sequence[str], connection: sqlite3.Connection) -> list[DailyGame]:
    """Return the games of *day* that count for *people*."""
    sql = f"""SELECT {_DAILY} FROM daily
        WHERE day = ? AND person IN (SELECT value FROM json_each(?))"""  # noqa: S608  names of ours
    return [_daily(row) for row in connection.execute(sql, (day, json.dumps(people))).fetchall()]


def daily_points(day: str, game: str, connection: sqlite3.Connection) -> dict[int, int]:
    """Return how many people have so many points."""
    sql = """SELECT points, count(*) FROM daily
        WHERE day = ? AND game = ? AND points IS NOT NULL GROUP BY points ORDER BY points"""
    return dict(connection.execute(sql, (day, game)).fetchall())


def touch(connection: sqlite3.Connection) -> None:
    """Write the version over itself: a page is written and made durable like any other."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.execute(f"PRAGMA user_version = {version}")
