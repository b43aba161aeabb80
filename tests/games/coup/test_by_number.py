"""Things that Coup draws by number: factions, cards, and the n-th of the legal actions."""

from collections import Counter

import pytest

from intriga.core.chance import Seeded
from intriga.games.coup.notation import cards_of
from intriga.games.coup.rules import by_number
from intriga.games.coup.rules.play import outcome, outcomes
from intriga.games.coup.rules.table import draw_cards
from intriga.games.coup.vocabulary import Draw
from tests.games.coup.tables import table

NUMBERS = 1 << 32


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
