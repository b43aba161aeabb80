"""The standings of a circle: what each of its people has won, and awards from measured facts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from intriga.server.wire.circle_bodies import AwardName, CircleAward, EveningShown, StandingRow
from intriga.server.work.game_counts import COUNTS, HEADERS, GameCounts, KeptHeader
from intriga.service.circle import RECENT, Circle, Evening
from intriga.store.interface import CountedGame

LEAST: Final = 2  # of what an award is for: once is no habit
LEAST_ANALYSED: Final = 3  # games without which nobody is called unlucky
MOST_EVENINGS_SHOWN: Final = 60


@dataclass(slots=True)
class _Player:
    """Somebody who played, as they were called last, and what they did."""

    name: str
    face: str
    games: int = 0
    wins: int = 0
    fair: float = 0.0
    points: float = 0.0
    bluffs: int = 0
    reads: int = 0
    fooled: int = 0
    luck: list[float] = field(default_factory=list[float])


@dataclass(slots=True)
class _Evening:
    games: int = 0
    wins: dict[str, int] = field(default_factory=dict[str, int])


class Standings:
    """Adds up the games of a circle, the latest first."""

    def __init__(self, circle: Circle, season: int, now: int) -> None:
        """Begin without any game; those of *season*, from 1, are added up, of 0 all."""
        self.circle, self.now, self.uncounted = circle, now, 0
        self._begins = circle.seasons[season - 1] if season else 0
        later = circle.seasons[season : season + 1] if season else ()
        self._ends = later[0] if later else None
        self._players = dict[str, _Player]()
        self._evenings = dict[str, _Evening]()
        self.seats = dict[str, tuple[str, list[str]]]()
        """The game and the persons of each game that was added up, by its id."""

    def add(self, played: CountedGame) -> None:
        """Add up the game *played* to its evening and, if it fits the season, to the standings."""
        if played.counts is None:
            self.uncounted += 1
            return
        header, counts = HEADERS.decode(played.header), COUNTS.decode(played.counts)
        self._note_evening(played, header, counts)
        fits = self._begins <= played.ended_ms and (
            self._ends is None or played.ended_ms < self._ends
        )
        if fits:
            self.seats[played.id] = header.game, header.people
            for seat, person in enumerate(header.people):
                if person:
                    self._count(header, counts, seat, is_recent=self._is_recent(played))

    def _is_recent(self, played: CountedGame) -> bool:
        return played.ended_ms > self.now - RECENT

    def _note_evening(self, played: CountedGame, header: KeptHeader, counts: GameCounts) -> None:
        evening = self._evenings.setdefault(played.table, _Evening())
        evening.games += 1
        for seat in counts.winners:
            name = self._name(header, seat)
            evening.wins[name] = evening.wins.get(name, 0) + 1

    def _name(self, header: KeptHeader, seat: int) -> str:
        member = self.circle.member(header.people[seat]) if header.people[seat] else None
        return header.seats[seat] if member is None else member.name

    def _count(self, header: KeptHeader, counts: GameCounts, seat: int, *, is_recent: bool) -> None:
        player = self._player(header, seat)
        won, players = seat in counts.winners, len(header.seats)
        player.games += 1
        player.wins += won
        player.fair += len(counts.winners) / players
        match self.circle.scoring:
            case "wins":
                player.points += won
            case "fair":
                player.points += won * players / len(counts.winners)
            case "recent":
                player.points += won and is_recent
        if counts.seats and header.open_cards:
            own = counts.seats[seat]
            player.bluffs += sum(max(0, c.lies - c.caught) for c in own.claims.values())
            player.reads += sum(2 * each.right - each.doubted for each in own.towards.values())
            player.fooled += sum(each.fooled for each in own.towards.values())

    def _player(self, header: KeptHeader, seat: int) -> _Player:
        person = header.people[seat]
        if person not in self._players:
            member = self.circle.member(person)
            face = header.face(seat) if member is None else member.face
            self._players[person] = _Player(self._name(header, seat), face)
        return self._players[person]

    def note_luck(self, luck: Mapping[str, Sequence[float]]) -> None:
        """Note what cards were worth by seat, as shares of a win, in games that were added up."""
        for game, shares in luck.items():
            for person, share in zip(self.seats[game][1], shares, strict=True):
                if person:
                    self._players[person].luck.append(share)

    # --- what they come to

    def told(self, called: Callable[[str], str]) -> tuple[list[StandingRow], list[CircleAward]]:
        """Return the standings and the awards; people are *called* by what may be shown."""
        order = sorted(self._players, key=lambda each: self._rank(self._players[each]))
        rows = [self._row(person, called) for person in order]
        return rows, [award for award in self._awards(order) if award is not None]

    def _rank(self, player: _Player) -> tuple[float, int, int, str]:
        return -player.points, -player.wins, player.games, player.name

    def _row(self, person: str, called: Callable[[str], str]) -> StandingRow:
        player, member = self._players[person], self.circle.member(person)
        return StandingRow(
            key="" if member is None else member.key,
            name=called(player.name),
            face=player.face,
            games=player.games,
            wins=player.wins,
            fair=round(player.fair, 3),
            points=round(player.points),
        )

    def _awards(self, order: Sequence[str]) -> list[CircleAward | None]:
        return [
            self._award("bluffer", order, lambda each: each.bluffs),
            self._award("reader", order, lambda each: each.reads),
            self._award("gullible", order, lambda each: each.fooled),
            self._award("unlucky", order, _misfortune),
        ]

    def _award(
        self, name: AwardName, order: Sequence[str], worth: Callable[[_Player], int]
    ) -> CircleAward | None:
        """Return the award for the most, None where it is too little, or nobody's alone."""
        worths = [worth(self._players[person]) for person in order]
        most = max(worths, default=0)
        if most < LEAST or worths.count(most) > 1:
            return None
        return CircleAward(name, worths.index(most), most)

    def evenings(self, called: Callable[[str], str]) -> list[EveningShown]:
        """Return the evenings at which a game was finished, the latest first."""
        held = [each for each in reversed(self.circle.evenings) if each.table in self._evenings]
        return [self._shown(each, called) for each in held[:MOST_EVENINGS_SHOWN]]

    def _shown(self, evening: Evening, called: Callable[[str], str]) -> EveningShown:
        found = self._evenings[evening.table]
        most = max(found.wins.values(), default=0)
        best = [called(name) for name, wins in found.wins.items() if wins == most]
        return EveningShown(evening.table, evening.opened, found.games, sorted(best))


def _misfortune(player: _Player) -> int:
    """Return how many per cent of a win the cards have cost *player*."""
    return round(-100 * sum(player.luck)) if len(player.luck) >= LEAST_ANALYSED else 0
