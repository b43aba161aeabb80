"""The plan of a data set: which games are in it, and who plays them.

Every game follows from the plan and its number alone.  So a data set has the same bytes however
often its making was interrupted, and however many processes made it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from random import Random
from typing import Any, Final

from intriga.agents.base import digest_of
from intriga.agents.policy import fingerprint
from intriga.agents.registry import agent, meant_by_levels
from intriga.core.agent import Agent
from intriga.core.chance import Seeded, by_number
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import BadOptions
from intriga.core.games import population_of
from intriga.core.ruleset import Json, Ruleset

FORMAT: Final = 1
SHARD: Final = 1000  # games: some ten seconds of play, which an interruption loses
POPULATION: Final = "population"


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """Which *games* a data set has: their rules, the number of *players*, and who plays.

    For each seat of each game an agent is drawn by the weights in *agents*, which come from the
    names *asked* for (:func:`weights_of`).  *guests* are those of them that are no part of the
    package, by name.
    """

    ruleset: Ruleset[Any, Any]
    asked: Sequence[str]
    agents: Mapping[str, float]
    games: int
    players: int
    edition: str
    options: Mapping[str, object] = field(default_factory=dict[str, object])
    seed: int = 0
    guests: Mapping[str, Agent] = field(default_factory=dict[str, Agent])
    games_a_shard: int = SHARD

    @property
    def shards(self) -> range:
        """Return the numbers of the shards."""
        return range(-(-self.games // self.games_a_shard))

    def games_of(self, shard: int) -> range:
        """Return the numbers of the games in *shard*."""
        first = shard * self.games_a_shard
        return range(first, min(first + self.games_a_shard, self.games))

    def seated(self, number: int) -> list[str]:
        """Return the names of the agents in game *number*, by seat."""
        names, weights = [*self.agents], [*self.agents.values()]
        return Random(f"{self.seed}-{number}").choices(names, weights, k=self.players)  # noqa: S311

    def chances(self, number: int) -> list[Random]:
        """Return the chance of each seat in game *number*."""
        return [Random(f"{self.seed}-{number}-{seat}") for seat in range(self.players)]  # noqa: S311

    def dealer(self, number: int) -> Seeded:
        """Return the source of the cards of game *number*."""
        return by_number(number, self.seed)

    def header(self, number: int) -> Json:
        """Return the head of game *number*, before anything is drawn."""
        return {
            "preset": self.edition,
            "options": dict(self.options),
            "seats": self.seated(number),
            "id": f"{self.seed}-{number}",
        }

    def made_agents(self) -> dict[str, Agent]:
        """Return the agents by name.

        Raises:
            BadOptions: an unknown agent.
        """
        game = self.ruleset.name
        return {name: self.guests.get(name) or agent(name, game) for name in self.agents}

    def heading(self) -> Json:
        """Return what all files of the data set have in common, as its manifest says it.

        Raises:
            BadOptions: an unknown agent.
        """
        game, made = self.ruleset.name, self.made_agents()
        return {
            "dataset": FORMAT,
            "game": game,
            "version": self.ruleset.version,
            "edition": self.edition,
            "options": dict(self.options),
            "players": self.players,
            "games": self.games,
            "games_a_shard": self.games_a_shard,
            "most_decisions": MOST_DECISIONS,
            "seed": self.seed,
            "agents": dict(self.agents),
            "sha256": {name: digest_of(each) for name, each in made.items() if digest_of(each)},
            "network": fingerprint(game),
            "levels": meant_by_levels(game),
            "intriga": version("intriga"),
            "pyarrow": version("pyarrow"),
        }


def weights_of(names: Sequence[str], game: str) -> dict[str, float]:
    """Return how often each agent of *names* takes a seat; the sum is 1.

    A name that stands there twice counts twice.  The word ``population`` stands for the kinds of
    player that *game* has for its learners, each as often as they meet it.

    Raises:
        BadOptions: no names, or the game has no population.
    """
    if not names:
        raise BadOptions("agents", "a data set needs at least one agent")
    weights: dict[str, float] = {}
    for name, weight in _parts(names, game):
        weights[name] = weights.get(name, 0.0) + weight / len(names)
    return weights


def _parts(names: Sequence[str], game: str) -> Iterator[tuple[str, float]]:
    for name in names:
        if name != POPULATION:
            yield name, 1.0
            continue
        members = [member for member in population_of(game) if not member.held_out]
        total = sum(member.met for member in members)
        yield from ((member.agent, member.met / total) for member in members)
