"""Words of the table of Pot de Vin alone: decks, options by title, cards unseen."""

import json
from pathlib import Path

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import read_records, resume
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from tests.cli.command import process
from tests.cli.table_talk import call, chatter

GAME = "pot-de-vin"
LINES = 150


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    arguments = ("--players", "6", "--name", "Ana", "--seed", "2", "--language", "pt")
    left = call(tmp_path, *arguments, game=GAME, typed="1\n1\n1\nsair\n")
    file = left.games[0]
    before = file.read_text(encoding="utf-8")
    assert "play pot-de-vin --resume" in left.out

    session = call(
        tmp_path, "--resume", str(file), "--fast", game=GAME, typed=chatter(1, LINES, GAME)
    )

    assert "A partida continua" in session.out
    assert file.read_text(encoding="utf-8").startswith(before)
    assert resume(POT_DE_VIN, next(read_records(file)), Scripted([])).winners


def test_a_record_of_the_other_game_is_refused(tmp_path: Path) -> None:
    left = call(tmp_path, "--players", "3", "--name", "Ana", game=GAME, typed="")

    session = call(tmp_path, "--resume", str(left.games[0]), "--language", "en")

    assert session.status == 2
    assert "the game is 'pot-de-vin', not 'coup'" in session.err


@pytest.mark.parametrize(
    ("tag", "options", "sentence"),
    [
        ("pt-BR", "pairs=true", "5 jogadores não podem jogar assim: Duplas."),
        ("es", "pairs=true", "5 jugadores no pueden jugar así: Parejas."),
        ("pt-BR", "deck=nowhere.json", "Baralho: este arquivo não serve: nowhere.json cannot"),
        ("es", "deck=nowhere.json", "Mazo: este archivo no sirve: nowhere.json cannot"),
    ],
)
def test_an_option_is_called_by_its_title(
    tmp_path: Path, tag: str, options: str, sentence: str
) -> None:
    arguments = ("--language", tag, "--players", "5", "--options", options)

    assert call(tmp_path, *arguments, game=GAME).err.startswith(sentence)


def test_a_bot_that_searches_gets_ready_before_the_first_card(tmp_path: Path) -> None:
    arguments = ("--name", "Ana", "--players", "3", "--seed", "1", "--language", "en", "--fast")

    session = call(tmp_path, *arguments, "--agents", "search:2deals", game=GAME, typed="1\n")
    ready, dealt = "Getting the bots ready that think ahead.", "The cards are dealt."

    assert session.out.count(ready) == 1
    assert session.out.index(ready) < session.out.index(dealt)
    assert ready not in call(tmp_path, *arguments, game=GAME).out


def own_deck(home: Path, like: str) -> Path:
    """Return the file of a deck like a printed one."""
    from intriga.games.pot_de_vin.decks import printed

    file = home / "deck.json"
    file.write_text(json.dumps({**printed(like), "name": "ours"}), encoding="utf-8")
    return file


def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    arguments = ("--options", f"deck={own_deck(tmp_path, 'A')}", "--language", "en")

    session = call(tmp_path, *arguments, game=GAME, typed="options\n")

    assert "Deck: a deck of your own" in session.out
    assert next(read_records(session.games[0])).header["options"]["deck"]["name"] == "ours"


def test_a_deck_with_many_symbols_is_warned_of_in_one_line(tmp_path: Path) -> None:
    arguments = ("--options", f"deck={own_deck(tmp_path, 'B')}", "--language", "en")

    session = call(tmp_path, *arguments, game=GAME, how=process, PYTHONWARNINGS="default")

    assert session.status == 0
    assert "with a joker these guilds go over 8 symbols" in session.err
    assert session.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "gem", "sentence"),
    [
        ("en", "gem", "You lead: play a card. You can’t pass."),
        ("pt-BR", "gema", "Quem abre a rodada tem de jogar uma carta e não pode passar."),
        ("es", "gema", "Quien abre la ronda tiene que jugar una carta y no puede pasar."),
    ],
)
def test_a_leader_who_passes_is_refused_with_the_reason(
    tmp_path: Path, language: str, gem: str, sentence: str
) -> None:
    arguments = ("--players", "3", "--name", "Ana", "--seed", "1", "--language", language)

    session = call(tmp_path, *arguments, game=GAME, typed=f"{gem}\n1\n" * 10)

    assert sentence in session.out


def test_a_page_of_its_own_shows_the_cards_not_seen(tmp_path: Path) -> None:
    arguments = ("--players", "3", "--name", "Ana", "--seed", "1", "--language", "en")

    session = call(tmp_path, *arguments, game=GAME, typed="unseen\ntable\nhand\nrules\n")

    assert "Not seen yet (" in session.out
    assert "Neutral: ? joker" in session.out
    assert "Pot de Vin in short" in session.out
