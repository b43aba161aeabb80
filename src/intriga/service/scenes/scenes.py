"""Builds the scene of one person from a view, never from the hidden state."""

from collections.abc import Hashable
from functools import cached_property
from typing import Any, Final, TypeVar, cast

import msgspec
from msgspec import Raw, Struct, structs

from intriga.core.fair_deal import FairDeal, commitment_of
from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer, UsualAnswers
from intriga.core.table_rules import GameStanding, SeatQuestion
from intriga.service.people.given_chairs import replaced
from intriga.service.people.permissions import Permissions, permissions, table_key
from intriga.service.people.seating import (
    known_invitation,
    open_chairs,
)
from intriga.service.people.talk import forgotten, heard, hears_gallery, hides, numbered
from intriga.service.questions.question import Preview
from intriga.service.scenes import scores
from intriga.service.scenes.encoded_menus import NO_MENU, EncodedMenu, made, menu_of
from intriga.service.scenes.scene import (
    ChairScene,
    DailyScene,
    DealScene,
    LobbyRow,
    NextDeal,
    Phase,
    PlayerScene,
    Received,
    Scene,
    SeriesScore,
    WaitingScene,
    WindowScene,
    encoded_scene,
)
from intriga.service.session import Person, Session
from intriga.service.setup import teaching
from intriga.service.setup.dealing import waits
from intriga.service.table_data import Chair, CurrentGame

SPECTATOR: Final = -1  # the viewer without a seat
NO_INVITATION: Final = ""
PartT = TypeVar("PartT")


class OwnScene(Struct, frozen=True):
    """The part of a scene for one person alone."""

    question: Message | None
    form: AnswerForm | None
    offers: list[Offer]
    answer: str | None
    given: bool = False


NOTHING: Final = OwnScene(None, None, [], None)
"""The part for somebody who is asked nothing."""


def viewer_id(seat: int | None) -> int:
    """Return the viewer id of *seat*, -1 for a spectator."""
    return SPECTATOR if seat is None else seat


def received(session: Session, who: Person) -> Received:
    """Return what *who* has once they have the scene as it is now."""
    lines = forgotten(session, who.id) + len(heard(session, who.id))
    gallery, chair = hears_gallery(session, who.id), session.chair_of(who.id)
    if session.data.deal is None:
        return Received(talk=lines, gallery=gallery, chair=chair)
    seat = session.seat_of(who.id)
    log = len(session.narrator.log(seat))
    number, asked = session.data.deal.number, is_asked(session, seat)
    return Received(number, log, lines, viewer_id(seat), gallery, chair, asked)


def is_asked(session: Session, seat: int | None) -> bool:
    """Say whether the person on *seat* is asked what is asked now, answered or not."""
    if session.window is None or seat is None or not session.plays(seat):
        return False
    return seat in session.question.seats


def scene(session: Session, who: Person, now: int, since: Received) -> Scene:
    """Return the scene of *who* at *now*, without the lines that they have since *since*."""
    return SceneBuilder(session, now).scene(who, since)


