"""A person alone against bots: their question, for giving advice on it."""

from collections.abc import Sequence
from dataclasses import dataclass

from intriga.core.ruleset import Json
from intriga.service.session import Person, Session
from intriga.service.table_refusals import Refused, TableRefusal


@dataclass(frozen=True, slots=True)
class LoneQuestion:
    """The question to *seat* in the game *id* of *header* after *inputs*; *step* numbers it.

    It may be asked ahead: then the others are asked first, and may let the action pass.
    """

    id: str
    header: Json
    inputs: Sequence[Json]
    seat: int
    step: int


def lone_question(session: Session, who: Person) -> LoneQuestion:
    """Return what *who* is asked, where nobody else but bots is in the game.

    Raises:
        Refused: somebody else is, nothing is asked of *who*, or it is the game of the day that
            counts.
    """
    seat = session.seat_of(who.id)
    others = [chair for chair in session.chairs if chair.seat not in {None, seat}]
    if seat is None or who.program or any(chair.person for chair in others):
        raise Refused(TableRefusal.NOT_ALONE, "advice is for a person alone with bots")
    if session.counts_today:
        raise Refused(TableRefusal.DAILY, "there is no advice in the game of the day that counts")
    window = session.window
    if window is None or seat not in session.question.seats or seat in window.answers:
        raise Refused(TableRefusal.STALE, f"nothing is asked of seat {seat}")
    game = session.game
    return LoneQuestion(session.deal.id, dict(game.header), [*game.inputs], seat, window.step)
