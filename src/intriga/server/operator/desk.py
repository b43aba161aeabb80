"""Answers an operator's questions, over a socket: a file that only its owner can open.

Each connection asks one thing, in a line of JSON, and is answered in one: who is on, which acts
were done, which reports came in.  Anybody who may open the file may read the database beside it,
so nothing more is asked of them.
"""

import asyncio
import os
import socket
import sys
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from intriga.core.display_names import cleaned, skeleton
from intriga.server.logs import log, log_defect
from intriga.server.operator.operator_messages import (
    LONGEST_NOTE,
    ActsTold,
    ActTold,
    Announce,
    AnyAnswer,
    AnyAsking,
    Ban,
    CannotBeDone,
    Close,
    CloseReport,
    Forget,
    Forgotten,
    ListActs,
    ListReports,
    PersonOn,
    ReportsTold,
    ReportTold,
    ShowWho,
    TableOn,
    TakeDownName,
    TakeDownReplay,
    TalkTold,
    UndoAct,
    WhoIsOn,
)
from intriga.server.tables.actor import TableActor
from intriga.server.tables.acts_in_force import NEUTRAL, ActKind, BadAddress, network_of
from intriga.server.tables.operator_deeds import IDENTITY, Forgetting, House, OperatorDeeds
from intriga.server.work.page_paths import GAME_ID, TABLE_ID
from intriga.store.interface import OperatorAct, StoredReport, StoreError

Answering: TypeAlias = Callable[[Any], Awaitable[AnyAnswer]]
_TALK: Final = msgspec.json.Decoder(list[TalkTold])
NAME: Final = "operator.sock"  # in the folder of the tables
LONGEST_PATH: Final = 100  # bytes: some systems take no more
PRIVATE: Final = 0o177  # the mask that leaves its owner alone
ASKING: Final = msgspec.json.Decoder(AnyAsking)
ANSWER: Final = msgspec.json.Decoder(AnyAnswer)


class WatchedHouse(House, Protocol):
    """The tables of a server, and who is there."""

    operator: OperatorDeeds
    forgetting: Forgetting

    @property
    def people(self) -> int:
        """How many people are connected."""
        ...

    @property
    def people_elsewhere(self) -> int:
        """How many people are connected to other servers of the database."""
        ...


class OperatorDesk:
    """Carries out an operator's requests to a server."""

    def __init__(self, house: WatchedHouse) -> None:
        """Ask the tables of *house*."""
        self._house, self._context = house, house.context
        self._answering: dict[type[AnyAsking], Answering] = {
            ShowWho: self._who,
            Ban: self._ban,
            Close: self._close,
            TakeDownReplay: self._take_down,
            TakeDownName: self._take_down_name,
            Announce: self._announce,
            ListActs: self._acts,
            UndoAct: self._undo,
            ListReports: self._reports,
            CloseReport: self._close_report,
            Forget: self._forget,
        }

    async def answer(self, asked: AnyAsking) -> AnyAnswer:
        """Return the answer to what was *asked*."""
        try:
            return await self._answering[type(asked)](asked)
        except (BadAddress, StoreError) as error:
            return CannotBeDone(str(error))

    # --- who is on

    async def _who(self, _: ShowWho) -> WhoIsOn:
        house = self._house
        tables = [_table_on(actor) for actor in house.actors if actor.connections]
        return WhoIsOn(house.people, house.people_elsewhere, tables)

    # --- acts

    async def _do(
        self, kind: ActKind, target: str, asked: Ban | Close | TakeDownName | TakeDownReplay
    ) -> ActsTold:
        act = await self._house.operator.do(kind, target, asked.reason, asked.seconds)
        return self._told(act)

    async def _ban(self, asked: Ban) -> ActsTold:
        target = asked.target.strip()
        if IDENTITY.fullmatch(target):
            return await self._do(ActKind.BAN_IDENTITY, target, asked)
        return await self._do(ActKind.BAN_ADDRESS, network_of(target), asked)

    async def _close(self, asked: Close) -> AnyAnswer:
        known = TABLE_ID.fullmatch(asked.table)
        if not (known and await self._context.store.holds(asked.table)):
            return CannotBeDone(f"there is no table {asked.table!r}")
        return await self._do(ActKind.CLOSE, asked.table, asked)

    async def _take_down(self, asked: TakeDownReplay) -> AnyAnswer:
        known = GAME_ID.fullmatch(asked.game)
        if not known or await self._context.store.game(asked.game) is None:
            return CannotBeDone(f"there is no finished game {asked.game!r}")
        return await self._do(ActKind.REPLAY, asked.game, asked)

    async def _take_down_name(self, asked: TakeDownName) -> AnyAnswer:
        if skeleton(asked.name) == skeleton(NEUTRAL):
            return CannotBeDone(f"{NEUTRAL} is what others are called whose name is taken down")
        return await self._do(ActKind.NAME, asked.name, asked)

    async def _announce(self, asked: Announce) -> AnyAnswer:
        text = cleaned(asked.text, LONGEST_NOTE)
        act = await self._house.operator.do(ActKind.ANNOUNCE, text, "", asked.seconds)
        return self._told(act)

    async def _undo(self, asked: UndoAct) -> AnyAnswer:
        act = await self._house.operator.undo(asked.number)
        if act is None:
            return CannotBeDone(f"there is no act {asked.number} to undo")
        return self._told(act)

    async def _acts(self, asked: ListActs) -> ActsTold:
        now = self._context.clock()
        acts = self._context.acts.all()
        return ActsTold([_told(act, now) for act in acts if asked.all or act.holds(now)])

    def _told(self, act: OperatorAct) -> ActsTold:
        return ActsTold([_told(act, self._context.clock())])

    async def _forget(self, asked: Forget) -> AnyAnswer:
        identity = asked.identity.strip()
        if not IDENTITY.fullmatch(identity):
            return CannotBeDone(f"{identity!r} is no identity: b or p, and 32 digits from 0 to f")
        who, tables, games = await self._house.forgetting.forget(identity, asked.reason)
        return Forgotten(who.name, tables, games)

    # --- reports

    async def _reports(self, asked: ListReports) -> ReportsTold:
        reports = await self._context.store.reports(all_of_them=asked.all)
        return ReportsTold([_report(each) for each in reports])

    async def _close_report(self, asked: CloseReport) -> AnyAnswer:
        if not await self._context.store.close_report(asked.number, self._context.clock()):
            return CannotBeDone(f"there is no open report {asked.number}")
        return await self._reports(ListReports())


