"""Browsers of the server that all tests share which do not stop it."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tests.server.playing import Browser
from tests.server.serving import Serving


@pytest.fixture
def browser(server: Serving) -> Browser:
    return Browser(server.url)


@pytest.fixture
def second(server: Serving) -> Browser:
    return Browser(server.url)


@pytest.fixture(params=["sqlite", "postgres"])
def start(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Serving]:
    """Return what starts a server over each kind of store."""
    if request.param == "sqlite":
        return partial(Serving, tmp_path)
    return partial(Serving, tmp_path, database=request.getfixturevalue("cluster").new())
