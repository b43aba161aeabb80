"""A game that was left goes on exactly where it was; anything else is refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import read_records, resume
from intriga.games.coup.ruleset import COUP
from tests.cli.command import intriga
from tests.cli.table_talk import EVERYTHING, Evening, call, chatter

TABLE = ("--players", "5", "--edition", "urbis-reforma", "--name", "Ana", "--seat", "3")


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """Return the record of a game that was left in its middle."""
    options = ("--options", EVERYTHING, "--language", "pt-BR", "--seed", "5")
    session = call(tmp_path, *TABLE, *options, typed=chatter(5, 8))
    assert len(session.games) == 1
    return session.games[0]


def go_on(left: Path, typed: str = "", *arguments: str) -> Evening:
    return call(left.parents[2], "--resume", str(left), *arguments, typed=typed)


def rewrite(file: Path, lines: list[dict[str, Any]]) -> None:
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def lines_of(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_game_is_played_on_to_its_end(left: Path) -> None:
    before = left.read_text(encoding="utf-8")

    session = go_on(left, chatter(7, 2_000), "--seed", "7")

    assert session.status == 0
    assert left.read_text(encoding="utf-8").startswith(before)
    assert resume(COUP, next(read_records(left)), Scripted([])).winners


def test_a_resumed_game_needs_no_name(left: Path) -> None:
    done = intriga("play", "--resume", left, XDG_DATA_HOME=str(left.parents[2]), LC_ALL="C")

    assert done.status == 0
    assert "A partida continua" in done.out


@pytest.mark.parametrize("option", [("--players", "3"), ("--edition", "base"), ("--fast",)])
def test_options_for_the_terminal_are_refused_without_a_game(
    option: tuple[str, ...],
) -> None:
    done = intriga("play", *option)

    assert done.status == 2
    assert done.err.startswith(f"intriga play: {option[0]}: that is for the terminal")


def test_a_resumed_game_keeps_its_language_and_log(left: Path) -> None:
    session = go_on(left, "histórico\nsair\n")

    assert "A partida continua" in session.out
    assert "As cartas estão na mesa." in session.out


def test_another_language_may_be_asked_for(left: Path) -> None:
    assert "The game goes on" in go_on(left, "", "--language", "en").out


def test_a_record_cut_anywhere_goes_on(left: Path) -> None:
    whole = lines_of(left)
    for length in (1, len(whole) // 2, len(whole) - 1):
        rewrite(left, whole[:length])

        assert go_on(left, "1\n").status == 0


def test_a_last_line_without_its_end_is_completed(left: Path) -> None:
    left.write_text(left.read_text(encoding="utf-8").rstrip("\n"), encoding="utf-8")

    go_on(left, chatter(8, 40))

    assert resume(COUP, next(read_records(left)), Scripted([])).inputs


def test_bots_that_nobody_knows_are_replaced(left: Path) -> None:
    header, *inputs = lines_of(left)
    rewrite(left, [{**header, "bots": [["x"], 7, "oracle", None]}, *inputs])

    assert go_on(left).status == 0


def test_names_from_a_record_cannot_play_tricks_on_the_terminal(left: Path) -> None:
    header, *inputs = lines_of(left)
    names = ["\x1b[2J", "Ana", "Ana", "Ana" * 40, "[red]x[/red]"]
    rewrite(left, [{**header, "seats": names}, *inputs])

    session = go_on(left)

    assert session.status == 0
    assert "\x1b" not in session.out


def test_a_finished_game_is_refused(left: Path) -> None:
    go_on(left, chatter(7, 2_000), "--seed", "7")

    session = go_on(left)

    assert session.status == 2
    assert "a partida já terminou" in go_on(left, "", "--language", "pt").err


DEALT = {
    "record": 1,
    "game": "coup",
    "preset": "coup-es",
    "seats": ["Ana", "Bruno"],
    "first": 0,
    "hands": [["duke", "duke"], ["captain", "captain"]],
    "person": 0,
}
WITHOUT_CARDS = {key: value for key, value in DEALT.items() if key != "hands"}


@pytest.mark.parametrize(
    "lines",
    [
        [],
        [[1, 2]],
        [{}],
        [{"by": 0, "do": "income"}],
        [{**DEALT, "record": 2}],
        [{**DEALT, "game": "chess"}],
        [{**DEALT, "preset": "chess"}],
        [{**DEALT, "options": {"reforma": "perhaps"}}],
        [{**DEALT, "seats": ["Ana"]}],
        [{**DEALT, "seats": ["Ana"] * 11}],
        [{**DEALT, "first": 7}],
        [{**DEALT, "hands": [["duke", "duke"], ["captain", "queen"]]}],
        [WITHOUT_CARDS],
        [{**DEALT, "person": None}],
        [{**DEALT, "person": 2}],
        [{**DEALT, "person": True}],
        [DEALT, {"by": 0, "do": "coup 1"}],
        [DEALT, {"by": 1, "do": "income"}],
        [DEALT, {"by": 0, "do": "income", "draws": ["duke"]}],
    ],
)
def test_a_record_that_cannot_be_played_on_is_refused(tmp_path: Path, lines: list[Any]) -> None:
    file = tmp_path / "bad.jsonl"
    rewrite(file, lines)

    session = call(tmp_path, "--resume", str(file))

    assert session.status == 2
    assert session.err.count("\n") == 1


@pytest.mark.parametrize("text", [b"hello\n", b"[" * 5000, b"\xff\xfe\x00", b"\x1b[2J\n"])
def test_broken_json_is_refused_without_repeating_it(tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(text)

    session = call(tmp_path, "--resume", str(file))

    assert session.status == 2
    assert session.err.rstrip("\n").isprintable()


@pytest.mark.parametrize("name", ["missing.jsonl", "folder", "packed.jsonl.gz"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, name: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "packed.jsonl.gz").write_bytes(b"\x1f\x8b")

    session = call(tmp_path, "--resume", str(tmp_path / name))

    assert session.status == 2
    assert session.err.count("\n") == 1


def test_the_rules_of_a_game_that_goes_on_are_those_it_has(left: Path) -> None:
    session = go_on(left, "", "--players", "4")

    assert session.status == 2
    assert "--players" in session.err
