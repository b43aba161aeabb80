"""``intriga tablebase``: duels of Coup, solved: build, show, check, and measure agents."""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter, validators

from intriga.cli.arguments import COUNT, JSON, POSITIVE
from intriga.core.errors import BadOptions
from intriga.lab.duels.exploitability_command import exploitability
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.games.coup.agents.duels import Duels, Edge
    from intriga.games.coup.study.practice import DuelLoss
    from intriga.lab.duels.build import Part

app = App(
    name="tablebase",
    help="Duels of Coup, solved: two players with one influence each.",
)
app.command(exploitability)

DISAGREED: Final = 1  # exit status of a check that failed
AGREES: Final = 1e-4
MOST_TURNS: Final = 3  # a second exchange by the same player is behind the horizon
POSITIONS: Final = ("5,5", "4,4", "4,3", "5,3", "6,1", "6,4", "3,5", "2,5", "1,6", "5,8", "3,3")


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Work:
    """The tables to build, and the effort for each."""

    composition: str = ""
    """The two characters face up, with a comma between; names the composition."""
    every: Annotated[bool, Parameter(name="all", negative="")] = False
    """Build all 15 compositions, one after the other."""
    out: Path = Path("duels")
    """The folder for a file of each composition; files there are made better, never worse."""
    seconds: Annotated[float, POSITIVE] = 30.0
    """Processor time for each duel that is not narrow enough before."""
    width: Annotated[float, POSITIVE] = 0.001
    """An interval this narrow is done, in wins less losses."""
    table: Path | None = None
    """Merge what is in the folder into this table when done."""
    as_json: Annotated[bool, JSON] = False


@app.command
@tells_failures("tablebase")
def build(*, work: Annotated[Work, Parameter(name="*")] = Work()) -> int:
    """Solve the duels of a composition; go on where the last call stopped.

    Every duel is written when it is done. Called again with more seconds, duels that are
    not narrow enough are tried again, and the better bounds of all tries are kept.
    """
    from intriga.lab.duels.build import COMPOSITIONS, build, composition, merge, name_of
    from intriga.lab.duels.solve import Effort

    if not work.composition and not work.every and work.table is None:
        raise BadOptions("composition", "say which with --composition duke,duke, or --all")
    wanted = [composition(work.composition)] if work.composition else []
    effort = Effort(seconds=work.seconds, width=work.width)
    work.out.mkdir(parents=True, exist_ok=True)
    tell = partial(print, file=sys.stderr if work.as_json else sys.stdout, flush=True)
    solved: list[dict[str, object]] = []
    for face_up in COMPOSITIONS if work.every else wanted:
        name = name_of(face_up)
        tell(name.removesuffix(".npz"))
        part = build(face_up, work.out / name, effort, _progress(tell))
        tell(_summary(part))
        solved.append({"composition": name.removesuffix(".npz"), **_counts(part)})
    merged = None if work.table is None else len(merge(work.out, work.table))
    if merged is not None:
        tell(f"{merged} compositions in {work.table}")
    if work.as_json:
        print(json.dumps({"solved": solved, "merged": merged}))
    return 0


def _progress(tell: Callable[[str], None]) -> "Callable[[int, int, Part], None]":
    def solved(mover: int, other: int, part: "Part") -> None:
        low, high = part.low[mover, other], part.high[mover, other]
        tell(f"  {mover}-{other}  {low:+.4f} to {high:+.4f}")

    return solved


def _counts(part: "Part") -> dict[str, float]:
    """Return how many duels there are, how many are narrow, and half the widest interval."""
    width = part.high - part.low
    return {
        "duels": int(width.size),
        "within_0.001": int((width <= 0.002).sum()),
        "within_0.05": int((width <= 0.1).sum()),
        "widest": float(width.max() / 2),
    }


def _summary(part: "Part") -> str:
    found = _counts(part)
    return (
        f"  {found['within_0.001']} of {found['duels']} within ±0.001,"
        f" {found['within_0.05']} within ±0.05, widest ±{found['widest']:.3f}"
    )


@app.command
@tells_failures("tablebase")
def show(
    face_up: str,
    mover: int,
    other: int,
    *,
    table: Path | None = None,
    as_json: Annotated[bool, Parameter(name="json", negative="")] = False,
) -> int:
    """Show a duel: its proved value, and the play of each card at the start of the turn.

    Parameters
    ----------
    face_up
        The two characters face up, with a comma between.
    mover
        Coins of the player whose turn it is.
    other
        Coins of the other.
    table
        A table built elsewhere.
    as_json
        Print JSON instead of sentences.
    """
    from intriga.games.coup.agents.duels import Duels
    from intriga.lab.duels.build import composition

    solved, pair = Duels.load(table), composition(face_up)
    low, high = solved.interval(pair, mover, other)
    lines = _cards_of(solved, pair, mover, other)
    if as_json:
        print(json.dumps({"low": low, "high": high, "cards": lines}))
        return 0
    print(f"The mover wins between {_percent(low)} and {_percent(high)} of these duels.")
    if not any(lines.values()):
        print("It is decided, whatever the cards.")
        return 0
    for card, actions in lines.items():
        print(card)
        for action, (chance, won) in actions.items():
            print(f"  {action:12} {chance:6.1%}   wins {abs(won):6.1%}")  # no -0.0%
    return 0


def _percent(value: float) -> str:
    return f"{(1 + value) / 2:.2%}"


