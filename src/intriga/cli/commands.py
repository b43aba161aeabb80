"""What each command does, for ``intriga --help`` and for the help of the command itself.

The texts stand apart from the commands, so that the list of them is shown without loading
them.  The list shows the first paragraph, the command's own help all of it.
"""

from collections.abc import Mapping
from typing import Final

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "Play": ("play", "list"),
    "Host": ("serve", "tidy", "move", "operator", "mcp"),
    "Study": ("hint", "analyse", "puzzles", "replay", "verify"),
    "Measure and learn": ("simulate", "arena", "train", "exploit", "bench", "warm"),
}
"""The commands as a reader looks for them; those of a game are for study."""

HELP: Final[Mapping[str, str]] = {
    "play": """
Play in the browser; with the name of a game, at the terminal against bots.

At the terminal a short dialogue sets the game up where nothing is said about it. At the
table, type help. Without a game the page opens in the browser, as intriga serve --open does.
""",
    "serve": """
Play in the browser, with bots and with friends, until Ctrl+C.

Friends in the same network can join with --host 0.0.0.0. Whatever was going on goes on when
the server is started again.
""",
    "list": """
List the games, and the agents, house rules and editions that each has.

The first value of a house rule is its default. An edition may have another one; it names it.
""",
    "tidy": """
Forget tables that nobody comes to any more, so that the disk does not fill.

The server has to be stopped. A game under way and the replays of finished games stay, unless it
is said otherwise.
""",
    "move": """
Copy all that a server keeps from a folder to a PostgreSQL database, or back.

The place that is copied to has to be empty, and no server may run on either. What was written is
read again and compared before it is kept. What was copied from stays as it is.
""",
    "operator": """
Look after a server that runs: who is on, bans, closed tables, names and replays taken down.

The command reaches the server by a file in the folder of its tables, so it runs on the same
machine, as the user that the server runs as. Every act is kept, and can be undone.
""",
    "mcp": """
Let a language model play, as a server of MCP on standard input.

The program that the model lives in starts this command, not a person.
""",
    "simulate": """
Let agents play each other and count who wins.

Every agent sits in every seat. An agent that fails, hangs or floods ends the command.
""",
    "arena": """
Let agents meet in every way, and report who is stronger and how sure that is.

Every pairing is played in rounds of duplicate deals, everybody once on every seat. Run again
with the same file, the command goes on where it was. An agent that fails, hangs or floods ends
the contest; what was played before stays in the file.
""",
    "train": """
Let a network learn a game by playing itself.

Run again with the same folder, the command goes on where it was; Ctrl-C keeps what was
learned. The policy is run/policy.npz, the log run/log.jsonl, its curves run/curves.svg.
""",
    "exploit": """
Train a best response against an agent: a lower bound of its exploitability.

What the response wins in fresh games beyond its equal share is the bound: the agent can be
beaten by at least that. Run again with the same folder, the command goes on where it was.
""",
    "hint": """
Say what the master would do at a decision of a record.

It gives probabilities and win chances. The master is told what the seat that is asked knows,
and nothing else.
""",
    "analyse": """
Say what each choice of a game cost, what was luck, and which moments to look at again.

A cost depends on nothing that the player could not know. Numbers are those of the network that
comes with the game, and how far they are off was measured.
""",
    "puzzles": """
Find the questions of finished games to which one answer is clearly the best.

It is ahead by at least 8 points of winning in games played to the end, whatever the player made of
what it heard. Run again with the same file, the command goes on where it was.
""",
    "replay": """
Play records through the rules, check them, or show their positions.

Without options, print a line for each record: its id, the number of inputs, the result. With
--check, one line more says how many games were checked and how many differ. The exit status is
0 if all agree, 1 if a record differs or holds an illegal input, 2 if a file cannot be read.
""",
    "verify": """
Deal a finished game again from its secret, and compare every draw.

The record is one that was downloaded after the game. What the page showed before the game goes
with --commitment, and what you added with --contribution. The exit status is 0 if all fits, 1 if
something does not or nothing can be checked, 2 if the file cannot be read.
""",
    "bench": """
Measure the compiled game on one core.

It plays random playouts, and a batched environment with legal sets and views. A decision is one
answer of one player; draws do not count. Seconds are processor time of this process, which uses
one core; the median of five rounds is given.
""",
    "warm": """
Compile the games now, so that nobody waits for it later.

What is there already is only loaded. The code is kept for this version of Intriga, Numba and
Python and this kind of processor, in the folder that the reference of the commands names.
""",
}


def group_of(command: str) -> str:
    """Return the heading below which ``intriga --help`` lists a *command*."""
    return next((title for title, names in GROUPS.items() if command in names), "Study")


def place_of(command: str) -> int:
    """Return at which place of its heading a *command* is listed."""
    return GROUPS[group_of(command)].index(command)
