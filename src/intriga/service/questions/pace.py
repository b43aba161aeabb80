"""How fast bots play: as the host wishes, and to the end at once where no person plays on."""

from intriga.service.apply import happen
from intriga.service.commands import Hurry, SetPace
from intriga.service.events import Hastened, Paced
from intriga.service.session import Person, Session, check_host
from intriga.service.table_refusals import Refused, TableRefusal


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
