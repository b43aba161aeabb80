"""The command at a real terminal: the set-up, the screen drawn in place, Ctrl-C and Ctrl-D."""

import os
import select
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.command import SCRIPT

pty = pytest.importorskip("pty")  # not on Windows


class Terminal:
    """A child of ours at a terminal of its own."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(home),
            "TERM": "xterm",
            "LC_ALL": "en_US.UTF-8",
            "PYTHONIOENCODING": "utf-8",
            "COLUMNS": "80",
            "LINES": "24",
        }
        self.seen = ""  # up to what was waited for
        self.rest = ""
        self.child, self.end = pty.fork()
        if self.child == 0:
            os.execve(sys.executable, [*SCRIPT, "play", *arguments], environment)  # noqa: S606  no shell

    def wait_for(self, text: str) -> None:
        """Read until *text* stands on the screen."""
        assert self.shows(text, seconds=30), self.rest

    def shows(self, text: str, seconds: float) -> bool:
        """Read until *text* stands on the screen, and say whether it does in time."""
        until = time.monotonic() + seconds
        while text not in self.rest:
            left = max(0, until - time.monotonic())
            if not select.select([self.end], [], [], left)[0]:
                return False
            self.rest += self._read()
        before, _, self.rest = self.rest.partition(text)
        self.seen = before + text
        return True

    def press(self, key: str, text: str) -> None:
        """Press *key* until *text* stands on the screen.

        Python misses a Ctrl-C that comes just before it begins to read a line.
        """
        for _ in range(10):
            self.type(key)
            if self.shows(text, seconds=3):
                return
        raise AssertionError(self.rest)

    def _read(self) -> str:
        try:
            return os.read(self.end, 65536).decode("utf-8", "replace")
        except OSError:  # Linux: the child has closed its side
            return "\n[closed]"

    def type(self, text: str) -> None:
        """Type *text*."""
        os.write(self.end, text.encode())

    def status(self) -> int:
        """Wait for the end and return the exit status."""
        self.wait_for("[closed]")
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


@pytest.fixture
def at_table(tmp_path: Path) -> Iterator[Terminal]:
    """Yield a terminal at which the set-up has just been accepted with Enter."""
    terminal = Terminal(tmp_path, "coup", "--fast", "--seed", "3")
    terminal.wait_for("a number changes a line")
    terminal.wait_for("> ")
    terminal.type("\n")
    terminal.wait_for("Your hand")
    terminal.wait_for("> ")
    yield terminal
    os.close(terminal.end)


def test_enter_is_enough_to_begin_and_help_is_a_page(at_table: Terminal) -> None:
    at_table.type("help challenge\n")
    at_table.wait_for("Enter goes on")
    assert "COUP-CL-01" in at_table.seen
    at_table.type("\n")
    at_table.wait_for("> ")
    at_table.type("quit\n")

    assert at_table.status() == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_a_key_leaves_the_table_cleanly(at_table: Terminal, key: str) -> None:
    at_table.press(key, "--resume")

    assert "You have left the table." in at_table.seen
    assert at_table.status() == 0


def test_the_other_game_begins_and_ends_the_same_way(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "pot-de-vin", "--fast", "--seed", "3")
    try:
        terminal.wait_for("a number changes a line")
        terminal.wait_for("> ")
        terminal.type("\n")
        terminal.wait_for("Trump")
        terminal.wait_for("Which card?")
        terminal.wait_for("> ")
        terminal.type("help follow\n")
        terminal.wait_for("Enter goes on")
        assert "PDV-RO-04" in terminal.seen
        terminal.type("\n")
        terminal.wait_for("> ")
        terminal.type("quit\n")

        assert terminal.status() == 0
    finally:
        os.close(terminal.end)
