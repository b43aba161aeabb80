"""Talk: at the table, and in the gallery of those who only watch, which the table hears later."""

from intriga.service.applying import happen, left_to_say
from intriga.service.commands import LONGEST_LINE, React, Say
from intriga.service.events import Reacted, Said
from intriga.service.kept import Chair
from intriga.service.naming import cleaned
from intriga.service.refusals import Refused, TableRefusal
from intriga.service.room import Person, Room
from intriga.service.scene import Line


def in_gallery(room: Room, person: str) -> bool:
    """Say whether *person* only watches the game under way: they sit nowhere, or are out."""
    place = room.chair_of(person)
    if place is None:
        return True
    seat = room.chairs[place].seat
    if room.kept.phase != "playing":
        return False
    return seat is None or room.hosting.only_watches(room.here.view(seat))


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
    chair = Chair(name=room.kept.visitors.get(who.id, "")) if place is None else room.chairs[place]
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
    first = room.deal.first_line
    return [line for line in lines if not line.gallery or line.number < first]


def numbered(lines: list[Line], first: int) -> list[Line]:
    """Return *lines* from place *first* on, with the numbers that who hears them counts by."""
    return [
        Line(number, line.chair, line.name, line.text, line.gallery)
        for number, line in enumerate(lines[first:], start=first)
    ]


def hides(room: Room) -> bool:
    """Say whether the lines of the last game were not the same for everybody."""
    deal = room.kept.deal
    if deal is None:
        return False
    return any(line.gallery and line.number >= deal.first_line for line in room.kept.lines)
