"""Seats: taking, leaving and changing them between games, and leaving in a game."""

import hmac

from intriga.agents.registry import usual_bot
from intriga.service.apply import happen
from intriga.service.commands import (
    Bar,
    BarWatcher,
    EmptyChair,
    Join,
    Leave,
    MakeHost,
    Move,
    NewLink,
    Ready,
    Rename,
)
from intriga.service.events import (
    Barred,
    CameBack,
    HostMade,
    Left,
    LetIn,
    LinkChanged,
    Moved,
    Readied,
    Renamed,
    Sat,
    Stood,
)
from intriga.service.people.chat import GALLERY, check_pace
from intriga.service.people.shown_names import name_among
from intriga.service.session import Dice, Person, Session, check_between, check_host
from intriga.service.table_data import Chair
from intriga.service.table_refusals import Refused, TableRefusal


def may_watch(session: Session, who: Person, token: str | None) -> bool:
    """Say whether *who* may see the table: it is listed, or they hold its invitation.

    People who sit, or were let in before, hold it even if it was renewed.  Those who were sent
    away for good have lost it.
    """
    kept = session.data
    if is_barred(session, who.id):
        return kept.settings.listed
    if kept.settings.listed or who.id in kept.guests or chair_kept(session, who.id) is not None:
        return True
    return _is_invitation(session, token)


def check_watch(session: Session, who: Person, token: str | None) -> None:
    """Check that *who*, holding *token*, may see the table.

    Raises:
        Refused: they may not; those who were sent away for good get a reason of their own.
    """
    if may_watch(session, who, token):
        return
    check_not_barred(session, who)
    raise Refused(TableRefusal.PRIVATE, "this table is private, and that is not its invitation")


def _is_invitation(session: Session, token: str | None) -> bool:
    invite = session.data.invite.encode()
    return token is not None and hmac.compare_digest(token.encode(), invite)


def known_invitation(session: Session, person: str) -> str | None:
    """Return the token of the invitation if *person* knows it: they sit, or came by it."""
    invite = session.data.invite
    seated = session.chair_of(person) is not None
    return invite if seated or session.data.guests.get(person) == invite else None


def let_in(session: Session, who: Person, token: str | None, now: int) -> None:
    """Note that *who*, who has no chair, has come by the invitation if *token* is that."""
    known = known_invitation(session, who.id) or chair_kept(session, who.id) is not None
    if not known and not is_barred(session, who.id) and _is_invitation(session, token):
        happen(session, LetIn(at=now, person=who.id))


def is_barred(session: Session, person: str) -> bool:
    """Say whether the host has sent *person* away for good."""
    return person in session.data.barred


def check_not_barred(session: Session, who: Person) -> None:
    """Let everybody through whom the host has not sent away for good.

    Raises:
        Refused: somebody who was.
    """
    if is_barred(session, who.id):
        raise Refused(TableRefusal.BARRED, "the host has sent you away from this table for good")


# ------------------------------------------------------------------- sitting down


def join(session: Session, who: Person, command: Join, now: int) -> None:
    """Let *who* sit down, or sit down again where they left.

    Raises:
        Refused: they sit already, are not invited, the chair is taken or there is none; or they
            come and go too fast.
    """
    place = check_join(session, who, command.chair, command.token)
    check_pace(session, who, now)
    own = chair_kept(session, who.id)
    if not session.is_between:
        happen(session, CameBack(at=now, chair=place))
    else:
        name = name_among(
            command.name, names_besides(session, besides=place if own is None else own)
        )
        if own is not None and own != place:
            happen(session, Stood(at=now, chair=own))
        happen(
            session,
            Sat(
                at=now,
                chair=place,
                person=who.id,
                name=name,
                program=who.program,
                face=command.face,
            ),
        )
    keep_host(session, who, now)


def check_join(session: Session, who: Person, wished: int | None, token: str | None = None) -> int:
    """Return the chair on which *who* would sit down: *wished*, or their own, or the first free.

    Raises:
        Refused: they sit already, were sent away for good or are not invited, a game is under way,
            the chair is taken or there is none.
    """
    check_not_barred(session, who)
    check_watch(session, who, token)
    if session.chair_of(who.id) is not None:
        raise Refused(TableRefusal.SEATED_ALREADY, "you sit at this table already")
    own = chair_kept(session, who.id)
    if own is not None and wished in {None, own}:
        return own
    if not session.is_between:
        raise Refused(TableRefusal.GAME_ON, "a game is under way; sit down after it")
    return _free_chair(session, wished)


def chair_kept(session: Session, person: str) -> int | None:
    """Return the chair on which *person* sits, or which they have left and may come back to."""
    if is_barred(session, person):
        return None
    own = next((at for at, chair in enumerate(session.chairs) if chair.person == person), None)
    is_off = own is not None and session.chairs[own].sent_off and not session.is_between
    return None if is_off else own


def has_chair(session: Session, person: str) -> bool:
    """Say whether a chair is that of *person*, even if they may not come back to it."""
    return any(chair.person == person for chair in session.chairs)


