"""A position never changes: what is played leads to another, and equal ones are equal."""

import json
import pickle
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest

from intriga.core.chance import Scripted, Seeded
from intriga.core.errors import BadNotation, IllegalAction
from intriga.core.game import Game
from intriga.core.games import games, ruleset_of
from intriga.core.position import Position
from intriga.core.position_text import parse_text

if TYPE_CHECKING:
    from collections.abc import Callable

AnyGame = Game[Any, Any]
SEATS = ["Ana", "Beto", "Caro"]


def dealt(name: str, key: int = 4) -> AnyGame:
    """Return a game of three that has just been dealt."""
    ruleset = ruleset_of(name)
    header = {"preset": next(iter(ruleset.variants.editions)), "seats": SEATS, "first": 0}
    return Game(ruleset, header, Seeded(key))


@pytest.mark.parametrize("name", games())
def test_an_answer_leaves_its_position_unchanged(name: str) -> None:
    here = dealt(name).position()
    before = json.dumps(here.to_dict())

    for seat in here.awaiting:
        for words, action in here.answers(seat).items():
            after = here.play(words, seat=seat)
            assert after != here
            assert after == here.play_id(action, seat=seat)
            assert hash(after) == hash(here.play_id(action, seat=seat))

    assert json.dumps(here.to_dict()) == before


@pytest.mark.parametrize("name", games())
def test_a_game_is_asked_as_its_position_is(name: str) -> None:
    game, source = dealt(name), Seeded(9)
    while game.awaiting:
        here, seat = game.position(), game.to_move
        assert (here.to_move, here.awaiting, here.winners) == (seat, game.awaiting, [])
        assert here.legal_ids(seat) == game.legal_ids(seat)
        game.play_id(game.legal_ids(seat)[source.below(len(game.legal_ids(seat)))], seat=seat)

    assert game.position().winners == game.winners != []
    assert game.position().returns == game.ruleset.returns(game.state)


@pytest.mark.parametrize("name", games())
def test_draws_lead_where_a_step_with_the_same_draws_does(name: str) -> None:
    game, source = dealt(name), Seeded(8)
    drawn = 0
    while game.awaiting and drawn < 3:
        here, seat = game.position(), game.to_move
        action = here.legal_ids(seat)[source.below(len(here.legal_ids(seat)))]
        step = here.step(seat, action, source)
        after = here.play_id(action, seat=seat)
        for word in step.drawn:
            after = after.draw(after.outcomes.index(word))
            drawn += 1
        assert not after.outcomes
        assert after == step.after
        game.go_on(step)

    assert drawn >= 3


@pytest.mark.parametrize("name", games())
def test_a_position_that_is_written_is_read_as_the_same(name: str) -> None:
    game = dealt(name)
    written = json.loads(json.dumps(game.position().to_dict()))
    read = Position[Any, Any].read(game.ruleset, {**game.header, "position": written})

    assert read.to_dict() == written
    assert [read.legal(seat) for seat in read.awaiting] == [
        game.legal(seat) for seat in game.awaiting
    ]


def test_a_line_that_cannot_be_followed_is_refused() -> None:
    here = dealt("coup").position()

    with pytest.raises(BadNotation, match="draws nothing more, yet there is duke"):
        here.follow(0, "income", ["duke"])
    with pytest.raises(IllegalAction, match="not-awaited"):
        here.follow(1, "income", [])
    with pytest.raises(IllegalAction, match="not-awaited"):
        here.follow(3, "income", [])
    with pytest.raises(IllegalAction, match="unreadable"):
        here.follow(0, "sing", [])
    assert here.follow(0, "income", []).after == here.step(0, 60, Scripted([])).after


def test_the_repr_of_a_position_names_no_card() -> None:
    assert repr(dealt("coup").position()) == "<coup: 3 seats; ACTION, seat 0 to answer>"


@pytest.mark.parametrize("name", games())
def test_successors_are_one_answer_or_one_draw_further_on(name: str) -> None:
    here, drawn = dealt(name).position(), 0
    while not here.winners:
        after = [*here.successors()]
        if here.outcomes:
            assert after == [here.draw(place) for place in range(len(here.outcomes))]
            drawn += 1
        else:
            seat = here.to_move
            assert after == [here.play_id(each, seat=seat) for each in here.legal_ids(seat)]
        here = after[len(after) // 2]

    assert drawn > 0
    assert [*here.successors()] == []


def test_a_view_in_one_line_is_what_its_dictionary_says() -> None:
    view = dealt("coup").view(1)

    assert str(view) == view.text
    assert parse_text(view.text) == {k: v for k, v in view.to_dict().items() if v is not None}


@pytest.mark.parametrize("seat", [3, -1, "Ana"])
def test_a_seat_that_there_is_not_sees_nothing_and_may_do_nothing(seat: Any) -> None:  # noqa: ANN401  whatever somebody gives
    here = dealt("coup").position()
    asked: list[Callable[[Any], object]] = [here.view, here.legal, here.legal_ids]

    for ask in (*asked, partial(here.redeal, seed=1)):
        with pytest.raises(BadNotation, match="a seat is a number from 0 to 2, not "):
            ask(seat)
    with pytest.raises(IllegalAction, match="not-awaited"):
        here.play("tax", seat=seat)


def test_a_refusal_passes_to_another_process_with_all_it_carries() -> None:
    with pytest.raises(IllegalAction) as raised:
        dealt("coup").play("taxi")

    twin = pickle.loads(pickle.dumps(raised.value))  # noqa: S301  made here
    assert (str(twin), vars(twin)) == (str(raised.value), vars(raised.value))
    assert twin.record


@pytest.mark.parametrize("name", games())
def test_hidden_cards_dealt_again_look_the_same_to_a_spectator(name: str) -> None:
    here = dealt(name).position()

    again = [here.redeal(None, seed=seed) for seed in range(5)]

    assert {each.view(None).numbers == here.view(None).numbers for each in again} == {True}
    assert len({each.text for each in again}) > 1


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("action", [-1, 9999, 239])
def test_an_action_that_is_not_legal_leads_nowhere(name: str, action: int) -> None:
    game = dealt(name)
    here, before = game.position(), game.position().to_dict()
    assert action not in here.legal_ids(here.to_move)

    for play in (here.play_id, game.play_id):
        with pytest.raises(IllegalAction, match="not-the-question") as refused:
            play(action, seat=here.to_move)
        assert refused.value.legal == tuple(here.legal(here.to_move))
        for seat in (-1, 7, (here.to_move + 1) % here.players):
            with pytest.raises(IllegalAction, match="not-awaited"):
                play(here.legal_ids(here.to_move)[0], seat=seat)
    with pytest.raises(TypeError):
        here.play_id(60.0, seat=here.to_move)  # type: ignore[arg-type]
    assert (game.position(), here.to_dict(), game.inputs) == (here, before, [])


def test_an_outcome_out_of_range_is_refused() -> None:
    header = {"preset": "coup-br", "seats": [*"012"], "first": 0}
    here = Position[Any, Any].read(ruleset_of("coup"), header)
    number = len(here.outcomes)

    assert number > 1
    for place in (-1, number):
        with pytest.raises(BadNotation, match=f"chance gives one of {number} outcomes, of which"):
            here.draw(place)
