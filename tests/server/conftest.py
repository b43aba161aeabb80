"""Browsers of the server that all tests share which do not stop it."""

import pytest

from tests.server.playing import Browser
from tests.server.serving import Serving


@pytest.fixture
def browser(server: Serving) -> Browser:
    return Browser(server.url)


@pytest.fixture
def second(server: Serving) -> Browser:
    return Browser(server.url)
