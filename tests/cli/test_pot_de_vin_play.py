"""Whole games of Pot de Vin through a pipe: they end, they can be read, they leave a record."""

import json
from pathlib import Path

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import read_records, resume
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.locales import TAGS, Language
from tests.cli.table_talk import Evening, call, chatter, first_game

GAME = "pot-de-vin"
LINES = 300
VARIANTS = [
    (3, ""),
    (4, ""),
    (4, "pairs=true,pair_jokers=owner,deck=B"),
    (5, "joker=auto"),
    (6, ""),
    (6, "six_recycle=choice,pair_pdv=combined"),
]


def a_whole_game(
    home: Path, language: str, seed: int, players: int = 4, options: str = ""
) -> Evening:
    arguments = ["--players", str(players), "--name", "Ana", "--fast", "--options", options]
    arguments += ["--language", language, "--seed", str(seed)]
    return call(home, *arguments, game=GAME, typed=chatter(seed, LINES, GAME))


@pytest.mark.parametrize("language", TAGS)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_whole_game_in_every_variant_and_language(
    tmp_path: Path, language: str, players: int, options: str
) -> None:
    evening = a_whole_game(tmp_path, language, players, players, options)

    assert (evening.status, evening.err) == (0, "")
    assert "★" in evening.out
    assert "{" not in evening.out
    assert Language(language, GAME).format("cli-again") in evening.out
    assert resume(POT_DE_VIN, next(read_records(evening.games[0])), Scripted([])).winners
    shown = [line for line in evening.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, shown)) <= 80


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    one = a_whole_game(tmp_path / "one", "en", 3)
    two = a_whole_game(tmp_path / "two", "en", 3)

    end = "The record of this game"
    assert first_game(one.out, end) == first_game(two.out, end)


def test_chance_decides_who_leads_the_next_game(tmp_path: Path) -> None:
    arguments = ("--players", "3", "--name", "Ana", "--seed", "6", "--fast")

    evening = call(tmp_path, *arguments, game=GAME, typed="1\ny\ny\n" * 150)

    records = [next(read_records(file)) for file in evening.games]
    assert len(records) > 2
    assert len({record.header["first"] for record in records}) > 1


def test_a_game_that_was_left_goes_on(tmp_path: Path) -> None:
    arguments = ("--players", "6", "--name", "Ana", "--seed", "2", "--language", "pt")
    left = call(tmp_path, *arguments, game=GAME, typed="1\n1\n1\nsair\n")
    file = left.games[0]
    before = file.read_text(encoding="utf-8")
    assert "play pot-de-vin --resume" in left.out

    evening = call(
        tmp_path, "--resume", str(file), "--fast", game=GAME, typed=chatter(1, LINES, GAME)
    )

    assert "A partida continua" in evening.out
    assert file.read_text(encoding="utf-8").startswith(before)
    assert resume(POT_DE_VIN, next(read_records(file)), Scripted([])).winners


