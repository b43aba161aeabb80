"""Games from numbers alone, as compiled batches play them, are games like all others."""

from collections import Counter
from inspect import isfunction

import pytest

from intriga.core.chance import Seeded
from intriga.games.coup.dialect import DIALECT
from intriga.games.coup.game import COUP
from intriga.games.coup.notation import cards_of
from intriga.games.coup.rules import by_number
from intriga.games.coup.rules.legal import nth_action, number_of_actions
from intriga.games.coup.rules.play import outcome, outcomes
from intriga.games.coup.rules.table import draw_cards, to_move
from intriga.games.coup.state import FIELDS, CoupState
from intriga.games.coup.vocabulary import Draw
from tests.games.coup.tables import any_play, positions, table

MOST_INPUTS = 4_000
NUMBERS = 1 << 32


def dealt(number: int) -> tuple[CoupState, Seeded]:
    """Return a game of any variant, dealt from numbers."""
    state = any_play(f"numbers {number}").state.copy()
    source = Seeded(number, 11)
    by_number.deal(state, source)
    return state, source


@pytest.mark.parametrize("number", range(20))
def test_a_game_from_numbers_asks_clockwise_and_ends(number: int) -> None:
    state, source = dealt(number)

    for _ in range(MOST_INPUTS):
        if by_number.is_over(state):
            break
        seat = to_move(state)
        assert seat == COUP.to_move(state)
        assert seat in COUP.awaiting(state)
        action = by_number.random_action(state, seat, source)
        assert action in COUP.legal_actions(state, seat)
        by_number.step(state, seat, action, source)

    assert COUP.winners(state)


def test_the_same_numbers_give_the_same_game() -> None:
    assert dealt(3)[0] == dealt(3)[0]
    assert dealt(3)[0] != dealt(4)[0]


@pytest.mark.parametrize("players", range(2, 11))
def test_random_factions_are_halves(players: int) -> None:
    source = Seeded(players)

    ones = Counter(by_number.halves(players, source).bit_count() for _ in range(200))

    assert set(ones) == {players // 2, -(-players // 2)}
    if players % 2:
        assert abs(ones[players // 2] - 100) < 40


def test_every_seat_may_be_in_either_half() -> None:
    source = Seeded(1)
    together = Counter(by_number.halves(4, source) for _ in range(600))

    assert len(together) == 6
    assert min(together.values()) > 60


@pytest.mark.parametrize("art_mode", ["same", "distinct"])
def test_a_number_draws_each_card_as_often_as_it_is_there(art_mode: str) -> None:
    arts = "-a" if art_mode == "distinct" else ""
    hands = (f"duke{arts} captain{arts}", f"assassin{arts} contessa{arts}")
    state = table(*hands, art_mode=art_mode).state
    draw_cards(state, 0, 1, Draw.EXCHANGE)
    cards = cards_of(outcomes(state))

    steps = [NUMBERS * place // len(cards) for place in range(len(cards))]

    assert [outcome(state, step + 1) for step in steps] == cards
    assert outcome(state, NUMBERS - 1) == cards[-1]


def test_all_that_compiled_code_may_call_is_known_to_it() -> None:
    offered = [value for value in vars(DIALECT).values() if isfunction(value)]

    assert {function.__module__ for function in offered} <= {m.__name__ for m in DIALECT.modules}
    assert (DIALECT.name, DIALECT.fields, DIALECT.width) == ("coup", FIELDS, COUP.layout.width)
    assert DIALECT.page * DIALECT.pages >= COUP.num_actions


@pytest.mark.parametrize("number", range(8))
def test_actions_are_numbered_in_the_order_of_their_ids(number: int) -> None:
    for play in positions(any_play(f"order {number}"), f"order {number}"):
        for seat in play.awaiting:
            legal = COUP.legal_actions(play.state, seat)
            assert number_of_actions(play.state, seat) == len(legal)
            assert [nth_action(play.state, seat, n) for n in range(len(legal))] == legal
