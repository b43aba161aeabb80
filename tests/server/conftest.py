"""One server for all tests that do not stop it."""

from collections.abc import Iterator

import pytest

from tests.server.playing import Browser
from tests.server.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving


@pytest.fixture
def browser(server: Serving) -> Browser:
    return Browser(server.url)


@pytest.fixture
def second(server: Serving) -> Browser:
    return Browser(server.url)