def _told(act: OperatorAct, now: int) -> ActTold:
    return ActTold(
        number=act.number,
        kind=act.kind,
        target=act.target,
        reason=act.reason,
        at=act.at_ms,
        until=act.until_ms,
        undone=act.undone_ms,
        holds=act.holds(now),
    )


def _report(kept: StoredReport) -> ReportTold:
    return ReportTold(
        number=kept.number,
        at=kept.at_ms,
        kind=kept.kind,
        table=kept.table,
        reporter=kept.reporter,
        reported=kept.reported,
        name=kept.name,
        talk=_TALK.decode(kept.talk),
        closed=kept.closed_ms,
    )


def _table_on(actor: TableActor) -> TableOn:
    table = actor.table
    addresses = defaultdict[str, set[str]](set)
    for connection in actor.connections:
        addresses[connection.who.id].add(connection.address)
    names, aliases, seated = table.names(), table.aliases(), table.seated
    people = [
        PersonOn(
            identity=person,
            name=names.get(person, ""),
            alias=aliases.get(person, ""),
            sits=person in seated,
            addresses=sorted(addresses.get(person, ())),
        )
        for person in dict.fromkeys([*seated, *addresses])
    ]
    row = table.summary()
    return TableOn(actor.id, row.game, row.phase, table.listed, len(actor.connections), people)


@asynccontextmanager
async def operator_socket(path: Path | None, desk: OperatorDesk) -> AsyncGenerator[None]:
    """Let *desk* answer at *path* while the block lasts; where there can be no socket nobody asks.

    Raises:
        StoreError: another server answers there.
    """
    if path is None or sys.platform == "win32":
        yield
        return
    if len(os.fsencode(path)) > LONGEST_PATH:
        log().warning("operator-socket", error="its path is too long")
        yield
        return
    _check_free(path)
    before = os.umask(PRIVATE)
    try:
        server = await asyncio.start_unix_server(partial(_serve, desk), path)
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        _remove(path)


def _check_free(path: Path) -> None:
    """Make sure that nobody answers at *path*; remove the socket that a killed server left.

    Raises:
        StoreError: somebody does.
    """
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except OSError:
            _remove(path)
            return
    raise StoreError(f"another server answers at {path}: give this one an --operator-socket")


def _remove(path: Path) -> None:
    """Remove the socket at *path*, and nothing else that may lie there."""
    if path.is_socket():
        path.unlink()


async def _serve(
    desk: OperatorDesk, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> None:
    try:
        answer = await _answer(desk, await reader.readline())
        writer.write(msgspec.json.encode(answer) + b"\n")
        await writer.drain()
    except (OSError, ValueError):  # it hung up, or its line is too long
        pass
    finally:
        writer.close()


async def _answer(desk: OperatorDesk, line: bytes) -> AnyAnswer:
    try:
        asked = ASKING.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return CannotBeDone(f"that cannot be read: {error}")
    try:
        return await desk.answer(asked)
    except Exception as error:  # noqa: BLE001  the server goes on
        log_defect("operator", error)
        return CannotBeDone("the server could not do it; its log says where")


def ask(path: Path, asked: AnyAsking, patience: float) -> AnyAnswer:
    """Ask the server at *path* and return its answer, which takes *patience* seconds at most.

    Raises:
        OSError: nobody answers there.
        msgspec.DecodeError: what answers is no Intriga of this version.
    """
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(patience)
        line.connect(str(path))
        line.sendall(msgspec.json.encode(asked) + b"\n")
        with line.makefile("rb") as heard:
            return ANSWER.decode(heard.readline())
