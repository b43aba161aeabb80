"""The set-up of a game: from the command line, or asked before the game."""

import getpass
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from intriga.agents import bots_for
from intriga.agents.registry import USUAL, usual_bot
from intriga.cli.help_topics import option_id, setting_text, value_label
from intriga.core.display_names import clean_name
from intriga.core.errors import BadOptions
from intriga.core.games import manifest_of
from intriga.core.options import Edition, Value, Variants, holds_any
from intriga.service.commands import LONGEST_NAME
from intriga.terminal.boards import AnyBoard
from intriga.terminal.lines import number_in, plain_words
from intriga.terminal.menus import numbered
from intriga.words import LOCALES, Language
from intriga.words.sentences import named

LINES: Final = ("name", "language", "players", "preset", "extras", "bots", "house")
Read = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Setup:
    """A game before the deal; ``options`` are those that differ from the edition."""

    board: AnyBoard
    language: str
    preset: str
    name: str
    players: int
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    bots: tuple[str, ...] = (USUAL,)
    seat: int = 0

    @property
    def kinds(self) -> list[str | None]:
        """Return the bot on each seat, None for the person: the bots named, round and round."""
        kinds: list[str | None] = [
            self.bots[place % len(self.bots)] for place in range(self.players - 1)
        ]
        kinds.insert(self.seat, None)
        return kinds

    @property
    def values(self) -> dict[str, Value]:
        """Return the value of every option."""
        return self.variants.resolve(self.preset, self.options, self.players)

    @property
    def variants(self) -> Variants:
        """Return the editions and options to choose from."""
        return self.board.ruleset.variants

    @property
    def edition(self) -> Edition:
        """Return the edition that is played."""
        return self.variants.editions[self.preset]

    def fitting(self) -> "Setup":
        """Return this set-up with as many players as the edition is for, and options for them."""
        players = max(self.edition.least, min(self.players, self.edition.most))
        able = [each for each in self.options.items() if self.can_have(*each, players)]
        return replace(self, players=players, options=dict(able))

    def can_have(self, option: str, value: Value, players: int) -> bool:
        """Say whether *players* players may play with a value of an option."""
        try:
            return self.variants.resolve(self.preset, {option: value}, players)[option] == value
        except BadOptions:
            return False

    def choosing(self, option: str, value: Value) -> "Setup":
        """Return this set-up with another value of an option."""
        options = {**self.options, option: value}
        defaults = self.variants.resolve(self.preset, {}, self.players)
        changed = {name: each for name, each in options.items() if each != defaults[name]}
        return replace(self, options=changed)


def login_name(language: Language) -> str:
    """Return the name of the person at the keyboard, as far as the system knows it."""
    try:
        name = clean_name(getpass.getuser(), LONGEST_NAME)
    except (OSError, KeyError):
        name = ""
    return language.format("guest") if name in {"", "root"} else name.capitalize()


