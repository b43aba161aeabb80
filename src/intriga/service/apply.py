"""What each event changes: the one way in which a table ever changes, live or restored."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs

from intriga.service import events as e
from intriga.service.announcements import announced
from intriga.service.scene import ChatLine
from intriga.service.session import Session
from intriga.service.table_data import Chair, CurrentGame, TalkAllowance, Window

REMEMBERED: Final = 32  # commands of each person that are known when they come again
MOST_LINES: Final = 400  # of talk
BEAT: Final = 1_000  # milliseconds: a bot that is late seems to think so long, or twice, …
MOST_PERSONS: Final = 500  # whose commands, names and pace of talk are remembered
SAYINGS: Final = 6  # at once
SAYING_EVERY: Final = 1_500  # milliseconds


def happen(session: Session, event: e.Event) -> None:
    """Apply *event*, tag it with the command being handled, and queue it for storage."""
    if session.giving is not None:
        by, command = session.giving
        event, session.giving = structs.replace(event, by=by, command=command), None
    apply(session, event)
    session.fresh.append(event)


def apply(session: Session, event: e.Event) -> None:
    """Change *session* as *event* says."""
    kept, told = session.data, announced(session, event)
    _APPLY[type(event)](session, event)
    if told is not None:
        _write(
            session, ChatLine(0, None, "", "", gallery=False, told=told.told, changes=told.changes)
        )
    kept.events += 1
    kept.last = event.at
    if event.by and event.command:
        done = kept.done.setdefault(event.by, [])
        done.append(event.command)
        del done[:-REMEMBERED]
        _forget(kept.done)


def _forget(by_person: dict[str, Any]) -> None:
    """Forget who came first of too many: passers-by must not fill the table's memory."""
    if len(by_person) > MOST_PERSONS:
        del by_person[next(iter(by_person))]


# ------------------------------------------------------------------- who sits where


def _configured(session: Session, event: e.Configured) -> None:
    kept, old = session.data, session.chairs
    kept.preset, kept.options, kept.settings = event.preset, event.options, event.settings
    kept.chairs = [Chair() if place is None else old[place] for place in event.chairs]
    for chair in kept.chairs:
        chair.ready, chair.again = False, chair.seated and (chair.ready or chair.again)


def _sat(session: Session, event: e.Sat) -> None:
    session.chairs[event.chair] = Chair(person=event.person, program=event.program, name=event.name)
    session.data.visitors.pop(event.person, None)
    _name_alias(session, event.person, event.at, event.chair)


def _name_alias(session: Session, person: str, *heard: int | str) -> None:
    """Let *person* have an alias, which follows from when and how they were *heard* of first."""
    if person not in session.data.aliases:
        session.data.aliases[person] = session.dice.word(8, "alias", *heard)
        _forget(session.data.aliases)


def _bot_sat(session: Session, event: e.BotSat) -> None:
    session.chairs[event.chair] = Chair(level=event.level, name=event.name)


def _stood(session: Session, event: e.Stood) -> None:
    session.chairs[event.chair] = Chair()


def _left(session: Session, event: e.Left) -> None:
    chair = session.chairs[event.chair]
    chair.left, chair.ready = True, False
    _hand_over(session, chair, event.level)


def _barred(session: Session, event: e.Barred) -> None:
    session.data.barred.append(event.person)
    if event.level is None:
        session.chairs[event.chair] = Chair()
        return
    chair = session.chairs[event.chair]
    chair.left, chair.ready = True, False
    _hand_over(session, chair, event.level)


def _renamed(session: Session, event: e.Renamed) -> None:
    if event.chair is None:
        session.data.visitors[event.person] = event.name
        _forget(session.data.visitors)
    else:
        session.chairs[event.chair].name = event.name


def _readied(session: Session, event: e.Readied) -> None:
    chair = session.chairs[event.chair]
    chair.ready, chair.again = event.ready, False


def _host_made(session: Session, event: e.HostMade) -> None:
    session.data.host = event.person


