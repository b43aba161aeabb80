"""The process of one agent from outside the package: it loads the agent, and asks it.

Requests come in pickled on standard input, answers go out as lines of JSON.  The agent's own
output goes to standard error, and its standard input is empty.
"""

import json
import linecache
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from inspect import getsourcelines, isclass, unwrap
from operator import index
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import IO, Any, Final

from intriga.agents.external.source import LOADING, AgentSource, digest_of
from intriga.core.errors import unknown

PARENT: Final = 1.0  # seconds between two looks whether the process above still lives
Json = dict[str, Any]


class Wrong(Exception):
    """A fault of an agent, to become a :class:`intriga.agents.external.source.Fault`."""

    def __init__(self, what: str, line: int = 0, detail: str = "") -> None:
        super().__init__(what)
        self.line, self.detail = line, detail


class LoadedAgent:
    """One agent, and the questions to it."""

    def __init__(self, source: AgentSource) -> None:
        self.source = source
        self.agent: Any = None

    def begin(self) -> Json:
        """Load and make the agent; return what it can do."""
        module = self.module()
        self.agent = self.made(module)
        if not callable(getattr(self.agent, "act", None)):
            raise Wrong("has no method act(view, legal, random)", line_of(self.agent))
        games = getattr(self.agent, "games", ())
        return {
            "weighs": callable(getattr(self.agent, "weigh", None)),
            "games": [games] if isinstance(games, str) else [str(game) for game in games],
            "line": line_of(self.agent.act),
        }

    def module(self) -> ModuleType:
        """Return the module of the agent: imported, or made from the text that was read."""
        if not self.source.module:
            return module_of(self.source)
        module = import_module(self.source.module)
        found = digest_of(Path(str(module.__file__)).read_bytes())
        if found != self.source.digest:
            raise Wrong(f"is another file here: its SHA-256 begins {found[:16]}")
        return module

    def made(self, module: ModuleType) -> Any:  # noqa: ANN401  whatever its author wrote
        """Return the agent that *module* offers: an instance, or what a class or function makes."""
        offered = getattr(module, self.source.attribute, None)
        if offered is None:
            known = [name for name in vars(module) if not name.startswith("_")]
            raise Wrong(f"is not there: {unknown('attribute', self.source.attribute, known)}")
        if not isclass(offered) and hasattr(offered, "act"):
            return offered
        return blamed(lambda: offered(*self.source.given), offered)

    def prepare(self) -> Json:
        """Let the agent prepare for its first answer, if it has anything to prepare."""
        if callable(getattr(self.agent, "prepare", None)):
            blamed(self.agent.prepare, self.agent.prepare)
        return {}

    def act(self, view: Any, legal: Sequence[int], seed: int) -> Json:  # noqa: ANN401
        """Return the action that the agent chooses."""
        act = self.agent.act
        answer = blamed(lambda: act(view, legal, Random(seed)), act)  # noqa: S311  repeatable
        line = line_of(act)
        try:
            action = index(answer)
        except TypeError:
            raise Wrong("answered what is no action id", line, f"{answer!r:.100}") from None
        if action not in legal:
            detail = f"{action}, where {', '.join(map(str, legal))} are"
            raise Wrong("answered what is not legal", line, detail)
        return {"action": action}

    def weigh(self, view: Any, legal: Sequence[int]) -> Json:  # noqa: ANN401
        """Return the probability that the agent gives to each of *legal*."""
        weigh = self.agent.weigh
        chances = [float(each) for each in blamed(lambda: weigh(view, legal), weigh)]
        whole = len(chances) == len(legal) and min(chances) >= 0 and abs(sum(chances) - 1) < 1e-6
        if not whole:
            reason = f"told probabilities that are not {len(legal)} numbers with a sum of 1"
            raise Wrong(reason, line_of(weigh))
        return {"chances": chances}


# ------------------------------------------------------------------- loading


def module_of(source: AgentSource) -> ModuleType:
    """Return the module made from the text of *source*; it can import the files beside it."""
    path = Path(source.path)
    module = ModuleType(f"intriga_agent_{path.stem}")
    module.__file__ = str(path.resolve())
    sys.modules[module.__name__] = module  # dataclasses look their module up
    sys.path.append(str(path.resolve().parent))
    text = source.text.decode("utf-8-sig", errors="replace")
    lines = text.splitlines(keepends=True)
    for name in (source.path, module.__file__):
        linecache.cache[name] = (len(text), None, lines, name)
    code = compile(source.text, source.path, "exec")
    exec(code, vars(module))  # noqa: S102  that is what a file of an agent is for
    return module


