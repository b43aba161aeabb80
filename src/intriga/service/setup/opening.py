"""Opening a table: the number of its chairs, and its first settings."""

from intriga.core.errors import BadOptions
from intriga.core.games import lesson_of, ruleset_of, table_rules_of
from intriga.service.commands import NewTable
from intriga.service.events import Created
from intriga.service.session import Session
from intriga.service.table_data import Chair, TableData
from intriga.service.table_refusals import Refused, TableRefusal


def chairs_of(asked: NewTable) -> int:
    """Return how many chairs there will be.

    Raises:
        Refused: no game can be played so.
    """
    try:
        usual = table_rules_of(asked.game).players
        chairs = max(asked.chairs or usual, len(asked.bots) + 1)
        ruleset_of(asked.game).options(asked.preset, asked.options, chairs)
        if asked.lesson:
            lesson_of(asked.game, asked.lesson)
    except BadOptions as error:
        raise Refused(TableRefusal.BAD_OPTIONS, str(error)) from None
    return chairs


def opened_session(created: Created) -> Session:
    """Return the session of a table that was just *created*: its chairs are empty."""
    kept = TableData(
        table=created.table,
        game=created.game,
        secret=created.secret,
        invite=created.invite,
        preset=created.preset,
        options=created.options,
        settings=created.settings,
        chairs=[Chair() for _ in range(created.chairs)],
        created=created.at,
        lesson=created.lesson,
        since=created.at,
        events=1,
        last=created.at,
    )
    return Session(kept)
