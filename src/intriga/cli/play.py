"""``intriga play``: a game at the terminal against bots, or the page in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from intriga.cli.arguments import GAME, PORT, PlayArguments, ruleset_of_record
from intriga.core.games import games
from intriga.core.record import read_records
from intriga.terminal.failures import refuse, tells_failures

app = App(name="play")


@app.default
@tells_failures("play")
def play(
    game: Annotated[str | None, GAME] = None,
    /,
    *,
    lan: Annotated[bool, Parameter(negative="")] = False,
    port: Annotated[int | None, PORT] = None,
    data: Path | None = None,
    arguments: Annotated[PlayArguments, Parameter(name="*")] = PlayArguments(),  # noqa: B008  frozen
) -> int:
    """Play a game at the terminal, in any variant; without a game, open the page in the browser.

    Parameters
    ----------
    lan
        Without a game: let in friends in the same network, as intriga serve --lan does.
    port
        Without a game: the port of the page; otherwise 8000, or the next one that is free.
    data
        Without a game: the folder that keeps the tables; otherwise in your data directory.
    """
    if game is None:
        if arguments.resume is not None:
            game = _game_of(arguments.resume)
        elif said := arguments.said:
            call = f"intriga play {next(iter(games()))} {said[0]} ..."
            return refuse(
                "play", f"{', '.join(said)}: that is for the terminal, with a game: {call}"
            )
    if game is None:
        from intriga.cli.serve import ServeOptions, begin

        return begin(ServeOptions(open_page=True, lan=lan, port=port, data=data))
    if lan or port is not None or data is not None:
        return refuse("play", "--lan, --port and --data are for the page: leave the game out")
    from intriga.cli.play_session import PlaySession
    from intriga.core.games import manifest_of
    from intriga.terminal.generic import board_of

    return PlaySession(board_of(manifest_of(game).name), arguments).run()


def _game_of(path: Path) -> str:
    """Return the game of the last record in the file at *path*.

    Raises:
        BadRecord: it cannot be read.
    """
    *_, record = read_records(path)
    return ruleset_of_record(record).name
