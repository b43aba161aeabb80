"""Take the picture of the README: ``python docs/picture.py``, on Linux or macOS.

It plays at a terminal of its own, as a person would, until a screen has something
to show: Ana's turn, a claim that was proved, a card that was lost, nobody out.
"""

# ruff: noqa: INP001 - a script, no package

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
from collections.abc import Generator
from contextlib import closing
from itertools import takewhile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

FILE: Final = Path(__file__).parent / "picture.svg"
WIDTH, HEIGHT = 84, 32
SEEDS: Final = range(1, 200)
WISHES: Final = "--players 4 --preset coup-br --language en --name Ana --bots rule-of-thumb --fast"
PROVED, FACE_DOWN, LOST = "✓", "■", re.compile("■ [A-Z]")
HOME: Final = "\x1b[H"  # begins a screen
PROMPT: Final = "> "  # ends one
OVER: Final = re.compile(
    r"You are out|\] $"
)  # nothing more to see: she watches, or "Another game?"
PATIENCE: Final = 20.0  # seconds


def screens(seed: int) -> Generator[str, None, None]:
    """Yield the screens that wait for an answer, in a game played without much thought."""
    command = ["intriga", "play", "coup", *WISHES.split(), "--seed", str(seed)]
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
        os.execv(Path(sys.executable).parent / "intriga", [*command, "--record", os.devnull])  # noqa: S606
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
    try:
        while screen := _next(terminal):
            yield screen
            os.write(terminal, f"{_answer(screen)}\n".encode())
    finally:
        os.kill(process, signal.SIGKILL)
        os.close(terminal)
        os.waitpid(process, 0)


def _next(terminal: int) -> str:
    """Return the next screen that waits for an answer, "" if nothing more is to be seen."""
    text = ""
    while not text.endswith(PROMPT):
        if OVER.search(text) or not select.select([terminal], [], [], PATIENCE)[0]:
            return ""
        text += os.read(terminal, 65536).decode(errors="replace")
    return "" if OVER.search(text) else text.rpartition(HOME)[2].replace("\r", "")


def _answer(screen: str) -> str:
    """Return what lets others pass, takes taxes, and otherwise the first that is offered."""
    asked = Text.from_ansi(screen).plain.split("Your hand")[-1]
    if "let it pass" in asked:
        return ""
    return "tax" if "Tax" in asked else asked.split("\n")[2].split()[0]


def has_all(screen: str) -> bool:
    """Say whether everybody has a card left."""
    seats = Text.from_ansi(screen).plain.split("Treasury")[0].splitlines()[2:-1]
    return all(FACE_DOWN in seat for seat in seats)


def is_telling(screen: str) -> bool:
    """Say whether *screen* has something to show."""
    text = Text.from_ansi(screen).plain
    return "your turn" in text and PROVED in text and bool(LOST.search(text))


def find() -> str:
    """Return the first screen that has something to show."""
    for seed in SEEDS:
        with closing(screens(seed)) as game:
            found = next(filter(is_telling, takewhile(has_all, game)), None)
        if found is not None:
            return found
    raise LookupError(f"no screen of {len(SEEDS)} games has anything to show")


def draw(screen: str) -> str:
    """Return *screen* as a picture."""
    with Path(os.devnull).open("w", encoding="utf-8") as nothing:
        console = Console(record=True, width=WIDTH, file=nothing, force_terminal=True)
        console.print(Text.from_ansi(screen))
    picture = console.export_svg(title="intriga play coup", unique_id="intriga")
    return re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from afar


if __name__ == "__main__":
    FILE.write_text(draw(find()) + "\n", encoding="utf-8")
