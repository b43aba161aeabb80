"""A lesson is a real table: the others and chance keep to its lines, and then it is free."""

# pyright: reportPrivateUsage=false

from typing import Any

import pytest

from intriga.agents.registry import CHARACTERS, character_name
from intriga.core.errors import BadOptions
from intriga.core.games import games, lesson_of, lessons_of, ruleset_of
from intriga.core.offered_parts import LEARNER, Lesson
from intriga.service.commands import Answer, HandOver, NewTable, Ready, Start
from intriga.service.events import decode, encode
from intriga.service.session import Person
from intriga.service.setup.begun_tables import preset_for, wish_for
from intriga.service.table import Table
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.viewer import Viewer
from intriga.words import LOCALES, Language

LESSONS = [(game, lesson.name) for game in games() for lesson in lessons_of(game)]
IN_EDITIONS = [
    (game, lesson.name, preset)
    for game in games()
    for lesson in lessons_of(game)
    for preset, edition in ruleset_of(game).variants.editions.items()
    if edition.least <= lesson.players <= edition.most
]
ANA = Person("ana")
SECRET = bytes(32)
A_WHILE = 10_000  # milliseconds
LONGEST = 230  # characters: four lines of a phone


def given(game: str, name: str) -> Lesson:
    return next(lesson for lesson in lessons_of(game) if lesson.name == name)


class Class:
    """A learner at the table of a lesson, whose clock is put on by hand."""

    def __init__(self, game: str, name: str, preset: str = "") -> None:
        self.lesson, self.now = given(game, name), 0
        wish = wish_for(game, name, preset or preset_for(game, name, "en"), "Ana")
        self.table = Table.create(wish, ANA, self.now, SECRET)
        self.events = self.table.fresh()
        self.events += self.table.arrive(ANA, self.now)
        self.events += self.table.handle(ANA, Start(), self.now)

    @property
    def viewer(self) -> Viewer:
        return self.table.viewer(ANA)

    @property
    def note(self) -> Any:  # noqa: ANN401  a note, or None
        form = self.viewer.own.form
        return form and form.note

    def wait(self) -> None:
        """Let time pass until the learner is asked, or no bot keeps to the lesson any more."""
        while self.viewer.step is None and self.table.due is not None:
            self.now = max(self.now, self.table.due)
            self.events += self.table.tick(self.now)

    def say(self, words: str) -> None:
        step = self.viewer.step
        assert step is not None
        self.now += A_WHILE
        self.events += self.table.handle(ANA, Answer(step=step, words=words), self.now)

    @property
    def shown(self) -> list[str]:
        """The learner's answers by the lesson, each question once."""
        return [line.do for line in self.lesson.lines if line.by == LEARNER and line.note]

    def play_all(self) -> list[str]:
        """Answer as the lesson shows, to its last line; return the notes that were read."""
        notes = list[str]()
        for words in self.shown:
            self.wait()
            notes.append(self.note.told.id)
            self.say(words)
        self.wait()
        return notes


@pytest.mark.parametrize(("game", "name", "preset"), IN_EDITIONS)
def test_the_lesson_is_played_by_the_rules_with_a_note_for_every_question(
    game: str, name: str, preset: str
) -> None:
    learner = Class(game, name, preset)

    notes = learner.play_all()

    played = [(each["by"], each["do"]) for each in learner.table._session.game.inputs]
    lines = [(line.by, line.do) for line in learner.lesson.lines]
    assert notes == [f"lesson-{name}-{note}" for note in learner.lesson.notes]
    assert played[: len(lines)] == lines


@pytest.mark.parametrize(("game", "name", "preset"), IN_EDITIONS)
def test_a_lesson_asks_the_same_in_every_edition(game: str, name: str, preset: str) -> None:
    usual, other = Class(game, name), Class(game, name, preset)

    for words in usual.shown:
        for learner in (usual, other):
            learner.wait()
        assert other.viewer.own.offers == usual.viewer.own.offers
        assert other.table.scene(ANA, other.now).preset == preset
        for learner in (usual, other):
            learner.say(words)


