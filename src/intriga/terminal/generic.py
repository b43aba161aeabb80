"""The board of a game that has none of its own: the view in words, the answers as a list."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typing_extensions import override

from intriga.core.games import manifest_of, table_rules_of
from intriga.core.ruleset import Json
from intriga.core.state import State
from intriga.core.table_rules import AnyTableRules, seats_of
from intriga.core.view import View
from intriga.terminal.boards import AnyBoard, Drawing, TerminalBoard
from intriga.terminal.lines import Flow, hanging, plain_words
from intriga.terminal.menus import Menu, Prompt, Spellings
from intriga.words import Language
from intriga.words.sentences import answer, card, named

UNSAID: Final = frozenset({"seat", "phase", "turn", "awaiting", "winner", "winners"})
"""Keys that a table shows in another way, or leaves to the question."""


class Shown:
    """The parts of a view or a position.

    ``columns`` have a value for each seat, ``marks`` the keys that name a seat, ``rest`` the
    other keys; ``awaiting`` are the seats asked, ``winners`` those that have won.
    """

    def __init__(self, words: Json, players: int, seat_keys: AbstractSet[str]) -> None:
        """Sort *words*, of a game for *players*; the numbers of *seat_keys* are seats."""
        self.columns: dict[str, list[Any]] = {}
        self.marks: list[list[str]] = [[] for _ in range(players)]
        self.rest: Json = {}
        self.awaiting = seats_of(words.get("awaiting"))
        self.winners = seats_of(words.get("winner")) | seats_of(words.get("winners"))
        for key, value in words.items():
            if key in UNSAID:
                continue
            if key in seat_keys:
                for seat in seats_of(value):
                    self.marks[seat].append(key)
            elif isinstance(value, list) and len(cast("list[Any]", value)) == players:
                self.columns[key] = cast("list[Any]", value)
            elif value is not None and value is not False and value not in ([], {}):
                self.rest[key] = value


FACE_DOWN: Final = "■"
HIDDEN: Final = "?"  # a card in a view that is counted and not named
NOTHING: Final = "–"
TURN: Final = "▶"
WINNER: Final = "★"
YES: Final = "✓"


class GenericDrawing(Drawing[View]):
    """Draws the views of any game, as its words and numbers."""

    def __init__(
        self, table_rules: AnyTableRules, language: Language, names: Sequence[str]
    ) -> None:
        super().__init__(language, names)
        self.table_rules = table_rules

    def table(self, view: View, width: int) -> RenderableType:  # noqa: ARG002  rich fits it
        """Return the seats and, below them, the values that belong to no seat."""
        return self._drawn(view.to_dict(), view.seat)

    def page(self, view: View, width: int) -> RenderableType:
        """Return the same: all of it is shown already."""
        return self.table(view, width)

    def ending(self, view: View, position: Json) -> RenderableType:
        """Return *position* as a table, all cards face up."""
        return self._drawn(position, view.seat)

    @override
    def hand(self, view: View) -> RenderableType:
        hand = self._hand(view)
        if not hand:
            return hanging(f"{self._say('table-hand')}: {NOTHING}", style="dim")
        text = Text(f"{self._say('table-hand')}: ")
        for word in hand:
            text.append(f" {card(self.language, str(word))} ", style="bold reverse")
            text.append(" ")
        return hanging(text)

    def in_hand(self, view: View) -> list[RenderableType]:
        """Return the viewer's own cards, nothing where there are none."""
        return [self.hand(view)] if self._hand(view) else []

    def known(self, view: View) -> list[RenderableType]:  # noqa: ARG002
        """Return nothing: the table shows everything."""
        return []

    def _hand(self, view: View) -> Sequence[object]:
        hands = view.to_dict().get("hands")
        if view.seat is None or not isinstance(hands, list):
            return ()
        own = cast("list[Any]", hands)[view.seat]
        return cast("list[Any]", own) if isinstance(own, list) else ()

    # --- the table

    def _drawn(self, words: Json, own: int | None) -> RenderableType:
        shown = Shown(words, len(self.names), self.table_rules.seat_keys)
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), show_edge=False)
        table.add_column("", width=1)
        table.add_column("#", justify="right", width=1)
        table.add_column(self._say("table-player"), no_wrap=True)
        for key, values in shown.columns.items():
            numbers = all(isinstance(value, int) for value in values)
            table.add_column(self._key(key), justify="right" if numbers else "left")
        if any(shown.marks):
            table.add_column("")
        for seat, name in enumerate(self.names):
            table.add_row(*self._row(shown, seat, name, own), style=_style(shown, seat))
        return Group(table, self._middle(shown))

    def _row(self, shown: Shown, seat: int, name: str, own: int | None) -> list[Text]:
        mark = WINNER if seat in shown.winners else TURN if seat in shown.awaiting else ""
        row = [Text(mark, style="yellow"), Text(str(seat))]
        row.append(Text(name, style="bold cyan" if seat == own else ""))
        row += [self._cell(values[seat]) for values in shown.columns.values()]
        if any(shown.marks):
            row.append(Text(", ".join(map(self._key, shown.marks[seat])).lower(), style="dim"))
        return row

    def _middle(self, shown: Shown) -> Flow:
        """Return the values that are neither columns nor marks, one after the other."""
        parts = [
            self._key(key) if value is True else f"{self._key(key)}: {self._cell(value).plain}"
            for key, value in shown.rest.items()
        ]
        return Flow("  ", [Text(part, style="dim") for part in parts])

    def _cell(self, value: object) -> Text:
        text = self._written(value)
        return Text(text, style="yellow" if FACE_DOWN in text else "")

    def _written(self, value: Any) -> str:  # noqa: ANN401  whatever a view has
        if value is None or value is False or value in ([], {}):
            return NOTHING
        if isinstance(value, dict):
            pairs = cast("Json", value).items()
            return ", ".join(f"{self._written(key)} {self._written(each)}" for key, each in pairs)
        if isinstance(value, list):
            return " ".join(map(self._written, cast("list[Any]", value)))
        if value == HIDDEN:
            return FACE_DOWN
        return YES if value is True else card(self.language, str(value))

    def _key(self, key: str) -> str:
        return named(self.language, f"view-{key.replace('_', '-')}")

    def _say(self, name: str) -> str:
        return self.language.format(name)


