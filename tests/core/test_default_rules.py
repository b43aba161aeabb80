"""A small game has the usual rules, except for those that it writes itself."""

import pytest
from kuhn_poker.ruleset import KUHN
from kuhn_poker.state import KuhnState

from intriga.core.bits import count
from intriga.core.chance import Seeded
from intriga.core.default_rules import pick
from intriga.core.games import games, ruleset_of
from intriga.core.table_rules import usual_table_rules

RULES = KUHN.rules


def begun(players: int) -> KuhnState:
    state = KUHN.begin({"preset": "kuhn", "seats": ["?"] * players, "first": 0})
    RULES.deal(state, Seeded(players))
    return state


def test_each_member_of_a_set_is_picked_and_nothing_else() -> None:
    numbers = Seeded(1)

    assert {pick(0b1011, numbers) for _ in range(100)} == {0, 1, 3}


@pytest.mark.parametrize("players", [2, 3])
def test_whole_games_can_be_played_by_number(players: int) -> None:
    state, numbers = begun(players), Seeded(2)
    assert RULES.sides(state) == players

    while not RULES.is_over(state):
        seat = RULES.to_move(state)
        assert RULES.awaiting(state) == 1 << seat
        action = RULES.random_action(state, seat, numbers)
        assert action in KUHN.legal_actions(state, seat)
        RULES.step(state, seat, action, numbers)

    assert RULES.awaiting(state) == 0
    assert count(RULES.winners(state)) == 1


def test_every_deal_may_be_dealt_and_any_seat_may_be_first() -> None:
    state, numbers, deals = begun(2), Seeded(3), set[tuple[int, ...]]()
    for _ in range(200):
        RULES.deal(state, numbers)
        deals.add((state.first, *state.hand))

    assert len(deals) == 2 * 3 * 2


@pytest.mark.parametrize("game", games())
def test_a_game_that_writes_all_its_rules_gets_no_others(game: str) -> None:
    rules = ruleset_of(game).rules

    assert not any(module.__name__.endswith("usual_rules") for module in rules.modules)


def test_a_table_of_a_game_that_says_nothing_seats_no_more_than_may_play() -> None:
    usual = usual_table_rules(KUHN)

    assert usual.players == 3
    assert {"first", "bettor", "called", "awaiting"} <= usual.seat_keys
    assert "paid" not in usual.seat_keys
