"""Beliefs after a turn are those of Bayes' rule over all deals, draws and answers."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from intriga.agents.resolving.turn_game import FIRST_KEEPS, SPLIT
from intriga.games.coup.inputs import Input
from intriga.games.coup.study.turns import shapes
from intriga.games.coup.study.turns.beliefs import DOUBT, PublicBelief, doubted, even_belief
from intriga.games.coup.study.turns.shapes import Followed, TurnShape
from intriga.games.coup.vocabulary import NOBODY
from tests.games.coup.study.turns import lines

Reach = Callable[[int], tuple[np.ndarray, np.ndarray]]
TAX, CHALLENGE, PASS = Input.INCOME + 2, Input.CHALLENGE, Input.PASS


def strategies(shape: TurnShape, seed: int) -> np.ndarray:
    """Return a random strategy, [place]."""
    random, game = np.random.default_rng(seed), shape.game
    strategy = random.random(len(game.label)) * (game.label >= 0)
    for node in np.flatnonzero(game.kind < SPLIT):
        size = game.size[node, game.kind[node] & 1]
        rows = strategy[game.at[node] :][: game.actions[node] * size].reshape(-1, size)
        rows /= rows.sum(axis=0)
    return strategy


def reach_by(shape: TurnShape, strategy: np.ndarray, root: tuple[np.ndarray, np.ndarray]) -> Reach:
    """Return the reach of the types of both at a node: own answers alone."""
    game = shape.game

    def reach(node: int) -> tuple[np.ndarray, np.ndarray]:
        if node == 0:
            return root
        parent = int(game.parent[node])
        both = [each[shape.came_from(node, who)] for who, each in enumerate(reach(parent))]
        kind, who = game.kind[parent], game.kind[parent] & 1
        if kind < SPLIT:
            rows = strategy[game.at[parent] :][: game.actions[parent] * game.size[parent, who]]
            rows = rows.reshape(game.actions[parent], -1)
            row = game.turn[node]
            if kind >= FIRST_KEEPS:
                row = game.chose[game.chose_at[node] :][: game.size[node, who]]
            both[who] = both[who] * rows[row, shape.came_from(node, who)]
        return both[0], both[1]

    return reach


def any_reach(shape: TurnShape) -> Reach:
    root = tuple(np.ones(len(each)) for each in shape.held[0])
    return reach_by(shape, strategies(shape, 1), (root[0], root[1]))


def by_enumeration(belief: PublicBelief, shape: TurnShape, reach: Reach) -> dict[int, np.ndarray]:
    """Return the joint of each leaf, the next mover first, by playing all deals and draws."""
    joints: dict[int, np.ndarray] = {}
    left = [card for card in range(5) for _ in range(belief.face_up[card])]
    lost = [tuple(left.pop() for _ in range(2 - number)) for number in belief.influences]
    for first, mine in enumerate(shape.held[0][0]):
        for second, theirs in enumerate(shape.held[0][1]):
            if belief.chance[first, second] == 0:
                continue
            line = lines.begun(belief.coins, (mine, theirs), lost)
            for end in lines.every(line, exchanged=True):
                if shape.over[end.node]:
                    continue
                own = [each[kind] for each, kind in zip(reach(end.node), end.types, strict=True)]
                held = [shape.held[end.node][who][end.types[who]] for who in (1, 0)]
                places = [lines.HANDS[len(hand)].index(hand) for hand in held]
                sizes = [5 if len(hand) == 1 else 15 for hand in held]
                joint = joints.setdefault(end.node, np.zeros(sizes))
                chance = float(end.chance) * belief.chance[first, second]
                joint[places[0], places[1]] += chance * own[0] * own[1]
    return joints


def few(belief: PublicBelief, deals: int) -> PublicBelief:
    """Return a belief in a few deals alone."""
    random = np.random.default_rng(3)
    possible = np.flatnonzero(belief.chance)
    chance = np.zeros(belief.chance.size)
    chance[random.choice(possible, deals, replace=False)] = random.random(deals) + 0.1
    return replace(belief, chance=chance.reshape(belief.chance.shape))


@pytest.mark.parametrize(
    ("influences", "face_up", "deals"),
    [
        ((1, 1), (1, 0, 0, 1, 0), 25),
        ((1, 1), (0, 2, 0, 0, 0), 24),
        ((2, 1), (0, 0, 0, 1, 0), 8),
        ((1, 2), (0, 0, 1, 0, 0), 8),
        ((2, 2), (0, 0, 0, 0, 0), 6),
    ],
    ids=str,
)
def test_beliefs_after_a_turn_are_those_of_all_deals_draws_and_answers(
    influences: tuple[int, int], face_up: tuple[int, ...], deals: int
) -> None:
    belief = few(even_belief(1, (5, 3), influences, face_up), deals)
    shape = shapes.shape(*influences, belief.coins)
    reach = any_reach(shape)
    for node, joint in by_enumeration(belief, shape, reach).items():
        for viewer in (NOBODY, 0, 1):
            after = belief.after(shape, Followed(node), reach, viewer)
            np.testing.assert_allclose(after.joint, joint / joint.sum(), atol=1e-12)
            assert after.mover == 0
            assert tuple(after.joint.shape) == tuple([0, 5, 15][n] for n in after.influences)


def test_an_income_that_all_hands_take_leaves_the_mirror_of_what_was_believed() -> None:
    belief = even_belief(1, (5, 3), (2, 1), (0, 1, 0, 0, 0))
    shape = shapes.shape(2, 1, belief.coins)

    def always(node: int) -> tuple[np.ndarray, np.ndarray]:
        return np.ones(len(shape.held[node][0])), np.ones(len(shape.held[node][1]))

    after = belief.after(shape, shape.follow([(0, Input.INCOME)]), always)
    mirror = even_belief(0, (3, 6), (1, 2), (0, 1, 0, 0, 0))
    assert (after.mover, after.coins, after.influences) == (0, (3, 6), (1, 2))
    assert after.face_up == mirror.face_up
    np.testing.assert_allclose(after.joint, mirror.joint, atol=1e-15)


# ------------------------------------------------------------------- ranges


def test_the_range_of_whom_the_viewer_faces_is_kept_apart() -> None:
    belief = even_belief(0, (5, 3), (2, 2), (0,) * 5)
    shape = shapes.shape(2, 2, belief.coins)
    reach = any_reach(shape)
    reached = shape.follow([(0, TAX), (1, PASS)])
    mine, theirs = reach(reached.node)
    after = belief.after(shape, reached, reach, viewer=0)
    own, other = after.ranges[1], after.ranges[0]
    np.testing.assert_allclose(own, 1)
    np.testing.assert_allclose(other, theirs / theirs.max())
    chance = (mine[:, None] * belief.chance).T
    np.testing.assert_allclose(after.chance / after.chance.sum(), chance / chance.sum())


def test_a_turn_solved_with_ranges_at_its_root_leads_to_the_same_joint() -> None:
    belief = even_belief(0, (5, 3), (2, 2), (0,) * 5)
    shape = shapes.shape(2, 2, belief.coins)
    range_of_other = np.linspace(0, 1, 15)
    apart = replace(belief, ranges=(np.ones(15), range_of_other))
    within = replace(belief, chance=belief.chance * range_of_other)
    strategy = strategies(shape, 1)
    reached = shape.follow([(0, TAX), (1, CHALLENGE), (0, Input.PROVE), (1, Input.LOSE)])
    one = apart.after(shape, reached, reach_by(shape, strategy, apart.ranges), viewer=0)
    two = within.after(shape, reached, reach_by(shape, strategy, within.ranges), viewer=0)
    np.testing.assert_allclose(one.joint, two.joint, atol=1e-15)


# ------------------------------------------------------------------- what nobody expected


def test_an_answer_that_no_hand_gives_tells_only_what_is_public() -> None:
    belief = even_belief(0, (5, 3), (2, 2), (0,) * 5)
    shape = shapes.shape(2, 2, belief.coins)
    reached = shape.follow([(0, TAX), (1, CHALLENGE), (0, Input.LOSE + 4)])

    def never(node: int) -> tuple[np.ndarray, np.ndarray]:
        return np.zeros(len(shape.held[node][0])), np.ones(len(shape.held[node][1]))

    after = belief.after(shape, reached, never)
    assert after.joint.sum() == pytest.approx(1)
    assert after.joint[:, 0].sum() == 0  # the mover has no Duke
    expected = np.zeros((15, 5))
    for first, hand in enumerate(lines.HANDS[2]):
        if 4 in hand and 0 not in hand:
            expected[:, hand[0] if hand[1] == 4 else hand[1]] += belief.chance[first]
    np.testing.assert_allclose(after.joint, expected / expected.sum(), atol=1e-12)


def test_beliefs_that_no_deal_fits_become_even() -> None:
    belief = even_belief(0, (5, 3), (2, 2), (0,) * 5)
    shape = shapes.shape(2, 2, belief.coins)
    reached = shape.follow([(0, TAX), (1, PASS)])
    for nothing in (0, np.nan):
        blank = replace(belief, chance=np.full((15, 15), nothing))
        after = blank.after(shape, reached, any_reach(shape))
        np.testing.assert_allclose(after.joint, even_belief(1, (3, 8), (2, 2), (0,) * 5).joint)
        assert after.coins == (3, 8)


def test_after_many_turns_no_hand_that_the_cards_allow_is_lost() -> None:
    even = even_belief(0, (5, 3), (2, 2), (0,) * 5)
    belief, shape = even, shapes.shape(2, 2, (5, 3))
    reached = shape.follow([(0, TAX), (1, PASS)])
    known = np.ones((15, 15))
    known[0] = 0

    def slip(node: int) -> tuple[np.ndarray, np.ndarray]:
        sizes = (len(held) for held in shape.held[node])
        mine, theirs = (np.where(np.arange(size) == 3, 1, 1e-3) for size in sizes)
        return mine, theirs

    belief = replace(even, chance=even.chance * known)
    for _ in range(20):
        after = doubted(belief.after(shape, reached, slip))
        belief = replace(even, chance=after.joint.T)

    sure = even.joint * known
    assert belief.joint[sure > 0].min() >= DOUBT * sure[sure > 0].min() / 2
    assert (belief.joint[sure == 0] == 0).all()


def test_a_player_that_declines_a_proof_holds_the_card_that_it_claimed() -> None:
    belief = even_belief(0, (5, 3), (2, 2), (0,) * 5)
    shape = shapes.shape(2, 2, belief.coins)
    reached = shape.follow([(0, TAX), (1, CHALLENGE), (0, Input.DECLINE), (0, Input.LOSE + 4)])
    reach = any_reach(shape)
    for viewer in (NOBODY, 0, 1):
        after = belief.after(shape, reached, reach, viewer)
        assert after.influences == (2, 1)
        assert after.face_up == (0, 0, 0, 0, 1)
        held = lines.HANDS[2].index((0, 4))
        expected = belief.chance[held] * reach(shape.follow([(0, TAX), (1, CHALLENGE)]).node)[1]
        np.testing.assert_allclose(after.joint[:, 0], expected / expected.sum(), atol=1e-12)


def test_no_turn_follows_a_question_or_the_end_of_the_game() -> None:
    belief = even_belief(0, (5, 3), (1, 1), (1, 1, 0, 0, 0))
    shape = shapes.shape(1, 1, belief.coins)
    over = shape.follow([(0, TAX), (1, CHALLENGE)], asked=1)
    with pytest.raises(ValueError, match="not the end of a turn"):
        belief.after(shape, Followed(0), any_reach(shape))
    with pytest.raises(ValueError, match="the end of the game"):
        belief.after(shape, over, any_reach(shape))
