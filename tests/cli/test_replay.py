"""``intriga replay`` says what agrees and what does not, and breaks on nothing that it reads."""

import json
import subprocess
from pathlib import Path
from typing import Any, cast

import pytest

from intriga.cli.replay import replay
from intriga.core.record import read_records
from intriga.core.record_text import format_line
from tests.cli.command import SCRIPT, intriga, process

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "conformance" / "coup" / "scenarios.jsonl"
REFUSALS = ROOT / "conformance" / "coup" / "rules-turn.jsonl"
Json = dict[str, Any]

HEADER: Json = {
    "record": 1,
    "game": "coup",
    "preset": "urbis-reforma",
    "seats": ["Ana", "Bia", "Caio"],
    "first": 0,
    "hands": [["captain", "duke"], ["assassin", "contessa"], ["ambassador", "duke"]],
}
LINES: list[Json] = [
    {"by": 0, "do": "exchange"},
    {"by": 1, "do": "pass"},
    {"by": 2, "do": "pass", "draws": ["contessa", "assassin"]},
    {"by": 0, "do": "keep assassin contessa"},
    {"by": 1, "do": "income"},
]


def written(tmp_path: Path, *lines: object, name: str = "game.jsonl") -> Path:
    file = tmp_path / name
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return file


def positions(file: Path, capsys: pytest.CaptureFixture[str], seat: int | None = None) -> list[str]:
    """Return what ``--positions`` prints for *file*."""
    assert replay([file], positions=True, seat=seat) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out.splitlines()


# ------------------------------------------------------------------- what agrees


def test_a_line_is_printed_for_each_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    over: Json = {
        **HEADER,
        "id": "short",
        "preset": "coup-es",
        "seats": ["A", "B"],
        "hands": [["duke", "captain"], ["assassin", "contessa"]],
    }
    fall = [
        *({"by": 0, "do": "steal 1"}, {"by": 1, "do": "pass"}, {"by": 1, "do": "block captain"}),
        *({"by": 0, "do": "challenge"}, {"by": 1, "do": "lose contessa"}, {"by": 1, "do": "tax"}),
        {"by": 0, "do": "challenge"},
    ]
    file = written(tmp_path, HEADER, *LINES, over, *fall)

    status = replay([file])

    assert status == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{file}:1: 5 inputs, unfinished, ACTION",
        "short: 7 inputs, won by seat 0 (A)",
    ]


def test_records_that_agree_are_checked_without_complaint(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = replay([SCENARIOS, REFUSALS], check=True)

    printed = capsys.readouterr()
    assert status == 0
    *games, counted = printed.out.splitlines()
    assert len(games) == 13 + len(list(read_records(REFUSALS)))
    assert counted.startswith(f"{len(games)} games checked, ")
    assert counted.endswith(" positions compared: 0 differ.")
    assert printed.err == ""


def test_a_check_counts_games_positions_and_differences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {"by": 0, "do": "tax", "after": {"coins": [5, 2, 2]}}
    files = [
        written(tmp_path, HEADER, *LINES, HEADER, {"by": 0, "do": "taxi"}, name="first.jsonl"),
        written(tmp_path, HEADER, wrong, name="second.jsonl"),
    ]

    assert replay(files, check=True) == 1
    assert capsys.readouterr().out.splitlines()[-1] == (
        "3 games checked, 1 position compared: 2 differ."
    )
    assert replay(files, check=True, as_json=True) == 1
    *_, counted = map(json.loads, capsys.readouterr().out.splitlines())
    assert counted == {"games": 3, "positions": 1, "differ": 2}
    assert replay(files[1:], check=True) == 1
    assert capsys.readouterr().out.endswith("1 game checked, 1 position compared: 1 differs.\n")


def test_a_count_goes_beside_positions_to_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay([written(tmp_path, HEADER, *LINES)], check=True, positions=True) == 0

    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == 1 + len(LINES)
    assert printed.err == "1 game checked, 0 positions compared: 0 differ.\n"


def test_a_replay_of_no_files_succeeds() -> None:
    assert replay([]) == 0


# ------------------------------------------------------------------- what does not


def test_the_first_difference_is_reported_with_its_line_and_both_values(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {"by": 0, "do": "tax", "after": {"turn": 0, "phase": "BLOCK", "coins": [5, 2, 2]}}
    file = written(tmp_path, {**HEADER, "id": "wrong"}, wrong, {"by": 1, "do": "pass"})

    status = replay([file], check=True)

    assert status == 1
    assert capsys.readouterr().out.splitlines() == [
        f'{file}:2: wrong: after \'tax\': phase: expected "BLOCK", got "CHALLENGE_ACTION"',
        "1 game checked, 1 position compared: 1 differs.",
    ]


def test_without_check_positions_are_not_compared(tmp_path: Path) -> None:
    wrong = {"by": 0, "do": "tax", "after": {"phase": "BLOCK"}}

    assert replay([written(tmp_path, HEADER, wrong)]) == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"by": 1, "do": "income"}, "seat 1 may not 'income' in ACTION: not-awaited"),
        ({"by": 0, "do": "coup 1"}, "seat 0 may not 'coup 1' in ACTION: cannot-afford"),
        ({"by": 7, "do": "income"}, "seat 7 may not 'income' in ACTION: not-awaited"),
        ({"by": 0, "do": "xyzzy"}, "unreadable"),
        ({"by": 0, "do": "income", "draws": ["duke"]}, "draws nothing more, yet there is duke"),
    ],
)
def test_an_illegal_input_is_reported_with_its_position(
    line: Json, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, {**HEADER, "id": "bad"}, line)

    status = replay([file])

    told = capsys.readouterr().out
    assert status == 1
    assert told.startswith(f"{file}:2: bad: ")
    assert reason in told
    assert '; the position was {"phase": "ACTION", "turn": 0' in told


