"""The table of actions: the cost, the claim and the blockers of each.

Tables are digits of one number, five bits an action, so that compiled rules
look them up with a shift; :func:`of` reads one.
"""

from typing import Final

from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    NOT_DUKE,
    Action,
)


def per_action(**values: int) -> int:
    """Return a table with a number from 0 to 31 for each action, as digits of one number."""
    return sum(value << 5 * Action[name] for name, value in values.items())


def of(table: int, action: int) -> int:
    """Return the number that *table* has for *action*."""
    return table >> 5 * action & 31


def any_of(*slots: int) -> int:
    """Return a set of characters."""
    return sum(1 << slot for slot in slots)


COUP_COST, ASSASSIN_COST, CONVERT_SELF, CONVERT_OTHER = 7, 3, 1, 2
MUST_COUP = 10  # COUP-TU-06
INCOME, AID, TAX, LOOT = 1, 2, 3, 2  # coins that an action gives
PATRON_KEEPS, PATRON_GIVES = 2, 1  # COUP-PA-02
AMBASSADOR_DRAWS, INQUISITOR_DRAWS = 2, 1  # cards of an exchange
COST = per_action(COUP=COUP_COST, ASSASSINATE=ASSASSIN_COST)  # paid when declared (AMB-19)
NUMBERS: Final = {
    "coup_cost": COUP_COST,
    "assassin_cost": ASSASSIN_COST,
    "convert_self": CONVERT_SELF,
    "convert_other": CONVERT_OTHER,
    "must_coup": MUST_COUP,
    "income": INCOME,
    "aid": AID,
    "tax": TAX,
    "loot": LOOT,
    **dict.fromkeys(("patron", "inquisitor", "lawyer"), 0),
}
"""The numbers in sentences; 0 for the characters that replace another: they are not there."""
CLAIM = per_action(  # the slot claimed, plus 1
    TAX=DUKE + 1,
    PATRON=DUKE + 1,
    ASSASSINATE=ASSASSIN + 1,
    STEAL=CAPTAIN + 1,
    EXCHANGE=AMBASSADOR + 1,
    EXAMINE=AMBASSADOR + 1,
    EMBEZZLE=NOT_DUKE + 1,
)
BLOCKED_BY = per_action(
    FOREIGN_AID=any_of(DUKE),
    ASSASSINATE=any_of(CONTESSA),
    STEAL=any_of(CAPTAIN, AMBASSADOR),
)
