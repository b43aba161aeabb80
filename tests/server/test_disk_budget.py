"""The disk is bounded: a table and an address keep only so much in a day, and games go on."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from intriga.server.limits.usage import DiskBudget
from intriga.server.run import DATABASE
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.actor import TableActor
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.service.commands import (
    Answer,
    AnyCommand,
    AutoAnswer,
    Automate,
    Bar,
    Configure,
    Join,
    Leave,
    NewLink,
    Ready,
    Rename,
    Start,
)
from intriga.service.session import Person
from tests.server.playing import Browser
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, a_table

if TYPE_CHECKING:
    from intriga.service.table_refusals import Refused

BIA = Person("bia")
HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"
SMALL = 12_000  # bytes
BUDGET = 1_000_000  # bytes a day, in place of the usual ones
MOST = BUDGET * 200_000_000 / Limits().disk_of_address
DAYS, HOURS = 3, 8  # hours of a day in which there is something to spend
NUMBERS = count(1)


async def told(
    actor: TableActor, who: Person, command: AnyCommand, address: str = HOME
) -> str | None:
    """Give *command*, and return why it was refused."""
    heard: asyncio.Future[Refused | None] = asyncio.get_running_loop().create_future()
    actor.hear(who, command, heard.set_result, address)
    refusal = await heard
    return None if refusal is None else refusal.reason.value


@asynccontextmanager
async def playing(folder: Path, limits: Limits) -> AsyncGenerator[tuple[ServerTables, TableActor]]:
    async with a_table(folder, limits) as (tables, actor):
        for who, command in (
            (BIA, Join(name="Bia", token=actor.table.invite)),
            (BIA, Ready(ready=True)),
            (ANA, Start()),
        ):
            assert await told(actor, who, command, ELSEWHERE) is None
        yield tables, actor


def rules(number: int) -> Automate:
    """Return the longest rules, others than those of the last *number*."""
    long = AutoAnswer(answer="pass", action="a" * 40, claim=f"{number}".rjust(40, "c"))
    return Automate(rules=[long] * 24)


async def fill(actor: TableActor) -> str | None:
    """Send rules until they are refused, and return why."""
    refusals = (await told(actor, ANA, rules(next(NUMBERS))) for _ in range(100))
    return await anext((each async for each in refusals if each is not None), None)


def kept(folder: Path, table: str) -> int:
    """Return how many bytes of events are kept of *table*."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        sql = "SELECT sum(length(body)) FROM events WHERE table_id = ?"
        return int(connection.execute(sql, (table,)).fetchone()[0])


def test_a_table_keeps_only_so_much_and_its_game_is_played_on(tmp_path: Path) -> None:
    async def scene() -> int:
        async with playing(tmp_path, Limits(disk_of_table=SMALL)) as (_, actor):
            assert await fill(actor) == ServerRefusal.TOO_MUCH.value
            turn = next(task for task in (ANA, BIA) if actor.table.scene(task, actor.now).you == 0)
            assert await told(actor, turn, Ready(ready=True)) == ServerRefusal.TOO_MUCH.value
            before = actor.table.number
            for who in (ANA, BIA):
                deal = actor.table.scene(who, actor.now).deal
                assert deal is not None
                assert deal.window is not None
                for offer in deal.offers[:1]:
                    answer = Answer(step=deal.window.step, words=offer.words)
                    assert await told(actor, who, answer) is None
            assert actor.table.number > before
            return kept(tmp_path, actor.id)

    assert asyncio.run(scene()) < 3 * SMALL


def test_an_address_keeps_only_so_much_at_all_its_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with playing(tmp_path, Limits(disk_of_address=SMALL)) as (tables, actor):
            assert await fill(actor) == ServerRefusal.TOO_MUCH.value
            assert not tables.context.disk_budget.allows("another table", HOME, "table")
            assert await told(actor, ANA, rules(next(NUMBERS)), ELSEWHERE) is None

    asyncio.run(scene())


