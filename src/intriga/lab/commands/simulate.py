"""``intriga simulate``: many games between agents, and who won them."""

import json
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TextIO

from cyclopts import App, Parameter

from intriga.agents import levels_for
from intriga.agents.base import digest_of
from intriga.cli.arguments import (
    EDITION,
    GAME,
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
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from intriga.matches.match import Match, PlayedGame
    from intriga.matches.report import Report
    from intriga.parallel.spread import Spread

app = App(name="simulate")

TABLES: Final = (".parquet", ".csv", ".arrow", ".feather")  # the names of other formats
NOTHING: Final = "–"
USUAL: Final = ("casual", "beginner")  # who plays where nobody is named and the game has levels
AGENTS: Final = agents_parameter("Who plays, repeated until all seats are taken.")


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class SimulateArguments:
    """The arguments of the command line; everything has a default."""

    players: int | None = None
    """How many seats; as many as are usual in the game where nothing is said."""
    games: int = 1000
    """How many games; a multiple of the players gives every agent every seat equally often."""
    agents: Annotated[list[str] | None, AGENTS] = None
    seed: Annotated[int, SEED] = 0
    """The same number deals and plays the same games again."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    time_limit: Annotated[float, TIME_LIMIT] = LIMIT
    record: Path | None = None
    """Write every game to this file, for intriga replay."""
    jobs: int | None = None
    """How many processes play; one where nothing is said, for most simulations are short."""
    ray: Annotated[str | None, RAY] = None
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("simulate")
def simulate(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[SimulateArguments, Parameter(name="*")] = SimulateArguments(),
) -> int:
    """Play a game many times, every agent in every seat, and count who wins."""
    match = _match(game, arguments)
    _check_record(arguments.record)
    alone = arguments.jobs is None and arguments.ray is None
    spread = spread_of(1 if alone else arguments.jobs, arguments.ray)
    _print(match, _played(match, arguments.record, spread), as_json=arguments.as_json)
    return 0


def _match(name: str, arguments: SimulateArguments) -> "Match":
    """Return the match asked for.

    Raises:
        BadOptions: one that cannot be.
    """
    from intriga.agents.external.process import AgentLimits
    from intriga.agents.registry import from_outside
    from intriga.core.errors import BadOptions
    from intriga.matches.match import Match, fill

    variant = variant_of(name, arguments.edition, arguments.options)
    if arguments.games < 1:
        raise BadOptions("games", f"there must be at least 1 game, not {arguments.games}")
    players = players_of(name, arguments.players)
    variant.ruleset.options(variant.edition, variant.options, players)
    seated = fill(words_of(arguments.agents) or _usual(name), players)
    guests = from_outside(seated, name, AgentLimits(decision=arguments.time_limit))
    ruleset, edition, options = variant
    return Match(ruleset, seated, arguments.games, edition, options, arguments.seed, guests=guests)


def _check_record(record: Path | None) -> None:
    """See that *record* is not named as a file of another format.

    Raises:
        BadOptions: it is named as a table.
    """
    from intriga.core.errors import BadOptions

    if record is not None and record.suffix.lower() in TABLES:
        reason = (
            f"a record is lines of JSON, as games.jsonl, and {record} is named as a table:"
            " intriga dataset writes games and decisions as Parquet"
        )
        raise BadOptions("record", reason)


def _usual(game: str) -> list[str]:
    """Return the default agents of *game*."""
    levels = levels_for(game)
    return [level for level in USUAL if level in levels] or levels[:1]


# ------------------------------------------------------------------- playing


def _played(match: "Match", record: Path | None, spread: "Spread") -> "Report":
    """Play *match*, write its records where asked for, and return what it shows."""
    from intriga.matches.report import report

    games = _one_by_one(match, record) if spread.is_alone else _in_parts(match, record, spread)
    with record.open("w", encoding="utf-8") if record else nullcontext() as file:
        return report(match, _written(_with_progress(games, match.games), file))


def _one_by_one(match: "Match", record: Path | None) -> "Iterator[PlayedGame]":
    """Return the games of *match*, played by this process."""
    from intriga.matches.match import play_match, prepared

    prepared(match)  # before the first game is shown
    return play_match(match, record=record is not None)


def _in_parts(match: "Match", record: Path | None, spread: "Spread") -> "Iterator[PlayedGame]":
    """Return the games of *match*, played elsewhere; the first is there already.

    So what cannot be is refused before a file of records is begun again.
    """
    from intriga.lab.arena.match_parts import play_in_parts
    from intriga.matches.match import seated

    seated(match)  # who cannot play is refused before others are asked
    games = play_in_parts(match, spread, record=record is not None)
    return chain([next(games)], games)


def _written(games: "Iterable[PlayedGame]", file: TextIO | None) -> "Iterator[PlayedGame]":
    from intriga.core.record_text import write_lines

    for game in games:
        if file is not None and game.lines is not None:
            write_lines(game.lines, file)
        yield game


def _with_progress(games: "Iterable[PlayedGame]", total: int) -> "Iterator[PlayedGame]":
    """Return *games*, shown as they go by if somebody is watching at a terminal."""
    from intriga.terminal.progress_bar import shown_progress

    with shown_progress() as show:
        for done, game in enumerate(games, start=1):
            show(done, total, "Playing")
            yield game


# ------------------------------------------------------------------- telling


def _print(match: "Match", found: "Report", *, as_json: bool) -> None:
    if as_json:
        call = {
            "game": match.ruleset.name,
            "players": match.seats,
            "edition": match.preset,
            "options": dict(match.options),
            "seed": match.seed,
            "sha256": {name: digest_of(guest) for name, guest in match.guests.items()},
        }
        print(json.dumps({**call, **found.as_dict()}, ensure_ascii=False))
        return
    _print_table(found)
    print(f"{found.games} games, {found.mean_decisions:.1f} decisions each on average")
    if found.no_result:
        print(f"{found.no_result} of them not over after {match.most_decisions} decisions")


def _print_table(found: "Report") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    table.add_column("agent")
    for heading in ("seats", "won", "share", "95 % interval", "if equal"):
        table.add_column(heading, justify="right")
    for row in found.rows:
        between = f"{row.low:.1%} – {row.high:.1%}" if row.is_measured else NOTHING
        share, expected = f"{row.share:.1%}", f"{row.expected:.1%}"
        table.add_row(row.agent, str(row.seats), f"{row.wins:g}", share, between, expected)
    Console(highlight=False).print(table)