def _cards_of(
    table: "Duels", face_up: tuple[int, int], mover: int, other: int
) -> dict[str, dict[str, tuple[float, float]]]:
    """Return for each card and action of the turn how often it is chosen and then wins."""
    from intriga.games.coup.notation import FIRST
    from intriga.games.coup.study.private_types import dealt, unseen

    chances = dealt(unseen(face_up)).sum(axis=1)
    edges = [edge for edge in table.edges(face_up, mover, other) if len(edge.way) == 1]
    return {
        word: {
            _word(edge): (
                float(edge.chance[card]),
                float(1 + edge.worth[0, card] / chances[card]) / 2,
            )
            for edge in edges
        }
        for card, word in enumerate(FIRST)
        if chances[card] > 0
    }


def _word(edge: "Edge") -> str:
    from intriga.games.coup.inputs import kind_of

    return kind_of(edge.way[0]).name.lower().replace("_", " ")


@app.command
@tells_failures("tablebase")
def check(
    *,
    face_up: str = "duke,assassin",
    turns: Annotated[int, Parameter(validator=validators.Number(gte=1, lte=MOST_TURNS))] = 2,
    rounds: Annotated[int, COUNT] = 2000,
    as_json: Annotated[bool, Parameter(name="json", negative="")] = False,
) -> int:
    """Solve eleven duels cut off after some turns in three ways, and compare.

    By the solver of the table, by linear programming (SciPy's HiGHS), and the solver's
    strategies by OpenSpiel's nash_conv. The games for the latter two are walked by the rules,
    history by history. With 3 turns a duel takes minutes.

    Parameters
    ----------
    face_up
        The two characters face up, with a comma between.
    turns
        After how many turns a duel is cut off, 1 to 3.
    rounds
        How many rounds the solver makes.
    as_json
        Print JSON instead of sentences.
    """
    from intriga.lab.duels.build import composition
    from intriga.lab.duels.cross_check import check

    pair, worst = composition(face_up), 0.0
    lines: list[dict[str, float | str]] = []
    for words in POSITIONS:
        mover, other = map(int, words.split(","))
        found = check(pair, (mover, other), turns, rounds)
        worst = max(worst, found.wrong)
        lines.append({"coins": words, "low": found.low, "high": found.high})
        lines[-1] |= {"lp": found.lp, "nash_conv": found.nash_conv}
        if as_json:
            continue
        print(
            f"{mover}-{other}: solver {found.low:+.6f} to {found.high:+.6f},"
            f" linear programming {found.lp:+.6f}, nash_conv {found.nash_conv:.6f}",
            flush=True,
        )
    agreed = worst <= AGREES
    if as_json:
        print(json.dumps({"duels": lines, "worst": worst, "agreed": agreed}))
        return 0 if agreed else DISAGREED
    print(f"largest disagreement {worst:.1e}: {'agreed' if agreed else 'NOT agreed'} to {AGREES:g}")
    return 0 if agreed else DISAGREED


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Questions:
    """Where an agent is measured."""

    composition: str = ""
    """Two characters face up, with a comma between; all in the table where it is left out."""
    positions: Annotated[int, COUNT] = 20
    """The number of narrow duels of each composition, spread evenly."""
    samples: Annotated[int, COUNT] = 200
    """How often an agent that tells no probabilities is asked each question."""
    table: Path | None = None
    """A table built elsewhere."""
    as_json: Annotated[bool, Parameter(name="json", negative="")] = False
    """Print JSON instead of sentences."""


@app.command
@tells_failures("tablebase")
def regret(name: str, *, questions: Annotated[Questions, Parameter(name="*")] = Questions()) -> int:
    """Measure what an agent loses in solved duels in one turn, against the table's strategy.

    In wins less losses, 0 to 2, against the best response to the table's strategy; later turns
    are played as well as can be. Exact for agents that tell their probabilities, up to the
    width of the table (0.01 at most); of others every question is asked many times.

    Parameters
    ----------
    name
        The agent, as in intriga simulate; "table" is the table itself.
    """
    from intriga.agents import agent
    from intriga.games.coup.agents.duels import Duels
    from intriga.games.coup.study.practice import DuelsPlayer, Measure, spread
    from intriga.lab.duels.build import composition

    table = Duels.load(questions.table)
    measured = DuelsPlayer(table) if name == "table" else agent(name, "coup")
    measure = Measure(table, questions.samples)
    wanted = [composition(questions.composition)] if questions.composition else table.compositions
    losses = [
        measure.loss(measured, pair, coins)
        for pair in wanted
        for coins in spread(measure.positions(pair), questions.positions)
    ]
    if not losses:
        raise BadOptions("composition", "the table has no narrow duels of this composition")
    return _print_losses(losses, as_json=questions.as_json)


def _print_losses(losses: "list[DuelLoss]", *, as_json: bool) -> int:
    mover = sum(loss.mover for loss in losses) / len(losses)
    other = sum(loss.other for loss in losses) / len(losses)
    worst = max(losses, key=lambda loss: loss.mover + loss.other)
    if as_json:
        print(json.dumps({"positions": len(losses), "mover": mover, "other": other}))
        return 0
    print(f"{len(losses)} positions, loss in wins less losses a turn")
    print(f"  as the mover {mover:.4f}, as the other {other:.4f}")
    print(f"  worst at {worst.coins[0]}-{worst.coins[1]}: {worst.mover:.4f}, {worst.other:.4f}")
    return 0
