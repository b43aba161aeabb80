"""What one person sees of a table: made from a view, never from what is hidden."""

from msgspec import Struct

from intriga.core.chance import Committed
from intriga.core.game import Json
from intriga.core.hosting import Offer, Subject
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
from intriga.service.talk import heard, hides

WATCHING = -1  # the eyes of who has no seat


class Own(Struct, frozen=True):
    """What a scene has for one person alone."""

    question: Told | None
    offers: list[OfferScene]
    answer: str | None


def eyes_of(room: Room, person: str) -> int:
    """Return the seat of *person* in the game, -1 for who watches."""
    seat = room.seat_of(person)
    return WATCHING if seat is None else seat


def seen(room: Room, who: Person) -> Since:
    """Return what *who* has once they have the scene as it is now."""
    lines = len(heard(room, who.id))
    if room.kept.deal is None:
        return Since(talk=lines)
    log = room.narrator.log(room.seat_of(who.id))
    return Since(room.kept.deal.number, len(log), lines, eyes_of(room, who.id))


def scene(room: Room, who: Person, now: int, since: Since) -> Scene:
    """Return what *who* sees at *now*, without the lines that they have since *since*."""
    kept = room.kept
    place = room.chair_of(who.id)
    edition = room.game.variants.presets[kept.preset]
    talk = heard(room, who.id)
    talk_from = 0 if kept.phase != "playing" and hides(room) else min(since.talk, len(talk))
    return Scene(
        table=kept.table,
        game=kept.game,
        preset=kept.preset,
        options=kept.options,
        least=edition.least,
        most=edition.most,
        settings=kept.settings,
        phase="paused" if kept.paused else kept.phase,
        chairs=[_chair(room, chair) for chair in room.chairs],
        watching=len(room.present - {chair.person for chair in room.people()}),
        you=place,
        invite=None if place is None else kept.invite,
        remarks=_remarks(room),
        deal=None if kept.deal is None else _deal(room, kept.deal, who, now, since),
        talk_from=talk_from,
        talk=talk[talk_from:],
    )


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
    players = sum(not chair.empty for chair in room.chairs)
    edition = room.game.variants.presets[kept.preset]
    players = max(edition.least, min(edition.most, players))
    values = room.game.options(kept.preset, kept.options, players)
    return [told(remark) for remark in room.hosting.remarks(values)]


# ------------------------------------------------------------------- the game


def _deal(room: Room, deal: Deal, who: Person, now: int, since: Since) -> DealScene:
    seat = room.seat_of(who.id)
    view, log = room.narrator.view(seat), room.narrator.log(seat)
    same = since.deal == deal.number and since.eyes in {None, eyes_of(room, who.id)}
    log_from = min(since.log, len(log)) if same else 0
    place = room.chair_of(who.id)
    own = _own(room, seat)
    over = room.kept.phase != "playing" and room.kept.settings.open_cards
    chance = Committed(room.dice.key("deal", deal.number))
    return DealScene(
        number=deal.number,
        id=deal.id,
        view=room.game.format_view(view),
        memory=room.hosting.memory(view) if room.kept.settings.memory else None,
        material=None if log_from else room.hosting.material(view),
        window=_window(room, now),
        question=own.question,
        offers=own.offers,
        answer=own.answer,
        automatic=[] if place is None else room.chairs[place].rules,
        log_from=log_from,
        log=log[log_from:],
        winners=deal.winners,
        open=_open(room) if over else None,
        commitment=chance.commitment,
        secret=chance.secret.hex() if over else None,
    )


def _open(room: Room) -> Json:
    return room.game.format_position(room.play.state)


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
        subject=_subject(room.question.subject(room.narrator.view(None))),
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
