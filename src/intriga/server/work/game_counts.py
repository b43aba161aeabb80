"""The counts of finished games, made in a process of their own, and statistics of many of them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from itertools import islice
from typing import Final

import msgspec
from msgspec import Struct

from intriga.analysis.findings import Account
from intriga.core.chance import Scripted
from intriga.core.errors import IntrigaError
from intriga.core.games import games_with, part_of, table_rules_of
from intriga.core.offered_parts import ClaimCount, SeatCounts, Towards
from intriga.core.record import resume
from intriga.matches.report import wilson
from intriga.server.wire.own_bodies import (
    AnalysedOwnGame,
    CharacterClaims,
    EditionWins,
    Opponent,
    OwnStatistics,
    WinCount,
)
from intriga.server.work.replays import game_of, record_in
from intriga.store.interface import CountedGame, FinishedGame

COUNTED: Final = "1"
"""The version of what is counted; games that were counted otherwise are counted again."""

ENOUGH: Final = 10  # games, below which a share says nothing
MOST_OPPONENTS: Final = 100
NOTHING: Final = SeatCounts()


class GameCounts(Struct, frozen=True):
    """The winners of a finished game, and the counts of each seat, if its kind has any."""

    winners: list[int]
    seats: list[SeatCounts]


def counts_of(games: Sequence[FinishedGame]) -> dict[str, GameCounts]:
    """Return the counts of *games* by their ids, without games that cannot be played through."""
    counted: dict[str, GameCounts] = {}
    for game in games:
        with suppress(IntrigaError):  # the others are counted all the same
            counted[game.id] = _counted(game)
    return counted


def _counted(kept: FinishedGame) -> GameCounts:
    record, name = record_in(kept), game_of(kept)
    game = resume(table_rules_of(name).ruleset, record, Scripted([]))
    count = part_of(name, "review").counts if name in games_with("review") else None
    return GameCounts(list(game.winners), count(record) if count else [])


class KeptHeader(Struct, frozen=True):
    """The part of a kept game's header that says who played what."""

    game: str
    preset: str
    seats: list[str]
    people: list[str]
    faces: list[str] = []
    open_cards: bool = False

    def face(self, seat: int) -> str:
        """Return the face on *seat*, empty for one by the name."""
        return self.faces[seat] if self.faces else ""


HEADERS: Final = msgspec.json.Decoder(KeptHeader)
COUNTS: Final = msgspec.json.Decoder(GameCounts)


@dataclass(slots=True)
class _Wins:
    games: int = 0
    wins: int = 0
    fair: float = 0.0

    def add(self, *, won: bool, fair: float) -> None:
        self.games += 1
        self.wins += won
        self.fair += fair

    def told(self) -> WinCount:
        known = self.games >= ENOUGH
        low, high = wilson(self.wins, self.games) if known else (None, None)
        return WinCount(self.games, self.wins, round(self.fair, 3), low, high)


@dataclass(slots=True)
class _Met:
    """Somebody met, as they were called last."""

    person: str
    name: str
    face: str
    games: int = 0
    own: int = 0
    theirs: int = 0
    did: Towards = field(default_factory=Towards)
    suffered: Towards = field(default_factory=Towards)


class Statistics:
    """Adds up the games of one person, the latest first."""

    def __init__(self, person: str, game: str) -> None:
        """Begin without any game of *person*, those of *game* being added up."""
        self.person, self.game, self.uncounted = person, game, 0
        self._total, self._editions = _Wins(), dict[tuple[str, int], _Wins]()
        self._claims = dict[str, ClaimCount]()
        self._doubted = self._right = 0
        self._met = dict[str, _Met]()
        self._seats = dict[str, tuple[int, int]]()

    def add(self, played: CountedGame) -> None:
        """Add up the game *played*, if it is one of those, and counted."""
        header = HEADERS.decode(played.header)
        if header.game != self.game:
            return
        if played.counts is None:
            self.uncounted += 1
            return
        counts, own = COUNTS.decode(played.counts), header.people.index(self.person)
        players, won = len(header.seats), own in counts.winners
        self._seats[played.id] = own, played.ended_ms
        fair = len(counts.winners) / players
        for wins in (self._total, self._edition(header.preset, players)):
            wins.add(won=won, fair=fair)
        self._count(counts.seats[own] if counts.seats else NOTHING)
        for seat in range(players):
            if seat != own:
                self._meet(header, counts, own, seat)

    def _edition(self, preset: str, players: int) -> _Wins:
        return self._editions.setdefault((preset, players), _Wins())

    def _count(self, own: SeatCounts) -> None:
        for word, count in own.claims.items():
            _add_up(self._claims.setdefault(word, ClaimCount()), count)
        self._doubted += sum(each.doubted for each in own.towards.values())
        self._right += sum(each.right for each in own.towards.values())

    def _meet(self, header: KeptHeader, counts: GameCounts, own: int, seat: int) -> None:
        key = header.people[seat] or f" {header.seats[seat]}"  # no person begins so
        met = self._met.get(key)
        if met is None:
            person, name, face = header.people[seat], header.seats[seat], header.face(seat)
            met = self._met[key] = _Met(person, name, face)
        met.games += 1
        met.own += own in counts.winners
        met.theirs += seat in counts.winners
        if counts.seats:
            _add_up(met.did, _told(counts.seats[own].towards.get(seat), header))
            _add_up(met.suffered, _told(counts.seats[seat].towards.get(own), header))

    def told(
        self,
        course: Sequence[AnalysedOwnGame],
        called: Callable[[str], str],
        who: Callable[[str], str],
    ) -> OwnStatistics:
        """Return what they come to, with the *course* of the games that were looked through.

        People are *called* by what may be shown of their names; *who* makes what they are found by.
        """
        met = sorted(self._met.items(), key=lambda each: -each[1].games)[:MOST_OPPONENTS]
        editions = sorted(self._editions.items(), key=lambda each: -each[1].games)
        return OwnStatistics(
            game=self.game,
            uncounted=self.uncounted,
            total=self._total.told(),
            editions=[EditionWins(*key, wins.told()) for key, wins in editions],
            claims=[CharacterClaims(*each) for each in sorted(self._claims.items())],
            doubted=self._doubted,
            right=self._right,
            course=list(course),
            opponents=[
                Opponent(
                    who=who(key),
                    name=called(each.name),
                    face=each.face,
                    bot=not each.person,
                    games=each.games,
                    own=each.own,
                    theirs=each.theirs,
                    did=each.did,
                    suffered=each.suffered,
                )
                for key, each in met
            ],
        )

    def last(self, most: int) -> dict[str, tuple[int, int]]:
        """Return the own seat in the *most* latest games, and when each ended."""
        return dict(islice(self._seats.items(), most))


def _told(towards: Towards | None, header: KeptHeader) -> Towards:
    """Return *towards* without what closed cards hide: which of the claims believed were lies."""
    if towards is None:
        return Towards()
    if header.open_cards:
        return towards
    return Towards(towards.struck, towards.robbed, 0, 0, towards.doubted, towards.right)


def _add_up(total: ClaimCount | Towards, more: ClaimCount | Towards) -> None:
    for each in fields(total):
        setattr(total, each.name, getattr(total, each.name) + getattr(more, each.name))


class AnalysisAccounts(Struct, frozen=True):
    """The part of an analysis that statistics need."""

    accounts: list[Account]


ACCOUNTS: Final = msgspec.json.Decoder(AnalysisAccounts)
