"""Where an agent from outside the package comes from, read once and carried along, and its faults.

Every process and machine gets the text as it was read, so all of them play the same agent,
whatever happens to the file in the meantime.
"""

import re
import sys
from ast import ClassDef, FunctionDef, parse
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from intriga.core.errors import BadOptions, IntrigaError, there_are, unknown

LOADING: Final = "loading"  # the work of an agent before the first question


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault, in words that follow the agent's name, with its place.

    ``detail`` is the message of the agent's own code; it may hold secrets of the agent's seat.
    ``line`` is 0 where no line is to blame.
    """

    what: str
    detail: str = ""
    file: str = ""
    line: int = 0

    @property
    def place(self) -> str:
        """Return the file and the line, in brackets."""
        if not self.file:
            return ""
        return f" ({self.file}, line {self.line})" if self.line else f" ({self.file})"


class AgentFailed(IntrigaError):
    """An agent cannot be loaded or made, fails, answers with an illegal action, hangs or floods."""

    def __init__(self, agent: str, fault: Fault) -> None:
        detail = f": {fault.detail}" if fault.detail else ""
        super().__init__(f"{agent} {fault.what}{detail}{fault.place}")
        self.agent, self.fault = agent, fault

    @property
    def discreet(self) -> str:
        """Return the sentence without what the agent's own code said.

        It is for opponents and logs, which must not learn what the agent knows.
        """
        return f"{self.agent} {self.fault.what}{self.fault.place}"


NAME: Final = r"[^\W\d]\w*"
FILE: Final = re.compile(rf"(?P<path>.+\.py)(?::(?P<attribute>{NAME}))?")
MODULE: Final = re.compile(rf"(?P<module>{NAME}(?:\.{NAME})*):(?P<attribute>{NAME})")


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentSource:
    """The source of an agent: the ``attribute`` of a file, or of a module that can be imported.

    ``name`` is the name people gave it, and ``path`` the file.  For a file, ``text`` is its
    content; for a module, ``module`` is its name.  ``digest`` is the SHA-256 of the file in
    hexadecimal.  ``given`` is the setting, if there is one.
    """

    name: str
    attribute: str
    path: str
    digest: str
    text: bytes = b""
    module: str = ""
    given: tuple[str, ...] = ()


def source_of(name: str) -> AgentSource | None:
    """Return where the agent written as *name* comes from; None if *name* has another form.

    The forms are ``file.py:Class`` and ``package.module:Class``.  Modules are looked for in
    the current folder too, after those that are installed.

    Raises:
        BadOptions: there is no such file or module, or the file cannot be read.
    """
    if found := FILE.fullmatch(name):
        return _from_file(name, Path(found["path"]), found["attribute"])
    found = MODULE.fullmatch(name)
    return from_module(name, name) if found and _is_module(found["module"]) else None


def from_module(name: str, place: str, given: Sequence[str] = ()) -> AgentSource:
    """Return the source of the agent called *name* that is at *place*, ``module:attribute``.

    Raises:
        BadOptions: there is no such module, or it has no file.
    """
    module, _, attribute = place.partition(":")
    path = module_file(module)
    if path is None:
        raise BadOptions("agents", f"there is no module {module!r} with a file, for {name}")
    return AgentSource(
        name=name,
        attribute=attribute,
        path=str(path),
        digest=digest_of(path.read_bytes()),
        module=module,
        given=tuple(given),
    )


def digest_of(data: bytes) -> str:
    """Return the SHA-256 of *data* in hexadecimal."""
    return sha256(data).hexdigest()


def module_file(module: str) -> Path | None:
    """Return the file of *module*, or None if there is none; packages above it are imported."""
    look_here()
    try:
        spec = find_spec(module)
    except (ImportError, ValueError):  # a part of the name is no package
        return None
    origin = spec.origin if spec is not None and spec.has_location else None
    return None if origin is None else Path(origin)


def look_here() -> None:
    """Let modules of the current folder be found, after all others."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)


def read(path: Path) -> bytes:
    """Return the content of the file at *path*.

    Raises:
        BadOptions: there is no such file, or it cannot be read; the error names the nearest one.
    """
    try:
        return path.read_bytes()
    except FileNotFoundError:
        reason = _missing(path)
    except OSError as error:
        reason = f"{path} cannot be read: {error.strerror}"
    raise BadOptions("agents", reason)


def _missing(path: Path) -> str:
    """Return the sentence for a missing file, with the files of its kind in the same folder."""
    others = [str(each) for each in path.parent.glob(f"*{path.suffix}")]
    return unknown("file", str(path), others) if others else f"there is no file {str(path)!r}"


def _from_file(name: str, path: Path, attribute: str | None) -> AgentSource:
    text = read(path)
    if attribute is None:
        known = there_are(sorted(f"{path}:{each}" for each in players_in(text)))
        raise BadOptions("agents", f"say which class of {path} plays, as {path}:Name; {known}")
    return AgentSource(
        name=name, attribute=attribute, path=str(path), digest=digest_of(text), text=text
    )


def players_in(text: bytes) -> list[str]:
    """Return the names of the classes of *text* that have a method ``act``."""
    try:
        classes = [each for each in parse(text).body if isinstance(each, ClassDef)]
    except (SyntaxError, ValueError):
        return []
    return [
        each.name
        for each in classes
        if any(isinstance(line, FunctionDef) and line.name == "act" for line in each.body)
    ]


def _is_module(name: str) -> bool:
    return "." in name or module_file(name) is not None
