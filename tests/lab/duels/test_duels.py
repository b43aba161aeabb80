"""Solved duels: the tree against the rules, bounds against linear programming, the table."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.base import Uniform
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.duels import Duels
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study import duel_turns, private_types
from intriga.games.coup.study.practice import DuelsPlayer, Measure
from intriga.games.coup.study.turns.weights import decided
from intriga.games.coup.vocabulary import NOBODY, Draw, Phase
from intriga.lab.cfr.public_tree_solver import PublicTreeSolver, room_for
from intriga.lab.duels import build, cross_check, solve
from intriga.lab.duels.build import shape
from intriga.lab.duels.tree import GROWS, Tree, blocks

Anything = Any  # what rules and agents take
THERE = private_types.unseen((0, 4))


@pytest.fixture(scope="module")
def types() -> private_types.Types:
    return private_types.types(THERE)


@pytest.fixture(scope="module")
def bounds() -> solve.Bounds:
    return solve.clairvoyant_bounds(THERE, stages=6, rounds=20)


# ------------------------------------------------------------------- the rules


def follow(
    state: Anything, part: duel_turns.Part, random: Random
) -> tuple[Anything, duel_turns.Part]:
    """Play one random line of *part* by the rules, comparing what is asked and legal."""
    while isinstance(part, duel_turns.DuelQuestion):
        assert COUP.to_move(state) == part.who ^ (state.turn == 1)
        assert COUP.legal_actions(state, COUP.to_move(state)) == list(part.actions)
        place = random.randrange(len(part.actions))
        COUP.play(state, COUP.to_move(state), part.actions[place])
        while state.phase == Phase.CHANCE and state.draw == Draw.PROOF:
            COUP.draw(state, random.randrange(len(COUP.outcomes(state))))
        part = part.children[place]
    if isinstance(part, duel_turns.Exchange):
        while state.phase == Phase.CHANCE:
            COUP.draw(state, random.randrange(len(COUP.outcomes(state))))
        who = COUP.to_move(state)
        COUP.play(state, who, random.choice(COUP.legal_actions(state, who)))
        part = part.then
    return state, part


def test_random_lines_of_the_tree_go_as_the_rules_say() -> None:
    for seed in range(60):
        random = Random(seed)
        coins, held = random.choice(duel_turns.undecided()), random.choice(duel_turns.PAIRS)
        state, part = duel_turns.begin(*coins, held), duel_turns.raw(*coins)
        for _ in range(6):
            mover = state.turn
            mine = state.hand[mover].bit_length() // 4, state.hand[1 - mover].bit_length() // 4
            state, part = follow(state, part, random)
            if isinstance(part, duel_turns.Over):
                assert state.winner == (mover if part.payoff[mine] > 0 else 1 - mover)
                break
            assert state.winner == NOBODY
            assert isinstance(part, duel_turns.DuelTurn)
            after = state.coins[state.turn], state.coins[1 - state.turn]
            assert after == (part.mover, part.other)
            if part.mover >= 11:
                break
            part = duel_turns.raw(part.mover, part.other)


def test_a_mover_with_seven_coins_has_won_and_nine_beat_fewer_than_three() -> None:
    decided = duel_turns.decided()
    assert {coins for coins, value in decided.items() if value == duel_turns.WON} == {
        (mover, other) for mover in range(7, 11) for other in range(10)
    }
    assert {coins for coins, value in decided.items() if value == duel_turns.LOST} == {
        (mover, 9) for mover in range(3)
    }


def test_a_turn_is_decided_between_two_cards_where_its_duel_is() -> None:
    known = duel_turns.decided()
    for coins in [(mover, other) for mover in range(11) for other in range(10)]:
        assert decided((True, True), coins) == known.get(coins, 0)


def test_omitted_actions_of_a_duel_lose_with_any_cards() -> None:
    for coins in duel_turns.undecided():
        whole, part = duel_turns.raw(*coins), duel_turns.turn(*coins)
        assert isinstance(whole, duel_turns.DuelQuestion)
        assert isinstance(part, duel_turns.DuelQuestion)
        for action, child in zip(whole.actions, whole.children, strict=True):
            if action not in part.actions:
                assert (
                    duel_turns.value_of(duel_turns.simplify(child, duel_turns.decided()))
                    == duel_turns.LOST
                )


# ------------------------------------------------------------------- the cards


def test_the_chances_of_all_types_add_up_to_one(types: private_types.Types) -> None:
    """Play every status uniformly: reach times chance is a distribution."""
    tree = Tree(2, 3, types, blocks(types))
    for _ in range(3):  # turns; then somebody may have exchanged twice
        tree.grow(np.flatnonzero(tree.columns[GROWS, : tree.nodes] >= 0))
    game = tree.game()
    ones = np.ones((len(solve.lost_or_won().low), 5, 5))
    solver = PublicTreeSolver(game, ones, room_for(game))
    solver.make_room(tree.places)
    assert solver.bounds() == pytest.approx((1, 1))
    met = set(game.status[: tree.nodes].tolist())
    assert met == set(range(private_types.STATUSES)) - {
        private_types.SECOND_SECOND_FIRST
    }  # which mirrors another


# ------------------------------------------------------------------- the solver


@pytest.mark.parametrize(
    ("coins", "depth"), [pytest.param((4, 4), 2, marks=pytest.mark.slow), ((3, 5), 1)]
)
def test_linear_programming_and_openspiel_agree(coins: tuple[int, int], depth: int) -> None:
    found = cross_check.check((0, 4), coins, turns=depth, rounds=1500)
    assert found.low - 1e-6 <= found.lp <= found.high + 1e-6
    assert found.wrong < 1e-4


def test_intervals_are_nested_and_shrink(types: private_types.Types, bounds: solve.Bounds) -> None:
    duel = solve.begin(5, 4, types, blocks(types), bounds)
    solve.solve(duel, solve.Effort(seconds=1.0, width=0.01))
    lows, highs = [line[2] for line in duel.history], [line[3] for line in duel.history]
    assert lows == sorted(lows)
    assert highs == sorted(highs, reverse=True)
    assert lows[-1] < highs[-1] < lows[-1] + 0.05


def test_clairvoyant_bounds_lie_between_lost_and_won(bounds: solve.Bounds) -> None:
    plain = solve.lost_or_won()
    assert (bounds.low >= plain.low - 1e-9).all()
    assert (bounds.low <= bounds.high + 1e-9).all()


def test_better_bounds_behind_the_horizon_never_leave_the_plain_interval(
    types: private_types.Types, bounds: solve.Bounds
) -> None:
    """Both intervals are certified, so they have to meet."""
    found: list[tuple[float, float]] = []
    for each in (solve.lost_or_won(), bounds):
        duel = solve.begin(6, 3, types, blocks(types), each)
        found.append(solve.solve(duel, solve.Effort(seconds=0.5)))
    assert max(low for low, _ in found) <= min(high for _, high in found)


# ------------------------------------------------------------------- the table


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Duels:
    """Return a table with three easy duels solved."""
    folder: Path = tmp_path_factory.mktemp("duels")
    part, types = build.empty(), private_types.types(THERE)
    behind = solve.clairvoyant_bounds(THERE, stages=6, rounds=20)
    for coins in ((5, 6), (6, 3), (4, 8)):
        duel = solve.begin(*coins, types, blocks(types), behind)
        solve.solve(duel, solve.Effort(seconds=1.0))
        build.keep(part, duel, *coins)
    part.save(folder / build.name_of((0, 4)))
    assert build.merge(folder, folder / "table.npz") == [(0, 4)]
    return Duels.load(folder / "table.npz")


def test_the_table_holds_the_solved_intervals(table: Duels) -> None:
    low, high = table.interval((4, 0), 5, 6)
    assert -1 < low < high < 1
    assert high - low < 0.01
    assert table.interval((0, 4), 7, 3) == (1, 1)
    assert table.interval((0, 4), 2, 9) == (-1, -1)


def test_the_table_as_an_agent_loses_nothing(table: Duels) -> None:
    loss = Measure(table).loss(DuelsPlayer(table), (0, 4), (5, 6))
    assert 0 <= loss.mover < 0.01
    assert 0 <= loss.other < 0.01


def test_a_blind_agent_loses_much(table: Duels) -> None:
    loss = Measure(table).loss(Uniform(), (0, 4), (5, 6))
    assert loss.mover > 0.2
    assert loss.other > 0.2


def test_sampling_an_agent_estimates_the_loss_of_its_probabilities(table: Duels) -> None:
    class Silent:
        """Uniform, but does not say so."""

        def act(self, view: Anything, legal: Anything, random: Random) -> int:
            return Uniform().act(view, legal, random)

    measure = Measure(table, samples=400)
    told = measure.loss(Uniform(), (0, 4), (6, 3))
    asked = measure.loss(Silent(), (0, 4), (6, 3))
    assert asked.mover == pytest.approx(told.mover, abs=0.1)


def test_bounds_are_rounded_outward() -> None:
    values = np.array([0.1, -0.3, 1 / 3])
    assert max(build.outward([values], -2.0)[0].astype(float) - values) <= 0
    assert min(build.outward([values], 2.0)[0].astype(float) - values) >= 0


def test_building_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file, done = tmp_path / "part.npz", list[tuple[int, int]]()
    effort = solve.Effort(seconds=1.0, stages=2)
    for coins in ([(5, 9)], [(5, 9), (6, 9)]):
        build.build((0, 4), file, effort, lambda a, b, _: done.append((a, b)), coins)
    part = build.load(file)
    assert done == [(5, 9), (6, 9)]
    assert part.high[5, 9] - part.low[5, 9] < 1e-3


def test_a_composition_has_two_characters() -> None:
    assert build.composition("Contessa, duke") == (0, 4)
    with pytest.raises(BadOptions, match="two of"):
        build.composition("duke")


def test_the_shape_leads_from_parents_to_children() -> None:
    found = shape()
    nodes = found.nodes(3, 4)
    assert found.parent[nodes.start] == -1
    assert found.asked[nodes.start] == 0
    assert all(parent < node for node, parent in enumerate(found.parent[nodes].tolist()))
