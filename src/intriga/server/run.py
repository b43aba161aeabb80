"""Runs a server: the socket it listens on, bots of its own, signals, a stop that loses nothing."""

import asyncio
import errno
import ipaddress
import os
import re
import socket
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path, PurePath
from typing import Final

import uvicorn
from litestar.types import ASGIApp
from msgspec import Struct

from intriga.agents import agent, agents_for
from intriga.agents.base import digest_of
from intriga.agents.external.process import AgentLimits, ExternalAgent
from intriga.agents.registry import Named, name_agents
from intriga.core.agent import Agent
from intriga.core.errors import BadOptions, IntrigaError
from intriga.core.games import games
from intriga.server.http.app import build
from intriga.server.http.protocol import HttpProtocol, HttpServer
from intriga.server.logs import log
from intriga.server.operator.desk import NAME, OperatorDesk, operator_socket
from intriga.server.settings import ServerSettings
from intriga.server.sockets.socket_session import TableSockets
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.work.bot_pool import BotPool
from intriga.server.work.work_cache import ReplayPool, advice_pool, analysis_pool
from intriga.service.events import SCHEMA
from intriga.store.interface import Store, StoreError
from intriga.store.postgres.database_url import DatabaseUrl
from intriga.store.sqlite.sqlite_store import SqliteStore
from intriga.store.upcasters import Upcasters

PORT: Final = 8000
ATTEMPTS: Final = 50  # ports after it, where nobody asked for one
BACKLOG: Final = 2048
GRACE: Final = 5  # seconds for answers under way when the server stops
DATABASE: Final = "intriga.db"
TURN: Final = 0.000_5  # seconds that a thread works before another has its turn: the writer's waits
NAMED: Final = re.compile(r"(?P<name>[^=]*)=(?P<agent>.+)")
BOT_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")  # names a table accepts
PART: Final = 2 / 3  # of the time until a bot is given up, for one call: the reason still shows


class Busy(IntrigaError):
    """The address is in use, or no address of this machine."""


