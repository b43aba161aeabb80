"""One server a worker, files that share a fixture on one, and coverage where it counts lines.

A failure is printed at once.
"""

import signal
import sys
from collections import Counter
from collections.abc import Generator, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from tests.sampling import some, spread

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import Scheduling

    from tests.server.serving import Serving
    from tests.store.cluster import Cluster

TESTS = Path(__file__).parent
LABORATORY = TESTS / "lab"
# The tests of core and of the games' rules run every line of both.  Whatever else is tested need
# not be traced, which takes four times as long before Python 3.12.
TRACED = {"api", "core", "games", "kuhn"}
SOURCE = TESTS.parent / "src" / "intriga"
UNMEASURED = {"agents", "board", "compiled", "duels"}
PLAYERS = {"agents", "duels"}  # in a game's folder: its players, which are measured by matches
# Tests of these folders share next to nothing, so each goes to whichever worker is free.
APART = ("compiled", "core", "docs", "games", "kuhn", "oracle", "words")
LONGEST = "tests/e2e/"
# Tests of these files share slow preparation: a worker compiles, teaches or loads it once for all.
ALONE = (
    "tests/docs/test_pages.py",
    "tests/games/coup/agents/test_coup_encoding.py",
    "tests/games/coup/agents/test_how_levels_bluff.py",
    "tests/games/coup/duels/test_practice.py",
    "tests/games/test_option_places.py",
    "tests/words/test_rendered.py",
)
SOLVER = ("tests/lab/test_cfr.py", "tests/lab/duels/test_duels.py")
UNTRACED: pytest.StashKey[bool] = pytest.StashKey()  # whether one has run since the last traced one
TOGETHER = {
    **dict.fromkeys(SOLVER, "solver"),
    **dict.fromkeys(("tests/analysis", "tests/lab/puzzles"), "master"),
    "tests/lab/learning": "jax",
    **{file: file for file in ALONE},
}


def shared_by(test: str) -> str:
    """Return what a test shares with others; itself if nothing."""
    file = test.partition("::")[0]
    folder, _, _ = file.rpartition("/")
    together = TOGETHER.get(file) or TOGETHER.get(folder)
    return together or (test if folder.split("/")[1] in APART else file)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: "Producer") -> "Scheduling":
    """Keep on one worker what shares a fixture, in the order of :func:`sort_for_workers`.

    The marks that xdist has for this do nothing under pytest 9.2.
    """
    from xdist.scheduler import LoadScopeScheduling

    config.option.loadscopereorder = False

    class Shared(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return shared_by(nodeid)

    return Shared(config, log)


class Failures:
    """Tells what failed as soon as it has: a run that is cut off has no summary."""

    def __init__(self, config: pytest.Config) -> None:
        """Tell it where pytest writes."""
        self._terminal: Any = config.pluginmanager.get_plugin("terminalreporter")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._terminal.ensure_newline()
            self._terminal.write_line(f"{report.nodeid} failed ({report.when}):")
            self._terminal.write_line(report.longreprtext)


@pytest.hookimpl(trylast=True)  # the terminal has its reporter by now
def pytest_configure(config: pytest.Config) -> None:
    hear_ctrl_c()
    if config.getoption("numprocesses", None):
        config.pluginmanager.register(Failures(config))


def hear_ctrl_c() -> None:
    """Hear Ctrl+C in the background too, where it is ignored, and so in processes begun here."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def measured(*folders: str) -> Iterator[ModuleType]:
    """Import what is measured in *folders*, one module after another."""
    for folder in folders:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            place = file.relative_to(SOURCE).with_suffix("")
            if not UNMEASURED & {*place.parts}:
                yield import_module(".".join(["intriga", *place.parts]).removesuffix(".__init__"))


def load_what_is_measured() -> None:
    """Import core and the games now: an import that no trace sees would count as never run."""
    for _ in measured("core", "games"):
        pass


def forget_answers() -> None:
    """Empty the caches of the games: what an untraced test has put there no trace would see."""
    for module in measured("games"):
        for each in vars(module).values():
            if callable(clear := getattr(each, "cache_clear", None)):
                clear()


def sort_for_workers(items: list[pytest.Item]) -> None:
    """Begin with the pages, which take longest, then what shares most; end with single tests.

    A file that is begun late would leave one worker alone with it in the end.
    """
    tests = Counter(shared_by(item.nodeid) for item in items)

    def turn(item: pytest.Item) -> tuple[bool, bool, int]:
        shared = shared_by(item.nodeid)
        return shared == item.nodeid, not shared.startswith(LONGEST), -tests[shared]

    items.sort(key=turn)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Mark tests by their file, before they are chosen by their marks."""
    if LABORATORY in item.path.parents:
        item.add_marker(pytest.mark.lab)
    names = vars(getattr(item, "module", item)).values()
    if any(each is some or each is spread for each in names):
        item.add_marker(pytest.mark.sampled)


@pytest.hookimpl(trylast=True)  # pytest-randomly has shuffled them
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        sort_for_workers(items)
    if sys.gettrace() is not None:
        load_what_is_measured()
    for item in items:
        if not is_traced(item.path):
            item.add_marker(pytest.mark.untraced)


def is_traced(file: Path, tests: Path = TESTS) -> bool:
    """Say whether coverage looks on while a *file* of the folder of all *tests* runs."""
    place = file.relative_to(tests).parts  # a clone may lie in a folder of any name
    return place[0] in TRACED and not PLAYERS & {*place}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Stop tracing for a test that is marked, with its fixtures.

    pytest-cov's ``no_cover`` traces on where tests run in workers: each has two of its tracers.
    """
    tracer = sys.gettrace()
    if tracer is None:
        return (yield)
    if item.get_closest_marker("untraced") is None:
        if item.config.stash.get(UNTRACED, False):  # a test before this one
            forget_answers()
            item.config.stash[UNTRACED] = False
        return (yield)
    item.config.stash[UNTRACED] = True
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Serving]":
    from tests.server.serving import Serving  # most tests meet no server, and do not load it

    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture(scope="session")
def cluster() -> "Generator[Cluster]":
    """Return a PostgreSQL that runs; the test is skipped where none is installed."""
    from tests.store.cluster import Cluster
    from tests.wants import POSTGRES, missing, programs

    folder = programs() or missing(POSTGRES)
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.remove()
