"""Whatever a file holds, reading it gives records or says where and why it cannot be read."""

import gzip
import io
import json
import tracemalloc
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from intriga.core.chance import Scripted, Seeded
from intriga.core.errors import BadNotation, BadRecord, IllegalAction
from intriga.core.game import Game
from intriga.core.record import (
    LONGEST,
    Record,
    RecordLine,
    begin,
    first_difference,
    follow,
    read_records,
    records_in,
    resume,
)
from intriga.core.record_text import write_lines
from intriga.games.coup.ruleset import COUP
from tests.sampling import some

HEADER: dict[str, Any] = {
    "record": 1,
    "game": "coup",
    "preset": "urbis-reforma",
    "seats": ["A", "B"],
    "first": 0,
    "hands": [["duke", "captain"], ["assassin", "contessa"]],
}
INCOME = {"by": 0, "do": "income"}


def written(tmp_path: Path, *lines: object, name: str = "game.jsonl") -> Path:
    """Return a file of lines; text is written as it is, all else as JSON."""
    file = tmp_path / name
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    file.write_text("\n".join(texts) + "\n", encoding="utf-8")
    return file


def why_unreadable(file: Path) -> BadRecord:
    with pytest.raises(BadRecord) as bad:
        list(read_records(file))
    assert bad.value.file == str(file)
    assert str(bad.value) == f"{file}:{bad.value.line}: {bad.value.reason}"
    return bad.value


# ------------------------------------------------------------------- reading


def test_a_file_may_hold_many_records(tmp_path: Path) -> None:
    first, second = {**HEADER, "id": "one"}, HEADER
    file = written(tmp_path, first, INCOME, "", second, INCOME, {"by": 1, "do": "tax"})

    records = list(read_records(file))

    assert [record.name for record in records] == ["one", f"{file}:4"]
    assert [record.line for record in records] == [1, 4]
    assert [len(record.inputs) for record in records] == [1, 2]
    assert records[0].inputs == [RecordLine(0, "income", (), None, 2)]
    assert records[1].inputs[1].line == 6


def test_a_text_is_read_as_a_file_of_it_would_be(tmp_path: Path) -> None:
    file = written(tmp_path, HEADER, INCOME, "", "  ", {**HEADER, "id": "two"}, INCOME)
    text = file.read_text(encoding="utf-8")

    assert list(records_in(str(file), f"\ufeff{text}")) == list(read_records(file))
    with pytest.raises(BadRecord, match="here:2: the line is not JSON"):
        list(records_in("here", f"{json.dumps(HEADER)}\nhello"))
    with pytest.raises(BadRecord, match="here:1: the file holds no record"):
        list(records_in("here", ""))


def test_unknown_keys_stay_in_the_header(tmp_path: Path) -> None:
    file = written(tmp_path, {**HEADER, "weather": "rain"})

    (record,) = read_records(file)

    assert record.header["weather"] == "rain"


def test_draws_after_and_refused_are_read(tmp_path: Path) -> None:
    line = {**INCOME, "draws": ["duke"], "after": {"turn": 1}, "refused": True}

    (record,) = read_records(written(tmp_path, HEADER, line))

    assert record.inputs == [RecordLine(0, "income", ("duke",), {"turn": 1}, 2, refused=True)]


def test_a_packed_file_is_unpacked(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl.gz"
    file.write_bytes(gzip.compress((json.dumps(HEADER) + "\n" + json.dumps(INCOME)).encode()))

    (record,) = read_records(file)

    assert len(record.inputs) == 1


def test_records_before_the_unreadable_line_can_be_used(tmp_path: Path) -> None:
    file = written(tmp_path, HEADER, HEADER, "not JSON")
    records = read_records(file)

    assert next(records).line == 1
    with pytest.raises(BadRecord):
        next(records)


# ------------------------------------------------------------------- what cannot be read


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in HEADER.items() if name != key}


