"""The lines of every lesson are a game by the rules, and what does not exist is refused."""

import pytest

from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.games import games, lesson_of, lessons_of, ruleset_of
from intriga.core.offered_parts import LEARNER, Lesson, LessonLine, lines_of
from intriga.core.record import Record, RecordLine, resume
from tests.games.tables import Json, names

LESSONS = [
    (game, lesson, preset)
    for game in games()
    for lesson in lessons_of(game)
    for preset, edition in ruleset_of(game).variants.editions.items()
    if edition.least <= lesson.players <= edition.most
]


@pytest.mark.parametrize(
    ("game", "lesson", "preset"),
    LESSONS,
    ids=[f"{game}, {lesson.name}, {preset}" for game, lesson, preset in LESSONS],
)
def test_the_lines_of_a_lesson_are_played_by_the_rules_of_every_edition(
    game: str, lesson: Lesson, preset: str
) -> None:
    header: Json = {
        "game": game,
        "preset": preset,
        "seats": names(lesson.players),
        "options": {**lesson.options},
    }
    lines = [
        RecordLine(by=each.by, do=each.do, draws=each.draws, after=None, line=number)
        for number, each in enumerate(lesson.lines, 1)
    ]
    record = Record(file=lesson.name, line=0, header={**header, **lesson.begins}, inputs=lines)

    played = resume(ruleset_of(game), record, Seeded(game=1, key=1))

    assert len(played.inputs) == len(lesson.lines)
    assert lesson_of(game, lesson.name) is lesson
    assert len(lesson.answers) == len(lesson.notes) == len({*lesson.notes})
    assert all(line.by == LEARNER for line in lesson.lines if line.note)


def test_no_two_lessons_of_a_game_have_one_name() -> None:
    for game in games():
        names = [lesson.name for lesson in lessons_of(game)]
        assert len(names) == len({*names})


def test_a_game_or_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(BadOptions, match="lesson"):
        lesson_of("coup", "juggling")
    with pytest.raises(BadOptions, match="juggling"):
        lessons_of("juggling")


def test_a_lesson_line_has_a_seat_an_answer_draws_and_a_note() -> None:
    assert lines_of("0 exchange = duke captain # keep\n\n1 pass\n") == (
        LessonLine(by=0, do="exchange", draws=("duke", "captain"), note="keep"),
        LessonLine(by=1, do="pass"),
    )