def class_of(thing: Any) -> Any:  # noqa: ANN401  as above
    """Return *thing* if it is a class, else its class."""
    kind: Any = thing.__class__
    return thing if issubclass(kind, type) else kind


def line_of(thing: Any) -> int:  # noqa: ANN401  a class, a function, a method, or an instance
    """Return the line where *thing*, or its class, is defined; 0 where that is not known."""
    code = getattr(unwrap(getattr(thing, "__func__", thing)), "__code__", None)
    if code is not None:
        return int(code.co_firstlineno)
    with suppress(TypeError, OSError):
        return getsourcelines(class_of(thing))[1]
    return 0


# ------------------------------------------------------------------- telling what is wrong


class Blamed(Exception):
    """An error of the agent's code, and the line to blame if that code never began."""

    def __init__(self, error: BaseException, line: int) -> None:
        super().__init__(str(error))
        self.error, self.line = error, line


def blamed(work: Callable[[], Any], part: Any) -> Any:  # noqa: ANN401
    """Return the result of *work*; if it raises, say where *part* of the agent is defined."""
    try:
        return work()
    except (Exception, SystemExit) as error:  # noqa: BLE001  whatever an agent raises
        raise Blamed(error, line_of(part)) from None


def fault(loaded: LoadedAgent, doing: str, error: BaseException) -> Json:
    """Return the error as it is reported to the parent process."""
    source = loaded.source
    if isinstance(error, Wrong):
        return {
            "what": str(error),
            "detail": error.detail,
            "file": source.path,
            "line": error.line,
        }
    cause = error.error if isinstance(error, Blamed) else error
    usual = error.line if isinstance(error, Blamed) else 0
    file, line = place_of(cause, source, usual)
    return {
        "what": f"failed in {doing} with {type(cause).__name__}",
        "detail": str(cause.msg if isinstance(cause, SyntaxError) else cause)[:1000],
        "file": file,
        "line": line,
    }


def place_of(error: BaseException, source: AgentSource, usual: int) -> tuple[str, int]:
    """Return the file and line of *error*: those in the agent's file, if it passed through it."""
    if isinstance(error, SyntaxError) and error.filename:
        return error.filename, error.lineno or 0
    for frame in reversed(extract_tb(error.__traceback__)):
        if _same(frame.filename, source.path):
            return source.path, frame.lineno or 0
    return source.path, usual


def _same(one: str, other: str) -> bool:
    return one == other or Path(one).resolve() == Path(other).resolve()


# ------------------------------------------------------------------- the process


def serve(requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer requests until there are no more; the first one brings the source."""
    paths, limit, source = pickle.load(requests)  # noqa: S301  from the process above
    sys.path[:] = paths  # what the process above imports is imported here
    bound_memory(limit)
    loaded = LoadedAgent(source)
    while True:
        try:
            doing, *given = pickle.load(requests)  # noqa: S301  likewise
        except EOFError:
            return
        try:
            answer = getattr(loaded, doing)(*given)
        except (Exception, SystemExit) as error:  # noqa: BLE001  all is reported
            answer = {"fault": fault(loaded, LOADING if doing == "begin" else doing, error)}
        sys.stdout.flush()
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()


def bound_memory(limit: int) -> None:
    """Let this process use at most *limit* bytes, where the system can enforce it."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415  POSIX alone has it

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        bound = limit if most == resource.RLIM_INFINITY else min(limit, most)
        resource.setrlimit(resource.RLIMIT_DATA, (bound, most))


def follow(parent: int) -> None:
    """End this process when its parent has ended, even if the agent hangs."""
    while os.getppid() == parent:
        time.sleep(PARENT)
    os._exit(0)


def main() -> None:
    """Run the process of an agent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interruption is meant for those above
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    threading.Thread(target=follow, args=(os.getppid(),), daemon=True).start()
    serve(requests, answers)


if __name__ == "__main__":
    main()
