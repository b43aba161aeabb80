"""A link makes another browser that of its maker: once, for minutes, and nobody finds it after."""

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from hashlib import sha256
from pathlib import Path

import pytest

from intriga.server.http.links import GOOD_FOR, link_device, opened, reached
from intriga.server.settings import Limits, ServerSettings
from intriga.server.tables.tables import ServerTables
from intriga.service.commands import Join
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from tests.server.playing import Browser
from tests.server.playing import opened as opened_table
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, a_table
from tests.store.cluster import Cluster

PHONE = Person("phone")


def token_of(browser: Browser, table: str = "") -> str:
    """Let *browser* make a link, and return its token."""
    made = browser.ask("/api/device-links", {"table": table})
    assert made.status == 201
    address, _, token = made.json["link"].partition("#")
    assert address.endswith(f"/continue/{table}" if table else "/continue")
    assert made.json["drawn"].startswith("<svg")
    return str(token)


def open_link(browser: Browser, token: str, *, replaces: bool = False) -> int:
    return browser.ask("/api/device-links/open", {"token": token, "replaces": replaces}).status


def person_of(browser: Browser) -> str:
    return next((each.partition(".")[0] for each in browser.cookies.values()), "")


def state_of(browser: Browser) -> str:
    return str(browser.ask("/api/device-links").json["state"])


# ------------------------------------------------------------------- through the server


def test_a_phone_goes_on_as_the_person_who_made_the_link(start: Callable[[], Serving]) -> None:
    with start() as server:
        laptop, phone = Browser(server.url), Browser(server.url)
        table = opened_table(laptop)["table"]
        with laptop.sit(table) as seat:
            seat.look()
            seat.command("rename", name="Ana", face="ana")
            token = token_of(laptop, table)
            assert (state_of(laptop), state_of(phone)) == ("open", "none")
            server.stop()
    with server.again():
        answer = phone.ask("/api/device-links/open", {"token": token})
        assert (answer.status, answer.json, answer.headers["cache-control"]) == (
            200,
            {"new": True},
            "no-store",
        )
        assert person_of(phone) == person_of(laptop)
        assert phone.cookies != laptop.cookies
        assert state_of(laptop) == state_of(phone) == "opened"
        with phone.sit(table) as again, laptop.sit(table) as before:
            scenes = [each.look() for each in (again, before)]
            assert [each["you"] for each in scenes] == [0, 0]
            own = scenes[0]["chairs"][0]
            assert (own["name"], own["face"], own["host"]) == ("Ana", "ana", True)
            assert "configure" in scenes[0]["may"]
        assert open_link(Browser(server.url), token) == 410
        logged = (server.folder / "server.log").read_text(encoding="utf-8")
        assert token not in logged


def test_two_browsers_that_open_a_link_at_once_are_not_both_its_maker(
    start: Callable[[], Serving],
) -> None:
    with start() as server:
        laptop = Browser(server.url)
        token, others = token_of(laptop), [Browser(server.url) for _ in range(8)]
        with ThreadPoolExecutor(len(others)) as pool:
            found = sorted(pool.map(open_link, others, [token] * len(others)))
        assert found == [200] + [410] * 7
        assert [person_of(each) for each in others].count(person_of(laptop)) == 1


