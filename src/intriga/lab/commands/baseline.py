"""``intriga baseline``: an algorithm learns a task, and is measured as all others are."""

import json
import shutil
import sys
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import JSON, POSITIVE, SEED
from intriga.core.errors import BadOptions, unknown
from intriga.lab.commands.train import BEGINNING, Watched, check_learning, draw_curves, use_threads
from intriga.lab.run_folder import alone_in, written_whole
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.lab.baselines.baseline_rows import BaselineRow
    from intriga.lab.learning.learning_tasks import LearningTask

app = App(name="baseline")

FOLDER: Final = Path("runs")
RESULT: Final = "result.json"


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class BaselineArguments:
    """The arguments of the command line."""

    algorithm: str
    """The algorithm: vrpo, ppo, nfsp or r-nad; or is-mcts, a search of OpenSpiel's."""
    seed: Annotated[int, SEED] = 1
    """The same number begins with the same weights and deals."""
    decisions: Annotated[float | None, POSITIVE] = None
    """From how many decisions it learns; those of the task where nothing is said."""
    run: Path | None = None
    """The folder of the run, which is resumed there; runs/TASK-ALGORITHM-SEED if not said."""
    minutes: Annotated[float, POSITIVE] = float("inf")
    """How long this call learns; the next call goes on."""
    threads: int | None = None
    """How many cores learn; all where nothing is said."""
    leaderboard: Path | None = None
    """Write the row into this file too, and the weights into a folder beside it."""
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("baseline", kept="run")
def baseline(
    task: Annotated[str, Parameter(help="The task, as in docs/reference/baselines.md.")],
    /,
    *,
    arguments: Annotated[BaselineArguments, Parameter(name="*")],
) -> int:
    """Let an algorithm learn a task, and measure it."""
    use_threads(arguments.threads)
    from intriga.lab.baselines.baseline_rows import (
        SEARCHES,
        add_baseline_row,
        read_baseline_rows,
        weights_beside,
    )
    from intriga.lab.learning.learning_tasks import task_called

    found = task_called(task)
    _check_known(arguments.algorithm)
    if arguments.leaderboard is not None:
        read_baseline_rows(arguments.leaderboard)  # refuse a broken file before hours of work
        weights_beside(arguments.leaderboard)
    if arguments.algorithm in SEARCHES:
        row = _searched(found, arguments)
    else:
        learned = _learned(found, arguments)
        if learned is None:
            return 0
        row = learned
    if arguments.leaderboard is not None:
        if row.weights:
            _copy_weights(folder_of(task, arguments), arguments.leaderboard, row)
        add_baseline_row(arguments.leaderboard, row)
    print(json.dumps(asdict(row), indent=2) if arguments.as_json else sentence(row, found))
    return 0


def folder_of(task: str, arguments: BaselineArguments) -> Path:
    """Return the folder of the run."""
    name = f"{task}-{arguments.algorithm}-{arguments.seed}"
    return arguments.run or FOLDER / name


def _copy_weights(folder: Path, leaderboard: Path, row: "BaselineRow") -> None:
    """Copy the policy in *folder* beside the *leaderboard*, by the name of its *row*."""
    from intriga.lab.baselines.baseline_rows import weights_beside
    from intriga.lab.learning.checkpoints import SHIPPED

    with written_whole(weights_beside(leaderboard) / row.file) as fresh:
        shutil.copyfile(folder / SHIPPED, fresh)


def _searched(task: "LearningTask", arguments: BaselineArguments) -> "BaselineRow":
    """Return the row of a search, which learns nothing.

    Raises:
        BadOptions: an argument of learning, or OpenSpiel is missing.
    """
    for name in ("run", "decisions"):
        if getattr(arguments, name) is not None:
            reason = f"{arguments.algorithm} learns nothing; leave --{name} out"
            raise BadOptions(name, reason)
    if find_spec("pyspiel") is None:
        reason = (
            f"{arguments.algorithm} is OpenSpiel's, which comes with: "
            "pip install 'intriga[openspiel]'"
        )
        raise BadOptions("algorithm", reason)
    from intriga.lab.baselines.search_rows import row_of_search

    return row_of_search(task, arguments.algorithm, arguments.seed)


