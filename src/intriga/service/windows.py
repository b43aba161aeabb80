"""Windows: how long a question stands open, and what the sealed answers come to.

No instant here follows from a hidden card or from what a sealed answer says: a window among
friends closes when everybody has answered, a fixed one after a time that depends on the number of
players alone (ADR 10).
"""

from typing import Final

from msgspec import Struct, structs

from intriga.core.chance import Source
from intriga.core.errors import IllegalAction
from intriga.core.position import Step
from intriga.core.view import View
from intriga.service.applying import happen
from intriga.service.commands import Answer, Automate, Undo
from intriga.service.events import (
    Answered,
    Asked,
    Auto,
    Automated,
    CameBack,
    Ended,
    Line,
    Played,
    WentAway,
    Withdrawn,
)
from intriga.service.kept import Chair, Window
from intriga.service.preview import Preview
from intriga.service.question import PASS, Question
from intriga.service.refusals import Refused, TableRefusal
from intriga.service.room import Person, Room
from intriga.service.settings import EARLIEST, FIXED

AUTO: Final = (2_000, 4_000)  # milliseconds until a preset answers, as people do
PACE: Final = {"none": (0, 0), "brisk": (250, 650), "human": (1_100, 2_800)}
MISSED: Final = 2  # questions in a row without an answer, after which somebody is away


# ------------------------------------------------------------------- asking


def ask(room: Room, now: int) -> None:
    """Put the next question on the table, or end the game."""
    question, step = room.question, room.kept.step + 1
    if question.here.winners:
        happen(room, Ended(at=now, winners=question.here.winners))
        return
    earliest, deadline = _limits(room, question, now)
    bots_alone = not any(room.plays(seat) for seat in question.seats)
    least, most = PACE[room.kept.settings.pace]
    pace = room.dice.random("pace", step).randint(least, most) if bots_alone else 0
    chairs = {seat: room.at_seat(seat) for seat in question.seats}
    autos = {seat: automatic(room, chair, step, now) for seat, chair in chairs.items()}
    event = Asked(
        at=now,
        step=step,
        reaction=question.reaction,
        asked=question.asked,
        ahead=question.ahead,
        earliest=earliest,
        deadline=deadline,
        pace=now + pace,
        auto={seat: auto for seat, auto in autos.items() if auto is not None},
    )
    happen(room, event)


def _limits(room: Room, question: Question, now: int) -> tuple[int, int | None]:
    """Return the first and the last instant at which the window may close."""
    settings = room.kept.settings
    if not question.reaction:
        return now, now + settings.turn * 1000 if settings.turn else None
    if settings.windows == "fixed":
        players = len(room.deal.header["seats"])
        close = now + next(seconds for most, seconds in FIXED if players <= most) * 1000
        return close, close
    asks_people = any(room.plays(seat) for seat in question.seats)
    earliest = now + EARLIEST if asks_people and room.company > 1 else now
    return earliest, now + settings.reaction * 1000 if settings.reaction else None


def automatic(room: Room, chair: Chair, step: int, now: int) -> Auto | None:
    """Return what will be said for *chair* to the question in the position as it is."""
    if chair.level is not None or chair.seat is None or chair.seat not in room.question.seats:
        return None
    words = room.question.preset(chair.seat, chair.rules)
    if words is None and not _is_idle(room, chair):
        return None
    return Auto(now + room.dice.random("auto", step, chair.seat).randint(*AUTO), words)


def _is_idle(room: Room, chair: Chair) -> bool:
    """Say whether *chair* is away; who is connected gets their time for their own turn."""
    return chair.away and (room.question.reaction or not room.is_there(chair))


# ------------------------------------------------------------------- answering


def answer(room: Room, who: Person, command: Answer, now: int) -> None:
    """Seal what *who* answers.

    Raises:
        Refused: the question is gone, or this is no answer to it.
    """
    place, seat = own_seat(room, who)
    window = room.open_window(command.step)
    try:
        words = room.question.read(seat, command.words)
    except IllegalAction as error:
        raise Refused(error.reason, str(error)) from None
    if room.chairs[place].away:
        happen(room, CameBack(at=now, chair=place))
    if window.answers.get(seat) != words:
        happen(room, Answered(at=now, seat=seat, step=window.step, words=words))


def undo(room: Room, who: Person, command: Undo, now: int) -> None:
    """Take back what *who* has answered.

    Raises:
        Refused: the question is gone, or has no answer yet.
    """
    _, seat = own_seat(room, who)
    window = room.open_window(command.step)
    if seat not in window.answers:
        raise Refused(TableRefusal.NOTHING_TO_UNDO, f"question {command.step} has no answer yet")
    happen(room, Withdrawn(at=now, seat=seat, step=window.step))


def automate(room: Room, who: Person, command: Automate, now: int) -> None:
    """Replace the presets of *who*, and let them answer what is asked just now.

    Raises:
        Refused: there is no game, or *who* does not play.
    """
    place = room.own_chair(who.id)
    chair = room.chairs[place]
    if room.kept.phase != "playing" or chair.seat is None:
        raise Refused(TableRefusal.NO_GAME, "there is no game to set presets for")
    chair, window = structs.replace(chair, rules=command.rules), room.window
    asks = window is not None and room.kept.stopped is None and chair.seat not in window.answers
    auto = automatic(room, chair, window.step, now) if window is not None and asks else None
    happen(room, Automated(at=now, chair=place, rules=command.rules, auto=auto))


