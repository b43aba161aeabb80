"""Variants as data: the options and editions of a game, and their checks."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from numbers import Integral
from typing import Any, Final, cast

from msgspec import Struct

from intriga.core.errors import BadOptions, guess, unknown

STATED: Final = re.compile(r"\b[A-Z]+-[A-Z0-9]+-\d+\b")
Plain = str | int | bool
Value = Plain | dict[str, Any]


class When(Struct, frozen=True):
    """A condition on a table: its number of players, and options with one of these values.

    An empty part always holds.
    """

    players: tuple[int, ...] = ()
    options: Mapping[str, tuple[Plain, ...]] = {}

    def holds(self, values: Mapping[str, Value], players: int) -> bool:
        """Say whether it holds at a table of *players* players with these *values*."""
        return (not self.players or players in self.players) and all(
            values.get(name) in wanted for name, wanted in self.options.items()
        )


def holds_any(conditions: Sequence[When], values: Mapping[str, Value], players: int) -> bool:
    """Say whether one of *conditions* holds at a table; so it does where there is none."""
    return not conditions or any(each.holds(values, players) for each in conditions)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the deal.

    ``values`` has the default first.  ``field`` names the number of the state
    that holds it: truth values and numbers as they are, words by their place in
    ``values`` (0, 1, …); options without one steer the set-up alone.  ``rules``
    are the rule ids it settles.  It changes something only where one of the conditions
    ``matters`` holds, always where there is none.
    """

    name: str
    values: tuple[Plain, ...]
    rules: str
    field: str | None = None
    matters: tuple[When, ...] = ()

    def code(self, value: Plain) -> int:
        """Return the number that stands for *value* in a state."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def value(self, code: int) -> Plain:
        """Return the value that *code* stands for; the reverse of :meth:`code`."""
        return next(value for value in self.values if self.code(value) == code)

    def checked(self, value: object) -> Value:
        """Return *value* if the option may have it.

        Raises:
            BadOptions: another value.
        """
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise BadOptions(self.name, self._refusal(value))

    def _refusal(self, value: object) -> str:
        """Return why *value* is none of the option's, with the nearest that is."""
        refusal = f"{self.name} is one of {', '.join(self.words)}, not "
        if isinstance(value, str) and value in self.words:
            return f"{refusal}the text {value!r}"
        return f"{refusal}{value!r}{guess(value, self.words) if isinstance(value, str) else ''}"

    def parsed(self, word: str) -> Value:
        """Return the value that *word* writes, as on a command line.

        Raises:
            BadOptions: a word that writes none.
        """
        return self.checked(self.words.get(word.lower(), word))

    @property
    def stated(self) -> list[str]:
        """Return the ids of the rules that a rule book states and the help says.

        A ruling of our own, ``AMB-09``, has no place of its own there.
        """
        return STATED.findall(self.rules)

    @property
    def words(self) -> dict[str, Plain]:
        """Return how each value is written."""
        return {str(value).lower(): value for value in self.values}


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition of a game: how many may play it, and the defaults that are its own.

    ``recorded`` are the values that a record means by saying nothing, where these are no
    longer the defaults: a default may change, an old record may not.
    """

    name: str
    least: int
    most: int
    differs: Mapping[str, Value] = field(default_factory=dict[str, Value])
    recorded: Mapping[str, Value] = field(default_factory=dict[str, Value])


class Variants:
    """All variants of a game.

    ``options`` and ``editions`` are by name, ``rule_options`` by the field of the
    state that holds the option.
    """

    def __init__(self, options: Iterable[Option], editions: Iterable[Edition]) -> None:
        self.options: Final = {option.name: option for option in options}
        self.editions: Final = {edition.name: edition for edition in editions}
        self.rule_options: Final = {
            option.field: option for option in self.options.values() if option.field
        }

    def resolve(self, preset: str, changed: Mapping[str, object], players: int) -> dict[str, Value]:
        """Return the value of every option for a game of *preset* with *changed* options.

        Raises:
            BadOptions: an unknown edition, option or value, or a number of players
                that the edition is not for.
        """
        edition = self.editions.get(preset)
        if edition is None:
            raise BadOptions("preset", unknown("edition", preset, self.editions))
        if not isinstance(players, Integral) or not edition.least <= players <= edition.most:
            wanted = f"{edition.least} to {edition.most} players"
            raise BadOptions("players", f"{preset} is for {wanted}, not {players!r}")
        values: dict[str, Value] = {name: each.values[0] for name, each in self.options.items()}
        values.update(edition.differs)
        for name, value in changed.items():
            values[name] = self.option(name).checked(value)
        return values

    def holds_for(self, known: Mapping[str, Collection[int]], codes: Mapping[str, int]) -> bool:
        """Say whether something that holds for the codes *known*, by field, does so for *codes*.

        Of an option that is not *known* it holds for the value that games had before there was
        that option, and for no other.
        """
        return all(
            code in known[name] if name in known else code == self.before(name)
            for name, code in codes.items()
        )

    def before(self, name: str) -> int | None:
        """Return the code that games had before there was the option of the field *name*.

        None where editions differ in that.
        """
        option = self.rule_options[name]
        recorded = [each.recorded for each in self.editions.values()]
        meant = [values.get(option.name, option.values[0]) for values in recorded]
        codes = {option.code(cast("Plain", value)) for value in meant}
        return codes.pop() if len(codes) == 1 else None

    def read(self, preset: str, written: Mapping[str, object]) -> dict[str, object]:
        """Return the options that a record means that has *written* some."""
        edition = self.editions.get(preset)
        return {**edition.recorded, **written} if edition else dict(written)

    def meant(self, preset: str, written: Mapping[str, object], players: int) -> dict[str, object]:
        """Return the options *written*, and those that matter and are meant without being written.

        Raises:
            BadOptions: as :meth:`resolve`.
        """
        values = self.resolve(preset, self.read(preset, written), players)
        unsaid = {
            name: value
            for name, value in self.editions[preset].recorded.items()
            if holds_any(self.option(name).matters, values, players)
        }
        return {**unsaid, **written}

    def written(
        self, preset: str, changed: Mapping[str, object], players: int
    ) -> dict[str, object]:
        """Return the options to be written in the record of a new game: the reverse of `read`.

        They are those *changed*, and the defaults that an older record did not mean, as far as
        they matter at a table of *players* players.

        Raises:
            BadOptions: as :meth:`resolve`.
        """
        values = self.resolve(preset, changed, players)
        later = {
            name: values[name]
            for name, meant in self.editions[preset].recorded.items()
            if values[name] != meant and holds_any(self.option(name).matters, values, players)
        }
        return {**changed, **later}

    def option(self, name: str) -> Option:
        """Return the option called *name*.

        Raises:
            BadOptions: there is none.
        """
        if name not in self.options:
            raise BadOptions(name, self._no_option(name))
        return self.options[name]

    def _no_option(self, name: object) -> str:
        """Return the sentence for a *name* that no option has; it may be the value of one."""
        for option in self.options.values():
            if name in option.values and isinstance(name, str):
                return f"there is no option {name!r}; {option.name} may be {name!r}"
        return unknown("option", name, self.options)

    def parse(self, text: str) -> dict[str, Value]:
        """Return the options that *text* writes as ``name=value,name=value``.

        Raises:
            BadOptions: another form, or an unknown option or value.
        """
        options: dict[str, Value] = {}
        for pair in filter(None, (pair.strip() for pair in text.split(","))):
            name, equals, word = (part.strip() for part in pair.partition("="))
            if not equals:
                raise BadOptions("options", f"an option is written name=value, not {pair!r}")
            options[name] = self.option(name).parsed(word)
        return options
