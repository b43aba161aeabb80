"""The person's screen: redrawn in place on a terminal, line after line in a pipe."""

import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.core.message import Message
from intriga.core.ruleset import Json
from intriga.core.view import View
from intriga.terminal.boards import AnyBoard
from intriga.terminal.lines import hanging
from intriga.terminal.menus import AnyMenu
from intriga.words import Language
from intriga.words.sentences import told

PAUSE: Final = 0.9  # seconds for reading a line of the log
TALL: Final = 26  # lines besides the seats that a long menu needs
NEWS, MARGIN = "•", " "  # marks of the log: an action is announced; its consequences
LEAST_LOG: Final = 3  # lines
HOME, TO_LINE_END, TO_SCREEN_END = "\x1b[H", "\x1b[K", "\x1b[J"


class LeaveGame(Exception):
    """The person leaves the table."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A sentence of the log, with the mark before it."""

    mark: str
    text: Text

    def drawn(self, *, dim: bool = False) -> Table:
        """Return the sentence, its further lines below the first."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(self.mark, self.text, style="dim" if dim else "")
        return grid


class Screen:
    """The person's screen and keyboard."""

    def __init__(
        self,
        console: Console,
        board: AnyBoard,
        language: Language,
        names: Sequence[str],
        *,
        fast: bool,
    ) -> None:
        self.console, self.board, self.language, self.names = console, board, language, names
        self.fast, self.live = fast, is_live(console)
        self.drawing = board.drawing(language, names)
        self.log: list[LogEntry] = []
        self.read_up_to = 0  # the line of the log that the person has seen last

    # --- the log

    def tell(self, view: View, messages: Sequence[Message]) -> None:
        """Add *messages* to the log and show them."""
        for message in messages:
            self._add(self._entry(message))
        if messages and self.live:
            self.draw(view)
            if not self.fast:
                time.sleep(PAUSE)

    def remember(self, messages: Sequence[Message]) -> None:
        """Add *messages* to the log as something known already."""
        self.log += [self._entry(message) for message in messages]
        self.read_up_to = len(self.log)

    def note(self, lines: Sequence[str]) -> None:
        """Add sentences about the game, not of it, to the log."""
        for line in lines:
            self._add(LogEntry(MARGIN, Text(line, style="italic")))

    def _add(self, entry: "LogEntry") -> None:
        self.log.append(entry)
        if not self.live:
            self.console.print(entry.drawn())

    def _entry(self, message: Message) -> "LogEntry":
        text = Text(told(self.language, self.names, message))
        names = "|".join(re.escape(name) for name in self.names)
        text.highlight_regex(rf"(?<!\w)({names})(?!\w)", "bold")
        return LogEntry(NEWS if message.id in self.board.table_rules.news else MARGIN, text)

    def _log_tail(self, room: int) -> list[str]:
        """Return the end of the log that fits into *room* lines, old lines dim."""
        tail: list[str] = []
        for place in reversed(range(len(self.log))):
            lines = self._lines([self.log[place].drawn(dim=place < self.read_up_to)])
            if len(tail) + len(lines) > max(room, LEAST_LOG):
                break
            tail = [*lines, *tail]
        return tail

    # --- drawing

    def draw(self, view: View, below: Sequence[RenderableType] = ()) -> None:
        """Draw the table, the end of the log and *below*, or else the viewer's cards."""
        top = self._lines([self.drawing.table(view, self.console.width)])
        bottom = self._lines(below or self._own(view))
        room = self.console.height - len(top) - len(bottom) - 1
        gap = [""] if room > LEAST_LOG + 1 else []
        self._paint([*top, *gap, *self._log_tail(room - 2 * len(gap)), *gap, *bottom])

    def _own(self, view: View) -> list[RenderableType]:
        """Return the viewer's private knowledge and cards."""
        return [*self.drawing.known(view), *self.drawing.in_hand(view)]

    def _lines(self, parts: Sequence[RenderableType]) -> list[str]:
        with self.console.capture() as captured:
            for part in parts:
                self.console.print(part)
        return captured.get().splitlines()

    def _paint(self, lines: Sequence[str]) -> None:
        text = "".join(f"{line}{TO_LINE_END}\n" for line in lines)
        sys.stdout.write(HOME + text + TO_SCREEN_END)
        sys.stdout.flush()

    def show_turn(self, view: View) -> None:
        """Show the table where it is not on the screen already."""
        if not self.live:
            self.console.print()
            self.console.print(self.drawing.table(view, self.console.width))

    # --- asking

    def ask(self, view: View, menu: AnyMenu, note: str) -> str:
        """Show the question of *menu* and its answers, and return the line typed.

        Raises:
            LeaveGame: the person closed the input.
        """
        enter = "-enter" if menu.passes else "-only" if menu.default else ""
        hint = self.language.format(f"prompt-hint{enter}")
        below = [
            hanging(menu.question(), style="bold"),
            self.menu(menu),
            hanging(note or hint, style="yellow" if note else "dim"),
        ]
        own = () if menu.shows_hand else self.drawing.in_hand(view)
        if self.live:
            self.draw(view, [*self.drawing.known(view), *own, *below])
        else:
            for part in (*own, *below):
                self.console.print(part)
        self.read_up_to = len(self.log)
        return read_line("> ")

    def ask_line(self, view: View, question: str) -> str:
        """Show *question*, which is put to somebody without cards, and return the line typed."""
        below = hanging(question, style="bold")
        if self.live:
            self.draw(view, [*self.drawing.known(view), below])
        else:
            self.console.print(below)
        return read_line("> ")

    def menu(self, menu: AnyMenu) -> RenderableType:
        """Return *menu* as a list, in fewer lines where they are scarce."""
        seats = len(self.names)
        scarce = self.live and self.console.height < seats + TALL
        return menu.drawn(scarce=scarce)

    # --- the end

    def show_end(self, view: View, position: Json) -> None:
        """Show the table as it was left, with every card face up."""
        if self.live:
            self.draw(view)
        self.console.print()
        self.console.print(self.drawing.ending(view, position))

    # --- pages

    def page(self, content: RenderableType) -> None:
        """Show *content* by itself, a screenful at a time."""
        if not self.live:
            self.console.print(content)
            return
        lines = self._lines([content])
        height = max(self.console.height - 2, 5)
        for first in range(0, len(lines), height):
            self._paint([*lines[first : first + height], ""])
            read_line(self.language.format("prompt-more") + " ")

    def whole_log(self) -> RenderableType:
        """Return all lines of the log so far."""
        return Group(*(entry.drawn() for entry in self.log))


def is_live(console: Console) -> bool:
    """Say whether the screen can be drawn again in place."""
    able = not (console.is_dumb_terminal or console.legacy_windows)
    return console.is_terminal and sys.stdin.isatty() and able


def read_line(prompt: str) -> str:
    """Return a line from the keyboard or the pipe.

    Raises:
        LeaveGame: there is no more input.
    """
    terminal = sys.stdin.isatty()
    if terminal:
        forget_typed_ahead()
    try:
        line = input(prompt)
    except EOFError:
        raise LeaveGame from None
    if not terminal:
        print(line)
    return line.strip()


def forget_typed_ahead() -> None:
    """Drop keys struck before the question was seen: they were meant for something else."""
    try:
        import termios
    except ImportError:  # not on Windows
        return
    termios.tcflush(sys.stdin, termios.TCIFLUSH)
