# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false
# Ray is typed in part.
"""On a cluster of several workers a contest comes to the same as on one machine."""

import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from intriga.agents.external.source import AgentFailed
from intriga.agents.registry import from_outside
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.lab.arena.contest import Contest, Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.arena.match_parts import play_in_parts
from intriga.matches.match import Match, PlayedGame, play_match
from intriga.parallel.prepared_worker import ATTEMPTS, WorkerLost
from intriga.parallel.spread import ALONE, Spread
from tests.cli.command import intriga, process
from tests.lab.arena.contests import contest
from tests.parallel.workers import Squares

ray = pytest.importorskip("ray")
cluster_utils = pytest.importorskip("ray.cluster_utils")
# Ray leaves pipes and sockets of its own processes to the end of this one.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore:Tip.*:FutureWarning"),
]

# Another program of the cluster, that takes so many processors until its input ends.
TAKER = """
import sys, ray
ray.init(address=sys.argv[1], log_to_driver=False, logging_level="ERROR")
taken = [ray.remote(num_cpus=1)(type("Taker", (), {})).remote() for _ in range(int(sys.argv[2]))]
ray.get([each.__ray_ready__.remote() for each in taken])
print("taken", flush=True)
sys.stdin.read()
"""


@pytest.fixture(scope="module", name="address")
def address_fixture() -> Iterator[str]:
    """Start a cluster of two nodes with one processor each."""
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    yield str(cluster.address)
    cluster.shutdown()


def lines(made: Contest, path: Path, goal: Goal, address: str = "", most: int = 1000) -> list[str]:
    """Play at most *most* rounds of a contest, there or here, and return the file's lines."""
    with closing(ContestFile(made, path)) as ledger:
        spread = Spread(cluster=address) if address else ALONE
        with closing(Season(made, ledger, goal).play(spread)) as rounds:
            for number, _ in enumerate(rounds, 1):
                if number == most:
                    break
    return path.read_text(encoding="utf-8").splitlines()


def test_two_workers_play_what_one_machine_plays(tmp_path: Path, address: str) -> None:
    made, goal = contest("honest", "uniform", "rule-of-thumb"), Goal(12)
    here = lines(made, tmp_path / "here", goal)

    assert lines(made, tmp_path / "there", goal, address) == here


@pytest.mark.slow
def test_interrupted_there_it_goes_on_here(tmp_path: Path, address: str) -> None:
    made, goal = contest("honest", "uniform"), Goal(160, until_sure=True)
    whole = lines(made, tmp_path / "whole", goal)
    lines(made, tmp_path / "parts", goal, address, most=7)

    assert sorted(lines(made, tmp_path / "parts", goal)) == sorted(whole)


def played(options: dict[str, str], address: str = "", **changed: object) -> list[PlayedGame]:
    """Play a match with its records, there or here."""
    made = Match(
        ruleset_of("coup"), ("honest", "uniform", "casual"), 50, "coup-br", options, seed=3
    )
    match = replace(made, **changed)
    if address:
        return [*play_in_parts(match, Spread(cluster=address), record=True)]
    return [*play_match(match, record=True)]


@pytest.mark.slow  # each connection to the cluster takes seconds
def test_a_match_comes_to_the_same_games_in_the_same_order(address: str) -> None:
    options = {"first_player": "random"}

    assert played(options, address) == played(options)


@pytest.mark.slow  # each connection to the cluster takes seconds
def test_a_match_of_the_other_game_comes_to_the_same_games(address: str) -> None:
    changed: dict[str, Any] = {
        "ruleset": ruleset_of("pot-de-vin"),
        "preset": "pot-de-vin",
        "games": 24,
    }
    changed["agents"] = ("impulse", "uniform", "casual")

    assert played({}, address, **changed) == played({}, **changed)


def test_a_match_in_which_the_winner_begins_the_next_game_is_not_spread(address: str) -> None:
    with pytest.raises(BadOptions, match="who wins a game begins the next, so these games"):
        played({}, address)


@contextmanager
def taken(address: str, number: int) -> Generator[None]:
    """Let somebody else have so many processors of the cluster."""
    words = [sys.executable, "-c", TAKER, address, str(number)]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as taker:
        assert taker.stdout is not None
        assert taker.stdout.readline() == b"taken\n"
        yield
        taker.communicate()


@pytest.mark.slow  # each connection to the cluster takes seconds
def test_a_cluster_partly_used_by_others_is_enough(tmp_path: Path, address: str) -> None:
    made, goal = contest("honest", "uniform"), Goal(40)
    here = lines(made, tmp_path / "here", goal)

    with taken(address, 1):
        assert lines(made, tmp_path / "there", goal, address) == here