def test_a_legal_input_marked_as_refused_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, {"by": 0, "do": "tax", "refused": True})

    status = replay([file], check=True)

    assert status == 1
    assert "'tax' is legal, but is to be refused" in capsys.readouterr().out


def test_every_other_record_is_still_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, {"by": 1, "do": "income"}, {**HEADER, "id": "two"}, *LINES)

    status = replay([file])

    assert status == 1
    assert "two: 5 inputs" in capsys.readouterr().out


# ------------------------------------------------------------------- what cannot be read

UNREADABLE: dict[str, list[object]] = {
    "nothing": [],
    "no JSON": ["{"],
    "another game": [{**HEADER, "game": "chess"}],
    "a game there will be": [{**HEADER, "game": "pot-de-vin"}],
    "an unknown option": [{**HEADER, "options": {"lunch": True}}],
    "eleven players": [{**HEADER, "seats": ["A"] * 11}],
    "nobody": [{**HEADER, "seats": []}],
    "cards that are not there": [{**HEADER, "hands": [["duke", "duke"]] * 3}],
    "hands that are numbers": [{**HEADER, "hands": [[1, 2], [3, 4], [5, 6]]}],
    "a phase in a list": [{**HEADER, "position": {"phase": []}}],
    "a position in words": [{**HEADER, "position": "begin"}],
    "an id that is a list": [{**HEADER, "id": [], "first": 9}],
    "deep nesting": ["[" * 100_000],
    "half a character": ['{"record": 1, "game": "coup", "preset": "\\ud800", "seats": []}'],
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_an_unreadable_record_is_reported_with_file_and_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, *UNREADABLE[what])

    status = replay([file], check=True)

    printed = capsys.readouterr()
    assert status == 2
    assert printed.err.startswith(f"{file}:1: ")
    assert printed.out == ""


def test_folders_and_missing_files_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = replay([tmp_path, tmp_path / "nowhere.jsonl", SCENARIOS])

    printed = capsys.readouterr()
    assert status == 2
    assert printed.err.splitlines() == [
        f"{tmp_path}:1: the file cannot be read: Is a directory",
        f"{tmp_path}/nowhere.jsonl:1: the file cannot be read: No such file or directory",
    ]
    assert "SC-01" in printed.out


# ------------------------------------------------------------------- positions


def test_positions_fed_back_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, HEADER, *LINES)

    lines = positions(file, capsys)

    assert json.loads(lines[0]) == HEADER
    assert all("after" in json.loads(line) for line in lines[1:])
    again = written(tmp_path, *lines, name="again.jsonl")
    assert replay([again], check=True) == 0
    capsys.readouterr()
    assert positions(again, capsys) == lines


def test_positions_of_all_scenarios_are_those_that_they_give(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for file in (SCENARIOS, REFUSALS):
        given = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]

        assert [json.loads(line) for line in positions(file, capsys)] == given


def test_a_difference_among_positions_goes_to_standard_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, {"by": 1, "do": "income"})

    status = replay([file], positions=True)

    printed = capsys.readouterr()
    assert status == 1
    assert printed.out == format_line(HEADER) + "\n"
    assert "not-awaited" in printed.err


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_is_shown_what_it_may_know(
    seat: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, *LINES)

    header, *lines = map(json.loads, positions(file, capsys, seat))

    assert "hands" not in header
    views = [header["position"], *(line["after"] for line in lines)]
    for view in views:
        assert view["seat"] == seat
        assert all(
            (card == "?") == (at != seat) for at, hand in enumerate(view["hands"]) for card in hand
        )
        assert isinstance(view["court"], int)
    assert not any("draws" in line for line in lines)
    assert lines[3]["do"] == ("keep assassin contessa" if seat == 0 else "keep")


