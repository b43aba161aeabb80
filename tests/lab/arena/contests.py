"""Small contests of Coup and agents that tell what they mix."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from intriga.games.coup.ruleset import COUP
from intriga.lab.arena.contest import Contest, ContestKind


class Open:
    """Chooses blindly and says so."""

    def act(self, view: object, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        return random.choice(legal)

    def weigh(self, view: object, legal: Sequence[int]) -> list[float]:  # noqa: ARG002
        return [1 / len(legal)] * len(legal)


def contest(*agents: str, players: tuple[int, ...] = (2,), **changes: object) -> Contest:
    """Return a contest of two or more agents."""
    made = Contest(COUP, agents or ("honest", "uniform"), players, "coup-es", seed=11)
    fields: Any = changes
    return replace(made, **fields)


CROSS = frozenset({ContestKind.CROSS})
MIXED = frozenset({ContestKind.MIXED})
