"""Whole games through a pipe: they end, they can be read, they leave a record."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import read_records, resume
from intriga.games.coup.ruleset import COUP
from intriga.locales import Language
from tests.cli.table_talk import EVERYTHING, Evening, call, chatter, first_game

TABLE = ("--players", "7", "--preset", "urbis-reforma", "--name", "Ana", "--fast")
LINES = 700


def a_whole_game(home: Path, language: str, seed: int, options: str = EVERYTHING) -> Evening:
    arguments = [*TABLE, "--options", options, "--language", language, "--seed", str(seed)]
    return call(home, *arguments, typed=chatter(seed, LINES))


@pytest.mark.parametrize("language", ["en", "pt-BR", "es"])
def test_a_whole_game_of_seven_with_everything(tmp_path: Path, language: str) -> None:
    evening = a_whole_game(tmp_path, language, seed=1)

    assert evening.status == 0
    assert evening.err == ""
    assert "★" in evening.out
    assert "{" not in evening.out
    assert Language(language, "coup").format("cli-again") in evening.out
    assert resume(COUP, next(read_records(evening.games[0])), Scripted([])).winners


def test_lines_fit_into_eighty_columns(tmp_path: Path) -> None:
    evening = a_whole_game(tmp_path, "pt-BR", seed=2)

    shown = [line for line in evening.out.splitlines() if str(tmp_path) not in line]
    assert max(map(len, shown)) <= 80


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    one = a_whole_game(tmp_path / "one", "en", seed=3)
    two = a_whole_game(tmp_path / "two", "en", seed=3)

    assert first_game(one.out) == first_game(two.out)


def test_leaving_tells_how_to_come_back(tmp_path: Path) -> None:
    evening = call(tmp_path, "--name", "Ana", "--language", "en", typed="quit\n")

    assert evening.status == 0
    assert str(evening.games[0]) in evening.out
    assert "play coup --resume" in evening.out


def test_the_end_of_the_input_leaves_too(tmp_path: Path) -> None:
    evening = call(tmp_path, "--name", "Ana", "--language", "es", typed="")

    assert evening.status == 0
    assert "Has dejado la mesa." in evening.out


def test_a_refusal_is_one_sentence_in_the_language(tmp_path: Path) -> None:
    arguments = ("--name", "Ana", "--players", "2", "--preset", "coup-es", "--language", "pt-BR")

    evening = call(tmp_path, *arguments, "--seed", "1", typed="golpe 1\n" * 3 + "sair\n")

    assert "Você não tem moedas para isso." in evening.out


def test_the_winner_begins_the_next_game(tmp_path: Path) -> None:
    arguments = ("--name", "Ana", "--players", "3", "--preset", "coup-es", "--seed", "6")

    evening = call(tmp_path, *arguments, typed="income\n\ncoup 1\n\n1\n\n" * 60)

    records = [next(read_records(file)) for file in evening.games]
    assert len(records) > 1
    winner = resume(COUP, records[0], Scripted([])).winners[0]
    assert records[1].header["first"] == winner


def test_a_record_may_have_a_name_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"

    evening = call(tmp_path, "--name", "Ana", "--record", str(file), typed="")

    assert evening.games == []
    assert json.loads(file.read_text(encoding="utf-8").splitlines()[0])["person"] == 0


def test_no_file_is_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.jsonl"
    file.write_text("something dear\n", encoding="utf-8")

    evening = call(tmp_path, "--language", "en", "--record", str(file))

    assert evening.status == 2
    assert evening.err.count("\n") == 1
    assert file.read_text(encoding="utf-8") == "something dear\n"


def test_a_game_goes_on_without_a_place_for_its_record(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")

    evening = call(tmp_path, "--language", "en", XDG_DATA_HOME=str(blocked))

    assert evening.status == 0
    assert "This game leaves no record" in evening.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "11"), "is for 2 to 10 players, not 11"),
        (("--players", "7", "--preset", "coup-es"), "is for 2 to 6 players"),
        (("--preset", "chess"), "no preset “chess”"),
        (("--options", "reforma"), "“reforma” is not"),
        (("--options", "colour=red"), "no option “colour”"),
        (("--options", "reforma=maybe"), "reforma is one of false, true"),
        (("--bots", "honest,clever"), "no bot “clever”"),
        (("--language", "la"), "no language “la”"),
        (("--seat", "4"), "from 0 to 3, not 4"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    evening = call(tmp_path, *arguments)

    assert evening.status == 2
    assert words in evening.err
    assert evening.err.count("\n") == 1
    assert evening.games == []


def test_bots_take_the_other_seats_in_turn(tmp_path: Path) -> None:
    arguments = ("--players", "4", "--seat", "2", "--bots", "honest,uniform", "--name", "Ana")

    evening = call(tmp_path, *arguments)

    header = next(read_records(evening.games[0])).header
    assert header["bots"] == ["honest", "uniform", None, "honest"]
    assert header["seats"][2] == "Ana"


def test_a_name_cannot_play_tricks_on_the_terminal(tmp_path: Path) -> None:
    evening = call(tmp_path, "--name", "\x1b[31mAna[bold]\x07", "--language", "en")

    assert "\x1b" not in evening.out
    assert "\x07" not in evening.out
    assert "Ana[bold]" in evening.out


def test_help_does_not_load_what_a_game_needs() -> None:
    code = "import sys, intriga.cli.main, intriga.cli.play; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert not {"numba", "numpy", "fluent.runtime", "babel"} & set(done.stdout.split())
