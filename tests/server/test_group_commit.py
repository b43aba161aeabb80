"""Events at all tables are decided at once, and published when they are on the disk."""

# pyright: reportPrivateUsage=false

import asyncio
import re
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from intriga.server.run import DATABASE
from intriga.server.tables.actor import MOST_WAITING, TableActor
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.service.commands import Join, Ready, Rename, Say, Start
from intriga.service.events import Happening, Said, decode
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.store.sqlite.sqlite_store import SqliteStore
from tests.server.playing import Json
from tests.server.tables_in_memory import ANA, WISH, Line, a_table, sitting
from tests.server.test_forgetting import BIA, new_tables, play_out, refusal_of
from tests.store.opening import writing

TURNS = 20  # of the loop, in which whoever did not wait for the disk would have spoken


@asynccontextmanager
async def slow_disk(folder: Path) -> AsyncGenerator[None]:
    """Let nothing become durable meanwhile."""
    with closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        for _ in range(TURNS):
            await asyncio.sleep(0)


async def heard(line: Line) -> list[Json]:
    """Return all that *line* was sent."""
    line.connection.hang_up("done", again=False)
    await line.closed()
    return line.sent


async def log_of(tables: ServerTables, actor: TableActor) -> list[Happening]:
    return [decode(each.body) for each in await tables.context.store.read(actor.id)]


def commits(store: object) -> list[str]:
    """Return a list that each commit of *store* will be in."""
    assert isinstance(store, SqliteStore)
    found: list[str] = []
    writing(store).set_trace_callback(lambda sql: found.append(sql) if sql == "COMMIT" else None)
    return found


# ------------------------------------------------------------------- durable before visible


def test_no_message_is_sent_before_its_event_is_durable(tmp_path: Path) -> None:
    async def scene() -> tuple[list[object], list[Json]]:
        async with a_table(tmp_path) as (tables, actor):
            line = await sitting(tables, actor)
            await asyncio.sleep(0)
            before = len(line.sent)
            told: list[object] = []
            async with slow_disk(tmp_path):
                actor.hear(ANA, Say(id=1, text="not yet"), told.append)
                actor.hear(ANA, Say(id=1, text="not yet"), told.append)  # kept no earlier
                actor.hear(BIA, Say(id=2, text="nobody"), told.append)  # refused, in its turn
                late = Line(ANA, tables.context.settings)
                attached = actor.attach(late.connection, None)
            early: list[object] = [*told, *line.sent[before:], *late.sent]
            await attached
            await heard(late)
            return early, line.sent[before:]

    early, later = asyncio.run(scene())

    assert early == []
    assert [frame["type"] for frame in later[:1]] == ["said"]


def test_scenes_show_the_table_as_it_was_when_decided(tmp_path: Path) -> None:
    names = ["One", "Two", "Three"]

    async def scene() -> list[Json]:
        async with a_table(tmp_path) as (tables, actor):
            line = await sitting(tables, actor)
            async with slow_disk(tmp_path):
                renamed = [
                    actor.command(ANA, Rename(id=number, name=name))
                    for number, name in enumerate(names, 1)
                ]
            await asyncio.gather(*renamed)
            return await heard(line)

    changes = [frame for frame in asyncio.run(scene()) if frame["type"] == "table"]

    assert [frame["chairs"][0]["name"] for frame in changes] == names


def test_a_command_that_comes_again_is_one_event_and_has_as_many_receipts(tmp_path: Path) -> None:
    async def scene() -> tuple[list[Refused | None], list[Happening]]:
        async with a_table(tmp_path) as (tables, actor):
            await sitting(tables, actor)
            receipts: list[Refused | None] = []
            async with slow_disk(tmp_path):
                for _ in range(2):  # in the same batch
                    actor.hear(ANA, Say(id=7, text="once"), receipts.append)
                actor.hear(ANA, Say(id=8, text="then"), receipts.append)
                actor.hear(ANA, Say(id=7, text="once"), receipts.append)  # in the next one
            await actor.settled()
            actor.hear(ANA, Say(id=7, text="once"), receipts.append)  # when it is durable
            return receipts, await log_of(tables, actor)

    receipts, log = asyncio.run(scene())

    assert receipts == [None] * 5
    assert [event.text for event in log if isinstance(event, Said)] == ["once", "then"]


def test_messages_come_to_everybody_in_the_order_of_decisions(tmp_path: Path) -> None:
    async def scene() -> list[list[str]]:
        async with a_table(tmp_path) as (tables, actor):
            lines = [await sitting(tables, actor) for _ in range(3)]
            for number in range(1, 6):
                async with slow_disk(tmp_path):
                    actor.command(ANA, Rename(id=2 * number, name=f"Ana {number}"))
                    actor.command(ANA, Ready(id=2 * number + 1, ready=bool(number % 2)))
            await actor.settled()
            sent = [await heard(line) for line in lines]
            return [
                [frame["chairs"][0]["name"] for frame in each if "chairs" in frame] for each in sent
            ]

    names = asyncio.run(scene())

    assert names[0][-10:] == [f"Ana {number}" for number in range(1, 6) for _ in range(2)]
    assert names[0][-10:] == names[1][-10:] == names[2][-10:]


# ------------------------------------------------------------------- one batch


def test_simultaneous_events_of_many_tables_are_one_commit(tmp_path: Path) -> None:
    async def scene() -> int:
        async with a_table(tmp_path) as (tables, _):
            actors = [await tables.find(table) for table in await new_tables(tables, 50)]
            done = commits(tables.context.store)
            await asyncio.gather(*(each.command(ANA, Say(id=1, text="oi")) for each in actors))
            return len(done)

    assert asyncio.run(scene()) == 1


