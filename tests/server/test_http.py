"""Answers over HTTP."""

import gzip
import json
import re
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest

from intriga.server.http.app import ANSWERS
from intriga.server.limits.access import HEADERS
from intriga.server.settings import ServerSettings
from intriga.server.wire.problems import ServerRefusal, told_of
from intriga.service.table_refusals import TableRefusal
from intriga.words import TAGS, Language
from tests.server.playing import BRISK, PATIENCE, Browser, opened
from tests.server.serving import Serving


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics", "/api/lobby"])
def test_a_server_says_how_it_is(browser: Browser, path: str) -> None:
    assert browser.ask(path).status == 200


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/games", "/api/nothing", "/assets/nothing.js"]
)
def test_every_answer_is_guarded(browser: Browser, path: str) -> None:
    headers = browser.ask(path).headers

    assert {name: headers.get(name) for name in HEADERS} == HEADERS


def test_the_catalogue_is_compressed_for_clients_that_accept_it(browser: Browser) -> None:
    line = HTTPConnection(browser.host, timeout=PATIENCE)
    line.request("GET", "/api/games", headers={"accept-encoding": "gzip, br"})
    answer = line.getresponse()
    packed = answer.read()
    line.close()

    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"].startswith("accept-encoding")
    assert json.loads(gzip.decompress(packed)) == browser.ask("/api/games").json


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/nothing.js", "/ws/nothing"])
def test_an_unknown_path_is_not_the_page(browser: Browser, path: str) -> None:
    assert browser.ask(path).status == 404


def test_a_browser_is_known_by_a_cookie_that_pages_cannot_read(browser: Browser) -> None:
    answer = browser.ask("/api/quick", {"game": "coup", "name": "Ana", "level": "beginner"})

    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= {*answer.headers["set-cookie"].split("; ")}
    assert "set-cookie" not in browser.ask("/api/lobby").headers
    assert [row["table"] for row in browser.ask("/api/lobby").json["mine"]] == [
        answer.json["table"]
    ]


def test_a_forged_cookie_identifies_nobody(browser: Browser) -> None:
    table = opened(browser, "beginner")["table"]
    name, signed = next(iter(browser.cookies.items()))
    browser.cookies[name] = signed[:-1] + ("0" if signed[-1] != "0" else "1")

    assert browser.ask("/api/lobby").json["mine"] == []
    assert table not in str(browser.ask("/api/lobby").json)


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://[", "http://[::1"]
)
def test_a_page_from_elsewhere_changes_nothing(browser: Browser, origin: str) -> None:
    wish = {"game": "coup", "name": "Ana", "level": "beginner"}

    answer = browser.ask("/api/quick", wish, Origin=origin)

    assert answer.status == 403
    assert answer.json["reason"] == ServerRefusal.FOREIGN
    assert browser.ask("/api/quick", wish, Origin=browser.url).status == 201


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"game": "chess"}, "bad-options"),
        ({"preset": "none"}, "bad-options"),
        ({"chairs": 99}, "unreadable-message"),
        ({"game": "pot-de-vin", "preset": "pot-de-vin", "chairs": 10}, "bad-options"),
        ({"name": "\u200b"}, "bad-name"),
        ({"bots": ["nobody"]}, "bad-level"),
        ({"settings": {**BRISK, "turn": 1}}, "bad-settings"),
        ({"surprise": 1}, "unreadable-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    browser: Browser, more: dict[str, object], reason: str
) -> None:
    wish = {"game": "coup", "preset": "coup-br", "name": "Ana", **more}

    answer = browser.ask("/api/tables", wish)

    assert (answer.status, answer.json["reason"]) == (400, reason)
    assert Language("en").has(answer.json["told"]["id"])


@pytest.mark.parametrize("tag", TAGS)
def test_every_refusal_has_its_sentence(tag: str) -> None:
    language = Language(tag)

    for reason in (*TableRefusal, *ServerRefusal):
        assert language.has(told_of(reason).id), reason


def test_the_lobby_shows_listed_tables_only(browser: Browser, second: Browser) -> None:
    hidden = opened(browser)["table"]
    shown = opened(browser, settings={**BRISK, "listed": True})["table"]

    tables = set[str]()
    while shown not in tables:  # what the lobby shows may be a second old
        told = second.ask("/api/lobby").json  # nothing, where it was asked too often
        tables = {row["table"] for row in told.get("tables", [])}

    assert hidden not in tables


