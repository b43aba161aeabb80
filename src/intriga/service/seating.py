"""Who sits where, and what will be played: all that is done between games, and leaving."""

import hmac
from typing import Any, Final

import msgspec

from intriga.agents import agents_for
from intriga.core.errors import BadOptions
from intriga.service.applying import happen
from intriga.service.commands import (
    Configure,
    EmptyChair,
    Join,
    Leave,
    MakeHost,
    Ready,
    Rename,
    SeatBot,
)
from intriga.service.events import (
    BotSat,
    CameBack,
    Configured,
    HostMade,
    Left,
    Readied,
    Renamed,
    Sat,
    Stood,
)
from intriga.service.naming import bot_name, name_among
from intriga.service.refusals import Refused, TableRefusal
from intriga.service.room import Person, Room, check_between, check_host
from intriga.service.settings import REACTION, TURN, Settings

STAND_IN: Final = "casual"  # who plays for somebody who leaves


def may_watch(room: Room, who: Person, token: str | None) -> bool:
    """Say whether *who* may see the table: it is listed, or they sit, or hold the invitation."""
    if room.kept.settings.listed or any(chair.person == who.id for chair in room.chairs):
        return True
    invite = room.kept.invite.encode()
    return token is not None and hmac.compare_digest(token.encode(), invite)


# ------------------------------------------------------------------- sitting down


def join(room: Room, who: Person, command: Join, now: int) -> None:
    """Let *who* sit down, or sit down again where they left.

    Raises:
        Refused: they sit already, are not invited, the chair is taken or there is none.
    """
    if room.chair_of(who.id) is not None:
        raise Refused(TableRefusal.SEATED_ALREADY, "you sit at this table already")
    if not may_watch(room, who, command.token):
        raise Refused(TableRefusal.PRIVATE, "this table is private, and that is not its invitation")
    own = next((at for at, chair in enumerate(room.chairs) if chair.person == who.id), None)
    if own is not None and room.kept.phase == "playing":
        happen(room, CameBack(at=now, chair=own))
        keep_host(room, who, now)
        return
    if room.kept.phase == "playing":
        raise Refused(TableRefusal.GAME_ON, "a game is under way; sit down after it")
    place = _free_chair(room, command.chair if own is None else own)
    name = name_among(command.name, _names(room, besides=place))
    happen(room, Sat(at=now, chair=place, person=who.id, name=name, program=who.program))
    keep_host(room, who, now)


def keep_host(room: Room, who: Person, now: int) -> None:
    """Make *who*, who sits, the host if nobody who sits is."""
    if not any(chair.person == room.kept.host for chair in room.people()):
        happen(room, HostMade(at=now, person=who.id))


def _free_chair(room: Room, wished: int | None) -> int:
    """Return *wished* if nobody sits there, the first free chair if it is None.

    Raises:
        Refused: it is taken, there is no such chair, or none is free.
    """
    free = [at for at, chair in enumerate(room.chairs) if chair.empty or chair.left]
    if wished is None and not free:
        raise Refused(TableRefusal.TABLE_FULL, "every chair is taken")
    if wished is None:
        return free[0]
    _check_chair(room, wished)
    if wished not in free:
        raise Refused(TableRefusal.CHAIR_TAKEN, f"somebody sits on chair {wished}")
    return wished


def _check_chair(room: Room, place: int) -> None:
    if place >= len(room.chairs):
        count = len(room.chairs)
        raise Refused(TableRefusal.NO_CHAIR, f"there is no chair {place}; there are {count}")


def _names(room: Room, besides: int | None) -> list[str]:
    """Return the names at the table but for that on chair *besides*."""
    return [chair.name for at, chair in enumerate(room.chairs) if chair.name and at != besides]


def rename(room: Room, who: Person, command: Rename, now: int) -> None:
    """Give *who* another name.

    Raises:
        Refused: nothing of it can be seen.
    """
    place = room.chair_of(who.id)
    name = name_among(command.name, _names(room, besides=place))
    person = who.id if place is None else ""
    happen(room, Renamed(at=now, chair=place, person=person, name=name))


def ready(room: Room, who: Person, command: Ready, now: int) -> None:
    """Note whether *who* is ready.

    Raises:
        Refused: they sit on no chair, or a game is under way.
    """
    place = room.own_chair(who.id)
    check_between(room)
    if room.chairs[place].ready != command.ready:
        happen(room, Readied(at=now, chair=place, ready=command.ready))


# ------------------------------------------------------------------- getting up


def leave(room: Room, who: Person, command: Leave, now: int) -> None:  # noqa: ARG001
    """Let *who* get up; in a game a bot plays on.

    Raises:
        Refused: they sit on no chair.
    """
    place = room.own_chair(who.id)
    if room.kept.phase == "playing" and room.chairs[place].seat is not None:
        level = room.chairs[place].level or STAND_IN
        happen(room, Left(at=now, chair=place, level=level))
    else:
        happen(room, Stood(at=now, chair=place))
    if room.kept.host == who.id:
        pass_host_on(room, now)


def pass_host_on(room: Room, now: int) -> None:
    """Make somebody else the host: who is there, else who sits, else nobody."""
    others = [chair.person for chair in room.people() if chair.person != room.kept.host]
    there = [person for person in others if person in room.present]
    heir = next(iter(there or others), "")
    if heir or room.chair_of(room.kept.host) is None:
        happen(room, HostMade(at=now, person=heir))


