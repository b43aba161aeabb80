"""A game begins with what it is given; what it is not given is as usual; mistakes are told."""

from typing import Any

import pytest

import intriga

DUEL = "hands=[[duke,captain],[contessa]] face_up=[[],[assassin]] coins=[7,2]"


@pytest.mark.parametrize(
    ("name", "edition"),
    [(name, each) for name in intriga.game_names() for each in (None, *intriga.editions(name))],
)
def test_every_edition_begins_with_as_many_as_usual(name: str, edition: str | None) -> None:
    game = intriga.new_game(name, edition=edition, seed=1)

    known = intriga.editions(name)[game.edition]
    assert known.least <= game.players <= known.most
    assert len({*game.seats}) == game.players


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"edition": "coup-bra"}, "there is no edition 'coup-bra'; did you mean 'coup-br'?"),
        ({"options": {"reform": True}}, "there is no option 'reform'; did you mean 'reforma'?"),
        ({"players": 11}, "coup-br is for 2 to 10 players, not 11"),
        ({"players": 10**12}, "coup-br is for 2 to 10 players, not 1000000000000"),
        ({"players": 0}, "coup-br is for 2 to 10 players, not 0"),
        ({"players": 3, "seats": ["Ana"]}, "3 players are not the 1 seats"),
        ({"position": "coins=[1,2]"}, "a position says at least the hands"),
        ({"position": "hands=3"}, "hands is a list, not 3"),
        ({"position": DUEL, "players": 3}, "hands is a list of 3 lists"),
        ({"position": DUEL + " hadns=3"}, "there is no key of a position 'hadns'; did you mean"),
    ],
)
def test_impossible_arguments_are_refused_in_a_sentence(
    setup: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(intriga.IntrigaError) as refused:
        intriga.new_game("coup", **setup)

    assert str(refused.value).startswith(sentence)


def test_an_unknown_game_is_refused_with_the_nearest_name() -> None:
    for call in (intriga.new_game, intriga.options, intriga.editions, intriga.agent_names):
        with pytest.raises(intriga.BadOptions, match="there is no game 'cop'; did you mean 'coup'"):
            call("cop")
    with pytest.raises(intriga.BadOptions, match="did you mean 'master'"):
        intriga.agent("mastr")


def test_a_position_in_part_is_filled_in_and_played_on() -> None:
    game = intriga.new_game("coup", position=DUEL, seed=1)

    whole = game.position().to_dict()
    assert (whole["treasury"], sum(whole["court"].values())) == (45, 11)
    game.play("coup 1")
    assert game.is_over or game.play("lose contessa", seat=1) == []
    assert game.winners == [0]
    assert game.header["position"] == whole  # so its record begins there too


def test_a_first_seat_begins() -> None:
    assert intriga.new_game("coup", players=5, first=3).awaiting == [3]


def test_without_a_seed_games_differ() -> None:
    assert len({intriga.new_game("coup", first=0).position().text for _ in range(9)}) > 1
