"""The conversation with the person: questions, answers, and everything else that is typed."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from rich.console import Group

from intriga.cli.help_topics import Help, commands
from intriga.cli.screen import LeaveGame, Screen
from intriga.core.errors import Always, IllegalAction
from intriga.core.game import Game
from intriga.core.view import View
from intriga.terminal.menus import AnyMenu, Choice
from intriga.terminal.typed import plain_words
from intriga.words.plain import named


class Dialogue:
    """Asks the person at one seat."""

    def __init__(self, game: Game[Any, Any], seat: int, screen: Screen) -> None:
        """Ask for *seat* of *game*."""
        self.game, self.seat, self.screen = game, seat, screen
        self.board, self.language, self.names = screen.board, screen.language, screen.names
        self.help = Help(screen.board, screen.language, game.header)

    def answer(self) -> int:
        """Return the action id that the person chooses.

        Raises:
            Leave: the person leaves.
        """
        view = self.game.view(self.seat)
        whole = self.menu(view, self.choices())
        menu, note = whole, ""
        self.screen.show_turn(view)
        while True:
            typed = self.screen.ask(view, menu, note)
            note = ""
            if not typed:
                if menu.default:
                    return menu.default.action
                menu = whole
                continue
            if self._command(typed, view):
                continue
            found = menu.read(typed) or whole.read(typed)
            if len(found) == 1:
                return found[0].action
            menu, note = self._narrowed(whole, typed, found)

    def menu(self, view: View, choices: Sequence[Choice]) -> AnyMenu:
        """Return *choices* as a menu."""
        return self.board.menu(view, choices, self.language, self.names)

    def choices(self) -> list[Choice]:
        """Return the answers that are legal now."""
        ruleset, state = self.game.ruleset, self.game.state
        return [
            Choice(action, tuple(ruleset.format(state, self.seat, action).split(" ")))
            for action in ruleset.legal_actions(state, self.seat)
        ]

    def _narrowed(self, whole: AnyMenu, typed: str, found: Sequence[Choice]) -> tuple[AnyMenu, str]:
        """Return the menu for an answer that is not complete, or not understood."""
        if not found:
            return whole, self._refusal(typed, whole.view)
        if whole.steps and len({choice.words[0] for choice in found}) == 1:
            return whole.among(found), ""
        labels = {entry.label for entry in whole.among(found).entries}
        choices = self.language.list(sorted(labels))
        return whole, self.language.format("prompt-ambiguous", typed=typed, choices=choices)

    def _refusal(self, typed: str, view: View) -> str:
        """Say why an answer is refused, or that it is not understood."""
        words = typed
        if not typed[0].isdigit():
            meant = self.menu(view, self.board.imaginable(view)).read(typed)
            words = " ".join(meant[0].words) if meant else typed
        try:
            self.game.parse(self.seat, words)
        except IllegalAction as error:
            if error.reason != Always.UNREADABLE:
                return named(self.language, f"refusal-{error.reason.value}")
        return self.language.format("prompt-unknown", typed=typed)

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
            Leave: the person leaves.
        """
        if self.game.winners:
            return
        view = self.game.view(self.seat)
        text = self.language.format("prompt-watch")
        typed = plain_words(self.screen.ask_line(view, text))
        if typed and typed[0] in self._words("quit"):
            raise LeaveGame
        fast = {"".join(plain_words(word)) for word in self.language.words("prompt-watch-words")}
        self.screen.fast = self.screen.fast or bool(typed and typed[0] in fast)
