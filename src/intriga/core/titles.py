"""What people may be remembered by after an evening of a game, as a game's manifest offers it.

A title is given for deeds: facts of finished games, found by program in their records.  Nobody
has it without one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from intriga.core.message import Value
from intriga.core.record import Record


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that *seat* did in a finished game, which counts for the title *title*.

    ``weight`` is how much it counts, ``step`` the step of the replay in which it was done.
    ``args`` are those of the sentence ``title-<title>-told``; where the deeds of a title are
    added up so are their numbers.
    """

    title: str
    seat: int
    weight: float
    step: int
    args: Mapping[str, Value] = field(default_factory=dict[str, Value])


@dataclass(frozen=True, slots=True)
class Title:
    """A title: ``title-<name>`` is what it is called, ``title-<name>-about`` how it is measured.

    It goes to the greatest deed or, where it ``adds``, to the one whose deeds weigh most together.
    What weighs less than ``least`` brings nobody a title.
    """

    name: str
    least: float
    adds: bool = False


@dataclass(frozen=True, slots=True)
class Titles:
    """The titles of a game, and the deeds that count for them in the record of one.

    Those that ``tells_hidden`` are only for tables that open their cards.
    """

    titles: tuple[Title, ...]
    deeds: Callable[[Record], list[Deed]]
    tells_hidden: bool
