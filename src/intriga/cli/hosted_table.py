"""A table in this process: a person and bots sit at it, are shown it, asked, and written down.

No clock runs at the terminal.  A window is open until everybody has answered, and the bots do as
soon as the person has: there is no answer to take back.
"""

import hashlib
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import IO, Final

import msgspec
from rich.console import Group

from intriga.agents.base import answer_of
from intriga.cli.help_topics import Help, commands
from intriga.cli.screen import LeaveGame, Screen
from intriga.cli.setup_dialog import Setup
from intriga.core.agent import Agent
from intriga.core.errors import Always
from intriga.core.offers import Offer, shared_path
from intriga.core.public_history import informed
from intriga.core.record_text import format_line
from intriga.core.ruleset import Json
from intriga.core.view import View
from intriga.service.commands import Answer, AnyCommand, Join, Leave, NewTable, SeatBot
from intriga.service.events import Began, Event, Played
from intriga.service.questions.windows import BotTask
from intriga.service.session import Person
from intriga.service.table import Table
from intriga.service.table_refusals import Refused
from intriga.service.table_settings import Settings
from intriga.terminal.lines import plain_words
from intriga.terminal.menus import AnyMenu, Prompt
from intriga.words.sentences import named

PERSON: Final = Person("person")
SETTINGS: Final = Settings(reaction=0, turn=0, pace="none")
NOW: Final = 0  # milliseconds of a clock that stands


def new_table(setup: Setup, secret: bytes) -> Table:
    """Return the table of *setup* with everybody on their chairs; *secret* is its chance.

    Raises:
        Refused: no game can be played so, or there is no such bot.
    """
    asked = NewTable(
        game=setup.board.ruleset.name,
        name=setup.name,
        preset=setup.preset,
        options=dict(setup.options),  # type: ignore[arg-type]  a deck may be a file that was read
        chairs=setup.players,
        settings=SETTINGS,
    )
    table = Table.create(asked, PERSON, NOW, secret)
    if setup.seat:
        table.handle(PERSON, Leave(), NOW)
        join = Join(name=setup.name, chair=setup.seat, token=table.invite)
        table.handle(PERSON, join, NOW)
    for chair, level in enumerate(setup.kinds):
        if level is not None:
            table.handle(PERSON, SeatBot(chair=chair, level=level), NOW)
    return table


def secret_of(seed: int | None, inputs: int) -> bytes:
    """Return the secret of a table that begins after *inputs* inputs: by *seed*, or by chance."""
    if seed is None:
        return secrets.token_bytes(32)
    return hashlib.sha256(f"{seed} {inputs}".encode()).digest()


class HostedTable:
    """Lets the person and the bots play at a table, and records the opened answers.

    ``header`` is the head of the record of the last game; ``record_file`` keeps nothing until
    somebody gives it a file.
    """

    def __init__(
        self, table: Table, bots: Mapping[str, Agent], random: Random, about: Json
    ) -> None:
        """Host *table*, whose *bots* are known by their levels; *about* goes into headers too."""
        self.table, self.bots, self.random, self.about = table, bots, random, about
        self.record_file = RecordFile(None, None)
        self.header: Json = {}
        self.viewer = table.viewer(PERSON)
        table.arrive(PERSON, NOW)

    def tell(self, command: AnyCommand) -> None:
        """Let the person give *command*.

        Raises:
            Refused: nothing has changed.
        """
        self._keep(self.table.handle(PERSON, command, NOW))

    def answer(self, words: str) -> None:
        """Seal the person's answer to the question on the table.

        Raises:
            Refused: this is no answer to it.
        """
        self.tell(Answer(step=self.viewer.step or 0, words=words))

    def answer_for_bot(self, task: BotTask) -> None:
        """Let the bot answer that has *task*.

        Raises:
            AgentFailed: it cannot, or its answer is not legal.
        """
        bot = informed(self.bots[task.level], task.told)
        action = answer_of(bot, task.view, task.legal, self.random, task.level)
        self._keep(self.table.answer_for_bot(task, action, NOW))

    def _keep(self, events: Sequence[Event]) -> None:
        """Write down the game in *events*: the deal, and the answers that counted."""
        for event in events:
            if isinstance(event, Began):
                self.header = {**event.header, **self.about}
                self.record_file.keep(self.header)
            elif isinstance(event, Played):
                self.record_file.keep(*map(msgspec.to_builtins, event.lines))