def test_the_end_of_a_game_is_one_commit(tmp_path: Path) -> None:
    async def scene() -> tuple[int, bool, bool]:
        async with a_table(tmp_path) as (tables, actor):
            store = tables.context.store
            for who in (ANA, BIA):
                await actor.ask(lambda table, now, who=who: table.arrive(who, now))
            await actor.command(BIA, Join(id=1, name="Bia", token=actor.table.invite))
            await actor.command(BIA, Ready(id=2, ready=True))
            await actor.command(ANA, Start(id=3))
            done = commits(store)
            await actor.ask(play_out)
            found = len(done)
            game = actor.table.finished()
            assert game is not None
            (noted,) = await store.tables()
            return found, await store.game(game.id) is not None, noted.live

    assert asyncio.run(scene()) == (1, True, False)


def test_a_table_that_cannot_be_kept_takes_no_other_with_it(tmp_path: Path) -> None:
    async def scene() -> tuple[list[object], list[int], Json]:
        async with a_table(tmp_path) as (tables, actor):
            (other,) = await new_tables(tables, 1)
            sound = await tables.find(other)
            line = await sitting(tables, actor)
            store = tables.context.store
            due = actor.table.number + 1
            await store.append(actor.id, due, [b"of somebody else"])
            async with slow_disk(tmp_path):
                said = [
                    actor.command(ANA, Say(id=1, text="in the batch")),
                    sound.command(ANA, Say(id=1, text="beside it")),
                ]
                for _ in range(TURNS):
                    await asyncio.sleep(0)
                said.append(actor.command(ANA, Say(id=2, text="in the next batch")))
                said.append(sound.command(ANA, Say(id=2, text="beside that one")))
            answers = await asyncio.gather(*said, return_exceptions=True)
            log = [each.n for each in await store.read(actor.id, due - 1)]
            farewell = await line.closed()
            tables.context.closing = True
            reasons = [each.reason if isinstance(each, Refused) else each for each in answers]
            return list(reasons), [n - due for n in log], farewell

    reasons, written, farewell = asyncio.run(scene())

    assert reasons == [ServerRefusal.NOT_KEPT, None, ServerRefusal.NOT_KEPT, None]
    assert written == [0]  # what somebody else wrote, and nothing of what followed
    assert farewell == {"type": "bye", "reason": "not-kept", "again": True}


def test_commands_beyond_the_pace_of_the_disk_are_told_to_wait(tmp_path: Path) -> None:
    async def scene() -> tuple[int, Refused | None]:
        async with a_table(tmp_path) as (tables, actor):
            await sitting(tables, actor)
            told: list[Refused | None] = []
            async with slow_disk(tmp_path):
                for number in range(1, MOST_WAITING + 1):
                    actor.hear(ANA, Ready(id=number, ready=bool(number % 2)), lambda _: None)
                actor.hear(ANA, Ready(id=9_000, ready=True), told.append)
            await actor.settled()
            actor.hear(ANA, Ready(id=9_001, ready=True), told.append)
            await actor.settled()
            return len(told), told[0]

    number, refused = asyncio.run(scene())

    assert number == 2
    assert refused is not None
    assert refused.reason is TableRefusal.TOO_FAST


@pytest.mark.parametrize("closing", [False, True])
def test_a_table_that_stops_has_kept_what_it_decided(tmp_path: Path, *, closing: bool) -> None:
    async def scene() -> list[str]:
        async with a_table(tmp_path) as (tables, actor):
            tables.context.closing = closing
            async with slow_disk(tmp_path):
                said = actor.command(ANA, Say(id=1, text="in time"))
                stopping = asyncio.create_task(actor.stop())
                for _ in range(TURNS):
                    await asyncio.sleep(0)
                late = actor.command(ANA, Say(id=2, text="late"))
            assert await refusal_of(late) is ServerRefusal.NOT_KEPT
            await said
            await stopping
            log = await log_of(tables, actor)
            return [event.text for event in log if isinstance(event, Said)]

    assert asyncio.run(scene()) == ["in time"]


def test_a_table_is_in_the_lobby_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    async def scene() -> tuple[int, int]:
        async with a_table(tmp_path) as (tables, _):
            async with slow_disk(tmp_path):
                opening = asyncio.create_task(tables.create(WISH, BIA))
                for _ in range(TURNS):
                    await asyncio.sleep(0)
                early = len(tables.context.index.of_person(BIA.id, tables.context.clock()))
            await opening
            now = tables.context.clock()
            return early, len(tables.context.index.of_person(BIA.id, now))

    assert asyncio.run(scene()) == (0, 1)


def test_a_server_keeps_its_writer_waiting_for_half_a_millisecond_at_most(tmp_path: Path) -> None:
    program = """\
import os, pathlib, signal, sys
from intriga.server.run import listen, run
from intriga.server.settings import ServerSettings

def started():
    print("turn", sys.getswitchinterval())
    os.kill(os.getpid(), signal.SIGTERM)

run(listen("127.0.0.1", 0), pathlib.Path(sys.argv[1]), ServerSettings(warm=False), started)
"""
    said = subprocess.run(
        [sys.executable, "-c", program, tmp_path], check=True, capture_output=True, text=True
    )

    [turn] = re.findall(r"^turn (.*)$", said.stdout, re.MULTILINE)
    assert float(turn) <= 0.000_5
