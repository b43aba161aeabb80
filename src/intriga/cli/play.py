"""``intriga play``: a game at the terminal against bots, or the page in the browser."""

from typing import Annotated, Final

from cyclopts import App, Parameter

from intriga.cli.game import GAME
from intriga.cli.wishes import Wishes
from intriga.terminal.errors import told

app = App(
    name="play", help="Game in the browser; with the name of a game, at the terminal against bots."
)

NOTHING_ASKED: Final = Wishes()


@app.default
def play(
    game: Annotated[str | None, GAME] = None,
    /,
    *,
    wishes: Annotated[Wishes, Parameter(name="*")] = NOTHING_ASKED,
) -> int:
    """Play a game at the terminal, in any variant; without a game, open the page in the browser.

    At the terminal a short dialogue sets the game up where nothing is said about it. At the
    table, type help. The page is that of intriga serve --open.
    """
    if game is None:
        from intriga.cli.serve import serve

        return serve(open_page=True)
    return told("play", lambda: _evening(game, wishes))


def _evening(game: str, wishes: Wishes) -> int:
    from intriga.cli.evening import Evening
    from intriga.core.registry import manifest_of
    from intriga.terminal.generic import board_of

    return Evening(board_of(manifest_of(game).name), wishes).run()
