"""Chairs that are given: by the host, to a bot or to somebody who watches, or to those who wait.

Those who watch get the chair of a bot, or of a person who is gone.  In a game the hand goes with
it.  The new player has seen only what everybody sees, and nobody gets the chair of another after
having played in the same game.

Between two games a free chair belongs to the first who waits.  They sit down as soon as they are
there; it is kept for them until the next game begins.  Then the queue moves up past those who are
not there.  A bot's chair is no free chair: its host frees it.
"""

from typing import Final

from intriga.agents import bots_for
from intriga.agents.registry import cast_of, character_name, drawn
from intriga.core.errors import unknown
from intriga.service.apply import happen
from intriga.service.commands import GiveChair, LeaveQueue, NewTable, QueueUp, SeatBot
from intriga.service.events import BotSat, ChairGiven, LeftQueue, Queued, Sat
from intriga.service.people.seating import (
    chair_at,
    check_not_barred,
    check_seat_bot,
    check_watch,
    free_chairs,
    has_chair,
    is_barred,
    keep_host,
    names_besides,
)
from intriga.service.people.shown_names import bot_name, name_among
from intriga.service.scenes.scene import Watcher
from intriga.service.session import Person, Session, check_host
from intriga.service.table_data import Chair, QueuedPerson
from intriga.service.table_refusals import Refused, TableRefusal

NAMELESS: Final = "Guest"
MOST_SHOWN: Final = 50  # watchers
MOST_WAITING: Final = 12


def give_chair(session: Session, who: Person, command: GiveChair, now: int) -> None:
    """Let somebody who watches have the chair of a bot, or of somebody who is gone.

    Raises:
        Refused: see :func:`check_give`; or nobody who watches is the one that is meant.
    """
    check_give(session, who, command.chair)
    found = (each for each in _takers(session, command.chair) if _id(session, each) == command.to)
    person = next(found, None)
    if person is None:
        raise Refused(TableRefusal.NOT_WATCHING, "that person does not watch just now")
    wished, face = _known(session, person)
    event = ChairGiven(
        at=now,
        chair=command.chair,
        person=person,
        name=name_among(wished or NAMELESS, names_besides(session, besides=command.chair)),
        face=face,
    )
    happen(session, event)


def check_give(session: Session, who: Person, place: int) -> Chair:
    """Return the chair number *place*, which *who* may give to somebody who watches.

    Raises:
        Refused: not by the host, or while the cards are dealt; nobody has the chair, or a person
            who is not away; nobody watches who could take it.
    """
    check_host(session, who)
    if session.data.reveal is not None:
        raise Refused(TableRefusal.GAME_ON, "the cards are being dealt")
    chair = chair_at(session, place)
    if chair.empty or chair.person == who.id:
        raise Refused(TableRefusal.NOT_A_PERSON, f"nobody sits on chair {place} in whose stead")
    if not _is_to_be_had(session, chair):
        raise Refused(TableRefusal.NOT_AWAY, f"{chair.name} is not away")
    if not _takers(session, place):
        raise Refused(TableRefusal.NOBODY_WATCHES, "nobody watches who could take that chair")
    return chair


def _is_to_be_had(session: Session, chair: Chair) -> bool:
    """Say whether a bot has *chair*, or a person who has left or is away.

    In a game a person is away as for a vote; between games if not connected.
    """
    if not chair.seated:
        return True
    if session.data.phase != "playing":
        return not session.is_there(chair)
    return chair.away or (chair.level is not None and not session.is_there(chair))


def _takers(session: Session, place: int) -> list[str]:
    """Return the persons who may be given chair number *place*."""
    return [each for each in _watching(session) if replaced(session, each) in {None, place}]


def _watching(session: Session) -> list[str]:
    """Return the persons who are there and have no chair, in no order that tells anything."""
    free = (each for each in session.present - session.programs if _is_free(session, each))
    return sorted(free, key=lambda person: _id(session, person))


def _is_free(session: Session, person: str) -> bool:
    return not has_chair(session, person) and not is_barred(session, person)


def replaced_watchers(session: Session) -> frozenset[int | None]:
    """Return the chairs that those who may be given one had before, None for others among them."""
    free = (each for each in session.present - session.programs if _is_free(session, each))
    return frozenset(replaced(session, each) for each in free)


