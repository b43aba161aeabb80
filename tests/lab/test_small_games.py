# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyspiel brings no types.
"""Any small game for two is solved from its rules, and OpenSpiel agrees with what is found."""

from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kuhn_poker.ruleset import KUHN, Kuhn
from kuhn_poker.state import KuhnState
from open_spiel.python.algorithms import exploitability
from open_spiel.python.policy import tabular_policy_from_callable

from intriga.core.errors import BadOptions
from intriga.lab.adapters.openspiel import Hands
from intriga.lab.cfr.history_solver import HistorySolver, SolvedValue, near_fraction
from intriga.lab.cfr.history_tree import CHANCE, LEAF, HistoryTree, tree_of
from intriga.lab.walk import WalkStart
from tests.kuhn.installed import found
from tests.lab.adapters.test_openspiel import duel

VALUE = -1 / 18  # H. W. Kuhn, 1950


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> Generator[None]:
    with found(tmp_path):
        yield


def kuhn(players: int = 2, ruleset: Kuhn = KUHN, bet: int = 1) -> WalkStart:
    """Return where Kuhn poker begins, seat 0 being the first."""
    seats = [str(seat) for seat in range(players)]
    header = {"preset": "kuhn", "options": {"bet": bet}, "seats": seats, "first": 0}
    return WalkStart(ruleset, header, 100)


def solved(start: WalkStart, rounds: int) -> tuple[HistoryTree, HistorySolver]:
    tree = tree_of(start)
    solver = HistorySolver(tree)
    solver.run(rounds)
    return tree, solver


def told(seat: int, words: list[str], view: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return by what an information state is found in both trees."""
    return seat, tuple(each.partition("\n")[0] for each in words[1:]), tuple(view.numbers)


def by_openspiel(game: Any, tree: HistoryTree, strategy: Any) -> Any:  # noqa: ANN401
    """Return what OpenSpiel says is the NashConv of *strategy*."""
    parts: dict[tuple[Any, ...], dict[int, float]] = {}
    for state in tree.states:
        own = strategy[state.first :][: len(state.actions)].tolist()
        key = state.seat, state.moves, tuple(state.view.numbers)
        parts[key] = dict(zip(state.actions, own, strict=True))
    assert len(parts) == len(tree.states)

    def chosen(state: Any) -> dict[int, float]:  # noqa: ANN401
        seat, walk = state.current_player(), state.walk
        return parts[told(seat, walk.told(seat), walk.here.view(seat))]

    policy = tabular_policy_from_callable(game, chosen)
    return exploitability.nash_conv(game, policy, use_cpp_br=False)


def test_kuhn_poker_is_worth_what_kuhn_found() -> None:
    tree, solver = solved(kuhn(), rounds=300)
    value = solver.value(solver.average)

    assert (tree.mover == CHANCE).sum() == 1 + 3  # a card for each seat
    assert (tree.mover == LEAF).sum() == 30
    assert value.low <= VALUE <= value.high
    assert value.nash_conv < 0.001
    assert str(near_fraction(value)) == "-1/18"


@pytest.mark.parametrize("bet", [1, 2])
def test_openspiel_finds_the_same_exploitability_of_kuhn_poker(bet: int) -> None:
    game = type("KuhnPoker", (Hands,), {"name": KUHN.name})({"players": 2, "bet": bet})
    tree, solver = solved(game.start, rounds=5)  # chance says there who begins

    for strategy in (solver.average, HistorySolver(tree).average):
        ours = solver.value(strategy).nash_conv
        assert by_openspiel(game, tree, strategy) == pytest.approx(ours, abs=1e-9)


def test_openspiel_finds_the_same_exploitability_of_a_duel() -> None:
    game = duel(horizon=2)
    tree, solver = solved(game.start, rounds=20)

    ours = solver.value(solver.average).nash_conv

    assert ours < 0.01
    assert by_openspiel(game, tree, solver.average) == pytest.approx(ours, abs=1e-9)


def test_a_best_response_is_pure_and_leaves_the_other_as_it_was() -> None:
    tree, solver = solved(kuhn(), rounds=3)
    even = HistorySolver(tree).average

    best = solver.best_response(even, 1)

    assert set(best[tree.seat == 1]) == {0.0, 1.0}
    assert np.bincount(tree.owner, best) == pytest.approx(1)
    assert (best[tree.seat == 0] == even[tree.seat == 0]).all()


def test_a_fraction_is_named_only_where_no_other_one_fits() -> None:
    assert near_fraction(SolvedValue(0.0, -0.08, -0.03)) is None
    assert str(near_fraction(SolvedValue(0.0, 0.2495, 0.2504))) == "1/4"


class Wasteful(Kuhn):
    """Takes a chip from the winner."""

    def returns(self, state: KuhnState) -> list[float]:
        return [chips - (chips > 0) for chips in super().returns(state)]


@pytest.mark.parametrize(
    ("start", "largest", "reason"),
    [
        (kuhn(players=3), 1_000, "a game is solved for 2 players, not for 3"),
        (kuhn(), 57, "kuhn-poker has more than 57 histories, which is the most"),
        (kuhn(ruleset=Wasteful()), 1_000, r"one has to lose what the other wins.*\[.*\]"),
    ],
)
def test_a_game_that_cannot_be_solved_is_refused_in_a_sentence(
    start: WalkStart, largest: int, reason: str
) -> None:
    with pytest.raises(BadOptions, match=reason):
        tree_of(start, largest)


def test_the_tree_of_kuhn_poker_has_58_histories() -> None:
    assert len(tree_of(kuhn(), largest=58).parent) == 58
