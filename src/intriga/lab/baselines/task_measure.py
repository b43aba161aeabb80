"""How an agent does on a task: its share of fixed deals, or exactly where the task is small."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final, cast

from intriga.agents import agent
from intriga.core.agent import Agent
from intriga.core.games import ruleset_of
from intriga.lab.baselines.baseline_rows import PLACES, Rounds, counted, estimate_of
from intriga.lab.duels.exact_response import EVEN, exact_response, exact_share
from intriga.lab.learning.learning_tasks import LearningTask
from intriga.matches.match import Match, play_match
from intriga.matches.report import Estimate

LEARNER: Final = "learner"


@dataclass(frozen=True, slots=True)
class TaskFigures:
    """The share of each round, and the exploitability, None if not computed."""

    rounds: Rounds
    share: Estimate
    exploitability: float | None


def measured(task: LearningTask, player: Agent, games: int) -> TaskFigures:
    """Return how *player* does on *task* with one seat in turn, its opponent on all others.

    Where the task begins at a position both figures are exact, and no games are played.
    """
    if task.position:
        return _exact(task, player)
    rounds = _rounds(task, player, games)
    return TaskFigures(rounds, estimate_of(rounds), None)


def _exact(task: LearningTask, player: Any) -> TaskFigures:  # noqa: ANN401  tells its probabilities
    game = ruleset_of(task.game)
    [state] = cast("list[Any]", task.positions())  # of the one game that has exact responses
    pair: Any = (player, agent(task.opponent, task.game))
    seats = range(task.players)
    won = sum(
        exact_response(game, state, player, seat, task.horizon, unfinished=EVEN).low
        for seat in seats
    )
    share = sum(
        exact_share(game, state, pair, seat, task.horizon, unfinished=EVEN).low for seat in seats
    )
    mean = round(share / task.players, PLACES)
    return TaskFigures((), Estimate(mean, mean, mean), round((won - 1) / task.players, PLACES))


def _rounds(task: LearningTask, player: Agent, games: int) -> Rounds:
    match = Match(
        ruleset=ruleset_of(task.game),
        agents=(LEARNER, *(task.opponent,) * (task.players - 1)),
        games=games,
        preset=task.edition,
        options=task.options,
        seed=task.seed,
        guests={LEARNER: player},
    )
    shares: dict[int, float] = defaultdict(float)
    for each in play_match(match):
        won = 1 / len(each.winners) if 0 in each.winners else 0.0
        shares[each.number // task.players] += won / task.players
    return counted([*shares.values()])