DEEP = "[" * 100_000
HUGE = '{"record": 1, "n": ' + "9" * 5000 + "}"
UNREADABLE: dict[str, tuple[list[object], int, str]] = {
    "nothing": ([], 1, "the file holds no record"),
    "empty lines": (["", "  ", ""], 1, "the file holds no record"),
    "an input before any header": ([INCOME], 1, "an input stands before any header"),
    "half a line": ([HEADER, '{"by": 0, "d'], 2, "the line is not JSON"),
    "a list": ([HEADER, "[0]"], 2, "the line is not an object"),
    "a number": (["17"], 1, "the line is not an object"),
    "deep nesting": ([HEADER, DEEP], 2, "the line is nested too deeply"),
    "nesting that only just fits the stack": (
        [HEADER, {**INCOME, "after": {"turn": json.loads("[" * 900 + "]" * 900)}}],
        2,
        "the line is nested too deeply",
    ),
    "half a character": ([{**HEADER, "seats": ["\ud800", "B"]}], 1, "holds half a character"),
    "a huge number": ([HUGE], 1, "the line is not JSON"),
    "not a number": ([{**HEADER, "record": float("nan")}], 1, "record is 1, not nan"),
    "another format": ([{**HEADER, "record": 2}], 1, "record is 1, not 2"),
    "a true format": ([{**HEADER, "record": True}], 1, "record is 1, not True"),
    "a format in words": ([{**HEADER, "record": "1"}], 1, "record is 1, not '1'"),
    "no game": ([without("game")], 1, "the header has no game"),
    "a game that is a number": ([{**HEADER, "game": 4}], 1, "the header has no game"),
    "no preset": ([without("preset")], 1, "the header has no preset"),
    "options that are a list": ([{**HEADER, "options": []}], 1, "options is an object"),
    "no seats": ([without("seats")], 1, "seats is a list of names"),
    "seats that are numbers": ([{**HEADER, "seats": [0, 1]}], 1, "seats is a list of names"),
    "no by": ([HEADER, {"do": "income"}], 2, "by is the number of a seat, not None"),
    "a seat that is true": (
        [HEADER, {"by": True, "do": "income"}],
        2,
        "by is the number of a seat, not True",
    ),
    "half a seat": (
        [HEADER, {"by": 0.5, "do": "income"}],
        2,
        "by is the number of a seat, not 0.5",
    ),
    "no do": ([HEADER, {"by": 0}], 2, "do is an input in words, not None"),
    "a do that is a list": ([HEADER, {"by": 0, "do": ["tax"]}], 2, "do is an input in words"),
    "draws that are a word": ([HEADER, {**INCOME, "draws": "duke"}], 2, "draws is a list of words"),
    "draws that are numbers": ([HEADER, {**INCOME, "draws": [1]}], 2, "draws is a list of words"),
    "an after that is a list": ([HEADER, {**INCOME, "after": []}], 2, "after is a position"),
    "a long line": ([HEADER, "x" * (LONGEST + 1)], 2, f"the line is longer than {LONGEST} bytes"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_an_unreadable_record_is_reported_with_line_and_reason(what: str, tmp_path: Path) -> None:
    lines, line, reason = UNREADABLE[what]

    bad = why_unreadable(written(tmp_path, *lines))

    assert bad.line == line
    assert reason in bad.reason


def test_a_missing_file_cannot_be_read(tmp_path: Path) -> None:
    bad = why_unreadable(tmp_path / "nowhere.jsonl")

    assert (bad.line, bad.reason) == (1, "the file cannot be read: No such file or directory")


def test_a_folder_cannot_be_read(tmp_path: Path) -> None:
    assert "cannot be read: Is a directory" in why_unreadable(tmp_path).reason


def test_a_line_that_is_not_utf_8(tmp_path: Path) -> None:
    file = tmp_path / "latin.jsonl"
    file.write_bytes(json.dumps(HEADER).encode() + b'\n{"by": 0, "do": "\xe7"}\n')

    bad = why_unreadable(file)

    assert (bad.line, bad.reason) == (2, "the line is not UTF-8")


def test_a_packed_file_that_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl.gz"
    file.write_bytes(gzip.compress(json.dumps(HEADER).encode() * 50)[:-9])

    assert "the file cannot be unpacked" in why_unreadable(file).reason


def test_a_plain_file_named_gz_cannot_be_unpacked(tmp_path: Path) -> None:
    file = tmp_path / "plain.jsonl.gz"
    file.write_text(json.dumps(HEADER), encoding="utf-8")

    assert "the file cannot be unpacked" in why_unreadable(file).reason


def test_a_packed_file_with_a_damaged_middle(tmp_path: Path) -> None:
    file = tmp_path / "damaged.jsonl.gz"
    packed = bytearray(gzip.compress(json.dumps(HEADER).encode() * 50))
    packed[20:40] = bytes(20)
    file.write_bytes(packed)

    assert "the file cannot be unpacked" in why_unreadable(file).reason


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
KEYS = ("record", "game", "preset", "options", "seats", "first", "hands", "position", "factions")
LIKE_A_HEADER = st.fixed_dictionaries({}, optional=dict.fromkeys(KEYS, JSON)).map(
    lambda some: {**HEADER, **some}
)
LIKE_AN_INPUT = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("by", "do", "draws", "after", "refused"), JSON)
).map(lambda some: {**INCOME, **some})