def _learned(task: "LearningTask", arguments: BaselineArguments) -> "BaselineRow | None":
    """Learn and measure; return the row, None where the minutes were over before.

    Raises:
        BadOptions: the folder has another run, or there is nothing to learn from.
    """
    decisions = _whole(arguments.decisions or task.decisions)
    check_learning()
    folder = folder_of(task.name, arguments)
    with alone_in(folder):  # before anything is loaded, which takes seconds
        from intriga.lab.baselines.baseline_run import plan_of, row_of
        from intriga.lab.learning.run_description import describe
        from intriga.lab.learning.stages import Staging

        plan = plan_of(task, arguments.algorithm, arguments.seed, decisions)
        _check_as_long(folder, decisions)
        describe(folder, plan, ["intriga", *sys.argv[1:]])
        staging = Staging(plan, folder)
        stage = plan.stages[0].name
        _learn(staging, 60 * arguments.minutes)
        if not staging.over:
            print(f"{stage}: {staging.standing(plan.stages[0])}")
            return None
        row = row_of(task, arguments.algorithm, arguments.seed, decisions, staging.run(stage))
        text = json.dumps(asdict(row), indent=2) + "\n"
        (folder / RESULT).write_text(text, encoding="utf-8")
        return row


def _check_known(algorithm: str) -> None:
    """Refuse an *algorithm* that there is not.

    Raises:
        BadOptions: there is none called so.
    """
    from intriga.lab.baselines.baseline_rows import SEARCHES
    from intriga.lab.learning.algorithm import LEARNED

    known = [*LEARNED, *SEARCHES]
    if algorithm not in known:
        raise BadOptions("algorithm", unknown("algorithm called", algorithm, known))


def _whole(decisions: float) -> int:
    """Return *decisions* as a whole number.

    Raises:
        BadOptions: there is not one, or no end of them.
    """
    if not 1 <= decisions <= sys.float_info.max:
        raise BadOptions("decisions", f"they are at least 1, and finite, not {decisions}")
    return round(decisions)


def _check_as_long(folder: Path, decisions: int) -> None:
    """Refuse to go on with a run that has another end: its rate fell on the way to that one.

    Raises:
        BadOptions: it has, or the folder describes no run.
    """
    from intriga.lab.learning.run_description import DESCRIPTION, described

    before = described(folder / DESCRIPTION)
    for stage in before["stage"] if before else ():
        if stage.get("decisions") != decisions:
            reason = f"the run in {folder} has {stage.get('decisions')} decisions, not {decisions}"
            raise BadOptions("decisions", reason)


def _learn(staging: Any, seconds: float) -> None:  # noqa: ANN401
    """Go on with the run of *staging*, and show where it is."""
    from intriga.lab.learning.stages import train_in_stages

    if staging.over:
        return
    print(BEGINNING, file=sys.stderr, flush=True)
    try:
        with Watched(seconds) as watch:
            for _, step in train_in_stages(staging, watch.seconds):
                watch.show(step.progress, step.watched)
    finally:
        draw_curves(staging.run(staging.plan.stages[0].name), "baseline")


def sentence(row: "BaselineRow", task: "LearningTask") -> str:
    """Return what a *row* says."""
    games = sum(number for _, number in row.rounds) * task.players
    how = (
        f"({row.low:.1%} – {row.high:.1%}) of {games} games" if games else "of all games, computed"
    )
    bound = (
        "exploitability not computed"
        if row.exploitability is None
        else f"{100 * row.exploitability:.2f} points can be won from it"
    )
    return (
        f"{row.task}, {row.algorithm}, seed {row.seed}, {row.learned:,} decisions: wins"
        f" {row.share:.1%} {how} against {task.opponent}, equal {1 / task.players:.1%}; {bound}"
    )