class GenericMenu(Menu[View]):
    """The answers to a question, each by its words."""

    @override
    def question(self) -> str:
        if self.language.has(self.prompt.question.id):
            return super().question()
        return self.language.format("prompt-answer")

    @override
    def spellings(self, words: Sequence[str], place: int) -> Spellings:
        word = words[place]
        said = card(self.language, word) if place else answer(self.language, word)
        return [plain_words(word), plain_words(said)]


class GenericBoard(TerminalBoard[State, View]):
    """Any game at the terminal."""

    def __init__(self, table_rules: AnyTableRules) -> None:
        self.table_rules = table_rules

    @override
    def drawing(self, language: Language, names: Sequence[str]) -> GenericDrawing:
        return GenericDrawing(self.table_rules, language, names)

    @override
    def menu(self, prompt: Prompt[View], language: Language, names: Sequence[str]) -> GenericMenu:
        return GenericMenu(prompt, language, names)


def _style(shown: Shown, seat: int) -> str:
    return "bold" if seat in shown.awaiting or seat in shown.winners else ""


def board_of(game: str) -> AnyBoard:
    """Return the board of the game called *game*, the generic one if it brings none.

    Raises:
        BadOptions: there is no such game.
    """
    manifest = manifest_of(game)
    board: AnyBoard = (
        manifest.load(manifest.board) if manifest.board else GenericBoard(table_rules_of(game))
    )
    return board
