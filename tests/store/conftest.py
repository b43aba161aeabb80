"""Places for stores: a file, and a schema of a PostgreSQL."""

from pathlib import Path

import pytest

from tests.store.opening import Place

SQLITE, POSTGRES = "sqlite", "postgres"


@pytest.fixture(params=[SQLITE, POSTGRES])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return where a new store goes, for each kind of store."""
    if request.param == SQLITE:
        return tmp_path / "db"
    return request.getfixturevalue("cluster").new()


@pytest.fixture
def other_place(place: Place, request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return where a second store of that kind goes."""
    if isinstance(place, Path):
        return tmp_path / "other"
    return request.getfixturevalue("cluster").new()
