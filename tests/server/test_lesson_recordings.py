"""A lesson is recorded as its table sends it, and tells its learner nothing more."""

import gzip
import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from intriga.core.games import games, lesson_of, lessons_of
from intriga.core.offered_parts import Lesson, LessonLine, lines_of
from intriga.server.http.catalogue import packed_recording, recording_of
from intriga.server.wire.bodies import LessonRecording, RecordedMessage
from intriga.service.scenes.fold import fold
from intriga.service.session import Person
from intriga.service.setup.begun_tables import LessonTable, preset_for, wish_for
from tests.server.playing import Browser

Json = dict[str, Any]
LESSONS = [(game, lesson.name) for game in games() for lesson in lessons_of(game)]
ANA = Person("ana")
SECRET = bytes([7]) * 32


def recorded(game: str, name: str) -> LessonRecording:
    return recording_of(game, name, preset_for(game, name, "en"))


def folded(scene: Json | None, messages: list[RecordedMessage]) -> Json:
    """Return *scene* after *messages*, as a page makes it of them."""
    for each in messages:
        scene = fold(scene, json.loads(msgspec.json.encode(each.message)))
    assert scene is not None
    return scene


def seen(scene: Json) -> Json:
    """Return *scene* without what is another at each table: its tokens, and who sits there."""
    deal = {**scene["deal"], "id": ""}
    chairs = [{**chair, "name": "", "alias": ""} for chair in scene["chairs"]]
    players = [{**player, "name": ""} for player in scene["players"]]
    told = {"chairs": chairs, "players": players, "deal": deal}
    return {**scene, "table": "", "invite": "", **told}


def scene_at(given: LessonTable) -> Json:
    scene: Json = json.loads(msgspec.json.encode(given.table.scene(given.host, given.now)))
    return scene


def wait(given: LessonTable) -> None:
    for _ in given.wait():
        pass


@pytest.mark.parametrize("locale", ["en", "es", "es-AR"])
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_recording_shows_at_each_question_what_the_table_of_the_lesson_shows(
    game: str, name: str, locale: str
) -> None:
    preset = preset_for(game, name, locale)
    recording = recording_of(game, name, preset)
    given = LessonTable(wish_for(game, name, preset, "Ana"), ANA, 1_000, SECRET)
    wait(given)
    scene = folded(None, recording.opening)

    assert seen(scene) == seen(scene_at(given))
    for turn in recording.turns:
        given.say(turn.words)
        wait(given)
        scene = folded(scene, turn.messages)
        assert seen(scene) == seen(scene_at(given))
    assert tuple(turn.words for turn in recording.turns) == given.lesson.answers


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_recording_goes_on_as_slowly_as_the_table_would(game: str, name: str) -> None:
    turns = recorded(game, name).turns

    assert all(turn.messages[0].after == 0 for turn in turns)
    assert max(each.after for turn in turns for each in turn.messages) > 1_000


def told(game: str, name: str) -> list[bytes]:
    """Return all that a learner is sent, with when."""
    recording = recorded(game, name)
    parts = [recording.opening, *(turn.messages for turn in recording.turns)]
    return [msgspec.json.encode(part) for part in parts]


def teach(monkeypatch: pytest.MonkeyPatch, game: str, lesson: Lesson) -> None:
    """Let *lesson* be the one of *game*."""
    place = f"intriga.games.{game.replace('-', '_')}.table.lessons.LESSONS"
    monkeypatch.setattr(place, (lesson,))


def test_cards_that_nobody_shows_change_nothing_that_the_learner_of_coup_is_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lesson, known = lesson_of("coup", "first"), told("coup", "first")
    hands = [*lesson.begins["hands"][:2], ["contessa", "captain"]]
    lines = tuple(_swapped(line) for line in lesson.lines)

    teach(
        monkeypatch, "coup", replace(lesson, begins={**lesson.begins, "hands": hands}, lines=lines)
    )

    assert told("coup", "first") == known


def _swapped(line: LessonLine) -> LessonLine:
    """Return *line* for the twin, whose third player keeps another card of the two drawn."""
    return replace(line, do="keep captain duke") if line.do.startswith("keep") else line


def test_cards_that_lie_in_other_hands_change_nothing_before_they_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lesson = lesson_of("pot-de-vin", "table")
    last = lesson.lines.index(lines_of("2 play ugo-5")[0])
    lesson = replace(lesson, lines=lesson.lines[: last + 1])
    hands = [[*hand] for hand in lesson.begins["hands"]]
    hands[1][0], hands[3][0] = hands[3][0], hands[1][0]

    teach(monkeypatch, "pot-de-vin", lesson)
    known = told("pot-de-vin", "table")
    teach(monkeypatch, "pot-de-vin", replace(lesson, begins={**lesson.begins, "hands": hands}))

    assert told("pot-de-vin", "table") == known


def test_the_reply_to_other_answers_comes_with_the_recording() -> None:
    assert recorded("coup", "first").refused.id == "table-refusal-other-lesson"


# ------------------------------------------------------------------- over HTTP


@pytest.mark.parametrize("packed", ["gzip", "identity"])
def test_a_recording_is_fetched_by_anybody(browser: Browser, packed: str) -> None:
    answer = browser.ask("/api/lessons/coup/court", **{"Accept-Encoding": packed})

    body = gzip.decompress(answer.body) if packed == "gzip" else answer.body
    assert answer.status == 200
    assert body == gzip.decompress(packed_recording("coup", "court", "coup-br"))


@pytest.mark.parametrize(
    ("locale", "preset"),
    [("en-GB", "coup-br"), ("es-ES", "coup-es"), ("es-AR", "urbis-reforma")],
)
def test_a_lesson_and_the_table_after_it_are_in_the_edition_of_ones_country(
    browser: Browser, locale: str, preset: str
) -> None:
    recording = browser.ask(f"/api/lessons/coup/first?locale={locale}").json
    browser.ask(
        "/api/lessons", {"game": "coup", "lesson": "first", "name": "Ana", "locale": locale}
    )

    scene: Json | None = None
    for each in recording["opening"]:
        scene = fold(scene, each["message"])
    assert scene is not None
    assert scene["preset"] == preset
    assert [row["preset"] for row in browser.ask("/api/lobby").json["mine"]] == [preset]


@pytest.mark.parametrize("lesson", ["coup/none", "chess/first", "coup/%2e%2e"])
def test_an_unknown_lesson_is_refused(browser: Browser, lesson: str) -> None:
    assert browser.ask(f"/api/lessons/{lesson}").status in {400, 404}
    assert browser.ask(f"/learn/{lesson}").status == 404


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_learner_plays_on_at_a_table_where_the_lesson_has_ended(
    browser: Browser, game: str, name: str
) -> None:
    wish = {"game": game, "lesson": name, "name": "Ana"}

    opened = browser.ask("/api/lessons", wish)

    rows = browser.ask("/api/lobby").json["mine"]
    phase = "playing" if (game, name) == ("coup", "first") else "over"
    assert opened.status == 201
    assert [(row["table"], row["phase"]) for row in rows] == [(opened.json["table"], phase)]
