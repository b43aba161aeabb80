"""A passkey brings its person back, in any browser; nothing else that looks like one does."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from intriga.server.login.nonces import GOOD_FOR, Nonces
from intriga.server.login.passkeys import MOST
from intriga.server.settings import Limits, ServerSettings
from intriga.server.wire.problems import ServerRefusal
from tests.server.authenticator import (
    Authenticator,
    Json,
    ask,
    begin,
    begin_login,
    decoded,
    encoded,
    log_in,
    register,
)
from tests.server.playing import Answer, Browser, opened
from tests.server.serving import Serving
from tests.server.tables_in_memory import a_table
from tests.server.test_device_links import person_of
from tests.server.test_revoking import is_known
from tests.store.cluster import Cluster

BAD = (403, "bad-passkey")


def told(answer: Answer) -> tuple[int, str]:
    return answer.status, str(answer.json["reason"])


def logins_of(browser: Browser) -> Json:
    return dict(browser.ask("/api/account").json)


# ------------------------------------------------------------------- coming back


def test_a_passkey_brings_its_person_back_in_another_browser_and_after_a_restart(
    start: Callable[[], Serving],
) -> None:
    with start() as server:
        laptop, phone = Browser(server.url), Browser(server.url)
        table = opened(laptop)["table"]
        passkey = register(laptop)
        server.stop()
    with server.again():
        answer = log_in(phone, passkey)
        assert (answer.status, answer.json) == (200, {"new": True})
        assert answer.headers["cache-control"] == "no-store"
        assert person_of(phone) == person_of(laptop)
        assert phone.cookies != laptop.cookies
        with phone.sit(table) as seat:
            assert seat.look()["you"] == 0
        again = log_in(phone, passkey)
        assert (again.json, "set-cookie" in again.headers) == ({"new": False}, False)
        found = logins_of(phone)
        assert [each["own"] for each in found["devices"]].count(True) == 1
        assert len(found["devices"]) == 2
        assert [each["passkey"] for each in found["passkeys"]] == [encoded(passkey.id)]


def test_a_passkey_is_good_at_every_server_of_a_database_and_its_nonce_once(
    cluster: Cluster, tmp_path: Path
) -> None:
    database, folders = cluster.new(), [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
    one, other = (Serving(folder, database=database, shares=True) for folder in folders)
    with one, other:
        laptop, phone = Browser(one.url), Browser(other.url)
        passkey = register(laptop, Authenticator(counts=False))
        shown = passkey.show(begin_login(laptop), phone.url)
        assert ask(phone, "/api/passkeys/login", shown).status == 200
        assert person_of(phone) == person_of(laptop)
        stranger = Browser(one.url)
        assert told(ask(stranger, "/api/passkeys/login", shown, origin=stranger.url)) == BAD


def test_a_passkey_names_nobody_whom_a_server_would_know(server: Serving) -> None:
    browser = Browser(server.url)
    begun = begin(browser)
    assert decoded(begun["user"]) != bytes.fromhex(person_of(browser)[1:])
    assert person_of(browser) not in str(begun)
    assert begun["user"] == begin(browser)["user"] != begin(Browser(server.url))["user"]
    assert (begun["host"], begun["name"], begun["seconds"]) == ("127.0.0.1", "Ana", GOOD_FOR)


# ------------------------------------------------------------------- what opens nothing


def test_a_passkey_that_is_shown_twice_opens_once(server: Serving) -> None:
    laptop, thief = Browser(server.url), Browser(server.url)
    passkey = register(laptop, Authenticator(counts=False))
    shown = passkey.show(begin_login(laptop), laptop.url)
    assert ask(laptop, "/api/passkeys/login", shown).status == 200
    assert told(ask(thief, "/api/passkeys/login", shown)) == BAD
    assert person_of(thief) == ""


def test_a_nonce_of_one_person_makes_no_passkey_of_another(server: Serving) -> None:
    ana, bia = Browser(server.url), Browser(server.url)
    begun, _ = begin(ana), begin(bia)
    made = Authenticator().make(begun, bia.url)
    assert told(ask(bia, "/api/passkeys", made)) == BAD
    assert ask(ana, "/api/passkeys", made).status == 201
    assert told(ask(ana, "/api/passkeys", made)) == BAD


def test_a_passkey_is_of_one_person(server: Serving) -> None:
    ana, bia = Browser(server.url), Browser(server.url)
    passkey = register(ana)
    assert begin(ana)["known"] == [encoded(passkey.id)]
    assert told(ask(bia, "/api/passkeys", passkey.make(begin(bia), bia.url))) == BAD
    assert logins_of(bia)["passkeys"] == []


def test_a_nonce_that_one_does_not_sign_in_with_is_none_to_make_a_passkey(server: Serving) -> None:
    browser = Browser(server.url)
    passkey = register(browser)
    wrong = passkey.show(begin(browser), browser.url)
    assert told(ask(browser, "/api/passkeys/login", wrong)) == BAD
    made = Authenticator().make({**begin(browser), **begin_login(browser)}, browser.url)
    assert told(ask(browser, "/api/passkeys", made)) == BAD


@pytest.mark.parametrize(
    "change",
    [
        {"passkey": encoded(b"strange")},
        {"signature": encoded(b"0" * 70)},
        {"user": encoded(b"somebody")},
        {"client_data": encoded(b"{}")},
        {"client_data": encoded(b"[[[[")},
        {"client_data": encoded(b"\xff")},
        {"client_data": "é"},
        {"authenticator_data": ""},
    ],
)
def test_a_passkey_that_is_changed_opens_nothing(server: Serving, change: Json) -> None:
    browser, stranger = Browser(server.url), Browser(server.url)
    shown = register(browser).show(begin_login(browser), browser.url)
    assert told(ask(stranger, "/api/passkeys/login", shown | change)) == BAD
    assert ask(stranger, "/api/passkeys/login", shown).status == 200


def test_a_passkey_signed_for_a_page_elsewhere_opens_nothing(server: Serving) -> None:
    browser = Browser(server.url)
    passkey, elsewhere = register(browser), "https://else.example"
    begun = begin_login(browser)
    assert told(ask(browser, "/api/passkeys/login", passkey.show(begun, elsewhere))) == BAD
    shown = passkey.show(begun, browser.url)
    foreign = ask(browser, "/api/passkeys/login", shown, origin=elsewhere)
    assert told(foreign) == (403, "foreign")
    assert told(browser.ask("/api/passkeys/login", shown)) == (403, "foreign")
    passkey.host = "else.example"
    assert told(ask(browser, "/api/passkeys/login", passkey.show(begun, browser.url))) == BAD
    made = Authenticator().make(begin(browser), elsewhere)
    assert told(ask(browser, "/api/passkeys", made)) == BAD


def test_a_passkey_whose_count_goes_back_opens_nothing(server: Serving) -> None:
    browser = Browser(server.url)
    passkey = register(browser)
    assert log_in(browser, passkey).status == 200
    passkey.count = 0
    assert told(log_in(browser, passkey)) == BAD


def test_a_passkey_of_another_server_opens_nothing(server: Serving, tmp_path: Path) -> None:
    with Serving(tmp_path) as other:
        here, there = Browser(server.url), Browser(other.url)
        passkey = register(there)
        assert told(log_in(here, passkey)) == BAD
        mixed = register(here).show(begin_login(there), here.url)
        assert told(ask(here, "/api/passkeys/login", mixed)) == BAD


def test_a_nonce_is_over_after_five_minutes_and_is_of_its_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_table(tmp_path) as (tables, _):
            context = tables.context
            now = context.clock()
            context.clock = lambda: now  # type: ignore[assignment]  one that stands
            nonces, others = Nonces(context, b"k" * 32), Nonces(context, b"o" * 32)
            nonce = nonces.make("login")
            assert nonces.is_good(nonce, "login")
            assert not nonces.is_good(nonce, "other")
            assert not others.is_good(nonce, "login")
            assert not nonces.is_good(nonce[:-1], "login")
            assert not nonces.is_good(b"", "login")
            assert [await nonces.spend(nonce) for _ in range(2)] == [True, False]
            now += GOOD_FOR * 1000
            assert not nonces.is_good(nonce, "login")

    asyncio.run(scene())


# ------------------------------------------------------------------- who comes back where


def test_a_browser_that_sits_as_somebody_else_is_asked_before_it_gives_that_up(
    server: Serving,
) -> None:
    ana, bia = Browser(server.url), Browser(server.url)
    passkey = register(ana)
    table = opened(bia)["table"]
    shown, before = passkey.show(begin_login(bia), bia.url), dict(bia.cookies)
    assert told(ask(bia, "/api/passkeys/login", shown)) == (409, "own-place")
    assert bia.cookies == before
    assert ask(bia, "/api/passkeys/login", {**shown, "replaces": True}).status == 200
    assert person_of(bia) == person_of(ana)
    gone = Browser(server.url)
    gone.cookies = before
    assert not is_known(gone)
    assert gone.sit(table).hear()["reason"] == "private"


def test_a_person_who_can_come_back_is_not_ended_where_another_logs_in(server: Serving) -> None:
    ana, bia = Browser(server.url), Browser(server.url)
    passkey, own = register(ana), register(bia)
    table, person = opened(bia)["table"], person_of(bia)
    assert log_in(bia, passkey).status == 200
    assert person_of(bia) == person_of(ana)
    assert log_in(bia, own).status == 200
    assert person_of(bia) == person
    with bia.sit(table) as seat:
        assert seat.look()["you"] == 0


# ------------------------------------------------------------------- striking off


def test_a_passkey_that_is_struck_off_or_whose_person_is_ended_opens_nothing(
    server: Serving,
) -> None:
    ana, bia, phone = (Browser(server.url) for _ in range(3))
    first, second = register(ana), register(ana)
    name = {"passkey": encoded(first.id)}
    assert told(ask(bia, "/api/passkeys/strike", name)) == (404, "no-login")
    assert ask(ana, "/api/passkeys/strike", name).status == 204
    assert told(ask(ana, "/api/passkeys/strike", name)) == (404, "no-login")
    assert told(log_in(phone, first)) == BAD
    assert log_in(phone, second).status == 200
    assert ana.ask("/api/revoke", {}).status == 204
    assert told(log_in(Browser(server.url), second)) == BAD
    assert logins_of(ana) == {"devices": [], "passkeys": [], "words": ""}


def test_a_person_has_a_limited_number(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(logins=1000))
    with Serving(tmp_path, settings) as server:
        browser = Browser(server.url)
        begun = begin(browser)
        for _ in range(MOST):
            register(browser)
        late = ask(browser, "/api/passkeys", Authenticator().make(begun, browser.url))
        assert told(late) == (409, "many-passkeys")
        answer = ask(browser, "/api/passkeys/begin", {"name": "Ana"})
        assert told(answer) == (409, "many-passkeys")


# ------------------------------------------------------------------- who may ask, and how often


def test_a_program_has_its_token_and_no_passkey(server: Serving) -> None:
    token = Browser(server.url).ask("/api/programs", {"name": "robot"}).json["token"]
    robot = Browser(server.url, token)
    shown = Authenticator().show({"nonce": ""}, robot.url)
    bodies = {"/api/passkeys/begin": {"name": "x"}, "/api/passkeys/login": shown}
    for path, body in bodies.items():
        assert told(ask(robot, path, body)) == (403, "no-browser")
    assert robot.ask("/api/account").status == 403


def test_an_address_asks_a_limited_number_of_times(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(logins=2))
    with Serving(tmp_path, settings) as server:
        browser = Browser(server.url)
        register(browser)
        answer = ask(browser, "/api/passkeys/begin", {"name": "Ana"})
        assert told(answer) == (429, ServerRefusal.TOO_MANY.value)


def test_a_guest_leaves_nothing_of_this_in_the_store(server: Serving) -> None:
    guest = Browser(server.url)
    guest.ask("/")
    assert logins_of(guest) == {"devices": [], "passkeys": [], "words": ""}