@pytest.mark.parametrize(
    ("locale", "preset"),
    [
        ("en-US", "coup-br"),
        ("pt-BR", "coup-br"),
        ("es-MX", "coup-es"),
        ("es-AR", "urbis-reforma"),
        ("es_UY.UTF-8", "urbis-reforma"),
    ],
)
def test_a_lesson_is_given_in_the_edition_that_its_reader_will_play(
    locale: str, preset: str
) -> None:
    assert preset_for("coup", "first", locale) == preset
    assert preset_for("pot-de-vin", "first", locale) == "pot-de-vin"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_another_answer_than_the_one_shown_is_refused_and_changes_nothing(
    game: str, name: str
) -> None:
    learner = Class(game, name)
    for words in learner.shown:
        learner.wait()
        others = [each.words for each in learner.viewer.own.offers if each.words != words]
        for other in others[:3]:
            with pytest.raises(Refused) as refused:
                learner.say(other)
            assert refused.value.reason == TableRefusal.OTHER_LESSON
        learner.say(words)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_note_names_no_card_that_the_learner_cannot_know(game: str, name: str) -> None:
    learner = Class(game, name)
    learner.wait()

    args = learner.note.told.args
    assert args == dict(
        zip(("second", "third", "fourth"), range(1, learner.lesson.players), strict=False)
    )
    assert (learner.note.at, learner.note.of) == (1, len(learner.lesson.notes))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_the_others_are_of_the_cast_whose_faces_go_with_their_names_and_say_nothing(
    game: str, name: str
) -> None:
    learner = Class(game, name)
    for words in learner.shown:
        learner.wait()
        assert learner.table.scene(ANA, learner.now).talk == []
        learner.say(words)

    _, *others = learner.table.scene(ANA, learner.now).chairs
    assert [each.name for each in others] == [character_name(each.character) for each in others]
    assert {each.character for each in others} <= {*CHARACTERS}


def test_after_the_last_line_the_game_is_free_and_the_bots_are_asked() -> None:
    learner = Class("coup", "first")
    learner.play_all()
    assert learner.note.told.id == "lesson-first-end"

    learner.say("income")
    while learner.table.due is not None and not learner.table.wanted():
        learner.now = max(learner.now, learner.table.due)
        learner.table.tick(learner.now)

    assert [task.seat for task in learner.table.wanted()]


def test_a_bot_that_plays_for_the_learner_ends_the_lesson() -> None:
    learner = Class("coup", "first")
    learner.wait()
    learner.table.handle(ANA, HandOver(chair=0, level="casual"), learner.now)

    task = learner.table.wanted()[0]
    wished = learner.table._session.question.here.answers(0)["income"]
    learner.table.answer_for_bot(task, wished, learner.now)
    learner.wait()

    assert learner.table._session.game.inputs[0]["do"] == "income"


def test_a_lesson_goes_on_after_a_restart() -> None:
    learner = Class("coup", "court")
    for words in learner.shown[:5]:
        learner.wait()
        learner.say(words)

    events = [decode(encode(each)) for each in learner.events]
    learner.table = Table.restore(events)
    learner.table.arrive(ANA, learner.now)
    learner.wait()

    assert learner.note.told.id == "lesson-court-count"


def test_a_restored_snapshot_knows_its_lesson() -> None:
    learner = Class("coup", "first")
    learner.wait()

    table = Table.restore([], learner.table.snapshot())
    table.arrive(ANA, learner.now)

    assert table.scene(ANA, learner.now).lesson == "first"


def test_the_same_lesson_is_dealt_again() -> None:
    learner = Class("pot-de-vin", "first")
    learner.play_all()
    assert learner.table.phase == "over"

    learner.table.handle(ANA, Ready(ready=True), learner.now)
    learner.wait()

    assert learner.note.told.id == "lesson-first-lead"


def test_the_deal_of_a_lesson_makes_no_promise_of_chance() -> None:
    learner = Class("pot-de-vin", "first")
    learner.play_all()

    deal = learner.table.scene(ANA, learner.now).deal
    assert deal is not None
    assert (deal.commitment, deal.secret) == ("", None)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(BadOptions, match="no lesson"):
        lesson_of("coup", "nothing")
    wish = NewTable(game="coup", name="Ana", preset="coup-br", lesson="nothing")
    with pytest.raises(Refused):
        Table.create(wish, ANA, 0, SECRET)


@pytest.mark.parametrize("tag", LOCALES)
@pytest.mark.parametrize(("game", "name", "preset"), IN_EDITIONS)
def test_every_note_is_short_enough_to_be_read_at_the_table(
    tag: str, game: str, name: str, preset: str
) -> None:
    language = Language(tag, game, preset)
    names = {"second": "Bruno", "third": "Clara", "fourth": "Davi"}

    for note in (*given(game, name).notes, "end"):
        assert len(language.format(f"lesson-{name}-{note}", **names)) <= LONGEST


def test_the_long_lesson_of_coup_comes_to_the_coup_that_has_to_be_launched() -> None:
    learner = Class("coup", "court")
    for words in learner.shown[:-1]:
        learner.wait()
        learner.say(words)
    learner.wait()

    own = learner.viewer.own
    assert [each.words for each in own.offers] == ["coup 1"]
    assert own.form is not None
    assert {each.why.id for each in own.form.closed} == {"closed-must-coup"}
