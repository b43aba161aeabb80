"""The socket by which ``intriga operator`` reaches a server: a file that only its owner can open.

Each connection asks one thing, in a line of JSON, and is answered in one.  Anybody who may open
the file may read the database beside it, so nothing more is asked of them.
"""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from intriga.server.logs import log, log_defect
from intriga.server.operator.desk import OperatorDesk
from intriga.server.operator.operator_messages import AnyAnswer, AnyAsking, CannotBeDone
from intriga.store.interface import StoreError

NAME: Final = "operator.sock"  # in the folder of the tables
LONGEST_PATH: Final = 100  # bytes: some systems take no more
PRIVATE: Final = 0o177  # the mask that leaves its owner alone
ASKING: Final = msgspec.json.Decoder(AnyAsking)
ANSWER: Final = msgspec.json.Decoder(AnyAnswer)


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
