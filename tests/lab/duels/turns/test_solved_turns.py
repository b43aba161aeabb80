"""Turns that networks learn from: what they begin with, and what they are worth."""

from dataclasses import replace

import numpy as np
import pytest

from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.games.coup.agents.turn_nets import NUMBERS
from intriga.games.coup.study.turns.shapes import MOST_COINS
from intriga.lab.duels.turns import targets
from intriga.lab.duels.turns.fit import NetShape, TurnSamples, worths
from intriga.lab.duels.turns.leaf_check import one_more_turn, other_moves, played_start, untied
from intriga.lab.duels.turns.packing import packed, unpacked
from intriga.lab.duels.turns.pieces import HANDS
from intriga.lab.duels.turns.recipe import KINDS, NetStage, RootMix
from intriga.lab.duels.turns.sampling import (
    TurnStart,
    even,
    first_turns,
    following,
    fresh,
    leaf_chances,
    random_range,
    start_at,
    tempered,
    with_other_coins,
)
from intriga.lab.duels.turns.targets import chances, hand_worths, resolved, solved_turns

MIX = RootMix()
OFTEN = 20
SMALL = NetStage(
    name="small",
    kinds=("2-1", "1-2"),
    generations=1,
    pieces=2,
    last_pieces=2,
    turns=12,
    rounds=3,
    steps=1,
    last_steps=1,
    hidden=(8, 8),
)


def net_shape(kind: str) -> NetShape:
    mine, theirs = (HANDS[int(influences)] for influences in kind.split("-"))
    return NetShape((mine, theirs), (12, 8), NUMBERS)


def some_nets(spread: float = 0.1) -> LeafNets:
    random = np.random.default_rng(1)
    shapes = [net_shape(kind) for kind in KINDS]
    flats = [random.normal(0, spread, each.weights).astype(np.float32) for each in shapes]
    return packed(shapes, flats)


@pytest.mark.parametrize("kind", KINDS)
def test_beliefs_are_chances_of_hands_that_can_be(kind: str) -> None:
    random = np.random.default_rng(2)
    for _ in range(OFTEN):
        start = fresh(kind, MIX, random)
        dealt = even(start.influences, start.face_up)
        for joint in (start.joint, tempered(start, random).joint):
            assert joint.sum() == pytest.approx(1)
            np.testing.assert_array_equal(joint > 0, dealt > 0)
        assert sum(start.face_up) == 4 - sum(start.influences)
        assert max(start.coins) <= MOST_COINS


def test_ranges_are_by_chance_and_not_alike() -> None:
    random = np.random.default_rng(3)
    ranges = np.array([random_range(2, random) for _ in range(300)])
    np.testing.assert_allclose(ranges.sum(axis=1), 1)
    assert (ranges.max(axis=1) > 0.5).sum() > 5
    assert (ranges.max(axis=1) < 0.15).sum() > 20
    np.testing.assert_allclose(ranges.mean(axis=0), 1 / 15, atol=0.03)


def test_the_compiled_network_says_what_the_fitted_one_does() -> None:
    """But for the beliefs, which are those of players who answer evenly now and then."""
    nets = some_nets()
    resolver = resolved(fresh("2-2", MIX, np.random.default_rng(4)), nets, 3)
    resolver.values(0)
    game, seen = resolver.game, set[str]()
    for leaf in range(len(game.net)):
        after = start_at(resolver, leaf)
        if game.net[leaf] < 0 or after.joint.sum() == 0:
            continue
        seen.add(after.kind)
        hands = chances(after) / after.joint.sum()
        situation = np.array([game.situation[leaf]], np.int16)
        asked = TurnSamples(
            situation, hands[None].astype(np.float32), hands[None].astype(np.float32)
        )
        fitted = unpacked(nets, int(game.net[leaf]), after.joint.shape)
        own = len(after.joint)
        found = resolver.room.worth[leaf, : len(hands)]
        said = np.roll(found, own)  # those of player 0 come first
        np.testing.assert_allclose(said, worths(*fitted, asked)[0], atol=5e-3)
    assert seen == set(KINDS)


