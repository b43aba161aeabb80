"""The disk is bounded: a table and an address keep only so much in a day, and games go on."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from intriga.server.problems import ServerRefusal
from intriga.server.run import DATABASE
from intriga.server.server_settings import Limits, ServerSettings
from intriga.server.table_actor import TableActor
from intriga.server.tables import ServerTables
from intriga.service.commands import Answer, AnyCommand, AutoAnswer, Automate, Join, Ready, Start
from intriga.service.session import Person
from tests.server.playing import Browser
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, a_table

if TYPE_CHECKING:
    from intriga.service.table_refusals import Refused

BIA = Person("bia")
HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"
SMALL = 5_000  # bytes
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
            assert not tables.context.disk_budget.allows("another table", HOME)
            assert await told(actor, ANA, rules(next(NUMBERS)), ELSEWHERE) is None

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["/api/tables", "/api/quick"])
def test_an_address_for_which_too_much_is_kept_opens_no_table(tmp_path: Path, path: str) -> None:
    more = {"preset": "coup-br"} if path == "/api/tables" else {"level": "beginner"}
    wish = {"game": "coup", "name": "Ana", **more}
    spent = ServerSettings(warm=False, limits=Limits(disk_of_address=0))
    with Serving(tmp_path, spent) as server:
        browser = Browser(server.url)
        assert browser.ask(path, wish).status == 201  # an address that nothing is known of
        with browser.sit(browser.ask(path, wish).json["table"]) as seat:
            seat.look()
            seat.command("say", text="hello")
        answer = browser.ask(path, wish)
    assert (answer.status, answer.json["reason"]) == (429, ServerRefusal.TOO_MUCH)
