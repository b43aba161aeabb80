"""``intriga operator``: the commands that look after a running server and its players."""

import json
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import JSON, data_folder
from intriga.core.errors import IntrigaError
from intriga.terminal.failures import told

if TYPE_CHECKING:
    from intriga.server.operator.operator_messages import (
        ActTold,
        AnyAsking,
        PersonOn,
        ReportTold,
        TableOn,
    )

DONE: Final = 0
PATIENCE: Final = 60.0  # seconds: to forget somebody takes longest
LASTING: Final = re.compile(r"(\d{1,5})([mhdw])")
UNITS: Final = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}  # seconds
EVER: Final = "ever"

app = App(name="operator", help="Look after a server that runs.")


@Parameter(name="*")
@dataclass(frozen=True)
class Reached:
    """Which server is asked, and how its answer is printed."""

    socket: Annotated[
        Path | None,
        Parameter(
            help="The file by which the server is reached, as --operator-socket of intriga serve"
            " says it; otherwise operator.sock in the folder of the tables."
        ),
    ] = None
    data: Annotated[
        Path | None,
        Parameter(help="The folder that keeps the tables; otherwise in your data directory."),
    ] = None
    as_json: Annotated[bool, JSON] = False

    @property
    def path(self) -> Path:
        """Return the file of the socket."""
        from intriga.server.operator.desk import NAME

        return self.socket or (self.data or data_folder().parent) / NAME


HERE: Final = Reached()
Reason = Annotated[
    str, Parameter(help="A note for yourself. It is kept with the act, and told to nobody else.")
]
Lasting = Annotated[
    str, Parameter(name="--for", help="How long it holds: 30m, 12h, 7d, 4w, or ever.")
]


class CannotAsk(IntrigaError):
    """The server cannot be reached, or the arguments make no request."""


@app.command
def who(*, reached: Reached = HERE) -> int:
    """Say who is on: tables, people, their identities and addresses."""
    from intriga.server.operator.operator_messages import ShowWho

    return _tell(ShowWho, reached)


@app.command
def ban(
    target: str,
    /,
    *,
    lasts: Lasting = "7d",
    reason: Reason = "",
    reached: Reached = HERE,
) -> int:
    """Keep out an identity, an address or a network.

    Parameters
    ----------
    target
        An identity as who shows it, an address, or a network as 192.0.2.0/24. An address of IPv6
        stands for its network of 64 bits.
    """
    from intriga.server.operator.operator_messages import Ban

    return _tell(lambda: Ban(target=target, reason=reason, seconds=_seconds(lasts)), reached)


@app.command
def close(
    table: str,
    /,
    *,
    lasts: Lasting = EVER,
    reason: Reason = "",
    reached: Reached = HERE,
) -> int:
    """Close a table: everybody is sent away, and nobody comes in.

    Nothing of it is lost: once that is undone it goes on where it was.

    Parameters
    ----------
    table
        The name of the table, the last part of its address.
    """
    from intriga.server.operator.operator_messages import Close

    return _tell(lambda: Close(table=table, reason=reason, seconds=_seconds(lasts)), reached)


@app.command
def name(
    name: str,
    /,
    *,
    lasts: Lasting = EVER,
    reason: Reason = "",
    reached: Reached = HERE,
) -> int:
    """Take a name down: players of that name, or of one that looks like it, are called Guest.

    It counts at tables, in the lobby, in previews and replays, and for those who take it later.

    Parameters
    ----------
    name
        The name as it is shown.
    """
    from intriga.server.operator.operator_messages import TakeDownName

    return _tell(lambda: TakeDownName(name=name, reason=reason, seconds=_seconds(lasts)), reached)


@app.command
def replay(
    game: str,
    /,
    *,
    lasts: Lasting = EVER,
    reason: Reason = "",
    reached: Reached = HERE,
) -> int:
    """Take a finished game down: its replay, record, pictures and preview are shown to nobody.

    Parameters
    ----------
    game
        The name of the game, the last part of the address of its replay.
    """
    from intriga.server.operator.operator_messages import TakeDownReplay

    return _tell(lambda: TakeDownReplay(game=game, reason=reason, seconds=_seconds(lasts)), reached)


@app.command
def announce(
    text: str,
    /,
    *,
    lasts: Lasting = "1d",
    reached: Reached = HERE,
) -> int:
    """Tell something to all tables now, and in the lobby for a while.

    Parameters
    ----------
    text
        The message, in one line.
    """
    from intriga.server.operator.operator_messages import Announce

    def asked() -> "AnyAsking":
        seconds = _seconds(lasts)
        if seconds is None:
            raise CannotAsk("an announcement is for a while: --for 1d")
        return Announce(text=text, seconds=seconds)

    return _tell(asked, reached)


@app.command(name="list")
def list_acts(
    *,
    everything: Annotated[
        bool, Parameter(name="all", negative="", help="Also what is over or undone.")
    ] = False,
    reached: Reached = HERE,
) -> int:
    """List the measures in force."""
    from intriga.server.operator.operator_messages import ListActs

    return _tell(lambda: ListActs(all=everything), reached)


@app.command
def undo(number: int, /, *, reached: Reached = HERE) -> int:
    """Undo something that was done.

    Parameters
    ----------
    number
        The number that list shows.
    """
    from intriga.server.operator.operator_messages import UndoAct

    return _tell(lambda: UndoAct(number=number), reached)


