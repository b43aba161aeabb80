"""The machine that fails, compiled for these tests; a test that needs it names :func:`machine`."""

import shutil
import subprocess
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.faults.machine import Machine
from tests.store.cluster import PREFIX, Cluster
from tests.wants import COMPILER, compiler, missing, programs


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the library that fails; the test is skipped where it cannot be made."""
    cc = compiler() or missing(COMPILER)
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    source = Path(__file__).with_name("shim.c")
    command = [cc, "-Wall", "-Werror", "-O1", "-shared", "-fPIC", "-o", library, source]
    subprocess.run([*command, "-ldl"], check=True)
    return library


@pytest.fixture
def machine(shim: Path, tmp_path: Path) -> Machine:
    """Return a machine whose disk and clock fail when they are told to."""
    return Machine(shim, tmp_path)


@pytest.fixture
def frail(cluster: Cluster, shim: Path) -> Generator[tuple[Cluster, Machine]]:
    """Return a PostgreSQL besides *cluster*, and its machine, whose disk and clock can fail."""
    assert cluster
    where = programs()
    assert where
    with tempfile.TemporaryDirectory() as name:  # which another user may enter
        folder = Path(name)
        folder.chmod(0o755)
        library = Path(shutil.copy(shim, folder))
        library.chmod(0o755)
        machine = Machine(library, folder, files=str(Path(tempfile.gettempdir()) / PREFIX))
        made = Cluster(where, environment=machine.environment)
        try:
            yield made, machine
        finally:
            made.remove()