# ------------------------------------------------------------------- a game


def _began(session: Session, event: e.Began) -> None:
    kept = session.data
    lines = kept.lines_before + len(kept.lines)
    kept.deal = CurrentGame(
        event.number, event.id, event.header, event.drawn, event.at, lines, event.open_cards
    )
    kept.hidden_before = 0
    kept.phase, kept.since, kept.paused, kept.stopped = "playing", event.at, False, None
    for place, chair in enumerate(session.chairs):
        chair.seat = event.chairs.index(place) if place in event.chairs else None
        chair.ready, chair.again, chair.away, chair.missed = False, False, False, 0
        chair.rules, chair.votes = [], {}
    session.begin(event.header, [])


def _asked(session: Session, event: e.Asked) -> None:
    session.data.step = event.step
    session.deal.window = Window(
        step=event.step,
        reaction=event.reaction,
        asked=event.asked,
        ahead=event.ahead,
        opened=event.at,
        earliest=event.earliest,
        deadline=event.deadline,
        whole=None if event.deadline is None else event.deadline - event.at,
        pace=event.pace,
        auto=dict(event.auto),
    )


def _answered(session: Session, event: e.Answered) -> None:
    window = session.open_window(event.step)
    if event.back:
        window.back.append(event.seat)
    if event.given:
        window.given.append(event.seat)
    elif event.seat in window.given:
        window.given.remove(event.seat)
    if event.half:
        window.half.append(event.seat)
    else:
        window.answers[event.seat] = event.words
    if session.data.settings.pace != "none" and session.at_seat(event.seat).level is not None:
        window.pace = in_whole_seconds(window.pace, event.at)


