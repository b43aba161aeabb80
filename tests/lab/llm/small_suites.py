"""Suites of a few deals, in files of their own: v1 with other settings."""

import tomllib
from pathlib import Path

import tomli_w

from intriga.lab.llm.chat_endpoint import ChatEndpoint
from intriga.lab.llm.model_run import ModelRun
from intriga.lab.llm.spending import TokenBudget
from intriga.lab.llm.suite import FOLDER, Suite, read_suite
from tests.lab.llm.stand_in import MODEL, StandIn

QUICK = (0.01,) * 3  # seconds between requests


def small(path: Path, **changed: object) -> Path:
    """Write a suite of one deal against beginner to *path*, with other settings *changed*."""
    settings = tomllib.loads((FOLDER / "v1.toml").read_text("utf-8"))
    few = {"deals": 1, "against": ["beginner"], "timeout": 20.0}
    path.write_text(tomli_w.dumps({**settings, **few, **changed}), encoding="utf-8")
    return path


def small_suite(folder: Path, **changed: object) -> Suite:
    return read_suite(str(small(folder / "small.toml", **changed)))


def run_of(
    folder: Path, suite: Suite, server: StandIn, budget: TokenBudget | None = None
) -> ModelRun:
    """Return a run of *suite* in Coup with the model of *server*, kept below *folder*."""
    return ModelRun(folder / "run", "coup", suite, ChatEndpoint(server.address, MODEL), budget)


def play_through(run: ModelRun, at_once: int = 1) -> int:
    """Play *run*, without long waits, and return how many rounds were played."""
    run.player.waits = QUICK
    return len([*run.play(at_once)])


def played(folder: Path, suite: Suite, server: StandIn) -> ModelRun:
    """Return a run that was played through."""
    with run_of(folder, suite, server) as run:
        play_through(run)
    return run
