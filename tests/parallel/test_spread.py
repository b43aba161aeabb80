"""Spread over processes, tasks come to what one process makes of them, in the same order."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import closing, suppress
from functools import partial
from itertools import islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from intriga.core.errors import BadOptions
from intriga.parallel.prepared_worker import ATTEMPTS, WorkerLost
from intriga.parallel.spread import WINDOW, Spread
from tests.parallel.workers import Never, Process, Squares

ONE, TWO = Spread(1), Spread(2)
TASKS = 40


def squares(
    spread: Spread, worker: Squares, numbers: Iterable[int] = range(TASKS)
) -> Generator[int, None, None]:
    return spread.results(partial(same, worker), partial(next, iter(numbers), None), ahead=2)


def same(worker: Squares) -> Squares:
    return worker


def taken(results: Generator[int, None, None]) -> tuple[list[int], str]:
    """Return the results up to the end or an error, and the error."""
    found: list[int] = []
    try:
        found.extend(results)  # keeps those before an error
    except BadOptions as error:
        return found, str(error)
    return found, ""


def test_two_processes_give_what_one_gives_in_the_same_order() -> None:
    assert [*squares(TWO, Squares())] == [*squares(ONE, Squares())]


def test_a_worker_killed_midway_changes_no_result(tmp_path: Path) -> None:
    for number in (0, 7):
        killed = Squares(deadly_once=number, marks=tmp_path)

        assert [*squares(TWO, killed)] == [*squares(ONE, Squares())]
        assert (tmp_path / str(number)).exists()


def test_a_task_that_ends_every_process_is_named_after_the_results_before_it() -> None:
    results = TWO.results(
        partial(same, Squares(deadly=5)),
        partial(next, iter(range(TASKS)), None),
        named="round {}".format,
        ahead=2,
    )
    assert [*islice(results, 5)] == [0, 1, 4, 9, 16]
    with pytest.raises(WorkerLost, match=rf"^round 5 was given up: .* lost {ATTEMPTS} times"):
        next(results)


def test_an_error_comes_after_the_results_of_all_tasks_before_it() -> None:
    both = [taken(squares(spread, Squares(refused=9))) for spread in (ONE, TWO)]

    assert both[0] == both[1] == ([number * number for number in range(9)], "9 is refused")


def test_an_error_in_the_source_of_tasks_comes_after_the_results_of_those_before() -> None:
    def numbers() -> Generator[int]:
        yield from range(9)
        raise BadOptions("number", "line 9 is none")

    both = [taken(squares(spread, Squares(), numbers())) for spread in (ONE, TWO)]

    assert both[0] == both[1] == ([number * number for number in range(9)], "line 9 is none")


def test_a_worker_that_cannot_be_made_is_reported_in_its_own_words() -> None:
    for spread in (ONE, TWO):
        with pytest.raises(BadOptions, match=r"^nobody is at work$"):
            next(spread.results(Never, lambda: 1))


def test_no_more_tasks_are_taken_than_stand_in_the_window() -> None:
    given: list[int] = []

    def take() -> int:
        given.append(len(given))
        return given[-1]

    with closing(TWO.results(partial(same, Squares()), take)) as results:
        next(results)
    assert len(given) <= WINDOW * 2


def chain(spread: Spread) -> Generator[int]:
    """Yield the squares of 2 and 3, and of each square below 100."""
    tasks = [3, 2]
    take = lambda: tasks.pop() if tasks else None  # noqa: E731
    for each in spread.results(partial(same, Squares()), take):
        yield each
        if each < 100:
            tasks.append(each)


def test_tasks_may_depend_on_results() -> None:
    assert sorted(chain(TWO)) == sorted(chain(ONE)) == [4, 9, 16, 81, 256, 6561]


def test_closed_it_leaves_no_process_behind() -> None:
    with closing(TWO.results(Process, partial(next, iter(range(9)), None))) as results:
        assert len({*islice(results, 2)}) > 0
        assert active_children()
    assert not active_children()


INTERRUPTED = """
from functools import partial
from tests.parallel.workers import Process
from intriga.parallel.spread import Spread
if __name__ == "__main__":
    for each in Spread(2).results(Process, partial(next, iter(range(9)), None)):
        print(each, flush=True)
"""


@pytest.fixture(name="begun")
def begun_fixture(tmp_path: Path) -> Callable[[], subprocess.Popen[str]]:
    """Return a function that begins a spread whose workers never end, in a group of its own."""
    file = tmp_path / "interrupted.py"
    file.write_text(INTERRUPTED)
    paths = os.pathsep.join(filter(None, sys.path))

    def begin() -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(file)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": paths},
        )

    return begin


def pids(process: subprocess.Popen[str]) -> set[int]:
    """Return the ids of the two workers, as soon as both have said theirs."""
    assert process.stdout is not None
    return {int(process.stdout.readline()) for _ in range(2)}


def runs(pid: int) -> bool:
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        return True
    return False


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_all_workers_at_once(begun: Callable[[], subprocess.Popen[str]]) -> None:
    with begun() as process:
        workers = pids(process)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        errors = process.communicate()[1]

    assert errors.count("Traceback") == 1  # of the process above alone
    assert errors.rstrip().endswith("KeyboardInterrupt")
    assert not [pid for pid in workers if runs(pid)]


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_workers_end_with_the_process_that_began_them(
    begun: Callable[[], subprocess.Popen[str]],
) -> None:
    with begun() as process:
        pids(process)
        process.kill()
        told = process.communicate(timeout=60)  # there is none until the workers have ended too

    assert told[0] == ""
