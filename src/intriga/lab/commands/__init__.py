"""The commands of the laboratory."""

from collections.abc import Mapping
from typing import Final

from intriga.cli.commands import CommandEntry

COMMANDS: Final[Mapping[str, CommandEntry]] = {
    "mcp": CommandEntry(
        group="Host",
        app="intriga.lab.commands.mcp:app",
        help="""
Let a language model play, as a server of MCP on standard input.

The program that the model lives in starts this command, not a person.
""",
    ),
    "puzzles": CommandEntry(
        group="Study",
        app="intriga.lab.commands.puzzles:app",
        help="""
Find the questions of finished games to which one answer is clearly the best.

It is ahead by at least 8 points of winning in games played to the end, whatever the player made of
what it heard. Run again with the same file, the command goes on where it was.
""",
    ),
    "solve": CommandEntry(
        group="Study",
        app="intriga.lab.commands.solve:app",
        help="""
Solve a small game for two, or tell how exploitable an agent is in it.

The tree of all histories is made from the rules, chance by all of its outcomes, and solved by CFR+;
the exact best responses say how far the result is from equilibrium. A game with more than 200,000
histories is refused.
""",
    ),
    "simulate": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.simulate:app",
        help="""
Let agents play each other and count who wins.

Every agent sits in every seat. An agent that fails, hangs or floods ends the command.
""",
    ),
    "arena": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.arena:app",
        help="""
Let agents meet in every way, and report who is stronger and how sure that is.

Every pairing is played in rounds of duplicate deals, everybody once on every seat. Run again
with the same file, the command goes on where it was. An agent that fails, hangs or floods ends
the contest; what was played before stays in the file.
""",
    ),
    "llm": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.llm:app",
        help="""
Measure a language model in a game, by a suite of fixed prompts.

It plays against three levels, in duplicate, through the chat interface that most servers have.
Run again with the same folder, the command goes on where it was and pays for no answer in it twice.
""",
    ),
    "dataset": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.dataset:app",
        help="""
Let agents play, and keep games and decisions as a data set of Parquet files.

A row for each decision holds what the seat saw, what was legal, what it played and what it won;
a row for each game its record. Run again with the same folder, the command goes on where it was,
and ends with the same bytes.
""",
    ),
    "train": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.train:app",
        help="""
Let a network learn a game by playing itself.

Run again with the same folder, the command goes on where it was; Ctrl-C keeps what was
learned. The policy is run/policy.npz, the log run/log.csv, its curves run/curves.svg; run/run.toml
says what was run, and is a recipe by which it can be run again.
""",
    ),
    "baseline": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.baseline:app",
        help="""
Let an algorithm learn a task, and measure it as all others are measured.

The share of fixed deals comes with a 95 % interval; in a duel it is computed, as is what can be
won from the learner. Run again with the same folder, the command goes on where it was.
""",
    ),
    "exploit": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.exploit:app",
        help="""
Train a best response against an agent: a lower bound of its exploitability.

What the response wins in fresh games beyond its equal share is the bound: the agent can be
beaten by at least that. Run again with the same folder, the command goes on where it was.
""",
    ),
    "card": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.card:app",
        help="""
Write the model card of a run: what it is, how it learned, what was measured, how to cite it.

Everything is read from the folder of the run, and from the files that are named. A file about
another policy, by its SHA-256, is refused.
""",
    ),
    "bench": CommandEntry(
        group="Measure and learn",
        app="intriga.lab.commands.bench:app",
        help="""
Measure the compiled game on one core.

It plays random playouts, and a batched environment with legal sets and views. A decision is one
answer of one player; draws do not count. Seconds are processor time of this process, which uses
one core; the median of five rounds is given.
""",
    ),
}
