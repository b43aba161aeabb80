"""``intriga play``: a game at the terminal against bots, or the page in the browser."""

from typing import Annotated

from cyclopts import App, Parameter

from intriga.cli.wishes import Wishes

app = App(
    name="play", help="Play in the browser; with the name of a game, at the terminal against bots."
)


NOTHING_ASKED = Wishes()


@app.default
def page() -> int:
    """Open the page in the browser, as `intriga serve --open`."""
    from intriga.cli.serve import serve

    return serve(open_page=True)


@app.command(name="coup")
def coup(wishes: Annotated[Wishes, Parameter(name="*")] = NOTHING_ASKED) -> int:
    """Play Coup, in any variant.

    Without arguments a short dialogue sets the game up. At the table, type help.
    """
    return _evening("coup", wishes)


@app.command(name="pot-de-vin")
def pot_de_vin(wishes: Annotated[Wishes, Parameter(name="*")] = NOTHING_ASKED) -> int:
    """Play Pot de Vin, alone or in pairs.

    Without arguments a short dialogue sets the game up. At the table, type help.
    """
    return _evening("pot-de-vin", wishes)


def _evening(game: str, wishes: Wishes) -> int:
    from intriga.cli.evening import Evening
    from intriga.terminal.generic import board_of

    return Evening(board_of(game), wishes).run()
