"""How often an agent gives each answer to a question."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.asking import answer_of, weighed
from intriga.analysis.trying import OpenQuestion, answered
from intriga.core.agent import Agent
from intriga.core.chance import checked_seed
from intriga.core.errors import BadOptions
from intriga.matches.aivat import Mixed

if TYPE_CHECKING:
    from intriga.core.game import Game

ASKED: Final = 200  # how often one is asked that does not tell its probabilities


def choices(
    game: "Game[Any, Any]", seat: int, agent: Agent, *, asked: int = ASKED, seed: int = 0
) -> Sequence[float]:
    """Return how often *agent* gives each answer open to *seat*, in the order of its advice.

    An agent that tells its probabilities is believed; another is *asked* so often, and its
    answers are counted.  The same *seed* gives the same counts.

    Raises:
        BadOptions: *seat* is not asked.
        AgentFailed: *agent* answers what is not legal, or tells probabilities that cannot be.
    """
    if seat not in game.awaiting:
        raise BadOptions("seat", f"seat {seat} is not asked; {game.awaiting} are")
    chance = Random(checked_seed(seed))  # noqa: S311  to be repeatable

    def weigh(view: Any, legal: Sequence[int]) -> Sequence[float]:  # noqa: ANN401  of its game
        if isinstance(agent, Mixed):
            return weighed(agent, view, legal)
        given = [answer_of(agent, view, legal, chance) for _ in range(asked)]
        return [given.count(action) / asked for action in legal]

    return answered(OpenQuestion.joined(game.position(), seat), weigh).tolist()