def own_seat(room: Room, who: Person) -> tuple[int, int]:
    """Return chair and seat of *who*, who plays in a game whose clocks go.

    Raises:
        Refused: somebody else, or no such game.
    """
    place = room.own_chair(who.id)
    chair = room.chairs[place]
    if room.kept.phase != "playing" or chair.seat is None:
        raise Refused(TableRefusal.NO_GAME, "no game is under way that you play in")
    if room.kept.paused:
        raise Refused(TableRefusal.PAUSED, "the game is paused")
    if chair.level is not None:
        raise Refused(TableRefusal.BOT_PLAYS, "a bot plays for you; come back first")
    return place, chair.seat


# ------------------------------------------------------------------- bots


class BotTask(Struct, frozen=True):
    """A question for a bot: what it sees and may do, and nothing else.

    ``ahead`` marks the second half of a question: what it does if everybody lets the first pass.
    """

    step: int
    seat: int
    level: str
    view: View
    legal: list[int]
    ahead: bool


def wanted(room: Room) -> list[BotTask]:
    """Return what bots have yet to answer."""
    window = room.window
    if window is None or not room.runs:
        return []
    tasks: list[BotTask] = []
    for seat in room.question.seats:
        level = room.at_seat(seat).level
        if level is not None and seat not in window.answers:
            ahead = _is_ahead(window, seat)
            place = room.question.place(seat, ahead=ahead)
            view, legal = place.view(seat), place.legal_ids(seat)
            tasks.append(BotTask(window.step, seat, level, view, legal, ahead))
    return tasks


def _is_ahead(window: Window, seat: int) -> bool:
    return seat in window.half or seat not in window.asked


def answer_for_bot(room: Room, task: BotTask, action: int, now: int) -> None:
    """Seal what a bot answers to *task*; nothing happens if the question is gone.

    An action that is not open counts as silence.
    """
    window, seat = room.window, task.seat
    if window is None or window.step != task.step or seat in window.answers or not room.runs:
        return
    if room.plays(seat) or _is_ahead(window, seat) != task.ahead:
        return
    place = room.question.place(seat, ahead=task.ahead)
    if action not in place.legal_ids(seat):
        action = _silence(room, place, seat, window.step)
    words = place.format(seat, action)
    half = words == PASS and not task.ahead and seat in window.ahead
    happen(room, Answered(at=now, seat=seat, step=window.step, words=words, half=half))


# ------------------------------------------------------------------- closing


def closes(room: Room, window: Window) -> int | None:
    """Return when *window* closes as things are, None for when more answers come."""
    if all(seat in window.answers for seat in room.question.seats):
        ready = max(window.earliest, window.pace)
        return ready if window.deadline is None else min(ready, window.deadline)
    return window.deadline


def due(room: Room) -> int | None:
    """Return the next instant at which the open window has something to do."""
    window = room.window
    if window is None:
        return None
    autos = (auto.due for seat, auto in window.auto.items() if seat not in window.answers)
    instants = [*autos, closes(room, window)]
    return min((instant for instant in instants if instant is not None), default=None)


def progress(room: Room, now: int) -> None:
    """Do what is due at *now*: presets answer, windows close, and what follows is asked."""
    while room.runs and (room.window is None or _is_due(room, now)):
        window = room.window
        if window is None:
            ask(room, now)
        elif not _answer_automatically(room, window, now):
            _close(room, window, now)


def _is_due(room: Room, now: int) -> bool:
    instant = due(room)
    return instant is not None and instant <= now


def _answer_automatically(room: Room, window: Window, now: int) -> bool:
    """Let one preset answer whose time has come, and say whether there was one."""
    for seat, auto in sorted(window.auto.items()):
        if seat not in window.answers and auto.due <= now:
            words = auto.words
            if words is None:
                place = room.question.places(seat)[0]
                words = place.format(seat, _silence(room, place, seat, window.step))
            happen(room, Answered(at=now, seat=seat, step=window.step, words=words))
            return True
    return False


def _silence(room: Room, place: Preview, seat: int, step: int) -> int:
    """Return the action that counts for *seat* if it says nothing."""
    random = room.dice.random("silence", step, seat)
    return room.table_rules.silence(place.view(seat), place.legal_ids(seat), random)


def _close(room: Room, window: Window, now: int) -> None:
    """Open the answers, let those count that the rules ask for, and see who was silent."""
    chance = room.chance()
    lines = _opened(room, window, chance)
    silent = [seat for seat in room.question.seats if seat not in window.answers]
    missed = [seat for seat in silent if room.plays(seat) and not room.at_seat(seat).away]
    happen(room, Played(at=now, step=window.step, lines=lines, drawn=chance.drawn, missed=missed))
    for place, chair in enumerate(room.chairs):
        if chair.seat in missed and chair.missed >= MISSED:
            happen(room, WentAway(at=now, chair=place))


def _opened(room: Room, window: Window, chance: Source) -> list[Line]:
    """Return what the answers come to: those ahead count if everybody let the first pass."""
    steps = _settled(room, window, room.here, chance)
    if window.ahead and all(step.words == PASS for step in steps):
        steps += _settled(room, window, steps[-1].after, chance)
    return [Line(step.seat, step.words, step.drawn) for step in steps]


def _settled(room: Room, window: Window, here: Preview, chance: Source) -> list[Step[Preview]]:
    """Play the answers to the question of *here*, clockwise, until another one is asked."""
    steps: list[Step[Preview]] = []
    seats, phase = set(here.awaiting), here.phase
    while (seat := here.next_of(seats)) is not None and here.phase == phase:
        action = here.answers(seat).get(window.answers.get(seat, ""))
        if action is None:
            action = _silence(room, here, seat, window.step)
        steps.append(here.step(seat, action, chance))
        here = steps[-1].after
        seats.discard(seat)
        if set(here.awaiting) != seats:
            break
    return steps
