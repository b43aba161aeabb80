"""The packages of the checkout, built once for all that is tried with them."""

import pytest

from hatch_build import is_fresh
from tests.packaging.installing import ROOT, Packages


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    assert is_fresh(ROOT), "the page is out of date: make setup"
    return Packages(tmp_path_factory.mktemp("packages"))
