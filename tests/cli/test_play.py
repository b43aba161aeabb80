"""Whole games through a pipe: they end, they can be read, they leave a record."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.core.chance import Scripted
from intriga.core.games import games, ruleset_of
from intriga.core.record import Record, read_records, resume
from intriga.words import TAGS, Language
from tests.cli.command import Caller, intriga, process
from tests.cli.table_talk import EVERYTHING, Evening, call, chatter, first_game
from tests.sampling import some

SEVEN = ("--players", "7", "--edition", "urbis-reforma", "--options", EVERYTHING)
VARIANTS: dict[str, list[tuple[str, ...]]] = {
    "coup": [SEVEN],
    "pot-de-vin": [
        ("--players", "3"),
        ("--players", "4"),
        ("--players", "4", "--options", "pairs=true,pair_jokers=owner,deck=B"),
        ("--players", "5", "--options", "joker=auto"),
        ("--players", "6"),
        ("--players", "6", "--options", "six_recycle=choice,pair_pdv=combined"),
    ],
}
LINES = {"coup": 250, "pot-de-vin": 150}  # enough for a whole game of each variant
ALL = pytest.mark.parametrize("game", games())


def variants(game: str) -> list[tuple[str, ...]]:
    return VARIANTS.get(game, [()])


def a_whole_game(
    home: Path, game: str, variant: tuple[str, ...], language: str, how: Caller = intriga
) -> Evening:
    around = ("--name", "Ana", "--fast", "--language", language, "--seed", "3")
    typed = chatter(3, LINES.get(game, 100), game)
    return call(home, *variant, *around, game=game, typed=typed, how=how)


def winners(record: Record) -> list[int]:
    return resume(ruleset_of(record.header["game"]), record, Scripted([])).winners


@pytest.mark.parametrize(
    ("game", "variant", "language"),
    [
        (game, variant, TAGS[(at + turn) % len(TAGS)])  # the languages in turn
        for game in games()
        for at, variant in enumerate(variants(game))
        for turn in range(some(len(TAGS), 1))
    ],
)
def test_a_whole_game_in_every_variant_and_language(
    tmp_path: Path, game: str, variant: tuple[str, ...], language: str
) -> None:
    session = a_whole_game(tmp_path, game, variant, language)

    assert (session.status, session.err) == (0, "")
    assert "★" in session.out
    assert "{" not in session.out
    assert Language(language, game).format("cli-again") in session.out
    assert winners(next(read_records(session.games[0])))
    shown = [line for line in session.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, shown)) <= 80


@ALL
@pytest.mark.parametrize("language", TAGS)
def test_a_narrow_screen_cuts_nothing_off(tmp_path: Path, game: str, language: str) -> None:
    around = ("--name", "Ana", "--fast", "--language", language, "--seed", "5")
    typed = "1\n" * 60

    session = call(tmp_path, *around, game=game, typed=typed, COLUMNS="40")

    assert (session.status, session.err) == (0, "")
    lines = [line for line in session.out.splitlines() if str(tmp_path) not in line]
    said = [line.rstrip() for line in lines if not line.startswith("  " + _again(game, language))]
    assert "★" in session.out
    assert "…" not in session.out
    assert max(map(len, said)) <= 40


def _again(game: str, language: str) -> str:
    return Language(language, game).format("cli-again")


@ALL
def test_the_same_seed_deals_the_same_game_in_a_process_of_its_own_too(
    tmp_path: Path, game: str
) -> None:
    one = a_whole_game(tmp_path / "one", game, variants(game)[0], "en")
    two = a_whole_game(tmp_path / "two", game, variants(game)[0], "en", how=process)

    end = "The record of this game"
    assert (two.status, two.err) == (0, "")
    assert first_game(one.out, end) == first_game(two.out, end)


def test_leaving_tells_how_to_come_back(tmp_path: Path) -> None:
    session = call(tmp_path, "--name", "Ana", "--language", "en", typed="quit\n")

    assert session.status == 0
    assert str(session.games[0]) in session.out
    assert "play coup --resume" in session.out


def test_the_end_of_the_input_leaves_too(tmp_path: Path) -> None:
    session = call(tmp_path, "--name", "Ana", "--language", "es", typed="")

    assert session.status == 0
    assert "Saliste de la mesa." in session.out


def test_a_refusal_is_one_sentence_in_the_language(tmp_path: Path) -> None:
    arguments = ("--name", "Ana", "--players", "2", "--edition", "coup-es", "--language", "pt-BR")

    session = call(tmp_path, *arguments, "--seed", "1", typed="golpe 1\n" * 3 + "sair\n")

    assert "Você não tem moedas para isso." in session.out


def test_the_winner_begins_the_next_game(tmp_path: Path) -> None:
    arguments = ("--name", "Ana", "--players", "3", "--edition", "coup-es", "--seed", "1")

    session = call(tmp_path, *arguments, typed="income\n\ncoup 1\n\n1\n\n" * 20)

    records = [next(read_records(file)) for file in session.games]
    assert len(records) > 1
    assert records[1].header["first"] == winners(records[0])[0]


def test_chance_decides_who_leads_the_next_game(tmp_path: Path) -> None:
    arguments = ("--players", "3", "--name", "Ana", "--seed", "6", "--fast")

    session = call(tmp_path, *arguments, game="pot-de-vin", typed="1\ny\ny\n" * 60)

    records = [next(read_records(file)) for file in session.games]
    assert len(records) > 2
    assert len({record.header["first"] for record in records}) > 1


def test_a_record_may_have_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"

    session = call(tmp_path, "--name", "Ana", "--record", str(file), typed="")

    assert session.games == []
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["person"] == 0


def test_no_file_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("something dear\n", encoding="utf-8")

    session = call(tmp_path, "--language", "en", "--record", str(file))

    assert session.status == 2
    assert session.err.count("\n") == 1
    assert file.read_text(encoding="utf-8") == "something dear\n"


def test_a_game_goes_on_without_a_place_for_its_record(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")

    session = call(tmp_path, "--language", "en", XDG_DATA_HOME=str(blocked))

    assert session.status == 0
    assert "This game leaves no record" in session.out


@pytest.mark.parametrize(
    ("game", "arguments", "words"),
    [
        ("coup", ("--players", "11"), "is for 2 to 10 players, not 11"),
        ("coup", ("--players", "7", "--edition", "coup-es"), "is for 2 to 6 players"),
        ("coup", ("--edition", "chess"), "no edition “chess”"),
        ("coup", ("--options", "reforma"), "“reforma” is not"),
        ("coup", ("--options", "colour=red"), "no option “colour”"),
        ("coup", ("--option", "reform=true"), "Did you mean “reforma”?"),
        ("coup", ("--options", "treasury=finit"), "Did you mean “finite”?"),
        ("coup", ("--edition", "coup-bra"), "Did you mean “coup-br”?"),
        ("coup", ("--agents", "honest", "mastr"), "Did you mean “master”?"),
        ("coup", ("--agents", "nowhere.py:Bot"), "This agent cannot play: there is no file"),
        ("coup", ("--language", "po-BR"), "Did you mean “pt-BR”?"),
        ("coup", ("--options", "reforma=maybe"), "reforma is one of false, true"),
        ("coup", ("--agents", "honest,clever"), "no agent “clever”"),
        ("coup", ("--language", "la"), "no language “la”"),
        ("coup", ("--seat", "4"), "from 0 to 3, not 4"),
        ("pot-de-vin", ("--players", "2"), "is for 3 to 6 players, not 2"),
        ("pot-de-vin", ("--players", "7"), "is for 3 to 6 players, not 7"),
        (
            "pot-de-vin",
            ("--players", "5", "--options", "pairs=true"),
            "5 players cannot play with this: Pairs",
        ),
        ("pot-de-vin", ("--edition", "coup-br"), "no edition “coup-br”; there are pot-de-vin"),
        ("pot-de-vin", ("--options", "reforma=true"), "no option “reforma”"),
        ("pot-de-vin", ("--options", "joker=never"), "joker is one of auto, choose"),
        ("pot-de-vin", ("--options", "deck=nowhere.json"), "nowhere.json cannot be read"),
        ("pot-de-vin", ("--agents", "honest-to-god"), "no agent “honest-to-god”"),
        ("pot-de-vin", ("--agents", "seek:9ms"), "no agent “seek”"),
        (
            "pot-de-vin",
            ("--agents", "search:9"),
            "“9” is not a valid budget for search: write 100ms or",
        ),
        ("pot-de-vin", ("--agents", "search:"), "“” is not a valid budget for search"),
        (
            "pot-de-vin",
            ("--agents", "blend:2"),
            "“2” is not a valid share for blend: write a number from 0 to",
        ),
        (
            "pot-de-vin",
            ("--agents", "policy:0"),
            "“0” is not a valid temperature for policy: write a number above",
        ),
        (
            "pot-de-vin",
            ("--agents", "lookahead:9"),
            "“9” is not a valid budget for lookahead: write 24x6,",
        ),
        ("pot-de-vin", ("--agents", "master:9"), "master takes no setting; leave out “9”"),
        ("pot-de-vin", ("--agents", "uniform:3"), "uniform takes no setting; leave out “3”"),
        ("pot-de-vin", ("--seat", "4"), "from 0 to 3, not 4"),
    ],
)
def test_impossible_arguments_are_refused_in_one_sentence(
    tmp_path: Path, game: str, arguments: tuple[str, ...], words: str
) -> None:
    session = call(tmp_path, *arguments, game=game)

    assert session.status == 2
    assert words in session.err
    assert session.err.count("\n") == 1
    assert session.games == []


@ALL
@pytest.mark.parametrize("typed", ["²", "❶", "9" * 5000])
def test_a_malformed_number_is_not_understood(tmp_path: Path, game: str, typed: str) -> None:
    session = call(tmp_path, "--seed", "1", "--language", "en", game=game, typed=f"{typed}\n")

    assert (session.status, session.err) == (0, "")


def test_bots_take_the_other_seats_in_turn(tmp_path: Path) -> None:
    arguments = ("--players", "4", "--seat", "2", "--agents", "honest,uniform", "--name", "Ana")

    session = call(tmp_path, *arguments)

    header = next(read_records(session.games[0])).header
    assert header["bots"] == ["honest", "uniform", None, "honest"]
    assert header["seats"][2] == "Ana"


def test_a_name_cannot_play_tricks_on_the_terminal(tmp_path: Path) -> None:
    session = call(tmp_path, "--name", "\x1b[31mAna[bold]\x07", "--language", "en")

    assert "\x1b" not in session.out
    assert "\x07" not in session.out
    assert "Ana[bold]" in session.out


def test_help_does_not_load_what_a_game_needs() -> None:
    code = "import sys, intriga.cli.main, intriga.cli.play; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert not {"numba", "numpy", "fluent.runtime", "babel"} & set(done.stdout.split())


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "help challenjes", "Did you mean “Challenges”?"),
        ("es", "ayuda dessafío", "«Desafíos»?"),
    ],
)
def test_help_on_a_topic_that_there_is_not_guesses_the_nearest(
    tmp_path: Path, language: str, typed: str, meant: str
) -> None:
    session = call(tmp_path, "--seed", "1", "--language", language, typed=f"{typed}\nquit\n")

    assert meant in session.out