@settings(
    max_examples=some(150, 30),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(JSON | LIKE_A_HEADER | LIKE_AN_INPUT, max_size=4))
def test_any_json_is_read_and_begun_or_refused(tmp_path: Path, lines: list[object]) -> None:
    file = written(tmp_path, *lines)

    bad = refused(file)

    assert bad is None or (bad.file == str(file) and 1 <= bad.line <= max(1, len(lines)))


def refused(file: Path) -> BadRecord | None:
    """Return why *file* cannot be read and played through, None if it can."""
    try:
        for record in read_records(file):
            resume(COUP, record, Seeded(1))
    except BadRecord as bad:
        return bad
    return None


@settings(
    max_examples=some(100, 20),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.binary(max_size=200), st.sampled_from(["any.jsonl", "any.jsonl.gz"]))
def test_any_bytes_are_read_or_refused(tmp_path: Path, content: bytes, name: str) -> None:
    file = tmp_path / name
    file.write_bytes(content)

    with pytest.raises(BadRecord):
        list(read_records(file))


# ------------------------------------------------------------------- playing through


def record(*inputs: RecordLine, **header: object) -> Record:
    return Record("a.jsonl", 5, {**HEADER, **header}, list(inputs))


def line(by: int, do: str, *draws: str) -> RecordLine:
    return RecordLine(by, do, draws, None, 6)


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ({"game": "pot-de-vin"}, "the game is 'pot-de-vin', not 'coup'"),
        ({"preset": "coup-fr"}, "there is no edition 'coup-fr'"),
        ({"options": {"reform": True}}, "there is no option 'reform'"),
        ({"options": {"reforma": 1}}, "reforma is one of false, true, not 1"),
        ({"seats": ["A"]}, "is for 2 to 10 players, not 1"),
        ({"seats": []}, "is for 2 to 10 players, not 0"),
        ({"first": 2}, "first is a seat from 0 to 1, not 2"),
        ({"first": False}, "first is a seat from 0 to 1, not False"),
        ({"hands": [["duke", "duke"], ["duke", "duke"]]}, "'duke' cannot be drawn now"),
        ({"position": []}, "a position is an object"),
        ({"options": {"reforma": True, "factions_start": "random"}}, "does not say the deal"),
    ],
)
def test_a_header_that_no_game_begins_from_says_where_it_stands(
    header: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadRecord, match=r"^a\.jsonl:5: ") as bad:
        begin(COUP, record(**header))

    assert reason in bad.value.reason


@pytest.mark.parametrize(
    ("missing", "reason"),
    [
        ({"first"}, "the header says neither first nor position"),
        ({"hands"}, "the header's deal cannot be: a draw is missing"),
    ],
)
def test_a_header_without_the_deal_replays_with_a_source_only(
    missing: set[str], reason: str
) -> None:
    header = {key: value for key, value in HEADER.items() if key not in missing}
    bare = Record("a.jsonl", 5, header)

    with pytest.raises(BadRecord, match=reason):
        begin(COUP, bare)
    assert begin(COUP, bare, Seeded(1)).awaiting


def test_a_record_can_be_played_on_from_its_end() -> None:
    source = Scripted(["duke", "captain"])

    game = resume(
        COUP,
        record(line(0, "income"), line(1, "exchange"), line(0, "pass", "duke", "captain")),
        source,
    )

    assert game.phase == "EXCHANGE"
    assert game.source is source
    assert game.inputs[-1] == {"by": 0, "do": "pass", "draws": ["duke", "captain"]}


