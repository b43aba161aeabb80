"""Invariants of every position of every variant (rules 1.5), and how cards are dealt."""

from collections import Counter

import pytest

from intriga.core.chance import Committed, Seeded
from intriga.core.game import Game
from intriga.games.coup.ruleset import COUP
from tests.games.coup.tables import CoupGame, any_play
from tests.games.tables import Json, positions

DEALS = 1_500


def of(number: int) -> CoupGame:
    return any_play(f"invariants {number}")


def test_the_worth_of_a_game_is_shared() -> None:
    game = of(1)
    players = game.state.players

    assert COUP.returns(game.state) == [0.0] * players
    for _ in positions(game, "worth"):
        pass
    returns = COUP.returns(game.state)
    assert returns[game.winners[0]] == 1.0
    assert sum(returns) == pytest.approx(0)


# ------------------------------------------------------------------- dealing


def deals(source: type[Seeded] | None) -> list[Json]:
    header = {"preset": "coup-es", "seats": ["A", "B", "C"]}
    return [
        Game(
            COUP,
            header,
            Committed(b"a secret of sixteen bytes %d" % number)
            if source is None
            else source(number),
        ).header
        for number in range(DEALS)
    ]


@pytest.mark.parametrize("source", [Seeded, None], ids=["seeded", "committed"])
def test_every_deal_is_as_likely_as_any_other(source: type[Seeded] | None) -> None:
    headers = deals(source)

    firsts = Counter(header["first"] for header in headers)
    for seat in range(3):
        assert_often(firsts[seat], 1 / 3)
        hands = Counter(tuple(header["hands"][seat]) for header in headers)
        assert_often(hands["duke", "duke"], 1 / 35)  # 3 of the 105 pairs of 15 cards
        assert_often(hands["captain", "duke"], 9 / 105)
    both = Counter(
        header["hands"][0] == header["hands"][1] == ["duke", "duke"] for header in headers
    )
    assert both[True] == 0


def assert_often(counted: int, chance: float) -> None:
    """Assert that what has this chance was counted about as often as is to be expected."""
    assert abs(counted - DEALS * chance) < 5 * (DEALS * chance * (1 - chance)) ** 0.5


def test_equal_seeds_deal_equal_games_and_others_do_not() -> None:
    header = {"preset": "coup-br", "seats": ["A", "B", "C", "D"]}

    dealt = [Game(COUP, header, Seeded(number, 5)).header["hands"] for number in (1, 1, 2)]

    assert dealt[0] == dealt[1] != dealt[2]
