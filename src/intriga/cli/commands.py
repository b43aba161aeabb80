"""The commands of ``intriga``: the help on each, and the module that runs it.

The texts stand apart from the commands, so that the list of them is shown without loading
them.  The list shows the first paragraph, the command's own help all of it.

Other packages add commands by an entry point of the group ``intriga.commands``, which names a
mapping such as :data:`OWN`; so does the laboratory of this one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Final

ENTRY_POINTS: Final = "intriga.commands"
GROUPS: Final = ("Play", "Host", "Study", "Measure and learn")
"""The headings of ``intriga --help``, as a reader looks for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CommandEntry:
    """A command: ``app`` runs it, named as ``module:attribute``; ``group`` is its heading.

    A heading that is not in :data:`GROUPS` stands below them.
    """

    app: str
    help: str
    group: str = "Study"


OWN: Final[Mapping[str, CommandEntry]] = {
    "play": CommandEntry(
        group="Play",
        app="intriga.cli.play:app",
        help="""
Play in the browser; with the name of a game, at the terminal against bots.

At the terminal a short dialogue sets the game up where nothing is said about it. At the
table, type help. Without a game the page opens in the browser, as intriga serve --open does.
""",
    ),
    "list": CommandEntry(
        group="Play",
        app="intriga.cli.list:app",
        help="""
List the games, and the agents, house rules and editions that each has.

The first value of a house rule is its default. An edition may have another one; it names it.
""",
    ),
    "serve": CommandEntry(
        group="Host",
        app="intriga.cli.serve:app",
        help="""
Play in the browser, with bots and with friends, until Ctrl+C.

Friends in the same network can join with --host 0.0.0.0. Whatever was going on goes on when
the server is started again.
""",
    ),
    "tidy": CommandEntry(
        group="Host",
        app="intriga.cli.tidy:app",
        help="""
Forget tables that nobody comes to any more, so that the disk does not fill.

The server has to be stopped. A game under way and the replays of finished games stay, unless it
is said otherwise.
""",
    ),
    "move": CommandEntry(
        group="Host",
        app="intriga.cli.move:app",
        help="""
Copy all that a server keeps from a folder to a PostgreSQL database, or back.

The place that is copied to has to be empty, and no server may run on either. What was written is
read again and compared before it is kept. What was copied from stays as it is.
""",
    ),
    "operator": CommandEntry(
        group="Host",
        app="intriga.cli.operator:app",
        help="""
Look after a server that runs: who is on, bans, closed tables, names and replays taken down.

The command reaches the server by a file in the folder of its tables, so it runs on the same
machine, as the user that the server runs as. Every act is kept, and can be undone.
""",
    ),
    "warm": CommandEntry(
        group="Host",
        app="intriga.cli.warm:app",
        help="""
Compile the games now, so that nobody waits for it later.

What is there already is only loaded. The code is kept for this version of Intriga, Numba and
Python and this kind of processor, in the folder that the reference of the commands names.
""",
    ),
    "hint": CommandEntry(
        group="Study",
        app="intriga.cli.hint:app",
        help="""
Say what the master would do at a decision of a record.

It gives probabilities and win chances. The master is told what the seat that is asked knows,
and nothing else.
""",
    ),
    "analyse": CommandEntry(
        group="Study",
        app="intriga.cli.analyse:app",
        help="""
Say what each choice of a game cost, what was luck, and which moments to look at again.

A cost depends on nothing that the player could not know. Numbers are those of the network that
comes with the game, and how far they are off was measured.
""",
    ),
    "replay": CommandEntry(
        group="Study",
        app="intriga.cli.replay:app",
        help="""
Play records through the rules, check them, or show their positions.

Without options, print a line for each record: its id, the number of inputs, the result. With
--check, one line more says how many games were checked and how many differ. The exit status is
0 if all agree, 1 if a record differs or holds an illegal input, 2 if a file cannot be read.
""",
    ),
    "verify": CommandEntry(
        group="Study",
        app="intriga.cli.verify:app",
        help="""
Deal a finished game again from its secret, and compare every draw.

The record is one that was downloaded after the game. What the page showed before the game goes
with --commitment, and what you added with --contribution. The exit status is 0 if all fits, 1 if
something does not or nothing can be checked, 2 if the file cannot be read.
""",
    ),
}


@cache
def commands() -> dict[str, CommandEntry]:
    """Return all commands by name, those that other packages add last."""
    found = dict(OWN)
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda each: each.name):
        found |= entry.load()
    return found
