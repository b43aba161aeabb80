"""Whatever is written wrong is answered by a sentence that says what is wrong, and nothing is done.

Nobody who uses the front door sees an error from behind it.
"""

from collections.abc import Callable
from typing import Any

import pytest

import intriga

LOOSE: Any = intriga  # what nobody's type checker has seen
DUEL = "hands=[[duke],[contessa]] face_up=[[captain],[captain]]"
SETUPS: list[tuple[dict[str, Any], str]] = [
    ({"edition": 3}, "there is no edition 3; there are coup-br, coup-es and urbis-reforma"),
    ({"players": "3"}, "coup-br is for 2 to 10 players, not '3'"),
    ({"players": 3.0}, "coup-br is for 2 to 10 players, not 3.0"),
    ({"seats": "Ana"}, "seats are a list of names, as ['Ana', 'Beto'], not 'Ana'"),
    ({"seats": 3}, "seats are a list of names, as ['Ana', 'Beto'], not 3"),
    ({"seats": ["Ana", 2]}, "seat 1 has a name, not 2"),
    ({"seats": ["Ana", " "]}, "seat 1 has a name, not ' '"),
    ({"seed": "x"}, "a seed is a whole number from 0 to 18446744073709551615, not 'x'"),
    ({"seed": 1.5}, "a seed is a whole number from 0 to 18446744073709551615, not 1.5"),
    ({"options": "reforma=true"}, "options are a dictionary, as {'reforma': True}, not 'refor"),
    ({"options": ["reforma"]}, "options are a dictionary, as {'reforma': True}, not ['reforma']"),
    ({"options": {3: 1}}, "there is no option 3; there are art_mode, "),
    ({"options": {"lawyer": True}}, "there is no option 'lawyer'; slot_contessa may be 'lawyer'"),
    ({"options": {"reforma": "true"}}, "reforma is one of false, true, not the text 'true'"),
    ({"position": 3}, "a position is a Position, a dictionary or a line, not 3"),
    ({"position": DUEL, "first": 1}, "a position says itself who begins: turn=1"),
    (
        {"position": intriga.new_game("pot-de-vin").position()},
        "it is a position of pot-de-vin, not of coup",
    ),
]
GAME = intriga.new_game("coup", players=3, first=0, seed=1)
NO_SEAT = "a seat is a number from 0 to 2, not "
CALLS: dict[str, tuple[Callable[[Any], object], str]] = {
    "a game by number": (lambda _: LOOSE.new_game(3), "there is no game 3; there are coup and"),
    "a view of no seat": (lambda game: game.view(9), f"{NO_SEAT}9"),
    "a view from the end": (lambda game: game.view(-1), f"{NO_SEAT}-1"),
    "a view by name": (lambda game: game.view("Ana"), f"{NO_SEAT}'Ana'"),
    "words for no seat": (lambda game: game.legal(9), f"{NO_SEAT}9"),
    "ids for a seat from the end": (lambda game: game.legal_ids(-1), f"{NO_SEAT}-1"),
    "an answer by name": (lambda game: game.play("tax", seat="Ana"), "seat Ana may not 'tax'"),
    "an id of no seat": (lambda game: game.play_id(62, seat=9), "seat 9 may not '62' in ACTION"),
    "a log of no seat": (lambda game: game.log(seat=9), f"{NO_SEAT}9"),
    "a picture of no seat": (lambda game: game.svg(seat=9), f"{NO_SEAT}9"),
    "a table of no seat": (lambda game: game.draw(seat=-1), f"{NO_SEAT}-1"),
    "another deal for no seat": (lambda game: game.position().redeal(9, seed=1), f"{NO_SEAT}9"),
    "a language": (lambda game: game.log("pt-br"), "there is no language 'pt-br'; did you mean"),
    "an agent by number": (lambda _: LOOSE.agent(3), "an agent has a name, as 'master', not 3"),
    "one agent for a list": (
        lambda _: LOOSE.match("coup", "casual", games=4),
        "agents are a list, as ['master', 'expert'], not 'casual'",
    ),
    "no game in a match": (
        lambda _: intriga.match("coup", ["casual", "uniform"], games=0),
        "games is a whole number from 1 on, not 0",
    ),
    "half a game": (
        lambda _: LOOSE.match("coup", ["casual", "uniform"], games=1.5),
        "games is a whole number from 1 on, not 1.5",
    ),
    "no game in a batch": (
        lambda _: intriga.Batch("coup", games=-1),
        "games is a whole number from 1 on, not -1",
    ),
}
KINDS: list[tuple[Callable[[Any], object], str]] = [
    (lambda game: game.play(62), "62 is neither words nor an agent; an id is played by play_id"),
    (lambda game: game.play(None), "None is no agent, which has a method act"),
    (lambda game: game.play(Greedy), "Greedy is a class; an agent is made by Greedy()"),
    (lambda game: game.play_id("tax"), "'str' object cannot be interpreted as an integer"),
    (
        lambda _: LOOSE.match("coup", [3, "uniform"], games=4),
        "3 is no agent, which has a method act",
    ),
]


class Greedy:
    """Takes the last legal answer."""

    def act(self, _view: intriga.View, legal: list[int], _random: object) -> int:
        return legal[-1]


@pytest.mark.parametrize(("setup", "sentence"), SETUPS)
def test_a_setup_that_cannot_be_is_refused_in_a_sentence(
    setup: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(intriga.IntrigaError) as refused:
        intriga.new_game("coup", **setup)

    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("mistake", CALLS)
def test_a_call_that_cannot_be_is_refused_in_a_sentence(mistake: str) -> None:
    call, sentence = CALLS[mistake]

    with pytest.raises(intriga.IntrigaError) as refused:
        call(GAME)

    assert str(refused.value).startswith(sentence)
    assert GAME.position() == GAME.begun


@pytest.mark.parametrize(("call", "sentence"), KINDS)
def test_something_of_another_kind_is_a_type_error_that_says_what_was_meant(
    call: Callable[[Any], object], sentence: str
) -> None:
    with pytest.raises(TypeError) as refused:
        call(GAME)

    assert str(refused.value) == sentence
    assert GAME.position() == GAME.begun


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(AttributeError, match="no attribute 'newgame'; did you mean 'new_game'"):
        _ = LOOSE.newgame


def test_blanks_around_words_make_no_difference() -> None:
    game = intriga.new_game("coup", first=0, seed=1)

    game.play(" tax ")

    assert game.inputs == [{"by": 0, "do": "tax"}]


@pytest.mark.compiled
def test_a_batch_says_what_it_plays() -> None:
    assert repr(intriga.Batch("coup", players=3, games=8)) == "<8 games of coup-br, 3 seats>"


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (["Ana", "Beto", "Ana"], "seats 0 and 2 are both called 'Ana'"),
        (["Ana", "Beto\nDavi"], r"seat 1 has a name of one line, not 'Beto\\nDavi'"),
        (["Ana", "Be\u200bto"], "seat 1 has a name of one line"),
    ],
)
def test_names_that_a_log_could_not_tell_apart_are_refused(seats: list[str], sentence: str) -> None:
    with pytest.raises(intriga.BadOptions, match=f"^{sentence}"):
        intriga.new_game("coup", seats=seats)
