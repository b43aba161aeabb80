"""Tables are forgotten and found again, and each has one actor whose word its log is."""

# pyright: reportPrivateUsage=false

import asyncio
import json
from itertools import count
from pathlib import Path

import pytest

from intriga.server.settings import Limits
from intriga.server.tables.actor import RETRY, TableActor
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.bodies import QuickGame
from intriga.server.wire.problems import ServerRefusal
from intriga.service.commands import Answer, Join, Ready, Say, Start
from intriga.service.events import Began, Ended, Event
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from tests.server.playing import PATIENCE
from tests.server.tables_in_memory import ANA, WISH, a_table, sitting

BIA = Person("bia")
RESTLESS = Limits(idle=-1)  # a table is forgotten as soon as nobody sits there


async def new_tables(tables: ServerTables, number: int) -> list[str]:
    return [(await tables.create(WISH, ANA)).table for _ in range(number)]


async def gone(tables: ServerTables, table: str) -> None:
    """Wait until *table* is forgotten."""
    while table in tables._actors:  # noqa: ASYNC110  a house tells nobody
        await asyncio.sleep(0)


# ------------------------------------------------------------------- forgetting


def test_a_table_that_is_found_while_others_are_forgotten_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> bool:
        async with a_table(tmp_path, RESTLESS) as (tables, _):
            first, *_, found, last = await new_tables(tables, 20)
            monkeypatch.setattr("intriga.server.tables.tables.SWEEP", 0)
            sweeping = asyncio.create_task(tables._sweep())
            await gone(tables, first)
            actor = await tables.find(found)
            await sitting(tables, actor)
            await gone(tables, last)
            sweeping.cancel()
            return tables._actors.get(found) is actor

    assert asyncio.run(scene())


def test_a_table_that_cannot_stop_keeps_no_other_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise ZeroDivisionError("a defect")

    async def scene() -> None:
        async with a_table(tmp_path, RESTLESS) as (tables, actor):
            monkeypatch.setattr(actor, "stop", fail)
            (other,) = await new_tables(tables, 1)
            monkeypatch.setattr("intriga.server.tables.tables.SWEEP", 0)
            sweeping = asyncio.create_task(tables._sweep())
            await asyncio.wait_for(gone(tables, other), PATIENCE)
            assert not sweeping.done()
            sweeping.cancel()

    asyncio.run(scene())


def test_a_table_is_not_loaded_before_its_old_keeper_has_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    async def scene() -> None:
        async with a_table(tmp_path) as (tables, actor):
            store, let = tables.context.store, asyncio.Event()

            async def stop_late() -> None:
                await let.wait()
                await TableActor.stop(actor)
                order.append("stopped")

            async def find() -> None:
                await tables.find(actor.id)
                order.append("found")

            monkeypatch.setattr(actor, "stop", stop_late)
            forgetting = asyncio.create_task(tables._forget(actor))
            await asyncio.sleep(0)
            finding = asyncio.create_task(find())
            for _ in range(9):
                await store.read(actor.id, 0)  # whoever did not wait would have read it too
            let.set()
            await asyncio.gather(forgetting, finding)

    asyncio.run(scene())

    assert order == ["stopped", "found"]


def test_a_full_server_forgets_a_table_where_nobody_is_for_a_new_one(tmp_path: Path) -> None:
    async def scene() -> tuple[bool, list[object]]:
        async with a_table(tmp_path, Limits(tables=2)) as (tables, actor):
            await sitting(tables, actor)
            empty, new = [(await new_tables(tables, 1))[0] for _ in range(2)]
            forgotten = empty not in tables._actors
            await sitting(tables, await tables.find(new))
            refused: list[object] = []
            for ask in (tables.create(WISH, ANA), tables.find(empty)):
                with pytest.raises(Refused) as refusal:
                    await ask
                refused.append(refusal.value.reason)
            return forgotten, refused

    forgotten, refused = asyncio.run(scene())

    assert forgotten
    assert refused == [ServerRefusal.FULL] * 2


# ------------------------------------------------------------------- what is not in the log


async def refusal_of(doing: asyncio.Future[None]) -> object:
    with pytest.raises(Refused) as refused:
        await asyncio.wait_for(doing, PATIENCE)
    return refused.value.reason


def test_no_picture_is_kept_of_a_table_that_is_ahead_of_its_log(tmp_path: Path) -> None:
    async def scene() -> tuple[list[object], object]:
        async with a_table(tmp_path) as (tables, actor):
            store = tables.context.store
            others = [b"of somebody else"] * 9
            await store.append(actor.id, actor.table.number + 1, others)
            tables.context.closing = True
            said = [actor.command(ANA, Say(id=number, text="lost")) for number in (1, 2)]
            reasons = [await refusal_of(each) for each in said]
            reasons.append(await refusal_of(actor.command(ANA, Say(id=3, text="too late"))))
            await actor.stop()
            return reasons, await store.latest(actor.id)

    reasons, picture = asyncio.run(scene())

    assert reasons == [ServerRefusal.NOT_KEPT] * 3
    assert picture is None


