"""The file of a contest keeps rounds, and nothing that is not its own."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from intriga.agents.policy import fingerprint
from intriga.core.errors import BadOptions, BadRecord
from intriga.lab.arena.contest_file import ContestFile, PlayedRound, read_rounds
from tests.lab.arena.contests import contest

ROUND = PlayedRound(("honest", "uniform"), 3, ((0,), (0, 1)), (20, 30), (0.25, -0.25))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    with closing(ContestFile(contest(), path)) as ledger:
        ledger.add(ROUND)
        ledger.add(replace(ROUND, number=1))
    return path


def rounds(path: Path) -> list[PlayedRound]:
    with closing(ContestFile(contest(), path)) as ledger:
        return ledger.of(ROUND.agents)


def test_stored_rounds_are_read_in_the_order_of_their_numbers(file: Path) -> None:
    assert rounds(file) == [replace(ROUND, number=1), ROUND]


def test_a_round_that_stands_there_twice_counts_once(file: Path) -> None:
    with file.open("a", encoding="utf-8") as more:
        more.write(replace(ROUND, winners=((1,), (1,))).line + "\n")

    assert read_rounds(file).rounds == rounds(file) == [replace(ROUND, number=1), ROUND]


def test_a_line_torn_off_is_dropped(file: Path) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-9])

    assert rounds(file) == [ROUND]
    assert file.read_bytes() == whole[: whole[:-9].rfind(b"\n") + 1]


def test_a_file_torn_off_in_its_first_line_begins_again(file: Path) -> None:
    head = file.read_bytes().splitlines()[0]
    file.write_bytes(head[:-9])

    assert rounds(file) == []
    assert file.read_bytes() == head + b"\n"


@pytest.mark.parametrize("change", [{"seed": 12}, {"preset": "coup-br"}, {"corrected": False}])
def test_a_file_of_another_contest_is_refused(file: Path, change: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=f"another contest: its {next(iter(change))} is"):
        ContestFile(contest(**change), file)


def test_a_file_with_the_older_name_of_the_predictor_of_luck_is_read(file: Path) -> None:
    file.write_text(file.read_text().replace('"luck": ', '"eyes": ', 1))

    assert rounds(file) == [replace(ROUND, number=1), ROUND]


def test_a_file_of_bots_with_another_network_is_refused(file: Path) -> None:
    file.write_text(file.read_text().replace(fingerprint("coup"), "0123456789abcdef"))

    with pytest.raises(BadOptions, match="another contest: its network is '0123456789abcdef'"):
        ContestFile(contest(), file)


def test_a_file_of_levels_that_stood_for_other_agents_is_refused(file: Path) -> None:
    file.write_text(file.read_text().replace('"casual": "fallible:casual"', '"casual": "honest"'))

    with pytest.raises(BadOptions, match="another contest: its levels is"):
        ContestFile(contest(), file)


@pytest.mark.parametrize("text", ["my diary, without an end of line", "my diary\n", "[1, 2]\n"])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_text(text)

    with pytest.raises(BadRecord, match="no file of a contest"):
        ContestFile(contest(), path)
    assert path.read_text() == text


def test_a_line_that_is_no_round_is_refused_by_its_number(file: Path) -> None:
    with file.open("a") as out:
        out.write('{"agents": ["honest"]}\n')

    with pytest.raises(BadRecord, match=":4: no round of a contest"):
        ContestFile(contest(), file)


def test_winners_divide_a_game_and_a_game_without_result_is_divided_among_all() -> None:
    assert (ROUND.share("honest"), ROUND.share("uniform")) == (0.75, 0.25)
    endless = replace(ROUND, agents=("honest", "uniform", "uniform"), winners=((), (1,), (2,)))
    assert endless.share("honest") == pytest.approx(1 / 9)
    assert endless.share("uniform") == pytest.approx(8 / 9)
    assert endless.no_result == 1
