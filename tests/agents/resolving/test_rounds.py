"""The solver of a turn on games whose solutions are known, and against a second opinion."""

from typing import Any

import numpy as np
import pytest

from intriga.agents.resolving.rounds import Resolver, no_nets
from intriga.agents.resolving.turn_game import TurnGame
from tests.agents.resolving.hand_made import at_random, kuhn
from tests.agents.resolving.sequence_form import best_response, plan, sequences

Array = Any


def solved(game: TurnGame, rounds: int) -> Resolver:
    resolver = Resolver(game, no_nets(), precision=np.float64)
    resolver.run(rounds)
    return resolver


def test_kuhns_poker_is_worth_minus_one_eighteenth() -> None:
    resolver = solved(kuhn(), 2000)

    assert resolver.values(0).sum() == pytest.approx(-1 / 18, abs=1e-6)
    assert resolver.response(0).sum() + resolver.response(1).sum() == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("seed", range(40))
def test_responses_are_those_of_the_sequence_form(seed: int) -> None:
    chance = np.random.default_rng(seed)
    game = at_random(chance)
    first, second = (chance.random(int(size)) for size in game.size[0])
    resolver = solved(game, 0)
    resolver.begin(first, second)
    resolver.run(seed % 5 * 7)
    form, strategy = sequences(game, first, second), resolver.strategy()
    for player, own in enumerate((first, second)):
        other = plan(form, 1 - player, strategy)
        best = best_response(form, player, other)
        assert resolver.response(player) @ own == pytest.approx(best, abs=1e-9)
        mine = plan(form, player, strategy)
        met = mine @ form.pay[0] @ other if player == 0 else other @ form.pay[1] @ mine
        assert resolver.values(player) @ own == pytest.approx(met, abs=1e-9)


def test_further_rounds_go_on_where_the_last_ones_ended() -> None:
    game = at_random(np.random.default_rng(5))
    at_once, in_parts = solved(game, 30), solved(game, 12)
    in_parts.response(0)
    in_parts.run(18)

    assert np.array_equal(at_once.strategy(), in_parts.strategy())


def test_a_reach_for_other_types_is_refused() -> None:
    resolver, ones = solved(kuhn(), 0), np.ones(3)
    with pytest.raises(ValueError, match="player 1 has 3 types at the root, and 2 numbers"):
        resolver.begin(ones, np.ones(2))
    with pytest.raises(ValueError, match="player 0 has 3 types at the root, and 4 numbers"):
        resolver.begin(ones, ones, promised=np.ones(4), doubted=0)


# --- A root that keeps promises ----------------------------------------------------------------


@pytest.mark.parametrize("doubted", [0, 1])
@pytest.mark.parametrize("trust", [0.0, 0.5])
def test_no_type_gets_more_than_was_promised(doubted: int, trust: float) -> None:
    broken = False
    for seed in range(6):
        chance = np.random.default_rng(seed)
        game = at_random(chance)
        given = [np.ones(size) for size in game.size[0]]
        promised = solved(game, 2000).response(doubted)
        given[doubted] = chance.random(len(promised)) ** 4  # believed, and wrong
        resolver = solved(game, 0)
        resolver.begin(given[0], given[1], promised=promised, doubted=doubted, trust=trust)
        resolver.run(4000)
        if trust == 0:
            assert (resolver.response(doubted) <= promised + 2e-3).all()
        resolver.begin(given[0], given[1])
        resolver.run(4000)
        broken |= (resolver.response(doubted) > promised + 2e-2).any()
    assert broken  # where beliefs are wrong and nothing is promised
