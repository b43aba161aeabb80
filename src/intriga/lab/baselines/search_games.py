# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyspiel brings no types.
"""Games of OpenSpiel's searches on tasks, which learn nothing and look ahead before each answer.

Information-set Monte Carlo tree search (P. Cowling, E. Powley and D. Whitehouse, "Information Set
Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4, 2012)
as OpenSpiel has it, with random playouts.
"""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from intriga.agents import agent
from intriga.agents.base import answer_of
from intriga.core.agent import Agent, HearsTheTable
from intriga.core.games import ruleset_of
from intriga.core.ruleset import Json
from intriga.lab.adapters import openspiel
from intriga.lab.learning.learning_tasks import LearningTask
from intriga.lab.walk import HIDDEN

SIMULATIONS: Final = 100
UCT: Final = 2.0  # how much what was seldom tried is preferred


def load(task: LearningTask) -> Any:  # noqa: ANN401  pyspiel is not typed
    """Return *task* as a game of OpenSpiel."""
    given: dict[str, Any] = {
        "players": task.players,
        "edition": task.edition,
        "horizon": task.horizon,
        **task.options,
    }
    if task.position:
        given["position"] = openspiel.packed(hidden(task.position))
    return pyspiel.load_game(f"python_{task.game.replace('-', '_')}", given)


def hidden(position: Json) -> Json:
    """Return *position* with all hands back in its court, for chance to deal."""
    copied: Json = json.loads(json.dumps(position))
    court = Counter(copied["court"]) + Counter(card for hand in copied["hands"] for card in hand)
    hands = [[HIDDEN for _ in hand] for hand in copied["hands"]]
    return {**copied, "hands": hands, "court": dict(court)}


def rounds_of_search(task: LearningTask, seed: int, games: int) -> Iterator[float]:
    """Yield the share of a search in each round of *task*, one game on each seat, dealt alike."""
    game, opponent = load(task), agent(task.opponent, task.game)
    for number in range(-(-games // task.players)):
        shares = [_share(task, game, opponent, number, seat, seed) for seat in range(task.players)]
        yield sum(shares) / task.players


def _share(
    task: LearningTask,
    game: Any,  # noqa: ANN401  pyspiel is not typed
    opponent: Agent,
    number: int,
    own: int,
    seed: int,
) -> float:
    """Play game *number* with the search on seat *own*; return its share in winning."""
    deals = np.random.RandomState([task.seed, number])
    chance = np.random.RandomState([task.seed, number, own, seed])
    guesses = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=guesses,
        uct_c=UCT,
        max_simulations=SIMULATIONS,
        random_state=chance,
    )
    random, state = Random(f"{task.seed} {number} {own}"), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(_answer(state, own, bot, opponent, deals, random))
    winners = ruleset_of(task.game).winners(state.walk.position.state)
    return (own in winners) / len(winners) if winners else 1 / task.players


def _answer(
    state: Any,  # noqa: ANN401
    own: int,
    bot: Any,  # noqa: ANN401
    opponent: Agent,
    deals: Any,  # noqa: ANN401
    random: Random,
) -> int:
    """Return what chance, the search or the opponent does."""
    if state.is_chance_node():
        places, odds = zip(*state.chance_outcomes(), strict=True)
        return int(deals.choice(places, p=odds))
    legal, seat = state.legal_actions(), state.current_player()
    if len(legal) == 1:
        return legal[0]
    if seat == own:
        return int(bot.step(state))
    if isinstance(opponent, HearsTheTable):
        opponent = opponent.having_heard(state.walk.public)
    return answer_of(opponent, state.walk.view(seat), legal, random)
