"""The results of the games that count: they end, are looked through, and get their points.

A game is looked through as soon as it is over, by the same process as every finished game, one
after the other.  If a server stops meanwhile, it goes on when somebody asks for the points.
"""

import asyncio
import gzip
import json
from contextlib import suppress
from dataclasses import replace
from typing import Final

import msgspec

from intriga.core.daily_deal import DAILY
from intriga.server.http.daily.day_calendar import told_from
from intriga.server.http.finished_games import Analyses
from intriga.server.logs import log_defect
from intriga.server.tables.context import Context
from intriga.server.wire.daily_bodies import DailyOwn, DailyStanding
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.daily_score import DailyScore, score_of, score_unseen
from intriga.server.work.game_analysis import GameAnalysis
from intriga.server.work.replays import PEOPLE, WINNERS
from intriga.service.setup.daily_tables import SEAT
from intriga.service.table_refusals import Refused
from intriga.store.interface import DailyGame, FinishedGame, StoreError

FROM: Final = "daily"  # whose turn it is among the addresses that ask for analyses
_DECODER: Final = msgspec.json.Decoder(GameAnalysis)


class DailyResults:
    """Finds the games that count when they are over, and has them looked through."""

    def __init__(self, context: Context) -> None:
        self._context, self._store = context, context.store
        self._analyses = Analyses(context.store, context.analysis_pool)
        self._looking: dict[tuple[str, str, str], asyncio.Task[None]] = {}
        self._ending = set[asyncio.Task[None]]()
        self._turn = asyncio.Lock()

    def hear(self, kept: FinishedGame) -> None:
        """Hear that the game *kept* is over."""
        if DAILY.encode() not in kept.header:
            return
        ending = asyncio.create_task(self._end(kept))
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _end(self, kept: FinishedGame) -> None:
        told = json.loads(kept.header)
        person = told[PEOPLE][SEAT]
        if not (isinstance(told.get(DAILY), dict) and told[DAILY]["counted"] and person):
            return
        begun = DailyGame(told[DAILY]["day"], told["game"], person, kept.table, kept.ended_ms)
        try:
            await self.settled(await self._store.begin_daily(begun))
        except StoreError as error:  # found again when somebody asks
            log_defect("daily", error, game=kept.id)

    async def settled(self, entry: DailyGame) -> DailyGame:
        """Return *entry* with what is known by now; if its points are missing, have them found.

        Raises:
            StoreError: the store cannot tell.
        """
        if not entry.game_id:
            entry = await self._ended(entry)
        if entry.game_id and not entry.spoilt and entry.points is None:
            self._look(entry)
        return entry

    async def _ended(self, entry: DailyGame) -> DailyGame:
        """Return *entry* with its game, as soon as that is over."""
        games = await self._store.games_of(entry.table)
        kept = next((each for each in games if each.number == 1), None)
        if kept is None:
            return entry
        told = json.loads(kept.header)
        won = SEAT in told[WINNERS]
        spoilt = not told[DAILY]["counted"] or kept.ended_ms >= told_from(entry.day)
        ended = replace(entry, game_id=kept.id, won=won, spoilt=spoilt)
        await self._store.end_daily(ended)
        return ended

    def _look(self, entry: DailyGame) -> None:
        key = entry.day, entry.game, entry.person
        if key not in self._looking:
            looking = self._looking[key] = asyncio.create_task(self._score(entry))
            looking.add_done_callback(lambda _: self._looking.pop(key))

    async def _score(self, entry: DailyGame) -> None:
        try:
            async with self._turn:
                score = await self._score_of(entry)
            if score is not None:
                scored = replace(entry, points=score.points, grades=score.grades)
                await self._store.end_daily(scored)
        except Exception as error:  # noqa: BLE001  whatever it is, others wait for their turn
            log_defect("daily", error, game=entry.game_id)

    async def _score_of(self, entry: DailyGame) -> DailyScore | None:
        """Return the score of a game that is over, None where that has to wait."""
        kept = await self._store.game(entry.game_id)
        if kept is None:  # it was forgotten
            return None
        try:
            found = await self._analyses.of(kept, FROM, careful=True)
        except Refused as refusal:
            too_long = refusal.reason is not ServerRefusal.LATER
            return score_unseen(won=entry.won) if too_long else None
        analysis = _DECODER.decode(gzip.decompress(found))
        return score_of(analysis, SEAT, won=entry.won)

    async def close(self) -> None:
        """Look through nothing more."""
        for task in [*self._looking.values(), *self._ending]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


def told_of(entry: DailyGame | None) -> DailyOwn | None:
    """Return *entry* as its person is told of it."""
    if entry is None:
        return None
    known = entry.table, entry.game_id, entry.points, entry.won, entry.grades
    return DailyOwn(standing_of(entry), *known)


def standing_of(entry: DailyGame) -> DailyStanding:
    """Return how the game of *entry* stands."""
    if not entry.game_id:
        return "playing"
    if entry.spoilt:
        return "spoilt"
    return "looking" if entry.points is None else "done"