def test_a_link_is_good_at_every_server_of_a_database(cluster: Cluster, tmp_path: Path) -> None:
    database, folders = cluster.new(), [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = (Serving(folder, database=database, shares=True) for folder in folders)
    with one, other:
        laptop, phone = Browser(one.url), Browser(other.url)
        token = token_of(laptop)
        assert open_link(phone, token) == 200
        assert person_of(phone) == person_of(laptop)
        assert open_link(Browser(one.url), token) == 410


@pytest.mark.parametrize("token", ["", "x", "0" * 40, "../../etc", "é" * 40, "\n", "a\u0000b"])
def test_a_token_that_was_never_given_opens_nothing(browser: Browser, token: str) -> None:
    answer = browser.ask("/api/device-links/open", {"token": token})
    assert (answer.status, answer.json["reason"]) == (410, "bad-link")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("body", [{}, {"token": 5}, {"token": "x" * 41}, {"token": "x", "who": 1}])
def test_a_body_that_is_no_link_is_refused(browser: Browser, body: dict[str, object]) -> None:
    assert browser.ask("/api/device-links/open", json.loads(json.dumps(body))).status == 400


def test_a_page_from_elsewhere_neither_makes_nor_opens_a_link(browser: Browser) -> None:
    token = token_of(browser)
    for address, body in (("", {}), ("/open", {"token": token})):
        asked = copy(browser)
        answer = asked.ask(f"/api/device-links{address}", body, origin="https://else.example")
        assert answer.status == 403
    assert state_of(browser) == "open"


def test_a_program_has_its_token_and_gets_no_link(server: Serving) -> None:
    token = Browser(server.url).ask("/api/programs", {"name": "robot"}).json["token"]
    answer = Browser(server.url, token).ask("/api/device-links", {})
    assert (answer.status, answer.json["reason"]) == (403, "no-browser")


def test_an_address_makes_and_opens_a_limited_number(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(device_links=2))
    with Serving(tmp_path, settings) as server:
        browser = Browser(server.url)
        token_of(browser)
        assert open_link(browser, "x") == 410
        assert open_link(browser, "x") == 429
        assert browser.ask("/api/device-links", {}).status == 429


# ------------------------------------------------------------------- in its parts


async def made(tables: ServerTables, who: Person = ANA) -> str:
    """Return the token of a new link of *who*."""
    link = await link_device(tables.context, who, "https://play.example", "")
    return link.link.partition("#")[2]


async def refused(
    tables: ServerTables, who: Person | None, token: str, *, replaces: bool = True
) -> str | None:
    """Let *who* open the link with *token*, and return why not."""
    try:
        await opened(tables, who, token, replaces=replaces)
    except Refused as refusal:
        return refusal.reason.value
    return None


def test_a_link_is_over_after_five_minutes_and_so_is_one_that_another_has_replaced(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, _):
            store, now = tables.context.store, tables.context.clock()
            assert GOOD_FOR == 300
            old, new = await made(tables), await made(tables)
            assert await refused(tables, PHONE, old) == "bad-link"
            link = await store.device_link(person=ANA.id)
            assert link is not None
            assert now + 300_000 <= link.until_ms <= tables.context.clock() + 300_000
            await store.link_device(ANA.id, sha256(new.encode()).digest(), now)
            assert await reached(tables.context, ANA) == "over"
            assert await refused(tables, PHONE, new) == "bad-link"

    asyncio.run(scene())


def test_a_browser_that_sits_as_somebody_else_is_asked_before_it_gives_that_up(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, actor):
            await actor.command(PHONE, Join(name="Bia", token=actor.table.invite))
            token = await made(tables)
            assert await refused(tables, PHONE, token, replaces=False) == "own-place"
            assert await reached(tables.context, ANA) == "open"
            assert actor.table.seated == [ANA.id, PHONE.id]
            assert await opened(tables, PHONE, token, replaces=True) == ANA
            await actor.settled()
            assert actor.table.seated == [ANA.id]
            assert PHONE.id in tables.context.revoked

    asyncio.run(scene())


def test_a_browser_that_sits_nowhere_is_not_asked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, _):
            token = await made(tables)
            assert await opened(tables, PHONE, token, replaces=False) == ANA
            assert tables.context.revoked == set()

    asyncio.run(scene())


def test_opening_ones_own_link_does_not_use_it_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, _):
            token = await made(tables)
            assert await opened(tables, ANA, token, replaces=False) == ANA
            assert await reached(tables.context, ANA) == "open"
            assert await opened(tables, None, token, replaces=False) == ANA

    asyncio.run(scene())


def test_a_link_of_an_identity_that_was_ended_opens_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, _):
            token = await made(tables)
            await tables.revoke(ANA)
            assert await refused(tables, PHONE, token) == "bad-link"

    asyncio.run(scene())


def test_the_token_of_a_link_is_kept_nowhere(tmp_path: Path) -> None:
    async def scene() -> str:
        async with a_table(tmp_path) as (tables, _):
            return await made(tables)

    token = asyncio.run(scene())
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert files
    assert all(token.encode() not in path.read_bytes() for path in files)
    assert len(token) * 4 >= 128