def test_the_lobby_holds_no_identity(browser: Browser) -> None:
    opened(browser, settings={**BRISK, "listed": True})
    (signed,) = browser.cookies.values()

    assert signed.partition(".")[0] not in browser.ask("/api/lobby").body.decode()


def test_a_link_is_drawn_as_a_qr_code(browser: Browser) -> None:
    answer = browser.ask("/api/tables/abc/qr.svg", {"token": "def"})

    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.body.startswith(b"<svg")


def test_no_invitation_is_drawn_from_an_address_that_a_proxy_would_write_down(
    browser: Browser,
) -> None:
    assert browser.ask("/api/tables/abc/qr.svg?token=def").status in {404, 405}


def test_a_host_that_is_too_long_is_refused(browser: Browser) -> None:
    asked: list[tuple[str, object]] = [("/api/tables/abc/qr.svg", {}), ("/api/home", None)]
    for path, body in asked:
        answer = browser.ask(path, body, host="a" * 3_000)
        assert (answer.status, answer.json["reason"]) == (400, "unreadable-message")


FAR = ServerSettings(warm=False, public="http://192.168.1.20:8000")


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "localhost", "[::1]:8000"])
def test_a_link_of_invitation_begins_with_the_address_that_friends_reach(
    tmp_path: Path, host: str
) -> None:
    with Serving(tmp_path, FAR) as server:
        assert Browser(server.url).ask("/api/home", host=host).json == {"address": FAR.public}


@pytest.mark.parametrize("host", ["play.example", "some-words.trycloudflare.com"])
def test_a_link_of_invitation_begins_with_the_address_that_the_host_has_opened(
    tmp_path: Path, host: str
) -> None:
    with Serving(tmp_path, FAR) as server:
        found = Browser(server.url).ask("/api/home", host=host, x_forwarded_proto="https")

    assert found.json == {"address": f"https://{host}"}


@pytest.mark.parametrize("path", ["", "/record", "/review"])
def test_a_replay_of_nothing_is_not_found(browser: Browser, path: str) -> None:
    assert browser.ask(f"/api/replays/nothing{path}").status == 404


@pytest.mark.parametrize("path", ["/schema/openapi.json", "/schema/asyncapi.json"])
def test_programs_can_read_the_schemas_of_requests(browser: Browser, path: str) -> None:
    answer = browser.ask(path)

    assert answer.status == 200
    assert "QuickGame" in str(answer.json)


def test_every_route_of_programs_is_described(browser: Browser) -> None:
    told = browser.ask("/schema/openapi.json").json
    routes = {
        (path.replace(":str", "").replace(":int", ""), method.lower())
        for handler in ANSWERS
        for path in handler.paths
        for method in handler.http_methods
    }

    described = {(path, method) for path, each in told["paths"].items() for method in each}
    assert described == {(path, method) for path, method in routes if method != "options"}


def test_every_body_that_is_named_is_described(browser: Browser) -> None:
    answer = browser.ask("/schema/openapi.json")
    schemas = answer.json["components"]["schemas"]

    named = set(re.findall(r'"#/components/schemas/(\w+)"', answer.body.decode()))
    assert {"Replay", "GameAnalysis", "TableEvening", "Review", "Problem"} <= named
    assert named - set(schemas) == set()


# ------------------------------------------------------------------- what others are told


def test_the_figures_are_not_for_a_page_whose_name_leads_here(browser: Browser) -> None:
    assert browser.ask("/metrics", host="rebound.example").status == 403
    assert browser.ask("/metrics", host="localhost:8000").status == 200


def test_figures_for_everybody_do_not_tell_that_somebody_has_answered(tmp_path: Path) -> None:
    with Serving(tmp_path, ServerSettings(warm=False, metrics_open=True)) as server:
        browser = Browser(server.url)

        def figures(host: str) -> str:
            return browser.ask("/metrics", host=host).body.decode()

        before = figures("play.example")
        with browser.sit(opened(browser)["table"]) as seat:
            seat.look()
            seat.command("rename", name="Bia")
            assert 'intriga_commands_total{result="accepted",type="rename"} 1.0' in figures("[::1]")
            assert figures("play.example") == before

    assert "intriga_tables " in before
    assert "intriga_commands" not in before


def test_an_answer_by_tls_asks_for_strict_transport(browser: Browser) -> None:
    name = "strict-transport-security"
    assert browser.ask("/", x_forwarded_proto="https").headers[name] == "max-age=31536000"
    assert name not in browser.ask("/").headers


