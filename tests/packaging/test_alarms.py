"""The alarms of a club ring, in a Prometheus with the club's own configuration."""

import json
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
import yaml

from tests.server.playing import Browser
from tests.server.serving import Serving

CLUB = Path(__file__).parents[2] / "deploy/club"
RULES = "/etc/prometheus/intriga-alarms.yml"  # where the page on clubs puts them
PORTS = ("8001", "8002")
LOOKS = 0.5  # seconds between two looks; Prometheus takes five
MOST_LOOKS = 240


def test_a_server_has_every_figure_that_an_alarm_uses(tmp_path: Path) -> None:
    groups = yaml.safe_load((CLUB / "alarms.yml").read_text(encoding="utf-8"))["groups"]
    asked = {
        name for rule in groups[0]["rules"] for name in re.findall(r"intriga_\w+", rule["expr"])
    }

    with Serving(tmp_path) as server:
        told = Browser(server.url).ask("/metrics").body.decode()

    assert asked
    assert {name for name in asked if not re.search(rf"^{name}[ {{]", told, re.MULTILINE)} == set()


# ------------------------------------------------------------------- a real Prometheus


class Prometheus:
    """One that asks *servers*, in *folder*, as it is set up for a club."""

    def __init__(self, folder: Path, servers: list[Serving]) -> None:
        program = shutil.which("prometheus")
        if program is None:
            pytest.skip("there is no Prometheus on this machine: on Debian, apt install prometheus")
        config = (CLUB / "prometheus.yml").read_text(encoding="utf-8")
        places = {f"127.0.0.1:{port}": each for port, each in zip(PORTS, servers, strict=True)}
        new = {place: f"127.0.0.1:{server.port}" for place, server in places.items()}
        for old, other in (new | {RULES: str(CLUB / "alarms.yml")}).items():
            assert old in config
            config = config.replace(old, other)
        (folder / "prometheus.yml").write_text(config, encoding="utf-8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._place = "{}:{}".format(*probe.getsockname())
        command = [program, f"--config.file={folder / 'prometheus.yml'}"]
        command += [f"--storage.tsdb.path={folder}/kept", f"--web.listen-address={self._place}"]
        with (folder / "prometheus.log").open("wb") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log)

    def _asked(self, what: str) -> dict[str, list[Any]]:
        try:
            with urlopen(f"http://{self._place}/api/v1/{what}", timeout=30) as answer:
                data: dict[str, list[Any]] = json.load(answer)["data"]
        except (URLError, ConnectionError):  # it is not ready yet
            return {}
        return data

    @property
    def ringing(self) -> set[str]:
        """Return the alarms that ring."""
        alerts = self._asked("alerts").get("alerts", [])
        return {each["labels"]["alertname"] for each in alerts if each["state"] == "firing"}

    @property
    def well(self) -> int:
        """Return how many servers it has found well."""
        targets = self._asked("targets").get("activeTargets", [])
        return sum(each["health"] == "up" for each in targets)

    def until_well(self, servers: int) -> None:
        """Wait until it has found so many *servers* well."""
        while self.well != servers:
            assert self.process.poll() is None
            time.sleep(LOOKS)  # it tells nobody when it has asked

    def until(self, *alarms: str) -> None:
        """Wait until these ring and no other."""
        for _ in range(MOST_LOOKS):
            if self.ringing == {*alarms}:
                return
            time.sleep(LOOKS)  # likewise
        raise AssertionError(self.ringing)


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[list[Serving]]:
    places = [tmp_path / name for name in "ab"]
    for place in places:
        place.mkdir()
    found = [Serving(place) for place in places]
    yield found
    for each in found:
        each.stop()


@pytest.mark.slow
def test_an_alarm_rings_for_a_server_that_is_gone_and_another_for_all(
    servers: list[Serving], tmp_path: Path
) -> None:
    prometheus = Prometheus(tmp_path, servers)
    try:
        prometheus.until_well(2)
        servers[0].kill()
        prometheus.until("IntrigaServerGone")
        servers[1].kill()
        prometheus.until("IntrigaServerGone", "IntrigaAllServersGone")
        servers[:] = [each.again() for each in servers]
        prometheus.until()
    finally:
        prometheus.process.kill()
        prometheus.process.wait()
