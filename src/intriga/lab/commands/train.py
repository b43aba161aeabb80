"""``intriga train``: a network learns a game by playing itself."""

import json
import os
import shutil
import sys
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, Final, Self

from cyclopts import App, Parameter

from intriga.cli.arguments import GAME, JSON, POSITIVE, SEED
from intriga.core.errors import BadOptions
from intriga.lab.run_folder import alone_in
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from collections.abc import Generator

    from intriga.lab.learning.checkpoints import Progress, Run
    from intriga.lab.learning.event_files import EventFile
    from intriga.lab.learning.recipe_file import TrainingPlan
    from intriga.lab.learning.run_log import Evaluation
    from intriga.lab.learning.stages import Staging

app = App(name="train")

CURVES: Final = "curves.svg"
SHOWN: Final = ("entropy", "explained", "length", "cut", "won")
BEGINNING: Final = (
    "Compiling the game and the network, for which a first call takes a minute or more."
)
EVERY: Final = 60.0  # seconds between two lines where nobody watches at a terminal
EVALUATE: Final = 200  # iterations between two evaluations
EVERIES: Final = ("evaluate", "checkpoints")
NOT_WITH_A_RECIPE: Final = ("steps", "seed", *EVERIES)


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class TrainArguments:
    """The arguments of the command line."""

    run: Path
    """The folder of the run; a run that is in it is resumed."""
    minutes: Annotated[float, POSITIVE] = 60.0
    """How long this call learns, less its first iteration, which compiles."""
    recipe: str | None = None
    """Train in the stages of this file, or with the word own in those of the game's network."""
    steps: Annotated[float | None, POSITIVE] = None
    """How many decisions the whole run has; rate and entropy fall on the way to its end."""
    seed: Annotated[int | None, SEED] = None
    """The same number begins with the same weights and deals; 0 where nothing is said."""
    evaluate: int | None = None
    """Iterations between two evaluations against simple agents; 200, and 0 for none."""
    checkpoints: int | None = None
    """Iterations between two policies that are kept; 500, and 0 for none."""
    tensorboard: Annotated[bool, Parameter(negative="")] = False
    """Write event files for TensorBoard too."""
    card: Annotated[bool, Parameter(negative="")] = False
    """Let self-play stay on a graphics card, its games too; populations and responses do not."""
    threads: int | None = None
    """How many cores are used; all where nothing is said."""
    export: Path | None = None
    """Copy the policy to this file at the end."""
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("train", kept="run")
def train(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[TrainArguments, Parameter(name="*")],
) -> int:
    """Let a network learn a game by playing itself."""
    use_threads(arguments.threads)
    check_learning(tensorboard=arguments.tensorboard)
    with alone_in(arguments.run):  # before anything is loaded, which takes seconds
        from intriga.lab.learning.run_description import describe
        from intriga.lab.learning.stages import Staging

        staging = Staging(_plan(game, arguments), arguments.run, arguments.card)
        describe(arguments.run, staging.plan, ["intriga", *sys.argv[1:]])
        _learn(staging, arguments)
        return _tell(staging, arguments)


def _plan(game: str, arguments: TrainArguments) -> "TrainingPlan":
    """Return the recipe that is asked for, or that of self-play alone.

    Raises:
        BadOptions: an option that the recipe has an entry for, or one that cannot be.
    """
    from intriga.lab.learning.recipe_file import TrainingPlan, own_stage, read_plan

    asked = {name: getattr(arguments, name) for name in NOT_WITH_A_RECIPE}
    asked = {name: value for name, value in asked.items() if value is not None}
    if arguments.recipe is not None:
        for name in asked:
            raise BadOptions(name, f"a recipe says that itself, so it leaves no room for --{name}")
        return read_plan(game, arguments.recipe)
    every = {"evaluate": EVALUATE} | {name: asked[name] for name in asked if name in EVERIES}
    for name, number in every.items():
        if number < 0:
            raise BadOptions(name, f"it counts iterations, at least 0, not {number}")
    stage = own_stage(game, **every)
    if arguments.steps is not None:
        stage = replace(stage, recipe=replace(stage.recipe, horizon=arguments.steps))
    return TrainingPlan(game, arguments.seed or 0, (stage,))


def _learn(staging: "Staging", arguments: TrainArguments) -> None:
    """Go on with the stages of *staging*; show, evaluate and draw on the way."""
    from intriga.lab.learning.stages import train_in_stages

    print(BEGINNING, file=sys.stderr, flush=True)
    begun: dict[str, EventFile | None] = {}
    with ExitStack() as ends, Watched(60 * arguments.minutes) as watch:
        for stage, step in train_in_stages(staging, watch.seconds):
            if stage not in begun:
                run = staging.run(stage)
                ends.callback(draw_curves, run)
                begun[stage] = ends.enter_context(events_of(run)) if arguments.tensorboard else None
                watch.begin(stage)
            watch.show(step.progress, step.watched)
            _show_evaluations(step.evaluations)
            if (events := begun[stage]) is not None:
                events.add(step)


@contextmanager
def events_of(run: "Run") -> "Generator[EventFile]":
    """Open a file for TensorBoard in the folder of *run*."""
    from intriga.lab.learning.event_files import EventFile

    events = EventFile(run.folder)
    try:
        yield events
    finally:
        events.close()


