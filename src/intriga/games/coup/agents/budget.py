"""How far the master of Coup looks ahead: with two players it asks the critic at once.

Then playing on wins less from one-sided players (``docs/reference/strength.md`` has the figures).
"""

from typing import Final

from intriga.agents.lookahead import Budget

BUDGET: Final = Budget(
    worlds=32,
    deals=128,
    rare=0.03,
    temperature=0.04,
    sharpness=2.0,
    at_once=2,
    positions=80,
)
