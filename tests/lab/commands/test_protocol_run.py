"""Running a protocol of responses from the command line."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.commands.exploit import ExploitArguments, exploit
from intriga.lab.commands.protocol_run import ResponseWorker, run_protocol
from intriga.lab.commands.train import Watched
from intriga.lab.learning.checkpoints import Progress
from intriga.lab.learning.response_protocol import check_row, read_protocol, read_protocol_rows
from intriga.parallel.spread import ALONE, Spread

PROTOCOL = read_protocol("v1")


class Responder:
    """Gives responses that win every other game."""

    def __init__(self, seen: list[ExploitArguments] | None = None) -> None:
        self.seen: list[ExploitArguments] = [] if seen is None else seen

    def do(self, task: tuple[ExploitArguments, str]) -> dict[str, Any]:
        arguments, play = task
        assert play == PROTOCOL.play
        self.seen.append(arguments)
        return {
            "agent": "policy",
            "sha256": "",
            "network": PROTOCOL.start,
            "practice": None,
            "seed": arguments.seed,
            "training": {"decisions": arguments.steps},
            "measured": [{"won": (0, arguments.games // 2, 0)}],
            "made": {"date": "today", "machine": "a machine"},
        }


def test_every_response_has_a_folder_and_a_row(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    asked = ExploitArguments(run=tmp_path / "run", protocol="v1", leaderboard=file)
    rows = list(run_protocol("coup", asked, Responder))
    assert [(row.decisions, row.seed) for row in rows] == list(PROTOCOL.runs())
    assert read_protocol_rows(file) == rows
    for row in rows:
        check_row(row, set())


def test_a_run_is_asked_for_what_the_protocol_says(tmp_path: Path) -> None:
    seen: list[ExploitArguments] = []
    asked = ExploitArguments(run=tmp_path, protocol="v1")
    next(run_protocol("coup", asked, lambda: Responder(seen)))
    assert (seen[0].tables, seen[0].games, seen[0].steps) == (512, 10_000, 2_000_000)
    assert (seen[0].run, seen[0].edition) == (tmp_path / "2000000-1", "coup-es")


@pytest.mark.slow
def test_responses_learned_at_the_same_time_are_those_of_one_process(tmp_path: Path) -> None:
    def learned(spread: Spread) -> list[tuple[Any, bytes]]:
        folder = tmp_path / str(spread.processes)
        usual = ExploitArguments(
            run=folder, steps=500, games=20, tables=16, start="nothing", minutes=9.0, jobs=1
        )
        asked = [replace(usual, run=folder / str(seed), seed=seed) for seed in (1, 2)]
        tasks = ((each, "greedy") for each in asked)
        prepare = partial(ResponseWorker, "uniform", "coup", silent=not spread.is_alone)
        results = [*spread.results(prepare, partial(next, tasks, None))]
        policies = [(each.run / "policy.npz").read_bytes() for each in asked]
        return [
            (result["measured"], policy) for result, policy in zip(results, policies, strict=True)
        ]

    assert learned(Spread(2)) == learned(ALONE)


@pytest.mark.parametrize("changed", [{"games": 5}, {"seed": 3}, {"minutes": 1.0}, {"players": 3}])
def test_an_argument_that_the_protocol_sets_is_refused(
    changed: dict[str, Any], tmp_path: Path
) -> None:
    asked = replace(ExploitArguments(run=tmp_path, protocol="v1"), **changed)
    with pytest.raises(BadOptions, match=f"says what --{next(iter(changed))} is; leave it out"):
        next(run_protocol("coup", asked, Responder))


def test_other_weights_to_begin_with_and_other_games_are_refused(tmp_path: Path) -> None:
    asked = ExploitArguments(run=tmp_path, protocol="v1", start="nothing")
    with pytest.raises(BadOptions, match="begins with weights"):
        next(run_protocol("coup", asked, Responder))
    with pytest.raises(BadOptions, match="is about coup, not pot-de-vin"):
        next(run_protocol("pot-de-vin", asked, Responder))


def test_a_response_without_an_end_in_minutes_is_shown_at_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # which lets it take any stream for a terminal
    with Watched(float("inf")) as watched:
        watched.show(Progress(1e6, 1, 1.0), {})
        watched.show(Progress(2e6, 2, 2.0), {})
    assert "2.00 M decisions" in capsys.readouterr().err


@pytest.mark.parametrize("changed", [{"steps": 1e6}, {"protocol": "v1"}, {"start": "nothing"}])
def test_a_local_response_refuses_what_it_has_no_use_for(
    changed: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = replace(ExploitArguments(run=tmp_path, local=True), **changed)
    assert exploit("uniform", "coup", arguments=asked) == 2
    said = capsys.readouterr().err
    assert f"--local learns nothing; leave --{next(iter(changed))} out" in said