# ------------------------------------------------------------------- the host's


def seat_bot(room: Room, who: Person, command: SeatBot, now: int) -> None:
    """Let a bot sit down, or play at another level.

    Raises:
        Refused: not by the host or not between games; a person sits there; no such bot.
    """
    check_host(room, who)
    check_between(room)
    _check_chair(room, command.chair)
    chair = room.chairs[command.chair]
    if chair.seated:
        raise Refused(TableRefusal.CHAIR_TAKEN, f"a person sits on chair {command.chair}")
    check_level(room, command.level)
    name = chair.name if chair.level and not chair.left else bot_name(_names(room, command.chair))
    happen(room, BotSat(at=now, chair=command.chair, level=command.level, name=name))


def check_level(room: Room, level: str) -> None:
    """Let through the levels of bots that there are.

    Raises:
        Refused: another.
    """
    levels = agents_for(room.kept.game)
    if level not in levels:
        known = ", ".join(levels)
        raise Refused(TableRefusal.BAD_LEVEL, f"no bot is called {level!r}; there are {known}")


def empty_chair(room: Room, who: Person, command: EmptyChair, now: int) -> None:
    """Send a bot or a person away.

    Raises:
        Refused: not by the host or not between games; nobody sits there, or the host.
    """
    check_host(room, who)
    check_between(room)
    _check_chair(room, command.chair)
    chair = room.chairs[command.chair]
    if chair.empty or chair.person == who.id:
        raise Refused(TableRefusal.NOT_A_PERSON, f"nobody to send away sits on {command.chair}")
    happen(room, Stood(at=now, chair=command.chair))


def make_host(room: Room, who: Person, command: MakeHost, now: int) -> None:
    """Make another person the host.

    Raises:
        Refused: not by the host, or no person sits there.
    """
    check_host(room, who)
    _check_chair(room, command.chair)
    chair = room.chairs[command.chair]
    if not chair.seated:
        raise Refused(TableRefusal.NOT_A_PERSON, f"no person sits on chair {command.chair}")
    if chair.person != who.id:
        happen(room, HostMade(at=now, person=chair.person))


def configure(room: Room, who: Person, command: Configure, now: int) -> None:
    """Change what will be played.

    Raises:
        Refused: not by the host or not between games; no game can be played so, or more
            sit than there would be chairs.
    """
    check_host(room, who)
    check_between(room)
    kept = room.kept
    preset = kept.preset if command.preset is msgspec.UNSET else command.preset
    same = preset == kept.preset and command.options is msgspec.UNSET
    options: Any = kept.options if same else command.options
    options = {} if options is msgspec.UNSET else dict(options)
    wished = None if command.chairs is msgspec.UNSET else command.chairs
    count = wished or fitting_chairs(room, preset)
    check_options(room, preset, options, count)
    changed: Any = {} if command.settings is msgspec.UNSET else command.settings
    settings = settings_of({**msgspec.structs.asdict(kept.settings), **changed})
    event = Configured(
        at=now, preset=preset, options=options, chairs=_moved(room, count), settings=settings
    )
    happen(room, event)


def fitting_chairs(room: Room, preset: str) -> int:
    """Return the number of chairs nearest to that of the table which *preset* is for."""
    edition = room.game.variants.editions.get(preset)
    count = len(room.chairs)
    return count if edition is None else max(edition.least, min(edition.most, count))


def check_options(room: Room, preset: str, options: dict[str, Any], players: int) -> None:
    """Let through what *players* can play.

    Raises:
        Refused: an unknown preset, option or value, or too few or many players.
    """
    try:
        room.game.options(preset, options, players)
    except BadOptions as error:
        raise Refused(TableRefusal.BAD_OPTIONS, str(error)) from None


def settings_of(fields: dict[str, Any]) -> Settings:
    """Return the settings with *fields*.

    Raises:
        Refused: an unknown one, or a value that it cannot have.
    """
    try:
        settings = msgspec.convert(fields, Settings)
    except msgspec.ValidationError as error:
        raise Refused(TableRefusal.BAD_SETTINGS, str(error)) from None
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Let through settings whose times can be kept.

    Raises:
        Refused: others.
    """
    for name, value, allowed in (
        ("reaction", settings.reaction, REACTION),
        ("turn", settings.turn, TURN),
    ):
        if value and value not in allowed:
            span = f"0 or {allowed.start} to {allowed.stop - 1} seconds"
            raise Refused(TableRefusal.BAD_SETTINGS, f"{name} is {span}, not {value}")


def _moved(room: Room, count: int) -> list[int | None]:
    """Return which old chair each of *count* will be: empty ones go first, then bots.

    Raises:
        Refused: more people sit than that.
    """
    old = list(range(len(room.chairs)))
    for goes in ("empty", "left", "level"):
        for place in reversed(old.copy()):
            chair = room.chairs[place]
            spare = {"empty": chair.empty, "left": chair.left, "level": not chair.person}[goes]
            if len(old) > count and spare:
                old.remove(place)
    if len(old) > count:
        raise Refused(TableRefusal.TABLE_FULL, f"{len(old)} people sit, more than {count} chairs")
    return [*old, *[None] * (count - len(old))]
