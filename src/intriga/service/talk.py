"""Talk: at the table, and in the gallery of those who only watch, which the table hears later."""

from intriga.service.applying import happen, is_hidden, left_to_say
from intriga.service.commands import LONGEST_LINE, React, Say
from intriga.service.events import Reacted, Said
from intriga.service.kept import Chair
from intriga.service.naming import cleaned
from intriga.service.refusals import Refused, TableRefusal
from intriga.service.room import Person, Room
from intriga.service.scene import Line


def in_gallery(room: Room, person: str) -> bool:
    """Say whether *person* only watches the game under way: they have no seat, or are out.

    Who has left may come back, and so hears nothing of the gallery.
    """
    chair = next((chair for chair in room.chairs if chair.person == person), None)
    if room.kept.phase != "playing":
        return chair is None or chair.left
    seat = None if chair is None else chair.seat
    return seat is None or room.table_rules.only_watches(room.here.view(seat))


def hears_gallery(room: Room, person: str) -> bool:
    """Say whether *person* may know what is said in the gallery: it watches, or all is over."""
    return room.kept.phase != "playing" or in_gallery(room, person)


def say(room: Room, who: Person, command: Say, now: int) -> None:
    """Let *who* say something.

    Raises:
        Refused: nothing of it can be seen, or they talk too fast.
    """
    text = cleaned(command.text, LONGEST_LINE)
    if not text:
        raise Refused(TableRefusal.NOTHING_SAID, "nothing of it can be seen")
    _check_pace(room, who, now)
    place = room.chair_of(who.id)
    own = (chair for chair in room.chairs if chair.person == who.id)
    chair = next(own, Chair(name=room.kept.visitors.get(who.id, "")))
    event = Said(
        at=now,
        person=who.id,
        chair=place,
        name=chair.name,
        text=text,
        gallery=in_gallery(room, who.id),
    )
    happen(room, event)


def react(room: Room, who: Person, command: React, now: int) -> None:
    """Show the emoji of *who*.

    Raises:
        Refused: they sit on no chair, or show them too fast.
    """
    place = room.own_chair(who.id)
    _check_pace(room, who, now)
    gallery = in_gallery(room, who.id)
    event = Reacted(at=now, person=who.id, chair=place, emoji=command.emoji, gallery=gallery)
    happen(room, event)


def _check_pace(room: Room, who: Person, now: int) -> None:
    if left_to_say(room, who.id, now) < 1:
        raise Refused(TableRefusal.TOO_FAST, "wait a moment before you say more")


def heard(room: Room, person: str) -> list[Line]:
    """Return the lines of talk that *person* may read, with the numbers that they are kept by."""
    lines = room.kept.lines
    if not lines or hears_gallery(room, person):
        return lines
    return [line for line in lines if not is_hidden(room, line)]


def forgotten(room: Room, person: str) -> int:
    """Return how many lines *person* has heard that the table has forgotten."""
    hidden = 0 if hears_gallery(room, person) else room.kept.hidden_before
    return room.kept.lines_before - hidden


def numbered(lines: list[Line], first: int) -> list[Line]:
    """Return *lines* with the numbers that who hears them counts by, from *first* on."""
    return [
        Line(number, line.chair, line.name, line.text, line.gallery)
        for number, line in enumerate(lines, start=first)
    ]


def hides(room: Room) -> bool:
    """Say whether the lines of the last game were not the same for everybody."""
    hidden = room.kept.hidden_before
    return bool(hidden) or any(is_hidden(room, line) for line in room.kept.lines)
