# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyspiel brings no types.
"""The NashConv of agents in a small game for two, by OpenSpiel and by ``intriga solve``.

    python -m benchmarks.evaluation.nash_conv GAME AGENT [AGENT ...]

An agent is a name or a file of weights.  NashConv is what both seats could gain together by best
responses: 0 in equilibrium.  Chance says in OpenSpiel who begins, and ``intriga solve`` lets
seat 0 begin: an agent that plays alike on both seats has the same NashConv in both.
"""

import sys

from open_spiel.python.algorithms import exploitability

from intriga.agents import agent
from intriga.cli.arguments import variant_of
from intriga.core.dialect import MOST_DECISIONS
from intriga.lab.adapters.openspiel import Hands
from intriga.lab.adapters.openspiel_policy import tabular_policy
from intriga.lab.arena.results import about
from intriga.lab.cfr.history_solver import HistorySolver
from intriga.lab.cfr.history_tree import tree_of
from intriga.lab.commands.solve import strategy_of
from intriga.lab.walk import WalkStart


def main(game: str, names: list[str]) -> None:
    """Print a line for each of the agents called *names*."""
    made = about(["python", "-m", "benchmarks.evaluation.nash_conv", game, *names])
    print(f"{made.date}, {made.machine}; {made.command}")
    theirs = type("Measured", (Hands,), {"name": game})({"players": 2})  # not OpenSpiel's own
    variant = variant_of(game)
    header = {**variant.header(2), "first": 0}
    tree = tree_of(WalkStart(variant.ruleset, header, MOST_DECISIONS))
    for name in names:
        policy = tabular_policy(theirs, agent(name, game))
        by_openspiel = exploitability.nash_conv(theirs, policy, use_cpp_br=False)
        ours = HistorySolver(tree).value(strategy_of(name, game, tree)).nash_conv
        print(f"{name}: NashConv {by_openspiel:.4f} by OpenSpiel, {ours:.4f} by intriga solve")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
