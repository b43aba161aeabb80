"""Why a game cannot start yet: decided once, for refusals and for the waiting table."""

from typing import NamedTuple

from intriga.core.errors import BadOptions
from intriga.core.message import Message
from intriga.service.people.chair_queue import newcomers
from intriga.service.session import Session
from intriga.service.table_refusals import Refused, TableRefusal


class Obstacle(NamedTuple):
    """Why no game can be dealt, as a refusal and as a message to all; numbers are chairs."""

    refusal: Refused
    told: Message


def obstacle(session: Session) -> Obstacle | None:
    """Return what keeps the host of *session* from dealing, None where nothing does."""
    return _too_few(session) or _bad_options(session) or _not_ready(session)


def waits(session: Session) -> Message | None:
    """Return what the table waits for, numbers being chairs; None while a game goes on.

    Nothing here depends on who has answered.
    """
    kept = session.data
    if kept.phase == "playing" and not kept.paused:
        return None
    if kept.reveal is not None:
        return Message("waits-deal")
    host = session.chair_of(kept.host)
    if host is None:
        return Message("waits-person")
    if kept.paused:
        return Message("waits-resume", {"who": host})
    hindrance = obstacle(session)
    return Message("waits-start", {"who": host}) if hindrance is None else hindrance.told


def _players(session: Session) -> int:
    """Return how many would play."""
    seated = sum(not chair.empty and not chair.left for chair in session.chairs)
    return seated + newcomers(session)


def _too_few(session: Session) -> Obstacle | None:
    least = session.ruleset.variants.editions[session.data.preset].least
    missing = least - _players(session)
    if missing <= 0:
        return None
    refusal = Refused(TableRefusal.TOO_FEW, f"{_players(session)} sit; it takes {least}")
    return Obstacle(refusal, Message("waits-players", {"count": missing}))


def _bad_options(session: Session) -> Obstacle | None:
    kept, players = session.data, _players(session)
    try:
        session.ruleset.options(kept.preset, kept.options, players)
    except BadOptions as error:
        refusal = Refused(TableRefusal.BAD_OPTIONS, str(error))
        return Obstacle(refusal, Message("waits-rules", {"count": players}))
    return None


def _not_ready(session: Session) -> Obstacle | None:
    """Return who is still to say that they are ready: those who are there before those who are not.

    The host is ready when the cards are dealt.
    """
    missing = [
        place
        for place, chair in enumerate(session.chairs)
        if chair.seated and not chair.ready and chair.person != session.data.host
    ]
    if not missing:
        return None
    names = ", ".join(session.chairs[place].name for place in missing)
    there = [place for place in missing if session.is_there(session.chairs[place])]
    told = Message("waits-ready" if there else "waits-absent", {"who": tuple(there or missing)})
    return Obstacle(Refused(TableRefusal.NOT_READY, f"not ready yet: {names}"), told)
