"""``intriga arena``: which of several agents is stronger, and how sure that is."""

import os
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import App, Parameter

from intriga.cli.game import GAME, players_of
from intriga.terminal.errors import told

if TYPE_CHECKING:
    from intriga.arena.about import About
    from intriga.arena.contest import Contest, Goal, Kind
    from intriga.arena.findings import Findings
    from intriga.arena.running import Season

app = App(
    name="arena",
    help="Let agents meet in every way, and report who is stronger and how sure that is.",
    help_format="plaintext",
)

GAMES: Final = 1000  # as the help says
MOST_GAMES: Final = 20_000
MARKDOWN: Final = ".md"


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks for."""

    agents: Annotated[list[str], Parameter(consume_multiple=True, negative="")]
    """Who is measured, at least two."""
    out: Path
    """The file of results; what is in it already is not played again."""
    players: str | None = None
    """How many seats, several numbers with commas between them; as many as are usual in the
    game where nothing is said."""
    kinds: str = "cross,mixed"
    """cross: one of each against all others of each other. mixed: all at one table.
    alone: one of the first against all others of each other. ladder: one of each against
    all others of the one named before."""
    games: int | None = None
    """How many games of every pairing, 1000; with --until-sure the most of them, 20000."""
    until_sure: Annotated[bool, Parameter(negative="")] = False
    """Stop a pairing as soon as the interval of everybody in it leaves out the equal share."""
    seed: int = 0
    """The same number deals and plays the same games again."""
    preset: str | None = None
    """The edition; the game's first one where none is named."""
    option: Annotated[list[str] | None, Parameter(consume_multiple=True, negative="")] = None
    """House rules, each as name=value."""
    jobs: int | None = None
    """How many processes play; as many as there are cores where nothing is said."""
    ray: str | None = None
    """Play on a Ray cluster: auto for the one that this machine is part of, its address, or
    local for one of this machine alone."""
    report: Path | None = None
    """Write a report to this file, a page of HTML, or Markdown if it ends in .md."""
    corrected: Annotated[bool, Parameter(negative="--raw")] = True
    """Keep the luck of every game too and tell it apart from skill (AIVAT), where the game has
    a guess of its outcome."""
    eyes: str = "simple"
    """Who guesses what luck was worth: simple, by coins and cards, or network, slower."""


@app.default
def arena(
    game: Annotated[str, GAME],
    /,
    *,
    wishes: Annotated[Wishes, Parameter(name="*")],
) -> int:
    """Let agents meet in every way, and report who is stronger and how sure that is.

    Every pairing is played in rounds of duplicate deals, everybody once on every seat.
    Run again with the same file, the command goes on where it was.
    """
    return told("arena", lambda: _arena(game, wishes), wishes.out)


def _arena(game: str, wishes: Wishes) -> int:
    from intriga.arena.about import about
    from intriga.arena.cluster import library
    from intriga.arena.contest import pairings
    from intriga.arena.findings import findings
    from intriga.arena.ledger import Ledger
    from intriga.arena.running import Season
    from intriga.arena.sheet import markdown

    contest, goal, jobs = _contest(game, wishes), _goal(wishes), _jobs(wishes)
    pairings(contest)  # what cannot be is refused before a file is begun
    if wishes.report is not None:
        _check_report(wishes.report)
    if wishes.ray is not None:
        library()
    with closing(Ledger(contest, wishes.out)) as ledger:
        _play(Season(contest, ledger, goal), jobs, wishes.ray)
        found = findings(contest, ledger, goal)
    made = about(["intriga", *sys.argv[1:]])
    if wishes.report is not None:
        _write(wishes.report, found, made)
    print(markdown(found, made), end="")
    return 0


# ------------------------------------------------------------------- what is asked for


def _contest(name: str, wishes: Wishes) -> "Contest":
    """Return the contest asked for.

    Raises:
        BadOptions: one that cannot be.
    """
    from intriga.arena.contest import Contest
    from intriga.core.registry import games_with, ruleset_of

    game = ruleset_of(name)
    return Contest(
        game=game,
        agents=tuple(_words(",".join(wishes.agents))),
        players=_players(wishes.players or str(players_of(name, None))),
        preset=wishes.preset or next(iter(game.variants.editions)),
        options=game.variants.parse(",".join(wishes.option or ())),
        kinds=frozenset(map(_kind, _words(wishes.kinds))),
        seed=wishes.seed,
        corrected=wishes.corrected and name in games_with("valuer"),
        eyes=wishes.eyes,
    )


def _words(text: str) -> list[str]:
    return [word for word in map(str.strip, text.split(",")) if word]


def _players(text: str) -> tuple[int, ...]:
    from intriga.core.errors import BadOptions

    words = _words(text)
    if not words or not all(word.isdecimal() for word in words):
        raise BadOptions("players", f"players are numbers with commas between them, not {text!r}")
    return tuple(dict.fromkeys(map(int, words)))


def _kind(word: str) -> "Kind":
    from intriga.arena.contest import Kind
    from intriga.core.errors import BadOptions

    if word not in set(Kind):
        raise BadOptions("kinds", f"kinds are {', '.join(Kind)}, not {word!r}")
    return Kind(word)


def _goal(wishes: Wishes) -> "Goal":
    from intriga.arena.contest import Goal

    games = MOST_GAMES if wishes.until_sure else GAMES
    return Goal(games if wishes.games is None else wishes.games, wishes.until_sure)


def _jobs(wishes: Wishes) -> int:
    from intriga.core.errors import BadOptions

    if wishes.jobs is not None and wishes.jobs < 1:
        raise BadOptions("jobs", f"at least 1 process has to play, not {wishes.jobs}")
    return wishes.jobs or os.cpu_count() or 1


def _check_report(path: Path) -> None:
    """Make sure that the report can be written, which is done hours later.

    Raises:
        BadOptions: matplotlib is not installed.
        OSError: the file cannot be written.
    """
    if path.suffix != MARKDOWN:
        from intriga.arena.plots import library

        library()
    there = path.exists()
    path.open("a").close()
    if not there:
        path.unlink()  # a report that is empty would stay behind an interruption


# ------------------------------------------------------------------- playing and telling


def _play(season: "Season", jobs: int, cluster: str | None) -> None:
    """Play what is missing, and show how far it is if somebody is watching at a terminal."""
    from functools import partial

    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    from intriga.arena.cluster import spread

    console = Console(stderr=True)
    columns = (
        TextColumn("Playing {task.fields[last]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    shown = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not shown) as progress:
        task = progress.add_task("", total=season.asked, completed=season.done, last="")
        for played in season.play(jobs, partial(spread, address=cluster) if cluster else None):
            last = " ".join(dict.fromkeys(played.agents))
            progress.update(task, total=season.asked, completed=season.done, last=last)


def _write(path: Path, found: "Findings", made: "About") -> None:
    from intriga.arena.page import page
    from intriga.arena.sheet import markdown

    write = markdown if path.suffix == MARKDOWN else page
    path.write_text(write(found, made), encoding="utf-8")
