"""Clocks: how long a question may stand open, what a time bank adds, and how fast bots play.

All of it follows from public facts: the question, who sits there, who is connected, the public log.
The page shows some beats at length: a challenge, the card that proves it, a lost card.  So nobody's
time to think goes by meanwhile, and bots wait like people, at the pace that the host wishes.  Where
no person plays on they go to the end at once.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from intriga.core.message import Message
from intriga.service.apply import happen
from intriga.service.commands import Hurry, SetPace
from intriga.service.events import Hastened, Held, Paced, Released
from intriga.service.questions.question import Question
from intriga.service.session import Person, Session, check_host
from intriga.service.table_data import Window
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import EARLIEST, FIXED

FOR_TARGET: Final = 2  # times as long is a window in which the target of the action answers
LINE_LOST: Final = 30_000  # milliseconds that a question's clock stands for people who lost theirs
LENGTHS: Final[Mapping[str, int]] = {
    "challenge": 1_500,
    "proof": 1_900,
    "miss": 1_900,
    "lose": 1_500,
    "out": 1_000,
    "trick": 1_500,
    "bribe": 1_500,
    "last": 1_500,
    "win": 1_800,
}
"""Milliseconds for which a beat is shown; those of the other kinds are marks and sounds."""
LONGEST: Final = 3_000  # milliseconds for all that happens at once
AFTER: Final = 400  # milliseconds until bots answer what is asked then


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


def settles(session: Session) -> bool:
    """Say whether the table waits: where people sit, and bots seem to think."""
    return session.pace != "none" and any(session.people())


def settling(session: Session, lines: Iterable[Message]) -> int:
    """Return for how many milliseconds the beats of the public *lines* are shown."""
    beats: Mapping[str, str] = session.table_rules.beats
    told = [beats[line.id] for line in lines if line.id in beats]
    return min(LONGEST, sum(LENGTHS.get(beat, 0) for beat in told))


def lines_told(session: Session) -> int | None:
    """Return the length of the public log, None if nobody waits to see its lines."""
    return len(session.narrator.log(None)) if settles(session) else None


def settling_since(session: Session, known: int | None) -> int:
    """Return for how many milliseconds the public lines after the first *known* are shown."""
    return 0 if known is None else settling(session, session.narrator.log(None)[known:])


def set_pace(session: Session, who: Person, command: SetPace, now: int) -> None:
    """Let bots seem to think for longer or shorter; the question on the table is not changed.

    Raises:
        Refused: not by the host.
    """
    check_host(session, who)
    if command.pace != session.data.settings.pace:
        happen(session, Paced(at=now, pace=command.pace))


def hurry(session: Session, who: Person, command: Hurry, now: int) -> None:  # noqa: ARG001
    """Let the game go to its end as quickly as the bots can.

    Raises:
        Refused: see :func:`check_hurry`.
    """
    check_hurry(session, who)
    happen(session, Hastened(at=now))


def check_hurry(session: Session, who: Person) -> None:
    """Let *who* through who may let the game go to its end.

    That is anybody who sits, and where nobody sits but bots, anybody who watches.

    Raises:
        Refused: somebody else, no game that goes on, a person still plays, or it is done already.
    """
    if not session.runs:
        raise Refused(TableRefusal.NO_GAME, "no game goes on just now")
    if any(session.people()):
        session.own_chair(who.id)
    if person_plays(session):
        raise Refused(TableRefusal.PEOPLE_PLAY, "a person still plays in this game")
    if session.deal.hurried:
        raise Refused(TableRefusal.STALE, "the game goes to its end already")


def may_be_hurried(session: Session) -> bool:
    """Say whether a game goes on in which no person plays, at the pace of people."""
    playing = session.data.phase == "playing"
    return playing and not session.deal.hurried and not person_plays(session)


def person_plays(session: Session) -> bool:
    """Say whether somebody who is no bot has anything left to do in the game."""
    view = session.here.view(None)
    return any(
        chair.seat is not None
        and chair.level is None
        and not session.table_rules.watches(view, chair.seat)
        for chair in session.chairs
    )
