"""Steps, the messages while a game goes on: the changes, made once for everybody who sees them.

A step has the same bytes for everybody; a seat that is asked, or that knows more, has a part of
its own beside it.  A step goes on from the scene that everybody has; see
:mod:`intriga.service.scenes.fold`.  Everybody hears of the newest events, or some, or one.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from intriga.core.ruleset import Json
from intriga.core.table_rules import GameStanding
from intriga.service import events as e
from intriga.service.people.chat import TOLD
from intriga.service.questions.clocks import may_be_hurried
from intriga.service.scenes.encoded_menus import EncodedMenu
from intriga.service.scenes.scene import OwnStep, SceneStep, length_of, with_own
from intriga.service.scenes.scenes import SceneBuilder, own_in_json
from intriga.service.session import Session


class Sealing(Struct, frozen=True):
    """The receipt of a person's own answer to question *step*; None: taken back.

    ``given``: the table gave it for them.  ``command`` is the number of theirs, 0 for none.
    """

    person: str
    step: int
    words: str | None
    given: bool
    command: int


class Audience(Struct, frozen=True):
    """The persons who have to hear of some events.

    ``everybody`` gets a new scene, or else ``persons`` do.  ``step``: a question closed or was
    asked; ``room``: who sits there may have changed.  ``sealed`` go to one person each,
    ``emoji`` are ``(chair, emoji, gallery)``; ``said`` says whether somebody spoke.  Those of the
    gallery go to persons for whom ``Table.hears_gallery``.  ``silent`` are those who let the time
    of a question run out.  ``closes``: some who have watched may no longer watch.  ``by`` gave
    ``command``, a number, which the events carry out; 0 for none.
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
    by: str
    command: int

    @property
    def besides(self) -> bool:
        """Whether somebody has to hear of more than the table shows."""
        return bool(self.sealed or self.emoji or self.said or self.silent)


STEPS: Final = frozenset({e.Played, e.Asked})
"""The events that everybody gets as a step of the game."""
SEALINGS: Final = frozenset({e.Answered, e.Withdrawn})
"""The events that only the person who answers sees."""
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
            case e.Asked():  # the most frequent first
                pass
            case e.Played(missed=missed):
                silent += [session.at_seat(seat).person for seat in missed]
            case e.Answered() | e.Withdrawn():
                sealed += _sealing(session, event)
            case e.Automated(chair=chair) | e.HandedOver(chair=chair) | e.CameBack(chair=chair):
                persons.append(session.chairs[chair].person)
            case e.Reacted(chair=chair, emoji=sign, gallery=gallery):
                emoji.append((chair, sign, gallery))
            case e.Said(gallery=gallery):
                said.append(gallery)
            case _:
                pass
    if not kinds.isdisjoint(TOLD | {e.BotSpoke}):
        said.append(False)
    only_sealed = bool(kinds) and kinds <= SEALINGS
    hurry_changes = not only_sealed and _hurry_changes(session)
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
        by=events[0].by if events else "",
        command=events[0].command if events else 0,  # the first alone is tagged
    )


def _hurry_changes(session: Session) -> bool:
    """Say whether people have got, or lost, the right to let bots play on without pauses.

    It is lost where somebody without cards is asked again, for a joker at the end.
    """
    before, session.may_be_hurried = session.may_be_hurried, may_be_hurried(session)
    return before != session.may_be_hurried


def _sealing(session: Session, event: e.Answered | e.Withdrawn) -> list[Sealing]:
    """Return the receipt of *event*, none for a bot or a question that is gone."""
    if session.window is None or session.window.step != event.step:
        return []
    chair = session.at_seat(event.seat)
    if not chair.seated or chair.level is not None:
        return []
    words, given = (event.words, event.given) if isinstance(event, e.Answered) else (None, False)
    return [Sealing(chair.person, event.step, words, given, event.command)]


class Seen(NamedTuple):
    """The position as everybody sees it, and what everybody may remember."""

    view: Json
    memory: Json


class Besides(NamedTuple):
    """The part of a scene in which a seat differs from spectators, with the numbers behind it."""

    hidden: tuple[int, ...] | None
    view: Json
    memory: Json


