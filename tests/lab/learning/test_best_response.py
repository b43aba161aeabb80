# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# JAX brings only some types.
"""Best responses: exact ones against hand-made duels, learned ones against the exact."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.base import Uniform
from intriga.agents.network import Size, weight_shapes
from intriga.agents.policy import Network, Policy, encoding_of, read_network
from intriga.core.errors import BadOptions
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.study.duel_turns import begin
from intriga.games.coup.vocabulary import ASSASSIN, CONTESSA, DUKE
from intriga.lab.duels.exact_response import deals, exact_response, exact_share
from intriga.lab.learning.best_response import (
    ResponseTable,
    Setting,
    TrainingBudget,
    recipe_for,
    respond,
    size_of,
)
from intriga.lab.learning.checkpoints import Run
from intriga.lab.learning.rivals import rival
from intriga.lab.learning.selfplay import Recipe

Anything = Any  # what agents and tables take
FACE_UP = (ASSASSIN, CONTESSA)
DUEL = Setting("coup", 2, "coup-es")
ENCODING = encoding_of("coup")
TINY = Size(token=16, trunk=32, meeting=16)


class Sure:
    """Does the first of *likes* that is open, else anything; no network, no chance of its own."""

    def __init__(self, *likes: Input) -> None:
        self.likes = likes

    def weigh(self, view: Anything, legal: Sequence[int]) -> list[float]:  # noqa: ARG002
        liked = next((like for like in self.likes if like in legal), None)
        return [1 / len(legal) if liked is None else float(each == liked) for each in legal]

    def act(self, view: Anything, legal: Sequence[int], random: Random) -> int:
        return random.choices(legal, self.weigh(view, legal))[0]


class Wary(Sure):
    """Doubts three claims of five, never blocks; taxes with the Duke and sometimes without."""

    def weigh(self, view: Anything, legal: Sequence[int]) -> list[float]:
        if Input.CHALLENGE in legal:
            return [
                0.6 if each == Input.CHALLENGE else 0.4 * (each == Input.PASS) for each in legal
            ]
        if Input.TAX in legal and Input.COUP not in legal:
            tax = 1.0 if view.hand[0] == DUKE else 0.3
            chances = {int(Input.TAX): tax, int(Input.INCOME): 1 - tax}
            return [chances.get(each, 0.0) for each in legal]
        return super().weigh(view, legal)


DOUBTER = Sure(Input.CHALLENGE, Input.PASS, Input.COUP, Input.INCOME)
BOASTER = Sure(Input.PASS, Input.COUP, Input.TAX)
WARY = Wary(Input.PASS, Input.COUP)


def duel(mover: int, other: int) -> CoupState:
    """Return a duel with an Assassin and a Contessa face up; 13 cards are hidden."""
    return begin(mover, other, (0, 1), FACE_UP)


def table(
    setting: Setting, agent: Anything, games: int = 8, positions: Sequence[Any] = ()
) -> Anything:
    return ResponseTable(setting, games, rival(agent, 1), seed=3, positions=positions)


def evenly(inputs: Anything, open_columns: Anything) -> Anything:  # noqa: ARG001
    """Choose evenly, in place of a learner."""
    with np.errstate(divide="ignore"):
        return np.log(open_columns / open_columns.sum(axis=1, keepdims=True)).astype(np.float32)


# ------------------------------------------------------------------- exact


def test_all_deals_are_there_and_their_chances_sum_to_one() -> None:
    found = list(deals(duel(2, 3)))
    assert sum(chance for chance, _ in found) == pytest.approx(1)
    dukes = sum(chance for chance, s in found if cards_of(s.hand[0]) == cards_of(s.hand[1]) == [0])
    assert dukes == pytest.approx(3 / 13 * 2 / 12)


def test_only_true_claims_win_in_one_turn_against_a_doubter() -> None:
    # with 0 coins against 6 there is one turn: a Duke, Captain or Ambassador claims what it has
    found = exact_response(COUP, duel(0, 6), DOUBTER, 0, depth=6)
    assert found.low == found.high == pytest.approx(9 / 13)


def test_the_best_response_to_a_boaster_is_to_challenge() -> None:
    found = exact_response(COUP, duel(6, 0), BOASTER, 1, depth=6)
    assert found.low == found.high == pytest.approx(10 / 13)


def test_unfinished_games_count_as_lost_and_as_won() -> None:
    short, long = (exact_response(COUP, duel(0, 6), DOUBTER, 0, depth=d) for d in (4, 6))
    assert short.low <= long.low <= long.high <= short.high
    assert short.low < short.high


def test_no_play_is_worth_more_than_the_best_response() -> None:
    state = duel(0, 6)
    for agent in (Uniform(), DOUBTER, BOASTER):
        plain = exact_share(COUP, state, (agent, DOUBTER), 0, depth=6)
        assert plain.low <= 9 / 13 + 1e-12


def test_a_position_within_a_turn_is_refused() -> None:
    state = duel(2, 3)
    COUP.play(state, 0, Input.TAX)
    with pytest.raises(BadOptions, match="only the start of a turn"):
        exact_response(COUP, state, DOUBTER, 0, depth=4)


# ------------------------------------------------------------------- tables


@pytest.mark.parametrize("players", [2, 3])
def test_each_game_has_its_learner_on_the_next_seat_and_only_it_counts(players: int) -> None:
    played = table(Setting("coup", players, "coup-es"), Uniform()).play(evenly, 12)
    learners = np.arange(8) % players
    assert (played.counts == (played.seat == learners)).all()
    assert 0 < played.counts.mean() < 1


def test_the_other_seats_play_the_actions_of_the_agent() -> None:
    there = table(DUEL, Sure(Input.PASS, Input.CHALLENGE, Input.INCOME))
    played = there.play(evenly, 12)
    theirs = played.counts == 0
    columns = {there.column_of(action) for action in (Input.PASS, Input.CHALLENGE, Input.INCOME)}
    open_ones = played.open[..., sorted(columns)].any(axis=-1)
    assert set(played.chosen[theirs & open_ones].tolist()) <= columns


def test_games_come_back_to_their_positions_redealt() -> None:
    there = table(DUEL, Uniform(), games=64, positions=[duel(4, 5), duel(6, 1)])
    coins = there.batch.games["coins"][:, :2].tolist()
    assert coins == [[4, 5], [6, 1]] * 32
    hands = there.batch.games["hand"][:, 0]
    assert len(set(hands.tolist())) == 5
    ended = np.zeros(64, bool)
    for _ in range(30):
        ended |= there.play(evenly, 1).ended[0]
        fresh = there.batch.lengths == 0
        assert (there.batch.games["turn"][fresh] == 0).all()
        assert (there.batch.seats[fresh] == 0).all()
        wanted = np.array([[4, 5], [6, 1]] * 32)[fresh]
        assert (there.batch.games["coins"][fresh, :2] == wanted).all()
    assert ended.all()


@pytest.mark.parametrize("temperature", [1.0, 0.25])
def test_a_network_at_the_table_chooses_by_its_probabilities(temperature: float) -> None:
    random = np.random.default_rng(1)
    shapes = weight_shapes(ENCODING.shape, TINY)
    weights = {n: 0.3 * random.standard_normal(s).astype(np.float32) for n, s in shapes.items()}
    policy = Policy(Network(ENCODING, weights), temperature)
    there = table(DUEL, policy, games=16)
    there.play(evenly, 6)
    inputs, _, open_columns = there.observe()
    rows = np.arange(16)
    said = np.exp(there.opponent(there, inputs, open_columns, rows))
    for row in range(16):
        view, legal = there.seen(row)
        told = np.zeros(said.shape[1])
        for action, chance in zip(legal, policy.weigh(view, legal), strict=True):
            told[there.column_of(action)] += chance
        assert np.abs(said[row] - told).max() < 1e-4
    assert size_of(weights) == TINY


def test_a_budget_without_an_end_is_refused() -> None:
    with pytest.raises(BadOptions, match="needs an end"):
        TrainingBudget(float("inf"))


# ------------------------------------------------------------------- learned


@pytest.mark.slow
def test_a_learned_response_comes_close_to_the_exact_one_and_not_above(tmp_path: Path) -> None:
    state = duel(1, 6)
    recipe = Recipe(
        games=64,
        minibatch=256,
        rate=(4e-3, 4e-4),
        entropy=(0.03, 0.002),
        cooled=1.0,
        average=0.98,
        pull=0.0,
        size=TINY,
    )
    budget = TrainingBudget(decisions=64 * 16 * 150)
    run = Run(tmp_path, ENCODING)
    for _ in respond(DUEL, WARY, run, recipe, budget=budget, seed=1, positions=[state]):
        pass
    learned = Policy(read_network(run.policy, "coup"), temperature=0.25)
    truth = exact_response(COUP, state, WARY, 0, depth=7)
    found = exact_share(COUP, state, (learned, WARY), 0, depth=7)
    assert found.high <= truth.high + 1e-9
    assert truth.low - 0.05 <= found.low <= truth.low + 1e-9


def test_a_response_begins_with_the_weights_it_is_given() -> None:
    weights = {name: np.zeros(s) for name, s in weight_shapes(ENCODING.shape, TINY).items()}
    assert recipe_for(weights).size == TINY
    assert recipe_for(None).size == Size()
