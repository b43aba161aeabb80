"""Dealing: who may begin a game, the header of its record, and the source of its cards.

Why a game cannot start yet is decided once, for refusals and for the waiting table.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from intriga.core.chance import Keyed
from intriga.core.errors import BadOptions
from intriga.core.fair_deal import bot_contribution, hash_of
from intriga.core.game import Game
from intriga.core.message import Message
from intriga.service.apply import happen
from intriga.service.commands import Reveal, Start
from intriga.service.events import Began, CameBack, RevealAsked, Revealed, Stood
from intriga.service.people.bot_lines import speak
from intriga.service.people.given_chairs import move_up, newcomers
from intriga.service.people.seating import check_set_up
from intriga.service.scenes.scores import occupant
from intriga.service.session import Person, Session
from intriga.service.setup import teaching
from intriga.service.table_data import RevealRound
from intriga.service.table_refusals import Refused, TableRefusal

REVEALING: Final = 5_000  # milliseconds for everybody to tell what they add
HASH: Final = 64  # digits; an earlier release kept the bytes themselves, which add nothing now


def start(session: Session, who: Person, command: Start, now: int) -> None:
    """Deal the cards to those who sit.

    Raises:
        Refused: not by the host or not between games; somebody is not ready; too few or many sit.
    """
    check_start(session, who)
    own = session.chair_of(who.id)
    begin(session, now, {} if own is None or not command.chance else {own: command.chance})


def check_start(session: Session, who: Person) -> None:
    """Let *who* through who may deal the cards.

    Raises:
        Refused: not by the host or not between games; somebody is not ready; too few or many sit.
    """
    check_set_up(session, who)
    hindrance = obstacle(session)
    if hindrance is not None:
        raise Refused(hindrance.reason, hindrance.detail)


def start_if_all_ready(session: Session, now: int) -> None:
    """Deal the next game as soon as everybody wants it."""
    if session.data.phase != "over":
        return
    people = list(session.people())
    wanted = people and all(chair.ready for chair in people)
    if wanted and session.is_between and obstacle(session) is None:
        begin(session, now)


def begin(session: Session, now: int, added: Mapping[int, str] | None = None) -> None:
    """Ask everybody for their contribution, or deal at once if there is none.

    Call it only when nothing is in the way.  *added* are the SHA-256 by chair that came with
    the wish to begin.
    """
    move_up(session, now)
    given = {place: chair.chance for place, chair in enumerate(session.chairs)} | {**(added or {})}
    for place, chair in enumerate(session.chairs):
        if chair.left:
            happen(session, Stood(at=now, chair=place))
        elif chair.seated and chair.level is not None:  # a bot played for them in the last game
            happen(session, CameBack(at=now, chair=place))
    chairs = [place for place, chair in enumerate(session.chairs) if not chair.empty]
    hashes = [given[place] if len(given[place]) == HASH else "" for place in chairs]
    if any(hashes):
        happen(session, RevealAsked(at=now, chairs=chairs, hashes=hashes, due=now + REVEALING))
    else:
        _deal(session, now, RevealRound(chairs, [], now))


# ------------------------------------------------------------------- what everybody adds


def reveal(session: Session, who: Person, command: Reveal, now: int) -> None:
    """Note the contribution of *who* to the deal.

    Raises:
        Refused: they sit on no chair, nothing is asked of them, or they told the SHA-256 of
            something else.
    """
    place = check_reveal(session, who)
    if hash_of(command.chance) != asked_of(session, place):
        raise Refused(TableRefusal.OTHER_CHANCE, "that is not what its SHA-256, told before, is of")
    happen(session, Revealed(at=now, chair=place, chance=command.chance))


def check_reveal(session: Session, who: Person) -> int:
    """Return the chair of *who*, who may tell what they add to the deal.

    Raises:
        Refused: they sit on no chair, or nothing is asked of them.
    """
    place = session.own_chair(who.id)
    if not asked_of(session, place):
        raise Refused(TableRefusal.STALE, "nobody asks what you add to a deal")
    return place


def asked_of(session: Session, place: int) -> str:
    """Return the SHA-256 of the contribution that chair number *place* has yet to reveal, or ""."""
    asked = session.data.reveal
    if asked is None or place not in asked.chairs or place in asked.told:
        return ""
    return asked.hashes[asked.chairs.index(place)]


def due(session: Session) -> int | None:
    """Return when the game is dealt without what is missing, None where none is to be dealt."""
    asked = session.data.reveal
    return None if asked is None else asked.due


def deal_when_all_is_told(session: Session, now: int) -> None:
    """Deal as soon as everybody has revealed their contribution, or has gone, or time is up."""
    asked = session.data.reveal
    if asked is None:
        return
    missing = [place for place in asked.chairs if asked_of(session, place)]
    if now >= asked.due or not any(session.chairs[place].seated for place in missing):
        _deal(session, now, asked)


def _deal(session: Session, now: int, asked: RevealRound) -> None:
    """Deal the cards to the chairs of *asked*, with the contributions revealed."""
    kept, number, chairs = session.data, session.next_number, asked.chairs
    bots = [seat for seat, place in enumerate(chairs) if not session.chairs[place].person]
    secret, header = session.secret_of(number), _header(session, chairs)
    contributions = _contributions(secret, [asked.told.get(place, "") for place in chairs], bots)
    source = session.new_chance(contributions)
    session.dealt = Game(session.ruleset, header, source)
    event = Began(
        at=now,
        number=number,
        id=session.dice.word(24, "game", number),
        header=session.dealt.header,
        chairs=chairs,
        drawn=source.drawn,
        open_cards=kept.settings.open_cards,
        contributions=contributions,
        bots=bots if contributions else [],
        first_drawn=session.ruleset.draws_first(header),
        hashes=asked.hashes,
        counts={**source.counts} if isinstance(source, Keyed) else {},
    )
    happen(session, event)
    speak(session, session.narrator.log(None), now)


def _contributions(secret: bytes, given: list[str], bots: list[int]) -> list[str]:
    """Return what each seat adds to the deal: nothing at all where no person added anything."""
    if not any(given):
        return []
    return [
        bot_contribution(secret, seat) if seat in bots else each for seat, each in enumerate(given)
    ]


def _header(session: Session, chairs: list[int]) -> dict[str, Any]:
    """Return the beginning of the record; who has won last begins where the rules want it."""
    kept = session.data
    values = session.ruleset.options(kept.preset, kept.options, len(chairs))
    names = [session.chairs[place].name for place in chairs]
    sealed = session.table_rules.sealed_options(values, len(chairs))
    header = {"preset": kept.preset, "options": {**kept.options, **sealed}, "seats": names}
    if begins := teaching.head(session, len(chairs)):
        return {"preset": kept.preset, "options": kept.options, "seats": names, **begins}
    if kept.daily is not None and session.next_number == 1:
        return {**header, "first": kept.daily.first}
    place = kept.winner_chair
    same = place in chairs and occupant(session.chairs[place]) == kept.winner
    first = session.table_rules.first(
        values, chairs.index(place) if place in chairs and same else None
    )
    return header if first is None else {**header, "first": first}


class Obstacle(NamedTuple):
    """Why no game can be dealt, for a refusal and as a message to all; numbers are chairs."""

    reason: TableRefusal
    detail: str
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
    detail = f"{_players(session)} sit; it takes {least}"
    return Obstacle(TableRefusal.TOO_FEW, detail, Message("waits-players", {"count": missing}))


def _bad_options(session: Session) -> Obstacle | None:
    kept, players = session.data, _players(session)
    try:
        session.ruleset.options(kept.preset, kept.options, players)
    except BadOptions as error:
        told = Message("waits-rules", {"count": players})
        return Obstacle(TableRefusal.BAD_OPTIONS, str(error), told)
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
    return Obstacle(TableRefusal.NOT_READY, f"not ready yet: {names}", told)
