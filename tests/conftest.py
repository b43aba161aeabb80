"""One server a worker, and coverage that looks on only where its lines are counted."""

import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.server.serving import Serving

TESTS = Path(__file__).parent
# The tests of core and of the games' rules run every line of both.  Whatever else is tested need
# not be traced, which takes four times as long before Python 3.12.
TRACED = [TESTS / name for name in ("core", "games", "kuhn")]
PLAYERS = {"agents", "duels"}  # in a game's folder: its players, which are measured by matches


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        within = any(folder in item.path.parents for folder in TRACED)
        if not within or PLAYERS & {*item.path.parts}:
            item.add_marker(pytest.mark.untraced)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, Any, Any]:
    """Stop tracing for a test that is marked, with its fixtures.

    pytest-cov's ``no_cover`` traces on where tests run in workers: each has two of its tracers.
    """
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("untraced") is None:
        return (yield)
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
