"""Refusals that may do harm are counted and logged by kind, and what hosts do to others is."""

import json
from io import StringIO
from pathlib import Path

from intriga.server.logs import configure
from intriga.server.metrics import LOGGED_EVERY, Metrics, Refusals
from intriga.server.settings import Limits, ServerSettings
from intriga.server.wire.problems import ServerRefusal
from intriga.service.table_refusals import TableRefusal
from tests.server.playing import Browser, Json, opened
from tests.server.serving import Serving
from tests.server.test_operator import LISTED
from tests.server.test_reports import alias_of


def lines(text: str, event: str) -> list[Json]:
    """Return the lines of a log about *event*, without what every line has."""
    found = (json.loads(line) for line in text.splitlines())
    return [
        {key: value for key, value in line.items() if key not in {"event", "level", "timestamp"}}
        for line in found
        if line["event"] == event
    ]


def test_a_flood_of_refusals_is_one_line_a_minute_for_each_kind() -> None:
    log, metrics = StringIO(), Metrics()
    configure(log)
    refusals = Refusals(metrics)
    for _ in range(100):
        refusals.note(ServerRefusal.TOO_MANY, "http", now=1.0)
    refusals.note(TableRefusal.BARRED, "command", now=2.0)
    refusals.note(ServerRefusal.TOO_MANY, "http", now=1.0 + LOGGED_EVERY)
    refusals.note(TableRefusal.STALE, "command", now=3.0)

    assert lines(log.getvalue(), "refused") == [
        {"kind": "too-many", "way": "http", "times": 1},
        {"kind": "barred", "way": "command", "times": 1},
        {"kind": "too-many", "way": "http", "times": 100},
    ]
    text = metrics.text().decode()
    assert 'intriga_refusals_total{kind="too-many",way="http"} 101.0' in text
    assert "stale" not in text


def test_refusals_over_http_and_at_sockets_are_counted(tmp_path: Path) -> None:
    settings = ServerSettings(warm=False, limits=Limits(looks=1))
    with Serving(tmp_path, settings) as server:
        browser = Browser(server.url)
        assert [browser.ask("/api/lobby").status for _ in range(3)] == [200, 429, 429]
        stranger = Browser(server.url)
        stranger.sit(opened(browser)["table"]).hear()
        metrics = browser.ask("/metrics").body.decode()
        assert 'intriga_refusals_total{kind="too-many",way="http"} 2.0' in metrics
        assert 'intriga_refusals_total{kind="private",way="socket"} 1.0' in metrics
        (once, _) = lines(server.log.read_text(encoding="utf-8"), "refused")
        assert once == {"kind": "too-many", "way": "http", "times": 1}


def test_a_hosts_acts_against_others_are_logged_by_table_and_alias(tmp_path: Path) -> None:
    with Serving(tmp_path) as server:
        ana, bia = Browser(server.url), Browser(server.url)
        table = opened(ana, settings=LISTED)["table"]
        with ana.sit(table) as host, bia.sit(table) as guest:
            for seat in (host, guest):
                seat.look()
            guest.command("join", name="Bia")
            host.see(lambda scene: scene["chairs"][1]["alias"])
            own, other = alias_of(host, "Ana"), alias_of(host, "Bia")
            host.command("configure", settings={"listed": False})
            host.command("configure", settings={"turn": 60})
            assert guest.command("bar", chair=0)["type"] == "refused"
            host.command("bar", chair=1)
        text = server.log.read_text(encoding="utf-8")
        assert lines(text, "host") == [
            {"act": "configure", "table": table, "by": own, "listed": False},
            {"act": "bar", "table": table, "by": own, "about": other},
        ]
        assert "Bia" not in text