def test_both_sides_of_a_solved_turn_sum_to_nothing() -> None:
    nets, random = some_nets(), np.random.default_rng(5)
    for kind in KINDS:
        start = fresh(kind, MIX, random)
        worths = hand_worths(resolved(start, nets, 10), start)
        assert abs(worths @ chances(start)) < 1e-4
        assert np.abs(worths).max() < 3


def test_turns_that_follow_have_the_chances_of_play() -> None:
    """The ends of a turn share its chance out, and turns that follow mirror coins and hands."""
    random = np.random.default_rng(6)
    start = fresh("2-1", RootMix(even=1), random)
    resolver = resolved(start, some_nets(), 10)
    resolver.values(0)
    likely = leaf_chances(resolver)
    assert likely.sum() == pytest.approx(1, abs=1e-4)
    for leaf in np.flatnonzero(resolver.game.net >= 0):
        after = start_at(resolver, int(leaf))
        assert after.joint.sum() == pytest.approx(likely[leaf], abs=1e-5)
        assert after.influences[0] == 1
        assert after.kind == KINDS[resolver.game.net[leaf]]
    solved, valued = (resolved(start, some_nets(), 10) for _ in range(2))
    valued.values(0)
    ends = [following(each, np.random.default_rng(2)) for each in (solved, valued)]
    first, second = (each.joint for each in ends if each)
    np.testing.assert_array_equal(first, second)
    then = following(resolver, random)
    while then is None:
        then = following(resolver, random)
    assert then.joint.sum() == pytest.approx(1)


def test_a_duel_that_is_lost_at_every_end_is_worth_nothing_else() -> None:
    """The mover pays 7 for the last influence of the other: it has won with any hand."""
    dealt = even((1, 1), (1, 1, 0, 0, 0))
    start = TurnStart((1, 1), (7, 0), (1, 1, 0, 0, 0), dealt)
    worths = hand_worths(resolved(start, some_nets(), 200), start)
    np.testing.assert_allclose(worths, [1] * 5 + [-1] * 5, atol=0.02)


def test_a_piece_has_the_turns_of_its_stage_and_repeats() -> None:
    stage = SMALL
    found = [solved_turns(stage, some_nets(), np.random.default_rng(7)) for _ in range(2)]
    assert sum(len(solved.samples) for solved in found[0].values()) == stage.turns
    assert set(found[0]) == {"2-1", "1-2"}
    for kind, solved in found[0].items():
        np.testing.assert_array_equal(solved.samples.worths, found[1][kind].samples.worths)
        assert (solved.gaps > -1e-5).all()


def test_games_go_on_from_the_deal_and_the_first_turn_teaches_nothing() -> None:
    mix = RootMix(play=1, ends=3, dealt=1, tempered=0)
    stage = replace(SMALL, kinds=KINDS, turns=40, rounds=2, roots=mix)
    found = solved_turns(stage, some_nets(), np.random.default_rng(9))
    seconds = [solved.samples.situation[:, :2].sum(axis=1) for solved in found.values()]
    assert set(found) > {"2-2"}
    assert min(coins.min() for coins in seconds) >= 3  # in some edition 3 are dealt
    first = chances(first_turns()[0]).astype(np.float32)
    assert not (found["2-2"].samples.beliefs == first).all(axis=1).any()


@pytest.mark.parametrize("other_coins", [0, 1])
def test_turns_that_play_led_to_have_other_coins_where_the_mix_says_so(other_coins: float) -> None:
    mix = RootMix(play=1, dealt=1, coins=other_coins)
    stage = replace(SMALL, kinds=("2-2",), turns=40, rounds=2, roots=mix)
    found = solved_turns(stage, some_nets(), np.random.default_rng(9))["2-2"]
    rich = (found.samples.situation[:, :2] >= 10).any(axis=1)
    assert rich.mean() > 0.25 if other_coins else rich.mean() < 0.1


