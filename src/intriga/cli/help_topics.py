"""Help at the table: the commands, every rule by topic, and the options of this game."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.cli.sentences import plain_words
from intriga.games.coup.options import OPTIONS, PRESETS, Value, resolve
from intriga.locales import Language

COMMANDS: Final = ("help", "rules", "table", "log", "hand", "options", "quit")
TOPICS: Final = (
    *("setup", "influence", "turn", "income", "foreign-aid", "coup", "tax", "assassinate"),
    *("steal", "exchange", "block", "challenge", "prove", "costs", "danger", "elimination"),
    *("windows", "end", "talk", "inquisitor", "examine", "patron", "lawyer", "reforma"),
    *("convert", "embezzle", "declared", "two-players", "many-players", "art", "table"),
)


class Help:
    """Explains one game, whose record begins with *header*."""

    def __init__(self, language: Language, header: dict[str, Any]) -> None:
        """Explain in *language*."""
        self.language, self.header = language, header

    def about(self, topic: str) -> RenderableType:
        """Return the help on *topic*, or what there is help on."""
        words = plain_words(topic)
        if not words:
            return Group(self._commands(), Text(), self._topics())
        found = self.matching(words)
        if not found:
            sorry = Text(self.language.format("help-unknown", typed=topic), style="yellow")
            return Group(sorry, Text(), self._topics())
        return Group(*(self._topic(each) for each in found[:3]))

    def matching(self, words: Sequence[str]) -> list[str]:
        """Return the topics called by *words*, or else those that begin so."""
        text = " ".join(words)
        called = [topic for topic in TOPICS if text in self._names(topic)]
        starts = [
            topic for topic in TOPICS if any(name.startswith(text) for name in self._names(topic))
        ]
        return called or starts

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
        for command in COMMANDS:
            word = self.language.words(f"command-{command}.words")[0]
            grid.add_row(word, self.language.format(f"command-{command}.about"))
        return grid

    def _topics(self) -> RenderableType:
        titles = [self.language.format(f"help-{topic}") for topic in TOPICS]
        text = Text(self.language.format("help-topics"), style="bold")
        return Group(text, Text(" · ".join(titles)))

    def rules(self) -> RenderableType:
        """Return the game in short, and what there is more help on."""
        title = Text(self.language.format("help-rules"), style="bold cyan")
        paragraphs = self.language.format("help-rules.text").split("\n")
        return Group(title, *(Text(f"{each}\n") for each in paragraphs if each), self._topics())

    def options(self) -> RenderableType:
        """Return every option of this game: its value, and what it is about."""
        preset = str(self.header["preset"])
        name = self.language.format(f"preset-{preset}")
        changed = dict(self.header.get("options", {}))
        values = resolve(preset, changed, len(self.header["seats"]))
        table = options_table(self.language, preset, values)
        return Group(Text(name, style="bold cyan"), table)


def options_table(language: Language, preset: str, values: dict[str, Value]) -> Table:
    """Return the options with their values; those that the preset has otherwise are marked."""
    defaults = resolve(preset, {}, PRESETS[preset].most)
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(style="cyan")
    table.add_column()
    for option in OPTIONS:
        value = values[option]
        line = Text(language.format(option_id(option)), style="bold")
        line.append(": ")
        line.append(value_label(language, option, value))
        line.append(" *" if value != defaults[option] else "", style="yellow")
        line.append(f"\n{option} — {language.format(option_id(option) + '.about')}", style="dim")
        table.add_row("•", line)
    return table


def option_id(option: str) -> str:
    """Return the message id of an option."""
    return f"option-{option.replace('_', '-')}"


def value_label(language: Language, option: str, value: Value) -> str:
    """Return what a value of an option is called."""
    word = str(value).lower().replace("_", "-").replace("+", "-")
    return language.format(f"{option_id(option)}.is-{word}")
