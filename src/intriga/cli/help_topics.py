"""Help at the table: the commands, every rule by topic, and the options of this game."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.core.errors import nearest
from intriga.core.options import Value
from intriga.terminal.boards import AnyBoard
from intriga.terminal.lines import plain_words
from intriga.words import Language
from intriga.words.sentences import named

COMMANDS: Final = ("help", "rules", "table", "log", "hand", "options", "quit")


class Help:
    """Explains one game, whose record begins with *header*."""

    def __init__(self, board: AnyBoard, language: Language, header: dict[str, Any]) -> None:
        self.board, self.language, self.header = board, language, header

    def about(self, topic: str) -> RenderableType:
        """Return the help on *topic*, or the list of topics."""
        words = plain_words(topic)
        if not words:
            return Group(self._commands(), Text(), self._topics())
        found = self.matching(words)
        if not found:
            return Group(Text(self._unknown(topic, words), style="yellow"), Text(), self._topics())
        return Group(*(self._topic(each) for each in found[:3]))

    def _unknown(self, typed: str, words: Sequence[str]) -> str:
        """Return the sentence for an unknown topic, with the nearest known one."""
        titles = {
            name: topic for topic in self.board.table_rules.topics for name in self._names(topic)
        }
        refusal = self.language.format("help-unknown", typed=typed)
        meant = nearest(" ".join(words), titles)
        if meant is None:
            return refusal
        title = self.language.format(f"help-{titles[meant]}")
        return f"{refusal} {self.language.format('cli-meant', meant=title)}"

    def matching(self, words: Sequence[str]) -> list[str]:
        """Return the topics called by *words*, or else those that begin so."""
        text = " ".join(words)
        names = {topic: self._names(topic) for topic in self.board.table_rules.topics}
        called = [topic for topic in names if text in names[topic]]
        return called or [
            topic for topic in names if any(name.startswith(text) for name in names[topic])
        ]

    def _names(self, topic: str) -> set[str]:
        title = self.language.format(f"help-{topic}")
        words = self.language.words(f"help-{topic}.words")
        return {" ".join(plain_words(each)) for each in (topic, title, *words)}

    def _topic(self, topic: str) -> RenderableType:
        title = Text(self.language.format(f"help-{topic}"), style="bold cyan")
        paragraphs = self.language.format(f"help-{topic}.text").split("\n")
        return Group(title, *(Text(f"{each}\n") for each in paragraphs if each))

    def _commands(self) -> Table:
        grid = Table.grid(padding=(0, 2), pad_edge=True)
        grid.add_column(style="bold cyan", no_wrap=True)
        grid.add_column()
        for command in commands(self.board):
            word = self.language.words(f"command-{command}.words")[0]
            grid.add_row(word, self.language.format(f"command-{command}.about"))
        return grid

    def _topics(self) -> RenderableType:
        if not self.board.table_rules.topics:
            return Text()
        titles = [self.language.format(f"help-{topic}") for topic in self.board.table_rules.topics]
        text = Text(self.language.format("help-topics"), style="bold")
        return Group(text, Text(" · ".join(titles)))

    def rules(self) -> RenderableType:
        """Return the game in short, and the list of topics."""
        if not self.language.has("help-rules"):
            return Text(self.language.format("help-no-rules"))
        return Group(self._topic("rules"), self._topics())

    def options(self) -> RenderableType:
        """Return every option of this game, with its value and its meaning."""
        preset = str(self.header["preset"])
        name = named(self.language, f"preset-{preset}")
        ruleset = self.board.ruleset
        defaults = ruleset.options(preset, {}, len(self.header["seats"]))
        values = ruleset.options_of(dict(self.header))
        table = options_table(self.language, values, defaults)
        return Group(Text(name, style="bold cyan"), table)


def commands(board: AnyBoard) -> list[str]:
    """Return the commands that can be typed besides an answer: those of all games, and its own."""
    return [*COMMANDS[:-2], *board.pages, *COMMANDS[-2:]]


def options_table(
    language: Language, values: Mapping[str, Value], defaults: Mapping[str, Value]
) -> Table:
    """Return the options with their values; those that are not the defaults are marked."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(style="cyan")
    table.add_column()
    for option, value in values.items():
        line = Text(named(language, option_id(option)), style="bold")
        line.append(": ")
        line.append(value_label(language, option, value))
        line.append(" *" if value != defaults[option] else "", style="yellow")
        line.append(f"\n{option} — {named(language, option_id(option) + '.about')}", style="dim")
        table.add_row("•", line)
    return table


def setting_text(language: Language, option: str, value: Value) -> str:
    """Return an option with its value, which stands alone where one of them names the other."""
    name, label = named(language, option_id(option)), value_label(language, option, value)
    return label if _is_edge(name, label) or _is_edge(label, name) else f"{name}: {label}"


def _is_edge(whole: str, part: str) -> bool:
    """Say whether *whole* begins or ends with the words of *part*."""
    sentence, words = f" {whole.casefold()} ", f" {part.casefold()} "
    return sentence.startswith(words) or sentence.endswith(words)


def option_id(option: str) -> str:
    """Return the message id of an option."""
    return f"option-{option.replace('_', '-')}"


def value_label(language: Language, option: str, value: Value) -> str:
    """Return the name of a value of an option."""
    if isinstance(value, dict):
        return named(language, f"{option_id(option)}.is-own")
    word = str(value).lower().replace("_", "-").replace("+", "-")
    return named(language, f"{option_id(option)}.is-{word}")