class SceneSteps:
    """Compares the last state shown to everybody at a table with the present one."""

    def __init__(self, session: Session) -> None:
        """Begin with the game of *session* as it is now, which everybody has been shown."""
        self._session, self._deal, self._n = session, session.deal.number, session.deal.steps
        self._public = _seen(session)
        self._standing = _standing(session)
        self._besides: dict[int, Besides] = {}
        self._sent: dict[int | None, bytes] = {}
        self._state = session.here.state
        session.narrator.fetch()

    @property
    def of_this_game(self) -> bool:
        """Whether the game is still the one that everybody was shown."""
        deal = self._session.data.deal
        return deal is not None and deal.number == self._deal

    def advance(self, now: int) -> None:
        """Go from the state shown last to that at the instant *now*."""
        session, before = self._session, self._public
        self._public = _seen(session)
        stood, self._standing = self._standing, _standing(session)
        self._known, self._besides = self._besides, {}
        self._fresh = session.narrator.fetch()
        last, self._state = self._state, session.here.state
        self._hidden_alike = session.ruleset.hidden_alike(last, self._state)
        self._step = SceneStep(
            deal=self._deal,
            after=self._n,
            n=session.deal.steps,
            view=changed(before.view, self._public.view),
            memory=changed(before.memory, self._public.memory),
            standing=None if self._standing == stood else self._standing,
            window=SceneBuilder(session, now).window,
            log=self._fresh.get(None, []),
            own=None,
        )
        self._n = session.deal.steps
        asked = session.question.seats if session.window else []
        self.asked = frozenset(seat for seat in asked if session.plays(seat))
        self._sent = {None: msgspec.json.encode(self._step)}
        self._told = length_of(self._step.log)

    def lines(self, seat: int | None) -> int:
        """Return how many lines the log of *seat* has."""
        return len(self._session.narrator.log(seat))

    def message(self, seat: int | None) -> bytes:
        """Return the step as *seat* is sent it, None for spectators, in JSON."""
        sent = self._sent.get(seat)
        if sent is None:
            seat, public = seat or 0, self._sent[None]
            base, parts = self._base(is_new=seat not in self._known), self._own(seat)
            sent = public if parts is None else with_own(public, *parts, base)
            self._sent[seat] = sent
        return sent

    def _base(self, *, is_new: bool) -> int:
        """Return the length of the public parts that a seat's own part repeats; all if *is_new*."""
        public = self._public
        return self._told + (length_of(public.view, public.memory) if is_new else 0)

    def _own(self, seat: int) -> tuple[OwnStep, EncodedMenu] | None:
        """Return the part of *seat* with its menu, None where it is sent what spectators are."""
        session, before = self._session, self._known.get(seat)
        lines = self._fresh.get(seat, [])
        same_lines = lines == self._step.log
        sees_more = before is None or self._sees_more(seat, before)
        now = before
        if now is None or sees_more:
            now = _besides(session, seat, self._public)
        self._besides[seat] = now
        if same_lines and not sees_more and seat not in self.asked:
            return None
        (own, menu), public, step = own_in_json(session, seat), self._public, self._step
        part = OwnStep(
            view=_own_changes(before and before.view, now.view, public.view, step.view),
            memory=_own_changes(before and before.memory, now.memory, public.memory, step.memory),
            question=own.question,
            form=own.form,
            offers=own.offers,
            answer=own.answer,
            given=own.given,
            log=None if same_lines else lines,
        )
        return part, menu

    def _sees_more(self, seat: int, before: Besides) -> bool:
        """Say whether the difference between *seat* and spectators may have changed."""
        step = self._step
        return (
            not (self._hidden_alike or self._knows_the_same(seat, before))
            or not before.view.keys().isdisjoint(step.view)
            or not before.memory.keys().isdisjoint(step.memory)
        )

    def _knows_the_same(self, seat: int, before: Besides) -> bool:
        return self._session.ruleset.hidden(self._state, seat) == before.hidden


def _seen(session: Session) -> Seen:
    here = session.here
    return Seen(here.view(None).to_dict(), here.memory(None) if session.remembers else {})


def _standing(session: Session) -> GameStanding:
    return session.table_rules.standing(session.here.view(None))


def _besides(session: Session, seat: int, public: Seen) -> Besides:
    view = session.here.view(seat)
    hidden = session.ruleset.hidden(session.here.state, seat)
    memory = session.table_rules.own_memory(view) if session.remembers else {}
    return Besides(hidden, changed(public.view, view.own_words()), changed(public.memory, memory))


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> Json:
    """Return the entries of *after* that are not so in *before*."""
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


def _own_changes(before: Json | None, now: Json, public: Json, step: Json) -> Json:
    """Return what a seat has to be sent whose sight differed from the public one by *before*.

    It differs by *now*, and gets the *step*; without *before* it gets all.
    """
    if before is None:
        return {**public, **now}
    back = {key: public[key] for key in before if key not in now and key not in step}
    new = {key: value for key, value in now.items() if key in step or before.get(key) != value}
    return back | new
