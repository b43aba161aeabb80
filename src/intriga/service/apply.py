"""Applies events to a table: the only way in which it ever changes, live or restored."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import structs

from intriga.service import events as e
from intriga.service.people.chat import CHAT, announced, count, forget, name_alias, write
from intriga.service.people.shown_names import replace_name
from intriga.service.scenes.scene import ChatLine, LogPlace
from intriga.service.scenes.scores import begin_series, count_wins, occupant, turn_series
from intriga.service.session import Session
from intriga.service.table_data import (
    Chair,
    CurrentGame,
    QueuedPerson,
    RevealRound,
    TableData,
    Window,
)

REMEMBERED: Final = 32  # commands of each person that are known when they come again
BEAT: Final = 1_000  # milliseconds: a bot that is late seems to think so long, or twice, …
OF_THE_GAME: Final = frozenset(
    {e.Left, e.Barred, e.ChairGiven, e.WentAway, e.CameBack, e.HandedOver}
)
"""The events that say who plays on a seat: they stand in the log of the game."""


def happen(session: Session, event: e.Event) -> None:
    """Apply *event*, tag it with the command being handled, and queue it for storage."""
    if session.giving is not None:
        by, command, mark = session.giving
        event = structs.replace(event, by=by, command=command, mark=mark)
        session.giving = None
    apply(session, event)
    session.fresh.append(event)


def apply(session: Session, event: e.Event) -> None:
    """Change *session* as *event* says."""
    kept, told = session.data, announced(session, event)
    _APPLY[type(event)](session, event)
    if told is not None:
        place = _place(session) if type(event) in OF_THE_GAME else None
        line = ChatLine(0, None, "", "", gallery=False, told=told.told, changes=told.changes)
        write(session, structs.replace(line, place=place))
    kept.events += 1
    kept.last = event.at
    if event.by and event.command:
        _remember(kept, event)


def _remember(kept: TableData, event: e.Event) -> None:
    """Remember the command that *event* carries out, and no more than some of each person."""
    done = kept.done.setdefault(event.by, [])
    done.append(event.command)
    del done[:-REMEMBERED]
    marks = kept.marks.setdefault(event.by, {})
    if event.mark:
        marks[event.command] = event.mark
    for number in [each for each in marks if each not in done]:
        del marks[number]
    forget(kept.done)
    forget(kept.marks)


def _place(session: Session) -> LogPlace | None:
    """Return where the log is that everybody reads, None between two games."""
    deal = session.data.deal
    if deal is None or session.data.phase not in {"playing", "paused"}:
        return None
    return LogPlace(deal.number, len(session.narrator.log(None)))


# ------------------------------------------------------------------- who sits where


def _configured(session: Session, event: e.Configured) -> None:
    kept, old = session.data, session.chairs
    kept.preset, kept.options, kept.settings = event.preset, event.options, event.settings
    turn_series(session)
    kept.lesson = ""  # it is a table like any other now
    kept.chairs = [Chair() if place is None else old[place] for place in event.chairs]
    _ask_who_is_ready(session)


def _ask_who_is_ready(session: Session) -> None:
    """Let everybody say again that they are ready: it is not what they have agreed to."""
    for chair in session.chairs:
        chair.ready, chair.again = False, chair.seated and (chair.ready or chair.again)
        chair.chance = ""


def _sat(session: Session, event: e.Sat) -> None:
    session.chairs[event.chair] = Chair(
        person=event.person, program=event.program, name=event.name, face=event.face
    )
    for known in (session.data.visitors, session.data.faces):
        known.pop(event.person, None)
    _take_out(session, event.person)
    name_alias(session, event.person, event.at, event.chair)
    count(session, event.person, event.at)


def _queued(session: Session, event: e.Queued) -> None:
    person = QueuedPerson(event.person, event.name, event.program, event.face)
    session.data.queue.append(person)


def _left_queue(session: Session, event: e.LeftQueue) -> None:
    _take_out(session, event.person)


def _take_out(session: Session, person: str) -> None:
    kept = session.data
    kept.queue = [each for each in kept.queue if each.person != person]


def _bot_sat(session: Session, event: e.BotSat) -> None:
    session.chairs[event.chair] = Chair(
        level=event.level, name=event.name, character=event.character
    )


def _stood(session: Session, event: e.Stood) -> None:
    chair = session.chairs[event.chair]
    if chair.seated:
        _let_in(session, chair)
    session.chairs[event.chair] = Chair()


def _moved(session: Session, event: e.Moved) -> None:
    kept, chairs = session.data, session.chairs
    chairs[event.chair], chairs[event.to] = chairs[event.to], chairs[event.chair]
    places = {event.chair: event.to, event.to: event.chair}
    if kept.winner_chair is not None:
        kept.winner_chair = places.get(kept.winner_chair, kept.winner_chair)
    _ask_who_is_ready(session)


def _left(session: Session, event: e.Left) -> None:
    chair = session.chairs[event.chair]
    _let_in(session, chair)
    chair.left, chair.sent_off, chair.ready, chair.chance = True, event.sent_off, False, ""
    _hand_over(session, chair, event.level)


def _let_in(session: Session, guest: Chair | e.LetIn) -> None:
    """Let the person of *guest* come in from now on, who knows the invitation.

    A person who had a chair keeps their name.
    """
    session.data.guests[guest.person] = session.data.invite
    forget(session.data.guests)
    if isinstance(guest, Chair):
        _name_visitor(session, guest.person, guest.name, guest.face)


def _name_visitor(session: Session, person: str, name: str, face: str) -> None:
    kept = session.data
    kept.visitors[person], kept.faces[person] = name, face
    for known in (kept.visitors, kept.faces):
        forget(known)


def _chair_given(session: Session, event: e.ChairGiven) -> None:
    chair, kept = session.chairs[event.chair], session.data
    if chair.person and chair.person not in kept.barred:
        _let_in(session, chair)
    given = Chair(person=event.person, name=event.name, face=event.face)
    if kept.phase == "playing" and chair.seat is not None and kept.deal is not None:
        if chair.person:
            kept.deal.replaced[chair.person] = event.chair
        kept.deal.replaced.pop(event.person, None)
        given.seat, given.bank, kept.deal.hurried = chair.seat, chair.bank, False
        _ask_again(session, chair.seat)
    session.chairs[event.chair] = given
    for known in (kept.visitors, kept.faces):
        known.pop(event.person, None)
    _take_out(session, event.person)
    name_alias(session, event.person, event.at, event.chair)


def _ask_again(session: Session, seat: int) -> None:
    """Forget what was answered for *seat*: another person is asked now."""
    window = session.window
    if window is None:
        return
    window.answers.pop(seat, None)
    window.auto.pop(seat, None)
    for seats in (window.given, window.half, window.back):
        if seat in seats:
            seats.remove(seat)


def _barred(session: Session, event: e.Barred) -> None:
    session.data.barred.append(event.person)
    session.data.guests.pop(event.person, None)
    _take_out(session, event.person)
    session.data.invite = event.invite or session.data.invite
    if event.chair is None:
        return
    if event.level is None:
        session.chairs[event.chair] = Chair()
        return
    chair = session.chairs[event.chair]
    chair.left, chair.ready, chair.chance = True, False, ""
    _hand_over(session, chair, event.level)


def _link_changed(session: Session, event: e.LinkChanged) -> None:
    session.data.invite = event.invite


def _renamed(session: Session, event: e.Renamed) -> None:
    if event.chair is None:
        session.data.visitors[event.person] = event.name
        forget(session.data.visitors)
        if event.face is not None:
            session.data.faces[event.person] = event.face
            forget(session.data.faces)
    else:
        chair = session.chairs[event.chair]
        chair.name = event.name
        chair.face = chair.face if event.face is None else event.face


def _readied(session: Session, event: e.Readied) -> None:
    chair = session.chairs[event.chair]
    chair.ready, chair.again = event.ready, False
    chair.chance = event.chance


def _host_made(session: Session, event: e.HostMade) -> None:
    session.data.host = event.person


# ------------------------------------------------------------------- a game


def _reveal_asked(session: Session, event: e.RevealAsked) -> None:
    session.data.reveal = RevealRound(event.chairs, event.hashes, event.due)


def _revealed(session: Session, event: e.Revealed) -> None:
    if session.data.reveal is not None:
        session.data.reveal.told[event.chair] = event.chance


def _began(session: Session, event: e.Began) -> None:
    kept = session.data
    lines = kept.lines_before + len(kept.lines)
    kept.deal = CurrentGame(
        event.number,
        event.id,
        event.header,
        event.drawn,
        event.at,
        lines,
        event.open_cards,
        contributions=event.contributions,
        bots=event.bots,
        first_drawn=event.first_drawn,
        hashes=event.hashes,
        counts=event.counts,
    )
    kept.reveal = None
    kept.hidden_before = 0
    begin_series(session)
    kept.phase, kept.since, kept.paused, kept.stopped = "playing", event.at, False, None
    for place, chair in enumerate(session.chairs):
        chair.seat = event.chairs.index(place) if place in event.chairs else None
        chair.ready, chair.again, chair.away, chair.missed = False, False, False, 0
        chair.rules, chair.votes, chair.bank = [], {}, kept.settings.bank * 1000
        chair.chance = ""
    session.begin(event.header, [])


def _asked(session: Session, event: e.Asked) -> None:
    session.data.step = event.step
    session.deal.window = Window(
        step=event.step,
        reaction=event.reaction,
        asked=event.asked,
        ahead=event.ahead,
        opened=event.at + event.settle,
        earliest=event.earliest,
        deadline=event.deadline,
        whole=None if event.deadline is None else event.deadline - event.at - event.settle,
        pace=event.pace,
        auto=dict(event.auto),
        bank=event.bank,
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
    if session.pace != "none" and session.at_seat(event.seat).level is not None:
        window.pace = in_whole_seconds(window.pace, event.at)


def in_whole_seconds(pace: int, at: int) -> int:
    """Return when bots have seemed to think, if one has answered at the instant *at*.

    That is at *pace*, or whole seconds later: the real time may depend on the bot's cards.
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
    _draw_on_bank(session, window, event.at)
    if window.reaction:
        heard = {line.by for line in event.lines}
        left = {seat: words for seat, words in window.answers.items() if seat not in heard}
        deal.unopened[session.here.phase] = left
    _count_decisions(session, deal)
    for line in event.lines:
        session.follow(line)
    deal.drawn, deal.window = event.drawn, None
    deal.counts = event.counts
    deal.steps += 1


