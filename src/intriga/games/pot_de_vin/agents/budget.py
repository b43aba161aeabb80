"""How far the master of Pot de Vin looks ahead: whole deals, since cards count more than lies."""

from typing import Final

from intriga.agents.lookahead import Budget

BUDGET: Final = Budget(rare=0.0, temperature=0.005, playouts=600, halved=True, positions=100_000)
