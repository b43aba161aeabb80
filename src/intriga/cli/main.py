"""The command ``intriga``."""

import os
import sys
import warnings
from typing import Final

from cyclopts import App

from intriga.cli.commands import HELP
from intriga.core.games import manifests
from intriga.core.matrix_threads import use_one_thread_for_matrices

TITLES: Final = " and ".join(each.title for each in manifests().values())
app = App(
    name="intriga",
    help=f"The card games {TITLES}: play, study, simulate.",
)
for _name, _help in HELP.items():  # each is loaded when it is called
    app.command(f"intriga.cli.{_name}:app", name=_name, help=_help.strip())
for _game in manifests().values():  # what a game alone has
    for _name, _entry in _game.commands.items():
        app.command(f"{_game.package}.{_entry.app}", name=_name, help=_entry.help)


def main() -> None:
    """Run the command line; the exit status is what the command returns."""
    warnings.formatwarning = _sentence
    use_one_thread_for_matrices()
    try:
        try:
            sys.exit(app())
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # whoever read the output has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)


def _sentence(message: Warning | str, *_: object, **__: object) -> str:
    """Return a warning as one line for people."""
    return f"intriga: {message}\n"
