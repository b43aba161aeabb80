"""Tables are forgotten and found again, and each has one keeper whose word its log is."""

# pyright: reportPrivateUsage=false

import asyncio
from itertools import count
from pathlib import Path

import pytest

from intriga.server.house import House
from intriga.server.keeper import RETRY, Keeper
from intriga.server.reasons import ServerRefusal
from intriga.server.settings import Limits
from intriga.service.commands import Answer, Join, Ready, Say, Start
from intriga.service.events import Began, Ended, Event
from intriga.service.refusals import Refused, TableRefusal
from intriga.service.room import Person
from intriga.service.table import Table
from tests.server.housing import ANA, WISH, a_table, sitting
from tests.server.playing import PATIENCE

BIA = Person("bia")
RESTLESS = Limits(idle=-1)  # a table is forgotten as soon as nobody sits there


async def tables(house: House, number: int) -> list[str]:
    return [(await house.create(WISH, ANA)).table for _ in range(number)]


async def gone(house: House, table: str) -> None:
    """Wait until *table* is forgotten."""
    while table in house._keepers:  # noqa: ASYNC110  a house tells nobody
        await asyncio.sleep(0)


# ------------------------------------------------------------------- forgetting


def test_a_table_that_is_found_while_others_are_forgotten_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> bool:
        async with a_table(tmp_path, RESTLESS) as (house, _):
            first, *_, found, last = await tables(house, 20)
            monkeypatch.setattr("intriga.server.house.SWEEP", 0)
            sweeping = asyncio.create_task(house._sweep())
            await gone(house, first)
            keeper = await house.find(found)
            await sitting(house, keeper)
            await gone(house, last)
            sweeping.cancel()
            return house._keepers.get(found) is keeper

    assert asyncio.run(scene())


def test_a_table_that_cannot_stop_keeps_no_other_awake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise ZeroDivisionError("a defect")

    async def scene() -> None:
        async with a_table(tmp_path, RESTLESS) as (house, keeper):
            monkeypatch.setattr(keeper, "stop", fail)
            (other,) = await tables(house, 1)
            monkeypatch.setattr("intriga.server.house.SWEEP", 0)
            sweeping = asyncio.create_task(house._sweep())
            await asyncio.wait_for(gone(house, other), PATIENCE)
            sweeping.cancel()

    asyncio.run(scene())


def test_a_table_is_not_loaded_before_its_old_keeper_has_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []

    async def scene() -> None:
        async with a_table(tmp_path) as (house, keeper):
            store, let = house.means.store, asyncio.Event()

            async def stop_late() -> None:
                await let.wait()
                await Keeper.stop(keeper)
                order.append("stopped")

            async def find() -> None:
                await house.find(keeper.id)
                order.append("found")

            monkeypatch.setattr(keeper, "stop", stop_late)
            forgetting = asyncio.create_task(house._forget(keeper))
            await asyncio.sleep(0)
            finding = asyncio.create_task(find())
            for _ in range(9):
                await store.read(keeper.id, 0)  # whoever did not wait would have read it too
            let.set()
            await asyncio.gather(forgetting, finding)

    asyncio.run(scene())

    assert order == ["stopped", "found"]


# ------------------------------------------------------------------- what is not in the log


async def refusal_of(doing: asyncio.Future[None]) -> object:
    with pytest.raises(Refused) as refused:
        await asyncio.wait_for(doing, PATIENCE)
    return refused.value.reason


def test_no_picture_is_kept_of_a_table_that_is_ahead_of_its_log(tmp_path: Path) -> None:
    async def scene() -> tuple[list[object], object]:
        async with a_table(tmp_path) as (house, keeper):
            store = house.means.store
            others = [b"of somebody else"] * 9
            await store.append(keeper.id, keeper.table.number + 1, others)
            house.means.closing = True
            said = [keeper.command(ANA, Say(id=number, text="lost")) for number in (1, 2)]
            reasons = [await refusal_of(each) for each in said]
            reasons.append(await refusal_of(keeper.command(ANA, Say(id=3, text="too late"))))
            await keeper.stop()
            return reasons, await store.latest(keeper.id)

    reasons, picture = asyncio.run(scene())

    assert reasons == [ServerRefusal.NOT_KEPT] * 3
    assert picture is None


def test_whoever_asks_while_a_table_stops_is_answered(tmp_path: Path) -> None:
    def breaking(_: Table, now: int) -> list[Event]:
        raise ZeroDivisionError(now)

    async def scene() -> list[object]:
        async with a_table(tmp_path) as (_, keeper):
            broken = keeper.ask(breaking)
            after = keeper.command(ANA, Say(id=1, text="in time"))
            stopping = asyncio.create_task(keeper.stop())
            await asyncio.sleep(0)
            late = keeper.command(ANA, Say(id=2, text="late"))
            reasons = [await refusal_of(broken), await refusal_of(late)]
            await asyncio.wait_for(after, PATIENCE)
            await stopping
            return [*reasons, await refusal_of(keeper.command(ANA, Say(id=3, text="later")))]

    defect, late, later = asyncio.run(scene())

    assert defect is ServerRefusal.DEFECT
    assert (late, later) == (ServerRefusal.NOT_KEPT, ServerRefusal.NOT_KEPT)


def test_a_clock_that_fails_is_not_asked_again_at_once(tmp_path: Path) -> None:
    def refusing(_: Table, now: int) -> list[Event]:
        raise Refused(TableRefusal.PAUSED, f"not at {now}")

    async def scene() -> float:
        async with a_table(tmp_path) as (house, keeper):
            failed = keeper.ask(refusing)
            await refusal_of(failed)
            keeper._ticking = failed
            keeper._set_alarm(house.means.clock())
            assert keeper._alarm is not None
            return keeper._alarm.when() - asyncio.get_running_loop().time()

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
        async with a_table(tmp_path) as (house, keeper):
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
                await keeper.ask(lambda table, now, who=who: table.arrive(who, now))
            await keeper.command(BIA, Join(id=1, name="Bia", token=keeper.table.invite))
            await keeper.command(BIA, Ready(id=2, ready=True))
            await keeper.command(ANA, Start(id=3))
            await asyncio.gather(keeper.ask(over), keeper.ask(again))
            return begun, await house.means.store.game(begun[0]) is not None

    begun, kept = asyncio.run(scene())

    assert len(begun) == 1
    assert kept
