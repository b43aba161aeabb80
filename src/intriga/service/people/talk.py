"""Talk: at the table, in the gallery of those who only watch, and by the operator.

The table hears the gallery later.  The operator makes announcements, and takes names down.
"""

from collections.abc import Callable

from msgspec import structs

from intriga.core.display_names import cleaned
from intriga.service.apply import happen
from intriga.service.commands import LONGEST_LINE, React, Say
from intriga.service.events import Announced, NameTakenDown, Reacted, Said
from intriga.service.people.chat import check_pace, is_hidden
from intriga.service.people.seating import chair_kept, check_not_barred
from intriga.service.people.shown_names import name_among, names_of
from intriga.service.scenes.scene import ChatLine
from intriga.service.session import Person, Session
from intriga.service.table_refusals import Refused, TableRefusal

ShownName = Callable[[str], str]
"""Returns what is shown in place of a name: the name itself, unless it was taken down."""


def in_gallery(session: Session, person: str) -> bool:
    """Say whether *person* only watches the game under way: they have no seat, or are out.

    A person who has left may come back, and so hears nothing of the gallery.
    """
    place = chair_kept(session, person)
    chair = None if place is None else session.chairs[place]
    if session.data.phase != "playing":
        return chair is None or chair.left
    seat = None if chair is None else chair.seat
    return seat is None or session.table_rules.watches(session.here.view(None), seat)


def hears_gallery(session: Session, person: str) -> bool:
    """Say whether *person* may know what is said in the gallery: it watches, or all is over."""
    return session.data.phase != "playing" or in_gallery(session, person)


def check_say(session: Session, who: Person) -> None:
    """Let *who* talk.

    Raises:
        Refused: the host has sent them away for good, or lets nobody talk who has no chair.
    """
    check_not_barred(session, who)
    if not session.data.settings.gallery and chair_kept(session, who.id) is None:
        raise Refused(TableRefusal.ONLY_SEATED, "at this table only those who sit may talk")


def say(session: Session, who: Person, command: Say, now: int) -> None:
    """Let *who* say something.

    Raises:
        Refused: nothing of it can be seen, or they talk too fast or were sent away for good.
    """
    check_say(session, who)
    text = cleaned(command.text, LONGEST_LINE)
    if not text:
        raise Refused(TableRefusal.NOTHING_SAID, "nothing of it can be seen")
    watches = in_gallery(session, who.id)
    check_pace(session, who, now, watches=watches)
    place = chair_kept(session, who.id)
    visitor = session.data.visitors.get(who.id, "")
    event = Said(
        at=now,
        person=who.id,
        chair=session.chair_of(who.id),
        name=visitor if place is None else session.chairs[place].name,
        text=text,
        gallery=watches,
    )
    happen(session, event)


def react(session: Session, who: Person, command: React, now: int) -> None:
    """Show the emoji of *who*.

    Raises:
        Refused: they sit on no chair, or show them too fast.
    """
    place = session.own_chair(who.id)
    check_pace(session, who, now)
    gallery = in_gallery(session, who.id)
    event = Reacted(at=now, person=who.id, chair=place, emoji=command.emoji, gallery=gallery)
    happen(session, event)


def heard(session: Session, person: str) -> list[ChatLine]:
    """Return the lines of talk that *person* may read, with the numbers that they are kept by."""
    lines = session.data.lines
    if not lines or hears_gallery(session, person):
        return lines
    return [line for line in lines if not is_hidden(session, line)]


def forgotten(session: Session, person: str) -> int:
    """Return how many lines *person* has heard that the table has forgotten."""
    hidden = 0 if hears_gallery(session, person) else session.data.hidden_before
    return session.data.lines_before - hidden


def numbered(lines: list[ChatLine], first: int) -> list[ChatLine]:
    """Return *lines* with the numbers that who hears them counts by, from *first* on."""
    return [structs.replace(line, number=number) for number, line in enumerate(lines, start=first)]


def hides(session: Session) -> bool:
    """Say whether the lines of the last game were not the same for everybody."""
    hidden = session.data.hidden_before
    return bool(hidden) or any(is_hidden(session, line) for line in session.data.lines)


def take_down_names(session: Session, shown: ShownName, now: int) -> None:
    """Let all be called otherwise, everywhere at the table, whose names are not *shown*."""
    for name in sorted(set(names_of(session))):
        instead = shown(name)
        if instead != name:
            free = name_among(instead, names_of(session))
            happen(session, NameTakenDown(at=now, name=name, instead=free))


def announce(session: Session, text: str, now: int) -> None:
    """Tell everybody at the table what the operator says."""
    happen(session, Announced(at=now, text=text))
