"""A picture shows what its viewer may know, and is well-formed whatever the names are."""

import re
from xml.etree.ElementTree import fromstring

import pytest

import intriga

NAMES = ["<Ana & Bia>", "Beto", "Caro"]


def words_of(svg: str) -> str:
    """Return all that a picture says."""
    words = " ".join(element.text or "" for element in fromstring(svg).iter())  # noqa: S314  our own
    return " ".join(words.split())


@pytest.mark.parametrize("name", ["coup", "pot-de-vin"])
def test_a_picture_shows_a_seat_its_own_cards_and_no_others(name: str) -> None:
    game = intriga.new_game(name, seats=NAMES, first=0, seed=3)
    hands = game.position().to_dict()["hands"]

    whole, own = words_of(game.svg()), words_of(game.svg(seat=0))

    assert NAMES[0] in whole
    for seat, hand in enumerate(hands):
        for word in {*hand} - {*hands[0]}:
            shown = word.title().replace("-", " ")
            assert shown in whole
            assert seat == 0 or not re.search(rf"\b{shown}\b", own)


@pytest.mark.parametrize("name", ["coup", "pot-de-vin"])
def test_a_picture_says_what_the_terminal_says_and_fetches_nothing(name: str) -> None:
    game = intriga.new_game(name, seed=2)
    svg = game.svg("pt-BR", seat=1)

    assert all(word in words_of(svg) for word in game.draw("pt-BR", seat=1).split())
    assert "url(http" not in svg
    assert "@import" not in svg


@pytest.mark.parametrize("name", ["coup", "pot-de-vin"])
@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_every_position_of_a_game_is_drawn_and_written(name: str, language: str) -> None:
    game, player = intriga.new_game(name, seed=2), intriga.agent("casual")
    while not game.is_over:
        fromstring(game.svg(language))  # noqa: S314  our own
        assert game.draw(language, seat=game.to_move)
        for _ in range(5):
            if not game.is_over:
                game.play(player)

    shown = str(getattr(game, "_repr_svg_")())  # noqa: B009  notebooks call it
    assert all(word in shown for word in game.seats)
    assert "★" in str(game)
    assert game.log(language)
