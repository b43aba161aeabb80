"""Clocks: how long a question may stand open, what a time bank adds, and whose line is lost.

All of it follows from public facts: the question, who sits there, and who is connected.
"""

from typing import Final

from intriga.service.apply import happen
from intriga.service.events import Held, Released
from intriga.service.questions.question import Question
from intriga.service.session import Session
from intriga.service.table_data import Window
from intriga.service.table_settings import EARLIEST, FIXED

FOR_TARGET: Final = 2  # times as long is a window in which the target of the action answers
LINE_LOST: Final = 30_000  # milliseconds that a question's clock stands for people who lost theirs


def limits(session: Session, question: Question, now: int) -> tuple[int, int | None]:
    """Return the first and the last instant at which the window of *question* may close."""
    settings = session.data.settings
    if session.deal.hurried and not any(session.plays(seat) for seat in question.seats):
        return now, None
    if not question.reaction:
        bank = time_bank(session, question)
        return now, now + settings.turn * 1000 + bank if settings.turn else None
    if settings.windows == "fixed":
        players = len(session.deal.header["seats"])
        close = now + next(seconds for most, seconds in FIXED if players <= most) * 1000
        return close, close
    asks_people = any(session.plays(seat) for seat in question.seats)
    earliest = now + EARLIEST if asks_people and session.company > 1 else now
    seconds = settings.reaction * (FOR_TARGET if question.asks_target else 1)
    return earliest, now + seconds * 1000 if seconds else None


def time_bank(session: Session, question: Question) -> int:
    """Return the milliseconds that the time bank of the person asked adds to a turn.

    Only the bank of a person who is asked alone counts: where several answer, the rest of it
    would tell how fast each of them was.
    """
    if question.reaction or not session.data.settings.turn or len(question.seats) != 1:
        return 0
    chair = session.at_seat(question.seats[0])
    return chair.bank if chair.level is None else 0


def hold(session: Session, now: int) -> None:
    """Let the clock of the question stand while the line of somebody it asks is lost, or go on."""
    window = session.window
    if window is None or (window.held is None and not session.absent):
        return
    lost = session.runs and window.deadline is not None and _is_line_lost(session)
    if window.held is not None and (not lost or now >= held_until(window, window.held)):
        release(session, now)
    elif window.held is None and lost and window.stood < LINE_LOST:
        happen(session, Held(at=now))


def release(session: Session, now: int) -> None:
    """Let the clock of the question go on if it stands for a lost line."""
    window = session.window
    if window is not None and window.held is not None:
        happen(session, Released(at=now, since=window.held))


def held_until(window: Window, since: int) -> int:
    """Return when the clock of *window* goes on at the latest that stands since *since*."""
    return since + LINE_LOST - window.stood


def _is_line_lost(session: Session) -> bool:
    """Say whether a person who is asked sits there unconnected, and does not count as away."""
    chairs = [session.at_seat(seat) for seat in session.question.seats]
    return any(
        chair.seated and chair.level is None and not chair.away and not session.is_there(chair)
        for chair in chairs
    )
