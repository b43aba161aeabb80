"""Responses to solved turns: exact in a turn, bounded by a player who sees all, and played out."""

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from intriga.agents.base import Uniform
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver, no_nets
from intriga.games.coup.agents.solver import Solver
from intriga.games.coup.study.turns.resolved_turns import ResolvedTurns
from intriga.games.coup.study.turns.shapes import shape
from intriga.games.coup.study.turns.turn_reading import all_hands
from intriga.lab.duels.histories import Node, of
from intriga.lab.duels.turns.agreement import turn_of
from intriga.lab.duels.turns.along import Met, follow, with_tables
from intriga.lab.duels.turns.clairvoyant import clairvoyant_value
from intriga.lab.duels.turns.efg import EndTables, walked
from intriga.lab.duels.turns.fit import NetShape, packed
from intriga.lab.duels.turns.one_turn_response import OneTurnRounds, OwnType
from intriga.lab.duels.turns.recipe import RootMix
from intriga.lab.duels.turns.sampling import TurnStart, fresh
from intriga.lab.duels.turns.turn_regret import regret_of, regrets
from tests.games.coup.agents.worthless import worthless_nets

NUMBERS = (13, 13, 3, 3, 3, 3, 3)  # coins of both, and counts of cards face up
Chances = dict[str, float]


@pytest.fixture(scope="module")
def nets() -> LeafNets:
    """Return networks that have learned nothing."""
    random = np.random.default_rng(1)
    hands = ((15, 15), (15, 5), (5, 15), (5, 5))
    shapes = [NetShape(each, (8, 8), NUMBERS) for each in hands]
    return packed(shapes, [shape.begun(random) for shape in shapes])


def solved(kind: str, coins: tuple[int, int], rounds: int) -> tuple[Node, Met, Resolver]:
    """Return a turn with random beliefs and tables at its ends, as walked and as solved."""
    start = replace(fresh(kind, RootMix(even=0), np.random.default_rng(3)), coins=coins)
    tables = EndTables(3)
    histories, game = walked(start, tables), turn_of(start)
    met = follow(game, histories)
    solver = Resolver(with_tables(game, met, tables), no_nets(), precision=np.float64)
    solver.run(rounds)
    return histories, met, solver


def seeing(node: Node, player: int, mixed: Callable[[Node], Chances]) -> float:
    """Return the value of *node* to *player*, who sees all cards; the other plays as *mixed*."""
    values = [seeing(child, player, mixed) for child in node.children]
    if node.who == 2:
        return node.value if player == 0 else -node.value
    if node.who == player:
        return max(values)
    chances = node.chances if node.who < 0 else [mixed(node)[label] for label in node.labels]
    return float(np.dot(chances, values))


@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize(("kind", "coins"), [("1-1", (3, 2)), ("2-1", (3, 4))])
def test_a_player_who_sees_all_cards_wins_what_the_rules_say(
    kind: str, coins: tuple[int, int], player: int
) -> None:
    histories, met, solver = solved(kind, coins, rounds=5)
    chances = met.chances(solver.strategy())
    expected = seeing(histories, player, lambda node: chances[of(node)])
    assert clairvoyant_value(solver, player) == pytest.approx(expected, abs=1e-9)
    assert solver.response(player).sum() < expected


def test_the_best_first_answer_is_worth_the_best_response(nets: LeafNets) -> None:
    start = fresh("2-2", RootMix(even=1), np.random.default_rng(5))
    solver = Resolver(turn_of(start), nets, precision=np.float64)
    solver.run(5)
    answers, response = solver.answers(0), solver.response(0)
    for own, hand in enumerate(all_hands(2)):
        worths = OwnType(shape(2, 2, start.coins), 0, hand).actions(answers)
        assert max(worths.values()) == pytest.approx(response[own], abs=1e-12)


def test_more_rounds_leave_less_to_gain_in_a_turn(nets: LeafNets) -> None:
    short, long = (
        [each.mover + each.other for each in regrets("1-1", 6, rounds, nets, seed=2)]
        for rounds in (3, 200)
    )
    assert np.mean(long) < 0.2 * np.mean(short)
    assert np.mean(long) < 0.01


def test_a_regret_is_at_most_that_of_a_player_who_sees_all_cards(nets: LeafNets) -> None:
    random = np.random.default_rng(4)
    for kind in ("1-1", "2-1", "1-2", "2-2"):
        start: TurnStart = fresh(kind, RootMix(), random)
        solver = Resolver(turn_of(start), nets, precision=np.float64)
        solver.run(20)
        found = regret_of(start, solver)
        assert 0 <= found.mover <= found.loose[0] + 1e-12
        assert 0 <= found.other <= found.loose[1] + 1e-12


def against(nets: LeafNets, rounds: int) -> OneTurnRounds:
    """Return games against the solver with *nets*, which is never asked outside of two players."""
    return OneTurnRounds(Solver(ResolvedTurns(nets, rounds), Uniform), seed=1)


def test_the_responder_wins_whole_games_of_a_player_who_hardly_thinks() -> None:
    rounds = against(worthless_nets(), rounds=1)
    won = sum(rounds.do(number)[1] for number in range(8))
    assert won >= 11  # of 16


def test_games_of_the_responder_can_be_played_again(nets: LeafNets) -> None:
    first, again = against(nets, rounds=3), against(nets, rounds=3)
    assert first.do(1) == again.do(1)
