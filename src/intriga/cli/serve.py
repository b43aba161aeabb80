"""``intriga serve``: tables in the browser, for this machine or for friends."""

import logging
import re
import shlex
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from intriga.cli.arguments import PORT, kept_place, words_of
from intriga.terminal.failures import BAD_CALL
from intriga.words import Language, detect

if TYPE_CHECKING:
    from intriga.server.run import Address
    from intriga.store.postgres.database_url import DatabaseUrl

app = App(name="serve")

OWN = "127.0.0.1"
EVERYWHERE = "0.0.0.0"  # noqa: S104  what --lan asks for
OPENING = 1.0  # seconds until a browser that has not failed counts as open
ADDRESS = re.compile(r"(https?://[\w.:\[\]-]+)?(/[\w.~-]+)*")
ORIGIN = re.compile(r"https?://[^\s/?#@\\]+")
TEXT_BROWSERS = frozenset({"www-browser", "links", "elinks", "lynx", "w3m"})


def _check_origins(_: object, origins: Sequence[str] | None) -> None:
    """Look whether *origins* are addresses as browsers say them.

    Raises:
        ValueError: one of them is not.
    """
    for origin in origins or ():
        if not ORIGIN.fullmatch(origin):
            raise ValueError(f"{origin!r} is no address as https://play.example, without a path.")


def _check_networks(_: object, networks: Sequence[str] | None) -> None:
    """Let through networks as they are written.

    Raises:
        ValueError: something else.
    """
    for network in networks or ():
        try:
            ip_network(network)
        except ValueError:
            raise ValueError(f"{network!r} is no network such as 10.0.0.0/8") from None


ORIGINS = Parameter(negative="", validator=_check_origins)
NETWORKS = Parameter(negative="", validator=_check_networks)


