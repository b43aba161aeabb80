"""The container is built, and serves: ``make container``.

Docker or Podman builds it where one of them works.  Where none does, the steps of the Dockerfile
are done one by one, in a folder that stands for the root of the file system.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import pytest
from uv import find_uv_bin

from tests.packaging.test_container import BUILD, LAST, ROOT, all_of, environment, service, the

pytestmark = [pytest.mark.container, pytest.mark.slow]

IMAGE: Final = "intriga-test"
PLACES: Final = ("/opt", "/source", "/data", "/tmp")  # noqa: S108  as the Dockerfile names them
OURS: Final = ("INTRIGA_", "PYTHON", "UV_", "VIRTUAL_ENV")  # what a container does not inherit
CONTEXT: Final = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()


def engine() -> str | None:
    """Return the program that builds containers here, None where none works."""
    for name in ("docker", "podman"):
        if shutil.which(name) and _say(name, "info", check=False).returncode == 0:
            return name
    return None


def _say(*call: str, check: bool = True) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(call, check=check, capture_output=True, text=True)


@contextmanager
def contained(name: str) -> Generator[str]:
    """Build the image with *name*, run it as compose.yaml does, and yield its address."""
    subprocess.run([name, "build", "--tag", IMAGE, ROOT], check=True)
    rights = ["--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"]  # noqa: S108  as above
    rights += ["--security-opt", *service()["security_opt"]]
    ports = ["--publish", f"127.0.0.1::{the('EXPOSE')}"]
    made = _say(name, "run", "--detach", "--init", *rights, *ports, IMAGE).stdout.strip()
    logs = subprocess.Popen([name, "logs", "--follow", made], stdout=subprocess.PIPE, text=True)
    assert logs.stdout is not None
    try:
        next(_addresses(logs.stdout))  # it serves
        yield f"http://{_say(name, 'port', made, the('EXPOSE')).stdout.split()[0]}"
    finally:
        _say(name, "rm", "--force", "--volumes", made)
        logs.communicate()


class Steps:
    """The steps of the Dockerfile, in *folder*, with the Python of this machine as the base."""

    def __init__(self, folder: Path) -> None:
        """Make the places that the Dockerfile names, and a Python that may be changed."""
        self._folder = folder
        for place in PLACES:
            (folder / place[1:]).mkdir()
        [version] = re.findall(r"^python:(3\.\d+)", all_of("FROM")[0])
        python = _say(find_uv_bin(), "python", "find", version, check=False).stdout.strip()
        subprocess.run([python or sys.executable, "-m", "venv", folder / "base"], check=True)

    def moved(self, text: str) -> str:
        """Return *text* with the places of the container as they are here."""
        places = "|".join(PLACES)
        return re.sub(rf"(?<![\w.])({places})\b", rf"{self._folder}\1", text)

    def around(self, stage: list[tuple[str, str]]) -> dict[str, str]:
        """Return the environment of a step of *stage*."""
        base = f"{self._folder / 'base/bin'}:{os.environ['PATH']}"
        kept = {name: text for name, text in os.environ.items() if not name.startswith(OURS)}
        own = {name: self.moved(text) for name, text in environment(stage).items()}
        own |= dict(rest.split("=", 1) for rest in all_of("ARG", stage))
        path = own.pop("PATH", "$PATH").replace("$PATH", base)
        return {**kept, "HOME": str(self._folder / "data"), **own, "PATH": path}

    def build(self) -> None:
        """Do the first stage; of the last one what does not change the machine."""
        where = self._folder
        for word, rest in BUILD[1:]:
            if word == "WORKDIR":
                where = Path(self.moved(rest))
            elif word == "COPY":
                _copy(rest.split()[:-1], where)
            elif word == "RUN":
                shell = ["/bin/sh", "-c", self.moved(rest)]
                subprocess.run(shell, cwd=where, env=self.around(BUILD), check=True)

    @contextmanager
    def serving(self) -> Generator[str]:
        """Run what CMD says, at a port that is free, and yield its address."""
        call = [self.moved(word) for word in json.loads(the("CMD"))]
        call[call.index("--port") + 1] = "0"
        program = shutil.which(call[0], path=self.around(LAST)["PATH"])
        process = subprocess.Popen(
            [program or call[0], *call[1:]],
            cwd=self.moved(the("WORKDIR")),
            env=self.around(LAST),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            yield next(_addresses(process.stdout))
        finally:
            process.terminate()
            process.communicate()


def _copy(names: list[str], target: Path) -> None:
    """Copy *names* from the checkout, without what .dockerignore leaves out."""
    left_out = [line for line in CONTEXT if not line.startswith(("!", "#")) and line != "*"]
    kept = [line[1:] for line in CONTEXT if line.startswith("!")]
    for name in kept if names == ["."] else names:
        if (ROOT / name).is_file():
            shutil.copy2(ROOT / name, target)
            continue
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        for line in left_out:
            shutil.rmtree(target / line, ignore_errors=True)


def _addresses(lines: Iterator[str]) -> Iterator[str]:
    """Yield the addresses that a server prints."""
    for line in lines:
        yield from re.findall(r"http://[\d.]+:\d+", line)


@contextmanager
def built() -> Generator[str]:
    """Yield the address of a server that runs as in the container."""
    name = engine()
    if name is not None:
        with contained(name) as address:
            yield address
        return
    with tempfile.TemporaryDirectory(prefix="intriga-root-") as folder:
        steps = Steps(Path(folder))
        steps.build()
        with steps.serving() as address:
            yield address


@pytest.fixture(scope="module")
def address() -> Generator[str]:
    with built() as found:
        yield found


def got(url: str) -> bytes:
    """Return what *url* answers."""
    with urlopen(url, timeout=30) as answer:  # noqa: S310  http, to this machine
        return answer.read()


def test_the_container_is_ready_to_play(address: str) -> None:
    assert got(f"{address}/readyz")


def test_the_container_has_the_page(address: str) -> None:
    page = got(address).decode()
    [script] = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)

    assert b"import" in got(f"{address}{script}")
