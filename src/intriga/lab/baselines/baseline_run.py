"""A run of a baseline: it learns as ``intriga train`` does, and then its policies are measured."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from importlib.metadata import version
from math import ceil
from pathlib import Path
from typing import Any, Final

from intriga.agents import agent
from intriga.agents.policy import META, read_arrays
from intriga.core.errors import BadOptions
from intriga.lab.arena.results import about
from intriga.lab.baselines.baseline_rows import BaselineRow, CurvePoint
from intriga.lab.baselines.task_measure import measured
from intriga.lab.learning.algorithm import USUAL
from intriga.lab.learning.checkpoints import KEPT, Run
from intriga.lab.learning.learning_tasks import DIGITS, LearningTask
from intriga.lab.learning.recipe_file import Stage, TrainingPlan, usual_recipe

STAGE: Final = "baseline"
SHORT: Final[Mapping[str, Mapping[str, Any]]] = {USUAL: {"games": 256, "average": 0.999}}
"""Numbers for runs of this length by algorithm; the usual ones of VRPO are for 150 M decisions."""


def plan_of(task: LearningTask, algorithm: str, seed: int, decisions: int) -> TrainingPlan:
    """Return the plan of a baseline, whose policy is kept as often as its curve has points."""
    usual = usual_recipe(task.game, algorithm, task.name)
    recipe = replace(usual, horizon=float(decisions), **SHORT.get(algorithm, {}))
    iterations = ceil(decisions / (recipe.games * recipe.steps))
    stage = Stage(
        STAGE,
        recipe,
        algorithm=algorithm,
        task=task.name,
        checkpoints=ceil(iterations / task.points),
    )
    return TrainingPlan(task.game, seed, (stage,))


def row_of(task: LearningTask, algorithm: str, seed: int, decisions: int, run: Run) -> BaselineRow:
    """Measure the policies of a *run* that is over, and return its row.

    Raises:
        BadOptions: it is not over.
    """
    progress = run.progress()
    if progress is None or progress.decisions < decisions:
        done = 0 if progress is None else progress.decisions
        reason = f"the run in {run.folder} has learned from {done:,.0f} of {decisions:,} decisions"
        raise BadOptions("run", f"{reason}, so it is not measured yet: call it again")
    found = measured(task, agent(str(run.policy), task.game), task.games)
    last = int(progress.decisions)
    share, bound = found.share, found.exploitability
    made = about(())
    return BaselineRow(
        task=task.name,
        digest=task.digest,
        algorithm=algorithm,
        seed=seed,
        decisions=decisions,
        learned=last,
        weights=sha256(run.policy.read_bytes()).hexdigest()[:DIGITS],
        rounds=found.rounds,
        share=share.share,
        low=share.low,
        high=share.high,
        exploitability=bound,
        curve=(
            *_curve(task, run.folder, last),
            CurvePoint(last, share.share, share.low, share.high, bound),
        ),
        version=version("intriga"),
        date=made.date,
        machine=made.machine,
    )


def _curve(task: LearningTask, folder: Path, before: int) -> Iterator[CurvePoint]:
    """Yield what the policies won that were kept *before* so many decisions."""
    for file in sorted((folder / KEPT).glob("policy-*.npz")):
        decisions = int(read_arrays(file)[META + "decisions"])
        if decisions < before:
            found = measured(task, agent(str(file), task.game), task.curve_games)
            share = found.share
            yield CurvePoint(decisions, share.share, share.low, share.high, found.exploitability)
