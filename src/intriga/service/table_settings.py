"""What the people at a table agree on besides the rules: time, talk, and who may watch."""

from typing import Final, Literal

from msgspec import Struct

REACTION: Final = range(6, 31)  # seconds that a window may stay open
TURN: Final = range(15, 301)  # seconds for a turn
FIXED: Final = ((4, 8), (6, 10), (10, 12))  # up to so many players: seconds of a fixed window
EARLIEST: Final = 2_000  # milliseconds before a window of several people may close


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run.

    ``windows`` says when a reaction window closes: among *friends* when everybody has answered,
    at the latest after ``reaction`` seconds (0: whenever they have); *fixed* after a time
    that depends on the number of players alone.  ``turn`` is for everything else that is
    asked, in seconds, 0 for no limit.  ``pace`` is how long bots seem to think, never a
    matter of their cards.  ``listed`` tables stand in the lobby and anybody may watch.
    ``memory`` shows the claims of each seat; ``open_cards`` shows all hands after the end.
    """

    windows: Literal["friends", "fixed"] = "friends"
    reaction: int = 12
    turn: int = 60
    pace: Literal["none", "brisk", "human"] = "human"
    listed: bool = False
    memory: bool = True
    open_cards: bool = True
