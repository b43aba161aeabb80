"""Mixtures of variants: which editions and options the games of a recipe have, and how often."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.core.state import State


@dataclass(frozen=True)
class VariantPart:
    """One variant of a mixture: an *edition* with other *options*, in parts of all games."""

    edition: str
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    part: float = 1.0


@dataclass(frozen=True)
class VariantMixture:
    """A mixture of the variants of a *game*; tables are dealt those for their number of players."""

    game: str
    parts: Sequence[VariantPart]

    def fitting(self, players: int) -> list[VariantPart]:
        """Return the variants that so many *players* can play.

        Raises:
            BadOptions: there is none.
        """
        found = [each for each in self.parts if is_playable(self.game, each, players)]
        if not found:
            raise BadOptions("recipe", f"none of the variants is for {players} players")
        return found

    def variants(self, players: int, random: Random) -> Iterator[State]:
        """Yield states to deal from, for *players*, of each variant as often as its part says."""
        fitting = self.fitting(players)
        weights = [each.part for each in fitting]
        while True:
            (each,) = random.choices(fitting, weights)
            yield dealt(self.game, each.edition, each.options, players, random)


def is_playable(game: str, part: VariantPart, players: int) -> bool:
    """Say whether so many *players* can play *part*."""
    try:
        ruleset_of(game).options(part.edition, part.options, players)
    except BadOptions:
        return False
    return True


def dealt(
    game: str, edition: str, options: Mapping[str, Any], players: int, random: Random
) -> State:
    """Return a state of *game* to deal from, of a variant."""
    ruleset = ruleset_of(game)
    header = {
        "preset": edition,
        "options": dict(options),
        "seats": [str(seat) for seat in range(players)],
    }
    return ruleset.begin(ruleset.prepare(header, Seeded(random.getrandbits(32))))