def keep_host(session: Session, who: Person, now: int) -> None:
    """Make *who*, who sits, the host if nobody who sits is."""
    if session.chair_of(session.data.host) is None:
        happen(session, HostMade(at=now, person=who.id))


def _free_chair(session: Session, wished: int | None) -> int:
    """Return *wished* if nobody sits there, the first free chair if it is None.

    Raises:
        Refused: it is taken, there is no such chair, or none is free.
    """
    free = open_chairs(session)
    if wished is None and not free:
        raise Refused(TableRefusal.TABLE_FULL, "every chair is taken")
    if wished is None:
        return free[0]
    chair_at(session, wished)
    if wished not in free:
        raise Refused(TableRefusal.CHAIR_TAKEN, f"somebody sits on chair {wished}")
    return wished


def open_chairs(session: Session) -> list[int]:
    """Return the chairs on which anybody may sit down just now: those that nobody waits for."""
    return free_chairs(session)[len(session.data.queue) :]


def free_chairs(session: Session) -> list[int]:
    """Return the chairs on which nobody sits just now, none while a game is under way."""
    if not session.is_between:
        return []
    return [place for place, chair in enumerate(session.chairs) if chair.empty or chair.left]


def chair_at(session: Session, place: int) -> Chair:
    """Return chair number *place*.

    Raises:
        Refused: there is none.
    """
    if place >= len(session.chairs):
        count = len(session.chairs)
        raise Refused(TableRefusal.NO_CHAIR, f"there is no chair {place}; there are {count}")
    return session.chairs[place]


def names_besides(session: Session, besides: int | None) -> list[str]:
    """Return the names at the table but for that on chair *besides*."""
    return [chair.name for at, chair in enumerate(session.chairs) if chair.name and at != besides]


def _watching_besides(session: Session, person: str) -> list[str]:
    """Return the names of those who are there without a chair, but for *person*."""
    visitors = session.data.visitors
    return [visitors[each] for each in session.present & visitors.keys() if each != person]


def rename(session: Session, who: Person, command: Rename, now: int) -> None:
    """Give *who* another name.

    Raises:
        Refused: nothing of it can be seen.
    """
    place = session.chair_of(who.id)
    others = _watching_besides(session, who.id) if place is None else []
    name = name_among(command.name, [*names_besides(session, besides=place), *others])
    known = session.data.visitors.get(who.id), session.data.faces.get(who.id)
    if place is None and known == (name, command.face):
        return  # spectators say it whenever they come
    person = who.id if place is None else ""
    event = Renamed(at=now, chair=place, person=person, name=name, face=command.face)
    happen(session, event)


def ready(session: Session, who: Person, command: Ready, now: int) -> None:
    """Note whether *who* is ready.

    Raises:
        Refused: they sit on no chair, or a game is under way.
    """
    place = check_ready(session, who)
    if command.ready and session.chairs[place].level is not None:
        happen(session, CameBack(at=now, chair=place))  # a bot plays for nobody who wants to play
    if session.chairs[place].ready != command.ready:
        chance = command.chance if command.ready else ""
        happen(session, Readied(at=now, chair=place, ready=command.ready, chance=chance))


def check_ready(session: Session, who: Person) -> int:
    """Return the chair of *who*, who may say whether they are ready.

    Raises:
        Refused: they sit on no chair, or a game is under way.
    """
    place = session.own_chair(who.id)
    check_between(session)
    return place


# ------------------------------------------------------------------- getting up


def leave(session: Session, who: Person, command: Leave, now: int) -> None:  # noqa: ARG001
    """Let *who* get up; in a game a bot plays on.

    Raises:
        Refused: they sit on no chair.
    """
    place = session.own_chair(who.id)
    _get_up(session, place, now)
    if session.data.host == who.id:
        pass_host_on(session, now)


def _get_up(session: Session, place: int, now: int, *, sent_off: bool = False) -> None:
    """Free chair number *place* of its player; in a game a bot plays on for a person."""
    chair = session.chairs[place]
    if session.in_game(place):
        level = chair.level or usual_bot(session.data.game)
        happen(session, Left(at=now, chair=place, level=level, sent_off=sent_off))
    else:
        happen(session, Stood(at=now, chair=place))


def pass_host_on(session: Session, now: int) -> None:
    """Make somebody else the host: who is there, else who sits, else nobody."""
    others = [chair.person for chair in session.people() if chair.person != session.data.host]
    there = [person for person in others if person in session.present]
    heir = next(iter(there or others), "")
    if heir or session.chair_of(session.data.host) is None:
        happen(session, HostMade(at=now, person=heir))


# ------------------------------------------------------------------- the host's


def check_seat_bot(session: Session, who: Person, place: int) -> Chair:
    """Return the chair number *place*, on which *who* may let a bot sit.

    Raises:
        Refused: not by the host or not between games; a person sits there.
    """
    check_set_up(session, who)
    chair = chair_at(session, place)
    if chair.seated:
        raise Refused(TableRefusal.CHAIR_TAKEN, f"a person sits on chair {place}")
    return chair


