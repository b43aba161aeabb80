"""Finished games are played through in a process of their own, so that no table waits for them.

The results are cached, as far as there is room: a finished game never changes.
"""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec

from intriga.server.limits.buckets import Asker, networks
from intriga.server.logs import log_defect
from intriga.server.wire.bodies import ViewerName
from intriga.server.wire.circle_bodies import CirclePage
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.evening import evening_of
from intriga.server.work.game_analysis import table_advice
from intriga.server.work.game_counts import counts_of
from intriga.server.work.pictures.circle_picture import circle_picture
from intriga.server.work.pictures.end_picture import evening_picture, picture_of
from intriga.server.work.pictures.moment_picture import moment_picture
from intriga.server.work.puzzle_bodies import mistake_of, puzzle_of
from intriga.server.work.replays import (
    analysis_of,
    check_review,
    opened_record,
    replay_of,
    review_of,
    viewer_of,
)
from intriga.server.work.worker_process import GivenUp
from intriga.server.work.workers import Silent, Workers
from intriga.service.people.lone_player import LoneQuestion
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame

PATIENCE: Final = 60.0  # seconds: the longest game takes two, of a process that stands back
ATTEMPTS: Final = 2
ANALYSING: Final = 300.0  # seconds: its code is compiled once on each machine
STANDING_BACK: Final = 10  # how far the processes stand back for tables, as nice counts
MOST_WAITING: Final = 16  # games that wait while one is played through
MOST_OF_ADDRESS: Final = 4  # of all these for one address, or a network of 48 bits
MOST_KEPT: Final = 16 * 2**20  # bytes of results, packed
PACKING: Final = 6  # how hard gzip tries

Key = tuple[Any, ...]


@dataclass(slots=True)
class Making:
    """Something that is being made, for whom first, how many wait for it, and if it has begun."""

    address: str
    askers: int = 0
    begun: bool = False
    task: asyncio.Task[bytes] = field(init=False)


