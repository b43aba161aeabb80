"""Local best responses: what they find, beside the best response."""

import pytest

from intriga.agents.base import Uniform
from intriga.agents.policy import Policy, own_network
from intriga.agents.registry import agent
from intriga.core.errors import BadOptions
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.duel_turns import begin
from intriga.lab.duels.build import COMPOSITIONS
from intriga.lab.duels.exact_response import EVEN, OPEN, ResponseWalk, exact_response
from intriga.lab.duels.exploitability import duel_exploitability
from intriga.lab.duels.local_response import WAYS, local_response


@pytest.fixture(scope="module")
def policy() -> Policy:
    return Policy(own_network("coup"))


def test_a_local_response_wins_at_most_what_the_best_one_does_and_nearly_as_much(
    policy: Policy,
) -> None:
    found = [
        *duel_exploitability(policy, COMPOSITIONS[::5], depth=3),
        *duel_exploitability(Uniform(), COMPOSITIONS[:1], depth=3),
    ]
    assert len(found) == 4
    assert all(0 <= each.local <= each.exact + 1e-12 for each in found)
    assert sum(each.close for each in found) >= 3


@pytest.mark.slow
def test_in_fifteen_duels_a_local_response_finds_most_of_what_there_is(policy: Policy) -> None:
    found = list(duel_exploitability(policy, COMPOSITIONS, depth=5))
    assert len(found) == 15
    assert all(each.local <= each.exact + 1e-12 for each in found)
    assert sum(each.close for each in found) >= 12


@pytest.mark.parametrize("seat", [0, 1])
def test_it_wins_at_least_what_each_of_its_simple_ways_does(policy: Policy, seat: int) -> None:
    state = begin(5, 4, (0, 1), (2, 4))
    local = local_response(COUP, state, policy, seat, 3, unfinished=EVEN)
    for way in WAYS:
        simple = ResponseWalk(COUP, policy, seat, way, unfinished=EVEN).begin(state, 3)
        assert local.low >= simple.low - 1e-12


def test_a_cut_duel_is_worth_what_lies_between_lost_and_won() -> None:
    state = begin(5, 5, (0, 1), (1, 4))
    cut, whole = (
        exact_response(COUP, state, Uniform(), 0, 3, unfinished=each) for each in (EVEN, OPEN)
    )
    assert cut.low == cut.high
    assert whole.low <= cut.low <= whole.high


def test_an_agent_without_probabilities_is_refused() -> None:
    with pytest.raises(BadOptions, match="does not tell its probabilities"):
        next(duel_exploitability(agent("honest", "coup"), COMPOSITIONS))


@pytest.mark.parametrize("coins", [(8, 0), (1, 9), (12, 44), (-1, 3)])
def test_coins_that_leave_nothing_open_are_refused(coins: tuple[int, int]) -> None:
    with pytest.raises(BadOptions, match="leave nothing open"):
        next(duel_exploitability(Uniform(), COMPOSITIONS, coins=coins))
