"""The machine that fails, compiled for these tests; a test that needs it names :func:`machine`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.faults.machine import Machine


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the library that fails; the test is skipped where it cannot be made."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        if os.environ.get("INTRIGA_COMPILER") == "required":
            pytest.fail("INTRIGA_COMPILER=required, but there is no cc")
        pytest.skip("a compiler for C and Linux are needed: on Debian, apt-get install gcc")
    library = tmp_path_factory.mktemp("shim") / "shim.so"
    source = Path(__file__).with_name("shim.c")
    command = [compiler, "-Wall", "-Werror", "-O1", "-shared", "-fPIC", "-o", library, source]
    subprocess.run([*command, "-ldl"], check=True)
    return library


@pytest.fixture
def machine(shim: Path, tmp_path: Path) -> Machine:
    """Return a machine whose disk and clock fail when they are told to."""
    return Machine(shim, tmp_path)
