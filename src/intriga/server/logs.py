"""The server's log: lines of JSON with tables and kinds of commands.

Never in them: cards, words of answers, talk, tokens, ids of people.  So nothing logs a
command, an event, a scene or the text of an error; only kinds and reasons.  The sentences of
the store quote nothing that was written, and tell what is wrong with a disk or a database.
"""

import logging
import sys
from contextlib import suppress
from typing import Any, Final, TextIO

import structlog

from intriga.store.interface import StoreError

OTHERS: Final = ("asyncio", "uvicorn", "websockets")
"""The loggers of libraries that serve strangers."""

CLOSED: Final = "the handler is closed"  # as uvloop says it of a connection that is gone


class _Lines:
    """Writes lines to a file as long as it takes them: a full disk must not end a table."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def msg(self, line: str) -> None:
        with suppress(OSError, ValueError):  # ValueError: it is closed
            self._file.write(f"{line}\n")
            self._file.flush()

    debug = info = warning = error = critical = msg


class _OwnForm(logging.Handler):
    """Writes log records of libraries as lines like all others: no text, no trace, no address.

    Warnings are not written at all: strangers cause them.
    """

    def emit(self, record: logging.LogRecord) -> None:
        """Write the kind of an error and where it arose."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and _hung_up(error):
            return
        if error is not None:
            log_defect(record.name, error)
        else:
            log().error(record.name, at=f"{record.filename}:{record.lineno}")


def _hung_up(error: BaseException) -> bool:
    """Say whether *error* is that a peer was gone before it had all of its answer."""
    cause = error.__cause__ or error
    closed = isinstance(cause, RuntimeError) and str(cause).endswith(CLOSED)
    return closed or isinstance(cause, ConnectionError)


def configure(file: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write lines of JSON to *file*, the standard error stream if None."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _Lines(file or sys.stderr),
        cache_logger_on_first_use=False,
    )
    for name in OTHERS:
        other = logging.getLogger(name)
        other.setLevel(logging.ERROR)
        other.handlers, other.propagate = [_OwnForm()], False


def log() -> Any:  # noqa: ANN401  structlog types its loggers so
    """Return the logger of the server."""
    return structlog.get_logger()


def log_defect(where: str, error: BaseException, **about: str | int) -> None:
    """Log a defect of this program: its kind and the line where it arose, not its text.

    Errors of the store are logged in its own sentence.
    """
    if isinstance(error, StoreError):
        about["reason"] = str(error)
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    file = "" if trace is None else trace.tb_frame.f_code.co_filename.rpartition("intriga/")[2]
    line = 0 if trace is None else trace.tb_lineno
    log().error(where, error=type(error).__name__, at=f"{file}:{line}", **about)
