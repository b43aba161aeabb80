"""How far the master of Coup looks ahead: not at all with two players, where it gains nothing.

A look takes all others to play as the network does, and so misses what one-sided players do wrong,
which the network has learned to see (``docs/reference/strength.md`` has the figures).
"""

from typing import Final

from intriga.agents.lookahead import Budget

BUDGET: Final = Budget(fewest=3)