class SceneBuilder:
    """Draws a table as it is at one instant; the public parts are worked out once."""

    def __init__(self, session: Session, now: int, *, in_json: bool = False) -> None:
        """Draw *session* at *now*; *in_json*, for scenes that are only encoded.

        Then the public parts are in JSON already, once for all scenes.
        """
        self._session, self._now, self._in_json = session, now, in_json
        self._permissions: dict[str, Permissions] = {}
        self._parts: dict[str, Any] = {}
        self._menu = NO_MENU  # of the scene that was drawn last

    def _part(self, name: str, part: PartT) -> PartT:
        """Return the public *part* of that *name* as scenes have it."""
        if not self._in_json:
            return part
        found = self._parts.get(name)
        if found is None:
            found = self._parts[name] = Raw(msgspec.json.encode(part))
        return cast("PartT", found)  # the same to everybody who reads the JSON

    def scene(self, who: Person, since: Received) -> Scene:
        """Return the scene of *who*, without the lines that they have since *since*."""
        session, kept = self._session, self._session.data
        place = session.chair_of(who.id)
        edition = session.ruleset.variants.editions[kept.preset]
        talk = heard(session, who.id)
        same = since.gallery == hears_gallery(session, who.id) or not hides(session)
        before = forgotten(session, who.id)
        had = min(max(0, since.talk - before), len(talk)) if same else 0
        may, may_at, in_queue, watchers = self.permissions(who)
        return Scene(
            table=kept.table,
            game=kept.game,
            preset=kept.preset,
            options=self._part("options", kept.options),
            least=edition.least,
            most=edition.most,
            settings=self._part("settings", kept.settings),
            phase=self.phase,
            chairs=self._part("chairs", self.chairs),
            players=self._part("players", self.players),
            watching=self.watching,
            waits=self.waits,
            may=may,
            may_at=may_at,
            queue=self._part("queue", self.queue),
            place=in_queue,
            series=self._part("series", self.series),
            watchers=watchers,
            replaced=replaced(session, who.id),
            you=place,
            invite=known_invitation(session, who.id),
            remarks=self._part("remarks", self._remarks),
            deal=None if kept.deal is None else self._deal(kept.deal, place, since),
            lesson=kept.lesson,
            daily=_daily(session),
            sides=self._part("sides", self._sides),
            next=self._part("next", self._next),
            talk_from=before + had,
            talk=numbered(talk[had:], before + had),
        )

    def encoded(self, who: Person, since: Received) -> bytes:
        """Return the scene of *who* in JSON, whose length does not depend on their cards."""
        scene = self.scene(who, since)
        public = self._public(scene.deal) if scene.you is not None else None
        return encoded_scene(scene, public, self._menu)

    def _public(self, deal: DealScene | None) -> DealScene | None:
        """Return *deal* as a spectator sees it."""
        if deal is None:
            return None
        session, here = self._session, self._session.here
        return structs.replace(
            deal,
            view=self._part("view", self._public_view),
            memory=here.memory(None) if session.data.settings.memory else None,
            question=None,
            form=None,
            offers=[],
            answer=None,
            given=False,
            automatic=[],
            log=session.narrator.log(None)[-len(deal.log) :] if deal.log else [],
        )

    def _deal(self, deal: CurrentGame, place: int | None, since: Received) -> DealScene:
        session, here = self._session, self._session.here
        seat = None if place is None else session.chairs[place].seat
        view, log = here.view(seat), session.narrator.log(seat)
        same = since.deal == deal.number and since.viewer in {None, viewer_id(seat)}
        log_from = min(since.log, len(log)) if same else 0
        own, fair = self._own(seat), self._fair_deal
        over = session.data.phase != "playing" and deal.open_cards
        return DealScene(
            number=deal.number,
            n=deal.steps,
            id=deal.id,
            view=view.to_dict(),
            memory=here.memory(seat) if session.remembers else None,
            standing=self._part("standing", self._standing),
            material=None if log_from else self._part("material", self._material),
            usual=None if log_from else self._part("usual", self._usual),
            window=self._part("window", self.window),
            question=own.question,
            form=own.form,
            offers=own.offers,
            answer=own.answer,
            given=own.given,
            automatic=[] if place is None else session.chairs[place].rules,
            log_from=log_from,
            log=log[log_from:],
            open=session.ruleset.format_position(session.game.state) if over else None,
            commitment="" if fair is None else fair.commitment,
            secret=fair.secret if fair and over else None,
            contributions=self._part("contributions", deal.contributions),
            bots=deal.bots,
            hashes=self._part("hashes", deal.hashes),
        )

    def _own(self, seat: int | None) -> OwnScene:
        """Return the part for *seat* alone, and note its menu."""
        if not self._in_json:
            return own_scene(self._session, seat)
        own, self._menu = own_in_json(self._session, seat)
        return own

    # --- what all see alike

    @cached_property
    def chairs(self) -> list[ChairScene]:
        """All chairs, clockwise."""
        return [_chair(self._session, chair) for chair in self._session.chairs]

    @cached_property
    def players(self) -> list[PlayerScene]:
        """The players of the game, by seat."""
        return self._session.players

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        return "paused" if self._session.data.paused else self._session.data.phase

    @cached_property
    def watching(self) -> int:
        """How many are there and do not sit."""
        return len(self._session.present - {chair.person for chair in self._session.people()})

    @cached_property
    def waits(self) -> Message | None:
        """The obstacle that the table waits on, None while a game goes on."""
        return waits(self._session)

    @cached_property
    def queue(self) -> list[WaitingScene]:
        """Those who wait for a chair, the first in front."""
        session = self._session
        return [
            WaitingScene(each.name, each.face, each.person in session.present)
            for each in session.data.queue
        ]

    @cached_property
    def series(self) -> list[SeriesScore]:
        """How the series stands, the leader first."""
        return scores.series_scores(self._session)

    def alike(self, who: Person) -> str:
        """Return a key of all who see the same as *who*: one's own id for a person with a place.

        Others see the same where they know the same invitation, or none.
        """
        if who.id in self._placed:
            return who.id
        return self._session.data.guests.get(who.id, NO_INVITATION)

    @cached_property
    def _placed(self) -> frozenset[str]:
        """The persons who have a place of their own: they sit, wait, or were sent away."""
        kept = self._session.data
        replaced = kept.deal.replaced if kept.deal else ()
        return frozenset(
            {
                *(chair.person for chair in kept.chairs),
                *(person for chair in kept.chairs for person in chair.votes),
                *(each.person for each in kept.queue),
                *(kept.host, *kept.barred, *replaced),
            }
        )

    def permissions(self, who: Person) -> Permissions:
        """Return the permissions of *who*."""
        alike = self.alike(who)
        found = self._permissions.get(alike)
        if found is None:
            found = permissions(self._session, who, self._table_key)
            self._permissions[alike] = found
        return found

    @cached_property
    def _table_key(self) -> Hashable:
        return table_key(self._session)

    @cached_property
    def _public_view(self) -> dict[str, Any]:
        return self._session.here.view(None).to_dict()

    @cached_property
    def _standing(self) -> GameStanding:
        return self._session.table_rules.standing(self._session.here.view(None))

    @cached_property
    def _material(self) -> dict[str, Any]:
        return self._session.table_rules.material(self._session.here.view(None))

    @cached_property
    def _usual(self) -> UsualAnswers:
        return self._session.table_rules.usual_answers(self._session.here.view(None))

    @cached_property
    def _sides(self) -> list[list[int]]:
        return _sides(self._session)

    @cached_property
    def _remarks(self) -> list[Message]:
        return _remarks(self._session)

    @cached_property
    def window(self) -> WindowScene | None:
        """The question on the table."""
        return _window(self._session, self._now)

    @cached_property
    def _fair_deal(self) -> FairDeal | None:
        return self._session.fair_deal(told=self._session.data.phase == "over")

    @cached_property
    def _next(self) -> NextDeal | None:
        kept = self._session.data
        if kept.phase == "playing" or kept.lesson:
            return None
        number = self._session.next_number
        hashes = () if kept.reveal is None else tuple(kept.reveal.hashes)
        return NextDeal(number, commitment_of(self._session.secret_of(number)), hashes)


