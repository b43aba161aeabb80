"""The evening of a table: how often each player won, and titles for memorable deeds.

All of it comes from the records of finished games.  Titles that tell of hidden cards are given
only for games whose table opened them.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

import msgspec

from intriga.core.chance import Scripted
from intriga.core.display_names import told_apart
from intriga.core.games import games_with, part_of, table_rules_of
from intriga.core.message import Message, Value
from intriga.core.offered_parts import Deed, Title, Titles
from intriga.core.record import resume
from intriga.server.wire.bodies import EveningPlayer, EveningTitle, TableEvening
from intriga.server.work.replays import FACES, PEOPLE, game_of, is_open, record_in
from intriga.service.commands import LONGEST_NAME
from intriga.store.interface import FinishedGame

BOT: Final = "bot "
MOST_GAMES: Final = 40  # the last ones of a table: a second or two of work
MOST_HOLDERS: Final = 2  # of one title; a deed of more people is no distinction


@dataclass(slots=True)
class _Player:
    """Somebody who played, as they were called last."""

    name: str
    face: str
    bot: bool
    games: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class _Done:
    """A deed, who did it, and in which game, whose seats are *players*."""

    deed: Deed
    who: str
    game: FinishedGame
    players: Sequence[str]


@dataclass(slots=True)
class _Evening:
    """The findings game by game: the players, the keys that identify them, and their deeds."""

    players: dict[str, _Player] = field(default_factory=dict[str, _Player])
    done: list[_Done] = field(default_factory=list[_Done])

    def add(self, kept: FinishedGame) -> None:
        """Look through the game *kept*."""
        record = record_in(kept)
        names = record.header["seats"]
        seats = _keys(kept, names)
        game = resume(table_rules_of(game_of(kept)).ruleset, record, Scripted([]))
        faces = msgspec.json.decode(kept.header).get(FACES) or [""] * len(names)
        for seat, who in enumerate(seats):
            player = self.players.setdefault(who, _Player("", "", who.startswith(BOT)))
            player.name, player.face = names[seat], faces[seat]
            player.games += 1
            player.wins += seat in game.winners
        titles = titles_of(game_of(kept))
        if titles is not None and (is_open(kept) or not titles.tells_hidden):
            self.done += [
                _Done(deed, seats[deed.seat], kept, seats) for deed in titles.deeds(record)
            ]


def _keys(kept: FinishedGame, names: Sequence[str]) -> list[str]:
    """Return the keys of the players of *kept*: the person, or the name of the bot."""
    people = msgspec.json.decode(kept.header).get(PEOPLE) or [""] * len(names)
    return [person or f"{BOT}{name}" for person, name in zip(people, names, strict=True)]


def titles_of(game: str) -> Titles | None:
    """Return the titles of *game*, None where it has none."""
    found: Titles | None = part_of(game, "titles") if game in games_with("titles") else None
    return found


def evening_of(table: str, games: Sequence[FinishedGame]) -> TableEvening:
    """Return the summary of *games*, at least one, of *table*, the first of them in front."""
    evening = _Evening()
    for kept in games:
        evening.add(kept)
    order = sorted(evening.players, key=lambda who: _rank(evening.players[who]))
    places = {who: place for place, who in enumerate(order)}
    players = [evening.players[who] for who in order]
    names = told_apart([player.name for player in players], LONGEST_NAME)
    last = games[-1]
    return TableEvening(
        table=table,
        game=game_of(last),
        preset=record_in(last).header["preset"],
        games=len(games),
        dates=(_day(games[0]), _day(last)),
        players=[
            EveningPlayer(name, each.face, each.bot, each.games, each.wins)
            for name, each in zip(names, players, strict=True)
        ],
        titles=_titles(game_of(last), evening, places),
    )


def no_evening(table: str, game: str, preset: str) -> TableEvening:
    """Return the evening of a *table* where no game is over yet."""
    return TableEvening(table, game, preset, 0, None, [], [])


def _rank(player: _Player) -> tuple[int, bool, int]:
    return -player.wins, player.bot, player.games


def _day(kept: FinishedGame) -> str:
    return datetime.fromtimestamp(kept.ended_ms / 1000, UTC).date().isoformat()


# ------------------------------------------------------------------- titles


def _titles(game: str, evening: _Evening, places: Mapping[str, int]) -> list[EveningTitle]:
    declared = titles_of(game)
    found: list[EveningTitle] = []
    for title in declared.titles if declared else ():
        done = [each for each in evening.done if each.deed.title == title.name]
        given = _to_most if title.adds else _to_greatest
        told = given(title, done, evening, places)
        if told is not None:
            found.append(told)
    return found


def _to_greatest(
    title: Title, done: Sequence[_Done], evening: _Evening, places: Mapping[str, int]
) -> EveningTitle | None:
    """Give *title* to the greatest deed, the first of equal ones; people go before bots."""
    enough = [each for each in done if each.deed.weight >= title.least]
    if not enough:
        return None
    best = min(enough, key=lambda each: (evening.players[each.who].bot, -each.deed.weight))
    told = Message(f"title-{title.name}-told", _placed(best, places))
    return EveningTitle(title.name, [places[best.who]], [told], best.game.id, best.deed.step)


def _placed(done: _Done, places: Mapping[str, int]) -> dict[str, Value]:
    """Return the arguments of the deed *done*: a seat becomes the place of its player."""
    kinds = table_rules_of(game_of(done.game)).arguments
    return {
        name: places[done.players[value]]
        if isinstance(value, int) and kinds.get(name) == "seat"
        else value
        for name, value in done.deed.args.items()
    }


def _to_most(
    title: Title, done: Sequence[_Done], evening: _Evening, places: Mapping[str, int]
) -> EveningTitle | None:
    """Give *title* to those whose deeds weigh most together; people go before bots.

    A deed that more than MOST_HOLDERS have done alike is no distinction.
    """
    weights: defaultdict[str, float] = defaultdict(float)
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for each in done:
        weights[each.who] += each.deed.weight
        counts[each.who].update({k: v for k, v in each.deed.args.items() if isinstance(v, int)})
    enough = [who for who, weight in weights.items() if weight >= title.least]
    able = [who for who in enough if not evening.players[who].bot] or enough
    most = max((weights[who] for who in able), default=0.0)
    holders = sorted((who for who in able if weights[who] == most), key=lambda who: places[who])
    if not 0 < len(holders) <= MOST_HOLDERS:
        return None
    told = [Message(f"title-{title.name}-told", dict(counts[who])) for who in holders]
    return EveningTitle(title.name, [places[who] for who in holders], told, None, None)