@pytest.mark.parametrize(
    ("last", "reason"),
    [
        (line(0, "tax"), "seat 0 may not 'tax' in ACTION: not-awaited"),
        (line(1, "income", "duke"), "'income' draws nothing more, yet there is duke"),
    ],
)
def test_a_record_that_cannot_be_played_through_says_in_which_line(
    last: RecordLine, reason: str
) -> None:
    with pytest.raises(BadRecord, match=r"^a\.jsonl:6: ") as bad:
        resume(COUP, record(line(0, "income"), last), Seeded(1))

    assert reason in bad.value.reason


@pytest.mark.parametrize(
    ("draws", "reason"),
    [
        ([], "'pass': a draw is missing"),
        (["duke"], "'pass': a draw is missing"),
        (["lawyer", "duke"], "'pass': 'lawyer' cannot be drawn now"),
        (["duke", "duke", "duke"], "'pass' draws nothing more, yet there is duke"),
    ],
)
def test_draws_that_cannot_be_leave_the_game_as_it_was(draws: list[str], reason: str) -> None:
    game = resume(COUP, record(line(0, "exchange")), Seeded(1))
    before, lines, source = game.state.copy(), [*game.lines], game.source

    with pytest.raises(BadNotation, match=reason):
        follow(game, line(1, "pass", *draws))

    assert game.state == before
    assert game.lines == lines
    assert game.source is source


def test_an_illegal_line_is_refused() -> None:
    game = begin(COUP, record())

    with pytest.raises(IllegalAction):
        follow(game, line(1, "income"))


def test_a_game_is_resumed_past_inputs_that_were_refused() -> None:
    refused = replace(line(1, "income"), refused=True)

    assert len(resume(COUP, record(refused, line(0, "exchange")), Seeded(1)).inputs) == 1


def test_a_name_that_would_print_badly_is_quoted() -> None:
    assert Record("a.jsonl", 1, {"id": "one"}).name == "one"
    assert Record("a.jsonl", 1, {"id": "\x1b[31m"}).name == "'\\x1b[31m'"


# ------------------------------------------------------------------- writing


def test_a_written_record_can_be_read_again(tmp_path: Path) -> None:
    game = Game(COUP, {**HEADER, "seats": ["Zoë", "João"]}, Seeded(4))
    while game.awaiting:
        game.play(game.legal(game.awaiting[0])[-1], seat=game.awaiting[0])
    text = io.StringIO()
    write_lines(game.lines, text)

    (read,) = read_records(written(tmp_path, text.getvalue().rstrip("\n")))

    assert read.header == game.header
    assert "Zoë" in text.getvalue()
    assert resume(COUP, read, Scripted([])).lines == game.lines


def test_the_first_difference_names_the_key_and_both_values() -> None:
    assert first_difference({"a": 1, "b": 2}, {"a": 1, "b": 3}) == ("b", 2, 3)
    assert first_difference({"a": 1}, {"a": 1, "b": 3}) == ("b", None, 3)
    assert first_difference({"a": None}, {}) == ("a", None, None)
    assert first_difference({"a": 1}, {"a": 1}) is None


BOMBS = {
    "inputs": (b'{"by":0,"do":"income"}\n', "the record has more than 10,000 inputs"),
    "bytes": (b'{"by":0,"do":"%s"}\n' % (b"x" * 900_000), "longer than 32,000,000 bytes"),
    "empty lines": (b"\n" * 1_000, "more than 1,000 lines in a row are empty"),
}


@pytest.mark.parametrize("kind", BOMBS)
def test_a_packed_bomb_is_refused_before_it_fills_the_memory(tmp_path: Path, kind: str) -> None:
    line, reason = BOMBS[kind]
    path = tmp_path / "bomb.jsonl.gz"
    with gzip.open(path, "wb", compresslevel=1) as file:
        file.write(json.dumps(HEADER).encode() + b"\n")
        many = line * (1_000_000 // len(line))
        file.writelines(many for _ in range(100))
    tracemalloc.start()
    with pytest.raises(BadRecord, match=reason):
        list(read_records(path))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < 60_000_000


@pytest.mark.parametrize("name", ["game.jsonl", "game.jsonl.gz"])
def test_a_record_that_windows_editor_has_saved_is_read(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    text = ("\ufeff" + json.dumps(HEADER) + "\r\n").encode()
    file.write_bytes(gzip.compress(text) if name.endswith("gz") else text)

    assert [record.header for record in read_records(file)] == [HEADER]
