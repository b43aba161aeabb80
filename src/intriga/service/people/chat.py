"""The talk of a table: lines under their numbers, and how much each person may still say."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import structs

from intriga.service import events as e
from intriga.service.scenes.scene import ChatLine
from intriga.service.session import Person, Session
from intriga.service.table_data import TalkAllowance
from intriga.service.table_refusals import Refused, TableRefusal

MOST_LINES: Final = 400
MOST_PERSONS: Final = 500  # whose commands, names and pace of talk are remembered
SAYINGS: Final = 6  # at once
SAYING_EVERY: Final = 1_500  # milliseconds, of one person
GALLERY_EVERY: Final = 1_000  # milliseconds, of all together who only watch
GALLERY: Final = "gallery "
"""Before a person of whom only the gallery may know; alone it stands for all who watch."""


def forget(by_person: dict[str, Any]) -> None:
    """Forget who came first of too many: passers-by must not fill the table's memory."""
    if len(by_person) > MOST_PERSONS:
        del by_person[next(iter(by_person))]


def name_alias(session: Session, person: str, *heard: int | str) -> None:
    """Let *person* have an alias, which follows from when and how they were *heard* of first."""
    if person not in session.data.aliases:
        session.data.aliases[person] = session.dice.word(8, "alias", *heard)
        forget(session.data.aliases)


def left_to_say(session: Session, person: str, now: int) -> float:
    """Return how many things *person* may say at *now*."""
    bucket = session.data.buckets.get(person)
    if bucket is None:
        return float(SAYINGS)
    every = GALLERY_EVERY if person == GALLERY else SAYING_EVERY
    return min(float(SAYINGS), bucket.left + max(0, now - bucket.at) / every)


def check_pace(session: Session, who: Person, now: int, *, watches: bool = False) -> None:
    """Let *who* through who has not just said much, nor all together where *who* only watches.

    Raises:
        Refused: somebody else.
    """
    persons = (who.id, GALLERY) if watches else (who.id,)
    if any(left_to_say(session, person, now) < 1 for person in persons):
        raise Refused(TableRefusal.TOO_FAST, "wait a moment before you do more")


def count(session: Session, person: str, at: int, *, watches: bool = False) -> None:
    """Count something that *person* has said or done, and that everybody sees."""
    for each in (person, GALLERY) if watches else (person,):
        _speak(session, each, at)


def _speak(session: Session, person: str, at: int) -> None:
    session.data.buckets[person] = TalkAllowance(left_to_say(session, person, at) - 1, at)
    forget(session.data.buckets)


def _said(session: Session, event: e.Said) -> None:
    count(session, event.person, event.at, watches=event.gallery)
    hides = event.gallery and not session.alias(event.person)  # it stays in the gallery
    person = f"{GALLERY}{event.person}" if hides else event.person
    name_alias(session, person, event.at, event.text)
    alias = session.alias(person)
    write(session, ChatLine(0, event.chair, event.name, event.text, event.gallery, alias))


def write(session: Session, line: ChatLine) -> None:
    """Keep *line*, under the next number, for everybody who may read it."""
    kept = session.data
    number = kept.lines_before + len(kept.lines)
    kept.lines.append(structs.replace(line, number=number))
    if len(kept.lines) > MOST_LINES:
        line = kept.lines.pop(0)
        kept.lines_before += 1
        kept.hidden_before += is_hidden(session, line)


def is_hidden(session: Session, line: ChatLine) -> bool:
    """Say whether *line* was said in the gallery of the last game."""
    deal = session.data.deal
    return line.gallery and deal is not None and line.number >= deal.first_line


def _reacted(session: Session, event: e.Reacted) -> None:
    _speak(session, event.person, event.at)


def _bot_spoke(session: Session, event: e.BotSpoke) -> None:
    session.deal.spoke = session.deal.steps
    name = session.chairs[event.chair].name
    write(session, ChatLine(0, event.chair, name, "", gallery=False, told=event.line))


CHAT: Final[Mapping[type[Any], Callable[[Session, Any], None]]] = {
    e.Said: _said,
    e.BotSpoke: _bot_spoke,
    e.Reacted: _reacted,
}
