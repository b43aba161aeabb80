"""Worlds as a seat may take them to be, by all that it has seen of a game.

With two players they were followed along the game with others of every kind in them
(:mod:`intriga.analysis.particles`), which is nearer to the truth than what the network guesses from
a view alone, whoever plays.  With more players some hundred worlds thin out, and the guess is the
nearer one (``benchmarks/bench_beliefs.py``).
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.kind_reader import OWN_KIND, own_kind_reader
from intriga.agents.lookahead import Lookahead
from intriga.agents.opponent_model import own_opponent_model
from intriga.agents.population_members import population_of
from intriga.analysis.beliefs import guessed
from intriga.analysis.particles import PARTICLES, Population, followed
from intriga.core.compiled.worlds import Worlds, drawn_places, numbers
from intriga.core.games import manifest_of

if TYPE_CHECKING:
    from intriga.core.game import Game

FEW: Final = 2  # players, with whom some hundred worlds are enough
OWN: Final = 0.5  # of the others, before anything was seen, who answer as the network does


@cache
def population_met(game: str) -> tuple[float, ...]:
    """Return how often one meets each kind that the reader of *game* knows, 1 in all.

    Raises:
        BadOptions: the game has no reader.
    """
    met = {member.agent: member.met for member in population_of(game)}
    found = np.array([met.get(kind, 0.0) for kind in own_kind_reader(game).kinds])
    found[OWN_KIND] = 0
    found *= (1 - OWN) / found.sum()
    found[OWN_KIND] = OWN
    return tuple(found.tolist())


def has_posterior(game: str) -> bool:
    """Say whether all that *game* needs for a posterior comes with it."""
    manifest = manifest_of(game)
    return bool(manifest.opponents and manifest.reader and manifest.holdings)


def believed(game: "Game[Any, Any]", seat: int, master: Lookahead, number: int, key: int) -> Worlds:
    """Return so many worlds that *seat* of *game* cannot rule out, each as likely as another.

    They follow from *key*.  Of the game nothing is used but what the seat has seen.

    Raises:
        BadOptions: the game has no reader.
    """
    if game.players <= FEW:
        name = game.ruleset.name
        population = Population(master.network, own_opponent_model(name), population_met(name))
        particles = followed(game, seat, population, number=max(PARTICLES, number), key=key)
        found, likely = particles.worlds, particles.chances
    else:
        found, likely = guessed(master, game.view(seat), seat, key)
    places = drawn_places(likely, number, np.random.default_rng([key, 5]))
    worlds = Worlds(master.dialect, found.games[places], numbers(number, key))
    worlds.ask(seat)
    return worlds
