"""A lesson at a table: opponents and chance keep to its lines, and the learner is shown the way.

A table follows its lesson as long as its game is what the lines say, and is a table like any other
after the last of them, or where somebody else plays for the learner.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from intriga.core.chance import Committed, Keyed
from intriga.core.games import lesson_of
from intriga.core.message import Message, Value
from intriga.core.offered_parts import LEARNER, Lesson, LessonLine
from intriga.core.offers import AnswerForm, LessonNote
from intriga.core.ruleset import Json
from intriga.core.table_rules import PASS
from intriga.service.session import Session
from intriga.service.table_refusals import Refused, TableRefusal

OTHERS: Final[tuple[str, ...]] = ("second", "third", "fourth", "fifth", "sixth")
"""The names of the seats after the learner's, in notes."""


class LessonChance:
    """Draws as the lines of a lesson say as long as it can, then as the deal would."""

    def __init__(self, words: list[str], rest: Committed | Keyed) -> None:
        self._words, self._rest = words, rest

    @property
    def drawn(self) -> int:
        """How many numbers the deal has drawn."""
        return self._rest.drawn

    def __call__(self, outcomes: Sequence[str]) -> int:
        """Return the place in *outcomes* of the one that comes."""
        if self._words and self._words[0] in outcomes:
            return outcomes.index(self._words.pop(0))
        self._words = []
        return self._rest(outcomes)


# ------------------------------------------------------------------- where the table is


def lesson(session: Session) -> Lesson | None:
    """Return the lesson that is given at the table, None without one."""
    name = session.data.lesson
    return lesson_of(session.data.game, name) if name else None


def head(session: Session, players: int) -> Json:
    """Return what the header of the next game has of the lesson, nothing without one."""
    given = lesson(session)
    return dict(given.begins) if given is not None and given.players == players else {}


def ahead(session: Session) -> tuple[LessonLine, ...]:
    """Return the lines of the lesson to come; none where the game does not follow them."""
    given = lesson(session)
    if given is None or session.data.deal is None or not _begins_so(session, given):
        return ()
    done, lines = session.game.inputs, given.lines
    follows = len(done) <= len(lines) and all(
        (each["by"], each["do"]) == (line.by, line.do)
        for each, line in zip(done, lines, strict=False)
    )
    return lines[len(done) :] if follows else ()


def _begins_so(session: Session, given: Lesson) -> bool:
    header = session.deal.header
    return all(header.get(key) == each for key, each in given.begins.items())


def chance(session: Session) -> Committed | Keyed | LessonChance:
    """Return what answers for chance at the table."""
    lines = ahead(session)
    if not lines:
        return session.chance()
    return LessonChance([word for line in lines for word in line.draws], session.chance())


# ------------------------------------------------------------------- one question


def _lines_here(session: Session) -> list[LessonLine]:
    """Return the lines that answer the question on the table, and the one behind it."""
    question, here, found = session.question, session.here, list[LessonLine]()
    left = [(question.here.phase, {*question.asked})]
    if question.later is not None:
        left.append((question.later.phase, {*question.ahead}))
    for line in ahead(session):
        while left and not (here.phase == left[0][0] and line.by in left[0][1]):
            left.pop(0)
        if not left:
            break
        left[0][1].discard(line.by)
        found.append(line)
        here = here.follow(line.by, line.do, line.draws).after
    return found


def answer_of(session: Session, seat: int) -> str | None:
    """Return what *seat* answers by the lesson, None where it says nothing of this question."""
    lines = _lines_here(session)
    if not lines:
        return None
    own = [line.do for line in lines if line.by == seat]
    said = next((words for words in own if words != PASS), PASS)
    return said if said in session.question.words(seat) else None


def check(session: Session, seat: int, words: str) -> None:
    """Let through the answer of *seat* that the lesson shows, and any where it shows none.

    Raises:
        Refused: the lesson shows another one.
    """
    shown = answer_of(session, seat) if seat == LEARNER else None
    if shown is not None and sorted(words.split()) != sorted(shown.split()):
        raise Refused(TableRefusal.OTHER_LESSON, f"this lesson shows another answer than {words}")


def noted(session: Session, seat: int, form: AnswerForm | None) -> AnswerForm | None:
    """Return *form* with the note that the learner reads with the question."""
    given = lesson(session)
    if form is None or given is None or seat != LEARNER:
        return form
    note, notes = _note(session, given), given.notes
    return form if note is None else structs.replace(form, note=_numbered(given, note, notes))


def _note(session: Session, given: Lesson) -> str | None:
    """Return the name of the note on the present question; *end* after the last line, or None."""
    lines = ahead(session)
    if not lines:
        return "end" if len(session.game.inputs) >= len(given.lines) else None
    mine = (line.note for line in _lines_here(session) if line.by == LEARNER)
    return next((note for note in mine if note), None)


def _numbered(given: Lesson, note: str, notes: tuple[str, ...]) -> LessonNote:
    at = notes.index(note) + 1 if note in notes else len(notes) + 1
    others: dict[str, Value] = dict(zip(OTHERS, range(1, given.players), strict=False))
    return LessonNote(Message(f"lesson-{given.name}-{note}", others), at, len(notes))
