"""What one person sees of a table: made from a view, never from what is hidden."""

from functools import cached_property

from msgspec import Struct

from intriga.core.chance import Committed
from intriga.core.table_rules import Offer, Subject
from intriga.service.kept import Chair, Deal
from intriga.service.narrator import told
from intriga.service.room import Person, Room
from intriga.service.scene import (
    ChairScene,
    DealScene,
    LobbyRow,
    OfferScene,
    Scene,
    Since,
    SubjectScene,
    Told,
    WindowScene,
)
from intriga.service.talk import forgotten, heard, hears_gallery, hides, numbered

WATCHING = -1  # the eyes of who has no seat


class Own(Struct, frozen=True):
    """What a scene has for one person alone."""

    question: Told | None
    offers: list[OfferScene]
    answer: str | None


def eyes_of(seat: int | None) -> int:
    """Return whose eyes those of *seat* are: -1 for who watches."""
    return WATCHING if seat is None else seat


def seen(room: Room, who: Person) -> Since:
    """Return what *who* has once they have the scene as it is now."""
    lines = forgotten(room, who.id) + len(heard(room, who.id))
    gallery = hears_gallery(room, who.id)
    if room.kept.deal is None:
        return Since(talk=lines, gallery=gallery)
    seat = room.seat_of(who.id)
    log = len(room.narrator.log(seat))
    return Since(room.kept.deal.number, log, lines, eyes_of(seat), gallery)


def scene(room: Room, who: Person, now: int, since: Since) -> Scene:
    """Return what *who* sees at *now*, without the lines that they have since *since*."""
    return Portraits(room, now).scene(who, since)


class Portraits:
    """Draws a table as it is at one instant; what all see alike is worked out once."""

    def __init__(self, room: Room, now: int) -> None:
        """Draw *room* at *now*."""
        self._room, self._now = room, now

    def scene(self, who: Person, since: Since) -> Scene:
        """Return what *who* sees, without the lines that they have since *since*."""
        room, kept = self._room, self._room.kept
        place = room.chair_of(who.id)
        edition = room.game.variants.editions[kept.preset]
        talk = heard(room, who.id)
        same = since.gallery == hears_gallery(room, who.id) or not hides(room)
        before = forgotten(room, who.id)
        had = min(max(0, since.talk - before), len(talk)) if same else 0
        return Scene(
            table=kept.table,
            game=kept.game,
            preset=kept.preset,
            options=kept.options,
            least=edition.least,
            most=edition.most,
            settings=kept.settings,
            phase="paused" if kept.paused else kept.phase,
            chairs=self._chairs,
            watching=self._watching,
            you=place,
            invite=None if place is None else kept.invite,
            remarks=self._remarks,
            deal=None if kept.deal is None else self._deal(kept.deal, place, since),
            talk_from=before + had,
            talk=numbered(talk[had:], before + had),
        )

    def _deal(self, deal: Deal, place: int | None, since: Since) -> DealScene:
        room, here = self._room, self._room.here
        seat = None if place is None else room.chairs[place].seat
        view, log = here.view(seat), room.narrator.log(seat)
        same = since.deal == deal.number and since.eyes in {None, eyes_of(seat)}
        log_from = min(since.log, len(log)) if same else 0
        own = _own(room, seat)
        over = room.kept.phase != "playing" and deal.open_cards
        return DealScene(
            number=deal.number,
            id=deal.id,
            view=room.game.format_view(view),
            memory=here.memory(seat) if room.kept.settings.memory else None,
            material=None if log_from else room.table_rules.material(view),
            window=self._window,
            question=own.question,
            offers=own.offers,
            answer=own.answer,
            automatic=[] if place is None else room.chairs[place].rules,
            log_from=log_from,
            log=log[log_from:],
            winners=deal.winners,
            open=room.game.format_position(room.play.state) if over else None,
            commitment=self._chance.commitment,
            secret=self._chance.secret.hex() if over else None,
        )

    # --- what all see alike

    @cached_property
    def _chairs(self) -> list[ChairScene]:
        return [_chair(self._room, chair) for chair in self._room.chairs]

    @cached_property
    def _watching(self) -> int:
        return len(self._room.present - {chair.person for chair in self._room.people()})

    @cached_property
    def _remarks(self) -> list[Told]:
        return _remarks(self._room)

    @cached_property
    def _window(self) -> WindowScene | None:
        return _window(self._room, self._now)

    @cached_property
    def _chance(self) -> Committed:
        return self._room.chance()


def _chair(room: Room, chair: Chair) -> ChairScene:
    person = "program" if chair.program else "person"
    return ChairScene(
        kind="empty" if chair.empty else person if chair.person else "bot",
        name=chair.name,
        level=chair.level,
        seat=chair.seat,
        ready=chair.ready or not chair.person,
        present=room.is_there(chair),
        away=chair.away or chair.left,
        host=chair.seated and chair.person == room.kept.host,
        wins=chair.wins,
    )


def _remarks(room: Room) -> list[Told]:
    kept = room.kept
    values = room.game.options(kept.preset, kept.options, len(room.chairs))
    return [told(remark) for remark in room.table_rules.remarks(values)]


# ------------------------------------------------------------------- the game


def _own(room: Room, seat: int | None) -> Own:
    window = room.window
    if window is None or seat is None or not room.plays(seat):
        return Own(None, [], None)
    question = room.question.sentence(seat)
    return Own(
        question=None if question is None else told(question),
        offers=[_offer(offer) for offer in room.question.offers(seat)],
        answer=window.answers.get(seat),
    )


def _offer(offer: Offer) -> OfferScene:
    return OfferScene(offer.words, offer.claim, offer.true, offer.price)


def _window(room: Room, now: int) -> WindowScene | None:
    window = room.window
    if window is None:
        return None
    instant = now if room.kept.stopped is None else room.kept.stopped
    return WindowScene(
        step=window.step,
        reaction=window.reaction,
        subject=_subject(room.question.subject(room.here.view(None))),
        left=None if window.deadline is None else max(0, window.deadline - instant),
        whole=window.whole,
    )


def _subject(subject: Subject | None) -> SubjectScene | None:
    if subject is None:
        return None
    return SubjectScene(subject.by, subject.action, subject.claim, subject.at)


# ------------------------------------------------------------------- the lobby


def row(room: Room) -> LobbyRow:
    """Return the table as the lobby shows it."""
    kept = room.kept
    taken = [chair for chair in room.chairs if not chair.empty and not chair.left]
    return LobbyRow(
        table=kept.table,
        game=kept.game,
        preset=kept.preset,
        names=[chair.name for chair in taken],
        chairs=len(room.chairs),
        free=len(room.chairs) - len(taken),
        phase="paused" if kept.paused else kept.phase,
        since=kept.since,
    )
