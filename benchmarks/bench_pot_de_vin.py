"""Pot de Vin against its peers, in one run on one core.

Prints a table: decisions per CPU-second of compiled playouts and of the batched
environment, of OpenSpiel's hearts and spades, the two games of tricks for four, and
of one interpreted step.  With ``--keep`` the table is added to results.md.

What is not alike: hearts and spades deal all 52 cards and play 13 rounds, after
passing three cards or bidding; Pot de Vin deals 40, turns up a trump by chance before
each of 12 rounds, lets players pass, and counts columns and jokers.  There is no other
program that plays Pot de Vin.
"""

from benchmarks.peers import SECONDS, interpreted, open_spiel_loop, open_spiel_python
from benchmarks.results import table, tell
from intriga.cli.arguments import variant_of
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.lab.commands.bench import measure


def main() -> None:
    """Print the table; with --keep, add it to results.md."""
    ours = measure(POT_DE_VIN, variant_of("pot-de-vin").header(4), SECONDS)
    playouts, environment = (figure["decisions_per_cpu_second"] for figure in ours.values())
    step = interpreted(POT_DE_VIN, {"preset": "pot-de-vin", "seats": ["?"] * 4})
    figures = {
        "**intriga, 4 players, compiled playouts**": playouts,
        "**intriga, the same as a batch with legal sets and int8 views**": environment,
        "OpenSpiel hearts, C++ loop": open_spiel_loop("hearts"),
        "OpenSpiel spades, C++ loop": open_spiel_loop("spades"),
        "OpenSpiel hearts, Python": open_spiel_python("hearts"),
        "OpenSpiel spades, Python": open_spiel_python("spades"),
        "**intriga, interpreted, one step at a time**": step,
    }
    one = f"One interpreted step, legal actions included: {1e6 / step:.1f} µs."
    tell("Pot de Vin", f"{table(figures)}\n\n{one}")


if __name__ == "__main__":
    main()
