"""One server a worker, for all tests that do not stop it."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Serving]":
    from tests.server.serving import Serving  # most tests meet no server, and do not load it

    with Serving(tmp_path_factory.mktemp("server")) as serving:
        yield serving
