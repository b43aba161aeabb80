"""Intriga with another price in the rules of Coup: an assassination costs 2 coins.

Every text and screen takes the price from the rules, so all change with this one number.  A
module that is imported before the rules puts it there, for its own process.
"""

import sys
from pathlib import Path

from intriga.games.coup import action_table

USUAL, CHEAP = 3, 2
PRICES = "COUP_COST, ASSASSIN_COST, CONVERT_SELF, CONVERT_OTHER = 7, {}, 1, 2"


def change() -> None:
    """Change the price in the rules, which nothing may have imported yet.

    Raises:
        RuntimeError: it is too late, or the rules have another line for prices.
    """
    if "intriga.games.coup.rules.legal" in sys.modules:
        raise RuntimeError("the rules of Coup were imported before their prices changed")
    source = Path(action_table.__file__).read_text(encoding="utf-8")
    usual, cheap = PRICES.format(USUAL), PRICES.format(CHEAP)
    if usual not in source:
        raise RuntimeError(f"{action_table.__file__} has no line {usual!r}")
    code = compile(source.replace(usual, cheap), action_table.__file__, "exec")
    exec(code, action_table.__dict__)  # noqa: S102  our own text


change()
