"""The lines of a table under their numbers: what was said, and what is announced.

Each person may say so much.  Announced is who comes and goes, and which rules have changed.  Such a
line follows from an event and from the table as it was before; so events that were stored long ago
tell the same lines.  Nothing here depends on a card or on who has answered.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from msgspec import structs

from intriga.core.errors import BadOptions
from intriga.core.message import Message
from intriga.service import events as e
from intriga.service.scenes.scene import ChatLine, RuleChange
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
ANNOUNCED: Final = "told-announced"
"""The line in which the operator of the server speaks."""


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


class Announcement(NamedTuple):
    """A line that the table itself says, and which rules it names; people stand in it by name."""

    told: Message
    changes: list[RuleChange]


def announced(session: Session, event: e.Event) -> Announcement | None:
    """Return the announcement of *event*, which is about to change *session*."""
    say = _ANNOUNCING.get(type(event))
    return None if say is None else say(session, event)


def _who(name: str, session: Session, chair: int) -> Announcement:
    return Announcement(Message(name, {"who": session.chairs[chair].name}), [])


def _queued(_: Session, event: e.Queued) -> Announcement:
    return Announcement(Message("told-queues", {"who": event.name}), [])


def _sat(session: Session, event: e.Sat) -> Announcement | None:
    waited = any(each.person == event.person for each in session.data.queue)
    return Announcement(Message("told-seated", {"who": event.name}), []) if waited else None


def _stood(session: Session, event: e.Stood) -> Announcement | None:
    chair = session.chairs[event.chair]
    if not chair.seated:
        return None
    return _who("told-left" if event.by == chair.person else "told-sent-away", session, event.chair)


def _left(session: Session, event: e.Left) -> Announcement:
    return _who("told-sent-off" if event.sent_off else "told-left-game", session, event.chair)


def _barred(session: Session, event: e.Barred) -> Announcement:
    renewed = event.invite and not session.data.settings.listed  # nobody needs a link otherwise
    link = "-link" if renewed else ""
    if event.chair is None:
        return Announcement(Message(f"told-barred-watcher{link}"), [])
    return _who(f"told-barred{link}", session, event.chair)


def _link_changed(_: Session, __: e.LinkChanged) -> Announcement:
    return Announcement(Message("told-link"), [])


def _chair_given(session: Session, event: e.ChairGiven) -> Announcement:
    before = session.chairs[event.chair].name
    return Announcement(Message("told-given", {"who": before, "to": event.name}), [])


def _went_away(session: Session, event: e.WentAway) -> Announcement:
    return _who("told-away", session, event.chair)


def _came_back(session: Session, event: e.CameBack) -> Announcement | None:
    playing = session.data.phase == "playing"
    return _who("told-back", session, event.chair) if playing else None


def _handed_over(session: Session, event: e.HandedOver) -> Announcement:
    return _who("told-bot", session, event.chair)


def _host_made(session: Session, event: e.HostMade) -> Announcement | None:
    place = session.chair_of(event.person)
    if place is None or event.person == session.data.host or not session.data.host:
        return None
    return _who("told-host", session, place)


def _announced(_: Session, event: e.Announced) -> Announcement:
    return Announcement(Message(ANNOUNCED, {"text": event.text}), [])


# ------------------------------------------------------------------- the rules


def _configured(session: Session, event: e.Configured) -> Announcement | None:
    changes = _changes(session, event) if _has_guests(session) else []
    return Announcement(Message("told-rules"), changes) if changes else None


def _has_guests(session: Session) -> bool:
    """Say whether somebody sits besides the host."""
    return any(chair.person != session.data.host for chair in session.people())


def _changes(session: Session, event: e.Configured) -> list[RuleChange]:
    """Return the differences from the rules so far: an option is not named if its preset is."""
    kept = session.data
    before, after = structs.asdict(kept.settings), structs.asdict(event.settings)
    changes = [RuleChange("setting", name, value) for name, value in _differing(before, after)]
    if len(event.chairs) != len(kept.chairs):
        changes.insert(0, RuleChange("chairs", "", len(event.chairs)))
    if event.preset != kept.preset:
        return [RuleChange("preset", event.preset, ""), *_own_options(session, event), *changes]
    count = len(event.chairs)
    options = _differing(
        _values(session, kept.preset, kept.options, count),
        _values(session, event.preset, event.options, count),
    )
    return [*(RuleChange("option", name, value) for name, value in options), *changes]


def _own_options(session: Session, event: e.Configured) -> list[RuleChange]:
    """Return the options of *event* that are not as in its preset."""
    count = len(event.chairs)
    plain = _values(session, event.preset, {}, count)
    options = _differing(plain, _values(session, event.preset, event.options, count))
    return [RuleChange("option", name, value) for name, value in options]


def _differing(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [(name, value) for name, value in after.items() if before.get(name) != value]


def _values(session: Session, preset: str, options: dict[str, Any], players: int) -> dict[str, Any]:
    """Return the value of every option, those alone that were chosen where none can be played."""
    try:
        return session.ruleset.options(preset, options, players)
    except BadOptions:
        return options


_ANNOUNCING: Final[Mapping[type[Any], Callable[[Session, Any], Announcement | None]]] = {
    e.Queued: _queued,
    e.Sat: _sat,
    e.Stood: _stood,
    e.Left: _left,
    e.Barred: _barred,
    e.LinkChanged: _link_changed,
    e.ChairGiven: _chair_given,
    e.WentAway: _went_away,
    e.CameBack: _came_back,
    e.HandedOver: _handed_over,
    e.HostMade: _host_made,
    e.Configured: _configured,
    e.Announced: _announced,
}
TOLD: Final = frozenset(_ANNOUNCING)
"""The events that may be announced."""
