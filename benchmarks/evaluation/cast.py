"""The levels and the cast: how they play, whether tempers differ, and how strong these are.

    python -m benchmarks.evaluation.cast [--keep] [--game GAME] [--level LEVEL ...] [--seats N ...]
        [--games N] [--group N] [--styles NAME ...] [--strength N]

At each number of seats tables are seated with a level alone, and with a game's styles at that
level, each equally often.  A level that thinks long plays a part of the games (SLOW).
Each game counts things of its own: ``coup_watching.py`` and ``pot_de_vin_watching.py`` beside this.

Whether the styles differ is asked of a reader who sees public play alone
(``telling_apart.py``), by so many games of a seat (``--group``).

The games are stored in build/cast, so that an interrupted call goes on: delete it once a level
or a style has changed.

Strength: one player of a style among three of the level itself, dealt in duplicate, every seat in
turn; 25 % is as strong, shown with its 95 % interval.
"""

import argparse
import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

from benchmarks.evaluation.coup_watching import CoupWatching
from benchmarks.evaluation.pot_de_vin_watching import PotDeVinWatching
from benchmarks.evaluation.telling_apart import named, rightly
from benchmarks.evaluation.watched_games import Seen, Watching, watched
from benchmarks.results import FigureTable, tell
from intriga.agents import agent, levels_for, styles_for
from intriga.agents.base import SlowToBegin
from intriga.agents.registry import cast_of
from intriga.core.agent import Agent
from intriga.core.games import ruleset_of, table_rules_of
from intriga.matches.match import Match, play_round, prepared
from intriga.matches.report import share_of

GAMES: Final = 400
GROUP: Final = 60  # games of a seat from which its style is named
SEATS: Final = (3, 4, 5, 6)
SLOW: Final = {"master": 8}  # of so many games that another level plays it plays one
FOUR: Final = 4  # seats where strength is measured
KEPT: Final = Path("build/cast")  # what was played, from where the command is given
WATCHING: Final[Mapping[str, Watching]] = {"coup": CoupWatching(), "pot-de-vin": PotDeVinWatching()}

Games = list[list[Seen]]


# ------------------------------------------------------------------- what is played


@dataclass(frozen=True, slots=True)
class Company:
    """The players of a table: *names* are styles, or the *level* itself."""

    game: str
    level: str
    names: Sequence[str]
    seats: int
    edition: str = ""  # the usual one if none is named


def play(company: Company, numbers: range) -> Iterator[list[Seen]]:
    """Yield what is seen in the games of these *numbers*: each plays as often, on every seat."""
    tables = [*combinations(company.names, min(company.seats, len(company.names)))]
    for number in numbers:
        table = list(tables[number % len(tables)])
        Random(number).shuffle(table)
        who = (table * company.seats)[: company.seats]
        players = [(name, _player(company.game, company.level, name)) for name in who]
        yield watched(WATCHING[company.game], players, number, company.edition)


def kept(company: Company, games: int) -> Games:
    """Return what is seen in so many games, of which those that were kept before are read."""
    KEPT.mkdir(parents=True, exist_ok=True)
    called = (company.game, company.level, *company.names, str(company.seats))
    file = KEPT / f"{'-'.join(called)}.jsonl"
    before = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [_read(line) for line in before[:games]]
    with file.open("a", encoding="utf-8") as lines:
        for seen in play(company, range(len(found), games)):
            found.append(seen)
            lines.write(_line(seen) + "\n")
            lines.flush()
    return found


def _line(game: Sequence[Seen]) -> str:
    return json.dumps([[each.name, each.deeds, each.counts] for each in game])


def _read(line: str) -> list[Seen]:
    return [
        Seen(name, [(situation, done) for situation, done in deeds], Counter(counts))
        for name, deeds, counts in json.loads(line)
    ]


_players: dict[tuple[str, str], Agent] = {}


def _player(game: str, level: str, name: str) -> Agent:
    """Return who plays in the style *name* at *level*, or at a level of that name."""
    called = name if name == level else f"{name}:{level}"
    if (game, called) not in _players:
        made = agent(called, game)
        if isinstance(made, SlowToBegin):
            made.prepare()
        _players[game, called] = made
    return _players[game, called]


