"""``intriga dataset``: games between agents as Parquet files, with a row for each decision."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter, Token, validators

from intriga.cli.arguments import (
    EDITION,
    GAME,
    JOBS,
    JSON,
    LIMIT,
    OPTIONS,
    RAY,
    SEED,
    TIME_LIMIT,
    agents_parameter,
    players_of,
    spread_of,
    variant_of,
    words_of,
)
from intriga.core.errors import BadOptions
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.core.ruleset import Json
    from intriga.lab.dataset.making import MadeShard
    from intriga.lab.dataset.plan import DatasetPlan

app = App(name="dataset")

NUMERAL: Final = re.compile(r"\d[\d_]*(\.\d+)?(e\d)?", re.IGNORECASE | re.ASCII)


def number_of_games(kind: object, tokens: Sequence[Token]) -> int:  # noqa: ARG001  as Cyclopts asks
    """Return the number that one of *tokens* writes, as 1000000, 1_000_000 or 1e6.

    Raises:
        ValueError: it is no whole number.
    """
    written = tokens[0].value
    number = float(written) if NUMERAL.fullmatch(written) else 0.5
    if not number.is_integer():
        raise ValueError(f"a number of games is whole, as 1000000 or 1e6, not {written!r}")
    return int(number)


AGENTS: Final = agents_parameter(
    "Who plays: for each seat of each game one of them is drawn; the word population stands for"
    " the kinds of player that learners meet, each as often as they meet it. The population, if the"
    " game has one, where nobody is named."
)
MOST: Final = 2**31 - 1  # games, whose numbers are int32
NUMBER: Final = Parameter(
    converter=number_of_games, validator=validators.Number(gte=1, lte=MOST), help="How many games."
)


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class DatasetArguments:
    """The arguments of the command line."""

    out: Path
    """The folder of the data set; what is in it already is not played again."""
    games: Annotated[int, NUMBER] = 10_000
    agents: Annotated[list[str] | None, AGENTS] = None
    players: int | None = None
    """How many seats; as many as are usual in the game where nothing is said."""
    seed: Annotated[int, SEED] = 0
    """The same number deals and plays the same games again."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    time_limit: Annotated[float, TIME_LIMIT] = LIMIT
    jobs: Annotated[int | None, JOBS] = None
    ray: Annotated[str | None, RAY] = None
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("dataset", kept="out")
def dataset(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[DatasetArguments, Parameter(name="*")],
) -> int:
    """Let agents play, and keep every game and every decision as Parquet."""
    _check_parquet()
    from intriga.lab.dataset.folder import DatasetFolder
    from intriga.lab.dataset.making import make

    plan, spread = _plan(game, arguments), spread_of(arguments.jobs, arguments.ray)
    with DatasetFolder(arguments.out, plan) as folder:
        missing = sum(len(plan.games_of(shard)) for shard in folder.missing())
        made = _with_progress(plan, make(folder, spread), missing)
        seconds = sum(each.seconds for each in made)
        manifest = folder.finish()
    _print(_found(arguments.out, manifest, missing, seconds), as_json=arguments.as_json)
    return 0


def _check_parquet() -> None:
    """Make sure that the library for Parquet is there.

    Raises:
        BadOptions: it is not.
    """
    if find_spec("pyarrow") is None:
        reason = "a data set needs PyArrow, which comes with: pip install 'intriga[data]'"
        raise BadOptions("dataset", reason)


def _plan(name: str, arguments: DatasetArguments) -> "DatasetPlan":
    """Return the data set asked for.

    Raises:
        BadOptions: one that cannot be.
    """
    from intriga.agents.external.process import AgentLimits
    from intriga.agents.registry import from_outside
    from intriga.lab.dataset.plan import DatasetPlan, weights_of

    ruleset, edition, options = variant_of(name, arguments.edition, arguments.options)
    players = players_of(name, arguments.players)
    ruleset.options(edition, options, players)
    asked = words_of(arguments.agents) or [_usual(name)]
    agents = weights_of(asked, name)
    return DatasetPlan(
        ruleset=ruleset,
        asked=asked,
        agents=agents,
        games=arguments.games,
        players=players,
        edition=edition,
        options=options,
        seed=arguments.seed,
        guests=from_outside(agents, name, AgentLimits(decision=arguments.time_limit)),
    )


def _usual(game: str) -> str:
    """Return who plays *game* where nobody is named."""
    from intriga.agents.registry import usual_bot
    from intriga.core.games import games_with
    from intriga.lab.dataset.plan import POPULATION

    return POPULATION if game in games_with("population") else usual_bot(game)


def _with_progress(
    plan: "DatasetPlan", made: "Iterable[MadeShard]", missing: int
) -> "Iterator[MadeShard]":
    """Return the shards *made*, shown as they come if somebody is watching at a terminal."""
    from intriga.terminal.progress_bar import shown_progress

    done = 0
    with shown_progress() as show:
        for each in made:
            done += len(plan.games_of(each.number))
            show(done, missing, "Playing")
            yield each


# ------------------------------------------------------------------- telling


def _found(folder: Path, manifest: "Json", played: int, seconds: float) -> "Json":
    """Return what there is to tell of a finished data set.

    *played* games of it were played now, in *seconds* of one processor.
    """
    from intriga.api.dataset import dataset as opened
    from intriga.lab.dataset.folder import digest_of

    data = opened(folder)
    return {
        "game": manifest["game"],
        "folder": str(folder),
        "games": data.rows("games"),
        "decisions": data.rows(),
        "shards": data.shards,
        "bytes": sum((folder / name).stat().st_size for name in manifest["files"]),
        "sha256": digest_of(manifest),
        "played": played,
        "processor_seconds": round(seconds, 1),
    }


def _print(found: "Json", *, as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, ensure_ascii=False))
        return
    size = found["bytes"] / 1e6
    print(f"{found['games']:,} games with {found['decisions']:,} decisions, {size:,.1f} MB")
    print(f"SHA-256 {found['sha256']}")
    if found["played"]:
        each = found["processor_seconds"] / found["played"]
        hours = each * 1e6 / 3600
        cost = f"{each * 1000:.1f} ms of one core each; at that rate a million takes {hours:.1f}"
        print(f"{found['played']:,} games were played now: {cost} core-hours")
    print(f"{found['folder']}/README.md says what is in it")