@app.default
def serve(  # noqa: PLR0913  the options of the command line
    *,
    host: str | None = None,
    lan: Annotated[bool, Parameter(negative="")] = False,
    port: Annotated[int | None, PORT] = None,
    data: Path | None = None,
    database: str | None = None,
    address: str | None = None,
    open_page: Annotated[bool, Parameter(name="open", negative="")] = False,
    origin: Annotated[list[str] | None, ORIGINS] = None,
    bots: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None,
    public_metrics: Annotated[bool, Parameter(negative="")] = False,
    operator_socket: Path | None = None,
    own_network: Annotated[list[str] | None, NETWORKS] = None,
) -> int:
    """Serve tables until Ctrl+C.

    Parameters
    ----------
    host
        The address to listen on; otherwise 127.0.0.1, which only this machine reaches.
    lan
        Let in friends in the same network: listen on every address of this machine, as
        --host 0.0.0.0 does, and print the one that they type.
    port
        The port; otherwise 8000, or the next one that is free.
    data
        The folder that keeps the tables; otherwise in your data directory.
    database
        A PostgreSQL database that keeps them instead: postgresql://user@host/name. Its password
        goes into ~/.pgpass, or the whole URL into INTRIGA_DATABASE.
    address
        Where browsers reach this server, if several share a database: the path by which the proxy
        before them finds this one, as /at/a. Each is started with another.
    open_page
        Open the page in the browser.
    origin
        Another address that the page is served under, as https://play.example.
    bots
        Agents of your own that people may play against besides the levels, with spaces or commas
        between them: rich_bot.py:Rich, policy.npz:1.5, or with a name, brave=policy.npz:2.
    public_metrics
        Show /metrics to other machines too.
    operator_socket
        The file by which intriga operator reaches this server; otherwise operator.sock in the
        folder of the tables, and none where a database keeps them.
    own_network
        A network of your own, such as 10.0.0.0/8 of a school: each browser that was there before
        is counted alone, not with all others behind one address.
    """
    return begin(
        ServeOptions(
            host=host,
            lan=lan,
            port=port,
            data=data,
            database=database,
            address=address,
            open_page=open_page,
            origins=tuple(origin or ()),
            bots=tuple(words_of(bots)),
            public_metrics=public_metrics,
            operator_socket=operator_socket,
            own_networks=tuple(own_network or ()),
            quiet=sys.stderr.isatty(),
        )
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The options of ``intriga serve``."""

    host: str | None = None
    lan: bool = False
    port: int | None = None
    data: Path | None = None
    database: str | None = None
    address: str | None = None
    open_page: bool = False
    origins: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    public_metrics: bool = False
    operator_socket: Path | None = None
    own_networks: tuple[str, ...] = ()
    quiet: bool = True  # nothing but warnings is logged

    @property
    def are_met_by_any(self) -> bool:
        """Say whether a server that runs already will do: the page is asked for, and no more."""
        return self.open_page and not self.lan and self.host is None and self.port is None


def begin(options: ServeOptions) -> int:
    """Serve as the *options* say until Ctrl+C, or open the page of the server that runs."""
    from intriga.core.errors import IntrigaError
    from intriga.store.interface import InUse

    language = Language(detect())
    try:
        return _serve(options, language)
    except InUse as error:
        if error.address and options.are_met_by_any:
            _open(error.address)
            print(language.format("cli-serve-runs", url=error.address))
            return 0
        reason = language.format("cli-serve-in-use", database=error.database, process=error.process)
    except IntrigaError as error:
        reason = str(error)
    except OSError as error:
        reason = error.strerror or str(error)
        if error.filename is not None:
            message = language.format("cli-serve-folder", folder=error.filename, reason=reason)
            print(message, file=sys.stderr)
            return BAD_CALL
    print(language.format("cli-serve-cannot", reason=reason), file=sys.stderr)
    return BAD_CALL


def _serve(options: ServeOptions, language: Language) -> int:
    from intriga.server.logs import configure
    from intriga.server.run import addresses, listen, run
    from intriga.server.settings import ServerSettings

    if options.lan and options.host is not None:
        print(language.format("cli-serve-lan-host", host=options.host), file=sys.stderr)
        return BAD_CALL
    if options.data is not None and options.database is not None:
        print(language.format("cli-serve-two-places"), file=sys.stderr)
        return BAD_CALL
    place = kept_place(options.data, options.database)
    _check_address(options.address, place)
    with listen(EVERYWHERE if options.lan else options.host or OWN, options.port) as listener:
        where = addresses(listener)
        settings = ServerSettings(
            origins=options.origins,
            metrics_open=options.public_metrics,
            bots=options.bots,
            public=where.friends[0] if where.friends else "",
            network=network_command(sys.argv[1:]),
            address=options.address or "",
            operator=str(options.operator_socket or ""),
            own_networks=options.own_networks,
        )
        configure(level=logging.WARNING if options.quiet else logging.INFO)
        run(listener, place, settings, _greeting(where, language, open_page=options.open_page))
    return 0


def _check_address(address: str | None, place: "Path | DatabaseUrl") -> None:
    """Look whether *address* is one, and *place* can be shared.

    Raises:
        StoreError: it is no address of a server, or *place* is a folder.
    """
    from intriga.store.interface import StoreError

    if address is None:
        return
    if not (address and ADDRESS.fullmatch(address)):
        raise StoreError(f"--address {address!r} is no path like /at/a, nor an address")
    if isinstance(place, Path):
        raise StoreError("--address is for servers that share a database; a folder has one server")


def network_command(arguments: Sequence[str]) -> str:
    """Return the command that starts for the network the server that *arguments* have started."""
    words, kept = iter(arguments), list[str]()
    for word in words:
        if word == "--host":
            next(words, None)
        elif not word.startswith("--host="):
            kept.append(word)
    return shlex.join(["intriga", *kept, "--lan"])


def _greeting(where: "Address", language: Language, *, open_page: bool) -> Callable[[], None]:
    def greet() -> None:
        opened = open_page and _open(where.own)
        print(language.format("cli-serve-opened" if opened else "cli-serve-own", url=where.own))
        for url in where.friends:
            print(language.format("cli-serve-friends", url=url))
        print(language.format("cli-serve-stop"), flush=True)

    return greet


def _open(url: str) -> bool:
    """Open *url* in the browser of the person, and say whether there is one."""
    import webbrowser

    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    name: str = getattr(browser, "name", "")
    if Path(name).name in TEXT_BROWSERS:
        return False  # it would take the terminal, and cannot show the page
    failed: list[bool] = []

    def show() -> None:
        if not browser.open(url):
            failed.append(True)

    showing = threading.Thread(target=show, daemon=True)  # some return when they are closed
    showing.start()
    showing.join(OPENING)
    return not failed