@pytest.mark.slow  # each has to wait for processes
class TestNothingIsLeft:
    """Others have taken the whole cluster."""

    @pytest.fixture(scope="class", autouse=True)
    @classmethod
    def others(cls, address: str) -> Iterator[None]:
        with taken(address, 2):
            yield

    def test_a_cluster_that_is_too_busy_is_refused(
        self, tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("intriga.parallel.ray_crew.MINUTE", 1.0)

        with pytest.raises(BadOptions, match="cluster, which has 2, was free for 1"):
            lines(contest(), tmp_path / "file", Goal(2), address)

    def test_local_is_a_cluster_of_its_own_that_tells_and_records_the_same(
        self, tmp_path: Path
    ) -> None:
        here, there = tmp_path / "here", tmp_path / "there"
        words = "simulate coup --players 3 --games 30 --options first_player=random --seed 5"
        call = [*words.split(), "--record"]

        done = process(*call, there, "--ray", "local", PYTHONWARNINGS="default")

        assert done == intriga(*call, here)  # in a process of its own, which ends with that cluster
        assert there.read_bytes() == here.read_bytes()


def squares(address: str, **worker: Any) -> Generator[int, None, None]:  # noqa: ANN401
    """Yield the squares of twenty numbers."""
    prepare = partial(Squares, **worker)
    numbers = iter(range(20))
    spread = Spread(cluster=address)
    return spread.results(prepare, partial(next, numbers, None), named="square {}".format, ahead=2)


def test_a_worker_killed_in_the_cluster_changes_no_result(tmp_path: Path, address: str) -> None:
    found = [*squares(address, deadly_once=3, marks=tmp_path)]

    assert (tmp_path / "3").exists()
    assert found == [number * number for number in range(20)]


def test_a_worker_killed_before_it_is_ready_is_begun_again(tmp_path: Path, address: str) -> None:
    prepare = partial(begun_at_the_second_try, tmp_path / "mark")
    numbers = partial(next, iter(range(20)), None)
    found = [*Spread(cluster=address).results(prepare, numbers)]

    assert found == [number * number for number in range(20)]


def begun_at_the_second_try(mark: Path) -> Squares:
    """Return a worker, but end the first process that asks for one."""
    with suppress(FileExistsError):
        mark.touch(exist_ok=False)
        os.kill(os.getpid(), signal.SIGKILL)
    return Squares()


@pytest.mark.slow  # each connection to the cluster takes seconds
def test_a_task_that_ends_every_worker_of_the_cluster_is_named(address: str) -> None:
    with pytest.raises(WorkerLost, match=f"^square 5 was given up: .* lost {ATTEMPTS} times"):
        list(squares(address, deadly=5))


@pytest.mark.slow
def test_a_failure_in_the_cluster_is_reported_in_a_sentence(address: str) -> None:
    with pytest.raises(BadOptions, match="called 'nobody'") as raised:
        played({"first_player": "fixed"}, address, agents=("nobody", "uniform", "uniform"))
    assert "\n" not in str(raised.value)


AGENT = """class First:
    def act(self, view, legal, random):
        return legal[{place}]
"""


@pytest.mark.slow
def test_an_agent_from_a_file_goes_along_as_it_was_read(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text(AGENT.format(place=0))
    agents = ("bot.py:First", "uniform")
    made = contest(*agents, guests=from_outside(agents, "coup"))
    Path("bot.py").unlink()

    here = lines(made, tmp_path / "here", Goal(8))
    assert lines(made, tmp_path / "there", Goal(8), address) == here
    assert any('"agent": "bot.py:First"' in line for line in here)


def test_a_mistake_of_an_agent_in_the_cluster_is_reported_with_its_line(
    tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bot.py").write_text(AGENT.format(place=99))
    agents = ("bot.py:First", "uniform")
    made = contest(*agents, guests=from_outside(agents, "coup"))

    with pytest.raises(AgentFailed, match=r"^bot\.py:First .* \(bot\.py, line 3\)$"):
        lines(made, tmp_path / "file", Goal(2), address)


def test_without_a_cluster_one_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match=r"there is no cluster at '127\.0\.0\.1:1'"):
        lines(contest(), tmp_path / "file", Goal(2), "127.0.0.1:1")


def test_without_the_extra_one_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOptions, match=r"a cluster needs Ray.*intriga\[ray\]"):
        lines(contest(), tmp_path / "file", Goal(2), "auto")
