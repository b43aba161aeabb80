"""The table of a day: one edition, one company, one deal for everybody, by the key of the day."""

from dataclasses import dataclass
from random import Random
from typing import Final

from intriga.agents.registry import drawn
from intriga.core.daily_deal import picked
from intriga.core.errors import BadOptions
from intriga.core.games import games, manifest_of
from intriga.service.commands import NewTable
from intriga.service.events import DailyDeal
from intriga.service.session import Person
from intriga.service.table_settings import Settings

SEAT: Final = 0
"""The seat of the person: who begins is drawn, and seats are told apart by nothing else."""


@dataclass(frozen=True, slots=True)
class DayTable:
    """The table of *game* on a day: *preset* for *players*, seat *first* begins.

    On the seats after the person's sit the *characters* of the cast, who play at *level*.
    """

    game: str
    preset: str
    players: int
    first: int
    level: str
    characters: tuple[str, ...]

    def wish(self, name: str, face: str) -> NewTable:
        """Return the table that somebody called *name* asks for."""
        return NewTable(
            game=self.game,
            name=name,
            preset=self.preset,
            chairs=self.players,
            bots=[self.level] * (self.players - 1),
            characters=[*self.characters],
            face=face,
            settings=Settings(turn=0, reaction=0),  # nobody waits for a lone player
        )

    def deal(self, day: str, key: bytes, host: Person, *, counted: bool) -> DailyDeal:
        """Return the deal by the *key* of *day*, which *host* is to play."""
        return DailyDeal(day, key.hex(), self.first, host.id, counted)


def daily_games() -> list[str]:
    """Return the games that have a daily bluff."""
    return [game for game in games() if manifest_of(game).daily.tables]


def day_table(game: str, key: bytes) -> DayTable:
    """Return the table of *game* on the day that has *key*.

    Raises:
        BadOptions: there is no such game, or it has no daily bluff.
    """
    plan = manifest_of(game).daily
    if not plan.tables:
        raise BadOptions("game", f"{game} has no daily bluff")
    preset, players = picked(key, "table", plan.tables)
    first = picked(key, "first", range(players))
    company = Random(picked(key, "company", range(1 << 10)))  # noqa: S311  it follows from the key
    characters = drawn(game, players - 1, [], company)
    return DayTable(game, preset, players, first, plan.level, tuple(characters))
