"""Failures of a command: a sentence, and an exit status."""

import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Final, ParamSpec

from intriga.core.errors import IntrigaError

P = ParamSpec("P")
BAD_CALL: Final = 2  # exit status of a call that cannot be carried out
INTERRUPTED: Final = 130  # as shells say it


def told(command: str, work: Callable[[], int], kept: Path | None = None) -> int:
    """Do the *work* of a command; print its failure, or that it was interrupted.

    *kept* is the place of the work done before an interruption; without it an interruption is
    raised again.
    """
    try:
        return work()
    except IntrigaError as error:
        return refuse(command, str(error))
    except BrokenPipeError:  # no failure: the reader of the output has seen enough
        raise
    except OSError as error:
        if error.filename is None:
            return refuse(command, str(error))
        return refuse(command, f"{error.filename} cannot be written: {error.strerror}")
    except KeyboardInterrupt:
        if kept is None:
            raise
        refuse(command, f"interrupted; the same command goes on with what is in {kept}")
        return INTERRUPTED


def tells_failures(command: str, kept: str = "") -> Callable[[Callable[P, int]], Callable[P, int]]:
    """Return a decorator for the function of *command*: its failures are :func:`told`.

    *kept* is the name of the argument with the place of its work.
    """

    def decorate(work: Callable[P, int]) -> Callable[P, int]:
        @wraps(work)
        def run(*args: P.args, **kwargs: P.kwargs) -> int:
            where: Path | None = getattr(kwargs["arguments"], kept) if kept else None
            return told(command, lambda: work(*args, **kwargs), where)

        return run

    return decorate


def refuse(command: str, sentence: str) -> int:
    """Print a *sentence* on standard error, and return the status of a bad call."""
    print(f"intriga {command}: {sentence}", file=sys.stderr)  # noqa: T201  its work
    return BAD_CALL
