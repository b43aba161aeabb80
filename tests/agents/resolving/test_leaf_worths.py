"""Leaves valued by networks, and the same in machine code."""

from typing import Any, TypeAlias

import numpy as np
import pytest

from intriga.agents.resolving import rounds
from intriga.agents.resolving.leaf_worths import HARDLY, SELDOM, LeafNets, worths_in_round
from intriga.agents.resolving.rounds import NOBODY, POWER, Resolver
from intriga.agents.resolving.turn_game import TurnGame
from intriga.agents.resolving.turn_walk import TREMBLE
from tests.agents.resolving.hand_made import LARGEST, at_random, random_nets
from tests.agents.resolving.sequence_form import best_response, plan, sequences

Array = Any
Precision: TypeAlias = np.float32 | np.float64
LOOKED_AT = range(12)  # seeds


def drawn(seed: int) -> tuple[TurnGame, LeafNets]:
    chance = np.random.default_rng(seed)
    return at_random(chance, nets=2), random_nets(chance)


def solved(seed: int, rounds: int, precision: type[Precision] = np.float64) -> Resolver:
    resolver = Resolver(*drawn(seed), precision=precision)
    resolver.run(rounds)
    return resolver


def part(nets: LeafNets, at: int, *shape: int) -> Array:
    return nets.weights[at : at + np.prod(shape)].reshape(shape)


def said(nets: LeafNets, net: int, situation: Array, beliefs: Array) -> Array:
    """Return what a network says, by matrices: beliefs of the next mover first."""
    inputs, first, second, outputs = map(int, nets.sizes[net])
    at = [int(each) for each in nets.weights_at[net]]
    public = sum(
        part(nets, int(table) + int(number) * first, first)
        for table, number in zip(nets.tables_at[net], situation, strict=True)
    )
    begin, values = map(int, nets.pairs_at[net])
    wide = 2 * first + 2 * second + outputs
    pair = part(nets, begin + wide * int(situation[0] * values + situation[1]), wide)
    gate, move, other_gate, other_move, more = np.split(
        pair, np.cumsum([first, first, second, second])
    )
    one = public + beliefs @ part(nets, at[0], inputs, first)
    one = np.maximum(one * (1 + gate) + move, 0)
    two = one @ part(nets, at[1], first, second) + part(nets, at[2], second)
    two = np.maximum(two * (1 + other_gate) + other_move, 0)
    return two @ part(nets, at[3], second, outputs) + part(nets, at[4], outputs) + more


@pytest.mark.parametrize("seed", LOOKED_AT)
def test_networks_are_asked_for_the_beliefs_at_a_leaf(seed: int) -> None:
    resolver, (game, nets) = solved(seed, 5), drawn(seed)
    strategy = resolver.strategy()
    believed = strategy + TREMBLE * (resolver.room.even - strategy)
    form = sequences(game, np.ones(game.size[0, 0]), np.ones(game.size[0, 1]))

    def beliefs(leaf: int, averages: Array) -> tuple[Array, Array]:
        joint = form.joint(leaf, plan(form, 0, averages), plan(form, 1, averages))
        return joint.sum(1) / joint.sum(), joint.sum(0) / joint.sum()

    for leaf in np.flatnonzero(game.net >= 0):
        mine, theirs = map(int, game.hands[leaf])
        first, second = beliefs(int(leaf), believed)
        found = said(nets, game.net[leaf], game.situation[leaf], np.append(second, first))
        worth = np.append(found[theirs:], found[:theirs])
        worth -= (worth @ np.append(*beliefs(int(leaf), strategy))) / 2
        assert resolver.room.worth[leaf, : mine + theirs] == pytest.approx(worth, abs=1e-12)


@pytest.mark.parametrize("seed", LOOKED_AT)
def test_responses_leave_the_worths_of_leaves_alone(seed: int) -> None:
    resolver, (game, _) = solved(seed, 5), drawn(seed)
    strategy, ones = resolver.strategy(), [np.ones(size) for size in game.size[0]]
    form = sequences(game, *ones, worth=resolver.room.worth)
    for player in (0, 1):
        best = best_response(form, player, plan(form, 1 - player, strategy))
        assert resolver.response(player).sum() == pytest.approx(best, abs=1e-9)


@pytest.mark.parametrize("seed", LOOKED_AT)
def test_worths_of_both_sum_to_0(seed: int) -> None:
    resolver = solved(seed, 20)

    assert resolver.values(0).sum() == pytest.approx(-resolver.values(1).sum(), abs=1e-9)


@pytest.mark.parametrize("seed", LOOKED_AT)
def test_machine_code_does_what_the_text_says(seed: int) -> None:
    compiled, text = solved(seed, 6), solved(seed, 0)
    weights = np.arange(1.0, 7) ** POWER
    rounds._rounds(  # pyright: ignore[reportPrivateUsage]  interpreted
        text.game, text.nets, text.links, text.room, weights, 0, NOBODY
    )

    for name, one, other in zip(text.room._fields, compiled.room, text.room, strict=True):
        assert np.array_equal(one, other), name


@pytest.mark.parametrize(
    ("reach", "rounds_for_all"),
    [((1.0, 1.0), 1), ((1.0, 1e-4), SELDOM), ((1e-4, 1.0), SELDOM), ((1e-4, 1e-4), HARDLY)],
)
def test_the_less_likely_leaves_are_the_less_often_they_are_valued(
    reach: tuple[float, float], rounds_for_all: int
) -> None:
    resolver = solved(2, 5)
    game, room = resolver.game, resolver.room
    resolver.begin(*map(np.full, game.size[0].tolist(), reach))
    resolver.values(0)

    def valued_in(t: int) -> set[int]:
        room.worth[:] = np.nan
        worths_in_round(game, resolver.nets, resolver.links, room, t)
        return {int(leaf) for leaf in np.flatnonzero(~np.isnan(room.worth[:, 0]))}

    networked = {int(leaf) for leaf in np.flatnonzero(game.net >= 0)}
    valued: list[set[int]] = [valued_in(t) for t in range(1, 1 + HARDLY)]
    leaf = max(networked)
    assert valued_in(0) == networked
    assert set().union(*valued) == networked
    assert sum(leaf in each for each in valued) == HARDLY // rounds_for_all


@pytest.mark.parametrize("seed", LOOKED_AT)
def test_half_the_precision_is_enough(seed: int) -> None:
    for player in (0, 1):
        half, whole = (solved(seed, 20, each).values(player) for each in (np.float32, np.float64))
        assert half == pytest.approx(whole, abs=1e-3)


def test_a_leaf_that_nobody_reaches_keeps_its_worths() -> None:
    resolver = solved(3, 5)
    nobody = [np.zeros(size) for size in resolver.game.size[0]]
    before = resolver.room.worth.copy()
    resolver.room.root[:] = 0
    resolver.values(0)

    assert np.array_equal(resolver.room.worth, before)
    resolver.begin(*nobody)
    resolver.run(5)
    assert np.isfinite(resolver.strategy()).all()


@pytest.mark.parametrize("numbers", [(0, LARGEST), (LARGEST + 9, 0), (-1, 0)])
def test_leaves_with_numbers_beyond_the_tables_are_refused(numbers: tuple[int, int]) -> None:
    game, nets = drawn(2)
    leaf = int(np.flatnonzero(game.net >= 0)[0])
    game.situation[leaf] = numbers
    told = rf"network {game.net[leaf]} has no weights for \[{numbers[0]}, {numbers[1]}\]"
    with pytest.raises(ValueError, match=f"{told}, which is public at leaf {leaf}"):
        Resolver(game, nets)
