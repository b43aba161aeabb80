"""``intriga llm``: what a language model wins, how it bluffs, and what it costs."""

import json
import os
import signal
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal

from cyclopts import App, Parameter, validators

from intriga.cli.arguments import COUNT, GAME, JSON, POSITIVE
from intriga.terminal.failures import refuse, tells_failures

if TYPE_CHECKING:
    from intriga.core.errors import IntrigaError
    from intriga.lab.llm.chat_endpoint import ChatEndpoint
    from intriga.lab.llm.conduct import Care, Conduct
    from intriga.lab.llm.model_run import ModelRun

app = App(name="llm")

KEY: Final = "OPENAI_API_KEY"
PRICE: Final = Parameter(validator=validators.Number(gte=0))


@Parameter(name="*")
@dataclass(frozen=True, slots=True, kw_only=True)
class LlmArguments:
    """The arguments of the command line."""

    endpoint: str
    """The address of the chat interface, as https://api.openai.com/v1."""
    model: str
    """The model, by the name that the endpoint has for it."""
    out: Path
    """The folder of the run; an answer that is in it is not asked for again."""
    suite: str = "v1"
    """The suite of prompts and agents, or a file of one's own that ends in .toml."""
    key_variable: str = KEY
    """The environment variable that holds the key of the endpoint; without it none is sent."""
    tokens: Annotated[int | None, COUNT] = None
    """The most tokens, of questions and answers, over all calls with this folder."""
    money: Annotated[float | None, POSITIVE] = None
    """The most money, at the prices given, over all calls with this folder."""
    price_in: Annotated[float | None, PRICE] = None
    """The price of a million tokens of questions."""
    price_out: Annotated[float | None, PRICE] = None
    """The price of a million tokens of answers."""
    at_once: Annotated[int, COUNT] = 1
    """How many rounds are played side by side, each with one question open."""
    limit: Literal["max_tokens", "max_completion_tokens"] = "max_tokens"
    """The name by which the endpoint knows the most tokens of an answer."""
    analysis: Literal["none", "quick", "careful"] = "quick"
    """How closely to look for the cost of the model's choices."""
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("llm", kept="out")
def llm(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[LlmArguments, Parameter(name="*")],
) -> int:
    """Measure a language model in a game, by a suite of fixed prompts."""
    from intriga.core.errors import IntrigaError
    from intriga.lab.arena.results import about
    from intriga.lab.llm.model_report import as_json, as_text, report_of
    from intriga.lab.llm.model_run import ModelRun
    from intriga.lab.llm.spending import TokenBudget
    from intriga.lab.llm.suite import read_suite

    prices = arguments.price_in, arguments.price_out
    budget = TokenBudget(arguments.tokens, arguments.money, *prices)
    suite, endpoint = read_suite(arguments.suite), _endpoint(arguments)
    stopped: IntrigaError | None = None
    with ModelRun(arguments.out, game, suite, endpoint, budget) as run:
        try:
            _play(run, arguments.at_once)
        except IntrigaError as error:
            stopped = error
        found = report_of(run, _looked_into(run, arguments.analysis))
        made = about(["intriga", *sys.argv[1:]])
        if arguments.as_json:
            print(json.dumps(as_json(found, made), ensure_ascii=False))
        else:
            print(as_text(found, made), end="")
    return 0 if stopped is None else _told(stopped, arguments.out)


def _told(stopped: "IntrigaError", out: Path) -> int:
    """Say why the run has stopped, and return the status."""
    from intriga.lab.llm.chat_endpoint import NoReply
    from intriga.lab.llm.spending import BudgetSpent

    if not isinstance(stopped, NoReply | BudgetSpent):  # which it would meet again
        return refuse("llm", str(stopped))
    more = "with more of it " if isinstance(stopped, BudgetSpent) else ""
    return refuse("llm", f"{stopped}; {more}the same command goes on with what is in {out}")


def _endpoint(arguments: LlmArguments) -> "ChatEndpoint":
    """Return the endpoint, with the key of the environment.

    Raises:
        BadOptions: an address, model or key that cannot be; or a variable was named that is none.
    """
    from intriga.core.errors import BadOptions
    from intriga.lab.llm.chat_endpoint import ChatEndpoint

    variable = arguments.key_variable
    key = os.environ.get(variable)
    if key is None and variable != KEY:
        raise BadOptions("key_variable", f"there is no environment variable {variable!r}")
    return ChatEndpoint(arguments.endpoint, arguments.model, key or None, arguments.limit)


def _play(run: "ModelRun", at_once: int) -> None:
    """Play what is missing, and show how far it is if somebody is watching at a terminal.

    A scheduler that ends the command is obeyed as Ctrl-C is: the answers on their way are kept.
    """
    from contextlib import closing

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[tokens]:,} tokens"),
    )
    shown = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
        season, spending = run.season, run.spending
        task = progress.add_task("", total=season.asked, completed=season.done, tokens=0)
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            with closing(run.play(at_once)) as rounds:
                for _ in rounds:
                    spent = spending.tokens_in + spending.tokens_out
                    progress.update(task, completed=season.done, tokens=spent)
        finally:
            signal.signal(signal.SIGTERM, before)


def _looked_into(run: "ModelRun", care: "Care") -> "list[tuple[str, int, Conduct]]":
    """Return the conduct in each game, shown as it is found at a terminal."""
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    found = run.look_into(care)
    if not console.is_terminal:
        return list(found)
    total = run.season.done
    return [
        *track(found, description="Analysing", total=total, console=console, transient=True),
    ]
