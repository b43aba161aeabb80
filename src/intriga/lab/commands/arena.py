"""``intriga arena``: which of several agents is stronger, and how sure that is."""

import json
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

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
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from intriga.lab.arena.contest import Contest, ContestKind, Goal
    from intriga.lab.arena.contest_run import Season
    from intriga.lab.arena.results import Provenance, Results
    from intriga.parallel.spread import Spread

app = App(name="arena")

GAMES: Final = 1000  # as the help says
MOST_GAMES: Final = 20_000
MARKDOWN: Final = ".md"
POPULATION: Final = "population"


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class ArenaArguments:
    """The arguments of the command line."""

    agents: Annotated[list[str], agents_parameter("Who is measured, at least two.")]
    out: Path
    """The file of results; rounds in it are not played again."""
    players: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None
    """How many seats; several numbers with spaces or commas between them. As many as are usual
    in the game where nothing is said."""
    kinds: str = "cross,mixed"
    """cross: one of each against all others of each other. mixed: all at one table.
    alone: one of the first against all others of each other. ladder: one of each against
    all others of the one named before."""
    against: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None
    """Measure each of the agents alone among these in place of each other; the word population
    stands for all kinds of player that the game has for it."""
    games: int | None = None
    """How many games of every pairing, 1000; with --until-sure the most of them, 20000."""
    until_sure: Annotated[bool, Parameter(negative="")] = False
    """Stop a pairing as soon as the interval of everybody in it leaves out the equal share."""
    seed: Annotated[int, SEED] = 0
    """The same number deals and plays the same games again."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    time_limit: Annotated[float, TIME_LIMIT] = LIMIT
    jobs: Annotated[int | None, JOBS] = None
    ray: Annotated[str | None, RAY] = None
    report: Path | None = None
    """Write a report to this file, a page of HTML, or Markdown if it ends in .md."""
    corrected: Annotated[bool, Parameter(negative="--raw")] = True
    """Keep the luck of every game too and tell it apart from skill (AIVAT), where the game has
    a guess of its outcome."""
    luck: str = "simple"
    """The predictor of the luck of the cards: simple, by coins and cards, or network, slower."""
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("arena", kept="out")
def arena(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[ArenaArguments, Parameter(name="*")],
) -> int:
    """Let agents meet in every way, and report who is stronger and how sure that is."""
    from intriga.agents.external.source import AgentFailed
    from intriga.core.errors import IntrigaError
    from intriga.lab.arena.contest import pairings
    from intriga.lab.arena.contest_file import ContestFile
    from intriga.lab.arena.contest_run import Season
    from intriga.lab.arena.json_report import as_json
    from intriga.lab.arena.results import about, findings
    from intriga.lab.arena.text_tables import markdown

    contest, goal = _contest(game, arguments), _goal(arguments)
    spread = spread_of(arguments.jobs, arguments.ray)
    pairings(contest)  # an impossible contest is refused before a file is begun
    if arguments.report is not None:
        _check_report(arguments.report)
    with closing(ContestFile(contest, arguments.out)) as ledger:
        try:
            _play(Season(contest, ledger, goal), spread)
        except AgentFailed as error:
            kept = f"what was played before is in {arguments.out}"
            raise IntrigaError(f"{error}; the contest has stopped, and {kept}") from None
        found = findings(contest, ledger, goal)
    made = about(["intriga", *sys.argv[1:]])
    if arguments.report is not None:
        _write(arguments.report, found, made)
    if arguments.as_json:
        print(json.dumps(as_json(found, made), ensure_ascii=False))
    else:
        print(markdown(found, made), end="")
    return 0


# ------------------------------------------------------------------- what is asked for


def _contest(name: str, arguments: ArenaArguments) -> "Contest":
    """Return the contest asked for.

    Raises:
        BadOptions: one that cannot be.
    """
    from intriga.agents.external.process import AgentLimits
    from intriga.agents.registry import from_outside
    from intriga.core.games import games_with
    from intriga.lab.arena.contest import Contest, ContestKind

    ruleset, edition, options = variant_of(name, arguments.edition, arguments.options)
    measured = words_of(arguments.agents)
    against = _against(name, arguments.against, measured)
    agents = [*measured, *against]
    kinds = [ContestKind.ALONE] if against else map(_kind, words_of([arguments.kinds]))
    return Contest(
        ruleset=ruleset,
        agents=tuple(agents),
        measured=len(measured) if against else 0,
        players=_players(arguments.players or [str(players_of(name, None))]),
        preset=edition,
        options=options,
        kinds=frozenset(kinds),
        seed=arguments.seed,
        corrected=arguments.corrected and name in games_with("valuer"),
        luck=arguments.luck,
        guests=from_outside(agents, name, AgentLimits(decision=arguments.time_limit)),
    )


def _against(game: str, given: list[str] | None, measured: list[str]) -> list[str]:
    """Return the agents to be measured against, without those *measured*.

    Raises:
        BadOptions: the game has no population, and it was asked for.
    """
    from intriga.core.games import population_of

    found: list[str] = []
    for word in words_of(given or []):
        found += [each.agent for each in population_of(game)] if word == POPULATION else [word]
    return [name for name in dict.fromkeys(found) if name not in measured]


def _players(given: list[str]) -> tuple[int, ...]:
    from intriga.core.errors import BadOptions

    words = words_of(given)
    if not words or not all(word.isdecimal() for word in words):
        text = " ".join(given)
        raise BadOptions("players", f"players are numbers with commas between them, not {text!r}")
    return tuple(dict.fromkeys(map(int, words)))


def _kind(word: str) -> "ContestKind":
    from intriga.core.errors import BadOptions, unknown
    from intriga.lab.arena.contest import ContestKind

    if word not in set(ContestKind):
        raise BadOptions("kinds", unknown("kind", word, ContestKind))
    return ContestKind(word)


def _goal(arguments: ArenaArguments) -> "Goal":
    from intriga.lab.arena.contest import Goal

    games = MOST_GAMES if arguments.until_sure else GAMES
    return Goal(games if arguments.games is None else arguments.games, arguments.until_sure)


def _check_report(path: Path) -> None:
    """Make sure that the report can be written, which is done hours later.

    Raises:
        BadOptions: matplotlib is not installed.
        OSError: the file cannot be written.
    """
    if path.suffix != MARKDOWN:
        from intriga.lab.arena.plots import library

        library()
    there = path.exists()
    path.open("a").close()
    if not there:
        path.unlink()  # a report that is empty would stay behind an interruption


# ------------------------------------------------------------------- playing and telling


def _play(season: "Season", spread: "Spread") -> None:
    """Play what is missing, and show how far it is if somebody is watching at a terminal."""
    from intriga.terminal.progress_bar import shown_progress

    with shown_progress() as show:
        for played in season.play(spread):
            show(season.done, season.asked, f"Playing {' '.join(dict.fromkeys(played.agents))}")


def _write(path: Path, found: "Results", made: "Provenance") -> None:
    from intriga.lab.arena.plots import page
    from intriga.lab.arena.text_tables import markdown

    write = markdown if path.suffix == MARKDOWN else page
    path.write_text(write(found, made), encoding="utf-8")
