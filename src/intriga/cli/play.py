"""``intriga play``: a game at the terminal against bots, or the page in the browser."""

from typing import Annotated

from cyclopts import App, Parameter

from intriga.cli.game import GAME
from intriga.cli.play_arguments import PlayArguments
from intriga.terminal.failures import told

app = App(name="play")


@app.default
def play(
    game: Annotated[str | None, GAME] = None,
    /,
    *,
    arguments: Annotated[PlayArguments, Parameter(name="*")] = PlayArguments(),  # noqa: B008  frozen
) -> int:
    """Play a game at the terminal, in any variant; without a game, open the page in the browser."""
    if game is None:
        from intriga.cli.serve import serve

        return serve(open_page=True)
    return told("play", lambda: _session(game, arguments))


def _session(game: str, arguments: PlayArguments) -> int:
    from intriga.cli.play_session import PlaySession
    from intriga.core.games import manifest_of
    from intriga.terminal.generic import board_of

    return PlaySession(board_of(manifest_of(game).name), arguments).run()