class RecordFile:
    """Writes a record to a file, flushed each time; without a file it writes nothing."""

    def __init__(self, path: Path | None, file: IO[str] | None) -> None:
        self.path, self.file = path, file

    def keep(self, *lines: Json) -> None:
        """Write *lines* of the record, all at once."""
        if self.file is not None:
            self.file.write("".join(format_line(line) + "\n" for line in lines))
            self.file.flush()

    def close(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()


def new_file(folder: Path) -> RecordFile:
    """Return a record file for a new file in *folder*, named by the day and a number.

    Raises:
        OSError: the folder or the file cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = folder / f"{date.today().isoformat()}-{number}.jsonl"  # noqa: DTZ011  the person's own day
        try:
            return RecordFile(path, path.open("x", encoding="utf-8"))
        except FileExistsError:
            number += 1


def at_end(path: Path) -> RecordFile:
    """Return a record file that goes on writing at the end of the file at *path*.

    Raises:
        OSError: the file cannot be opened.
    """
    file = path.open("a+", encoding="utf-8")
    if _lacks_line_end(path):
        file.write("\n")
    return RecordFile(path, file)


def _lacks_line_end(path: Path) -> bool:
    with path.open("rb") as file:
        if not file.seek(0, os.SEEK_END):
            return False
        file.seek(-1, os.SEEK_END)
        return file.read(1) != b"\n"


class TerminalGame:
    """Plays the game that is under way at a table to its end."""

    def __init__(self, hosted: HostedTable, screen: Screen) -> None:
        self.hosted, self.viewer, self.screen = hosted, hosted.viewer, screen
        self.board, self.language, self.names = screen.board, screen.language, screen.names
        self.help = Help(screen.board, screen.language, hosted.header)
        self.told, self.watches = 0, False  # messages of the log; whether the person only watches

    def remember(self) -> None:
        """Take the log so far as known to the person."""
        log = self.viewer.log
        self.screen.remember(log)
        self.told = len(log)

    def run(self) -> None:
        """Play until somebody has won.

        Raises:
            LeaveGame: the person leaves.
            AgentFailed: a bot cannot play on.
        """
        self._tell()
        while self.hosted.table.phase == "playing":
            if self.viewer.step is not None:
                self.answer()
                self._tell()
            for task in self.hosted.table.wanted():
                self.hosted.answer_for_bot(task)
                self._tell()

    def _tell(self) -> None:
        """Show the news; ask a person who has nothing more to do how to go on."""
        view, log = self.viewer.view, self.viewer.log
        self.screen.tell(view, log[self.told :])
        self.told = len(log)
        watched, self.watches = self.watches, self.screen.board.table_rules.only_watches(view)
        if self.watches and not watched and not self.viewer.winners:
            self.watch()

    # --- questions

    def answer(self) -> None:
        """Let the person answer the question on the table.

        Raises:
            LeaveGame: the person leaves.
        """
        asked, menu, note = self.viewer.step, self.menu(), ""
        whole = menu
        self.screen.show_turn(whole.view)
        while self.viewer.step == asked:
            typed = self.screen.ask(whole.view, menu, note)
            menu, note = self._heard(typed, menu, whole)

    def menu(self) -> AnyMenu:
        """Return the answers open to the person."""
        own = self.viewer.own
        assert own.question is not None  # noqa: S101  they are asked
        assert own.form is not None  # noqa: S101  likewise
        prompt = Prompt(self.viewer.view, own.question, own.offers, own.form)
        return self.board.menu(prompt, self.language, self.names)

    def _heard(self, typed: str, menu: AnyMenu, whole: AnyMenu) -> tuple[AnyMenu, str]:
        """Obey the line *typed* to *menu*; if it was no answer, return the next menu and why."""
        if not typed:
            if menu.default:
                self.hosted.answer(menu.default.words)
            return whole, ""
        if self._command(typed, whole.view):
            return menu, ""
        found = menu.read(typed) or whole.read(typed)
        if len(found) > 1:
            return self._narrowed(whole, typed, found)
        if not found:
            return whole, self._refusal(typed, whole)
        self.hosted.answer(found[0].words)
        return whole, ""

    def _narrowed(self, whole: AnyMenu, typed: str, found: Sequence[Offer]) -> tuple[AnyMenu, str]:
        """Return the menu for an answer that is not complete, or that may be several."""
        if shared_path(found):
            return whole.among(found), ""
        labels = {entry.label for entry in whole.among(found).entries}
        choices = self.language.list(sorted(labels))
        return whole, self.language.format("prompt-ambiguous", typed=typed, choices=choices)

    def _refusal(self, typed: str, whole: AnyMenu) -> str:
        """Say why the table refuses the line *typed*, or that it is not understood."""
        words = typed
        if not typed[0].isdigit():
            meant = whole.among(self.board.imaginable(whole.view)).read(typed)
            words = meant[0].words if meant else typed
        try:
            self.hosted.answer(words)
        except Refused as error:
            if error.reason != Always.UNREADABLE:
                return named(self.language, f"refusal-{error.reason.value}")
            return self.language.format("prompt-unknown", typed=typed)
        return ""

    # --- commands

    def _command(self, typed: str, view: View) -> bool:
        """Carry out a command, if *typed* is one."""
        first, *rest = plain_words(typed.replace("?", " help ")) or [""]
        name = next((name for name in commands(self.board) if first in self._words(name)), None)
        if name is None:
            return False
        self._commands(view, " ".join(rest))[name]()
        return True

    def _words(self, name: str) -> set[str]:
        words = (name, *self.language.words(f"command-{name}.words"))
        return {"".join(plain_words(word)) for word in words}

    def _commands(self, view: View, rest: str) -> dict[str, Callable[[], None]]:
        page, drawing = self.screen.page, self.screen.drawing
        own = {name: partial(self._show, name, view) for name in self.board.pages}
        return {
            **own,
            "help": lambda: page(self.help.about(rest)),
            "rules": lambda: page(self.help.rules()),
            "table": lambda: page(drawing.page(view, self.screen.console.width)),
            "log": lambda: page(self.screen.whole_log()),
            "hand": lambda: page(Group(drawing.hand(view), *drawing.known(view))),
            "options": lambda: page(self.help.options()),
            "quit": self._quit,
        }

    def _show(self, name: str, view: View) -> None:
        """Show one of the game's own pages."""
        self.screen.page(self.board.pages[name](self.screen.drawing, view))

    def _quit(self) -> None:
        raise LeaveGame

    def watch(self) -> None:
        """Ask a person who has nothing more to do how to go on.

        Raises:
            LeaveGame: the person leaves.
        """
        text = self.language.format("prompt-watch")
        typed = plain_words(self.screen.ask_line(self.viewer.view, text))
        if typed and typed[0] in self._words("quit"):
            raise LeaveGame
        fast = {"".join(plain_words(word)) for word in self.language.words("prompt-watch-words")}
        self.screen.fast = self.screen.fast or bool(typed and typed[0] in fast)
