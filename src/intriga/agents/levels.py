"""The five levels that people choose from, and the styles."""

from collections.abc import Mapping
from typing import Final

# Weakest first.  The agent of each game, with its setting: the one table to change when a
# level is to be stronger or weaker.
LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "beginner": {"coup": "honest", "pot-de-vin": "impulse"},
    "casual": {"coup": "rule-of-thumb", "pot-de-vin": "rule-of-thumb"},
    "skilled": {"coup": "blend:0.7", "pot-de-vin": "policy:1.3"},
    "expert": {"coup": "blend:0.9", "pot-de-vin": "lookahead:30deals"},
    "master": {"coup": "lookahead", "pot-de-vin": "lookahead"},
}
# About as strong as the network; each has its own way.
STYLES: Final = ("cautious", "bluffer", "hunter")
# Who answers for a level until it is prepared, where nobody can wait for the compiler.
MEANWHILE: Final[Mapping[tuple[str, str], str]] = {
    ("coup", "master"): "expert",
    ("pot-de-vin", "expert"): "skilled",
    ("pot-de-vin", "master"): "skilled",
}


def meant_by_levels(game: str) -> dict[str, str]:
    """Return the agent that each level is in *game*, weakest first."""
    return {level: games[game] for level, games in LEVELS.items() if game in games}
