"""The settings of a table besides the rules: time, talk, and who may watch."""

from collections.abc import Iterable
from typing import Final, Literal

from msgspec import Struct

from intriga.core.options import Plain, When

Pace = Literal["none", "brisk", "human"]
"""How long bots seem to think."""
REACTION: Final = range(6, 31)  # seconds that a window may stay open
TURN: Final = range(15, 301)  # seconds for a turn
BANK: Final = range(10, 301)  # seconds of a time bank
SERIES: Final = range(2, 11)  # games that win a series
DELAY: Final = range(10, 601)  # seconds by which those who watch see a game later
FIXED: Final = ((4, 8), (6, 10), (10, 12))  # most players, seconds of a fixed window
EARLIEST: Final = 2_000  # milliseconds before a window of several people may close


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run.

    ``windows`` says when a reaction window closes: among *friends* when everybody has answered,
    at the latest after ``reaction`` seconds (0: whenever they have), or twice as many where the
    target of an action is one of them; *fixed* after a time that depends on the number of players
    alone.  ``turn`` is for everything else that is asked, in seconds, 0 for no limit: friends begin
    without clocks.  ``bank`` is the time bank of each person, in seconds a game: what a turn takes
    beyond ``turn`` is drawn from it.
    ``pace`` is how long bots seem to think, never a matter of their cards; with *none* they take
    the time that they need.  ``listed`` tables stand in the lobby and anybody may watch.
    ``memory`` shows the claims of each seat; ``open_cards`` shows all hands after the end.
    ``acquainted`` bots get to know how the others play, from one game to the next.
    ``gallery`` lets those talk, too, who only watch; they see a game ``delay`` seconds late.
    ``series`` is the number of games that wins the series, 0 for none.
    """

    windows: Literal["friends", "fixed"] = "friends"
    reaction: int = 0
    turn: int = 0
    bank: int = 60
    pace: Pace = "human"
    listed: bool = False
    memory: bool = True
    open_cards: bool = True
    acquainted: bool = False
    series: int = 0
    gallery: bool = True
    delay: int = 0


SettingName = Literal[
    "windows",
    "reaction",
    "turn",
    "bank",
    "pace",
    "listed",
    "memory",
    "open_cards",
    "acquainted",
    "series",
    "gallery",
    "delay",
]
EVERYWHERE: Final[frozenset[SettingName]] = frozenset(
    {"turn", "bank", "pace", "listed", "open_cards", "series", "gallery", "delay"}
)
"""The settings that matter in every game; a game's table rules name the others that do."""


class OfferedSetting(Struct, frozen=True):
    """The choices that a set-up offers for one setting.

    Numbers are seconds, those of ``series`` games.  It changes something where one of the
    conditions ``matters`` holds among the settings, always where there is none.
    """

    name: SettingName
    values: tuple[Plain, ...]
    matters: tuple[When, ...] = ()

    @property
    def default(self) -> Plain:
        """The value that it has where nobody says."""
        value: Plain = getattr(Settings(), self.name)
        return value


_TURNS: Final = (0, 15, 30, 60, 90, 120, 180, 300)

SETTINGS: Final = (
    OfferedSetting("series", (0, *SERIES)),
    OfferedSetting("windows", ("friends", "fixed")),
    OfferedSetting(
        "reaction", (0, 6, 8, 10, 12, 15, 20, 30), (When(options={"windows": ("friends",)}),)
    ),
    OfferedSetting("turn", _TURNS),
    OfferedSetting("bank", (0, 30, 60, 120, 300), (When(options={"turn": _TURNS[1:]}),)),
    OfferedSetting("pace", ("none", "brisk", "human")),
    OfferedSetting("listed", (False, True)),
    OfferedSetting("gallery", (False, True)),
    OfferedSetting("delay", (0, 30, 60, 120, 300)),
    OfferedSetting("memory", (False, True)),
    OfferedSetting("open_cards", (False, True)),
    OfferedSetting("acquainted", (False, True)),
)


def settings_for(names: Iterable[str]) -> list[OfferedSetting]:
    """Return the settings that matter in a game that names *names* of them."""
    wanted = EVERYWHERE.union(names)
    return [setting for setting in SETTINGS if setting.name in wanted]
