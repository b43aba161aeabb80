"""Pot de Vin against its peers, in one run on one core.

Prints a table: decisions per CPU-second of compiled playouts and of the batched
environment, of OpenSpiel's hearts and spades, the two games of tricks for four, and
of one interpreted step.  With ``--keep`` the run is added to benchmarks/history.

Differences: hearts and spades deal all 52 cards and play 13 rounds, after
passing three cards or bidding; Pot de Vin deals 40, turns up a trump by chance before
each of 12 rounds, lets players pass, and counts columns and jokers.  There is no other
program that plays Pot de Vin.
"""

from benchmarks.peers import SECONDS, interpreted, open_spiel_loop, open_spiel_python
from benchmarks.results import FigureTable, table_of, tell
from intriga.cli.arguments import variant_of
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.lab.commands.bench import measure


def main() -> None:
    """Print the tables."""
    ours = measure(POT_DE_VIN, variant_of("pot-de-vin").header(4), SECONDS)
    playouts, environment = (figure["decisions_per_cpu_second"] for figure in ours.values())
    step = interpreted(POT_DE_VIN, {"preset": "pot-de-vin", "seats": ["?"] * 4})
    peers = {
        "OpenSpiel hearts, C++ loop": open_spiel_loop("hearts"),
        "OpenSpiel spades, C++ loop": open_spiel_loop("spades"),
        "OpenSpiel hearts, Python": open_spiel_python("hearts"),
        "OpenSpiel spades, Python": open_spiel_python("spades"),
    }
    figures = {
        "4 players, compiled playouts": playouts,
        "the same as a batch with legal sets and int8 views": environment,
        **peers,
        "interpreted, one step at a time": step,
    }
    cost = FigureTable(
        ("an interpreted step, legal actions included [µs]",), [(round(1e6 / step, 1),)]
    )
    tell("Pot de Vin", table_of(figures, [*peers]), cost)


if __name__ == "__main__":
    main()
