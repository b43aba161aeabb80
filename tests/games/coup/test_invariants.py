"""What holds in every position of every variant (rules 1.5), and how cards are dealt."""

from collections import Counter

import pytest

from intriga.core.chance import Committed, Seeded
from intriga.core.game import Game
from intriga.games.coup.options import COINS
from intriga.games.coup.ruleset import COUP
from tests.games.coup.tables import CoupGame, any_play
from tests.games.tables import Json, positions
from tests.oracle.coup_setup import card_list, full_options

GAMES = 150
MOST_INPUTS = 4_000
DEALS = 1_500


def of(number: int) -> CoupGame:
    return any_play(f"invariants {number}")


@pytest.mark.parametrize("number", range(GAMES))
def test_coins_and_cards_are_conserved_and_the_game_ends(number: int) -> None:
    play = of(number)
    options = full_options(play.header["preset"], play.header["options"])
    cards = Counter(card_list(options, play.state.players))
    coins = COINS[play.header["preset"]]

    position: Json = {}
    for here in positions(play, f"invariants {number}"):
        position = COUP.format_position(here.state)
        where = f"invariants {number}: {here.lines}"
        assert all_coins(position) == coins, where
        assert min(position["coins"]) >= 0, where
        assert all_cards(position) == cards, where
        check_hands(position, where)
        assert len(here.inputs) < MOST_INPUTS, where

    assert play.phase == "GAME_OVER"
    assert play.winners == [position["winner"]]


def all_coins(position: Json) -> int:
    return (
        position["treasury"]
        + (position["sewer"] or 0)
        + sum(position["coins"])
        + sum(position["estates"] or [])
    )


def all_cards(position: Json) -> Counter[str]:
    piles: list[list[str]] = [*position["hands"], *position["face_up"], *(position["aside"] or [])]
    return Counter[str](position["court"]) + Counter(card for pile in piles for card in pile)


def check_hands(position: Json, where: str) -> None:
    """Assert what rules 1.5 say of hands, the dead and the beginning of a turn."""
    for seat, hand in enumerate(position["hands"]):
        owned = len(hand) + len(position["face_up"][seat])
        if position["phase"] not in {"EXCHANGE", "SETUP_PICK"}:
            assert owned == 2, where
        if position["phase"] == "ACTION" and not hand:
            assert position["coins"][seat] == 0, where
        if not hand:
            assert seat not in position["awaiting"], where
    if position["phase"] == "ACTION":
        assert sum(position["estates"] or []) == 0, where
        assert position["awaiting"] == [position["turn"]], where
        assert position["pending"] is None, where


@pytest.mark.parametrize("number", range(12))
def test_no_turn_costs_more_influence_than_can_be_lost_in_it(number: int) -> None:
    """One for a challenge, one for a challenged block, one for the effect; lawyers apart."""
    lost = 0
    for play in positions(any_play(f"turns {number}", slot_contessa="contessa"), str(number)):
        up = sum(len(cards) for cards in COUP.format_position(play.state)["face_up"])
        if play.phase == "ACTION":
            assert up - lost <= 3, f"turns {number}: {play.lines}"
            lost = up


def test_the_worth_of_a_game_is_shared() -> None:
    play = of(1)
    players = play.state.players

    assert COUP.returns(play.state) == [0.0] * players
    for _ in positions(play, "worth"):
        pass
    returns = COUP.returns(play.state)
    assert returns[play.winners[0]] == 1.0
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
