"""A run asks a model in words, pays for no answer twice, and counts what it was given."""

import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread, main_thread
from traceback import extract_stack

import pytest

from intriga.core.errors import BadOptions, BadRecord, IntrigaError
from intriga.lab.arena.contest import Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.llm.chat_endpoint import ChatEndpoint
from intriga.lab.llm.conduct import added_up
from intriga.lab.llm.model_run import ModelRun
from tests.cli.command import SCRIPT
from tests.kuhn.installed import found
from tests.lab.llm.bar import arena_contest
from tests.lab.llm.small_suites import play_through, played, run_of, small, small_suite
from tests.lab.llm.stand_in import MODEL, StandIn, as_agent, first_input


def ledger(folder: Path) -> list[str]:
    """Return the rounds that a run below *folder* has kept, in one order."""
    lines = (folder / "run" / "ledger.jsonl").read_text("utf-8").splitlines()
    return sorted(line for line in lines if '"round"' in line)


# ------------------------------------------------------------------- play


def test_a_model_that_plays_as_honest_wins_what_honest_wins_in_the_arena(tmp_path: Path) -> None:
    suite = small_suite(tmp_path, deals=3, against=["beginner", "skilled"])
    contest = arena_contest(suite, "coup")
    arena = ContestFile(contest)
    for _ in Season(contest, arena, Goal(6)).play():
        pass
    with StandIn(as_agent("honest", suite, "coup", arena_dice=True)) as server:
        run = played(tmp_path, suite, server)

    assert len(run.ledger.rounds) == len(arena.rounds) == 6
    for (agents, number), each in run.ledger.rounds.items():
        honest = tuple("honest" if name == MODEL else name for name in agents)
        assert each.winners == arena.rounds[honest, number].winners
        assert each.decisions == arena.rounds[honest, number].decisions


def test_rounds_side_by_side_are_the_same_rounds(tmp_path: Path) -> None:
    suite = small_suite(tmp_path, deals=4)
    with StandIn(first_input) as server:
        played(tmp_path / "one", suite, server)
        with run_of(tmp_path / "more", suite, server) as run:
            play_through(run, at_once=3)

    assert ledger(tmp_path / "one") == ledger(tmp_path / "more")


def test_a_game_of_another_package_is_measured_too(tmp_path: Path) -> None:
    suite = small_suite(tmp_path, deals=3, against=["uniform"])
    with found(tmp_path / "installed"), StandIn(first_input) as server:
        endpoint = ChatEndpoint(server.address, MODEL)
        with ModelRun(tmp_path / "run", "kuhn-poker", suite, endpoint) as run:
            play_through(run)
            conduct = added_up([each for _, _, each in run.look_into("quick")])

    assert len(run.ledger.rounds) == 3
    assert (conduct.claims, conduct.weighed) == (0, 0)


def test_pairs_are_two_seats_of_the_model(tmp_path: Path) -> None:
    suite = small_suite(tmp_path, players=4, options={"pairs": True}, against=["uniform"])
    with StandIn(first_input) as server:
        endpoint = ChatEndpoint(server.address, MODEL)
        with ModelRun(tmp_path / "run", "pot-de-vin", suite, endpoint) as run:
            play_through(run)

    seats = {(each.game, each.seat) for each in run.transcript.answers.values()}
    assert len(run.ledger.rounds) == 1
    assert sorted(seats) == [(game, seat) for game in range(4) for seat in (game % 2, game % 2 + 2)]


def test_a_question_with_one_answer_is_not_asked(tmp_path: Path) -> None:
    with StandIn(first_input) as server:
        run = played(tmp_path, small_suite(tmp_path), server)

    asked = [each.asked for each in run.transcript.answers.values()]
    assert min(prompt.count("\n[") for prompt in asked) == 2


# ------------------------------------------------------------------- interruptions


