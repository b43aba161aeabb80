"""Turns that were solved are followed as their solver has them."""

from itertools import product

import numpy as np
import pytest

from intriga.agents.resolving.rounds import Resolver
from intriga.agents.resolving.turn_game import FIRST_KEEPS
from intriga.agents.resolving.turn_walk import TREMBLE
from intriga.games.coup.inputs import Input
from intriga.games.coup.study.turns.resolved_turns import CODES, ResolvedTurn, ResolvedTurns
from intriga.games.coup.study.turns.shapes import MOST_COINS, class_shape, shape
from intriga.games.coup.study.turns.turn_arrays import NETS
from intriga.games.coup.study.turns.turn_roots import TurnRoot
from tests.games.coup.agents.worthless import worthless_nets

pytestmark = pytest.mark.compiled
ROUNDS = 20
DEPTH = 6  # decisions on a way, at most
PLAIN = TurnRoot(CODES, 1, (4, 2), (2, 1), (0, 1, 0, 0, 0))
PASSED = ((1, Input.TAX), (0, Input.PASS))


def solved(root: TurnRoot) -> tuple[ResolvedTurn, Resolver]:
    """Return the turn at *root* as solved, and its solver."""
    turn, _ = ResolvedTurns(worthless_nets(), ROUNDS).at(root, (), root.mover)
    resolver = Resolver(root.even.game(root.shape), worthless_nets())
    resolver.begin(*root.even.ranges)
    resolver.run(ROUNDS)
    return turn, resolver


def test_reach_is_that_of_the_solver_where_both_answer_evenly_now_and_then() -> None:
    turn, resolver = solved(PLAIN)
    for node in range(0, len(turn.shape.game.kind), 3):
        for own, expected in zip(turn.reach(node), resolver.reach(node), strict=True):
            assert (own >= expected * (1 - TREMBLE) ** DEPTH - 1e-6).all()
            assert np.allclose(own, expected, atol=DEPTH * TREMBLE)
            assert own.min() > 0


def test_every_type_at_every_decision_has_chances_for_its_actions() -> None:
    turn, _ = solved(PLAIN)
    for node in np.flatnonzero(turn.shape.game.kind <= FIRST_KEEPS + 1).tolist():
        who = int(turn.shape.game.kind[node]) & 1
        for x, held in enumerate(turn.shape.held[node][who]):
            legal = [action for action in turn.labels(node)[:, x].tolist() if action >= 0]
            found = turn.chances(node, who ^ PLAIN.mover, held, legal)
            assert found is not None
            assert sum(found) == pytest.approx(1)


def test_types_with_the_same_cards_answer_together_as_often_as_each_is_likely() -> None:
    turn, _ = solved(TurnRoot(CODES, 0, (4, 4), (2, 2), (0, 0, 0, 0, 0)))
    line = ((0, Input.STEAL), (1, Input.CHALLENGE), (1, Input.LOSE), (1, Input.BLOCK + 3))
    node = turn.shape.follow([*line[:2], (0, Input.PROVE), *line[2:]]).node
    held, labels = turn.shape.held[node][0], turn.labels(node)
    hand = (0, 4)
    types = [x for x, cards in enumerate(held) if cards == hand]
    found = turn.chances(node, 0, hand, labels[:, types[0]].tolist())

    rows = turn.rows(node)[:, types]
    assert len(types) == 2
    assert found is not None
    assert np.all(np.array(found) >= rows.min(axis=1) - 1e-6)
    assert np.all(np.array(found) <= rows.max(axis=1) + 1e-6)


def test_a_turn_ends_where_the_other_is_to_move() -> None:
    turn, _ = solved(PLAIN)
    later = turn.follow((*PASSED, (0, Input.INCOME)))

    assert not turn.is_end(turn.follow(()).node)
    assert not turn.is_end(turn.follow(PASSED[:1]).node)
    assert turn.is_end(later.node)
    assert later.heard == len(PASSED)


def test_the_next_turn_begins_with_the_coins_and_the_mover_of_the_leaf() -> None:
    turns = ResolvedTurns(worthless_nets(), ROUNDS)
    turn, reached = turns.at(PLAIN, PASSED, 0)

    assert (turn.root.mover, turn.root.coins, turn.root.influences) == (0, (2, 7), (1, 2))
    assert reached.node == 0
    assert turn.belief.joint.sum() == pytest.approx(1)
    assert not np.allclose(turn.belief.joint, turn.root.even.joint, atol=1e-4)


def test_a_long_game_leaves_every_hand_likely_enough_for_32_bits() -> None:
    turns = ResolvedTurns(worthless_nets(), ROUNDS)
    root = TurnRoot(CODES, 0, (2, 2), (1, 1), (1, 1, 0, 0, 0))
    steal = ((Input.STEAL, 0), (Input.PASS, 1), (Input.PASS, 1))
    line = tuple((seat ^ turn & 1, action) for turn in range(40) for action, seat in steal)
    turn, _ = turns.at(root, line, 0)
    joint, even = turn.belief.joint, turn.root.even.joint
    assert (joint[even > 0] >= 1e-7 * even[even > 0]).all()


def test_after_preparing_no_tree_is_read_in_a_game_by_the_usual_options() -> None:
    ResolvedTurns(worthless_nets(), ROUNDS).prepare()
    read = class_shape.cache_info().misses
    for coins in product(range(MOST_COINS + 1), repeat=2):
        for influences in NETS:
            shape(*influences, coins)
    assert class_shape.cache_info().misses == read
