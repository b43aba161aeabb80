"""A person who waits for the compiler is told so, once."""

import os
import pty
import sys
import warnings
from pathlib import Path
from threading import Event

import pytest

from intriga.core.compiled.progress import SENTENCE, Waiting

LONG = 60.0  # seconds, in which nothing must happen

COMPILES = """
import sys
from types import ModuleType
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.progress import WAITING

def count(numbers: int) -> int:
    return numbers + 1

WAITING.soon = 0.0
kernel(count, [])(1)
"""


def test_a_long_wait_is_announced_once() -> None:
    told: list[str] = []
    heard = Event()
    waiting = Waiting(lambda sentence: (told.append(sentence), heard.set())[0], soon=0.0)
    waiting.sentence = "Compilando."

    waiting.begin()
    assert heard.wait(LONG)
    waiting.end()
    waiting.begin()

    assert told == ["Compilando."]


def test_many_short_waits_in_a_row_are_a_long_one() -> None:
    told: list[str] = []
    waiting = Waiting(told.append, soon=LONG)
    waiting.begin()
    waiting.end()
    waiting.soon = 0.0

    waiting.begin()

    assert told == [SENTENCE]


def test_a_short_wait_is_not_announced() -> None:
    told: list[str] = []
    waiting = Waiting(told.append, soon=LONG)

    waiting.begin()
    waiting.end()
    waiting.go_on()

    assert told == []


def test_a_notebook_or_a_batch_job_is_warned_once() -> None:
    waiting = Waiting(soon=LONG)

    waiting.begin()
    with pytest.warns(UserWarning, match=SENTENCE):
        waiting.go_on()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        waiting.go_on()


def test_nothing_is_written_where_there_is_no_console(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    waiting = Waiting(soon=LONG)

    waiting.begin()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        waiting.go_on()


def test_a_terminal_shows_it_where_errors_are_read(tmp_path: Path) -> None:
    program = tmp_path / "compiles.py"
    program.write_text(COMPILES, encoding="utf-8")
    child, end = pty.fork()
    if child == 0:
        os.environ["INTRIGA_CACHE_DIR"] = str(tmp_path)
        os.execv(sys.executable, [sys.executable, str(program)])  # noqa: S606  no shell
    shown = b""
    try:
        while part := os.read(end, 1 << 16):
            shown += part
    except OSError:  # Linux says so where the child has closed its end
        pass
    os.waitpid(child, 0)

    assert shown.decode().splitlines() == [SENTENCE]
