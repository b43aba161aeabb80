"""A guest of a private table stays let in while another is sent away, and that one is told so."""

import asyncio
from pathlib import Path

import pytest

from intriga.server.tables.actor import TableActor
from intriga.server.tables.publishing import SceneWriter
from intriga.server.tables.tables import ServerTables
from intriga.service.commands import Bar, Configure, Join
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from tests.server.tables_in_memory import ANA, Line, a_table

BIA, ZOE = Person("bia"), Person("zoe")


async def came(tables: ServerTables, actor: TableActor, who: Person, token: str | None) -> Line:
    """Let *who* come to the table with *token*."""
    line = Line(who, tables.context.settings)
    await actor.attach(line.connection, token)
    return line


def test_a_guest_comes_back_after_a_kick_and_a_restart_and_the_barred_one_does_not(
    tmp_path: Path,
) -> None:
    async def scene() -> str:
        async with a_table(tmp_path) as (tables, actor):
            old = actor.table.invite
            await actor.command(BIA, Join(name="Bia", token=old))
            watching = await came(tables, actor, ZOE, old)
            await actor.command(ANA, Bar(chair=1))
            assert watching.connection.farewell is None
            actor.detach(watching.connection)
            await tables._forget(actor)  # pyright: ignore[reportPrivateUsage]
            again = await tables.find(actor.id)
            assert again is not actor
            for token in (old, None):
                await came(tables, again, ZOE, token)
            with pytest.raises(Refused, match="private"):
                await came(tables, again, Person("a stranger"), old)
            with pytest.raises(Refused, match="sent you away") as refused:
                await came(tables, again, BIA, old)
            return refused.value.reason.value

    assert asyncio.run(scene()) == "barred"


def test_a_spectators_scene_has_their_own_permissions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, actor):
            await actor.command(ANA, Configure(settings={"listed": True}))
            await actor.command(BIA, Join(name="Bia", token=actor.table.invite))
            await actor.command(ANA, Bar(chair=1))
            writer = SceneWriter(actor.table, actor.now)
            lines = [Line(who, tables.context.settings) for who in (ZOE, BIA)]
            for line in lines:
                writer.show(line.connection)
            may = [b'"join"' in message for _, message in writer.prepared]
            assert may == [True, False]

    asyncio.run(scene())


def test_a_table_that_is_listed_no_longer_lets_go_of_those_who_came_without_its_link(
    tmp_path: Path,
) -> None:
    async def scene() -> list[str | None]:
        async with a_table(tmp_path) as (tables, actor):
            await actor.command(ANA, Configure(settings={"listed": True}))
            await actor.command(BIA, Join(name="Bia"))
            came_by_link = await came(tables, actor, ZOE, actor.table.invite)
            lines = [
                await came(tables, actor, BIA, None),
                came_by_link,
                await came(tables, actor, Person("stranger"), None),
            ]
            await actor.command(ANA, Configure(settings={"listed": False}))
            farewells = [line.connection.farewell for line in lines]
            return [each.reason if each else None for each in farewells]

    assert asyncio.run(scene()) == [None, None, "private"]
