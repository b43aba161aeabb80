"""An agent that tries every action in many deals that it cannot tell apart."""

import re
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from intriga.core.chance import Seeded
from intriga.core.compiled.search import Search, prepare
from intriga.core.errors import BadOptions
from intriga.core.games import dialect_of
from intriga.games.pot_de_vin.view.sampling import sample_state
from intriga.games.pot_de_vin.view.view import PotDeVinView

BUDGET: Final = "100ms"
ROUND: Final = 16  # deals between two looks at the clock


class Searching:
    """Perfect-information Monte Carlo (:mod:`intriga.core.compiled.search`), from the view alone.

    With a budget of time the same position may be answered otherwise the next
    time; with a budget of deals the answer follows from the numbers given.
    """

    def __init__(self, budget: str = BUDGET) -> None:
        """Take a budget for each decision: milliseconds, ``100ms``, or deals, ``500deals``.

        Raises:
            BadOptions: another budget.
        """
        found = re.fullmatch(r"([1-9][0-9]{0,6})(ms|deals)", budget)
        if found is None:
            raise BadOptions("agents", f"a budget is as 100ms or 500deals, not {budget!r}")
        number = int(found[1])
        self.seconds = number / 1000 if found[2] == "ms" else None
        self.deals = number if found[2] == "deals" else None

    def prepare(self) -> None:
        """Compile the search, or load it from the cache."""
        prepare(dialect_of("pot-de-vin"))

    def act(self, view: PotDeVinView, legal: Sequence[int], random: Random) -> int:
        """Return the action of *legal* that won most on average."""
        if len(legal) == 1:
            return legal[0]
        begun = perf_counter()
        key = random.getrandbits(32)
        world = sample_state(view, Seeded(key, 1))
        seat = next(seat for seat in view.awaiting if seat == view.seat)
        search = Search(dialect_of("pot-de-vin"), world, seat, legal, key)
        search.weigh(self.deals or ROUND)  # however short the time
        while self.seconds is not None and perf_counter() - begun < self.seconds:
            search.weigh(ROUND)
        return search.best