def check_set_up(session: Session, who: Person) -> None:
    """Let the host through, between games.

    Raises:
        Refused: somebody else, or a game is under way.
    """
    check_host(session, who)
    check_between(session)


def empty_chair(session: Session, who: Person, command: EmptyChair, now: int) -> None:
    """Send a bot or a person away; in a game, a person until it is over, and a bot plays on.

    Raises:
        Refused: not by the host; a bot, and not between games; nobody sits there, or the host.
    """
    check_empty_chair(session, who, command.chair)
    _get_up(session, command.chair, now, sent_off=True)


def check_empty_chair(session: Session, who: Person, place: int) -> None:
    """Check that *who* may send away the player on chair number *place*.

    Raises:
        Refused: not by the host; a bot, and not between games; nobody sits there, or the host.
    """
    check_host(session, who)
    chair = chair_at(session, place)
    if not chair.seated:
        check_between(session)
    if chair.empty or chair.person == who.id:
        raise Refused(TableRefusal.NOT_A_PERSON, f"nobody to send away sits on {place}")


def invitation(dice: Dice, number: int = 0) -> str:
    """Return the token of the invitation from event *number* of the table on."""
    return dice.word(26, "invite", number) if number else dice.word(26, "invite")


def bar(session: Session, who: Person, command: Bar, now: int) -> None:
    """Send a person away for good: in a game a bot plays on.

    The invitation is another one from then on: the old one would let the same person in again from
    another browser.

    Raises:
        Refused: not by the host, or no other person has that chair.
    """
    chair = check_bar(session, who, command.chair)
    plays = session.in_game(command.chair)
    level = chair.level or usual_bot(session.data.game)
    event = Barred(
        at=now,
        chair=command.chair,
        person=chair.person,
        level=level if plays else None,
        invite=invitation(session.dice, session.data.events),
    )
    happen(session, event)


def bar_watcher(session: Session, who: Person, command: BarWatcher, now: int) -> None:
    """Send somebody who watches away for good; the invitation changes as in :func:`bar`.

    Raises:
        Refused: not by the host, or nobody who watches is known by that alias.
    """
    check_host(session, who)
    person = _speaker(session, command.alias)
    if not person or person == who.id or is_barred(session, person) or has_chair(session, person):
        raise Refused(TableRefusal.NOT_WATCHING, "nobody who watches is known by that alias")
    invite = invitation(session.dice, session.data.events)
    happen(session, Barred(at=now, chair=None, person=person, invite=invite))


def _speaker(session: Session, alias: str) -> str:
    """Return the person whose lines bear *alias*, empty for nobody."""
    aliases = session.data.aliases.items()
    named = next((person for person, known in aliases if known == alias), "")
    return named.removeprefix(GALLERY)


def new_link(session: Session, who: Person, command: NewLink, now: int) -> None:  # noqa: ARG001
    """Change the private link.

    Raises:
        Refused: not by the host.
    """
    check_host(session, who)
    happen(session, LinkChanged(at=now, invite=invitation(session.dice, session.data.events)))


def check_bar(session: Session, who: Person, place: int) -> Chair:
    """Return the chair number *place* of the person whom *who* may send away for good.

    Raises:
        Refused: not by the host, or no other person has that chair, or was sent away already.
    """
    check_host(session, who)
    chair = chair_at(session, place)
    if not chair.person or chair.person == who.id or is_barred(session, chair.person):
        raise Refused(TableRefusal.NOT_A_PERSON, f"no other person has chair {place}")
    return chair


def make_host(session: Session, who: Person, command: MakeHost, now: int) -> None:
    """Make another person the host.

    Raises:
        Refused: not by the host, or no other person sits there.
    """
    chair = check_make_host(session, who, command.chair)
    happen(session, HostMade(at=now, person=chair.person))


def check_make_host(session: Session, who: Person, place: int) -> Chair:
    """Return the chair number *place* of the person whom *who* may make the host.

    Raises:
        Refused: not by the host, or no other person sits there.
    """
    check_host(session, who)
    chair = chair_at(session, place)
    if not chair.seated or chair.person == who.id:
        raise Refused(TableRefusal.NOT_A_PERSON, f"no other person sits on chair {place}")
    return chair


def move(session: Session, who: Person, command: Move, now: int) -> None:
    """Let *who* take another chair; who or what is there takes theirs.

    Raises:
        Refused: they sit on no chair, a game is under way, or it is not theirs to take.
    """
    own = check_move(session, who, command.chair)
    happen(session, Moved(at=now, chair=own, to=command.chair))


def check_move(session: Session, who: Person, place: int) -> int:
    """Return the chair of *who*, who may change places with chair number *place*.

    Raises:
        Refused: they sit on no chair, a game is under way, or it is not theirs to take.
    """
    own = session.own_chair(who.id)
    check_between(session)
    chair = chair_at(session, place)
    if place == own:
        raise Refused(TableRefusal.SEATED_ALREADY, f"you sit on chair {place} already")
    if chair.seated and session.data.host != who.id:
        raise Refused(TableRefusal.CHAIR_TAKEN, f"somebody sits on chair {place}")
    return own