def _chair(session: Session, chair: Chair) -> ChairScene:
    person = "program" if chair.program else "person"
    return ChairScene(
        kind="empty" if chair.empty else person if chair.person else "bot",
        name=chair.name,
        level=chair.level,
        seat=chair.seat,
        ready=chair.ready or not chair.person,
        present=session.is_there(chair),
        away=chair.away or chair.left,
        host=chair.seated and chair.person == session.data.host,
        wins=scores.score_of(session, chair).wins,
        left=chair.left,
        again=chair.again,
        alias=session.alias(chair.person) if chair.person else "",
        character="" if chair.person else chair.character,
        face=chair.face,
        chance=chair.chance,
    )


def _daily(session: Session) -> DailyScene | None:
    daily = session.daily
    if daily is None:
        return None
    commitment = commitment_of(bytes.fromhex(daily.key))
    return DailyScene(daily.day, session.counts_today, commitment)


def _sides(session: Session) -> list[list[int]]:
    """Return the chairs that win together; before a game as if all chairs were taken."""
    kept, chairs = session.data, len(session.chairs)
    values = session.ruleset.options(kept.preset, kept.options, chairs)
    return session.table_rules.sides(values, chairs)


def _remarks(session: Session) -> list[Message]:
    kept = session.data
    values = session.ruleset.options(kept.preset, kept.options, len(session.chairs))
    return session.table_rules.remarks(values)


# ------------------------------------------------------------------- the game


def own_scene(session: Session, seat: int | None) -> OwnScene:
    """Return the part of a scene for the person on *seat* alone."""
    if seat is None or not is_asked(session, seat):
        return NOTHING
    asked = session.question.put_to(seat)
    offers = asked.offers()
    return _own(session, asked, teaching.noted(session, seat, asked.form(offers)), offers)


def own_in_json(session: Session, seat: int | None) -> tuple[OwnScene, EncodedMenu]:
    """Return :func:`own_scene` with its menu in JSON, as it is only encoded, and that menu."""
    if seat is None or not is_asked(session, seat):
        return NOTHING, NO_MENU
    if session.data.lesson:  # with notes
        own = own_scene(session, seat)
        return own, made(own.offers, own.form)
    asked = session.question.put_to(seat)
    menu = menu_of(asked)
    form, offers = cast("AnswerForm", menu.form), cast("list[Offer]", menu.offers)
    return _own(session, asked, form, offers), menu


def _own(
    session: Session, asked: SeatQuestion[Preview], form: AnswerForm | None, offers: list[Offer]
) -> OwnScene:
    seat, window = asked.seat, session.window
    answer = None if window is None else window.answers.get(seat)
    given = window is not None and seat in window.given
    return OwnScene(asked.sentence(), form, offers, answer, given)


def _window(session: Session, now: int) -> WindowScene | None:
    window = session.window
    if window is None:
        return None
    stopped = session.data.stopped if window.held is None else window.held
    instant = now if stopped is None else stopped
    return WindowScene(
        step=window.step,
        reaction=window.reaction,
        shown=[] if window.reaction else session.here.awaiting,
        subject=session.question.subject(session.here.view(None)),
        left=None if window.deadline is None else max(0, window.deadline - instant),
        whole=window.whole,
        bank=window.bank,
        held=window.held is not None,
    )


# ------------------------------------------------------------------- the lobby


def row(session: Session) -> LobbyRow:
    """Return the table as the lobby shows it."""
    kept = session.data
    taken = [chair for chair in session.chairs if not chair.empty and not chair.left]
    return LobbyRow(
        table=kept.table,
        game=kept.game,
        preset=kept.preset,
        names=[chair.name for chair in taken],
        chairs=len(session.chairs),
        free=len(session.chairs) - len(taken),
        phase="paused" if kept.paused else kept.phase,
        since=kept.since,
        may="join" if open_chairs(session) else "watch",
        host=next(
            (chair.name for chair in taken if chair.seated and chair.person == kept.host), ""
        ),
    )
