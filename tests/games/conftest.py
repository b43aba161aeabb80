"""Assertions in the promises of a game tell what they compared, as those of tests do."""

import pytest

from intriga.core.games import games
from tests.games.tables import package_of

pytest.register_assert_rewrite(
    "tests.games.promises", *(f"tests.games.{package_of(name)}.promises" for name in games())
)
