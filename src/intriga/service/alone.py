"""A person alone against bots: what they are asked, for whoever may advise them."""

from dataclasses import dataclass

from intriga.core.record import Record, RecordLine
from intriga.service.session import Person, Session
from intriga.service.table_refusals import Refused, TableRefusal


@dataclass(frozen=True, slots=True)
class LoneQuestion:
    """What *seat* is asked in a game that has come as far as its *record*; *step* numbers it.

    It may be asked ahead: then the others are asked before, and may let what they react to pass.
    """

    record: Record
    seat: int
    step: int


def lone_question(session: Session, who: Person) -> LoneQuestion:
    """Return what *who* is asked, where nobody else but bots is in the game.

    Raises:
        Refused: somebody else is, or nothing is asked of *who*.
    """
    seat = session.seat_of(who.id)
    others = [chair for chair in session.chairs if chair.seat not in {None, seat}]
    if seat is None or who.program or any(chair.person for chair in others):
        raise Refused(TableRefusal.NOT_ALONE, "advice is for a person alone with bots")
    window = session.window
    if window is None or seat not in session.question.seats or seat in window.answers:
        raise Refused(TableRefusal.STALE, f"nothing is asked of seat {seat}")
    game = session.game
    lines = [
        RecordLine(each["by"], each["do"], tuple(each.get("draws", ())), None, number)
        for number, each in enumerate(game.inputs, 2)
    ]
    return LoneQuestion(Record(session.deal.id, 1, dict(game.header), lines), seat, window.step)
