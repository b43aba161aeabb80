"""A device that its person strikes off is a stranger from then on, and its sockets are closed."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from intriga.server.limits.identities import Caller
from intriga.server.login.devices import SeenDevices, day_of, label_of
from intriga.store.interface import DAY
from intriga.store.logins import StoredDevice
from tests.server.authenticator import Json, ask, log_in, register
from tests.server.playing import Browser, opened
from tests.server.serving import Serving
from tests.server.tables_in_memory import ANA, Line, a_table, sitting
from tests.server.test_device_links import open_link, person_of, token_of
from tests.server.test_passkeys import logins_of, told
from tests.server.test_revoking import BYE, is_known, thief_of
from tests.store.cluster import Cluster

PHONE = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0"
CHROME = "Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36"


def number_of(browser: Browser) -> str:
    """Return the number of the device that *browser* is."""
    return next(iter(browser.cookies.values())).split(".")[1]


def strike(browser: Browser, device: str) -> int:
    return ask(browser, "/api/devices/strike", {"device": device}).status


@pytest.mark.parametrize(
    ("said", "label"),
    [
        (PHONE, "Firefox/Android"),
        (IPHONE, "Safari/iPhone"),
        (EDGE, "Edge/Windows"),
        (CHROME, "Chrome/Linux"),
        ("curl on Linux", "/Linux"),
        ("<script>", ""),
        ("", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system_and_no_more(said: str, label: str) -> None:
    assert label_of(said) == label


def test_a_device_that_is_struck_off_is_a_stranger_and_its_sockets_are_closed(
    start: Callable[[], Serving],
) -> None:
    with start() as server:
        laptop, phone = Browser(server.url), Browser(server.url)
        table = opened(laptop)["table"]
        assert log_in(phone, register(laptop)).status == 200
        lost = thief_of(phone)
        seat, stays = phone.sit(table), laptop.sit(table)
        assert (seat.look()["you"], stays.look()["you"]) == (0, 0)
        assert strike(laptop, number_of(phone)) == 204
        assert list(seat.rest())[-1] == BYE
        assert stays.command("rename", name="Ana", face="ana")["type"] != "refused"
        assert (is_known(lost), is_known(laptop)) == (False, True)
        assert [each["device"] for each in logins_of(laptop)["devices"]] == [number_of(laptop)]
        assert strike(laptop, number_of(lost)) == 404
        server.stop()
    with server.again():
        assert (is_known(lost), is_known(laptop)) == (False, True)


def test_a_device_that_is_struck_off_at_one_server_is_a_stranger_at_all(
    cluster: Cluster, tmp_path: Path
) -> None:
    database, folders = cluster.new(), [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = (Serving(folder, database=database, shares=True) for folder in folders)
    with one, other:
        laptop, phone = Browser(one.url), Browser(one.url)
        passkey = register(laptop)
        assert log_in(phone, passkey).status == 200
        phone.move(other.url)
        lost = thief_of(phone)
        seat = lost.sit(opened(lost)["table"])
        assert seat.look()["you"] == 0
        assert strike(laptop, number_of(phone)) == 204
        assert list(seat.rest())[-1] == BYE
        assert not is_known(lost)


def test_somebody_else_strikes_no_device_off(server: Serving) -> None:
    laptop, stranger = Browser(server.url), Browser(server.url)
    register(laptop)
    answer = ask(stranger, "/api/devices/strike", {"device": number_of(laptop)})
    assert told(answer) == (404, "no-login")
    assert is_known(laptop)


def test_a_browser_that_strikes_itself_off_is_somebody_new(server: Serving) -> None:
    laptop = Browser(server.url)
    passkey, before = register(laptop), person_of(laptop)
    assert strike(laptop, number_of(laptop)) == 204
    assert person_of(laptop) != before
    assert logins_of(laptop)["devices"] == []
    assert log_in(laptop, passkey).status == 200
    assert person_of(laptop) == before


def test_both_ends_of_a_link_are_devices_of_their_person(server: Serving) -> None:
    laptop, phone = Browser(server.url), Browser(server.url)
    token = token_of(laptop)
    body = {"token": token, "replaces": False}
    assert phone.ask("/api/device-links/open", body, user_agent=PHONE).status == 200
    assert open_link(laptop, token) == 200
    found: list[Json] = logins_of(phone)["devices"]
    named = {each["device"]: (each["browser"], each["system"], each["own"]) for each in found}
    assert named == {
        number_of(phone): ("Firefox", "Android", True),
        number_of(laptop): ("", "", False),
    }


def test_a_device_is_seen_on_the_day_on_which_its_cookie_is_signed_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, _):
            context, today = tables.context, day_of(tables.context.clock())
            logins = context.store.logins
            kept = StoredDevice(ANA.id, "d1", "", today - DAY, today - DAY)
            await logins.keep_device(kept)
            seen = SeenDevices(context)
            for device in ("d1", "d2", "d1"):
                seen.see(Caller(ANA, device))
            await context.store.ready()
            assert [each.seen_ms for each in await logins.devices(ANA.id)] == [today]

    asyncio.run(scene())


def test_a_browser_that_comes_on_another_day_gets_a_cookie_of_that_day(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        laptop = Browser(server.url)
        register(laptop)
        before, (first,) = dict(laptop.cookies), logins_of(laptop)["devices"]
        assert is_known(laptop)
        port = server.port
    with Serving(tmp_path, port=port, first="tests.server.a_day_later"):
        table = opened(laptop)["table"]
        assert laptop.cookies != before
        laptop.cookies = dict(before)
        with laptop.sit(table) as seat:
            assert seat.look()["you"] == 0
        assert laptop.cookies != before
        (second,) = logins_of(laptop)["devices"]
        assert second == {**first, "seen": second["seen"]}
        assert second["seen"] > first["seen"]
        assert is_known(laptop)


def test_a_device_that_comes_in_while_the_table_is_restored_is_sent_away(tmp_path: Path) -> None:
    async def scene() -> Json:
        async with a_table(tmp_path) as (tables, actor):
            stays = await sitting(tables, actor)
            stays.connection.device = "d2"
            await tables.context.store.logins.keep_device(StoredDevice(ANA.id, "d1", "", 0, 0))
            actor._make_again()  # pyright: ignore[reportPrivateUsage]
            line = Line(ANA, tables.context.settings)
            line.connection.device = "d1"
            arriving = actor.attach(line.connection, None)
            assert await tables.strike(ANA, "d1")
            await arriving
            gone = await asyncio.wait_for(line.closed(), 60)
            assert stays.connection.farewell is None
            return gone

    assert asyncio.run(scene())["reason"] == "bad-token"
