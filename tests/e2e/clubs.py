"""Two servers of one database behind a proxy, as ``deploy/club`` sets them up."""

import os
import shutil
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self

import msgspec

from tests.server.serving import ROOMY, Serving
from tests.store.cluster import Cluster

CADDYFILE: Final = Path(__file__).parents[2] / "deploy/club/Caddyfile"
NAMES: Final = ("a", "b")
PATIENCE: Final = 120.0  # seconds


class Proxy:
    """Caddy with the club's own configuration, at a free port of this machine, without TLS."""

    def __init__(self, folder: Path, servers: dict[str, str], host: str = "localhost") -> None:
        """Start it before *servers*, addresses by name; it answers as *host*.

        Raises:
            RuntimeError: it does not listen in time.
        """
        self._folder, self._servers = folder, servers
        self.port = _free_port()
        self.url = f"http://{host}:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it again, where it was.

        Raises:
            RuntimeError: it does not listen in time.
        """
        folder = self._folder
        config = folder / "Caddyfile"
        config.write_text(f"{{\n\tadmin off\n}}\nimport {CADDYFILE}\n", encoding="utf-8")
        places = {f"INTRIGA_{name.upper()}": url for name, url in self._servers.items()}
        caddy = shutil.which("caddy")
        assert caddy is not None
        self.log = folder / "proxy.log"
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [caddy, "run", "--config", config, "--adapter", "caddyfile"],
                stdout=log,
                stderr=log,
                env={**os.environ, **places, "INTRIGA_SITE": self.url, "HOME": str(folder)},
            )
        give_up = monotonic() + PATIENCE
        while not _listens(self.port):
            if monotonic() > give_up or self.process.poll() is not None:
                raise RuntimeError(self.log.read_text(encoding="utf-8"))

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()


class Club:
    """The proxy at ``url``, and the servers behind it by their names."""

    def __init__(
        self, folder: Path, cluster: Cluster, host: str = "localhost", first: str = "sys"
    ) -> None:
        """Start them; the proxy answers as *host*, servers import *first* before all others."""
        self._first = first
        self._folder, self._database = folder, cluster.new()
        self._servers: dict[str, Serving] = {}
        for name in NAMES:
            self.start(name)
        places = {name: f"127.0.0.1:{each.port}" for name, each in self._servers.items()}
        self.proxy = Proxy(folder, places, host)
        self.url = self.proxy.url

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.proxy.stop()
        for server in self._servers.values():
            server.stop()

    def start(self, name: str) -> None:
        """Start the server called *name*, where it was before."""
        folder = self._folder / name
        folder.mkdir(exist_ok=True)
        before = self._servers.get(name)
        settings = msgspec.structs.replace(ROOMY, address=f"/at/{name}", metrics_open=True)
        port = before.port if before else 0
        self._servers[name] = Serving(
            folder, settings, port, first=self._first, database=self._database
        )

    def server(self, name: str) -> Serving:
        """Return the server called *name*."""
        return self._servers[name]

    def owner(self, cluster: Cluster, table: str) -> str:
        """Return the name of the server that has *table*."""
        asked = f"SELECT address FROM owners JOIN nodes USING (node) WHERE table_id = '{table}'"  # noqa: S608
        return cluster.say(asked, self._database).removeprefix("/at/")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _listens(port: int) -> bool:
    with suppress(OSError):
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
        return True
    return False
