"""The SQL for PostgreSQL; ``$1`` is the node that asks wherever a fence is checked."""

from typing import Any, Final

from intriga.store.interface import Addition, FinishedGame, IndexEntry

HERE: Final = "EXISTS (SELECT FROM nodes WHERE node = $1)"

# One statement writes a whole batch, in one journey there and back.  A table takes part if its
# owner is this node under the fence that it knows, and if its last event is the one before.
COMMIT: Final = f"""
    WITH offered AS (
        SELECT * FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
            AS o (table_id, first, last, fence)
    ), renewed AS (
        UPDATE owners SET n = o.last FROM offered o
        WHERE owners.table_id = o.table_id AND owners.node = $1 AND owners.fence = o.fence
            AND owners.n = o.first - 1 AND {HERE}
        RETURNING owners.table_id, owners.fence
    ), born AS (
        INSERT INTO owners SELECT table_id, $1, 1, last FROM offered
        WHERE fence = 0 AND first = 1 AND last > 0 AND {HERE}
        ON CONFLICT DO NOTHING RETURNING table_id, fence
    ), taken AS (
        SELECT * FROM renewed UNION ALL SELECT * FROM born
    ), added AS (
        INSERT INTO events SELECT table_id, n, $6, body
        FROM unnest($7::text[], $8::bigint[], $9::bytea[]) AS e (table_id, n, body)
        JOIN taken USING (table_id)
    ), noted AS (
        INSERT INTO tables SELECT id, listed, live, summary, touched_ms
        FROM unnest($10::text[], $11::boolean[], $12::boolean[], $13::bytea[], $14::bigint[])
            AS t (id, listed, live, summary, touched_ms)
        JOIN taken ON taken.table_id = id
        ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, live = excluded.live,
            summary = excluded.summary, touched_ms = excluded.touched_ms,
            changed = excluded.changed
    ), kept AS (
        INSERT INTO games SELECT id, table_id, number, header, record, ended_ms
        FROM unnest($15::text[], $16::text[], $17::integer[], $18::bytea[], $19::text[],
            $20::bigint[]) AS g (id, table_id, number, header, record, ended_ms)
        JOIN taken USING (table_id) ON CONFLICT DO NOTHING
    ), pictured AS (
        INSERT INTO snapshots SELECT table_id, n, $21, body
        FROM unnest($22::text[], $23::bigint[], $24::bytea[]) AS s (table_id, n, body)
        JOIN taken USING (table_id)
        ON CONFLICT (table_id)
        DO UPDATE SET n = excluded.n, schema = excluded.schema, body = excluded.body
        WHERE excluded.n >= snapshots.n OR excluded.schema <> snapshots.schema
    )
    SELECT table_id, fence FROM taken"""  # noqa: S608  all of it is here

# A table is free if its owner is buried; one last written by a newer program, only for such a one.
FREE: Final = f"""{HERE} AND (node = $1 OR NOT EXISTS (
        SELECT FROM nodes WHERE nodes.node = owners.node
    )) AND NOT EXISTS (
        SELECT FROM events WHERE events.table_id = owners.table_id AND events.n = owners.n
            AND schema > $2
    )"""  # noqa: S608
# The fence goes up, so that the earlier owner writes nothing more to the table.
TAKE: Final = f"""UPDATE owners SET node = $1, fence = fence + 1
    WHERE table_id = ANY($3::text[]) AND {FREE} RETURNING table_id, fence"""  # noqa: S608
RESUME: Final = f"""UPDATE owners SET node = $1, fence = fence + 1
    FROM unnest($3::text[], $4::bigint[]) AS known (id, last)
    WHERE table_id = id AND n = last AND {FREE} RETURNING table_id, fence"""  # noqa: S608
DUE: Final = "SELECT n + 1 FROM owners WHERE table_id = $1"

HOLDS: Final = "SELECT EXISTS (SELECT FROM events WHERE table_id = $1)"
READ: Final = "SELECT n, schema, body FROM events WHERE table_id = $1 AND n > $2 ORDER BY n"
LATEST: Final = "SELECT n, body FROM snapshots WHERE table_id = $1 AND schema = $2"
KNOWS: Final = "SELECT EXISTS (SELECT FROM events WHERE table_id = $1 AND n = $2)"
SNAPSHOT: Final = """INSERT INTO snapshots VALUES ($1, $2, $3, $4) ON CONFLICT (table_id)
    DO UPDATE SET n = excluded.n, schema = excluded.schema, body = excluded.body
    WHERE excluded.n >= snapshots.n OR excluded.schema <> snapshots.schema"""
NOTE: Final = """INSERT INTO tables VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id)
    DO UPDATE SET listed = excluded.listed, live = excluded.live,
    summary = excluded.summary, touched_ms = excluded.touched_ms, changed = excluded.changed"""
INDEX: Final = """SELECT id, listed, live, summary, touched_ms FROM tables
    WHERE touched_ms >= $1 AND listed >= $2 AND live >= $3
    ORDER BY touched_ms DESC, id LIMIT $4"""
