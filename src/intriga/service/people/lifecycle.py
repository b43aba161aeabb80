"""The life of a table: clocks stand and go on, people are away and come back."""

from typing import Final

from msgspec import structs

from intriga.service.apply import happen
from intriga.service.commands import Back, HandOver, Pause, Resume
from intriga.service.events import (
    CameBack,
    HandedOver,
    Paused,
    Rested,
    Resumed,
    Voted,
    WentAway,
    Woken,
)
from intriga.service.people.given_chairs import check_level
from intriga.service.people.seating import chair_at, chair_kept, keep_host, pass_host_on
from intriga.service.questions.clocks import release
from intriga.service.questions.windows import automatic
from intriga.service.session import Person, Session, check_host
from intriga.service.table_data import Chair
from intriga.service.table_refusals import Refused, TableRefusal

ABSENT: Final = 45_000  # milliseconds without a connection, after which somebody is away


# ------------------------------------------------------------------- clocks


def pause(session: Session, who: Person, command: Pause, now: int) -> None:  # noqa: ARG001
    """Stop the clocks.

    Raises:
        Refused: not by the host, or no game is under way, or they stand already.
    """
    check_pause(session, who)
    release(session, now)
    happen(session, Paused(at=now))


def check_pause(session: Session, who: Person) -> None:
    """Let *who* through who may stop the clocks.

    Raises:
        Refused: not by the host, or no game is under way, or they stand already.
    """
    check_host(session, who)
    if session.data.phase != "playing":
        raise Refused(TableRefusal.NO_GAME, "no game is under way")
    if session.data.paused:
        raise Refused(TableRefusal.PAUSED, "the game is paused already")


def resume(session: Session, who: Person, command: Resume, now: int) -> None:  # noqa: ARG001
    """Let the clocks go on.

    Raises:
        Refused: not by the host, or they do not stand.
    """
    happen(session, Resumed(at=now, since=check_resume(session, who)))


def check_resume(session: Session, who: Person) -> int:
    """Return since when the clocks stand that *who* may let go on.

    Raises:
        Refused: not by the host, or they do not stand.
    """
    check_host(session, who)
    if not session.data.paused or session.data.stopped is None:
        raise Refused(TableRefusal.NOT_PAUSED, "the game is not paused")
    return session.data.stopped


def rest(session: Session, at: int) -> None:
    """Let the clocks stand from the instant *at* if nobody is there."""
    if session.runs and not session.inhabited:
        release(session, at)
        happen(session, Rested(at=at))


def wake(session: Session, now: int) -> None:
    """Restart clocks that stopped because nobody was connected."""
    kept = session.data
    stands = kept.phase == "playing" and not kept.paused
    if stands and kept.stopped is not None and session.inhabited:
        happen(session, Woken(at=now, since=kept.stopped))


# ------------------------------------------------------------------- away and back


def back(session: Session, who: Person, command: Back, now: int) -> None:  # noqa: ARG001
    """Let *who* play again.

    Raises:
        Refused: they sit on no chair, or play already.
    """
    happen(session, CameBack(at=now, chair=check_back(session, who)))
    keep_host(session, who, now)


def check_back(session: Session, who: Person) -> int:
    """Return the chair of *who*, who may play again.

    Raises:
        Refused: they sit on no chair, or play already.
    """
    place = chair_kept(session, who.id)
    if place is None:
        raise Refused(TableRefusal.NOT_SEATED, "you sit on no chair")
    chair = session.chairs[place]
    if not (chair.away or chair.left or chair.level is not None):
        raise Refused(TableRefusal.PRESENT, "you are not away, and no bot plays for you")
    return place


def hand_over(session: Session, who: Person, command: HandOver, now: int) -> None:
    """Let a bot play: for *who* at once, for somebody who is away if most people wish it.

    Raises:
        Refused: no game, no such chair or bot, a bot plays already, there or for *who*, they are
            not away, or *who* has wished it before.
    """
    chair = check_hand_over(session, who, command.chair)
    check_level(session, command.level)
    if chair.person == who.id:
        happen(session, HandedOver(at=now, chair=command.chair, level=command.level))
        return
    happen(session, Voted(at=now, chair=command.chair, voter=who.id, level=command.level))


def count_votes(session: Session, now: int) -> None:
    """Let a bot play for each who is away where most of those who play themselves wish it.

    The level is the one that was wished for last.
    """
    for place, chair in enumerate(session.chairs):
        if session.data.phase != "playing" or not (chair.away and chair.votes):
            continue
        voters = {each.person for each in session.people() if _has_vote(each)}
        wanted = [level for voter, level in chair.votes.items() if voter in voters]
        if 2 * len(wanted) > len(voters):
            happen(session, HandedOver(at=now, chair=place, level=wanted[-1]))


def _has_vote(chair: Chair) -> bool:
    """Say whether the person of *chair* is neither away nor has let a bot play."""
    return not chair.away and chair.level is None


def check_hand_over(session: Session, who: Person, place: int) -> Chair:
    """Return the chair number *place*, for which *who* may wish for a bot.

    Raises:
        Refused: no game, no such chair, a bot plays already, there or for *who*, they are not
            away, or *who* has wished it before.
    """
    own = session.own_chair(who.id)
    chair = chair_at(session, place)
    if session.data.phase != "playing" or chair.seat is None:
        raise Refused(TableRefusal.NO_GAME, f"nobody plays on chair {place}")
    if chair.level is not None:
        raise Refused(TableRefusal.BOT_PLAYS, f"a bot plays on chair {place}")
    if session.chairs[own].level is not None:
        raise Refused(TableRefusal.BOT_PLAYS, "a bot plays for you; come back first")
    if place != own and not chair.away:
        raise Refused(TableRefusal.NOT_AWAY, f"{chair.name} is not away")
    if place != own and who.id in chair.votes:
        raise Refused(TableRefusal.VOTED, f"you have wished for a bot for {chair.name} already")
    return chair


def arrived(session: Session, who: Person, now: int) -> None:
    """Let *who*, just connected, play again if they were away."""
    place = chair_kept(session, who.id)
    if place is not None and session.chairs[place].away:
        happen(session, CameBack(at=now, chair=place))


def miss(session: Session, now: int) -> None:
    """Note who has been absent too long: a host is followed by another, a player is away."""
    for person, since in list(session.absent.items()):
        if now - since < ABSENT or person in session.present:
            continue
        if session.data.host == person and session.inhabited:
            pass_host_on(session, now)
        place = session.chair_of(person)
        if place is not None and _is_missed(session, session.chairs[place]):
            _send_away(session, place, now)


def _is_missed(session: Session, chair: Chair) -> bool:
    return session.runs and chair.seat is not None and chair.level is None and not chair.away


def _send_away(session: Session, place: int, now: int) -> None:
    chair, window = session.chairs[place], session.window
    gone = structs.replace(chair, away=True)
    asks = window is not None and chair.seat not in window.answers
    auto = automatic(session, gone, window.step, now) if window is not None and asks else None
    happen(session, WentAway(at=now, chair=place, auto=auto))


def due(session: Session) -> int | None:
    """Return when somebody will have been absent too long, None for nobody."""
    instants = [
        since + ABSENT
        for person, since in session.absent.items()
        if person not in session.present and _matters(session, person)
    ]
    return min(instants, default=None)


def _matters(session: Session, person: str) -> bool:
    """Say whether something would happen if *person* were absent too long."""
    place = session.chair_of(person)
    if place is not None and _is_missed(session, session.chairs[place]):
        return True
    others = any(session.is_there(chair) for chair in session.people() if chair.person != person)
    return session.data.host == person and others
