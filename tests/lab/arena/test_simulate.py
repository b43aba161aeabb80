"""``intriga simulate`` from outside."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import begin, follow, read_records
from intriga.games.coup.ruleset import COUP
from intriga.lab.commands.simulate import app
from tests.cli.command import intriga

Run = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def call(words: str) -> tuple[int, str, str]:
        status: Any = app(words, result_action="return_value")
        told = capsys.readouterr()
        return status, told.out, told.err

    return call


def test_a_simulation_prints_agents_and_games(run: Run) -> None:
    status, told, errors = run("coup --games 20 --agents honest,uniform --seed 7")

    assert (status, errors) == (0, "")
    assert "honest" in told
    assert "20 games" in told


def test_of_an_agent_on_all_seats_no_interval_is_printed(run: Run) -> None:
    told = run("coup --games 4 --agents uniform")[1]

    assert re.search(r"uniform +4 +4 +100\.0% +– +100\.0%", told)


def test_as_json_it_tells_everything_needed_to_play_it_again(run: Run) -> None:
    words = "coup --players 3 --games 6 --agents uniform --seed 7 --options reforma=true --json"
    status, told, _ = run(words)

    result = json.loads(told)
    assert status == 0
    assert result["options"] == {"reforma": True}
    assert (result["players"], result["games"], result["seed"]) == (3, 6, 7)
    assert result["rows"][0]["seats"] == 3
    assert json.loads(run(words)[1]) == result


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            "coup --ray 127.0.0.1:1",
            "who wins a game begins the next, so these games are played one after",
        ),
        ("pot-de-vin --ray 127.0.0.1:1", "there is no cluster at '127.0.0.1:1'"),
        ("pot-de-vin --ray auto --agents nobody", "called 'nobody'"),
    ],
)
def test_an_impossible_cluster_run_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, words: str, reason: str
) -> None:
    pytest.importorskip("ray")
    file = tmp_path / "games.jsonl"
    file.write_text("games of yesterday")
    status, told, errors = run(f"{words} --record {file}")

    assert (status, told) == (2, "")
    assert reason in errors
    assert errors.count("\n") == 1
    assert file.read_text() == "games of yesterday"


def test_its_records_play_through(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    status, _, _ = run(f"coup --players 2 --games 5 --edition urbis-reforma --record {file}")

    records = list(read_records(file))
    assert (status, len(records)) == (0, 5)
    for record in records:
        game = begin(COUP, record, Scripted([]))
        for line in record.inputs:
            follow(game, line)
        assert game.winners


def test_two_processes_tell_and_record_the_same(run: Run, tmp_path: Path) -> None:
    words = "pot-de-vin --games 90 --agents uniform --json --record"
    one, two = tmp_path / "one", tmp_path / "two"

    assert run(f"{words} {two} --jobs 2") == run(f"{words} {one}")
    assert two.read_bytes() == one.read_bytes()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("--agents nobody", "no agent for coup called 'nobody'"),
        ("--agents honest,honest,honest --players 2", "2 seats cannot be filled with 3 agents"),
        ("--options reforma", "an option is written name=value, not 'reforma'"),
        ("--options reforma=maybe", "reforma is one of false, true, not 'maybe'"),
        ("--options luck=1", "there is no option 'luck'"),
        ("--edition poker", "there is no edition 'poker'"),
        ("--players 11", "coup-br is for 2 to 10 players, not 11"),
        ("--games 0", "there must be at least 1 game, not 0"),
        ("--jobs 0", "at least 1 process has to work, not 0"),
        ("--jobs 2", "who wins a game begins the next, so these games"),
        ("--record /nowhere/games", "/nowhere/games cannot be written"),
    ],
)
def test_impossible_arguments_are_refused_in_one_sentence(
    run: Run, words: str, reason: str
) -> None:
    status, told, errors = run(f"coup {words}")

    assert (status, told) == (2, "")
    assert reason in errors
    assert errors.count("\n") == 1


def test_the_command_exits_with_the_status() -> None:
    assert intriga("simulate", "coup", "--agents", "nobody").status == 2
