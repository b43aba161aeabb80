"""The chances of a turn's leaves are those with which the rules deal and draw the cards."""

from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest

from intriga.agents.resolving.turn_game import FIRST_KEEPS, LEAF, SPLIT, SURE, TurnGame
from intriga.games.coup.study.turns import shapes
from intriga.games.coup.study.turns.weights import draws_to, even_joint, fill
from tests.games.coup.study.turns import lines
from tests.games.coup.study.turns.lines import Line

# hands of mover and other, and their lost cards; characters of which no copy is left among them
DEALS = [
    ([(0, 1), (2, 3)], [(), ()]),
    ([(2, 2), (0, 2)], [(), ()]),
    ([(0, 4), (1,)], [(), (0,)]),
    ([(3, 3), (2,)], [(), (3,)]),
    ([(0,), (4, 4)], [(4,), ()]),
    ([(2,), (0, 3)], [(1,), ()]),
    ([(3,), (0,)], [(0,), (0,)]),
    ([(1,), (1,)], [(2,), (1,)]),
]


def only(line: Line) -> np.ndarray:
    """Return the joint of a line's hands alone."""
    joint = np.zeros([len(each) for each in line.shape.held[0]])
    joint[line.types] = 1
    return joint


def weights(game: TurnGame, leaf: int) -> np.ndarray:
    at, wide = game.weight_at[leaf], game.size[game.leaf_node[leaf], 1]
    return game.weight[at : at + game.rows[leaf] * wide].reshape(-1, wide)


@pytest.mark.parametrize("deal", DEALS, ids=str)
def test_weights_are_the_chances_of_all_draws_by_the_rules(
    deal: tuple[list[tuple[int, ...]], list[tuple[int, ...]]],
) -> None:
    line = lines.begun((5, 3), *deal)
    chances: dict[int, dict[tuple[int, int], Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for end in lines.every(line):
        chances[end.node][end.types] += end.chance
    game = fill(line.shape, only(line), (5, 3), lines.face_up(line), np.float64)
    for leaf, node in enumerate(game.leaf_node):
        keeps = game.row_at[leaf] >= 0
        rows = chances.pop(int(game.parent[node] if keeps else node), {})
        found = weights(game, leaf)
        for types, chance in rows.items():
            assert found[types] == pytest.approx(float(chance), abs=1e-12)
        assert np.count_nonzero(found) == len(rows)
    assert not chances


@pytest.mark.parametrize("influences", lines.SIZES, ids=str)
def test_no_chance_is_lost_on_the_way_to_a_leaf(influences: tuple[int, int]) -> None:
    shape, face_up = shapes.shape(*influences, (8, 2)), [0] * 5
    for card in range(4 - sum(influences)):
        face_up[card] += 1
    joint = even_joint(influences, face_up).ravel()
    game = shape.game
    for node in range(len(game.kind)):
        if game.kind[node] == LEAF:
            continue
        draws = draws_to(shape, node, face_up)
        mass = joint[draws.roots] * draws.chance
        parts: list[np.ndarray] = []
        for child in range(game.first[node], game.first[node] + game.count[node]):
            if game.kind[node] == FIRST_KEEPS:
                continue
            after = draws_to(shape, child, face_up)
            of_child = joint[after.roots] * after.chance
            part = np.zeros_like(mass)
            at = np.ix_(shape.came_from(child, 0), shape.came_from(child, 1))
            np.add.at(part, at, of_child)
            possible = part > 0
            np.testing.assert_allclose(part[possible], mass[possible], atol=1e-15)
            parts.append(part)
        if game.kind[node] == SPLIT:
            np.testing.assert_allclose(sum(parts), mass, atol=1e-15)


def test_a_leaf_is_seen_from_the_side_of_the_next_mover() -> None:
    shape = shapes.shape(2, 1, (4, 3))
    game = fill(shape, even_joint((2, 1), (0, 1, 0, 0, 0)), (4, 3), (0, 1, 0, 0, 0))
    income = game.leaf[game.first[0] + shape.actions(0).index(60)]
    assert [*game.situation[income]] == [3, 5, 0, 1, 0, 0, 0]
    assert [*game.hands[income]] == [15, 5]
    assert game.net[income] == shapes_net((1, 2))


def shapes_net(next_mover_first: tuple[int, int]) -> int:
    return lines.SIZES.index(next_mover_first)


def test_even_hands_are_those_of_a_shuffled_deck_less_what_lies_face_up() -> None:
    joint = even_joint((1, 1), (2, 0, 0, 0, 0))
    assert joint[0, 0] == 0
    assert joint[1, 1] == pytest.approx(3 * 2 / (13 * 12))
    assert joint[0, 1] == pytest.approx(1 * 3 / (13 * 12))
    pairs = even_joint((2, 2), (0,) * 5)
    assert pairs.sum() == pytest.approx(1)
    np.testing.assert_array_equal(pairs, pairs.T)
    assert pairs[0, 0] == 0  # four Dukes
    assert pairs[0].sum() == pytest.approx(3 * 2 / (15 * 14))


def test_a_leaf_that_is_decided_is_sure() -> None:
    shape = shapes.shape(1, 1, (4, 8))
    game = fill(shape, even_joint((1, 1), (1, 1, 0, 0, 0)), (4, 8), (1, 1, 0, 0, 0))
    income = game.leaf[game.first[0] + shape.actions(0).index(60)]
    assert (game.net[income], game.sure[income]) == (SURE, -1)


def test_a_joint_of_other_coins_or_cards_is_refused() -> None:
    shape, joint = shapes.shape(2, 1, (4, 3)), even_joint((2, 1), (0, 1, 0, 0, 0))
    with pytest.raises(ValueError, match=r"a shape for \(3, 2\) coins and more"):
        fill(shape, joint, (2, 3), (0, 1, 0, 0, 0))
    for coins in ((13, 3), (4, -1)):
        with pytest.raises(ValueError, match="players have 0 to 12 coins where a turn begins"):
            fill(shape, joint, coins, (0, 1, 0, 0, 0))
    with pytest.raises(ValueError, match="2 cards lie face up, but 1 influences are lost"):
        fill(shape, joint, (4, 3), (0, 1, 1, 0, 0))
    with pytest.raises(ValueError, match="up to 3 each"):
        fill(shape, joint, (4, 3), (0, 4, 0, 0, -3))
