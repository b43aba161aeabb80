"""The population of a game: kinds of player, each with a fault that others can find and use.

A learner that meets only itself never learns to punish a fault that it does not have.  Some kinds
are held out of all training, so that they measure what a learner does against somebody new.
"""

from dataclasses import dataclass

from intriga.core.games import part_of


@dataclass(frozen=True, slots=True)
class PopulationMember:
    """A kind of player, by the name of its *agent*.

    Learners meet it in a share of their games with others; one that they meet in none is held
    out.
    """

    agent: str
    met: float = 1.0

    @property
    def held_out(self) -> bool:
        """Say whether no learner ever meets it."""
        return self.met == 0


def population_of(game: str) -> tuple[PopulationMember, ...]:
    """Return the population of *game*.

    Raises:
        BadOptions: there is no such game, or it has none.
    """
    found: tuple[PopulationMember, ...] = part_of(game, "population")
    return found
