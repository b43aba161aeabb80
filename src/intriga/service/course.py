"""The course of an evening: games begin, clocks stand and go on, people are away and come back."""

from typing import Any, Final

from msgspec import structs

from intriga.core.chance import Committed
from intriga.core.game import Game
from intriga.service.applying import happen, occupant
from intriga.service.commands import Back, HandOver, Pause, Resume, Start
from intriga.service.events import (
    Began,
    CameBack,
    HandedOver,
    Paused,
    Rested,
    Resumed,
    Stood,
    Voted,
    WentAway,
    Woken,
)
from intriga.service.kept import Chair
from intriga.service.refusals import Refused, TableRefusal
from intriga.service.room import Person, Room, check_between, check_host
from intriga.service.seating import check_level, check_options, keep_host, pass_host_on
from intriga.service.windows import automatic

ABSENT: Final = 45_000  # milliseconds without a connection, after which somebody is away


# ------------------------------------------------------------------- a game


def start(room: Room, who: Person, command: Start, now: int) -> None:  # noqa: ARG001
    """Deal the cards to those who sit.

    Raises:
        Refused: not by the host or not between games; somebody is not ready; too few or many sit.
    """
    check_host(room, who)
    check_between(room)
    waiting = [chair.name for chair in room.people() if not chair.ready and chair.person != who.id]
    if waiting:
        raise Refused(TableRefusal.NOT_READY, f"not ready yet: {', '.join(waiting)}")
    begin(room, now)


def start_if_all_ready(room: Room, now: int) -> None:
    """Deal the next game as soon as everybody wants it."""
    people = list(room.people())
    if room.kept.phase != "over" or not people or not all(chair.ready for chair in people):
        return
    try:
        begin(room, now)
    except Refused:
        return  # somebody has left meanwhile: the host sees to it


def begin(room: Room, now: int) -> None:
    """Deal the cards.

    Raises:
        Refused: too few or many sit for the edition.
    """
    kept = room.kept
    players = sum(not chair.empty and not chair.left for chair in room.chairs)
    least = room.game.variants.editions[kept.preset].least
    if players < least:
        raise Refused(TableRefusal.TOO_FEW, f"{players} sit; it takes {least}")
    check_options(room, kept.preset, kept.options, players)
    for place, chair in enumerate(room.chairs):
        if chair.left:
            happen(room, Stood(at=now, chair=place))
    number = kept.deal.number + 1 if kept.deal else 1
    chairs = [place for place, chair in enumerate(room.chairs) if not chair.empty]
    source = Committed(room.dice.key("deal", number))
    room.dealt = Game(room.game, _header(room, chairs), source)
    event = Began(
        at=now,
        number=number,
        id=room.dice.word(24, "game", number),
        header=room.dealt.header,
        chairs=chairs,
        drawn=source.drawn,
        open_cards=kept.settings.open_cards,
    )
    happen(room, event)


def _header(room: Room, chairs: list[int]) -> dict[str, Any]:
    """Return the beginning of the record; who has won last begins where the rules want it."""
    kept = room.kept
    values = room.game.options(kept.preset, kept.options, len(chairs))
    names = [room.chairs[place].name for place in chairs]
    header = {"preset": kept.preset, "options": kept.options, "seats": names}
    place = kept.winner_chair
    same = place in chairs and occupant(room.chairs[place]) == kept.winner
    first = room.table_rules.first(
        values, chairs.index(place) if place in chairs and same else None
    )
    return header if first is None else {**header, "first": first}


# ------------------------------------------------------------------- clocks


def pause(room: Room, who: Person, command: Pause, now: int) -> None:  # noqa: ARG001
    """Stop the clocks.

    Raises:
        Refused: not by the host, or no game is under way, or they stand already.
    """
    check_host(room, who)
    if room.kept.phase != "playing":
        raise Refused(TableRefusal.NO_GAME, "no game is under way")
    if room.kept.paused:
        raise Refused(TableRefusal.PAUSED, "the game is paused already")
    happen(room, Paused(at=now))


def resume(room: Room, who: Person, command: Resume, now: int) -> None:  # noqa: ARG001
    """Let the clocks go on.

    Raises:
        Refused: not by the host, or they do not stand.
    """
    check_host(room, who)
    if not room.kept.paused or room.kept.stopped is None:
        raise Refused(TableRefusal.NOT_PAUSED, "the game is not paused")
    happen(room, Resumed(at=now, since=room.kept.stopped))


