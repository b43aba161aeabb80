"""Finished games for the public, without games and names that were taken down, and their analyses.

Requests about one's own game or table count for the person, so that friends behind one address
never use up each other's share.  A careful analysis is made once a game, and kept in the store.
"""

import gzip
import json
from collections.abc import Callable
from dataclasses import dataclass, replace

from intriga.agents.policy import fingerprint
from intriga.analysis.findings import VERSION
from intriga.core.display_names import told_apart
from intriga.core.record_text import format_line
from intriga.server.limits.access import Access, AnyRequest
from intriga.server.logs import log_defect
from intriga.server.tables.context import Context
from intriga.server.tables.ledger import seats_of
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.page_paths import GAME_ID
from intriga.server.work.pictures.moment_picture import moment_in
from intriga.server.work.replays import check_analysis, game_of, is_open
from intriga.server.work.work_cache import ReplayPool
from intriga.service.commands import LONGEST_NAME
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame, Store, StoreError


async def shown_game(context: Context, game: str) -> FinishedGame | None:
    """Return the finished *game* as it may be shown, None where there is none.

    Raises:
        Refused: the operator has taken it down.
        StoreError: it cannot be read.
    """
    if not GAME_ID.fullmatch(game):
        return None
    context.acts.check_replay(game, context.clock())
    kept = await context.store.game(game)
    return None if kept is None else _shown(context, kept)


async def shown_games_of(context: Context, table: str, limit: int) -> list[FinishedGame]:
    """Return the last finished games of *table* that may be shown, the latest first.

    Raises:
        StoreError: they cannot be read.
    """
    games = await context.store.games_of(table, limit)
    return [_shown(context, game) for game in games if not _is_taken_down(context, game)]


def _is_taken_down(context: Context, game: FinishedGame) -> bool:
    try:
        context.acts.check_replay(game.id, context.clock())
    except Refused:
        return True
    return False


def _shown(context: Context, kept: FinishedGame) -> FinishedGame:
    now = context.clock()
    return with_names(kept, lambda name: context.acts.shown_name(name, now))


def with_names(kept: FinishedGame, called: Callable[[str], str]) -> FinishedGame:
    """Return the game *kept*, whose players are *called* otherwise; nothing else has changed."""
    first, _, rest = kept.record.partition("\n")
    header = json.loads(first)
    seats = [called(name) for name in header["seats"]]
    if seats == header["seats"]:
        return kept
    header["seats"] = told_apart(seats, LONGEST_NAME)
    return replace(kept, record=f"{format_line(header)}\n{rest}")


def check_at(request: AnyRequest, tables: ServerTables, access: Access, table: str) -> None:
    """Count something that is asked about *table*: for the person if they are there.

    Raises:
        Refused: too much was asked of late.
    """
    who = access.who(request)
    is_there = who is not None and tables.has(table, who)
    if not (is_there and access.counts_for(who, request)):
        access.check("question", request)


async def finished_game(
    request: AnyRequest, tables: ServerTables, access: Access, game: str
) -> FinishedGame:
    """Return the finished *game* that is asked about, counted for the person if it is theirs.

    It is if they played it, or are at its table just now.

    Raises:
        Refused: there is no such game, it was taken down, or too much was asked of late.
    """
    who = access.who(request)
    counted = access.counts_for(who, request)
    if not counted:
        access.check("question", request)
    kept = await shown_game(tables.context, game)
    own = kept and who and (seats_of(kept, who) or tables.has(kept.table, who))
    if counted and not own:
        access.check("question", request)
    if kept is None:
        raise Refused(ServerRefusal.NO_GAME, "there is no such game")
    return kept


@dataclass(frozen=True, slots=True)
class Analyses:
    """The *store*, and the *pool* that looks through what is not there."""

    store: Store
    pool: ReplayPool

    async def of(self, game: FinishedGame, address: str, *, careful: bool) -> bytes:
        """Return the analysis of *game*, packed, careful or quick, for *address*.

        A careful one is kept, for this version of the method and of the network, and then also
        answers requests for a quick one.

        Raises:
            Refused: it would tell what stays hidden, no network judges it, or too much waits.
        """
        check_analysis(game)
        version = version_of(game_of(game))
        kept = await self.store.analysis(game.id, version)
        if kept is not None:
            return kept
        found = await self.pool.analysis(game, address, careful=careful)
        if careful:
            await self._keep(game, version, found)
        return found

    async def with_moment(self, game: FinishedGame, step: int) -> bytes | None:
        """Return the careful analysis of *game*, in JSON, if it has a moment at *step*.

        None where it has none, where nobody has looked, and where the cards stay closed.
        """
        if not (step and is_open(game)):
            return None
        kept = await self.store.analysis(game.id, version_of(game_of(game)))
        found = gzip.decompress(kept) if kept else b""
        return found if found and moment_in(found, step) else None

    async def kept(self, game: FinishedGame) -> bytes:
        """Return the stored careful analysis of *game*, in JSON.

        Raises:
            Refused: it would tell what stays hidden, or nobody has looked.
        """
        check_analysis(game)
        kept = await self.store.analysis(game.id, version_of(game_of(game)))
        if kept is None:
            raise Refused(ServerRefusal.NO_GAME, f"nobody has looked through game {game.id!r}")
        return gzip.decompress(kept)

    async def _keep(self, game: FinishedGame, version: str, found: bytes) -> None:
        """Store the analysis *found*; if the store has no room, it is made again the next time."""
        try:
            await self.store.keep_analysis(game.id, version, found)
        except StoreError as error:
            log_defect("analysis", error)


def version_of(game: str) -> str:
    """Return the version of analyses of *game* by this program and its network."""
    return f"{VERSION} {fingerprint(game)}"
