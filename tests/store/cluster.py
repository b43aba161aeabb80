"""A PostgreSQL of the tests' own: made in a temporary folder, killed, stopped and started."""

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.postgres.link import driver

PASSWORD: Final = "corréct/horse#9"  # noqa: S105  of a server that lives for a test
SETTINGS: Final = "-c listen_addresses= -c shared_buffers=16MB"
STARTS: Final = 40
PREFIX: Final = "intriga-pg-"  # of the names of folders


class Cluster:
    """A server with one database, reached by a socket in its folder and with a password.

    Its rows survive a killed process, and a loss of power too, if it is *durable*.
    """

    def __init__(
        self,
        programs: Path,
        *,
        durable: bool = False,
        connections: int = 30,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        """Make it and start it, as a user without privileges, with more in its *environment*."""
        self._environment = {**os.environ, **(environment or {})}
        self._settings = (
            f"{SETTINGS} -c max_connections={connections} -c fsync={'on' if durable else 'off'}"
        )
        self._bin = programs
        self.folder = Path(tempfile.mkdtemp(prefix=PREFIX))
        self._user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        word = self.folder / "word"
        word.write_text(PASSWORD, encoding="utf-8")
        if self._user is not None:
            for path in (self.folder, word):
                shutil.chown(path, self._user)
        self._run(
            "initdb",
            "-U",
            "intriga",
            "-A",
            "scram-sha-256",
            f"--pwfile={word}",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
            "-D",
            str(self.folder / "data"),
        )
        self.start()

    def url(self, schema: str = "", password: str = PASSWORD) -> DatabaseUrl:
        """Return the address of its database, in *schema*."""
        search = f"&search_path={schema}" if schema else ""
        who = f"intriga:{quote(password, safe='')}"
        return DatabaseUrl(f"postgresql://{who}@/postgres?host={self.folder}{search}")

    @property
    def socket(self) -> str:
        """The path of the socket that it listens at."""
        return str(self.folder / ".s.PGSQL.5432")

    def by_port(self, url: DatabaseUrl, port: int) -> DatabaseUrl:
        """Return *url* by way of *port* of this machine, where something relays to the socket."""
        schema = url.url.rpartition("search_path=")[2]
        who = f"intriga:{quote(PASSWORD, safe='')}@127.0.0.1:{port}"
        return DatabaseUrl(f"postgresql://{who}/postgres?search_path={schema}")

    def new(self) -> DatabaseUrl:
        """Return the address of a new, empty schema."""
        schema = f"s{secrets.token_hex(6)}"
        self.say(f"CREATE SCHEMA {schema}")
        return self.url(schema)

    def say(self, sql: str, url: DatabaseUrl | None = None) -> str:
        """Return what psql answers to *sql*, in the schema of *url*."""
        schema = url.url.rpartition("search_path=")[2] if url else "public"
        options = f"-c search_path={schema}"
        environment = {**os.environ, "PGPASSWORD": PASSWORD, "PGOPTIONS": options}
        command = [
            self._bin / "psql",
            "-X",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
            "-h",
            self.folder,
            "-U",
            "intriga",
            "-d",
            "postgres",
            "-c",
            sql,
        ]
        done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
        return done.stdout.strip()

    async def connect(self, url: DatabaseUrl) -> Any:  # noqa: ANN401  it comes without types
        """Return a connection of the driver's, for what a store would not do."""
        return await driver.connect(url.url)

    def start(self) -> None:
        """Start it; after a kill that may fail while old processes are ending."""
        data, log = self.folder / "data", self.folder / "log"
        for attempt in range(STARTS):
            try:
                self._run(
                    "pg_ctl",
                    "-D",
                    str(data),
                    "-w",
                    "-t",
                    "20",
                    "-l",
                    str(log),
                    "-o",
                    f"{self._settings} -k {self.folder}",
                    "start",
                )
            except subprocess.CalledProcessError:
                if attempt == STARTS - 1:
                    raise RuntimeError(log.read_text(encoding="utf-8")) from None
                time.sleep(0.1)  # nothing says when the last old process is gone
            else:
                return

    def start_again(self) -> None:
        """Start it, whatever it does."""
        with suppress(OSError):  # it has ended
            self.kill()
        self.start()

    def kill(self) -> None:
        """End every process of it without a word."""
        for process in self.processes():
            _signal(process, signal.SIGKILL)

    def pause(self) -> None:
        """Let every process of it stand still."""
        for process in self.processes():
            _signal(process, signal.SIGSTOP)

    def go_on(self) -> None:
        """Let what stands still go on."""
        for process in self.processes():
            _signal(process, signal.SIGCONT)

    def processes(self) -> list[int]:
        """Return its postmaster, then the children of that."""
        line = (self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0]
        children = Path(f"/proc/{line}/task/{line}/children")
        return [int(line), *map(int, children.read_text(encoding="utf-8").split())]

    def remove(self) -> None:
        """Stop it and delete its folder."""
        with suppress(subprocess.CalledProcessError):  # a test that failed may have killed it
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._bin / program, *arguments],
            check=True,
            user=self._user,
            group=self._user,
            cwd="/",
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


def _signal(process: int, which: int) -> None:
    try:
        os.kill(process, which)
    except ProcessLookupError:
        return
