"""A server in a process of its own, on a port of its own, for tests to start and to kill.

Run as ``python serving.py FOLDER SETTINGS PORT`` it serves, with settings in JSON.
"""

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from intriga.core.errors import IntrigaError
from intriga.server.logs import configure
from intriga.server.run import DATABASE, addresses, listen, run
from intriga.server.settings import Limits, ServerSettings
from intriga.service.events import Event, decode
from intriga.store.postgres.database_url import VARIABLE, DatabaseUrl, from_environment
from tests.server.forking import Forked

PATIENCE = 120.0  # seconds, on a machine that has much else to do
MANY = 1_000_000
SHARES = "INTRIGA_TESTS_SHARE"
ROOMY = ServerSettings(
    warm=False,  # tests meet few of the bots
    limits=Limits(
        creations=10_000,
        burst=500,
        per_second=500,
        messages=MANY,
        handshakes=MANY,
        questions=MANY,
        looks=MANY,
        logins=MANY,
        requests=MANY,  # a test that waits for what a server will say asks again and again
        adding=60.0,
    ),
)
PACKAGES = "PYTHONPATH"
LOADED = os.environ.get(PACKAGES)


class Serving:
    """A running server; what it logs is in ``folder/server.log``.

    ``first`` is a module that it imports before all others; ``database`` has the tables in place
    of the folder, which others that have it too share if it *shares* them.  ``environment`` is
    what its process has besides that of the tests.
    """

    def __init__(
        self,
        folder: Path,
        settings: ServerSettings = ROOMY,
        port: int = 0,
        first: str = "sys",
        database: DatabaseUrl | None = None,
        *,
        shares: bool = False,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.folder, self.log, self.database = folder, folder / "server.log", database
        self._begun = partial(
            Serving, folder, settings, first=first, shares=shares, environment=environment
        )
        named = {VARIABLE: database.url} if database else {}
        named |= {SHARES: "yes"} if shares else {}
        arguments = [str(folder), msgspec.json.encode(settings).decode(), str(port)]
        self.process: Forked | subprocess.Popen[str]
        with self.log.open("ab") as log:
            # A fork has all modules already, and the packages that were there when it was loaded.
            if first == "sys" and environment is None and os.environ.get(PACKAGES) == LOADED:
                self.process = Forked(arguments, log, named)
            else:
                code = f"import {first}, runpy; runpy.run_path({__file__!r}, run_name='__main__')"
                self.process = subprocess.Popen(
                    [sys.executable, "-c", code, *arguments],
                    stdout=subprocess.PIPE,
                    stderr=log,
                    cwd=Path(__file__).parents[2],
                    env={**os.environ, **named, **(environment or {})},
                    text=True,
                )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        if not self.url:
            self.process.wait(PATIENCE)
            self.process.stdout.close()
            raise RuntimeError(self.log.read_text(encoding="utf-8"))

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def again(self) -> "Serving":
        """Start another where this one was."""
        return self._begun(port=self.port, database=self.database)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Stop the server, and return its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        try:
            return self.process.wait(PATIENCE)
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            if self.process.stdout is not None:
                self.process.stdout.close()

    def kill(self) -> None:
        """End the process without a word."""
        self.stop(signal.SIGKILL)

    def events(self, table: str) -> list[Event]:
        """Return what the store has of *table*."""
        rows = self._rows("SELECT body FROM events WHERE table_id = ? ORDER BY n", table)
        return [decode(body) for (body,) in rows]

    def _rows(self, sql: str, *given: str) -> list[tuple[bytes]]:
        with closing(sqlite3.connect(self.folder / DATABASE)) as connection:
            return connection.execute(sql, given).fetchall()


def main(folder: str, settings: str, port: str) -> None:
    """Serve."""
    listener = listen("127.0.0.1", int(port))
    url = addresses(listener).own
    configure()
    given = msgspec.json.decode(settings, type=ServerSettings)
    if os.environ.pop(SHARES, ""):
        given = msgspec.structs.replace(given, address=url)
    place = from_environment() or Path(folder)
    try:
        run(listener, place, given, lambda: print(url, flush=True))  # noqa: T201
    except IntrigaError as error:  # as the command says it
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
