"""``intriga card``: the model card of a run."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from shlex import join
from typing import Annotated

from cyclopts import App, Parameter

from intriga.cli.arguments import JSON
from intriga.terminal.failures import tells_failures

app = App(name="card")


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class CardArguments:
    """The arguments of the command line."""

    ledger: Annotated[list[Path] | None, Parameter(consume_multiple=True, negative="")] = None
    """Files of results of intriga arena in which the policy played, for the shares it won."""
    response: Annotated[list[Path] | None, Parameter(consume_multiple=True, negative="")] = None
    """Folders of intriga exploit, for what was won from the policy."""
    out: Path | None = None
    """Write the card to this file, in place of printing it."""
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("card")
def card(
    run: Annotated[Path, Parameter(help="The folder of a run of intriga train.")],
    /,
    *,
    arguments: Annotated[CardArguments | None, Parameter(name="*")] = None,
) -> int:
    """Write the model card of a run: what it is, how it learned, what was measured."""
    from intriga.lab.learning.model_card import card_of, markdown

    asked = arguments or CardArguments()
    found = card_of(run, asked.ledger or [], asked.response or [])
    if asked.as_json:
        text = json.dumps(found.facts(), indent=2, ensure_ascii=False) + "\n"
    else:
        text = markdown(found, join(["intriga", *sys.argv[1:]]))
    if asked.out is None:
        print(text, end="")
    else:
        asked.out.write_text(text, encoding="utf-8", newline="\n")
    return 0
