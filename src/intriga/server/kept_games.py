"""Finished games as anybody may be shown them: none that was taken down, no name that was."""

import json
from collections.abc import Callable
from dataclasses import replace

from intriga.core.clean_names import told_apart
from intriga.core.record_text import format_line
from intriga.server.addresses import GAME_ID
from intriga.server.context import Context
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
