"""The solver of duels of Coup: two players, one influence each, the base rules.

``tree`` grows the public tree where it matters, ``solve`` bounds what lies behind the horizon and
certifies intervals, ``build`` keeps them in a file.
"""

from collections.abc import Mapping
from typing import Final

from intriga.cli.commands import CommandEntry

COMMANDS: Final[Mapping[str, CommandEntry]] = {
    "tablebase": CommandEntry(
        app="intriga.lab.duels.command:app",
        help="Duels of Coup, solved: two players with one influence each.",
    ),
    "solver": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.duels.turns.solver_command:app",
        help="Two players by re-solving every turn: train the networks that value where turns end.",
    ),
}
