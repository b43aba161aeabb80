"""The picture of a finished game: what it shows, and what it never shows."""

import re
from dataclasses import replace
from struct import unpack

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.server.work.pictures.end_picture import drawing_of, picture_of
from intriga.server.work.pictures.parts import SIZE
from intriga.store.interface import FinishedGame
from intriga.words import TAGS, Language
from tests.server.playing import Browser
from tests.server.test_previews import ended, shown
from tests.server.test_replays import GAMES, Dealt, dealt, finish, kept

COUP: Dealt = ("coup", "coup-br", 4, {})
POT_DE_VIN: Dealt = ("pot-de-vin", "pot-de-vin", 3, {})
WORD = re.compile(r"<[^>]*>")
CARD = re.compile(r'<use href="#([^"]+)"')
MOST = 300_000  # bytes: WhatsApp shows no larger ones


def named(game: Dealt, *names: str) -> FinishedGame:
    """Return a game that was played to the end by *names*."""
    name, preset, _, options = game
    header = {"preset": preset, "options": options, "seats": list(names)}
    return kept(finish(Game(table_rules_of(name).ruleset, header, Seeded(1))), opened=True)


def said(drawing: str) -> str:
    """Return the letters of *drawing*."""
    return WORD.sub(" ", drawing)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]} {game[2]}")
def test_the_end_is_drawn_with_who_won_in_the_language_of_its_reader(game: Dealt, tag: str) -> None:
    played = finish(dealt(game))
    drawing = drawing_of(kept(played, opened=True), tag)

    language = Language(tag, game[0], game[1])
    names = [f"P{seat}" for seat in played.winners]
    won = language.format("preview-won", count=len(names), names=language.list(names))
    assert won in said(drawing)
    assert language.format(f"preset-{game[1]}") in said(drawing)
    assert all(f"P{seat}" in said(drawing) for seat in range(game[2]))


def test_the_picture_is_a_png_of_the_size_that_previews_have() -> None:
    picture = picture_of(kept(finish(dealt(COUP)), opened=True), "pt-BR")

    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert unpack(">II", picture[16:24]) == SIZE
    assert len(picture) < MOST


def test_coins_cards_and_points_of_every_seat_are_shown() -> None:
    coup, pot = finish(dealt(COUP)), finish(dealt(POT_DE_VIN))
    coins, points = coup.position().to_dict()["coins"], pot.position().to_dict()["scores"]
    english, other = Language("en", "coup", "coup-br"), Language("en", "pot-de-vin", "pot-de-vin")

    court, guilds = (drawing_of(kept(each, opened=True), "en") for each in (coup, pot))

    assert all(english.format("price-coin", count=each) in said(court) for each in coins)
    assert all(other.format("score-points", points=each) in said(guilds) for each in points)
    lost = [card for cards in coup.position().to_dict()["face_up"] for card in cards]
    assert all(CARD.findall(court).count(card) >= lost.count(card) for card in lost)


def test_a_table_that_keeps_its_cards_closed_shows_their_backs() -> None:
    game = finish(dealt(COUP))
    face_up = [card for cards in game.position().to_dict()["face_up"] for card in cards]

    drawing = drawing_of(kept(game, opened=False), "en")

    assert sorted(CARD.findall(drawing)) == sorted(face_up)
    assert drawing == drawing_of(kept(game, opened=False), "en")


def test_no_name_breaks_the_drawing_or_its_room() -> None:
    names = ["W" * 40, '"><script>&amp;', "bell\x07\ud800", "李小龍的很長很長的名字"]

    game = named(COUP, *names)
    drawing = drawing_of(game, "en")

    assert "<script>" not in drawing
    assert "W" * 40 not in drawing
    assert picture_of(game, "en")[:4] == b"\x89PNG"


def test_a_game_without_an_end_has_no_picture() -> None:
    game = dealt(COUP)

    with pytest.raises(ValueError, match="no winner"):
        picture_of(kept(game, opened=True), "en")


@pytest.mark.parametrize("part", [0.3, 0.6, 0.9])
def test_a_record_that_was_cut_off_has_no_picture(part: float) -> None:
    game = kept(finish(dealt(COUP)), opened=True)
    record = game.record[: int(part * len(game.record))]

    with pytest.raises(ValueError, match=r"no winner|delimiter|Unterminated|Expecting"):
        picture_of(replace(game, record=record), "en")


def test_a_link_to_a_replay_shows_its_final_table(browser: Browser, second: Browser) -> None:
    game = ended(browser, open_cards=False)
    said = shown(second.ask(f"/r/{game}", accept_language="es"))["og:image"]

    assert said == f"{browser.url}/api/replays/{game}/picture.png?tag=es"
    answer = second.ask(said.removeprefix(browser.url))
    assert (answer.status, answer.headers["content-type"]) == (200, "image/png")
    assert second.ask(f"/api/replays/{game}/picture.png?tag=nothing").status == 200
    assert second.ask("/api/replays/nothing/picture.png").status == 404
