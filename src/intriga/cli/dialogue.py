"""The conversation with the person: questions, answers, and everything else that is typed."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from rich.console import Group

from intriga.cli.help_topics import COMMANDS, Help
from intriga.cli.menu import Choice, Menu
from intriga.cli.screen import Leave, Screen
from intriga.cli.sentences import plain_words, sentence
from intriga.core.errors import IllegalAction, Reason
from intriga.core.play import Play
from intriga.games.coup.asking import question
from intriga.games.coup.eyes import CoupView
from intriga.games.coup.game import COUP
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import format_input, names_of
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import Phase


class Dialogue:
    """Asks the person at one seat."""

    def __init__(self, play: Play[CoupState, CoupView], seat: int, screen: Screen) -> None:
        """Ask for *seat* of *play*."""
        self.play, self.seat, self.screen = play, seat, screen
        self.language, self.names = screen.language, screen.names
        self.help = Help(screen.language, play.header)

    def answer(self) -> int:
        """Return the action id that the person chooses.

        Raises:
            Leave: the person leaves.
        """
        view = self.play.view(self.seat)
        whole = Menu(view, self.choices(), self.language, self.names)
        menu, note = whole, ""
        self.screen.show_turn(view)
        while True:
            typed = self.screen.ask(view, menu, self.question(view, menu), note)
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

    def choices(self) -> list[Choice]:
        """Return the answers that are legal now."""
        state = self.play.state
        return [
            Choice(action, tuple(COUP.format(state, self.seat, action).split(" ")))
            for action in COUP.legal_actions(state, self.seat)
        ]

    def _narrowed(self, whole: Menu, typed: str, found: Sequence[Choice]) -> tuple[Menu, str]:
        """Return the menu for an answer that is not complete, or not understood."""
        if not found:
            return whole, self._refusal(typed, whole.view)
        verbs = {choice.words[0] for choice in found}
        if len(verbs) == 1 and whole.view.phase == Phase.ACTION:
            return whole.among(found), ""
        labels = {entry.label for entry in whole.among(found).entries}
        choices = self.language.list(sorted(labels))
        return whole, self.language.format("prompt-ambiguous", typed=typed, choices=choices)

    def _refusal(self, typed: str, view: CoupView) -> str:
        """Say why an answer is refused, or that it is not understood."""
        words = typed
        if not typed[0].isdigit():
            meant = Menu(view, imaginable(view), self.language, self.names).read(typed)
            words = " ".join(meant[0].words) if meant else typed
        try:
            self.play.read(self.seat, words)
        except IllegalAction as error:
            if error.reason != Reason.UNREADABLE:
                return self.language.format(f"refusal-{error.reason.value}")
        return self.language.format("prompt-unknown", typed=typed)

    def question(self, view: CoupView, menu: Menu) -> str:
        """Return what is asked: the question of the rules, or what an answer still lacks."""
        if view.phase != Phase.ACTION or menu.step == 0:
            return sentence(self.language, self.names, question(view))
        words = menu.choices[0].words
        action = self.language.format(f"action-{words[0].replace('_', '-')}")
        if menu.step == 1:
            return self.language.format("ask-target", action=action)
        who = self.names[int(words[1])]
        return self.language.format("ask-named", action=action, who=who)

    # --- commands

    def _command(self, typed: str, view: CoupView) -> bool:
        """Carry out a command, if *typed* is one."""
        first, *rest = plain_words(typed.replace("?", " help ")) or [""]
        name = next((name for name in COMMANDS if first in self._words(name)), None)
        if name is None:
            return False
        self._commands(view, " ".join(rest))[name]()
        return True

    def _words(self, name: str) -> set[str]:
        words = (name, *self.language.words(f"command-{name}.words"))
        return {"".join(plain_words(word)) for word in words}

    def _commands(self, view: CoupView, rest: str) -> dict[str, Callable[[], None]]:
        page, drawing = self.screen.page, self.screen.drawing
        return {
            "help": lambda: page(self.help.about(rest)),
            "rules": lambda: page(self.help.rules()),
            "table": lambda: page(Group(drawing.table(view, 200), drawing.legend())),
            "log": lambda: page(self.screen.whole_log()),
            "hand": lambda: page(Group(drawing.hand(view), *drawing.known(view))),
            "options": lambda: page(self.help.options()),
            "quit": self._quit,
        }

    def _quit(self) -> None:
        raise Leave

    def watch(self) -> None:
        """Ask a person who is out of the game how to go on.

        Raises:
            Leave: the person leaves.
        """
        if self.play.winners:
            return
        view = self.play.view(self.seat)
        text = self.language.format("prompt-watch")
        typed = plain_words(self.screen.ask_line(view, text))
        if typed and typed[0] in self._words("quit"):
            raise Leave
        fast = {"".join(plain_words(word)) for word in self.language.words("prompt-watch-words")}
        self.screen.fast = self.screen.fast or bool(typed and typed[0] in fast)


def imaginable(view: CoupView) -> list[Choice]:
    """Return what may be answered to questions like that of *view*, legal now or not."""
    turn = range(Input.INCOME, Input.KEEP_ONE)
    answers = (*range(Input.PICK), *range(Input.LOSE, Input.INCOME))
    names = names_of(view)
    said: dict[str, int] = {}
    for action in turn if view.phase == Phase.ACTION else answers:
        with suppress(IndexError):  # a card that is not in this game
            words = format_input(names, view.players, view.seat or 0, action)
            said.setdefault(words, action)
    return [Choice(action, tuple(words.split(" "))) for words, action in said.items()]