def _show_evaluations(found: "list[Evaluation]") -> None:
    for each in found:
        print(
            f"{each.decisions / 1e6:.2f} million decisions: {each.name}: {each.share:.1%}"
            f" ({each.low:.1%} – {each.high:.1%}, equal {each.equal:.1%})",
            file=sys.stderr,
            flush=True,
        )


def _tell(staging: "Staging", arguments: TrainArguments) -> int:
    """Say how far the stages are, and where the policy is, copied to where it was asked for."""
    stages = staging.plan.stages
    last = staging.run([stage.name for stage in stages if not stage.reads][-1])
    policy = last.policy if staging.over or len(stages) == 1 else None
    if policy is not None and arguments.export is not None:
        policy = Path(shutil.copyfile(policy, arguments.export))
    if arguments.as_json:
        print(json.dumps(_result(staging, policy), indent=2))
        return 0
    for stage in stages:
        print(f"{stage.name}: {staging.standing(stage)}")
    if policy is not None:
        print(f"The policy is in {policy}.")
    return 0


def _result(staging: "Staging", policy: Path | None) -> dict[str, Any]:
    from intriga.lab.arena.results import about

    told: list[dict[str, Any]] = []
    for stage in staging.plan.stages:
        run = staging.run(stage.name)
        progress, lines = run.progress(), run.log.lines()
        told.append(
            {
                "name": stage.name,
                "over": staging.is_over(stage),
                "folder": str(run.folder),
                "training": None if progress is None else asdict(progress),
                "watched": lines[-1] if lines else None,
                "evaluations": [asdict(each) for each in run.log.evaluations()],
            }
        )
    return {
        "game": staging.plan.game,
        "seed": staging.plan.seed,
        "run": str(staging.folder),
        "policy": None if policy is None else str(policy),
        "stages": told,
        "made": asdict(about(["intriga", *sys.argv[1:]])),
    }


def draw_curves(run: "Run", command: str = "train") -> None:
    """Draw the curves of *run*, or say as *command* what is missing for it."""
    from intriga.lab.learning.curves import curves

    lines = run.log.lines()
    if not lines:
        print(f"intriga {command}: no iteration is over, so no curves are drawn", file=sys.stderr)
        return
    try:
        (run.folder / CURVES).write_text(curves(lines, run.log.evaluations()), encoding="utf-8")
    except BadOptions as error:
        print(f"intriga {command}: {error}", file=sys.stderr)


# ------------------------------------------------------------------- what learning needs


def use_threads(number: int | None) -> None:
    """Let learning use *number* cores, all where it is None; call it before NumPy or JAX loads.

    Raises:
        BadOptions: fewer than 1.
    """
    if number is None:
        return
    if number < 1:
        raise BadOptions("threads", f"at least 1 core has to work, not {number}")
    for name in ("NPROC", "OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NUMBA_NUM_THREADS"):
        os.environ[name] = str(number)  # XLA's pool is as large as NPROC says
    if number == 1:
        flag = "--xla_cpu_multi_thread_eigen=false"
        os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} {flag}".strip()


def check_learning(*, tensorboard: bool = False) -> None:
    """Make sure that the libraries for learning are there, and that for *tensorboard*.

    Raises:
        BadOptions: they are not.
    """
    if any(find_spec(name) is None for name in ("jax", "optax", "tomli_w")):
        reason = "learning needs JAX and Optax, which come with: pip install 'intriga[train]'"
        raise BadOptions("train", reason)
    if tensorboard and find_spec("tensorboardX") is None:
        reason = (
            "event files need tensorboardX, which comes with: pip install 'intriga[tensorboard]'"
        )
        raise BadOptions("tensorboard", reason)


class Watched:
    """Shows how far learning is: a line that changes at a terminal, else one a minute."""

    def __init__(self, seconds: float) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        self.seconds, self.shown = seconds, console.is_terminal
        columns = (TextColumn("{task.fields[words]}"), BarColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not self.shown)
        self._task = self._bar.add_task("", total=seconds if isfinite(seconds) else None, words="")
        self.begun = perf_counter()
        self.said = self.begun - EVERY  # the first iteration is told at once
        self.first: tuple[float, float] | None = None
        self.stage = ""

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def begin(self, stage: str) -> None:
        """Show from now on where the *stage* called so is."""
        self.stage, self.first = f"{stage}: ", None

    def show(self, progress: "Progress", watched: dict[str, float]) -> None:
        """Show where learning is."""
        now = progress.decisions, progress.seconds
        self.first = self.first or now
        rate = (now[0] - self.first[0]) / max(1e-9, now[1] - self.first[1])
        words = f"{self.stage}{progress.decisions / 1e6:.2f} M decisions"
        words += f", {rate:,.0f}/s" if rate else ""
        words += "".join(f", {name} {watched[name]:.2f}" for name in SHOWN if name in watched)
        gone = perf_counter() - self.begun
        self._bar.update(self._task, completed=min(gone, self.seconds), words=words)
        if not self.shown and perf_counter() - self.said >= EVERY:
            print(words, file=sys.stderr, flush=True)
            self.said = perf_counter()
