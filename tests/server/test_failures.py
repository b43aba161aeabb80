"""A table survives a full disk, a missing store, and a defect of the server."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from intriga.server.wire.problems import ServerRefusal
from intriga.service.commands import Say
from intriga.service.events import Event
from intriga.service.scenes.scene import Received
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from tests.server.playing import Browser, Json, Seat, opened
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, Line, a_table, sitting


def breaking(table: Table, now: int) -> list[Event]:
    """Change the table, and then fail."""
    table.handle(ANA, Say(id=9, text="never durable"), now)
    raise ZeroDivisionError("a defect")


def test_a_broken_job_leaves_no_trace(tmp_path: Path) -> None:
    async def scene() -> tuple[Refused, list[str]]:
        async with a_table(tmp_path) as (tables, actor):
            line = await sitting(tables, actor)
            first = actor.command(ANA, Say(id=1, text="before"))
            broken = actor.ask(breaking)
            after = actor.command(ANA, Say(id=2, text="after"))
            await first
            with pytest.raises(Refused) as refused:
                await broken
            await after
            line.connection.hang_up("done", again=False)
            await line.closed()
            return refused.value, line.said

    refused, said = asyncio.run(scene())

    assert refused.reason is ServerRefusal.DEFECT
    assert "a defect" not in refused.detail
    assert said == ["before", "after"]


def test_an_error_in_one_scene_does_not_end_the_table(tmp_path: Path) -> None:
    async def scene() -> tuple[Json, list[str]]:
        async with a_table(tmp_path) as (tables, actor):
            line = await sitting(tables, actor)
            strange = Line(ANA, tables.context.settings)
            nonsense: Any = "no number"
            strange.connection.since = Received(talk=nonsense)
            await actor.attach(strange.connection, None)
            farewell = await strange.closed()
            await actor.command(ANA, Say(id=1, text="still here"))
            line.connection.hang_up("done", again=False)
            await line.closed()
            return farewell, line.said

    farewell, said = asyncio.run(scene())

    assert farewell == {"type": "bye", "reason": "defect", "again": False}
    assert said == ["still here"]


def test_a_store_that_is_gone_sends_everybody_away(tmp_path: Path) -> None:
    async def scene() -> tuple[Refused, Json, list[str]]:
        async with a_table(tmp_path) as (tables, actor):
            line = await sitting(tables, actor)
            await tables.context.store.close()
            with pytest.raises(Refused) as refused:
                await actor.command(ANA, Say(id=1, text="lost"))
            return refused.value, await line.closed(), line.said

    refused, farewell, said = asyncio.run(scene())

    assert refused.reason is ServerRefusal.NOT_KEPT
    assert farewell == {"type": "bye", "reason": "not-kept", "again": True}
    assert said == []


# ------------------------------------------------------------------- a full disk


@contextmanager
def full_disk(server: Serving) -> Generator[None]:
    """Let *server* write to no file, not even to its log."""
    resource: Any = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("only Linux limits another process")
    process, kind = server.process.pid, resource.RLIMIT_FSIZE
    soft, hard = resource.prlimit(process, kind)
    resource.prlimit(process, kind, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(process, kind, (soft, hard))


def test_a_full_disk_loses_nothing_that_was_said_to_be_kept(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        browser = Browser(server.url)
        table = opened(browser)["table"]
        with browser.sit(table) as seat:
            seat.look()
            seat.command("say", text="kept")
            with full_disk(server):
                seat.tell({"type": "say", "id": 5, "text": "lost"})
                assert list(seat.rest())[-1] == {"type": "bye", "reason": "not-kept", "again": True}
                assert browser.ask("/readyz").status == 503
                assert refused_table(browser) == "not-kept"

        with browser.sit(table) as again:
            again.look()
            assert again.command("say", text="kept again")["type"] == "accepted"
            assert said(again) == ["kept", "kept again"]
        while browser.ask("/readyz").status != 200:  # it gives the same answer for a second
            pass


def refused_table(browser: Browser) -> str:
    """Return why no table can be opened."""
    wish = {"game": "coup", "preset": "coup-br", "name": "Ana"}
    return str(browser.ask("/api/tables", wish).json["reason"])


def said(seat: Seat) -> list[str]:
    return [line["text"] for line in seat.talk]
