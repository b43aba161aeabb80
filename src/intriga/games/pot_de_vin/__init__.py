"""Pot de Vin, for three to six players, alone or in pairs."""

from typing import Final

from intriga.core.manifest import Manifest

GAME: Final = Manifest(
    name="pot-de-vin",
    title="Pot de Vin",
    package=__name__,
    ruleset="ruleset:POT_DE_VIN",
    table_rules="table_rules:TABLE_RULES",
    board="board:BOARD",
)