def on_disk(folder: Path) -> int:
    """Return how many bytes the database takes, its log left out."""
    with closing(sqlite3.connect(folder / DATABASE)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        return int(connection.execute("PRAGMA page_count").fetchone()[0]) * 4096


def name(number: int) -> Rename:
    """Return a short name, another than the last one."""
    return Rename(name=str(number % 9))


@pytest.mark.parametrize("command", [rules, name])
def test_an_address_at_full_rate_fills_the_disk_by_less_than_200_megabytes_a_day(
    tmp_path: Path, command: Callable[[int], AnyCommand]
) -> None:
    limits = Limits(disk_of_address=BUDGET, disk_of_table=BUDGET)
    seconds = 0.0

    async def scene() -> list[int]:
        nonlocal seconds
        async with playing(tmp_path, limits) as (tables, actor):
            tables.context.disk_budget = DiskBudget(limits, lambda: seconds)
            sizes = [on_disk(tmp_path)]
            for _ in range(DAYS):
                for _ in range(HOURS):
                    await spend(actor, command)
                    seconds += limits.disk_time / HOURS
                sizes.append(on_disk(tmp_path))
            return sizes

    start, *days = asyncio.run(scene())

    assert days[0] - start < MOST  # what was saved up, and what comes back
    assert days[-1] - days[0] < MOST * (DAYS - 1) / 2


async def spend(actor: TableActor, command: Callable[[int], AnyCommand]) -> None:
    """Give *command* until nothing more is kept."""
    refusal = None
    while refusal is None:
        asked = [told(actor, ANA, command(next(NUMBERS))) for _ in range(50)]
        refusal = (await asyncio.gather(*asked))[-1]
    assert refusal == ServerRefusal.TOO_MUCH.value


@pytest.mark.parametrize("path", ["/api/tables", "/api/quick"])
def test_an_address_for_which_too_much_is_kept_opens_no_table(tmp_path: Path, path: str) -> None:
    more = {"preset": "coup-br"} if path == "/api/tables" else {"level": "beginner"}
    wish = {"game": "coup", "name": "Ana", **more}
    spent = ServerSettings(warm=False, limits=Limits(disk_of_address=0))
    with Serving(tmp_path, spent) as server:
        browser = Browser(server.url)
        assert browser.ask(path, wish).status == 201  # an address that nothing is known of
        answer = browser.ask(path, wish)
    assert (answer.status, answer.json["reason"]) == (429, ServerRefusal.TOO_MUCH)


@asynccontextmanager
async def between_games(
    folder: Path, limits: Limits
) -> AsyncGenerator[tuple[TableActor, list[Person]]]:
    """Yield a listed table of Ana and Bia before their game, and strangers who watch it."""
    async with a_table(folder, limits) as (_, actor):
        join = Join(name="Bia", token=actor.table.invite)
        assert await told(actor, BIA, join, ELSEWHERE) is None
        assert await told(actor, ANA, Configure(settings={"listed": True}), ELSEWHERE) is None
        yield actor, [Person(f"stranger {number}") for number in range(40)]


async def flood(actor: TableActor, strangers: list[Person]) -> set[str | None]:
    """Let *strangers* say what they can, and return why the last were refused."""
    refusals = set[str | None]()
    for _ in range(20):
        for each in strangers:
            refusals.add(await told(actor, each, Rename(name=str(next(NUMBERS))), "192.0.2.9"))
    return refusals


def test_strangers_use_up_nothing_of_those_who_sit(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(disk_of_strangers=SMALL, disk_of_table=50_000)
        async with between_games(tmp_path, limits) as (actor, strangers):
            assert ServerRefusal.TOO_MUCH.value in await flood(actor, strangers)
            for who, command in (
                (ANA, Configure(settings={"pace": "brisk"})),
                (BIA, Ready(ready=True)),
                (ANA, Rename(name="Anna")),
                (ANA, Start()),
                (ANA, Leave()),
            ):
                assert await told(actor, who, command, ELSEWHERE) is None

    asyncio.run(scene())


def test_a_host_decides_even_where_table_and_address_have_nothing_left(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = Limits(disk_of_table=SMALL, disk_of_address=SMALL)
        async with playing(tmp_path, limits) as (_, actor):
            assert await fill(actor) == ServerRefusal.TOO_MUCH.value
            for command in (Bar(chair=1), NewLink(), Leave()):
                assert await told(actor, ANA, command) is None

    asyncio.run(scene())
