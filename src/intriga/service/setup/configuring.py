"""The host's choices: a table to be opened, the game to be played there, and its settings."""

from typing import Any

import msgspec

from intriga.core.errors import BadOptions
from intriga.core.games import lesson_of, ruleset_of, table_rules_of
from intriga.service.apply import happen
from intriga.service.commands import Configure, NewTable
from intriga.service.events import Configured, Created
from intriga.service.people.seating import check_set_up
from intriga.service.session import Person, Session
from intriga.service.table_data import Chair, TableData
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import BANK, DELAY, REACTION, SERIES, TURN, Settings


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
        daily=created.daily,
        since=created.at,
        events=1,
        last=created.at,
    )
    return Session(kept)


def configure(session: Session, who: Person, command: Configure, now: int) -> None:
    """Change what will be played.

    Raises:
        Refused: not by the host or not between games; no game can be played so, or more
            sit than there would be chairs.
    """
    check_set_up(session, who)
    kept = session.data
    preset = kept.preset if command.preset is msgspec.UNSET else command.preset
    same = preset == kept.preset and command.options is msgspec.UNSET
    options: Any = kept.options if same else command.options
    options = {} if options is msgspec.UNSET else dict(options)
    wished = None if command.chairs is msgspec.UNSET else command.chairs
    count = wished or fitting_chairs(session, preset)
    check_options(session, preset, options, count)
    changed: Any = {} if command.settings is msgspec.UNSET else command.settings
    settings = settings_of({**msgspec.structs.asdict(kept.settings), **changed})
    event = Configured(
        at=now, preset=preset, options=options, chairs=_moved(session, count), settings=settings
    )
    happen(session, event)


def fitting_chairs(session: Session, preset: str) -> int:
    """Return the number of chairs nearest to that of the table which *preset* is for."""
    edition = session.ruleset.variants.editions.get(preset)
    count = len(session.chairs)
    return count if edition is None else max(edition.least, min(edition.most, count))


def check_options(session: Session, preset: str, options: dict[str, Any], players: int) -> None:
    """Let through what *players* can play.

    Raises:
        Refused: an unknown preset, option or value, or too few or many players.
    """
    try:
        session.ruleset.options(preset, options, players)
    except BadOptions as error:
        raise Refused(TableRefusal.BAD_OPTIONS, str(error)) from None


def settings_of(fields: dict[str, Any]) -> Settings:
    """Return the settings with *fields*.

    Raises:
        Refused: an unknown one, or a value that it cannot have.
    """
    try:
        settings = msgspec.convert(fields, Settings)
    except msgspec.ValidationError as error:
        raise Refused(TableRefusal.BAD_SETTINGS, str(error)) from None
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Let through settings whose numbers can be kept.

    Raises:
        Refused: others.
    """
    for name, value, allowed, unit in (
        ("reaction", settings.reaction, REACTION, "seconds"),
        ("turn", settings.turn, TURN, "seconds"),
        ("bank", settings.bank, BANK, "seconds"),
        ("series", settings.series, SERIES, "games"),
        ("delay", settings.delay, DELAY, "seconds"),
    ):
        if value and value not in allowed:
            span = f"0 or {allowed.start} to {allowed.stop - 1} {unit}"
            raise Refused(TableRefusal.BAD_SETTINGS, f"{name} is {span}, not {value}")


def _moved(session: Session, count: int) -> list[int | None]:
    """Return which old chair each of *count* will be: empty ones go first, then bots.

    Raises:
        Refused: more people sit than that.
    """
    old = list(range(len(session.chairs)))
    for goes in ("empty", "left", "level"):
        for place in reversed(old.copy()):
            chair = session.chairs[place]
            spare = {"empty": chair.empty, "left": chair.left, "level": not chair.person}[goes]
            if len(old) > count and spare:
                old.remove(place)
    if len(old) > count:
        raise Refused(TableRefusal.TABLE_FULL, f"{len(old)} people sit, more than {count} chairs")
    return [*old, *[None] * (count - len(old))]