def _count_decisions(session: Session, deal: CurrentGame) -> None:
    """Note in the game of a day who was asked, and whether its person did not play themselves."""
    if session.daily is None:
        return
    for seat in session.question.seats:
        deal.decisions[seat] = deal.decisions.get(seat, 0) + 1
    deal.helped |= session.is_helped


def _draw_on_bank(session: Session, window: Window, closed: int) -> None:
    """Take the time of a turn beyond its limit from the time bank of the person who was asked."""
    if not window.bank or window.whole is None:
        return
    over = closed - window.opened - (window.whole - window.bank)
    chair = session.at_seat(window.asked[0])
    chair.bank = window.bank - min(window.bank, max(0, over))


def _ended(session: Session, event: e.Ended) -> None:
    kept, deal = session.data, session.deal
    deal.window, deal.winners, deal.players = None, event.winners, session.players
    kept.phase, kept.since = "over", event.at
    for chair in session.chairs:
        chair.away, chair.rules, chair.votes = False, [], {}
    count_wins(session, event.winners)
    first = min(event.winners, default=None)
    places = (place for place, chair in enumerate(session.chairs) if chair.seat == first)
    kept.winner_chair = None if first is None else next(places, None)
    kept.winner = "" if kept.winner_chair is None else occupant(session.chairs[kept.winner_chair])


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
    if chair.level is not None and chair.seat is not None:
        _ask_again(session, chair.seat)  # the bot's answer would advise them
    chair.away, chair.left, chair.missed, chair.level, chair.votes = False, False, 0, None, {}
    chair.sent_off = False
    if session.data.deal is not None:
        session.data.deal.hurried = False
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


