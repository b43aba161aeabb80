"""The audience of the newest events at a table: everybody, or some, or one."""

from typing import Final

from msgspec import Struct

from intriga.service import events as e
from intriga.service.questions.clocks import may_be_hurried
from intriga.service.scenes.announcements import TOLD
from intriga.service.session import Session


class Sealing(Struct, frozen=True):
    """The receipt of a person's own answer to question *step*; None: taken back.

    ``given``: the table gave it for them.
    """

    person: str
    step: int
    words: str | None
    given: bool = False


class Audience(Struct, frozen=True):
    """The persons who have to hear of some events.

    ``everybody`` gets a new scene, or else ``persons`` do.  ``step``: a question closed or was
    asked; ``room``: who sits there may have changed.  ``sealed`` go to one person each,
    ``emoji`` are ``(chair, emoji, gallery)``; ``said`` says whether somebody spoke.  Those of the
    gallery go to persons for whom ``Table.hears_gallery``.  ``silent`` are those who let the time
    of a question run out.  ``closes``: some who have watched may no longer watch.
    """

    everybody: bool
    step: bool
    room: bool
    persons: list[str]
    sealed: list[Sealing]
    emoji: list[tuple[int, str, bool]]
    said: list[bool]
    ended: bool
    silent: list[str]
    closes: bool

    @property
    def besides(self) -> bool:
        """Whether somebody has to hear of more than the table shows."""
        return bool(self.sealed or self.emoji or self.said or self.silent)


STEPS: Final = frozenset({e.Played, e.Asked})
"""The events that everybody gets as a step of the game."""
QUIET: Final = frozenset(
    {
        *(e.Answered, e.Withdrawn, e.Automated, e.Reacted, e.Said, e.BotSpoke, e.LetIn),
        *(e.Revealed, e.Announced),
    }
)
"""The events that change nothing in the scenes of other people."""
WHOLE: Final = frozenset(
    {
        *(e.Configured, e.LinkChanged, e.RevealAsked, e.Began, e.Ended, e.Created),
        *(e.Barred, e.Paced, e.Hastened, e.Paused, e.Resumed, e.Rested, e.Woken, e.Held),
        *(e.Released, e.NameTakenDown),
    }
)
"""The events after which everybody gets a whole scene: games begin and end, clocks stop.

Those who sit get the new invitation with it when somebody was sent away for good.
"""


def audience_of(session: Session, events: list[e.Event]) -> Audience:
    """Return the audience of *events*, which have just happened in *session*.

    Ask once for each batch of events: the session remembers the right to hurry as last sent.
    """
    sealed: list[Sealing] = []
    persons: list[str] = []
    emoji: list[tuple[int, str, bool]] = []
    said: list[bool] = []
    silent: list[str] = []
    kinds = {type(event) for event in events}
    for event in events:
        match event:
            case e.Answered(seat=seat, step=step, words=words, given=given):
                sealed += _sealing(session, seat, step, words, given=given)
            case e.Withdrawn(seat=seat, step=step):
                sealed += _sealing(session, seat, step, None)
            case e.Automated(chair=chair) | e.HandedOver(chair=chair) | e.CameBack(chair=chair):
                persons.append(session.chairs[chair].person)
            case e.Reacted(chair=chair, emoji=sign, gallery=gallery):
                emoji.append((chair, sign, gallery))
            case e.Said(gallery=gallery):
                said.append(gallery)
            case e.Played(missed=missed):
                silent += [session.at_seat(seat).person for seat in missed]
            case _:
                pass
    if not kinds.isdisjoint(TOLD | {e.BotSpoke}):
        said.append(False)
    hurry_changes = _hurry_changes(session)
    return Audience(
        everybody=not kinds.isdisjoint(WHOLE),
        step=not kinds.isdisjoint(STEPS),
        room=not kinds <= STEPS | QUIET or hurry_changes,
        persons=persons,
        sealed=sealed,
        emoji=emoji,
        said=said,
        ended=e.Ended in kinds,
        silent=silent,
        closes=not kinds.isdisjoint({e.Barred, e.Configured}),
    )


def _hurry_changes(session: Session) -> bool:
    """Say whether people have got, or lost, the right to let bots play on without pauses.

    It is lost where somebody without cards is asked again, for a joker at the end.
    """
    before, session.may_be_hurried = session.may_be_hurried, may_be_hurried(session)
    return before != session.may_be_hurried


def _sealing(
    session: Session, seat: int, step: int, words: str | None, *, given: bool = False
) -> list[Sealing]:
    """Return the receipt for the person on *seat*, None for a bot or a question that is gone."""
    chair = session.at_seat(seat)
    open_still = session.window is not None and session.window.step == step
    person = chair.seated and chair.level is None
    return [Sealing(chair.person, step, words, given)] if person and open_still else []
