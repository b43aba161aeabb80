"""Finished games for the public, without games and names that were taken down.

Requests about one's own game or table count for the person, so that friends behind one address
never use up each other's share.
"""

import json
from collections.abc import Callable
from dataclasses import replace

from intriga.core.display_names import told_apart
from intriga.core.record_text import format_line
from intriga.server.limits.access import Access, AnyRequest
from intriga.server.tables.context import Context
from intriga.server.tables.ledger import seats_of
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.page_paths import GAME_ID
from intriga.service.commands import LONGEST_NAME
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame


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
