"""``intriga train``: a network learns a game by playing itself."""

import os
import shutil
import sys
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Final, Self

from cyclopts import App, Parameter

from intriga.cli.arguments import GAME, POSITIVE, SEED
from intriga.core.errors import BadOptions
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.lab.learning.checkpoints import Progress, Run

app = App(name="train")

EVALUATED: Final = 300  # games of each meeting with the pool
CURVES: Final = "curves.svg"
SHOWN: Final = ("entropy", "explained", "length", "cut", "won")
BEGINNING: Final = "Compiling the game and the network; the first iteration takes a minute or more."
EVERY: Final = 60.0  # seconds between two lines where nobody watches at a terminal


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class TrainArguments:
    """The arguments of the command line."""

    run: Path
    """The folder of the run; a run that is in it is resumed."""
    minutes: float = 60.0
    """How long this call learns; an iteration that has begun is finished."""
    recipe: str | None = None
    """Train in the stages of this file, or with the word own in those of the game's network."""
    steps: Annotated[float | None, POSITIVE] = None
    """How many decisions the whole run has; rate and entropy fall on the way to its end."""
    seed: Annotated[int, SEED] = 0
    """The same number begins with the same weights and deals."""
    evaluate: float = 10.0
    """Minutes between two evaluations against simple agents; 0 for none."""
    threads: int | None = None
    """How many cores are used; all where nothing is said."""
    export: Path | None = None
    """Copy the policy to this file at the end."""


@app.default
@tells_failures("train", kept="run")
def train(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[TrainArguments, Parameter(name="*")],
) -> int:
    """Let a network learn a game by playing itself."""
    if arguments.minutes <= 0:
        raise BadOptions("minutes", f"a run takes more than 0 minutes, not {arguments.minutes:g}")
    use_threads(arguments.threads)
    check_learning()
    from intriga.agents.policy import encoding_of
    from intriga.lab.learning.checkpoints import Run

    if arguments.recipe is not None:
        return _learn_in_stages(game, arguments.recipe, arguments)
    run = Run(arguments.run, encoding_of(game))
    try:
        _learn(game, run, arguments)
    finally:
        draw_curves(run)
    return _shown(run, arguments)


def _shown(run: "Run", arguments: TrainArguments) -> int:
    """Say where the policy of *run* is, copied to where it was asked for."""
    if arguments.export is not None:
        shutil.copyfile(run.policy, arguments.export)
    print(f"The policy is in {arguments.export or run.policy}.")
    return 0


def _learn(game: str, run: "Run", arguments: TrainArguments) -> None:
    from intriga.lab.learning.selfplay import Recipe
    from intriga.lab.learning.training import train, training_setup_of

    setup = training_setup_of(game)
    print(BEGINNING, file=sys.stderr, flush=True)
    recipe = Recipe(size=setup.size, entropy=setup.entropy)
    if arguments.steps is not None:
        recipe = replace(recipe, horizon=arguments.steps)
    course = train(game, run.folder, recipe, seed=arguments.seed, seconds=60 * arguments.minutes)
    evaluated = perf_counter()
    with Watched(60 * arguments.minutes) as watch:
        for _, progress, watched in course:
            watch.show(progress, watched)
            if 0 < 60 * arguments.evaluate <= perf_counter() - evaluated:
                _evaluate(run, progress, arguments.seed)
                evaluated = perf_counter()


def _learn_in_stages(game: str, recipe: str, arguments: TrainArguments) -> int:
    """Go on with the stages of the *recipe*; say which is over."""
    from intriga.lab.learning.stages import Staging, read_plan, train_in_stages

    if arguments.steps is not None:
        raise BadOptions("steps", "a recipe says how many decisions each of its stages has")
    staging = Staging(read_plan(game, recipe), arguments.run)
    print(BEGINNING, file=sys.stderr, flush=True)
    begun: list[str] = []
    try:
        with Watched(60 * arguments.minutes) as watch:
            for stage, (_, progress, watched) in train_in_stages(staging, watch.seconds):
                if stage not in begun:
                    begun.append(stage)
                    watch.begin(stage)
                watch.show(progress, watched)
    finally:
        for stage in begun:
            draw_curves(staging.run(stage))
    for stage in staging.plan.stages:
        print(f"{stage.name}: {staging.standing(stage)}")
    last = [stage.name for stage in staging.plan.stages if not stage.reads][-1]
    return _shown(staging.run(last), arguments) if staging.over else 0


def _evaluate(run: "Run", progress: "Progress", seed: int) -> None:
    """Let the policy last kept meet the pool; write what came of it into the log."""
    if not run.policy.exists():
        return
    from intriga.agents.policy import Policy, read_network
    from intriga.lab.learning.training import evaluate, meetings

    game = run.encoding.game
    policy = Policy(read_network(run.policy, game))
    rows = {
        meeting.name: evaluate(game, policy, meeting, EVALUATED, seed) for meeting in meetings(game)
    }
    pool = {name: (row.share, row.low, row.high, row.expected) for name, row in rows.items()}
    run.log({"decisions": progress.decisions, "seconds": progress.seconds, "pool": pool})
    for name, row in rows.items():
        print(
            f"{progress.decisions / 1e6:.2f} million decisions: {name}: {row.share:.1%}"
            f" ({row.low:.1%} – {row.high:.1%}, equal {row.expected:.1%})",
            file=sys.stderr,
        )


def draw_curves(run: "Run", command: str = "train") -> None:
    """Draw the curves of *run*, or say as *command* what is missing for it."""
    from intriga.lab.learning.curves import curves

    lines = run.lines()
    if not lines:
        print(f"intriga {command}: no iteration is over, so no curves are drawn", file=sys.stderr)
        return
    try:
        (run.folder / CURVES).write_text(curves(lines), encoding="utf-8")
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


def check_learning() -> None:
    """Make sure that the libraries for learning are there.

    Raises:
        BadOptions: they are not.
    """
    try:
        import_module("jax")
        import_module("optax")
    except ImportError:
        reason = "learning needs JAX and Optax, which come with: pip install 'intriga[train]'"
        raise BadOptions("train", reason) from None


class Watched:
    """Shows how far learning is: a line that changes at a terminal, else one a minute."""

    def __init__(self, seconds: float) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

        console = Console(stderr=True)
        self.seconds, self.shown = seconds, console.is_terminal
        columns = (TextColumn("{task.fields[words]}"), BarColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=console, transient=True, disable=not self.shown)
        self._task = self._bar.add_task("", total=seconds, words="")
        self.begun = self.said = perf_counter()
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
