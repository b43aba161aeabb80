"""Remarks of the bots of the cast on the last lines of the public log.

The speaker, the subject and the words follow from the public log, from who sits where and from
the table's dice, whose numbers are drawn for the place of the question: never from a card that
somebody does not see.
"""

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import Final

from intriga.agents.registry import cast_of
from intriga.core.games import manifest_of
from intriga.core.manifest import Moment
from intriga.core.message import Message
from intriga.service.apply import happen
from intriga.service.events import BotSpoke
from intriga.service.session import Session

WORDINGS: Final = 2  # of each temper's remark at each moment
REST: Final = 2  # questions that close until a bot speaks again
SAID_OF: Final = ("card", "claim")  # the arguments of a line of the log that may be repeated


def speak(session: Session, told: Sequence[Message], now: int) -> None:
    """Let one bot comment on the lines *told* to everybody, or none; in a lesson nobody does."""
    deal = session.deal
    if session.data.lesson or deal.hurried or (deal.spoke and deal.steps - deal.spoke < REST):
        return
    places = _places(session)
    moments = [*_moments(session, told, places)] if places else []
    if not moments:
        return
    random = session.dice.random("line", deal.number, session.data.step)
    for moment, line, seats in moments:
        place = places[random.choice(seats)]
        if random.random() < moment.chance:
            style = cast_of(session.data.game)[session.chairs[place].character]
            words = _words(style, moment, line, random)
            happen(session, BotSpoke(at=now, chair=place, line=words))
            return


def _places(session: Session) -> dict[int, int]:
    """Return the chairs of the bots of the cast, by their seats."""
    cast = cast_of(session.data.game)
    return {
        chair.seat: place
        for place, chair in enumerate(session.chairs)
        if chair.seat is not None and not chair.person and chair.character in cast
    }


def _moments(
    session: Session, told: Sequence[Message], places: Collection[int]
) -> Iterator[tuple[Moment, Message, list[int]]]:
    """Yield what may be spoken of, with the line of the log and the seats that would speak."""
    for moment in manifest_of(session.data.game).moments:
        for line in told:
            seats = _seats(line, moment, places) if line.id == moment.log else []
            if seats:
                yield moment, line, seats


def _seats(line: Message, moment: Moment, places: Collection[int]) -> list[int]:
    """Return the seats of *places* of which *line* says what *moment* is about."""
    if moment.seat == "*":
        return list(places)
    found = line.args.get(moment.seat, ())
    among = found if isinstance(found, tuple | list) else (found,)
    return [seat for seat in among if isinstance(seat, int) and seat in places]


def _words(style: str, moment: Moment, line: Message, random: Random) -> Message:
    """Return what somebody of *style* says, with the cards that the log names."""
    number = random.randint(1, WORDINGS)
    args = {name: value for name, value in line.args.items() if name in SAID_OF}
    return Message(f"says-{style}-{moment.name}-{number}", args)
