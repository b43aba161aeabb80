"""Steps, the messages while a game goes on: the changes, made once for everybody who sees them.

A step has the same bytes for everybody; a seat that is asked, or that knows more, has a part of
its own beside it.  A step goes on from the scene that everybody has; see
:mod:`intriga.service.scenes.fold`.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from intriga.core.ruleset import Json
from intriga.core.table_rules import GameStanding
from intriga.service.scenes.scene import OwnStep, SceneStep, length_of, with_own
from intriga.service.scenes.scenes import SceneBuilder, own_scene
from intriga.service.session import Session

MISSING: Final = object()


class Seen(NamedTuple):
    """The position as a viewer sees it, and what they may remember."""

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
        self._public = _seen(session, None)
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
        self._public = _seen(session, None)
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
            is_new, own = seat not in self._known, self._own(seat)
            sent = public if own is None else with_own(public, own, self._base(is_new=is_new))
            self._sent[seat] = sent
        return sent

    def _base(self, *, is_new: bool) -> int:
        """Return the length of the public parts that a seat's own part repeats; all if *is_new*."""
        public = self._public
        return self._told + (length_of(public.view, public.memory) if is_new else 0)

    def _own(self, seat: int) -> OwnStep | None:
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
        own, public, step = own_scene(session, seat), self._public, self._step
        return OwnStep(
            view=_own_changes(before and before.view, now.view, public.view, step.view),
            memory=_own_changes(before and before.memory, now.memory, public.memory, step.memory),
            question=own.question,
            form=own.form,
            offers=own.offers,
            answer=own.answer,
            given=own.given,
            log=None if same_lines else lines,
        )

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


def _seen(session: Session, seat: int | None) -> Seen:
    here = session.here
    memory = here.memory(seat) if session.remembers else {}
    return Seen(here.view(seat).to_dict(), memory)


def _standing(session: Session) -> GameStanding:
    return session.table_rules.standing(session.here.view(None))


def _besides(session: Session, seat: int, public: Seen) -> Besides:
    own = _seen(session, seat)
    hidden = session.ruleset.hidden(session.here.state, seat)
    return Besides(hidden, changed(public.view, own.view), changed(public.memory, own.memory))


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> Json:
    """Return the entries of *after* that are not so in *before*."""
    return {key: value for key, value in after.items() if before.get(key, MISSING) != value}


def _own_changes(before: Json | None, now: Json, public: Json, step: Json) -> Json:
    """Return what a seat has to be sent whose sight differed from the public one by *before*.

    It differs by *now*, and gets the *step*; without *before* it gets all.
    """
    if before is None:
        return {**public, **now}
    back = {key: public[key] for key in before if key not in now and key not in step}
    new = {key: value for key, value in now.items() if key in step or before.get(key) != value}
    return back | new