def rest(room: Room, at: int) -> None:
    """Let the clocks stand from the instant *at* if nobody is there."""
    if room.runs and not room.inhabited:
        happen(room, Rested(at=at))


def wake(room: Room, now: int) -> None:
    """Let the clocks go on if they stood for want of people, and somebody is there."""
    kept = room.kept
    stands = kept.phase == "playing" and not kept.paused
    if stands and kept.stopped is not None and room.inhabited:
        happen(room, Woken(at=now, since=kept.stopped))


# ------------------------------------------------------------------- away and back


def back(room: Room, who: Person, command: Back, now: int) -> None:  # noqa: ARG001
    """Let *who* play again.

    Raises:
        Refused: they sit on no chair, or play already.
    """
    place = next((at for at, chair in enumerate(room.chairs) if chair.person == who.id), None)
    if place is None:
        raise Refused(TableRefusal.NOT_SEATED, "you sit on no chair")
    chair = room.chairs[place]
    if not (chair.away or chair.left or chair.level is not None):
        raise Refused(TableRefusal.PRESENT, "you are not away, and no bot plays for you")
    happen(room, CameBack(at=now, chair=place))
    keep_host(room, who, now)


def hand_over(room: Room, who: Person, command: HandOver, now: int) -> None:
    """Let a bot play: for *who* at once, for somebody who is away if most people wish it.

    Raises:
        Refused: no game, no such chair or bot, a bot plays already, or they are not away.
    """
    own = room.own_chair(who.id)
    chair = _player(room, command)
    check_level(room, command.level)
    if command.chair == own:
        happen(room, HandedOver(at=now, chair=own, level=command.level))
        return
    if not chair.away:
        raise Refused(TableRefusal.NOT_AWAY, f"{chair.name} is not away")
    happen(room, Voted(at=now, chair=command.chair, voter=who.id, level=command.level))
    voters = {each.person for each in room.people() if not each.away and each is not chair}
    if 2 * len(voters & set(chair.votes)) > len(voters):
        happen(room, HandedOver(at=now, chair=command.chair, level=command.level))


def _player(room: Room, command: HandOver) -> Chair:
    """Return the chair of the person who is to be played for.

    Raises:
        Refused: there is none.
    """
    if command.chair >= len(room.chairs):
        raise Refused(TableRefusal.NO_CHAIR, f"there is no chair {command.chair}")
    chair = room.chairs[command.chair]
    if room.kept.phase != "playing" or chair.seat is None:
        raise Refused(TableRefusal.NO_GAME, f"nobody plays on chair {command.chair}")
    if chair.level is not None:
        raise Refused(TableRefusal.BOT_PLAYS, f"a bot plays on chair {command.chair}")
    return chair


def arrived(room: Room, who: Person, now: int) -> None:
    """Let *who*, just connected, play again if they were away."""
    for place, chair in enumerate(room.chairs):
        if chair.person == who.id and chair.away:
            happen(room, CameBack(at=now, chair=place))


def miss(room: Room, now: int) -> None:
    """Note who has been absent too long: a host is followed by another, a player is away."""
    for person, since in list(room.absent.items()):
        if now - since < ABSENT or person in room.present:
            continue
        if room.kept.host == person and room.inhabited:
            pass_host_on(room, now)
        place = room.chair_of(person)
        if place is not None and _is_missed(room, room.chairs[place]):
            _send_away(room, place, now)


def _is_missed(room: Room, chair: Chair) -> bool:
    return room.runs and chair.seat is not None and chair.level is None and not chair.away


def _send_away(room: Room, place: int, now: int) -> None:
    chair, window = room.chairs[place], room.window
    gone = structs.replace(chair, away=True)
    asks = window is not None and chair.seat not in window.answers
    auto = automatic(room, gone, window.step, now) if window is not None and asks else None
    happen(room, WentAway(at=now, chair=place, auto=auto))


def due(room: Room) -> int | None:
    """Return when somebody will have been absent too long, None for nobody."""
    instants = [
        since + ABSENT
        for person, since in room.absent.items()
        if person not in room.present and _matters(room, person)
    ]
    return min(instants, default=None)


def _matters(room: Room, person: str) -> bool:
    """Say whether something would happen if *person* were absent too long."""
    place = room.chair_of(person)
    if place is not None and _is_missed(room, room.chairs[place]):
        return True
    others = any(room.is_there(chair) for chair in room.people() if chair.person != person)
    return room.kept.host == person and others