def test_tempered_beliefs_make_some_characters_likelier() -> None:
    random = np.random.default_rng(13)
    start = fresh("2-2", RootMix(even=1), random)
    changed = [tempered(start, random).joint for _ in range(OFTEN)]
    assert max(abs(joint - start.joint).max() for joint in changed) > 0.01


def test_other_coins_do_not_let_a_mover_win_with_a_coup() -> None:
    random = np.random.default_rng(11)
    coins = np.array([with_other_coins(fresh("2-1", MIX, random), random).coins for _ in range(99)])
    assert coins.max(axis=0).tolist() == [6, 12]


def test_all_ends_that_are_followed_but_one_have_fewer_influences() -> None:
    random, some = np.random.default_rng(12), some_nets()
    stage = replace(SMALL, kinds=KINDS, roots=RootMix(play=1, ends=3))
    start = fresh("2-2", MIX, random)
    resolver, most = resolved(start, some, 3), 0
    for _ in range(OFTEN):
        found = targets._next(resolver, start, stage, random)  # pyright: ignore[reportPrivateUsage]
        assert sum(each.influences == (2, 2) for each in found) <= 1
        most = max(most, len(found))
    assert most == 3


@pytest.mark.parametrize("kind", KINDS)
def test_play_leads_to_roots_that_are_measured(kind: str) -> None:
    nets, random = some_nets(), np.random.default_rng(8)
    uneven = 0
    for _ in range(OFTEN):
        start = played_start(kind, nets, 3, random)
        dealt = even(start.influences, start.face_up)
        assert start.kind == kind
        uneven += not np.allclose(start.joint, dealt)
    assert uneven > 2


def test_one_more_turn_finds_a_network_that_is_off() -> None:
    """Networks that say 0 are off by what the turns behind them are worth."""
    nets = some_nets()
    silent = nets._replace(weights=np.zeros_like(nets.weights))
    start = TurnStart((1, 1), (0, 5), (1, 1, 0, 0, 0), even((1, 1), (1, 1, 0, 0, 0)))
    found = one_more_turn(start, silent, rounds=100, ends=20)
    assert found.parts["1-1"] < -0.05  # the other can kill next, and the mover cannot
    assert found.whole == found.parts["1-1"]
    assert 0 < found.covered <= 1


@pytest.mark.parametrize("kind", KINDS)
def test_untied_hands_keep_their_chances_and_are_tied_by_cards_alone(kind: str) -> None:
    random = np.random.default_rng(9)
    start = fresh(kind, MIX, random)
    dealt = even(start.influences, start.face_up)
    tied = start.joint * random.uniform(0.5, 1, dealt.shape)
    found = untied(replace(start, joint=tied / tied.sum())).joint
    np.testing.assert_allclose(found.sum(axis=1), tied.sum(axis=1) / tied.sum(), atol=1e-9)
    np.testing.assert_allclose(found.sum(axis=0), tied.sum(axis=0) / tied.sum(), atol=1e-9)
    ratio = np.log(found[dealt > 0] / dealt[dealt > 0])
    rows, columns = np.nonzero(dealt)
    ranges = np.zeros((len(ratio), sum(dealt.shape)))
    ranges[np.arange(len(ratio)), rows] = 1
    ranges[np.arange(len(ratio)), columns + len(dealt)] = 1
    left = ratio - ranges @ np.linalg.lstsq(ranges, ratio)[0]
    np.testing.assert_allclose(left, 0, atol=1e-6)


def test_more_rounds_and_ties_of_hands_move_a_turn() -> None:
    nets = some_nets()
    short, long = (other_moves("1-1", nets, roots=4, rounds=rounds, seed=1) for rounds in (3, 300))
    assert 0 < long["by rounds"] < 0.3 * short["by rounds"]
    assert 0 < long["hands by rounds"] < 0.5 * short["hands by rounds"]
    assert 0 < long["by ties"] <= long["hands by ties"] < 0.5