def replaced(session: Session, person: str) -> int | None:
    """Return the chair that *person* had in the game under way and somebody else was given."""
    deal = session.data.deal
    return None if deal is None else deal.replaced.get(person)


def watchers(session: Session, who: Person) -> list[Watcher]:
    """Return who watches, for *who* is the host, so that they can be given a chair."""
    if session.data.host != who.id:
        return []
    return [
        Watcher(_id(session, person), _known(session, person)[0])
        for person in _watching(session)[:MOST_SHOWN]
    ]


def _known(session: Session, person: str) -> tuple[str, str]:
    """Return the name and the face that *person* gave when they came, or began to wait."""
    kept = session.data
    waits = next((each for each in kept.queue if each.person == person), None)
    if waits is not None:
        return waits.name, waits.face
    return kept.visitors.get(person, ""), kept.faces.get(person, "")


def _id(session: Session, person: str) -> str:
    """Return what the host calls *person* by: at this table alone, and no way back to them."""
    return session.dice.word(8, "watcher", person)


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


def queue_up(session: Session, who: Person, command: QueueUp, now: int) -> None:
    """Let *who* wait for a chair; a person who waits already keeps their place.

    Raises:
        Refused: they are not invited, have a chair, or too many wait.
    """
    check_queue(session, who, command.token)
    if place_of(session, who.id) is not None:
        return
    others = [*names_besides(session, None), *(each.name for each in session.data.queue)]
    name = name_among(command.name, others)
    happen(
        session, Queued(at=now, person=who.id, name=name, program=who.program, face=command.face)
    )


def check_queue(session: Session, who: Person, token: str | None = None) -> None:
    """Let *who* through who may wait for a chair, or does.

    Raises:
        Refused: they were sent away for good or are not invited, have a chair, or too many wait.
    """
    check_not_barred(session, who)
    check_watch(session, who, token)
    if has_chair(session, who.id):
        raise Refused(TableRefusal.SEATED_ALREADY, "you have a chair at this table")
    if place_of(session, who.id) is None and len(session.data.queue) >= MOST_WAITING:
        raise Refused(TableRefusal.QUEUE_FULL, f"{MOST_WAITING} people wait already")


def leave_queue(session: Session, who: Person, command: LeaveQueue, now: int) -> None:  # noqa: ARG001
    """Let *who* wait no longer; where they do not, nothing changes."""
    if place_of(session, who.id) is not None:
        happen(session, LeftQueue(at=now, person=who.id))


def place_of(session: Session, person: str) -> int | None:
    """Return the place of *person* in the queue, from 1; None for somebody who does not wait."""
    waiting = enumerate(session.data.queue, 1)
    return next((place for place, each in waiting if each.person == person), None)


# ------------------------------------------------------------------- chairs for those who wait


def called(session: Session) -> list[QueuedPerson]:
    """Return those who wait, are there, and have a free chair."""
    return [each for each in _due(session) if each.person in session.present]


def newcomers(session: Session) -> int:
    """Return how many of those who wait would play in a game that began now."""
    if not session.data.queue:
        return 0
    there = sum(each.person in session.present for each in session.data.queue)
    return min(there, len(free_chairs(session)))


def seat_called(session: Session, now: int) -> None:
    """Let those who are called sit down, each on the first free chair."""
    for each in called(session):
        place = free_chairs(session)[0]
        name = name_among(each.name, names_besides(session, besides=place))
        sat = Sat(
            at=now,
            chair=place,
            person=each.person,
            name=name,
            program=each.program,
            face=each.face,
        )
        happen(session, sat)
        keep_host(session, Person(each.person, program=each.program), now)


def move_up(session: Session, now: int) -> None:
    """Give all free chairs to those who wait and are there: a game begins.

    Those whose turn it was and who are not there wait no longer.
    """
    while missing := [each for each in _due(session) if each.person not in session.present]:
        for each in missing:
            happen(session, LeftQueue(at=now, person=each.person))
    seat_called(session, now)


def _due(session: Session) -> list[QueuedPerson]:
    """Return those who wait and for whom a chair is free."""
    queue = session.data.queue
    return queue[: len(free_chairs(session))] if queue else []
