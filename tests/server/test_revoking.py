"""An identity that its owner ends is nobody's from then on: the browser is somebody new."""

import asyncio
import json
from collections.abc import Callable
from copy import copy
from pathlib import Path

import pytest
from websockets.sync.client import connect

from intriga.server.settings import Limits, ServerSettings
from intriga.server.wire.messages import PROTOCOL
from intriga.server.wire.problems import ServerRefusal
from intriga.service.commands import Join
from intriga.service.session import Person
from intriga.store.interface import StoreError
from tests.server.playing import BRISK, PATIENCE, Browser, Json, Seat, opened
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, Line, a_table, sitting
from tests.store.cluster import Cluster

QUIET: Json = {**BRISK, "reaction": 0, "turn": 0}  # nothing happens by itself
BYE: Json = {"type": "bye", "reason": "bad-token", "again": True}
BIA = Person("bia")


def thief_of(browser: Browser) -> Browser:
    """Return another browser that shows the same cookie."""
    thief = copy(browser)
    thief.cookies = dict(browser.cookies)
    return thief


def is_known(browser: Browser) -> bool:
    """Say whether the server knows who shows the cookie of *browser*."""
    return "set-cookie" not in thief_of(browser).ask("/").headers


def two_playing(host: Browser, guest: Browser) -> tuple[Seat, Seat]:
    """Return seats in a game of two people at a private table."""
    table = opened(host, settings=QUIET)
    seats = host.sit(table["table"]), guest.sit(table["table"], table["invite"])
    for seat in seats:
        seat.look()
    seats[1].command("join", name="Bia", token=table["invite"])
    seats[1].command("ready", ready=True)
    seats[0].command("start")
    for seat in seats:
        seat.see(lambda scene: scene["phase"] == "playing")
    return seats


def test_an_ended_identity_has_left_and_nobody_can_use_it(
    start: Callable[[], Serving],
) -> None:
    with start() as server:
        ana, bia = Browser(server.url), Browser(server.url)
        seat, other = two_playing(ana, bia)
        thief = thief_of(ana)
        stolen = thief_of(ana).sit(seat.table)
        stolen.look()
        address = f"{server.url.replace('http', 'ws')}/ws/tables/{seat.table}"
        with connect(address, additional_headers=thief.headers) as early:
            assert ana.ask("/api/revoke", {}).status == 204
            assert [list(each.rest())[-1] for each in (seat, stolen)] == [BYE, BYE]
            early.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
            assert json.loads(early.recv(timeout=PATIENCE)) == BYE

        other.see(lambda scene: scene["chairs"][0]["left"])
        assert other.scene["chairs"][0]["level"] == "casual"
        assert is_known(ana)
        assert ana.cookies != thief.cookies
        assert not is_known(thief)
        assert ana.ask("/api/lobby").json["mine"] == []

        server.stop()
    with server.again() as again:
        assert not is_known(thief)
        assert is_known(ana)
        assert is_known(bia)
        assert thief.sit(seat.table).hear()["reason"] == "private"
        assert again.url == server.url


def test_a_program_ends_its_token(server: Serving) -> None:
    token = Browser(server.url).ask("/api/programs", {"name": "robot"}).json["token"]
    robot = Browser(server.url, token)
    with robot.sit(opened(robot)["table"]) as seat:
        seat.look()
        answer = robot.ask("/api/revoke", {})
        bye = list(seat.rest())[-1]

    assert (answer.status, "set-cookie" in answer.headers) == (204, False)
    assert bye == {**BYE, "again": False}
    refused = robot.ask("/api/lobby")
    assert (refused.status, refused.json["reason"]) == (401, "bad-token")


def test_a_stranger_has_no_identity_to_end(browser: Browser) -> None:
    assert browser.ask("/api/revoke", {}).status == 204
    assert is_known(browser)


def test_a_page_of_another_origin_cannot_end_an_identity(browser: Browser) -> None:
    browser.ask("/")
    answer = browser.ask("/api/revoke", {}, origin="https://elsewhere.example")
    assert answer.status == 403
    assert is_known(browser)


def test_an_identity_that_is_ended_at_one_server_is_ended_at_all(
    cluster: Cluster, tmp_path: Path
) -> None:
    database, folders = cluster.new(), [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = (Serving(folder, database=database, shares=True) for folder in folders)
    with one, other:
        browser = Browser(other.url)
        seat, second = two_playing(browser, Browser(other.url))
        thief = thief_of(browser)
        browser.move(one.url)
        assert browser.ask("/api/revoke", {}).status == 204

        assert list(seat.rest())[-1] == BYE
        second.see(lambda scene: scene["chairs"][0]["left"])
        assert not is_known(thief)


def test_an_address_ends_a_limited_number(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(revocations=1))
    with Serving(tmp_path, settings) as server:
        browser = Browser(server.url)
        browser.ask("/")
        answers = [browser.ask("/api/revoke", {}) for _ in range(2)]
        assert [each.status for each in answers] == [204, 429]
        assert is_known(browser)


def test_an_identity_that_cannot_be_ended_for_good_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, actor):
            line = await sitting(tables, actor)
            await tables.context.store.close()
            with pytest.raises(StoreError, match="closed"):
                await tables.revoke(ANA)
            assert ANA.id not in tables.context.revoked
            assert line.connection.farewell is None

    asyncio.run(scene())


def test_a_chair_at_a_table_that_nobody_has_in_memory_is_left_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, actor):
            await actor.command(BIA, Join(name="Bia", token=actor.table.invite))
            await tables._forget(actor)  # pyright: ignore[reportPrivateUsage]
            await tables.revoke(BIA)
            again = await tables.find(actor.id)
            await again.settled()
            assert again is not actor
            assert again.table.seated == [ANA.id]

    asyncio.run(scene())


def test_a_person_coming_in_while_the_table_is_restored_is_sent_away(tmp_path: Path) -> None:
    async def scene() -> Json:
        async with a_table(tmp_path) as (tables, actor):
            actor._make_again()  # pyright: ignore[reportPrivateUsage]
            line = Line(ANA, tables.context.settings)
            arriving = actor.attach(line.connection, None)
            await tables.revoke(ANA)
            await arriving
            return await asyncio.wait_for(line.closed(), PATIENCE)

    assert asyncio.run(scene())["reason"] == ServerRefusal.BAD_TOKEN.value
