"""Take the pictures of the page on the terminal: ``python docs/picture.py``, on Linux or macOS.

It plays at a terminal of its own, as a person would, until a screen has something
to show: in Coup Ana's turn, a claim that was proved, a card that was lost, nobody
out; in Pot de Vin a round in which she may follow, and columns of several guilds.
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
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

HERE: Final = Path(__file__).parent
SEEDS: Final = range(1, 200)
WISHES: Final = "--players 4 --language en --name Ana --agents casual --fast"
PROVED, FACE_DOWN, LOST = "✓", "■", re.compile("■ [A-Z]")
POINTS: Final = re.compile(r"\d:−?\d")  # a column with its points
COLUMNS: Final = 9
HOME: Final = "\x1b[H"  # begins a screen
PROMPT: Final = "> "  # ends one
OVER: Final = re.compile(
    r"You are out|\] $"
)  # nothing more to see: she watches, or "Another game?"
PATIENCE: Final = 20.0  # seconds


def screens(scene: "Scene", seed: int) -> Generator[str, None, None]:
    """Yield the screens that wait for an answer, in a game played without much thought."""
    command = ["intriga", "play", scene.game, *WISHES.split(), "--seed", str(seed)]
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
        os.execv(Path(sys.executable).parent / "intriga", [*command, "--record", os.devnull])  # noqa: S606
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", scene.height, scene.width, 0, 0))
    try:
        while screen := _next(terminal):
            yield screen
            os.write(terminal, f"{scene.answer(screen)}\n".encode())
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


@dataclass(frozen=True)
class Scene:
    """A picture to be taken: of which game, how large, and of what."""

    game: str
    file: str
    width: int
    height: int
    answer: Callable[[str], str]  # what is typed at a screen
    goes_on: Callable[[str], bool]
    is_telling: Callable[[str], bool]


def coup_answer(screen: str) -> str:
    """Return what lets others pass, takes taxes, and otherwise the first that is offered."""
    asked = Text.from_ansi(screen).plain.split("Your hand")[-1]
    if "allow" in asked:
        return ""
    return "tax" if "Tax" in asked else asked.split("\n")[2].split()[0]


def has_all(screen: str) -> bool:
    """Say whether everybody has a card left."""
    seats = Text.from_ansi(screen).plain.split("Treasury")[0].splitlines()[2:-1]
    return all(FACE_DOWN in seat for seat in seats)


def shows_coup(screen: str) -> bool:
    """Say whether *screen* shows a turn of Coup with a past."""
    text = Text.from_ansi(screen).plain
    return "your turn" in text and PROVED in text and bool(LOST.search(text))


def shows_pot_de_vin(screen: str) -> bool:
    """Say whether *screen* shows a round of Pot de Vin with columns, and a choice."""
    text = Text.from_ansi(screen).plain
    table = text.split("One guild")[0]
    return (
        "2) " in text
        and "★" in text
        and "Which card?" in text
        and len(POINTS.findall(table)) >= COLUMNS
    )


SCENES: Final = (
    Scene("coup", "picture.svg", 84, 32, coup_answer, has_all, shows_coup),
    Scene("pot-de-vin", "pot-de-vin.svg", 98, 28, lambda _: "1", bool, shows_pot_de_vin),
)


def find(scene: Scene) -> str:
    """Return the first screen that has something to show."""
    for seed in SEEDS:
        with closing(screens(scene, seed)) as game:
            found = next(filter(scene.is_telling, takewhile(scene.goes_on, game)), None)
        if found is not None:
            return found
    raise LookupError(f"no screen of {len(SEEDS)} games has anything to show")


def draw(scene: Scene, screen: str) -> str:
    """Return *screen* as a picture."""
    with Path(os.devnull).open("w", encoding="utf-8") as nothing:
        console = Console(record=True, width=scene.width, file=nothing, force_terminal=True)
        console.print(Text.from_ansi(screen))
    title = f"intriga play {scene.game}"
    picture = console.export_svg(title=title, unique_id=f"intriga-{scene.game}")
    return re.sub(r"\s*@font-face \{.*?\}", "", picture, flags=re.DOTALL)  # no fonts from afar


if __name__ == "__main__":
    for each in SCENES:
        (HERE / each.file).write_text(draw(each, find(each)) + "\n", encoding="utf-8")
