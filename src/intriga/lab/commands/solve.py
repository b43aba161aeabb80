"""``intriga solve``: the value of a small game, and strategies that are hard to exploit."""

import json
import sys
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import COUNT, EDITION, GAME, JSON, OPTIONS, ChosenVariant, variant_of
from intriga.core.errors import BadOptions
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from intriga.lab.cfr.history_solver import SolvedValue
    from intriga.lab.cfr.history_tree import HistoryTree, InformationState

app = App(name="solve")

FIRST: Final = 0  # the seat that begins
SHOWN: Final = 60  # information states in the table; --json has all


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class SolveArguments:
    """The arguments of the command line; everything has a default."""

    players: int = 2
    """How many seats; a game is solved for two."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    iterations: Annotated[int, COUNT] = 1_000
    """How many rounds of CFR+."""
    agent: str | None = None
    """Instead, how exploitable this agent is in the game; it has to tell its probabilities."""
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("solve")
def solve(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[SolveArguments, Parameter(name="*")] = SolveArguments(),
) -> int:
    """Solve a small game for two, or tell how exploitable an agent is in it."""
    from intriga.core.dialect import MOST_DECISIONS
    from intriga.lab.cfr.history_solver import HistorySolver
    from intriga.lab.cfr.history_tree import tree_of
    from intriga.lab.walk import WalkStart

    variant = variant_of(game, arguments.edition, arguments.options)
    variant.ruleset.options(variant.edition, variant.options, arguments.players)
    header = {**variant.header(arguments.players), "first": FIRST}
    tree = tree_of(WalkStart(variant.ruleset, header, MOST_DECISIONS))
    solver = HistorySolver(tree)
    if arguments.agent is None:
        solver.run(arguments.iterations)
        strategy = solver.average
    else:
        strategy = strategy_of(arguments.agent, game, tree)
    found = solver.value(strategy)
    if arguments.as_json:
        said = _said(variant, arguments, tree)
        print(json.dumps({**said, **_result(found, arguments), "strategy": _rows(tree, strategy)}))
        return 0
    _print(variant, arguments, tree, found)
    _print_strategy(tree, strategy)
    return 0


def strategy_of(name: str, game: str, tree: "HistoryTree") -> "NDArray[np.float64]":
    """Return how the agent called *name* plays *tree*: the probability of each answer, [M].

    Raises:
        BadOptions: there is no such agent, or it does not tell its probabilities.
    """
    import numpy as np

    from intriga.agents import agent
    from intriga.agents.base import weighed

    player = agent(name, game)
    if not hasattr(player, "weigh"):
        raise BadOptions("agent", f"{name} does not tell its probabilities, so it is not measured")
    told = [weighed(player, state.view, state.actions) for state in tree.states]
    return np.concatenate(told)


# ------------------------------------------------------------------- telling


def _said(variant: ChosenVariant, arguments: SolveArguments, tree: "HistoryTree") -> dict[str, Any]:
    """Return what was asked, and how large the game is."""
    from intriga.lab.arena.results import about

    return {
        "game": variant.ruleset.name,
        "edition": variant.edition,
        "options": variant.options,
        "first": FIRST,
        "agent": arguments.agent,
        "iterations": None if arguments.agent else arguments.iterations,
        "histories": len(tree.parent),
        "information_states": len(tree.states),
        "made": asdict(about(["intriga", *sys.argv[1:]])),
    }


def fraction_of(found: "SolvedValue", arguments: SolveArguments) -> str | None:
    """Return the fraction that the value may be, None for an agent: it has solved nothing."""
    from intriga.lab.cfr.history_solver import near_fraction

    near = near_fraction(found) if arguments.agent is None else None
    return None if near is None else str(near)


def _result(found: "SolvedValue", arguments: SolveArguments) -> dict[str, Any]:
    """Return the figures for programs."""
    return {
        "value": found.met,
        "low": found.low,
        "high": found.high,
        "fraction": fraction_of(found, arguments),
        "exploitability": found.exploitability,
        "nash_conv": found.nash_conv,
    }


def _rows(tree: "HistoryTree", strategy: "NDArray[np.float64]") -> list[dict[str, Any]]:
    """Return what each seat does in each information state."""
    return [
        {
            "seat": state.seat,
            "moves": state.moves,
            "view": state.view.to_dict(),
            "answers": dict(zip(state.words, _own(state, strategy), strict=True)),
        }
        for state in tree.states
    ]


def _own(state: "InformationState", strategy: "NDArray[np.float64]") -> list[float]:
    """Return the probabilities of the answers in *state*."""
    own: list[float] = strategy[state.first :][: len(state.words)].tolist()
    return own


def _print(
    variant: ChosenVariant, arguments: SolveArguments, tree: "HistoryTree", found: "SolvedValue"
) -> None:
    """Tell the size of the game and the figures, a line each."""
    near = fraction_of(found, arguments)
    asked = f"{variant.ruleset.name}, {variant.edition}: seat {FIRST} begins"
    print(f"{asked}; {len(tree.parent):,} histories, {len(tree.states):,} information states")
    met = f"{found.met:.4f}" + (f", about {near}" if near is not None else "")
    print(f"value for seat {FIRST}: {met}, between {found.low:.4f} and {found.high:.4f}")
    made = arguments.agent or f"{arguments.iterations:,} rounds of CFR+"
    left = f"{found.exploitability:.6f}, NashConv {found.nash_conv:.6f}"
    print(f"exploitability of {made}: {left}")


def _print_strategy(tree: "HistoryTree", strategy: "NDArray[np.float64]") -> None:
    """Print how often each answer is given, in the first information states."""
    from rich import box
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    from intriga.core.position_text import format_text

    table = Table(box=box.SIMPLE)
    for heading in ("seat", "what the others do not see", "moves", "answers"):
        table.add_column(heading)
    for state in sorted(tree.states, key=lambda each: (each.seat, each.asked))[:SHOWN]:
        secret = {word: each for word, each in state.view.own_words().items() if word != "seat"}
        parts = zip(state.words, _own(state, strategy), strict=True)
        answers = ", ".join(f"{word} {part:.1%}" for word, part in parts)
        table.add_row(str(state.seat), escape(format_text(secret)), ", ".join(state.moves), answers)
    Console(highlight=False).print(table)
    if len(tree.states) > SHOWN:
        print(f"The other {len(tree.states) - SHOWN:,} information states are in --json.")