def test_a_request_while_a_table_stops_is_answered(tmp_path: Path) -> None:
    def breaking(_: Table, now: int) -> list[Event]:
        raise ZeroDivisionError(now)

    async def scene() -> list[object]:
        async with a_table(tmp_path) as (_, actor):
            broken = actor.ask(breaking)
            after = actor.command(ANA, Say(id=1, text="in time"))
            stopping = asyncio.create_task(actor.stop())
            await asyncio.sleep(0)
            late = actor.command(ANA, Say(id=2, text="late"))
            reasons = [await refusal_of(broken), await refusal_of(late)]
            await asyncio.wait_for(after, PATIENCE)
            await stopping
            return [*reasons, await refusal_of(actor.command(ANA, Say(id=3, text="later")))]

    defect, late, later = asyncio.run(scene())

    assert defect is ServerRefusal.DEFECT
    assert (late, later) == (ServerRefusal.NOT_KEPT, ServerRefusal.NOT_KEPT)


def test_a_clock_that_fails_is_not_asked_again_at_once(tmp_path: Path) -> None:
    def refusing(_: Table, now: int) -> list[Event]:
        raise Refused(TableRefusal.PAUSED, f"not at {now}")

    async def scene() -> float:
        async with a_table(tmp_path) as (tables, actor):
            failed = actor.ask(refusing)
            await refusal_of(failed)
            actor._has_ticked(Refused(TableRefusal.PAUSED, "not now"))
            actor._set_alarm(tables.context.clock())
            assert actor._alarm is not None
            return actor._alarm.when() - asyncio.get_running_loop().time()

    assert asyncio.run(scene()) > RETRY / 2


# ------------------------------------------------------------------- games that follow another


def play_out(table: Table, now: int) -> list[Event]:
    """Play to the end."""
    events: list[Event] = []
    numbers = count(100)
    while table.phase == "playing":
        for who in (ANA, BIA):
            deal = table.scene(who, now).deal
            if deal and deal.window and deal.offers and deal.answer is None:
                words, step = deal.offers[0].words, deal.window.step
                answer = Answer(id=next(numbers), step=step, words=words)
                events += table.handle(who, answer, now)
        now = max(now, table.due or now)
        events += table.tick(now)
    return events


def test_a_game_is_kept_though_the_next_begins_at_once(tmp_path: Path) -> None:
    async def scene() -> tuple[list[str], bool]:
        async with a_table(tmp_path) as (tables, actor):
            begun: list[str] = []

            def over(table: Table, now: int) -> list[Event]:
                events = play_out(table, now)
                assert any(isinstance(each, Ended) for each in events)
                game = table.finished()
                assert game is not None
                begun.append(game.id)
                return events

            def again(table: Table, now: int) -> list[Event]:
                events = table.handle(BIA, Ready(id=20, ready=True), now)
                events += table.handle(ANA, Start(id=20), now)
                assert any(isinstance(each, Began) for each in events)
                return events

            for who in (ANA, BIA):
                await actor.ask(lambda table, now, who=who: table.arrive(who, now))
            await actor.command(BIA, Join(id=1, name="Bia", token=actor.table.invite))
            await actor.command(BIA, Ready(id=2, ready=True))
            await actor.command(ANA, Start(id=3))
            await asyncio.gather(actor.ask(over), actor.ask(again))
            return begun, await tables.context.store.game(begun[0]) is not None

    begun, kept = asyncio.run(scene())

    assert len(begun) == 1
    assert kept


def test_a_game_is_kept_with_the_faces_of_those_who_played_it(tmp_path: Path) -> None:
    async def scene() -> bytes:
        async with a_table(tmp_path) as (tables, actor):
            for who in (ANA, BIA):
                await actor.ask(lambda table, now, who=who: table.arrive(who, now))
            join = Join(id=1, name="Bia", token=actor.table.invite, face="elm")
            await actor.command(BIA, join)
            await actor.command(BIA, Ready(id=2, ready=True))
            await actor.command(ANA, Start(id=3))
            await actor.ask(play_out)
            game = actor.table.finished()
            assert game is not None
            kept = await tables.context.store.game(game.id)
            assert kept is not None
            return kept.header

    assert json.loads(asyncio.run(scene()))["faces"] == ["", "elm"]


def test_a_full_server_forgets_tables_where_nobody_is_and_none_where_somebody_sits(
    tmp_path: Path,
) -> None:
    wish = QuickGame(game="coup", name="Ana", level="beginner")

    async def scene() -> tuple[bool, int]:
        async with a_table(tmp_path, Limits(tables=3)) as (tables, actor):
            await sitting(tables, actor)
            for number in range(6):  # each is dealt, and then nobody comes
                await tables.quick(wish, Person(f"stranger {number}"))
            return tables._actors.get(actor.id) is actor, len(tables._actors)

    assert asyncio.run(scene()) == (True, 3)