@pytest.mark.parametrize(("origin", "status"), [("http", 403), ("https", 201)])
def test_a_page_that_came_without_tls_changes_nothing_by_tls(
    browser: Browser, origin: str, status: int
) -> None:
    wish = {"game": "coup", "name": "Ana", "level": "beginner"}
    asked = {"Origin": f"{origin}://play.example", "host": "play.example"}

    assert browser.ask("/api/quick", wish, x_forwarded_proto="https", **asked).status == status


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/favicon.svg", "/t/none"])
def test_head_is_answered_as_get_without_a_body(browser: Browser, path: str) -> None:
    line = HTTPConnection(browser.host, timeout=PATIENCE)
    line.request("HEAD", path)
    head = line.getresponse()
    body = head.read()
    line.close()
    whole = browser.ask(path)

    assert (head.status, body) == (whole.status, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.headers["content-length"] == whole.headers["content-length"]


@pytest.mark.parametrize("body", [b"[" * 30_000, b'{"game":' * 5_000, b'{"name":"\xff"}'])
def test_a_body_that_nobody_can_read_is_refused_in_a_sentence(
    browser: Browser, body: bytes
) -> None:
    for path in ("/api/tables", "/api/quick", "/api/programs", "/api/tables/abc/qr.svg"):
        line = HTTPConnection(browser.host, timeout=PATIENCE)
        line.request("POST", path, body, {"content-type": "application/json"})
        answer = line.getresponse()
        told = json.loads(answer.read())
        line.close()
        assert (answer.status, told["reason"]) == (400, ServerRefusal.UNREADABLE)


@pytest.mark.parametrize("message", ["[" * 8_000, '{"a":' * 1_500])
def test_a_message_that_is_nested_too_deep_is_refused_and_the_socket_goes_on(
    browser: Browser, message: str
) -> None:
    with browser.sit(opened(browser)["table"]) as seat:
        seat.look()
        seat.socket.send(message)
        assert seat.hear_until(lambda frame: frame["type"] == "refused")["reason"] == (
            ServerRefusal.UNREADABLE
        )
        assert seat.command("rename", name="Bia")["type"] == "accepted"


@pytest.mark.parametrize("path", ["/api/lobby", "/api/replays/none", "/api/identity"])
def test_private_answers_are_not_cached_on_the_way(browser: Browser, path: str) -> None:
    headers = browser.ask(path).headers
    assert "no-store" in headers["cache-control"]
    assert "cookie" in headers["vary"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_a_body_is_read_as_json_only_where_it_says_that_it_is(browser: Browser, kind: str) -> None:
    wish = {"game": "coup", "name": "Ana", "level": "beginner"}
    answer = browser.ask("/api/quick", wish, content_type=kind)
    assert (answer.status, answer.json["reason"]) == (415, "unreadable-message")
    kind = "application/json; charset=utf-8"
    assert browser.ask("/api/quick", wish, content_type=kind).status == 201


@pytest.mark.parametrize("host", ["a@b", "", "a b", "a/b", '"', "[::1"])
def test_a_host_that_cannot_be_is_not_believed(browser: Browser, host: str) -> None:
    assert browser.ask("/", host=host).status in {400, 421}


def test_a_server_that_knows_its_addresses_answers_under_no_other(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, origins=("https://play.example",))
    with Serving(tmp_path, settings) as server:
        browser = Browser(server.url)
        known = ("play.example", browser.host, f"localhost:{server.port}", "192.0.2.1", "[::1]:80")
        assert [browser.ask("/", host=host).status for host in known] == [200] * len(known)
        assert browser.ask("/", host="evil.example").status == 421
        assert browser.ask("/api/lobby", host="play.example.evil.example").status == 421


def test_a_server_that_knows_no_address_answers_under_any_name(browser: Browser) -> None:
    assert browser.ask("/", host="tunnel.example").status == 200


ODD = ("%00", "%0A", "a%2Fb%00", "%F0%9F%8D%B0", "a" * 200)


@pytest.mark.parametrize("odd", ODD)
def test_a_name_that_nothing_can_have_is_not_there_whatever_keeps_the_tables(
    start: Callable[[], Serving], odd: str
) -> None:
    with start() as server:
        browser = Browser(server.url)
        paths = ("replays/{}", "replays/{}/record", "puzzles/coup/{}_1", "tables/{}/advice")
        browser.ask("/")
        for path in paths:
            assert browser.ask(f"/api/{path.format(odd)}").status == 404, path
        assert browser.ask(f"/api/tables/{odd}/evening", {}).status == 404
        assert "error" not in server.log.read_text(encoding="utf-8")
