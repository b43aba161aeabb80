"""Rules that are called, not put into their callers: each is compiled once, in half the time."""

from typing import Any

from numba.extending import register_jitable

from intriga.core.compiled import engine


def keep_calls() -> None:
    """Let kernels of this process call the rules that they are told of from now on."""
    engine.register_jitable = _as_it_is


def _as_it_is(**_options: Any) -> Any:
    return register_jitable
