"""``intriga solver``: two players by re-solving every turn: train what it knows of turns' ends."""

import json
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from intriga.cli.arguments import COUNT, JOBS, JSON, POSITIVE, SEED, spread_of
from intriga.lab.duels.turns.check_command import check, regret, respond
from intriga.lab.run_folder import alone_in
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.lab.duels.turns.pieces import NetTraining
    from intriga.lab.duels.turns.train import Made

app = App(
    name="solver",
    help="Two players by re-solving every turn: train the networks that value where turns end.",
)
app.command(check)
app.command(regret)
app.command(respond)


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class NetTrainingArguments:
    """The arguments of the command line."""

    run: Path
    """The folder of the training; one that is in it is resumed."""
    recipe: str = "own"
    """A TOML file with the stages, or the word own for those of the package's networks."""
    hours: Annotated[float, POSITIVE] = 24.0
    """When no more pieces are begun; those under way are finished."""
    jobs: Annotated[int | None, JOBS] = None
    as_json: Annotated[bool, JSON] = False


@app.command
@tells_failures("solver train", kept="run")
def train(*, arguments: Annotated[NetTrainingArguments, Parameter(name="*")]) -> int:
    """Train the networks that value where turns end, backward from the fewest influences.

    Turns are solved in pieces with the networks as they are, then these learn what the turns were
    worth. Run again with the same folder, the command goes on where it was, and ends with the same
    bytes. The networks are run/turns.npz.
    """
    from intriga.lab.duels.turns.pieces import NetTraining
    from intriga.lab.duels.turns.recipe import read_recipe
    from intriga.lab.duels.turns.targets import solved_turns
    from intriga.lab.duels.turns.train import export, last_fits, train

    spread = spread_of(arguments.jobs, ray=None)
    training = NetTraining(arguments.run, read_recipe(arguments.recipe))
    end = monotonic() + 3600 * arguments.hours
    tell = partial(print, file=sys.stderr if arguments.as_json else sys.stdout, flush=True)
    with alone_in(arguments.run):
        training.begin()
        for made in train(training, solved_turns, spread, lambda: monotonic() > end):
            tell(_line(training, made))
        file, left = export(training), len(training.due())
    if arguments.as_json:
        fits = last_fits(training).items()
        errors = {kind: {"rms": made.rms, "likely": made.likely} for kind, made in fits}
        print(json.dumps({"networks": str(file), "done": not left, "errors": errors}))
        return 0
    print(f"The networks are in {file}; {'more is to be done' if left else 'all is done'}.")
    return 0


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class LeafCheckArguments:
    """The arguments of the command line."""

    nets: Path | None = None
    """The file of the networks; those that come with Intriga where nothing is said."""
    roots: Annotated[int, COUNT] = 100
    """How many turns of each kind are solved, with their ends too."""
    ends: Annotated[int, COUNT] = 20
    """How many ends of a turn are solved, the likeliest."""
    rounds: Annotated[int, COUNT] = 200
    """How many rounds each turn is solved."""
    width: Annotated[float, POSITIVE] = 0.02
    """How wide the proved bounds of a duel may be to be compared, in wins less losses."""
    seed: Annotated[int, SEED] = 0
    """The turns that are solved follow from it."""
    as_json: Annotated[bool, JSON] = False


@app.command
@tells_failures("solver check-leaves")
def check_leaves(
    *, arguments: Annotated[LeafCheckArguments, Parameter(name="*")] = LeafCheckArguments()
) -> int:
    """Measure how far the networks of turns' ends are off, in wins less losses.

    By what a turn's value moves if its likeliest ends are solved as turns too, at roots that play
    leads to; and in duels against the table, at even beliefs. Beside it, what the turn moves by if
    it is solved ten times as long, and if no two hands are tied but by the cards.
    """
    from intriga.games.coup.agents.duels import Duels
    from intriga.games.coup.agents.turn_nets import FILE, leaf_nets
    from intriga.lab.duels.turns.leaf_check import against_table, moves, other_moves
    from intriga.lab.duels.turns.recipe import KINDS

    nets = leaf_nets(arguments.nets or FILE)
    effort = {"roots": arguments.roots, "rounds": arguments.rounds, "seed": arguments.seed}
    found = {"duels": against_table(nets, Duels.load(), arguments.width).summary()}
    for kind in KINDS:
        by_ends = moves(kind, nets, ends=arguments.ends, **effort).summary()
        found[kind] = by_ends | other_moves(kind, nets, **effort)
    if arguments.as_json:
        print(json.dumps(found))
        return 0
    for name, figures in found.items():
        told = ", ".join(f"{each} {figure:.4g}" for each, figure in figures.items())
        print(f"{name}: {told}")
    return 0


def _line(training: "NetTraining", made: "Made") -> str:
    """Return what there is to tell of a task that was done; a share is half of wins less losses."""
    stage, (_, generation, last) = training.stage(made.task), made.task
    where = f"{stage.name}, generation {generation + 1} of {stage.generations}"
    if fitted := made.fitted:
        taught = f"{where}: network of {last} fitted to {made.turns} turns in {made.seconds:.1f} s"
        off = f"rms {fitted.rms:.4f}, of likely hands {fitted.likely:.4f}"
        shares = f"of their shares {fitted.likely / 2:.4f}"
        return f"{taught}: {off}, {shares}; moved by {fitted.moved:.4f}"
    pieces = f"piece {int(last) + 1} of {stage.pieces_of(generation)}"
    each = f"{1000 * made.seconds / made.turns:.2f} ms a turn, gap {made.gap:.4f}"
    return f"{where}: {pieces}: {made.turns} turns, {each}"
