"""What each event changes: the one way in which a table ever changes, live or restored."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs

from intriga.service import events as e
from intriga.service.kept import Bucket, Chair, Deal, Window
from intriga.service.room import Room
from intriga.service.scene import Line

REMEMBERED: Final = 32  # commands of each person that are known when they come again
MOST_LINES: Final = 400  # of talk
MOST_PERSONS: Final = 500  # whose commands, names and pace of talk are remembered
SAYINGS: Final = 6  # at once
SAYING_EVERY: Final = 1_500  # milliseconds


def happen(room: Room, event: e.Event) -> None:
    """Let *event* happen: it carries out the command that is being given, and is fresh."""
    if room.giving is not None:
        by, command = room.giving
        event, room.giving = structs.replace(event, by=by, command=command), None
    apply(room, event)
    room.fresh.append(event)


def apply(room: Room, event: e.Event) -> None:
    """Change *room* as *event* says."""
    kept = room.kept
    _APPLY[type(event)](room, event)
    kept.events += 1
    kept.last = max(kept.last, event.at)
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


def _configured(room: Room, event: e.Configured) -> None:
    kept, old = room.kept, room.chairs
    kept.preset, kept.options, kept.settings = event.preset, event.options, event.settings
    kept.chairs = [Chair() if place is None else old[place] for place in event.chairs]
    for chair in kept.chairs:
        chair.ready = False


def _sat(room: Room, event: e.Sat) -> None:
    room.chairs[event.chair] = Chair(person=event.person, program=event.program, name=event.name)
    room.kept.visitors.pop(event.person, None)


def _bot_sat(room: Room, event: e.BotSat) -> None:
    room.chairs[event.chair] = Chair(level=event.level, name=event.name)


def _stood(room: Room, event: e.Stood) -> None:
    room.chairs[event.chair] = Chair()


def _left(room: Room, event: e.Left) -> None:
    chair = room.chairs[event.chair]
    chair.left, chair.ready = True, False
    _hand_over(room, chair, event.level)


def _renamed(room: Room, event: e.Renamed) -> None:
    if event.chair is None:
        room.kept.visitors[event.person] = event.name
        _forget(room.kept.visitors)
    else:
        room.chairs[event.chair].name = event.name


def _readied(room: Room, event: e.Readied) -> None:
    room.chairs[event.chair].ready = event.ready


def _host_made(room: Room, event: e.HostMade) -> None:
    room.kept.host = event.person


# ------------------------------------------------------------------- a game


def _began(room: Room, event: e.Began) -> None:
    kept = room.kept
    lines = kept.lines_before + len(kept.lines)
    kept.deal = Deal(
        event.number, event.id, event.header, event.drawn, event.at, lines, event.open_cards
    )
    kept.hidden_before = 0
    kept.phase, kept.since, kept.paused, kept.stopped = "playing", event.at, False, None
    for place, chair in enumerate(room.chairs):
        chair.seat = event.chairs.index(place) if place in event.chairs else None
        chair.ready, chair.away, chair.missed = False, False, 0
        chair.rules, chair.votes = [], {}
    room.begin(event.header, [])


def _asked(room: Room, event: e.Asked) -> None:
    room.kept.step = event.step
    room.deal.window = Window(
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


def _answered(room: Room, event: e.Answered) -> None:
    window = room.open_window(event.step)
    if event.half:
        window.half.append(event.seat)
    else:
        window.answers[event.seat] = event.words


def _withdrawn(room: Room, event: e.Withdrawn) -> None:
    window = room.open_window(event.step)
    window.answers.pop(event.seat, None)
    window.auto.pop(event.seat, None)


def _played(room: Room, event: e.Played) -> None:
    deal, window = room.deal, room.open_window(event.step)
    for seat in window.answers:
        room.at_seat(seat).missed = 0
    for seat in event.missed:
        room.at_seat(seat).missed += 1
    for line in event.lines:
        room.follow(line)
    deal.drawn, deal.window = event.drawn, None


def _ended(room: Room, event: e.Ended) -> None:
    kept, deal = room.kept, room.deal
    deal.window, deal.winners = None, event.winners
    kept.phase, kept.since = "over", event.at
    for chair in room.chairs:
        chair.wins += chair.seat in event.winners
        chair.away, chair.rules, chair.votes = False, [], {}
    first = min(event.winners, default=None)
    places = (place for place, chair in enumerate(room.chairs) if chair.seat == first)
    kept.winner_chair = None if first is None else next(places, None)
    kept.winner = "" if kept.winner_chair is None else occupant(room.chairs[kept.winner_chair])


def occupant(chair: Chair) -> str:
    """Return who won on *chair*: the person, or the bot by its name."""
    return chair.person or f"bot {chair.name}"


def _automated(room: Room, event: e.Automated) -> None:
    chair = room.chairs[event.chair]
    chair.rules = event.rules
    _automatic(room, chair, event.auto)


def _automatic(room: Room, chair: Chair, auto: e.Auto | None) -> None:
    if room.window is None or chair.seat is None:
        return
    room.window.auto.pop(chair.seat, None)
    if auto is not None:
        room.window.auto[chair.seat] = auto


# ------------------------------------------------------------------- presence and clocks


def _went_away(room: Room, event: e.WentAway) -> None:
    chair = room.chairs[event.chair]
    chair.away = True
    _automatic(room, chair, event.auto)


def _came_back(room: Room, event: e.CameBack) -> None:
    chair = room.chairs[event.chair]
    chair.away, chair.left, chair.missed, chair.level, chair.votes = False, False, 0, None, {}
    _automatic(room, chair, None)
    if room.window is not None and chair.seat in room.window.half:
        room.window.half.remove(chair.seat)


def _voted(room: Room, event: e.Voted) -> None:
    room.chairs[event.chair].votes[event.voter] = event.level


def _handed_over(room: Room, event: e.HandedOver) -> None:
    _hand_over(room, room.chairs[event.chair], event.level)


def _hand_over(room: Room, chair: Chair, level: str) -> None:
    chair.level, chair.away, chair.missed, chair.votes, chair.rules = level, False, 0, {}, []
    _automatic(room, chair, None)


def _paused(room: Room, event: e.Paused) -> None:
    room.kept.paused, room.kept.stopped = True, event.at


def _resumed(room: Room, event: e.Resumed) -> None:
    room.kept.paused = False
    _go_on(room, event.at - event.since)


def _rested(room: Room, event: e.Rested) -> None:
    room.kept.stopped = event.at


def _woken(room: Room, event: e.Woken) -> None:
    _go_on(room, event.at - event.since)


def _go_on(room: Room, stood: int) -> None:
    """Let the clocks go on after they stood for *stood* milliseconds."""
    room.kept.stopped = None
    window = room.window
    if window is None:
        return
    window.opened += stood
    window.earliest += stood
    window.pace += stood
    window.deadline = None if window.deadline is None else window.deadline + stood
    window.auto = {seat: e.Auto(auto.due + stood, auto.words) for seat, auto in window.auto.items()}


# ------------------------------------------------------------------- talk


def left_to_say(room: Room, person: str, now: int) -> float:
    """Return how many things *person* may say at *now*."""
    bucket = room.kept.buckets.get(person)
    if bucket is None:
        return float(SAYINGS)
    return min(float(SAYINGS), bucket.left + max(0, now - bucket.at) / SAYING_EVERY)


def _speak(room: Room, person: str, at: int) -> None:
    room.kept.buckets[person] = Bucket(left_to_say(room, person, at) - 1, at)
    _forget(room.kept.buckets)


def _said(room: Room, event: e.Said) -> None:
    kept = room.kept
    _speak(room, event.person, event.at)
    number = kept.lines_before + len(kept.lines)
    kept.lines.append(Line(number, event.chair, event.name, event.text, event.gallery))
    if len(kept.lines) > MOST_LINES:
        line = kept.lines.pop(0)
        kept.lines_before += 1
        kept.hidden_before += is_hidden(room, line)


def is_hidden(room: Room, line: Line) -> bool:
    """Say whether *line* was said in the gallery of the last game."""
    deal = room.kept.deal
    return line.gallery and deal is not None and line.number >= deal.first_line


def _reacted(room: Room, event: e.Reacted) -> None:
    _speak(room, event.person, event.at)


_APPLY: Final[dict[type[Any], Callable[[Room, Any], None]]] = {
    e.Configured: _configured,
    e.Sat: _sat,
    e.BotSat: _bot_sat,
    e.Stood: _stood,
    e.Left: _left,
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
