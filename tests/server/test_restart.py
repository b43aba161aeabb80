"""A server that stops, or is killed, goes on where it was."""

import asyncio
import contextlib
from collections.abc import Callable, Generator
from pathlib import Path
from random import Random
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from intriga.server.tables.ledger import SNAPSHOT_EVERY, restored
from intriga.service.commands import Ready
from intriga.service.events import encode
from intriga.service.table import Table
from intriga.service.table_data import TableData
from intriga.store.interface import StoredSnapshot
from tests.sampling import some
from tests.server.playing import BRISK, Browser, Json, Seat, opened
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, WISH
from tests.store.cluster import PASSWORD, Cluster
from tests.store.opening import at

QUIET: Json = {**BRISK, "reaction": 0, "turn": 0}  # nothing happens by itself


@contextlib.contextmanager
def started_again(before: Serving) -> Generator[Serving]:
    with Serving(before.folder, port=before.port, database=before.database) as again:
        yield again


def asked_seat(browser: Browser, *bots: str) -> Seat:
    """Return a seat in the middle of a game, which is asked something."""
    table = opened(browser, *bots, settings=QUIET)["table"]
    seat = browser.sit(table)
    seat.look()
    seat.command("start")
    chance = Random(4)
    seat.play(chance, until=lambda scene: scene["deal"]["window"]["step"] > 3)
    seat.see(lambda _: seat.asked is not None)
    return seat


def like(scene: Json) -> Json:
    """Return what of *scene* has to be the same for ever."""
    deal = scene["deal"]
    same = ("id", "view", "offers", "commitment", "question", "answer", "memory")
    return {"chairs": scene["chairs"], "you": scene["you"], **{key: deal[key] for key in same}}


def test_a_server_that_stops_says_so_and_loses_nothing(start: Callable[[], Serving]) -> None:
    with start() as server:
        browser = Browser(server.url)
        seat = asked_seat(browser, "beginner")

        status = server.stop()

        assert list(seat.rest())[-1] == {"type": "bye", "reason": "restart", "again": True}
        assert status == 0
    with started_again(server):
        again = browser.sit(seat.table)
        again.look()

        assert like(again.scene) == like(seat.scene)
        assert again.log == seat.log
        again.play(Random(5))
        assert again.scene["deal"]["standing"]["winners"]


@pytest.mark.parametrize("game", range(some(3, 1)))
def test_a_server_killed_in_a_window_goes_on(start: Callable[[], Serving], game: int) -> None:
    with start() as server:
        browser = Browser(server.url)
        seat = asked_seat(browser, *["beginner", "casual", "beginner"][: game + 1])
        server.kill()
        with contextlib.suppress(ConnectionClosed):
            seat.hear()

    with started_again(server):
        again = browser.sit(seat.table)
        again.look()

        assert like(again.scene) == like(seat.scene)
        assert again.log[: len(seat.log)] == seat.log
        again.play(Random(6))
        assert again.scene["deal"]["standing"]["winners"]


def test_a_finished_game_is_kept_for_its_replay(start: Callable[[], Serving]) -> None:
    with start() as server:
        browser = Browser(server.url)
        table = opened(browser, "beginner", settings={**QUIET, "open_cards": False})["table"]
        with browser.sit(table) as seat:
            seat.look()
            seat.command("start")
            seat.play(Random(7))
        game = seat.scene["deal"]["id"]
        server.kill()

    with started_again(server) as again:
        assert browser.ask(f"/api/replays/{game}").json["seen"] == "0"
        assert Browser(again.url).ask(f"/api/replays/{game}").json["viewers"] == ["table"]
        assert Browser(again.url).ask(f"/api/replays/{game}?viewer=0").status == 403
        assert Browser(again.url).ask(f"/api/replays/{game}/record").status == 403


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_that_was_read_at_length_is_not_read_so_again(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
) -> None:
    place = tmp_path / "db" if kind == "sqlite" else request.getfixturevalue("cluster").new()
    table = Table.create(WISH, ANA, 0, bytes(32))
    events = table.fresh()
    for number in range(SNAPSHOT_EVERY):  # and no server lived long enough to keep a snapshot
        events += table.handle(ANA, Ready(ready=number % 2 == 0), number)

    async def scene() -> tuple[StoredSnapshot | None, TableData]:
        async with at(place) as store:
            await store.append(table.id, 1, [encode(each) for each in events])
            await restored(store, table.id)
            again = await restored(store, table.id)
            assert again is not None
            return await store.latest(table.id), again.snapshot().kept

    kept, data = asyncio.run(scene())

    assert kept is not None
    assert kept.n == len(events)
    assert msgspec.json.encode(data) == msgspec.json.encode(table.snapshot().kept)


def test_a_server_whose_database_is_killed_says_so_and_goes_on_when_it_is_back(
    cluster: Cluster, tmp_path: Path
) -> None:
    url = cluster.new()
    with Serving(tmp_path, database=url) as server:
        browser = Browser(server.url)
        seat = asked_seat(browser, "beginner")
        cluster.kill()

        assert browser.ask("/healthz").status == 200
        assert browser.ask("/readyz").status == 503
        seat.tell({"type": "say", "id": 999, "text": "lost"})
        farewell = list(seat.rest())
        cluster.start()
        while browser.ask("/readyz").status != 200:  # it tries again by itself
            pass

        (refused,) = (each for each in farewell if each["type"] == "refused")
        assert (refused["id"], refused["reason"]) == (999, "not-kept")
        assert farewell[-1] == {"type": "bye", "reason": "not-kept", "again": True}
        again = browser.sit(seat.table)
        again.look()
        assert like(again.scene) == like(seat.scene)
        again.play(Random(6))
        assert again.scene["deal"]["standing"]["winners"]
        logged = server.log.read_text(encoding="utf-8")
    assert '"event": "store"' in logged
    assert not any(word in logged for word in (PASSWORD, quote(PASSWORD, safe=""), "horse"))
