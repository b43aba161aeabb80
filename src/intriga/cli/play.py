"""``intriga play``: a game at the terminal, against bots."""

from typing import Annotated

from cyclopts import App, Parameter

from intriga.cli.wishes import Wishes

app = App(name="play", help="Play a game at the terminal against bots.")


NOTHING_ASKED = Wishes()


@app.command(name="coup")
def coup(wishes: Annotated[Wishes, Parameter(name="*")] = NOTHING_ASKED) -> int:
    """Play Coup, in any variant.

    Without arguments a short dialogue sets the game up. At the table, type help.
    """
    from intriga.cli.evening import Evening

    return Evening(wishes).run()
