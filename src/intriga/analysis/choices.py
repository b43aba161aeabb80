"""How often an agent gives each answer to a question."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.base import Agent
from intriga.arena.aivat import Mixed
from intriga.core.errors import BadOptions

if TYPE_CHECKING:
    from intriga.core.game import Game

ASKED: Final = 200  # how often one is asked that does not tell its probabilities


def choices(
    game: "Game[Any, Any]", seat: int, agent: Agent, *, asked: int = ASKED, seed: int = 0
) -> Sequence[float]:
    """Return how often *agent* gives each answer open to *seat*, in the order of action ids.

    An agent that tells its probabilities is believed; another is *asked* so often, and its
    answers are counted.  The same *seed* gives the same counts.

    Raises:
        BadOptions: *seat* is not asked.
    """
    view, legal = game.view(seat), game.legal_ids(seat)
    if not legal:
        raise BadOptions("seat", f"seat {seat} is not asked; {game.awaiting} are")
    if isinstance(agent, Mixed):
        return [float(each) for each in agent.weigh(view, legal)]
    chance = Random(seed)  # noqa: S311  to be repeatable
    given = [agent.act(view, legal, chance) for _ in range(asked)]
    return [given.count(action) / asked for action in legal]