@app.command
def reports(
    *,
    close: Annotated[
        int | None, Parameter(help="The number of a report that is dealt with.")
    ] = None,
    everything: Annotated[
        bool, Parameter(name="all", negative="", help="Also those that are closed.")
    ] = False,
    reached: Reached = HERE,
) -> int:
    """List the reports of players about each other, or close a report."""
    from intriga.server.operator.operator_messages import CloseReport, ListReports

    asked = ListReports(all=everything) if close is None else CloseReport(number=close)
    return _tell(lambda: asked, reached)


@app.command
def forget(identity: str, /, *, reason: Reason = "", reached: Reached = HERE) -> int:
    """Forget a person: another name replaces theirs everywhere, and their words go.

    Their identity ends. Games stay, and their deals can be checked as before. It cannot be undone.

    Parameters
    ----------
    identity
        Their identity, as who shows it, or as they read it in the settings of the page, under
        Start as somebody new.
    """
    from intriga.server.operator.operator_messages import Forget

    return _tell(lambda: Forget(identity=identity, reason=reason), reached)


# ------------------------------------------------------------------- asking


def _tell(asked: "Callable[[], AnyAsking]", reached: Reached) -> int:
    """Send the request that *asked* returns, and print the answer."""
    return told("operator", lambda: _asked(asked(), reached))


def _asked(asked: "AnyAsking", reached: Reached) -> int:
    """Ask the server that is *reached*, print its answer, and return the exit status.

    Raises:
        CannotAsk: nobody answers there, or not as this version does.
    """
    import msgspec

    from intriga.server.operator.desk import ask
    from intriga.server.operator.operator_messages import CannotBeDone

    path = reached.path
    try:
        answer = ask(path, asked, PATIENCE)
    except (AttributeError, OSError) as error:  # Windows has no such sockets
        reason = getattr(error, "strerror", None) or str(error)
        raise CannotAsk(
            f"no server answers at {path} ({reason}); --socket or --data says where it does"
        ) from None
    except msgspec.DecodeError:
        raise CannotAsk(f"the server at {path} is of another version") from None
    if isinstance(answer, CannotBeDone):
        raise CannotAsk(answer.detail)
    if reached.as_json:
        print(json.dumps(msgspec.to_builtins(answer)))
    else:
        print("\n".join(_lines(answer)))
    return DONE


def _seconds(lasts: str) -> int | None:
    """Return how many seconds *lasts* says, None for good.

    Raises:
        CannotAsk: it says no time.
    """
    if lasts == EVER:
        return None
    found = LASTING.fullmatch(lasts)
    if found is None or not int(found[1]):
        raise CannotAsk(f"--for {lasts!r} is no time; say 30m, 12h, 7d, 4w or {EVER}")
    return int(found[1]) * UNITS[found[2]]


# ------------------------------------------------------------------- telling


def _lines(answer: Any) -> Sequence[str]:  # noqa: ANN401  any of the answers
    from intriga.server.operator.operator_messages import ActsTold, Forgotten, ReportsTold, WhoIsOn

    match answer:
        case WhoIsOn(people=people, elsewhere=elsewhere, tables=tables):
            others = f", {elsewhere} at other servers" if elsewhere else ""
            head = f"{people} people on{others}, {len(tables)} tables with somebody"
            return [head, *(line for table in tables for line in _table(table))]
        case ActsTold(acts=acts):
            return [_act(act) for act in acts] or ["Nothing."]
        case Forgotten(pseudonym=name, tables=tables, games=games):
            return [f"Forgotten: {name} stands at {tables} tables and in {games} finished games."]
        case ReportsTold(reports=found):
            return [line for each in found for line in _report(each)] or ["No reports."]
        case _:
            return [str(answer)]


def _table(table: "TableOn") -> list[str]:
    listed = "listed" if table.listed else "by link"
    head = f"{table.table}  {table.game}, {table.phase}, {listed}, {table.sockets} sockets"
    return ["", head, *(f"  {_person(each)}" for each in table.people)]


def _person(person: "PersonOn") -> str:
    name = person.name or "(no name)"
    place = "sits" if person.sits else "watches"
    there = ", ".join(person.addresses) or "away"
    return f"{name:24} {place:8} {person.identity} {there}"


def _act(act: "ActTold") -> str:
    until = "for good" if act.until is None else f"until {_time(act.until)}"
    over = f", undone {_time(act.undone)}" if act.undone else "" if act.holds else ", over"
    note = f"  ({act.reason})" if act.reason else ""
    return f"{act.number:4}  {_time(act.at)}  {act.kind} {act.target}, {until}{over}{note}"


def _report(report: "ReportTold") -> list[str]:
    closed = f", closed {_time(report.closed)}" if report.closed else ""
    what = f"{report.kind}: {report.name} at {report.table}{closed}"
    return [
        f"{report.number:4}  {_time(report.at)}  {what}",
        f"      {report.reported}, reported by {report.reporter}",
        *(
            f"      {'>' if line.reported else ' '} {line.name}: {line.text}"
            for line in report.talk
        ),
    ]


def _time(instant: int) -> str:
    return f"{datetime.fromtimestamp(instant / 1000, UTC):%Y-%m-%d %H:%M}"
