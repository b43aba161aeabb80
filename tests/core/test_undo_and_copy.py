"""A game may be copied and taken back, and a seat need be named only where several are asked."""

from typing import Any

import pytest

from intriga.core.chance import Seeded
from intriga.core.errors import Always, IllegalAction, SeatNotSaid
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of

AnyGame = Game[Any, Any]


def dealt(name: str = "coup", key: int = 4) -> AnyGame:
    """Return a game of three, the seat 0 beginning."""
    ruleset = ruleset_of(name)
    header = {
        "preset": next(iter(ruleset.variants.editions)),
        "seats": ["Ana", "Beto", "Caro"],
        "first": 0,
    }
    return Game(ruleset, header, Seeded(key))


def play_on(game: AnyGame, decisions: int = 12) -> list[AnyGame]:
    """Play the first legal answers; return the game as it was before each."""
    before: list[AnyGame] = []
    for _ in range(decisions):
        if game.is_over:
            break
        before.append(game.copy())
        game.play(game.legal(game.to_move)[-1], seat=game.to_move)
    return before


@pytest.mark.parametrize("name", games())
def test_undo_goes_back_input_by_input_to_the_deal(name: str) -> None:
    game = dealt(name)

    for before in reversed(play_on(game)):
        last = game.inputs[-1]["do"]
        assert game.undo() == last
        assert game.position() == before.position()
        assert game.lines == before.lines
    with pytest.raises(IndexError, match="nothing has been played"):
        game.undo()


@pytest.mark.parametrize("name", games())
def test_a_copy_goes_its_own_way_and_draws_the_same_cards(name: str) -> None:
    game = dealt(name)
    play_on(game, 3)
    lines = [*game.lines]

    twin, other = game.copy(), game.copy()
    play_on(twin)
    assert game.lines == lines
    play_on(other)

    assert twin.lines == other.lines
    assert len(twin.lines) > len(lines)


def test_the_seat_need_not_be_said_where_one_is_asked() -> None:
    game = dealt()

    assert game.legal() == game.legal(0) != []
    assert game.legal_ids() == game.legal_ids(0)
    game.play("tax")
    assert game.inputs == [{"by": 0, "do": "tax"}]
    assert game.position().play("pass", seat=1).awaiting == [2]


def test_the_seat_has_to_be_said_where_several_are_asked() -> None:
    game = dealt()
    game.play("tax")

    for ask in (game.legal, game.legal_ids, lambda: game.play("pass"), lambda: game.play_id(0)):
        with pytest.raises(SeatNotSaid, match=r"^seats 1 and 2 are asked: say which, as seat=1$"):
            ask()
    assert game.legal(2) == ["pass", "challenge"]


def test_when_the_game_is_over_nothing_is_legal_and_nobody_is_asked() -> None:
    game = dealt()
    while not game.is_over:
        game.play(game.legal(game.to_move)[-1], seat=game.to_move)

    assert game.legal() == game.legal_ids() == []
    assert game.position().standing == f"GAME_OVER, won by seat {game.winners[0]}"
    assert max(game.returns) == game.returns[game.winners[0]] == 1
    with pytest.raises(SeatNotSaid, match=r"^no seat is asked: GAME_OVER, won by seat \d$"):
        game.play("income")


def test_a_refusal_carries_the_legal_words_the_view_and_the_record() -> None:
    game = dealt()
    game.play("tax")

    with pytest.raises(IllegalAction) as refused:
        game.play("income", seat=1)

    error = refused.value
    assert (error.seat, error.words, error.legal) == (1, "income", ("pass", "challenge"))
    assert error.record == game.lines
    own = game.position().to_dict()["hands"][1]
    assert f"hands=[[?,?],[{','.join(own)}],[?,?]]" in error.position
    assert not any(card in str(error) for card in own)


def test_a_refusal_of_a_seat_that_is_not_there_shows_nothing() -> None:
    with pytest.raises(IllegalAction) as refused:
        dealt().play("income", seat=7)

    assert refused.value.reason == Always.NOT_AWAITED
    assert (refused.value.legal, refused.value.position) == ((), "")


def test_a_game_says_its_edition_its_seats_and_what_is_asked() -> None:
    game = dealt()

    assert repr(game) == "<coup-br: Ana, Beto, Caro; ACTION, seat 0 to answer>"
    assert (game.players, game.position().players) == (3, 3)
    game.play("tax")
    assert repr(game.position()) == "<coup: 3 seats; CHALLENGE_ACTION, seats 1 and 2 to answer>"


@pytest.mark.parametrize("name", games())
def test_a_view_says_what_its_seat_may_know_and_no_more(name: str) -> None:
    game = dealt(name)
    hands = game.position().to_dict()["hands"]

    for seat in range(3):
        view = game.view(seat)
        assert view.to_dict() == view.to_dict()
        for other, hand in enumerate(hands):
            assert (f"[{','.join(hand)}]" in repr(view)) == (
                hand in [own for place, own in enumerate(hands) if place == seat]
            ), other


@pytest.mark.parametrize("name", games())
def test_a_position_dealt_again_looks_the_same_from_its_seat(name: str) -> None:
    game = dealt(name)
    play_on(game, 4)
    here = game.position()

    twins = [here.redeal(1, seed) for seed in range(20)]

    assert all(twin.view(1).numbers == here.view(1).numbers for twin in twins)
    assert len({twin.text for twin in twins}) > 1
    assert here.redeal(1, 5) == here.redeal(1, 5)


def test_a_game_goes_on_from_a_position_that_it_is_given() -> None:
    game, other = dealt(key=1), dealt(key=2)

    game.put(other.position())

    assert game.position() == other.position() != game.begun


@pytest.mark.parametrize("name", games())
def test_a_view_knows_its_game(name: str) -> None:
    assert dealt(name).view(None).game == name


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("name", games())
def test_a_game_keeps_no_position_before_a_step_that_is_not_taken_back(
    name: str,
    played: bool,  # noqa: FBT001
) -> None:
    game = dealt(name)
    if played:
        play_on(game, 2)
    here = game.position()
    seat = here.to_move

    game.go_on(here.step(seat, here.legal_ids(seat)[0], game.source), back=False)

    with pytest.raises(IndexError, match="no input to take back"):
        game.undo()