class ReplayPool:
    """Makes replays, reviews and pictures, one after the other, once for all who ask.

    Games are looked through in a pool of their own, so that replays never wait for that.  All but
    pictures are packed by gzip; ``on_made`` hears of each.
    """

    def __init__(
        self,
        patience: float = PATIENCE,
        most_kept: int = MOST_KEPT,
        workers: Workers | None = None,
    ) -> None:
        """Give up what takes more than *patience* seconds; keep up to *most_kept* bytes."""
        self.patience = patience
        self.workers = workers or Workers("a replay", 1, STANDING_BACK, attempts=ATTEMPTS)
        self.kept = Kept(most_kept)
        self.on_made: Callable[[], object] = lambda: None
        self._making: dict[Key, Making] = {}

    def give_back(self, idle: float) -> None:
        """End the processes if nothing was made for *idle* seconds."""
        self.workers.give_back(idle)

    async def replay(
        self, game: FinishedGame, viewer: ViewerName | None, own: frozenset[int], address: str
    ) -> bytes:
        """Return *game* as :func:`intriga.server.work.replays.replay_of` does, for *address*.

        Raises:
            Refused: there is no such viewer, it is not for the caller, or too much waits already.
        """
        seen, allowed = viewer_of(game, viewer, own)
        key = ("replay", game.id, seen, *allowed, *sorted(own))
        return await self._find(key, address, replay_of, game, seen, own)

    async def review(self, game: FinishedGame, address: str) -> bytes:
        """Return the review of *game*, for *address*.

        Raises:
            Refused: it would tell what stays hidden, or too much waits already.
        """
        check_review(game)
        return await self._find(("review", game.id), address, review_of, game)

    async def analysis(self, game: FinishedGame, address: str, *, careful: bool) -> bytes:
        """Return the analysis of *game*, careful or quick, for *address*.

        Whether that may be shown is not checked here.

        Raises:
            Refused: too much waits already.
        """
        work = partial(analysis_of, careful=careful)
        key = ("analysis", game.id, careful)
        return await self._find(key, address, work, game)

    async def picture(self, game: FinishedGame, tag: str, address: str) -> bytes:
        """Return the end of *game* as a PNG, in the language *tag*, for *address*.

        Raises:
            Refused: too much waits already, or it cannot be drawn.
        """
        return await self._find(("picture", game.id, tag), address, picture_of, game, tag)

    async def moment(
        self, game: FinishedGame, analysis: bytes, step: int, tag: str, address: str
    ) -> bytes:
        """Return the moment at *step* of *game* as a PNG, in the language *tag*, for *address*.

        Raises:
            Refused: too much waits already, or it cannot be drawn.
        """
        key = ("moment", game.id, step, tag)
        return await self._find(key, address, moment_picture, game, analysis, step, tag)

    async def evening(self, table: str, games: Sequence[FinishedGame], address: str) -> bytes:
        """Return the summary of *games*, the last of *table*, for *address*.

        Raises:
            Refused: too much waits already.
        """
        return await self._find(_evening_of(table, games), address, evening_of, table, games)

    async def evening_picture(
        self, table: str, games: Sequence[FinishedGame], tag: str, address: str
    ) -> bytes:
        """Return the summary of *games* of *table* as a PNG, in the language *tag*, for *address*.

        Raises:
            Refused: too much waits already.
        """
        found = await self.evening(table, games, address)
        key = (*_evening_of(table, games), tag)
        return await self._find(key, address, evening_picture, found, tag)

    async def puzzle(self, game: str, name: str, address: str) -> bytes:
        """Return the puzzle of *game* called *name*, for *address*.

        Raises:
            Refused: there is none, or too much waits already.
        """
        return await self._find(("puzzle", game, name), address, puzzle_of, game, name)

    async def advice(self, question: LoneQuestion, table: str, address: str) -> bytes:
        """Return the advice on a *question* at *table*, for *address*.

        Whether that may be shown is not checked here.

        Raises:
            Refused: too much waits already.
        """
        key = ("advice", table, question.id, question.step, question.seat)
        return await self._find(key, address, table_advice, question)

    async def mistake(self, game: FinishedGame, analysis: bytes, step: int, address: str) -> bytes:
        """Return the mistake at *step* of *game* as a puzzle, for *address*.

        Raises:
            Refused: no mistake was found there, or too much waits already.
        """
        return await self._find(
            ("mistake", game.id, step), address, mistake_of, game, analysis, step
        )

    async def circle_picture(self, page: CirclePage, tag: str, address: str) -> bytes:
        """Return the standings on the *page* of a circle as a PNG, in the language *tag*.

        Raises:
            Refused: too much waits already, or it cannot be drawn.
        """
        key = ("circle", page.id, page.name, str(page.standings), tag)
        return await self._find(key, address, circle_picture, page, tag)

    async def counts(self, games: Sequence[FinishedGame], address: str) -> bytes:
        """Return the counts of *games* by their ids, in JSON, for *address*.

        Raises:
            Refused: too much waits already.
        """
        key = ("counts", *(game.id for game in games))
        return gzip.decompress(await self._find(key, address, counts_of, games))

    async def opened(self, record: str, viewer: ViewerName | None, address: str) -> bytes:
        """Return the *record* of a file as *viewer* sees it, for *address*.

        Raises:
            Refused: too much waits already.
        """
        key = ("opened", sha256(record.encode()).digest(), viewer)
        return await self._find(key, address, opened_record, record, viewer)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self.workers.close()

    # --- once for all who ask

    async def _find(
        self, key: Key, address: str, work: Callable[..., object], *given: object
    ) -> bytes:
        found = self.kept.get(key)
        if found is not None:
            return found
        making = self._making.get(key)
        if making is None:
            self._check_room(address)
            making = self._making[key] = Making(address)
            making.task = asyncio.create_task(self._make(key, making, work, given))
            making.task.add_done_callback(partial(self._is_over, key))
        return await self._wait(key, making)

    def _check_room(self, address: str) -> None:
        widest = networks(address)[-1][0]
        asked = sum(networks(making.address)[-1][0] == widest for making in self._making.values())
        if len(self._making) > MOST_WAITING or asked >= MOST_OF_ADDRESS:
            raise Refused(ServerRefusal.LATER, "too many finished games were asked for at once")

    async def _wait(self, key: Key, making: Making) -> bytes:
        """Wait for the result; work that nobody waits for any longer is not begun, or given up."""
        if making.begun and not making.askers:
            self.workers.go_on()
        making.askers += 1
        try:
            return await asyncio.shield(making.task)
        finally:
            making.askers -= 1
            if not making.askers and self._making.get(key) is making:
                if making.begun:
                    self.workers.give_up()
                else:
                    del self._making[key]
                    making.task.cancel()

    async def _make(
        self, key: Key, making: Making, work: Callable[..., object], given: tuple[object, ...]
    ) -> bytes:
        made = None
        while made is None:
            await self.workers.queue.enter(Asker(making.address))
            making.begun = True
            made = await self._made(making, work, given)
        self.on_made()
        self.kept.put(key, made)
        return made

    async def _made(
        self, making: Making, work: Callable[..., object], given: tuple[object, ...]
    ) -> bytes | None:
        """Return the result of *work*, None if given up though somebody has come for it since."""
        try:
            return await self.workers.do_in_turn(self.patience, _pack, work, *given)
        except GivenUp:
            if making.askers:
                return None
            raise Refused(ServerRefusal.LATER, "nobody waited for it any more") from None
        except Silent as error:
            log_defect("replay", error, reason=str(error))
            raise Refused(ServerRefusal.LATER, "the game could not be played through") from None

    def _is_over(self, key: Key, task: asyncio.Task[bytes]) -> None:
        """Forget that something was being made."""
        if key in self._making and self._making[key].task is task:
            del self._making[key]
        if not task.cancelled():
            task.exception()  # nobody may be left to hear of it


def _evening_of(table: str, games: Sequence[FinishedGame]) -> Key:
    return ("evening", table, games[-1].id)


def analysis_pool() -> ReplayPool:
    """Return a pool for games that are looked through."""
    return ReplayPool(ANALYSING, workers=Workers("an analysis", 1, STANDING_BACK, attempts=1))


def advice_pool() -> ReplayPool:
    """Return a pool for advice at tables, which never waits for games that are looked through."""
    return ReplayPool(ANALYSING, workers=Workers("advice", 1, STANDING_BACK, attempts=1))


class Kept:
    """Bytes by their keys, up to a total; the least recently used go first."""

    def __init__(self, most: int) -> None:
        self._most, self.size = most, 0
        self._found: OrderedDict[Key, bytes] = OrderedDict()

    def get(self, key: Key) -> bytes | None:
        """Return the bytes under *key*."""
        found = self._found.get(key)
        if found is not None:
            self._found.move_to_end(key)
        return found

    def put(self, key: Key, made: bytes) -> None:
        """Keep *made* by *key*, unless there is no room even for it alone."""
        if len(made) > self._most:
            return
        self.size += len(made) - len(self._found.pop(key, b""))
        self._found[key] = made
        while self.size > self._most:
            _, gone = self._found.popitem(last=False)
            self.size -= len(gone)


# ------------------------------------------------------------------- in the process


def _pack(work: Callable[..., object], *given: object) -> bytes:
    """Return what *work* makes of *given*: a picture, or packed JSON."""
    made = work(*given)
    if isinstance(made, bytes):
        return made
    return gzip.compress(msgspec.json.encode(made), PACKING, mtime=0)