class Address(Struct, frozen=True):
    """Where a server listens, and what people type to get there."""

    own: str
    friends: list[str]


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens on *host*, on the next free port where none is asked for.

    Raises:
        Busy: the port is in use, or *host* is no address of this machine.
    """
    ports = range(PORT, PORT + ATTEMPTS) if port is None else [port]
    for number in ports:
        try:
            return _bound(host, port=number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or number == ports[-1]:
                reason = error.strerror or str(error)
                raise Busy(f"{host}:{number}: {reason}") from None
    raise AssertionError


def _bound(host: str, *, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol named, asyncio sends small frames at once; uvloop does so anyway.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except BaseException:
        listener.close()
        raise
    listener.setblocking(False)  # noqa: FBT003  its only argument
    return listener


def addresses(listener: socket.socket) -> Address:
    """Return the addresses of *listener* to type, for this machine and for others."""
    host, port = listener.getsockname()[:2]
    ip = ipaddress.ip_address(host)
    if ip.is_unspecified:
        return Address(_url("127.0.0.1", port), [_url(each, port) for each in _outward()])
    return Address(_url(host, port), [] if ip.is_loopback else [_url(host, port)])


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def _outward() -> list[str]:
    """Return the addresses of this machine that others can reach; nothing is sent."""
    found: list[str] = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((far, 9))
            except OSError:
                continue
            address = str(probe.getsockname()[0])
            if not ipaddress.ip_address(address).is_loopback:
                found.append(address)
    return found


class Server(uvicorn.Server):
    """Uvicorn, but tables say goodbye before their sockets are closed."""

    def __init__(
        self, config: uvicorn.Config, tables: ServerTables, started: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._tables, self._on_start = tables, started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen."""
        await super().startup(sockets)
        if not self.should_exit:
            self._on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody away until the server is back, then close."""
        for server in self.servers:
            server.close()
        await self._tables.close()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # or they would end the process before the store is closed


def open_store(place: Path | DatabaseUrl, address: str = "") -> Store:
    """Return the store in the folder *place*, made if need be, or in a database.

    Where several servers share that, browsers reach this one at *address*.  A database is not
    asked before the store is.

    Raises:
        StoreError: it cannot be opened, or another server has it.
        OSError: the folder cannot be made.
    """
    if isinstance(place, DatabaseUrl):
        return _postgres(place, address)
    place.mkdir(parents=True, exist_ok=True, mode=0o700)
    return SqliteStore(place / DATABASE, upcasters=Upcasters(SCHEMA), snapshot_schema=SCHEMA)


def _postgres(url: DatabaseUrl, address: str) -> Store:
    try:
        from intriga.store.postgres.postgres_store import PostgresStore  # noqa: PLC0415  it may not be installed
    except ModuleNotFoundError as error:
        raise StoreError(str(error)) from error
    return PostgresStore(
        url, upcasters=Upcasters(SCHEMA), snapshot_schema=SCHEMA, address=address or None
    )


async def serve(
    listener: socket.socket,
    place: Path | DatabaseUrl,
    settings: ServerSettings,
    started: Callable[[], None] = lambda: None,
) -> None:
    """Serve on *listener* what lies in *place*, a folder or a database, until SIGINT or SIGTERM.

    Raises:
        BadOptions, AgentFailed: one of the bots in *settings* cannot play.
        StoreError: the store cannot be opened or read.
    """
    name_agents({})  # a server that ran in this process before may have had others
    name_agents(named_bots(settings.bots, settings.limits.thinking))
    store = open_store(place, settings.address)
    if isinstance(store, SqliteStore):
        store.tell(addresses(listener).own)
    bot_pool = BotPool(settings.bot_processes, settings.limits.thinking)
    replay_pool, analysts, advisers = ReplayPool(), analysis_pool(), advice_pool()
    try:
        context = Context(store, settings, bot_pool, replay_pool, analysts, advisers)
        app, tables, access = await build(context)
        sockets = TableSockets(tables, access, settings.origins)
        sys.setswitchinterval(TURN)
        warming = asyncio.create_task(bot_pool.begin()) if settings.warm else None
        server = Server(_config(app, sockets, settings), tables, started)
        log().info("begin", process=os.getpid())
        async with operator_socket(_operator_path(place, settings), OperatorDesk(tables)):
            with context.garbage.collected_in_portions():
                await server.serve([listener])
        if warming is not None:
            warming.cancel()
        log().info("end")
    finally:
        bot_pool.close()
        replay_pool.close()
        analysts.close()
        advisers.close()
        await store.close()


def _operator_path(place: Path | DatabaseUrl, settings: ServerSettings) -> Path | None:
    """Return where an operator reaches the server, None for nowhere."""
    if settings.operator:
        return Path(settings.operator)
    return place / NAME if isinstance(place, Path) else None


def _config(app: ASGIApp, sockets: TableSockets, settings: ServerSettings) -> uvicorn.Config:
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=HttpProtocol,  # opens sockets itself
        lifespan="on",
        timeout_graceful_shutdown=GRACE,
    )
    shared = HttpServer(sockets, settings.limits, config.forwarded_allow_ips)
    config.http = partial(HttpProtocol, shared)  # type: ignore[assignment]  called like a class
    return config


def run(
    listener: socket.socket,
    place: Path | DatabaseUrl,
    settings: ServerSettings,
    started: Callable[[], None],
) -> None:
    """Serve in an event loop of its own, as :func:`serve` does."""
    loop = "auto" if sys.platform != "win32" else "asyncio"
    factory = uvicorn.Config("", loop=loop, log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(listener, place, settings, started))


def named_bots(asked: Sequence[str], patience: float) -> Named:
    """Return the agents *asked* for by game and name, read once; each in the games that it plays.

    *patience* is in seconds, as the server has it for an answer.

    Raises:
        BadOptions: a name that cannot be, or is another's; or an agent that plays no game.
        AgentFailed: one that cannot be loaded or made.
    """
    found: dict[str, dict[str, Agent]] = {game: {} for game in games()}
    for each in asked:
        name, written = _parts(each)
        for game, made in _players(name, written, AgentLimits(decision=PART * patience)).items():
            if name in found[game] or name in agents_for(game):
                reason = f"{game} has an agent called {name} already; give another name, as in"
                raise BadOptions("bots", f"{reason} mine={written}")
            found[game][name] = made
            log().info("own-bot", name=name, game=game, agent=written, sha256=digest_of(made))
    return found


def _parts(asked: str) -> tuple[str, str]:
    """Return the name of a bot and how its agent is written.

    Raises:
        BadOptions: a name that cannot be.
    """
    given = NAMED.fullmatch(asked)
    name, written = (given["name"], given["agent"]) if given else (_usual_name(asked), asked)
    if not BOT_NAME.fullmatch(name):
        reason = f"the name of a bot has 1 to 40 letters, digits, - and _, which {name!r} has not"
        raise BadOptions("bots", reason)
    return name, written


def _usual_name(written: str) -> str:
    """Return the name of a class, or that of a file of weights without its ending."""
    file, colon, attribute = written.rpartition(":")
    if ".npz" in written:
        return PurePath(written.partition(".npz")[0]).name
    return attribute if colon and file else written


def _players(name: str, written: str, limits: AgentLimits) -> dict[str, Agent]:
    """Return the agent by each of the games that it plays.

    Raises:
        BadOptions: it plays none; with the reason of the first game.
    """
    found: dict[str, Agent] = {}
    refusals: list[IntrigaError] = []
    for game in games():
        try:
            found[game] = made = agent(written, game, limits)
        except BadOptions as error:
            refusals.append(error)
        else:
            if isinstance(made, ExternalAgent):
                made.close()  # the processes of bots begin it when it is asked
    if not found:
        raise BadOptions("bots", f"{name} plays no game: {refusals[0]}")
    return found