class SetupDialog:
    """Shows a set-up line by line and changes it as the person wishes."""

    def __init__(self, console: Console, read: Read, setup: Setup) -> None:
        self.console, self.read, self.setup = console, read, setup
        self.board, self.variants = setup.board, setup.variants
        self.sorry = ""  # said under the next list
        several = len(self.variants.editions) > 1
        self.lines = [line for line in LINES if several or line != "preset"]

    @property
    def language(self) -> Language:
        """Return the language of the set-up."""
        return Language(self.setup.language, self.board.ruleset.name, self.setup.preset)

    def run(self) -> Setup:
        """Return the set-up once the person is content with it."""
        while True:
            self._show(*self._welcome(), self._summary())
            typed = self.read("> ")
            if not typed:
                return self.setup
            line = self._line(typed)
            if line is None:
                self._not_understood(typed)
            else:
                getattr(self, f"_ask_{line}")()

    def _welcome(self) -> list[Text]:
        """Return the game's introduction."""
        has_any = self.language.has("cli-welcome")
        return [Text(f"  {self._say('welcome')}\n")] if has_any else []

    def _show(self, *parts: RenderableType) -> None:
        """Show *parts* on a fresh screen, and the last answer if it was not understood."""
        self.console.clear()
        title = manifest_of(self.board.ruleset.name).title
        self.console.print(Text(f"\n  {title}", style="bold cyan"))
        for part in parts:
            self.console.print(part)
        if self.sorry:
            self.console.print(Text(f"  {self.sorry}", style="yellow"))
        self.sorry = ""

    def _line(self, typed: str) -> str | None:
        if number := number_in(typed, range(1, len(self.lines) + 1)):
            return self.lines[number - 1]
        words = " ".join(plain_words(typed))
        titles = {line: " ".join(plain_words(self._say(f"line-{line}"))) for line in self.lines}
        return next((line for line in titles if words and titles[line].startswith(words)), None)

    def _summary(self) -> Table:
        grid = Table.grid(padding=(0, 2), pad_edge=True)
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column(no_wrap=True)
        grid.add_column(style="bold")
        for number, line in enumerate(self.lines, start=1):
            grid.add_row(str(number), self._say(f"line-{line}"), self._value(line))
        grid.add_row("", "", Text(self._say("start-hint"), style="dim"))
        return grid

    def _value(self, line: str) -> str:
        setup, language = self.setup, self.language
        if line == "bots":
            return language.list(bot_label(language, bot) for bot in setup.bots)
        if line == "preset":
            return named(language, f"preset-{setup.preset}")
        if line in {"extras", "house"}:
            extras = self.board.table_rules.extras
            chosen = [o for o in setup.options if (o in extras) == (line == "extras")]
            return "; ".join(self._chosen(option) for option in chosen) or self._say(f"no-{line}")
        if line == "language":
            return language.format("language-name")
        return str(setup.players if line == "players" else setup.name)

    def _chosen(self, option: str) -> str:
        return setting_text(self.language, option, self.setup.options[option])

    # --- the questions

    def _ask_name(self) -> None:
        typed = self.read(f"  {self._say('ask-name')} [{self.setup.name}] ")
        self.setup = replace(self.setup, name=clean_name(typed, LONGEST_NAME) or self.setup.name)

    def _ask_language(self) -> None:
        names = [Language(tag).format("language-name") for tag in LOCALES]
        place = self._choose("ask-language", names, LOCALES.index(self.setup.language))
        self.setup = replace(self.setup, language=LOCALES[place])

    def _ask_players(self) -> None:
        least, most = self.setup.edition.least, self.setup.edition.most
        while typed := self.read(f"  {self._say('ask-players')} [{self.setup.players}] "):
            if number := number_in(typed, range(least, most + 1)):
                self.setup = replace(self.setup, players=number).fitting()
                return
            sorry = self.language.format("cli-range", least=least, most=most)
            self.console.print(Text(f"  {sorry}", style="yellow"))

    def _ask_preset(self) -> None:
        presets = list(self.variants.editions)
        labels = [self._preset_label(preset) for preset in presets]
        place = presets.index(self.setup.preset)
        preset = presets[self._choose("ask-preset", labels, place)]
        self.setup = replace(self.setup, preset=preset).fitting()

    def _preset_label(self, preset: str) -> str:
        name = named(self.language, f"preset-{preset}")
        return _with_about(name, named(self.language, f"preset-{preset}.about"))

    def _ask_bots(self) -> None:
        game = self.board.ruleset.name
        bots = bots_for(game)
        labels = [
            _with_about(bot_label(self.language, level), self._about_level(level)) for level in bots
        ]
        played = self.setup.bots[0]
        place = bots.index(played if played in bots else usual_bot(game))
        self.setup = replace(self.setup, bots=(bots[self._choose("ask-bots", labels, place)],))

    def _about_level(self, level: str) -> str:
        name = f"level-{level}-{self.board.ruleset.name}"
        homes = self.board.table_rules.bots_when.get(level, ())
        if not holds_any(homes, self.setup.values, self.setup.players):
            name = f"{name}.elsewhere"
        return self.language.format(name) if self.language.has(name) else ""

    def _ask_extras(self) -> None:
        extras = self.board.table_rules.extras
        self._ask_options("ask-extras", extras, self._extra, self._switch)

    def _extra(self, option: str) -> str:
        name = f"cli-extra-{option.replace('_', '-')}"
        label = named(self.language, name if self.language.has(name) else option_id(option))
        off = self.setup.values[option] == self.variants.options[option].values[0]
        return f"{'☐' if off else '☑'} {label}"

    def _switch(self, option: str) -> None:
        """Give *option* the other of its first two values, if the number of players allows it."""
        players, both = self.setup.players, self.variants.options[option].values[:2]
        value = both[self.setup.values[option] == both[0]]
        if self.setup.can_have(option, value, players):
            self.setup = self.setup.choosing(option, value)
        else:
            name = named(self.language, option_id(option))
            self.sorry = self.language.format("cli-not-possible", option=name, players=players)

    def _ask_house(self) -> None:
        extras = self.board.table_rules.extras
        options = [option for option in self.variants.options if option not in extras]
        self._ask_options("ask-house", options, self._house_rule, self._ask_value)

    def _ask_options(
        self,
        question: str,
        options: Sequence[str],
        line: Callable[[str], RenderableType],
        change: Callable[[str], None],
    ) -> None:
        """List *options*, each with its *line*, and *change* those that are named or numbered."""
        while True:
            self._show(numbered(map(line, options)))
            typed = self.read(f"  {self._say(question)} ")
            if not typed:
                return
            for word in typed.replace(",", " ").split():
                if option := self._numbered_option(word, options):
                    change(option)

    def _house_rule(self, option: str) -> Text:
        name = named(self.language, option_id(option))
        value = value_label(self.language, option, self.setup.values[option])
        changed = option in self.setup.options
        line = Text.assemble(f"{name}: ", (value, "bold"), (" *" if changed else "", "yellow"))
        conditions = self.variants.options[option].matters
        if not holds_any(conditions, self.setup.values, self.setup.players):
            line.stylize("dim")  # it would change nothing at this table
        return line

    def _ask_value(self, option: str) -> None:
        values = self.variants.options[option].values
        labels = [value_label(self.language, option, value) for value in values]
        about = named(self.language, f"{option_id(option)}.about")
        place = self._choose("ask-value", labels, values.index(self.setup.values[option]), about)
        self.setup = self.setup.choosing(option, values[place])

    def _numbered_option(self, typed: str, options: Sequence[str]) -> str | None:
        """Return the option that *typed* names or numbers."""
        if number := number_in(typed, range(1, len(options) + 1)):
            return options[number - 1]
        if typed in options:
            return typed
        self._not_understood(typed)
        return None

    # --- asking

    def _choose(self, question: str, labels: Sequence[str], place: int, about: str = "") -> int:
        """Return the place of one of *labels*, chosen by its number or first letters."""
        while True:
            self._show(*([Text(f"  {about}\n")] if about else []), numbered(labels))
            typed = self.read(f"  {self._say(question)} [{place + 1}] ")
            if not typed:
                return place
            if number := number_in(typed, range(1, len(labels) + 1)):
                return number - 1
            words = " ".join(plain_words(typed))
            for at, label in enumerate(labels):
                if words and " ".join(plain_words(label)).startswith(words):
                    return at
            self._not_understood(typed)

    def _not_understood(self, typed: str) -> None:
        self.sorry = self.language.format("cli-not-understood", typed=typed)

    def _say(self, name: str) -> str:
        return self.language.format(f"cli-{name}")


def _with_about(name: str, about: str) -> str:
    return f"{name}: {about}" if about else name


def bot_label(language: Language, bot: str) -> str:
    """Return the name of a kind of bot."""
    name = f"level-{bot.partition(':')[0]}"
    return language.format(name) if language.has(name) else bot
