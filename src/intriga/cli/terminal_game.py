"""One game at the terminal: shows a person a table in this process, asks, and reads answers."""

from collections.abc import Callable, Sequence
from functools import partial

from rich.console import Group

from intriga.cli.help_topics import Help, commands
from intriga.cli.hosted_table import HostedTable
from intriga.cli.screen import LeaveGame, Screen
from intriga.core.errors import Always
from intriga.core.offers import Offer, shared_path
from intriga.core.view import View
from intriga.service.table_refusals import Refused
from intriga.terminal.lines import plain_words
from intriga.terminal.menus import AnyMenu, Prompt
from intriga.words.sentences import named


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
