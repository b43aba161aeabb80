"""The variants of Coup as data: options, presets, and their checks.

An option is fixed at the deal.  Those that the rules read during play are
fields of the state (``field``); the others steer the set-up alone.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from intriga.core.errors import BadOptions

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the deal.

    ``values`` has the default first.  ``field`` names the number of the state
    that holds it: truth values and numbers as they are, words by their place in
    ``values`` (0, 1, …).  ``rules`` are the rule ids it settles.
    """

    name: str
    values: tuple[Value, ...]
    rules: str
    field: str | None = None

    def code(self, value: Value) -> int:
        """Return the number that stands for *value* in a state."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def value(self, code: int) -> Value:
        """Return the value that *code* stands for; the reverse of :meth:`code`."""
        return next(value for value in self.values if self.code(value) == code)


OPTIONS: Final[dict[str, Option]] = {
    option.name: option
    for option in (
        Option("slot_duke", ("duke", "patron"), "COUP-PA-01", "patron"),
        Option("slot_ambassador", ("ambassador", "inquisitor"), "COUP-IQ-01", "inquisitor"),
        Option("slot_contessa", ("contessa", "lawyer"), "COUP-LA-01", "lawyer"),
        Option("reforma", (False, True), "COUP-RF-01", "reforma"),
        Option("art_mode", ("same", "distinct"), "COUP-SU-09, AMB-83", "distinct"),
        Option("two_player_setup", ("normal", "sets"), "COUP-2P-02, AMB-38", "sets"),
        Option("two_player_first_coins", (1, 2), "COUP-2P-01, AMB-39", "first_coins"),
        Option(
            "declared_coup", ("off", "coup", "coup+assassinate"), "COUP-2P-04, AMB-49", "declared"
        ),
        Option("declared_exchange", ("always", "on_miss", "never"), "AMB-45", "declared_exchange"),
        Option("decline_proof", (True, False), "COUP-CL-05, AMB-13", "decline_proof"),
        Option("response_order", ("arrival", "clockwise"), "AMB-02", "clockwise"),
        Option("block_after_own_challenge", (True, False), "AMB-06", "block_after_own_challenge"),
        Option("fa_reblock", (False, True), "AMB-09", "fa_reblock"),
        Option("steal_from_empty", (True, False), "AMB-29", "steal_from_empty"),
        Option("embezzle_empty", (True, False), "AMB-65", "embezzle_empty"),
        Option("embezzle_loss", ("choice", "duke_and_redraw"), "AMB-67", "duke_and_redraw"),
        Option("examine_choice", ("target", "random"), "AMB-50", "examine_random"),
        Option("examine_block", ("none", "contessa"), "AMB-51", "examine_block"),
        Option("examine_replace", ("draw_first", "return_first"), "AMB-52", "return_first"),
        Option("examine_own_faction", (True, False), "AMB-71", "examine_own_faction"),
        Option("patron_own_faction", (True, False), "AMB-71, AMB-81", "patron_own_faction"),
        Option("lawyer_challengeable", (True, False), "AMB-75", "lawyer_challengeable"),
        Option("treasury", ("unlimited", "finite"), "AMB-34", "finite"),
        Option("first_player", ("previous_winner_else_random", "random", "fixed"), "AMB-01a"),
        Option("talk_ambassador_ban", (False, True), "COUP-NE-04, AMB-85"),
        Option("factions_start", ("choose", "random"), "COUP-RF-02, AMB-73", "factions_dealt"),
    )
}

RULE_OPTIONS: Final[dict[str, Option]] = {
    option.field: option for option in OPTIONS.values() if option.field
}

ALWAYS, ON_MISS, NEVER = range(3)  # declared_exchange
DECLARED_OFF, DECLARED_COUP, DECLARED_BOTH = range(3)  # declared_coup


@dataclass(frozen=True, slots=True)
class Preset:
    """An edition of the game: its defaults, its coins and how many may play."""

    name: str
    coins: int
    most: int
    differs: Mapping[str, Value] = field(default_factory=dict[str, Value])


PRESETS: Final[dict[str, Preset]] = {
    preset.name: preset
    for preset in (
        Preset("coup-br", coins=54, most=10, differs={"two_player_setup": "sets"}),
        Preset(
            "urbis-reforma",
            coins=65,
            most=10,
            differs={"decline_proof": False, "talk_ambassador_ban": True},
        ),
        Preset("coup-es", coins=50, most=6),  # AMB-87: three copies of each card
    )
}


def resolve(preset: str, options: Mapping[str, object], players: int) -> dict[str, Value]:
    """Return the value of every option for a game of *preset* with *options* changed.

    Raises:
        BadOptions: an unknown preset, option or value, or a number of players
            that the edition has no cards for.
    """
    edition = PRESETS.get(preset)
    if edition is None:
        known = ", ".join(PRESETS)
        raise BadOptions("preset", f"there is no preset {preset!r}; there are {known}")
    if not 2 <= players <= edition.most:
        raise BadOptions("players", f"{preset} is for 2 to {edition.most} players, not {players}")
    values: dict[str, Value] = {name: option.values[0] for name, option in OPTIONS.items()}
    values.update(edition.differs)
    for name, value in options.items():
        values[name] = checked(name, value)
    return values


def checked(name: str, value: object) -> Value:
    """Return *value* if the option *name* may have it.

    Raises:
        BadOptions: an unknown option or value.
    """
    option = OPTIONS.get(name)
    if option is None:
        raise BadOptions(name, f"there is no option {name!r}")
    for allowed in option.values:
        if type(allowed) is type(value) and allowed == value:
            return allowed
    choices = ", ".join(str(allowed).lower() for allowed in option.values)
    raise BadOptions(name, f"{name} is one of {choices}, not {value!r}")


def parsed(name: str, word: str) -> Value:
    """Return the value that *word* writes for the option *name*, as on a command line.

    Raises:
        BadOptions: an unknown option or value.
    """
    option = OPTIONS.get(name)
    words = {str(value).lower(): value for value in option.values} if option else {}
    return checked(name, words.get(word.lower(), word))


def parse_options(text: str) -> dict[str, Value]:
    """Return the options that *text* writes as ``name=value,name=value``.

    Raises:
        BadOptions: another form, or an unknown option or value.
    """
    options: dict[str, Value] = {}
    for pair in filter(None, (pair.strip() for pair in text.split(","))):
        name, equals, word = (part.strip() for part in pair.partition("="))
        if not equals:
            raise BadOptions("options", f"an option is written name=value, not {pair!r}")
        options[name] = parsed(name, word)
    return options