def test_a_record_of_the_other_game_is_refused(tmp_path: Path) -> None:
    left = call(tmp_path, "--players", "3", "--name", "Ana", game=GAME, typed="")

    evening = call(tmp_path, "--resume", str(left.games[0]), "--language", "en")

    assert evening.status == 2
    assert "the game is 'pot-de-vin', not 'coup'" in evening.err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "2"), "is for 3 to 6 players, not 2"),
        (("--players", "7"), "is for 3 to 6 players, not 7"),
        (("--players", "5", "--options", "pairs=true"), "5 players cannot play so: Pairs"),
        (("--preset", "coup-br"), "no preset “coup-br”; there are pot-de-vin"),
        (("--options", "reforma=true"), "no option “reforma”"),
        (("--options", "joker=never"), "joker is one of choose, auto"),
        (("--options", "deck=nowhere.json"), "nowhere.json cannot be read"),
        (("--bots", "honest-to-god"), "no bot “honest-to-god”"),
        (("--bots", "seek:9ms"), "no bot “seek”"),
        (("--bots", "search:9"), "“9” is no budget for search: write 100ms or 500deals"),
        (("--bots", "search:"), "“” is no budget for search"),
        (("--bots", "blend:2"), "“2” is no part for blend: write a number from 0 to 1, as 0.5."),
        (
            ("--bots", "policy:0"),
            "“0” is no temperature for policy: write a number above 0, as 1.5.",
        ),
        (("--bots", "lookahead:9"), "“9” is no budget for lookahead: write 24x6,"),
        (("--bots", "master:9"), "master takes no setting; leave out “9”"),
        (("--bots", "uniform:3"), "uniform takes no setting; leave out “3”"),
        (("--seat", "4"), "from 0 to 3, not 4"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    evening = call(tmp_path, *arguments, game=GAME)

    assert evening.status == 2
    assert words in evening.err
    assert evening.err.count("\n") == 1
    assert evening.games == []


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

    evening = call(tmp_path, *arguments, "--bots", "search:2deals", game=GAME, typed="1\n")
    ready, dealt = "Getting the players ready who think ahead.", "The cards are dealt."

    assert evening.out.count(ready) == 1
    assert evening.out.index(ready) < evening.out.index(dealt)
    assert ready not in call(tmp_path, *arguments, game=GAME).out


@pytest.mark.parametrize("typed", ["²", "❶", "9" * 5000])
def test_a_number_that_is_none_is_not_understood(tmp_path: Path, typed: str) -> None:
    evening = call(tmp_path, "--seed", "1", "--language", "en", game=GAME, typed=f"{typed}\n")

    assert (evening.status, evening.err) == (0, "")


def own_deck(home: Path, like: str) -> Path:
    """Return the file of a deck like a printed one."""
    from intriga.games.pot_de_vin.deck import printed

    file = home / "deck.json"
    file.write_text(json.dumps({**printed(like), "name": "ours"}), encoding="utf-8")
    return file


def test_a_deck_of_ones_own_is_played_with(tmp_path: Path) -> None:
    arguments = ("--options", f"deck={own_deck(tmp_path, 'A')}", "--language", "en")

    evening = call(tmp_path, *arguments, game=GAME, typed="options\n")

    assert "Deck: a deck of your own" in evening.out
    assert next(read_records(evening.games[0])).header["options"]["deck"]["name"] == "ours"


def test_a_deck_with_many_symbols_is_warned_of_in_one_line(tmp_path: Path) -> None:
    arguments = ("--options", f"deck={own_deck(tmp_path, 'B')}", "--language", "en")

    evening = call(tmp_path, *arguments, game=GAME, PYTHONWARNINGS="default")

    assert evening.status == 0
    assert "with a joker these guilds go over 8 symbols" in evening.err
    assert evening.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "gem", "sentence"),
    [
        ("en", "gem", "Who leads has to play a card and cannot pass."),
        ("pt-BR", "gema", "Quem abre a rodada tem de jogar uma carta e não pode passar."),
        ("es", "gema", "Quien sale tiene que jugar una carta y no puede pasar."),
    ],
)
def test_a_leader_who_passes_is_told_why_not(
    tmp_path: Path, language: str, gem: str, sentence: str
) -> None:
    arguments = ("--players", "3", "--name", "Ana", "--seed", "1", "--language", language)

    evening = call(tmp_path, *arguments, game=GAME, typed=f"{gem}\n1\n" * 10)

    assert sentence in evening.out


def test_a_page_of_its_own_shows_the_cards_not_seen(tmp_path: Path) -> None:
    arguments = ("--players", "3", "--name", "Ana", "--seed", "1", "--language", "en")

    evening = call(tmp_path, *arguments, game=GAME, typed="unseen\ntable\nhand\nrules\n")

    assert "Not seen yet (" in evening.out
    assert "Neutral: ? joker" in evening.out
    assert "Pot de Vin in short" in evening.out