def test_a_seat_is_not_shown_the_position_of_a_header(capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(positions(SCENARIOS, capsys, seat=1)[0])

    assert record["position"]["hands"] == [["?", "?"], ["captain", "contessa"], ["?", "?"]]


def test_a_seat_does_not_hear_what_others_were_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """That a card could not be shown would tell who does not hold it."""
    refused: list[Json] = [
        {"by": 1, "do": "lose duke", "refused": True},
        {"by": 0, "do": "pass", "refused": True},
    ]
    file = written(tmp_path, HEADER, *refused, *LINES)

    lines = [json.loads(line) for line in positions(file, capsys, seat=0)]

    assert [line["do"] for line in lines[1:3]] == ["pass", "exchange"]


def test_a_seat_is_not_shown_the_position_that_an_illegal_input_met(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, HEADER, {"by": 1, "do": "income"})

    status = replay([file], positions=True, seat=2)

    assert status == 1
    assert '"hands": [["?", "?"], ["?", "?"], ["ambassador", "duke"]]' in capsys.readouterr().err


def test_the_error_for_a_seat_hides_secret_words_of_an_impossible_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = {**LINES[3], "draws": ["duke"]}
    file = written(tmp_path, HEADER, *LINES[:3], drawn)

    assert replay([file], positions=True, seat=1) == 1
    error = capsys.readouterr().err
    assert "seat 0 cannot do that" in error
    assert "keep" not in error


def test_the_report_for_a_seat_hides_how_a_position_differs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    after = {**LINES[0], "after": {"hands": [["duke", "duke"], [], []]}}
    file = written(tmp_path, HEADER, after)

    assert replay([file], check=True, positions=True, seat=1) == 1
    assert "hands differs\n1 game checked" in capsys.readouterr().err


@pytest.mark.parametrize("seat", [3, -1])
def test_a_seat_that_the_record_has_not_is_refused(
    seat: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status = replay([written(tmp_path, HEADER, *LINES)], positions=True, seat=seat)

    assert status == 2
    assert f"has the seats 0 to 2, not {seat}" in capsys.readouterr().err


def test_a_seat_goes_with_positions(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay([SCENARIOS], seat=0) == 2
    assert "--seat goes with --positions" in capsys.readouterr().err


# ------------------------------------------------------------------- the command itself


def test_the_exit_status_says_whether_all_agree_something_differs_or_cannot_be_read(
    tmp_path: Path,
) -> None:
    different = written(tmp_path, HEADER, {"by": 1, "do": "income"})
    junk = tmp_path / "junk.jsonl.gz"
    junk.write_bytes(bytes(range(256)) * 9)

    agreed, unread = process("replay", "--check", SCENARIOS), intriga("replay", SCENARIOS, junk)

    assert agreed.out.splitlines()[0] == "SC-01: 28 inputs, unfinished, ACTION"
    assert unread.err.startswith(f"{junk}:1: the file cannot be unpacked: ")
    assert (agreed.status, intriga("replay", different).status, unread.status) == (0, 1, 2)


def test_a_reader_may_stop_before_the_end_of_the_output() -> None:
    with subprocess.Popen(
        [*SCRIPT, "replay", "--positions", str(ROOT / "conformance" / "coup" / "traces.jsonl.gz")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()

        assert process.stderr.read() == b""


def test_as_json_there_is_an_object_for_each_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = written(tmp_path, HEADER, {"by": 0, "do": "income"})
    wrong = written(tmp_path, HEADER, {"by": 0, "do": "coup bia"}, name="wrong.jsonl")

    assert replay([whole, wrong], as_json=True) == 1
    agreed, differs = map(json.loads, capsys.readouterr().out.splitlines())
    assert (agreed["inputs"], agreed["winners"]) == (1, [])
    assert "may not 'coup bia'" in differs["differs"]


EVIL = "\x1b]0;gone\x07\x9b31m\u202e"
SAFE = str.maketrans("", "", "\n")


def spoiled(value: object) -> list[Any]:
    """Return *value* in every way in which one text of it says something to the terminal."""
    if isinstance(value, str):
        return [EVIL, value + EVIL]
    if isinstance(value, list):
        items = cast("list[Any]", value)
        return [
            [*items[:at], other, *items[at + 1 :]]
            for at, item in enumerate(items)
            for other in spoiled(item)
        ]
    if isinstance(value, dict):
        fields = cast("Json", value)
        changed = [{**fields, key: each} for key, old in fields.items() for each in spoiled(old)]
        return [*changed, {**fields, EVIL: 1}]
    return []


RECORD: list[Json] = [
    {**HEADER, "id": "game", "options": {"reforma": "true"}},
    *LINES[:-1],
    {**LINES[-1], "after": {"phase": "turn"}},
]


@pytest.mark.parametrize(
    "mode", [[], ["--check"], ["--positions"], ["--positions", "--seat", 0], ["--json"]], ids=str
)
def test_no_text_of_a_record_says_anything_to_the_terminal(
    tmp_path: Path, mode: list[object]
) -> None:
    records = [
        [*RECORD[:at], other, *RECORD[at + 1 :]]
        for at, line in enumerate(RECORD)
        for other in spoiled(line)
    ]
    for number, lines in enumerate(records):
        said = intriga("replay", *mode, written(tmp_path, *lines, name=f"{number}.jsonl"))
        for text in (said.out, said.err):
            assert text.translate(SAFE).isprintable(), lines
