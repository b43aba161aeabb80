"""Each way in that ``docs/play/far-away.md`` shows reaches a table, with the headers it sends."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from websockets.sync.client import connect

from intriga.server.settings import ServerSettings
from tests.server.playing import PATIENCE, Browser
from tests.server.serving import ROOMY, Serving

Headers = Mapping[str, str]
VISITOR = "203.0.113.7"
WISH = {"game": "coup", "level": "beginner", "name": "Ana"}
WAYS: dict[str, tuple[str, Headers]] = {  # the name in the browser, what is passed on besides
    "cloudflared": (
        "some-words.trycloudflare.com",
        {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https", "CF-Connecting-IP": VISITOR},
    ),
    "ngrok": (
        "ab12.ngrok-free.app",
        {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https", "X-Forwarded-Host": "ab12"},
    ),
    "tailscale": (
        "laptop.tail1234.ts.net",
        {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https"},
    ),
    "caddy": (
        "play.example",
        {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https", "Via": "1.1 Caddy"},
    ),
    "nginx": ("play.example", {"X-Forwarded-For": VISITOR, "X-Forwarded-Proto": "https"}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("far")) as serving:
        yield serving


@pytest.mark.parametrize("way", WAYS)
def test_a_table_is_opened_and_reached_on_each_way(server: Serving, way: str) -> None:
    name, passed = WAYS[way]
    browser = Browser(server.url)
    headers = {"Host": name, **passed}

    page = browser.ask("/", **headers)
    opened = browser.ask("/api/quick", WISH, Origin=f"https://{name}", **headers)

    assert page.status == 200
    assert opened.status == 201
    assert hello(server, opened.json["table"], f"https://{name}", headers)
    assert browser.ask("/api/home", **headers).json == {"address": f"https://{name}"}


def hello(server: Serving, table: str, origin: str, headers: Headers) -> bool:
    """Say whether the socket of *table* opens for a page of *origin*."""
    uri = f"ws://{headers.get('Host', server.url.removeprefix('http://'))}/ws/tables/{table}"
    sent = {name: text for name, text in headers.items() if name != "Host"}
    with connect(
        uri,
        origin=origin,  # type: ignore[arg-type]
        additional_headers=sent,
        open_timeout=PATIENCE,
        address=("127.0.0.1", server.port),
        proxy=None,
    ) as socket:
        return socket.response is not None and socket.response.status_code == 101


@pytest.mark.parametrize("way", WAYS)
def test_a_page_from_elsewhere_is_turned_away_on_each_way(server: Serving, way: str) -> None:
    name, passed = WAYS[way]

    asked = Browser(server.url).ask(
        "/api/quick", WISH, Origin="https://evil.example", **{"Host": name, **passed}
    )

    assert (asked.status, asked.json["reason"]) == (403, "foreign")


def test_behind_a_proxy_that_changes_the_name_the_address_is_said(tmp_path: Path) -> None:
    origin = "https://play.example"
    told = ServerSettings(warm=False, limits=ROOMY.limits, origins=(origin,))
    with Serving(tmp_path, told) as server:
        opened = Browser(server.url).ask("/api/quick", WISH, Origin=origin)

        assert opened.status == 201
        assert hello(server, opened.json["table"], origin, {})