# ------------------------------------------------------------------- what it says


Rows = Iterator[dict[str, str]]


def by_level(game: str, level: str, styles: Sequence[str], asked: argparse.Namespace) -> Rows:
    """Yield what is seen at one *level*, alone and as the cast, at each number of seats."""
    number = asked.games // SLOW.get(level, 1)
    for seats in asked.seats:
        for names in ([level], styles):
            found = kept(Company(game, level, names, seats), number)
            who = level if names == [level] else f"the cast, {level}"
            figures = dict(WATCHING[game].figures(found))
            if names != [level]:
                figures[f"told apart by {asked.group}"] = apart(found, asked.group)
            yield {"who": who, "seats": str(seats), "games": str(number), **figures}


def apart(games: Games, group: int) -> str:
    """Return how often a reader names a player rightly, nothing where there are too few games."""
    deeds = deeds_of(games)
    if min(len(each) for each in deeds.values()) < 2 * group:
        return ""
    return f"{rightly(named(deeds, group)):.1%}"


def deeds_of(games: Games) -> dict[str, list[list[tuple[str, str]]]]:
    """Return what each player did, by game."""
    found: dict[str, list[list[tuple[str, str]]]] = {}
    for seen in (each for game in games for each in game):
        found.setdefault(seen.name, []).append(seen.deeds)
    return found


def in_columns(rows: Sequence[Mapping[str, str]]) -> FigureTable:
    """Return *rows* as a table with the columns of all of them."""
    heads = list(dict.fromkeys(head for each in rows for head in each))
    return FigureTable(heads, [[each.get(head, "") for head in heads] for each in rows])


def by_style(game: str, level: str, styles: Sequence[str], asked: argparse.Namespace) -> Rows:
    """Yield what is seen of each style at *level*, at all numbers of seats together."""
    number = asked.games // SLOW.get(level, 1)
    tables = [kept(Company(game, level, styles, seats), number) for seats in asked.seats]
    found = [*chain(*tables)]
    for style in styles:
        yield {"level": level, "style": style, **WATCHING[game].figures_of(style, found)}


# ------------------------------------------------------------------- strength


def strength(game: str, level: str, style: str, games: int) -> dict[str, str]:
    """Return what *style* wins among three players of *level*."""
    name = f"{style}:{level}"
    edition = table_rules_of(game).preset_for("en", FOUR)
    match = Match(ruleset_of(game), (name, *[level] * (FOUR - 1)), games, edition, seed=7)
    players = prepared(match)
    rounds: list[float] = []
    for number in range(games // FOUR):
        played = play_round(match, number, players)
        rounds.append(sum(_share(each.winners) for each in played) / len(played))
    found = share_of(rounds)
    return {
        "style": style,
        "among": level,
        "games": str(len(rounds) * FOUR),
        "wins": f"{found.share:.1%}",
        "95 %": f"{found.low:.1%} to {found.high:.1%}",
    }


def _share(winners: Sequence[int]) -> float:
    return (0 in winners) / len(winners) if winners else 0.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="coup")
    parser.add_argument("--level", nargs="+")
    parser.add_argument("--seats", nargs="+", type=int, default=SEATS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--strength", type=int, default=0)
    parser.add_argument("--group", type=int, default=GROUP)
    parser.add_argument("--styles", nargs="+")
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    game, levels = asked.game, asked.level or levels_for(asked.game)
    cast = cast_of(game).values()
    styles = asked.styles or [each for each in styles_for(game) if each in cast]
    if asked.games:
        rows = [each for level in levels for each in by_level(game, level, styles, asked)]
        tell(f"The levels and the cast of {game}", in_columns(rows))
        rows = [each for level in levels for each in by_style(game, level, styles, asked)]
        tell(f"The styles of {game}", in_columns(rows))
    if asked.strength:
        rows = [strength(game, level, each, asked.strength) for level in levels for each in styles]
        tell(f"The strength of the cast of {game}", in_columns(rows))


if __name__ == "__main__":
    main()
