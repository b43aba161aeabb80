"""What a game's rules offer by number, to whatever plays many games at once."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from intriga.core.chance import Seeded
from intriga.core.state import Kind, dtype

MOST_DECISIONS: Final = 5_000  # a game cut off here keeps every number within its field
CHANCE: Final = dtype(Seeded.FIELDS)


@dataclass(frozen=True)
class Dialect:
    """What a game's rules offer by number; all functions are in the rules' dialect."""

    name: str
    fields: Mapping[str, Kind]
    modules: Sequence[ModuleType]  # all that the functions below may call
    deal: Callable[..., None]  # (s, c)
    step: Callable[..., None]  # (s, seat, action, c)
    is_over: Callable[..., bool]  # (s)
    winners: Callable[..., int]  # (s), a set of seats
    sides: Callable[..., int]  # (s), how many sides there are, all of the same number of seats
    to_move: Callable[..., int]  # (s)
    random_action: Callable[..., int]  # (s, seat, c)
    first_page: Callable[..., int]  # (s), the first page that may hold legal actions
    last_page: Callable[..., int]  # (s)
    legal_actions: Callable[..., int]  # (s, seat, page)
    view: Callable[..., None]  # (s, seat, out)
    actions: int  # action ids are below it
    page: int  # action ids on a page
    pages: int
    width: int  # numbers in a view
    # deals anew what a seat does not see, for core/search.py; a game may do without
    redeal: Callable[..., None] | None = None  # (s, seat, c)
    # plays on sensibly where all hands are known, for core/search.py; at random where none is given
    rollout_action: Callable[..., int] | None = None  # (s, seat, c)

    def __hash__(self) -> int:
        """Tell dialects apart by name."""
        return hash(self.name)