def _paced(session: Session, event: e.Paced) -> None:
    kept = session.data
    kept.settings = structs.replace(kept.settings, pace=event.pace)


def _hurried(session: Session, event: e.Hastened) -> None:
    session.deal.hurried = True
    window = session.window
    if window is not None:
        window.earliest = window.pace = event.at
        window.deadline = window.whole = None


def _held(session: Session, event: e.Held) -> None:
    if session.window is not None:
        session.window.held = event.at


def _released(session: Session, event: e.Released) -> None:
    window, stood = session.window, event.at - event.since
    if window is None or window.deadline is None:
        return
    window.held = None
    window.stood += stood
    window.opened += stood
    if window.earliest == window.deadline:  # a fixed window closes at one instant
        window.earliest += stood
    window.deadline += stood


def _announced(_: Session, __: e.Announced) -> None:
    """Change nothing: its line is all there is of it."""


_APPLY: Final[dict[type[Any], Callable[[Session, Any], None]]] = {
    e.Configured: _configured,
    e.Sat: _sat,
    e.Queued: _queued,
    e.LeftQueue: _left_queue,
    e.BotSat: _bot_sat,
    e.Stood: _stood,
    e.Moved: _moved,
    e.Left: _left,
    e.Barred: _barred,
    e.LinkChanged: _link_changed,
    e.LetIn: _let_in,
    e.ChairGiven: _chair_given,
    e.Renamed: _renamed,
    e.Readied: _readied,
    e.HostMade: _host_made,
    e.RevealAsked: _reveal_asked,
    e.Revealed: _revealed,
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
    e.Held: _held,
    e.Released: _released,
    e.Paced: _paced,
    e.Hastened: _hurried,
    e.NameTakenDown: replace_name,
    e.Announced: _announced,
    **CHAT,
}
