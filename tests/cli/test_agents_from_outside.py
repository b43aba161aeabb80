"""Files and modules play in every command that names agents, and their mistakes are told."""

import json
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from intriga.core.games import manifest_of
from intriga.core.record import read_records
from tests.cli.command import intriga
from tests.cli.table_talk import call, chatter

LAST = """class Last:
    def act(self, view, legal, random):
        return legal[-1]
"""
FAULTY = """class Last:
    def act(self, view, legal, random):
        return legal[99]
"""
ARENA = ("--players", "2", "--games", "4", "--raw", "--out", "out.jsonl")
FAILED = "last.py:Last failed in act with IndexError: list index out of range (last.py, line 3)"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder with one file of an agent, and one of weights."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    Path("last.py").write_text(LAST)
    manifest = manifest_of("coup")
    Path("policy.npz").write_bytes(manifest.file(manifest.network).read_bytes())
    return tmp_path


@pytest.mark.parametrize("agents", [("last.py:Last", "policy.npz:1.5"), ("last:Last,policy.npz",)])
def test_agents_of_files_are_simulated_however_they_are_listed(agents: tuple[str, ...]) -> None:
    words = ("simulate", "coup", "--players", "2", "--games", "6", "--agents", *agents, "--json")
    said = intriga(*words)

    assert said.err == ""
    found = json.loads(said.out)
    names = ",".join(agents).split(",")
    assert [row["agent"] for row in found["rows"]] == names
    assert found["sha256"] == {
        names[0]: sha256(LAST.encode()).hexdigest(),
        names[1]: sha256(Path("policy.npz").read_bytes()).hexdigest(),
    }


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_keeps_their_digest_in_its_file_and_its_report(jobs: str) -> None:
    agents = ("--agents", "last.py:Last", "policy.npz", "uniform")
    said = intriga("arena", "coup", *agents, *ARENA, "--jobs", jobs, "--json")

    assert (said.status, said.err) == (0, "")
    lines = [json.loads(line) for line in Path("out.jsonl").read_text().splitlines()]
    digest = sha256(LAST.encode()).hexdigest()
    assert {"agent": "last.py:Last", "sha256": digest} in lines
    assert json.loads(said.out)["sha256"]["last.py:Last"] == digest
    assert digest in intriga("arena", "coup", *agents, *ARENA, "--jobs", "1").out


def test_the_arena_does_not_go_on_with_another_file_of_the_same_name() -> None:
    agents = ("--agents", "last.py:Last,uniform", "--jobs", "1")
    intriga("arena", "coup", *agents, *ARENA)
    before = Path("out.jsonl").read_bytes()
    Path("last.py").write_text(LAST.replace("-1", "0"))

    said = intriga("arena", "coup", *agents, *ARENA)
    assert said.status == 2
    assert "out.jsonl has rounds of another last.py:Last: its SHA-256 began" in said.err
    assert said.err.count("\n") == 1
    assert Path("out.jsonl").read_bytes() == before


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_mistake_stops_the_contest_and_what_was_played_stays(jobs: str) -> None:
    Path("last.py").write_text(FAULTY)
    Path("sound.py").write_text(LAST)
    agents = ("--agents", "sound.py:Last", "uniform", "last.py:Last", "--jobs", jobs)

    said = intriga("arena", "coup", *agents, *ARENA)
    assert said.status == 2
    assert f"intriga arena: {FAILED}; the contest has stopped" in said.err
    assert "Traceback" not in said.err
    assert json.loads(Path("out.jsonl").read_text().splitlines()[0])["arena"] == 1


def test_a_hanging_agent_is_stopped_and_named() -> None:
    Path("last.py").write_text(LAST.replace("return legal[-1]", "while True: pass"))

    said = intriga("simulate", "coup", "--agents", "last.py:Last", "--time-limit", "0.5")
    assert said.status == 2
    assert said.err == (
        "intriga simulate: last.py:Last took longer than 0.5 s in act and was stopped"
        " (last.py, line 2)\n"
    )


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_an_unloadable_agent_is_reported_before_a_file_is_written(command: str) -> None:
    Path("last.py").write_text("import nosuch\n")
    kept = {"simulate": "--record", "arena": "--out"}[command]

    said = intriga(command, "coup", "--agents", "last.py:Last", "uniform", kept, "out.jsonl")
    assert said.status == 2
    assert said.err == (
        f"intriga {command}: last.py:Last failed in loading with ModuleNotFoundError:"
        " No module named 'nosuch' (last.py, line 1)\n"
    )
    assert not Path("out.jsonl").exists()


def test_a_person_plays_against_one(tmp_path: Path) -> None:
    around = ("--players", "2", "--agents", "last.py:Last", "--seed", "3", "--fast")
    session = call(tmp_path, *around, "--language", "en", typed=chatter(3, 250, "coup"))

    assert (session.status, session.err) == (0, "")
    assert next(read_records(session.games[0])).header["bots"] == [None, "last.py:Last"]


def test_a_failing_agent_at_the_table_reveals_no_hand(tmp_path: Path) -> None:
    Path("last.py").write_text(LAST.replace("return legal[-1]", "raise ValueError(view.hand)"))

    around = ("--players", "2", "--agents", "last.py:Last", "--seed", "3", "--fast")
    session = call(tmp_path, *around, "--language", "en", typed=chatter(3, 250, "coup"))
    assert session.status == 2
    assert session.err == (
        "The game stops here, because an agent cannot go on: last.py:Last failed in act with"
        " ValueError (last.py, line 3).\n"
    )
    assert f"--resume {session.games[0]}" in session.out.replace("\n", " ")


def test_a_record_runs_no_file_that_nobody_asked_for(tmp_path: Path) -> None:
    around = ("--players", "2", "--agents", "last.py:Last", "--seed", "3", "--language", "en")
    record = call(tmp_path, *around, typed="quit\n").games[0]
    Path("last.py").write_text("open('ran', 'w').close()\n" + LAST)

    refused = call(tmp_path, "--resume", str(record), "--language", "en")
    assert refused.status == 2
    assert "run only if you say so: add --agents last.py:Last" in refused.err
    assert not Path("ran").exists()
    assert call(tmp_path, "--resume", str(record), "--agents", "last.py:Last").status == 0
    assert Path("ran").exists()


def test_the_speed_of_each_is_measured() -> None:
    words = ("bench", "coup", "--agents", "last.py:Last,uniform", "--seconds", "0.01", "--json")
    found = json.loads(intriga(*words).out)

    assert list(found) == ["last.py:Last", "uniform"]
    assert all(figure["decisions_per_second"] > 0 for figure in found.values())
