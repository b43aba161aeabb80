"""Bots on chairs: at which level they play, and who of the cast they are."""

from intriga.agents import bots_for
from intriga.agents.registry import cast_of, character_name, drawn
from intriga.core.errors import unknown
from intriga.service.apply import happen
from intriga.service.commands import NewTable, SeatBot
from intriga.service.events import BotSat
from intriga.service.people.seating import check_seat_bot, names_besides
from intriga.service.people.shown_names import bot_name, name_among
from intriga.service.session import Person, Session
from intriga.service.table_refusals import Refused, TableRefusal


def seat_bots(session: Session, asked: NewTable, now: int) -> None:
    """Let the bots sit down with whom a table is opened.

    Raises:
        Refused: no such bot, or no such character, or one of them twice.
    """
    for place, level in enumerate(asked.bots, start=1):
        named = asked.characters[place - 1 : place]
        check_level(session, level)
        character = _character(session, named[0] if named else "", place)
        _sit(session, place, level, character, now)


def seat_bot(session: Session, who: Person, command: SeatBot, now: int) -> None:
    """Let a bot sit down, or play at another level or as somebody else.

    Raises:
        Refused: not by the host or not between games; a person sits there; no such bot, or no such
            character, or it sits at the table already.
    """
    chair = check_seat_bot(session, who, command.chair)
    if command.level != chair.level:  # the bot of an older table stays
        check_level(session, command.level)
    character = _character(session, command.character, command.chair)
    _sit(session, command.chair, command.level, character, now)


def _sit(session: Session, place: int, level: str, character: str, now: int) -> None:
    chair, others = session.chairs[place], names_besides(session, besides=place)
    name = name_among(character_name(character), others) if character else bot_name(others)
    if chair.level is not None and not chair.left and chair.character == character:
        name = chair.name
    happen(session, BotSat(at=now, chair=place, level=level, name=name, character=character))


def _character(session: Session, wished: str | None, place: int) -> str:
    """Return who of the cast sits down on chair number *place*, empty for nobody in particular.

    Raises:
        Refused: there is nobody of that name, or they sit at the table already.
    """
    game, chairs = session.data.game, enumerate(session.chairs)
    taken = [chair.character for other, chair in chairs if chair.character and other != place]
    if wished is None:
        dice = session.dice.random("cast", session.data.events)
        return session.chairs[place].character or drawn(game, 1, taken, dice)[0]
    if wished and wished not in cast_of(game):
        raise Refused(TableRefusal.BAD_LEVEL, unknown("character called", wished, [*cast_of(game)]))
    if wished in taken:
        raise Refused(
            TableRefusal.BAD_LEVEL, f"{character_name(wished)} sits at this table already"
        )
    return wished


def check_level(session: Session, level: str) -> None:
    """Let through the bots that people are offered; an older table may have others.

    Raises:
        Refused: another.
    """
    levels = bots_for(session.data.game)
    if level not in levels:
        raise Refused(TableRefusal.BAD_LEVEL, unknown("bot called", level, levels))
