"""The command ``intriga``."""

import os
import sys
import warnings
from typing import Final

from cyclopts import App

from intriga.core.games import manifests

TITLES: Final = " and ".join(each.title for each in manifests().values())
app = App(
    name="intriga",
    help=f"The card games {TITLES}: play, study, simulate.",
    help_format="plaintext",
)
app.command("intriga.cli.play:app", name="play")
app.command("intriga.cli.serve:app", name="serve")
app.command("intriga.cli.mcp:app", name="mcp")
app.command("intriga.cli.simulate:app", name="simulate")
app.command("intriga.cli.arena:app", name="arena")
app.command("intriga.cli.train:app", name="train")
app.command("intriga.cli.exploit:app", name="exploit")
app.command("intriga.cli.hint:hint", name="hint")
app.command("intriga.cli.replay:replay", name="replay")
app.command("intriga.cli.bench:app", name="bench")
for _game in manifests().values():  # what a game alone has
    for _name, _place in _game.commands.items():
        app.command(f"{_game.package}.{_place}", name=_name)


def main() -> None:
    """Run the command line; the exit status is what the command returns."""
    warnings.formatwarning = _sentence
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
