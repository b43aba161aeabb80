"""Responses to solved turns: exact in a turn, bounded by a player who sees all, and played out."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from intriga.agents.base import Uniform
from intriga.agents.resolving.leaf_worths import LeafNets
from intriga.agents.resolving.rounds import Resolver, no_nets
from intriga.agents.resolving.turn_game import SPLIT
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.games.coup.agents.solver import Solver
from intriga.games.coup.agents.turn_nets import NUMBERS
from intriga.games.coup.notation import cards_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duel_turns import PRESET
from intriga.games.coup.study.turns.resolved_turns import ResolvedTurns
from intriga.games.coup.study.turns.shapes import TurnShape, shape
from intriga.games.coup.study.turns.turn_reading import all_hands
from intriga.games.coup.study.turns.turn_roots import root_of
from intriga.lab.duels.histories import Node, of
from intriga.lab.duels.turns.agreement import turn_of
from intriga.lab.duels.turns.along import Met, follow, with_tables
from intriga.lab.duels.turns.clairvoyant import clairvoyant_value
from intriga.lab.duels.turns.efg import EndTables, walked
from intriga.lab.duels.turns.fit import NetShape
from intriga.lab.duels.turns.one_turn_response import OneTurnResponder, OneTurnRounds, OwnType
from intriga.lab.duels.turns.packing import packed
from intriga.lab.duels.turns.recipe import RootMix
from intriga.lab.duels.turns.sampling import TurnStart, fresh
from intriga.lab.duels.turns.turn_regret import regret_of, regrets
from tests.games.coup.agents.worthless import worthless_nets

GAMES = ((0, 0), (0, 1), (1, 0), (2, 1))  # a round and the seat of the responder
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


@pytest.mark.parametrize("player", [0, 1])
def test_types_are_followed_through_all_draws(nets: LeafNets, player: int) -> None:
    """A challenged exchange draws twice, and either card may have come first."""
    random = np.random.default_rng(6)
    start = fresh("2-2", RootMix(even=1), random)
    tied = start.joint * random.uniform(0.5, 1, start.joint.shape)  # the hands to each other
    start = replace(start, coins=(2, 2), joint=tied)
    solver, tree = Resolver(turn_of(start), nets, precision=np.float64), shape(2, 2, start.coins)
    solver.run(3)
    answers, longest = solver.answers(player), 0
    for node in np.flatnonzero(tree.game.kind < SPLIT):
        if tree.game.kind[node] & 1 != player:
            continue
        for number in range(0, int(tree.game.size[node, player]), 7):
            own = followed(tree, player, int(node), number)
            found, expected = own.actions(answers), own_type(own, number).actions(answers)
            assert found.keys() == expected.keys()
            there, wanted = (np.array([*each.values()]) for each in (found, expected))
            scaled = [each / max(np.abs(each).sum(), 1e-30) for each in (there, wanted)]
            np.testing.assert_allclose(*scaled, atol=1e-9)
            longest = max(longest, len(tree.held[node][player][number]))
    assert longest == (4 if player == 0 else 2)


def followed(tree: TurnShape, player: int, node: int, number: int) -> OwnType:
    """Return the type that is *number* at *node*, followed from the root by its cards alone."""
    way = [(node, number)]
    while way[-1][0]:
        here, was = way[-1]
        way.append((int(tree.game.parent[here]), int(tree.came_from(here, player)[was])))
    own = OwnType(tree, player, tree.held[0][player][way[-1][1]])
    for here, was in reversed(way):
        if tree.game.kind[here] < SPLIT and tree.game.kind[here] & 1 == player:
            own.go_to(here, tree.held[here][player][was])
    return own


def own_type(own: OwnType, number: int) -> OwnType:
    """Return *own* as the type *number* of its node."""
    other = copy(own)
    other.number = number
    return other


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


def test_the_responder_answers_the_averages_of_the_solver_and_not_even_play(
    nets: LeafNets,
) -> None:
    agent = Solver(ResolvedTurns(nets, 20), Uniform)
    header: dict[str, Any] = {"preset": PRESET, "seats": ["0", "1"], "options": {}}
    found, best, to_even_play = list[int](), list[int](), list[int]()
    for deal in range(8):
        game: Game[Any, Any] = Game(COUP, header, Seeded(deal, 1))
        responder = OneTurnResponder(agent, game.to_move)
        responder.begin_turn(game)
        found.append(responder.answer(game))
        best.append(best_first(game, nets, rounds=20))
        to_even_play.append(best_first(game, nets, rounds=0))
    assert found == best
    assert found != to_even_play


def best_first(game: "Game[Any, Any]", nets: LeafNets, rounds: int) -> int:
    """Return the first action of a best response to the averages of that many *rounds*."""
    root = root_of(game.told.began)
    assert root is not None
    solver = Resolver(root.even.game(root.shape), nets)
    solver.begin(*root.even.ranges)
    solver.run(rounds)
    hand = tuple(cards_of(game.state.hand[game.to_move]))
    worths = OwnType(root.shape, 0, hand).actions(solver.answers(0))
    return max(worths, key=lambda action: worths[action])


def test_games_of_the_responder_can_be_played_again(nets: LeafNets) -> None:
    first, again = (
        [against(nets, rounds=3).played(number, seat).told.answers for number, seat in GAMES]
        for _ in range(2)
    )
    assert first == again
    assert len(set(first)) == len(GAMES)
