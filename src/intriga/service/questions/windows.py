"""Windows: how long a question stands open, and the outcome of the sealed answers.

No instant here follows from a hidden card or from the content of a sealed answer: a window among
friends closes when everybody has answered, a fixed one after a time that depends on the number of
players alone (ADR 10).
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec import Struct, structs

from intriga.agents.registry import player_of
from intriga.core.agent import Told
from intriga.core.chance import Keyed, Source
from intriga.core.daily_deal import decision_seed
from intriga.core.errors import IllegalAction
from intriga.core.position import Step
from intriga.core.table_rules import PASS, told_behind
from intriga.core.view import View
from intriga.service.apply import happen
from intriga.service.commands import Answer, AutoAnswer, Automate, Undo
from intriga.service.events import (
    Answered,
    Asked,
    Auto,
    Automated,
    CameBack,
    Ended,
    Played,
    PlayedLine,
    WentAway,
    Withdrawn,
)
from intriga.service.people.bot_lines import speak
from intriga.service.questions.clocks import (
    AFTER,
    held_until,
    limits,
    lines_told,
    settling_since,
    time_bank,
)
from intriga.service.questions.question import Preview
from intriga.service.session import Person, Session
from intriga.service.setup import teaching
from intriga.service.table_data import Chair, Window
from intriga.service.table_refusals import Refused, TableRefusal

AUTO: Final = (2_000, 4_000)  # milliseconds until a preset answers, as people do
PACE: Final = {"none": (0, 0), "brisk": (250, 650), "human": (1_100, 2_800)}
MISSED: Final = 2  # questions in a row without an answer, after which somebody is away


# ------------------------------------------------------------------- asking


def ask(session: Session, now: int, settle: int = 0) -> None:
    """Put the next question on the table, or end the game.

    The events before are still shown for *settle* milliseconds: all clocks begin after that.
    """
    question, step = session.question, session.data.step + 1
    if question.here.winners:
        happen(session, Ended(at=now, winners=question.here.winners))
        return
    earliest, deadline = limits(session, question, now + settle)
    bots_alone = not any(session.plays(seat) for seat in question.seats)
    least, most = PACE[session.pace]
    pace = session.dice.random("pace", step).randint(least, most) if bots_alone else 0
    seen = settle + AFTER if bots_alone and settle else 0
    chairs = {seat: session.at_seat(seat) for seat in question.seats}
    autos = {seat: automatic(session, chair, step, now + settle) for seat, chair in chairs.items()}
    event = Asked(
        at=now,
        step=step,
        reaction=question.reaction,
        asked=question.asked,
        ahead=question.ahead,
        earliest=earliest,
        deadline=deadline,
        pace=now + max(pace, seen),
        auto={seat: auto for seat, auto in autos.items() if auto is not None},
        bank=time_bank(session, question),
        settle=settle,
    )
    happen(session, event)
    _answer_by_lesson(session, now)


def _answer_by_lesson(session: Session, now: int) -> None:
    """Seal what the bots answer where they keep to a lesson."""
    for seat in session.question.seats if teaching.ahead(session) else ():
        words = None if session.plays(seat) else teaching.answer_of(session, seat)
        if words is not None:
            happen(session, Answered(at=now, seat=seat, step=session.data.step, words=words))


def automatic(session: Session, chair: Chair, step: int, now: int) -> Auto | None:
    """Return the automatic answer for *chair* to the question in the position as it is."""
    if chair.level is not None or chair.seat is None or chair.seat not in session.question.seats:
        return None
    words = session.question.auto_answer(chair.seat, chair.rules)
    if words is None and not _is_idle(session, chair):
        return None
    return Auto(now + session.dice.random("auto", step, chair.seat).randint(*AUTO), words)


def _is_idle(session: Session, chair: Chair) -> bool:
    """Say whether *chair* is away; who is connected gets their time for their own turn."""
    return chair.away and (session.question.reaction or not session.is_there(chair))


# ------------------------------------------------------------------- answering


def answer(session: Session, who: Person, command: Answer, now: int) -> None:
    """Seal what *who* answers.

    Raises:
        Refused: the question is gone, or this is no answer to it.
    """
    place, seat = own_seat(session, who)
    window = session.open_window(command.step)
    try:
        words = session.question.read(seat, command.words)
    except IllegalAction as error:
        raise Refused(error.reason, str(error)) from None
    teaching.check(session, seat, words)
    back = session.chairs[place].away  # shown when the window closes: not that they have answered
    if back or window.answers.get(seat) != words:
        happen(session, Answered(at=now, seat=seat, step=window.step, words=words, back=back))


def undo(session: Session, who: Person, command: Undo, now: int) -> None:
    """Take back what *who* has answered.

    Raises:
        Refused: the question is gone, or has no answer yet.
    """
    _, seat = own_seat(session, who)
    window = session.open_window(command.step)
    if seat not in window.answers:
        raise Refused(TableRefusal.NOTHING_TO_UNDO, f"question {command.step} has no answer yet")
    happen(session, Withdrawn(at=now, seat=seat, step=window.step))


def automate(session: Session, who: Person, command: Automate, now: int) -> None:
    """Replace the presets of *who*, and let them answer what is asked just now.

    Raises:
        Refused: there is no game, or *who* does not play.
    """
    place = check_automate(session, who)
    chair = session.chairs[place]
    rules = sorted(command.rules, key=_breadth)
    if rules == chair.rules:
        return
    chair, window = structs.replace(chair, rules=rules), session.window
    asks = window is not None and session.data.stopped is None and chair.seat not in window.answers
    auto = automatic(session, chair, window.step, now) if window is not None and asks else None
    happen(session, Automated(at=now, chair=place, rules=rules, auto=auto))


def _breadth(rule: AutoAnswer) -> tuple[bool, ...]:
    """Return a sort key, the narrowest rule first: one that asks, on an action, on a claim."""
    open_to = (rule.action is None, rule.claim is None, rule.by is None, not rule.unless_me)
    return (rule.answer is not None, *open_to)


def check_automate(session: Session, who: Person) -> int:
    """Return the chair of *who*, who may set presets.

    Raises:
        Refused: there is no game, or *who* does not play.
    """
    place = session.own_chair(who.id)
    if session.data.phase != "playing" or session.chairs[place].seat is None:
        raise Refused(TableRefusal.NO_GAME, "there is no game to set presets for")
    return place


def own_seat(session: Session, who: Person) -> tuple[int, int]:
    """Return chair and seat of *who*, who plays in a game whose clocks go.

    Raises:
        Refused: somebody else, or no such game.
    """
    place = session.own_chair(who.id)
    chair = session.chairs[place]
    if session.data.phase != "playing" or chair.seat is None:
        raise Refused(TableRefusal.NO_GAME, "no game is under way that you play in")
    if session.data.paused:
        raise Refused(TableRefusal.PAUSED, "the game is paused")
    if chair.level is not None:
        raise Refused(TableRefusal.BOT_PLAYS, "a bot plays for you; come back first")
    return place, chair.seat


# ------------------------------------------------------------------- bots


class BotTask(Struct, frozen=True):
    """A question for a bot: its view and its legal actions; ``level`` is its agent.

    ``ahead`` marks the second half of a question: the answer if everybody lets the first pass.
    ``deal`` is the number of the game.  ``company`` has a name for the player of each seat that is
    the same in every game, for the host of the table alone: persons' are secret, and go to no bot
    and no log.  It is empty where bots get to know nobody.  ``seed`` is what the bot decides by in
    the game of a day, empty elsewhere: equal questions get equal answers.  ``told`` is what the
    table has heard of the game, for a bot that listens.
    """

    step: int
    seat: int
    level: str
    view: View
    legal: list[int]
    ahead: bool
    deal: int = 0
    company: tuple[str, ...] = ()
    seed: bytes = b""
    told: Told | None = None


def wanted(session: Session) -> list[BotTask]:
    """Return the questions that bots have yet to answer."""
    window = session.window
    if window is None or not session.runs:
        return []
    tasks: list[BotTask] = []
    company, deal = company_of(session), session.deal.number
    for seat in session.question.seats:
        level = session.at_seat(seat).level
        if level is not None and seat not in window.answers:
            ahead = _is_ahead(window, seat)
            place = session.question.position_for(seat, ahead=ahead)
            view, legal = place.numbered_view(seat), place.legal_ids(seat)
            player = player_of(session.data.game, level, session.at_seat(seat).character)
            seed = _decides_by(session, seat, ahead=ahead)
            told = told_behind(session.game.told, session.here) if ahead else session.game.told
            task = BotTask(window.step, seat, player, view, legal, ahead, deal, company, seed, told)
            tasks.append(task)
    return tasks


def _decides_by(session: Session, seat: int, *, ahead: bool) -> bytes:
    """Return the seed of the decision of a bot on *seat*, empty where that is left to chance."""
    daily = session.daily
    if daily is None:
        return b""
    number = session.deal.decisions.get(seat, 0)
    return decision_seed(bytes.fromhex(daily.key), seat, number, ahead=ahead)


def company_of(session: Session) -> tuple[str, ...]:
    """Return a key of each seat's player, for bots to recognise; empty if they remember nobody.

    A bot that plays for a person is somebody else than that person.
    """
    if not session.data.settings.acquainted:
        return ()
    chairs = [session.at_seat(seat) for seat in range(session.game.players)]
    return tuple(
        chair.person
        if chair.level is None
        else f"{chair.person or chair.character or chair.name}:{chair.level}"
        for chair in chairs
    )


def _is_ahead(window: Window, seat: int) -> bool:
    return seat in window.half or seat not in window.asked


def answer_for_bot(session: Session, task: BotTask, action: int, now: int) -> None:
    """Seal what a bot answers to *task*; nothing happens if the question is gone.

    An action that is not open counts as silence.
    """
    window, seat = session.window, task.seat
    if window is None or window.step != task.step or seat in window.answers or not session.runs:
        return
    if session.plays(seat) or _is_ahead(window, seat) != task.ahead:
        return
    place = session.question.position_for(seat, ahead=task.ahead)
    if action not in place.legal_ids(seat):
        action = _silence(session, place, seat, window.step)
    words = place.format(seat, action)
    half = words == PASS and not task.ahead and seat in window.ahead
    happen(session, Answered(at=now, seat=seat, step=window.step, words=words, half=half))


# ------------------------------------------------------------------- closing


def closes(session: Session, window: Window) -> int | None:
    """Return when *window* closes as things are, None for when more answers come."""
    held, deadline = window.held is not None, window.deadline
    if not window.answers.keys() >= {*session.question.seats}:
        return None if held else deadline
    ready = max(window.earliest, window.pace)
    if held:
        return None if window.earliest == deadline else ready
    return ready if deadline is None else min(ready, deadline)


def due(session: Session) -> int | None:
    """Return the next instant at which the open window has something to do."""
    window = session.window
    if window is None:
        return None
    closing = closes(session, window)
    if not window.auto and window.held is None:
        return closing
    instants = [auto.due for seat, auto in window.auto.items() if seat not in window.answers]
    instants += [] if closing is None else [closing]
    instants += [] if window.held is None else [held_until(window, window.held)]
    return min(instants, default=None)


def progress(session: Session, now: int) -> None:
    """Do all that is due at *now*: presets answer, windows close, next questions are asked."""
    settle = 0
    while session.runs and (session.window is None or _is_due(session, now)):
        window = session.window
        if window is None:
            ask(session, now, settle)
        elif not _answer_automatically(session, window, now):
            known = lines_told(session)
            _close(session, window, now)
            settle = settling_since(session, known)


def _is_due(session: Session, now: int) -> bool:
    instant = due(session)
    return instant is not None and instant <= now


def _answer_automatically(session: Session, window: Window, now: int) -> bool:
    """Let one preset answer whose time has come, and say whether there was one."""
    for seat, auto in sorted(window.auto.items()):
        if seat not in window.answers and auto.due <= now:
            words, given = auto.words, auto.words is None
            if words is None:
                place = session.question.positions_for(seat)[0]
                words = place.format(seat, _silence(session, place, seat, window.step))
            event = Answered(at=now, seat=seat, step=window.step, words=words, given=given)
            happen(session, event)
            return True
    return False


def _silence(session: Session, place: Preview, seat: int, step: int) -> int:
    """Return the action that counts for *seat* if it says nothing."""
    seed = _decides_by(session, seat, ahead=False)
    random = Random(seed) if seed else session.dice.random("silence", step, seat)  # noqa: S311  of a key
    return session.table_rules.silence(place.view(seat), place.legal_ids(seat), random)


def _close(session: Session, window: Window, now: int) -> None:
    """Open the answers, let those count that the rules ask for, and see who was silent."""
    chance = teaching.chance(session)
    lines = _opened(session, window, chance)
    silent = [seat for seat in session.question.seats if seat not in window.answers]
    missed = [seat for seat in silent if session.plays(seat) and not session.at_seat(seat).away]
    heard = len(session.narrator.log(None))
    counts = chance.counts if isinstance(chance, Keyed) else {}
    happen(
        session,
        Played(
            at=now,
            step=window.step,
            lines=lines,
            drawn=chance.drawn,
            missed=missed,
            counts=counts,
        ),
    )
    speak(session, session.narrator.log(None)[heard:], now)
    for place, chair in enumerate(session.chairs):
        if chair.seat in missed and chair.missed >= MISSED:
            happen(session, WentAway(at=now, chair=place))
        elif chair.seat in window.back and chair.away:
            happen(session, CameBack(at=now, chair=place))


def _opened(session: Session, window: Window, chance: Source) -> list[PlayedLine]:
    """Return the outcome of the answers: those ahead count if everybody let the first pass."""
    steps = _settled(session, window.step, window.answers, session.here, chance)
    if window.ahead and all(step.words == PASS for step in steps):
        steps += _settled(session, window.step, window.answers, steps[-1].after, chance)
    here = steps[-1].after
    unopened = session.unopened(here.phase) if here.resumes else None
    if unopened is not None:  # or else nobody remembers them, and they are asked again
        steps += _settled(session, window.step, unopened, here, chance)
    return [PlayedLine(step.seat, step.words, step.drawn) for step in steps]


def _settled(
    session: Session, number: int, answers: Mapping[int, str], here: Preview, chance: Source
) -> list[Step[Preview]]:
    """Play the *answers* to the question of *here*, clockwise, until another one is asked."""
    steps: list[Step[Preview]] = []
    seats, phase = set(here.awaiting), here.phase
    while (seat := here.next_of(seats)) is not None and here.phase == phase:
        action = here.answers(seat).get(answers.get(seat, ""))
        if action is None:
            action = _silence(session, here, seat, number)
        steps.append(here.step(seat, action, chance))
        here = steps[-1].after
        seats.discard(seat)
        if set(here.awaiting) != seats:
            break
    return steps
