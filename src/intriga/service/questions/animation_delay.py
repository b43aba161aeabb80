"""How long a table waits until everybody has seen what happened.

The page shows some beats at length: a challenge, the card that proves it, a lost card.  So nobody's
time to think goes by meanwhile, and bots wait like people.  The delay follows from the public log
and from nothing else.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from intriga.core.message import Message
from intriga.service.session import Session

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