def in_whole_seconds(pace: int, at: int) -> int:
    """Return when bots have seemed to think, if one has answered at the instant *at*.

    That is at *pace*, or so many whole seconds later: how long it really took may be a matter of
    its cards.
    """
    late = max(0, at - pace)
    return pace + -(-late // BEAT) * BEAT


def _withdrawn(session: Session, event: e.Withdrawn) -> None:
    window = session.open_window(event.step)
    window.answers.pop(event.seat, None)
    window.auto.pop(event.seat, None)
    if event.seat in window.given:
        window.given.remove(event.seat)


def _played(session: Session, event: e.Played) -> None:
    deal, window = session.deal, session.open_window(event.step)
    for seat in window.answers:
        session.at_seat(seat).missed = 0
    for seat in event.missed:
        session.at_seat(seat).missed += 1
    if window.reaction:
        heard = {line.by for line in event.lines}
        left = {seat: words for seat, words in window.answers.items() if seat not in heard}
        deal.unopened[session.here.phase] = left
    for line in event.lines:
        session.follow(line)
    deal.drawn, deal.window = event.drawn, None
    deal.steps += 1


def _ended(session: Session, event: e.Ended) -> None:
    kept, deal = session.data, session.deal
    deal.window, deal.winners = None, event.winners
    kept.phase, kept.since = "over", event.at
    for chair in session.chairs:
        chair.wins += chair.seat in event.winners
        chair.away, chair.rules, chair.votes = False, [], {}
    first = min(event.winners, default=None)
    places = (place for place, chair in enumerate(session.chairs) if chair.seat == first)
    kept.winner_chair = None if first is None else next(places, None)
    kept.winner = "" if kept.winner_chair is None else occupant(session.chairs[kept.winner_chair])


def occupant(chair: Chair) -> str:
    """Return who won on *chair*: the person, or the bot by its name."""
    return chair.person or f"bot {chair.name}"


def _automated(session: Session, event: e.Automated) -> None:
    chair = session.chairs[event.chair]
    chair.rules = event.rules
    _automatic(session, chair, event.auto)


def _automatic(session: Session, chair: Chair, auto: e.Auto | None) -> None:
    if session.window is None or chair.seat is None:
        return
    session.window.auto.pop(chair.seat, None)
    if auto is not None:
        session.window.auto[chair.seat] = auto


# ------------------------------------------------------------------- presence and clocks


def _went_away(session: Session, event: e.WentAway) -> None:
    chair = session.chairs[event.chair]
    chair.away = True
    _automatic(session, chair, event.auto)


def _came_back(session: Session, event: e.CameBack) -> None:
    chair = session.chairs[event.chair]
    chair.away, chair.left, chair.missed, chair.level, chair.votes = False, False, 0, None, {}
    _automatic(session, chair, None)
    if session.window is not None and chair.seat in session.window.half:
        session.window.half.remove(chair.seat)


def _voted(session: Session, event: e.Voted) -> None:
    session.chairs[event.chair].votes[event.voter] = event.level


def _handed_over(session: Session, event: e.HandedOver) -> None:
    _hand_over(session, session.chairs[event.chair], event.level)


def _hand_over(session: Session, chair: Chair, level: str) -> None:
    chair.level, chair.away, chair.missed, chair.votes, chair.rules = level, False, 0, {}, []
    _automatic(session, chair, None)


def _paused(session: Session, event: e.Paused) -> None:
    session.data.paused, session.data.stopped = True, event.at


def _resumed(session: Session, event: e.Resumed) -> None:
    session.data.paused = False
    _go_on(session, event.at - event.since)


def _rested(session: Session, event: e.Rested) -> None:
    session.data.stopped = event.at


def _woken(session: Session, event: e.Woken) -> None:
    _go_on(session, event.at - event.since)


def _go_on(session: Session, stood: int) -> None:
    """Let the clocks go on after they stood for *stood* milliseconds."""
    session.data.stopped = None
    window = session.window
    if window is None:
        return
    window.opened += stood
    window.earliest += stood
    window.pace += stood
    window.deadline = None if window.deadline is None else window.deadline + stood
    window.auto = {seat: e.Auto(auto.due + stood, auto.words) for seat, auto in window.auto.items()}


# ------------------------------------------------------------------- talk


def left_to_say(session: Session, person: str, now: int) -> float:
    """Return how many things *person* may say at *now*."""
    bucket = session.data.buckets.get(person)
    if bucket is None:
        return float(SAYINGS)
    return min(float(SAYINGS), bucket.left + max(0, now - bucket.at) / SAYING_EVERY)


def _speak(session: Session, person: str, at: int) -> None:
    session.data.buckets[person] = TalkAllowance(left_to_say(session, person, at) - 1, at)
    _forget(session.data.buckets)


def _said(session: Session, event: e.Said) -> None:
    _speak(session, event.person, event.at)
    hides = event.gallery and not session.alias(event.person)  # what it tells stays in the gallery
    person = f"gallery {event.person}" if hides else event.person
    _name_alias(session, person, event.at, event.text)
    alias = session.alias(person)
    _write(session, ChatLine(0, event.chair, event.name, event.text, event.gallery, alias))


def _write(session: Session, line: ChatLine) -> None:
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


_APPLY: Final[dict[type[Any], Callable[[Session, Any], None]]] = {
    e.Configured: _configured,
    e.Sat: _sat,
    e.BotSat: _bot_sat,
    e.Stood: _stood,
    e.Left: _left,
    e.Barred: _barred,
    e.Renamed: _renamed,
    e.Readied: _readied,
    e.HostMade: _host_made,
    e.Began: _began,
    e.Asked: _asked,
    e.Answered: _answered,
    e.Withdrawn: _withdrawn,
    e.Played: _played,
    e.Ended: _ended,
    e.Automated: _automated,
    e.WentAway: _went_away,
    e.CameBack: _came_back,
    e.Voted: _voted,
    e.HandedOver: _handed_over,
    e.Paused: _paused,
    e.Resumed: _resumed,
    e.Rested: _rested,
    e.Woken: _woken,
    e.Said: _said,
    e.Reacted: _reacted,
}
