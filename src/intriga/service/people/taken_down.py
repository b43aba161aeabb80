"""Acts of the operator at a table: names are taken down, and announcements are made."""

from collections.abc import Callable

from intriga.service.apply import happen
from intriga.service.events import Announced, NameTakenDown
from intriga.service.people.shown_names import name_among, names_of
from intriga.service.session import Session

ShownName = Callable[[str], str]
"""Returns what is shown in place of a name: the name itself, unless it was taken down."""


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
