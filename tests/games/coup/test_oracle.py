"""The rules agree with a second implementation, written from the text of the rules alone."""

import pytest

from tests.oracle.compare import Disagreement, Pair, compare_games

SEED = 20
GAMES, ALL_GAMES = 300, 20_000
PARTS, ALL_PARTS = 6, 100


@pytest.mark.parametrize("part", range(PARTS))
def test_both_play_the_same_games(part: int) -> None:
    inputs, wrong = compare_games(SEED, range(part, GAMES, PARTS))

    assert wrong == []
    assert inputs > GAMES // PARTS


@pytest.mark.slow
@pytest.mark.parametrize("part", range(ALL_PARTS))
def test_both_play_the_same_twenty_thousand_games(part: int) -> None:
    _, wrong = compare_games(SEED + 1, range(part, ALL_GAMES, ALL_PARTS))

    assert wrong == []


@pytest.mark.parametrize("field", ["treasury", "turn", "awaited"])
def test_a_difference_does_not_go_unnoticed(field: str) -> None:
    pair = Pair("a difference")
    state = pair.play.state
    setattr(state, field, (getattr(state, field) + 1) % state.players)

    with pytest.raises(Disagreement, match=r"game a difference: .*engine .*, oracle "):
        pair.compare()


def test_the_cards_that_may_come_are_compared_too() -> None:
    pair = Pair("cards")
    pair.draws.noted[:] = []
    told = pair.draws.told()

    with pytest.raises(Disagreement, match="the engine draws from"):
        told({"duke": 1})


def test_the_games_are_of_every_kind() -> None:
    headers = [Pair(f"{SEED}/{number}").play.header for number in range(GAMES)]

    assert {header["preset"] for header in headers} == {"coup-br", "coup-es", "urbis-reforma"}
    assert {len(header["seats"]) for header in headers} == set(range(2, 11))