GAME: Final = "SELECT id, table_id, number, header, record, ended_ms FROM games"
KEEP: Final = """INSERT INTO games VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING RETURNING id"""
LIKE: Final = f"{GAME} WHERE id = $1 OR (table_id = $2 AND number = $3)"
ANALYSED: Final = """INSERT INTO analyses SELECT id, $2, $3::bytea FROM games WHERE id = $1
    ON CONFLICT (game_id) DO UPDATE SET version = excluded.version, body = excluded.body
    RETURNING game_id"""
ANALYSIS: Final = "SELECT body FROM analyses WHERE game_id = $1 AND version = $2"
DRAW: Final = "INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING"
VALUE: Final = "SELECT value FROM secrets WHERE name = $1"

REVOKE: Final = "INSERT INTO revoked VALUES ($1, $2) ON CONFLICT DO NOTHING"
REVOKED: Final = "SELECT coalesce(array_agg(person), '{}') FROM revoked"

FORGET_LINKS: Final = "DELETE FROM device_links WHERE until_ms < $1"
LINK_DEVICE: Final = """INSERT INTO device_links VALUES ($1, $2, $3, false) ON CONFLICT (person)
    DO UPDATE SET digest = excluded.digest, until_ms = excluded.until_ms, opened = false"""
DEVICE_LINK: Final = """SELECT person, until_ms, opened FROM device_links
    WHERE person = $1 OR digest = $2"""
OPEN_DEVICE_LINK: Final = """UPDATE device_links SET opened = true
    WHERE digest = $1 AND NOT opened AND until_ms > $2 RETURNING person"""

_ACT: Final = "number, kind, target, reason, at_ms, until_ms, undone_ms"
ACT: Final = f"""INSERT INTO acts (kind, target, reason, at_ms, until_ms)
    VALUES ($1, $2, $3, $4, $5) RETURNING {_ACT}"""  # noqa: S608  names of ours
UNDO_ACT: Final = f"""UPDATE acts SET undone_ms = $2, changed = pg_current_xact_id()
    WHERE number = $1 AND undone_ms IS NULL RETURNING {_ACT}"""  # noqa: S608
ACTS: Final = f"SELECT {_ACT} FROM acts ORDER BY number"  # noqa: S608
ACTS_SINCE: Final = f"SELECT {_ACT} FROM acts WHERE changed >= $1::text::xid8 ORDER BY number"  # noqa: S608
TABLES_OF: Final = """SELECT DISTINCT table_id FROM events
    WHERE position($1::bytea IN body) > 0 ORDER BY table_id"""
GAMES_WITH: Final = f"{GAME} WHERE position($1::bytea IN header) > 0 ORDER BY id"
REWRITE: Final = """WITH new AS (SELECT * FROM unnest($2::bigint[], $3::bytea[]) AS new (n, body)),
    gone AS (DELETE FROM snapshots WHERE table_id = $1),
    done AS (UPDATE events SET body = new.body FROM new
        WHERE table_id = $1 AND events.n = new.n RETURNING 1)
    SELECT count(*) FROM done"""
REWRITE_GAME: Final = "UPDATE games SET header = $2, record = $3 WHERE id = $1"
FORGET_PERSON: Final = (
    "DELETE FROM reports WHERE $1 IN (reporter, reported)",
    "DELETE FROM device_links WHERE person = $1",
)
AIM_AT: Final = """UPDATE acts SET target = $2, changed = pg_current_xact_id()
    WHERE target = $1"""
_REPORT: Final = "at_ms, kind, table_id, reporter, reported, name, talk, closed_ms"
KEEP_REPORT: Final = f"""INSERT INTO reports ({_REPORT})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING number"""  # noqa: S608
REPORTS: Final = f"""SELECT number, {_REPORT} FROM reports
    WHERE $1 OR closed_ms IS NULL ORDER BY number"""  # noqa: S608
CLOSE_REPORT: Final = """UPDATE reports SET closed_ms = $2
    WHERE number = $1 AND closed_ms IS NULL RETURNING number"""


def offered(
    node: int, fences: dict[str, int], schemas: tuple[int, int], additions: list[Addition]
) -> list[Any]:
    """Return the arguments of :data:`COMMIT` to write *additions* with *schemas*."""
    of_events, of_snapshots = schemas
    tables = [
        (each.table, each.first, each.first + len(each.events) - 1, fences.get(each.table, 0))
        for each in additions
    ]
    events = [
        (each.table, n, body)
        for each in additions
        for n, body in enumerate(each.events, each.first)
    ]
    notes = [noted(each.note) for each in additions if each.note is not None]
    games = [kept(game) for each in additions for game in each.games]
    snapshots = [
        (each.table, each.snapshot.n, each.snapshot.body)
        for each in additions
        if each.snapshot is not None
    ]
    return [
        node,
        *_columns(4, tables),
        of_events,
        *_columns(3, events),
        *_columns(5, notes),
        *_columns(6, games),
        of_snapshots,
        *_columns(3, snapshots),
    ]


def noted(entry: IndexEntry) -> tuple[str, bool, bool, bytes, int]:
    """Return the row of *entry*."""
    return entry.table, entry.listed, entry.live, entry.summary, entry.touched_ms


def kept(game: FinishedGame) -> tuple[str, str, int, bytes, str, int]:
    """Return the row of *game*."""
    return game.id, game.table, game.number, game.header, game.record, game.ended_ms


def _columns(width: int, rows: list[Any]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] or [[] for _ in range(width)]
