"""The command ``intriga``."""

import os
import sys
import warnings
from typing import Final

from cyclopts import App, Group

from intriga.cli.commands import GROUPS, commands
from intriga.cli.interrupting import SENTENCE, Interrupting
from intriga.core.compiled.progress import WAITING
from intriga.core.games import manifests
from intriga.core.optional_packages import use_one_thread_for_matrices
from intriga.terminal.failures import INTERRUPTED

TITLES: Final = " and ".join(each.title for each in manifests().values())
CLOSED: Final = 141  # as shells say that a pipe was closed
app = App(
    name="intriga",
    help=f"The card games {TITLES}: play, study, simulate.",
    suppress_keyboard_interrupt=False,  # main says a word about it
)
_groups = {title: Group(title, sort_key=place) for place, title in enumerate(GROUPS)}
for _place, (_name, _entry) in enumerate(commands().items()):  # each is loaded when it is called
    _group = _groups.setdefault(_entry.group, Group(_entry.group, sort_key=len(_groups)))
    _help = _entry.help.strip()
    app.command(_entry.app, name=_name, help=_help, group=_group, sort_key=_place)


def main() -> None:
    """Run the command line, and exit with the status that the command returns."""
    warnings.formatwarning = _sentence
    use_one_thread_for_matrices()
    interrupting = Interrupting()
    WAITING.on_begin, WAITING.on_end = interrupting.begin, interrupting.end
    try:
        try:
            sys.exit(app())
        finally:
            sys.stdout.flush()
    except BrokenPipeError:  # the reader of the output has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CLOSED)
    except KeyboardInterrupt:
        print(SENTENCE, file=sys.stderr)
        sys.exit(INTERRUPTED)


def _sentence(message: Warning | str, *_: object, **__: object) -> str:
    """Return a warning as one line for people."""
    return f"intriga: {message}\n"
