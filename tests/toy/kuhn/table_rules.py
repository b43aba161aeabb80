"""Kuhn poker, as a table hosts it."""

from typing import Final

from intriga.core.table_rules import SEAT_KEYS, TableRules
from tests.toy.kuhn.ruleset import KUHN
from tests.toy.kuhn.state import KuhnState
from tests.toy.kuhn.view import KuhnView


class KuhnTableRules(TableRules[KuhnState, KuhnView]):
    """All that a table need know besides the rules."""

    ruleset = KUHN
    players = 2
    seat_keys = SEAT_KEYS | {"bettor", "folded", "shown"}


TABLE_RULES: Final = KuhnTableRules()