def test_killed_and_resumed_it_pays_for_no_answer_twice(tmp_path: Path) -> None:
    path = small(tmp_path / "small.toml", deals=2)
    words = ["llm", "coup", "--suite", str(path), "--model", MODEL, "--analysis", "none"]
    with StandIn(first_input, ["", "500", "", "429", "", ""]) as server:
        server.waits_at = 17
        call = [*SCRIPT, *words, "--endpoint", server.address, "--out", str(tmp_path / "run")]
        process = subprocess.Popen(call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        assert server.waiting.wait(120)
        process.kill()
        process.wait()
        before = server.answered
        with (tmp_path / "run" / "transcript.jsonl").open("ab") as file:
            file.write(b'{"type":"answer","level":"begin')  # torn off by the kill
        with run_of(tmp_path, small_suite(tmp_path, deals=2), server) as run:
            play_through(run)
        answers = len(run.transcript.answers)
        with StandIn(first_input) as other:
            played(tmp_path / "whole", small_suite(tmp_path, deals=2), other)

    assert before == 14
    assert answers == server.answered == other.answered
    assert ledger(tmp_path) == ledger(tmp_path / "whole")


def test_a_scheduler_that_ends_a_run_loses_not_even_the_answer_on_its_way(tmp_path: Path) -> None:
    path = small(tmp_path / "small.toml", deals=2)
    words = ["llm", "coup", "--suite", str(path), "--model", MODEL, "--out", str(tmp_path / "run")]
    with StandIn(first_input) as server:
        server.waits_at = 9
        call = [*SCRIPT, *words, "--endpoint", server.address]
        process = subprocess.Popen(call, stderr=subprocess.PIPE, encoding="utf-8")
        assert server.waiting.wait(120)
        process.terminate()
        server.released.set()
        _, said = process.communicate(timeout=120)
        kept = (tmp_path / "run" / "transcript.jsonl").read_text("utf-8").count('"answer"')

    assert process.returncode == 130
    assert "interrupted; the same command goes on with what is in" in said
    assert kept == server.answered >= 9


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_a_second_ctrl_c_loses_not_even_the_answer_on_its_way(tmp_path: Path) -> None:
    with StandIn(first_input) as server:
        server.waits_at = 9
        run = run_of(tmp_path, small_suite(tmp_path, deals=2), server)

        def interrupt() -> None:
            main = main_thread().ident or 0
            assert server.waiting.wait(60)
            while not is_in_shutdown(main):  # one that comes just before a wait is not heard in it
                signal.pthread_kill(main, signal.SIGINT)
                server.released.wait(1)
            signal.pthread_kill(main, signal.SIGINT)
            while is_in_shutdown(main):
                pass
            server.released.set()

        impatient = Thread(target=interrupt)
        with pytest.raises(KeyboardInterrupt):
            play_impatiently(run, impatient)
        impatient.join()
    kept = (tmp_path / "run" / "transcript.jsonl").read_text("utf-8").count('"answer"')

    assert kept == server.answered == 9


def is_in_shutdown(thread: int) -> bool:
    """Say whether a *thread* waits for those of a pool."""
    frame = sys._current_frames()[thread]  # pyright: ignore[reportPrivateUsage]
    return any(each.name == "shutdown" for each in extract_stack(frame))


def play_impatiently(run: ModelRun, impatient: Thread) -> None:
    with run:
        impatient.start()
        play_through(run)


def test_an_agent_of_a_file_is_made_once_for_all_rounds(tmp_path: Path) -> None:
    marks, file = tmp_path / "marks", tmp_path / "counted.py"
    file.write_text(COUNTED.format(marks=str(marks)), "utf-8")
    suite = small_suite(tmp_path, deals=3, against=[f"{file}:Counted"])
    with StandIn(first_input) as server, run_of(tmp_path, suite, server) as run:
        before = len(marks.read_text())
        assert play_through(run) == 3

    assert len(marks.read_text()) == before + 1


COUNTED = """class Counted:
    def __init__(self):
        with open({marks!r}, "a") as file:
            file.write("x")

    def act(self, view, legal, random):
        return legal[0]
"""


def test_a_run_that_is_over_asks_nothing_more(tmp_path: Path) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input) as server:
        played(tmp_path, suite, server)
        before = server.answered
        (tmp_path / "run" / "ledger.jsonl").unlink()  # is made again, from the transcript
        played(tmp_path, suite, server)

    assert server.answered == before > 0


@pytest.mark.parametrize("end", [b"", b"\n", b"\0" * 9])
def test_a_last_line_that_is_torn_is_cut(tmp_path: Path, end: bytes) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input) as server:
        played(tmp_path, suite, server)
        path = tmp_path / "run" / "transcript.jsonl"
        whole, before = path.read_bytes(), server.answered
        path.write_bytes(whole[:-9] + end)
        (tmp_path / "run" / "ledger.jsonl").unlink()
        played(tmp_path, suite, server)

    assert server.answered == before + 1
    assert len(path.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_line_in_the_middle_that_is_none_is_told_with_its_number(tmp_path: Path) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input) as server:
        played(tmp_path, suite, server)
        path = tmp_path / "run" / "transcript.jsonl"
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[2:]]))
        with pytest.raises(BadRecord, match=r"transcript.jsonl:3: the line is none"):
            played(tmp_path, suite, server)


def test_answers_to_other_prompts_are_not_taken(tmp_path: Path) -> None:
    suite = small_suite(tmp_path)
    with StandIn(first_input) as server:
        played(tmp_path, suite, server)
        path = tmp_path / "run" / "transcript.jsonl"
        path.write_text(path.read_text("utf-8").replace('"prompt":"', '"prompt":"0', 1), "utf-8")
        (tmp_path / "run" / "ledger.jsonl").unlink()
        with pytest.raises(IntrigaError, match="is one to another prompt than is asked now"):
            played(tmp_path, suite, server)


def test_a_folder_belongs_to_one_run(tmp_path: Path) -> None:
    with StandIn(first_input) as server:
        busy = pytest.raises(BadOptions, match="another process plays in")
        with run_of(tmp_path, small_suite(tmp_path), server), busy:
            played(tmp_path, small_suite(tmp_path), server)
        with pytest.raises(BadOptions, match="is of another run: its sha256 is"):
            played(tmp_path, small_suite(tmp_path, deals=2), server)
