"""A game of a record is played on at a table, from wherever the record ends."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from intriga.core.chance import Scripted
from intriga.core.record import Record, read_records, resume
from intriga.games.coup.ruleset import COUP
from intriga.service.commands import Answer
from intriga.service.setup.begun_tables import play_on
from intriga.service.table import Table
from tests.service.evening import Evening

TWO_ROUNDS = Path(__file__).parents[1] / "cli" / "records" / "two-rounds.jsonl"
RECORD = next(read_records(TWO_ROUNDS))


def played_on(record: Record) -> tuple[Evening, Table]:
    """Return people, and a table at which they play on the game of *record*."""
    game = resume(COUP, record, Scripted([]))
    evening = Evening(people=len(game.header["seats"]))
    table = play_on(evening.table, game.header, game.inputs, evening.now)
    for person in evening.people:
        table.arrive(person, evening.now)
    assert table.snapshot().kept.chairs[1].name == game.header["seats"][1]
    return evening, table


def cut(length: int) -> Record:
    """Return the record of the older terminal, which asked for blocks after challenges."""
    return Record(RECORD.file, RECORD.line, RECORD.header, RECORD.inputs[:length])


@pytest.mark.parametrize("length", range(0, len(RECORD.inputs), 3))
def test_an_older_record_goes_on_from_any_line_to_the_end_of_its_game(length: int) -> None:
    record, random = cut(length), Random(length)
    before = resume(COUP, record, Scripted([])).lines
    evening, table = played_on(record)

    for _ in range(2_000):
        for person in evening.people:
            viewer = table.viewer(person)
            if (step := viewer.step) is not None:
                words = random.choice(viewer.own.offers).words
                table.handle(person, Answer(step=step, words=words), evening.now)
        evening.now += 2_000
        table.tick(evening.now)
        if table.phase == "over":
            break

    finished = table.finished()
    assert finished is not None
    assert finished.lines[: len(before)] == before


HEADER: dict[str, Any] = {
    "record": 1,
    "game": "coup",
    "preset": "coup-br",
    "options": {"fa_reblock": "in_line"},
    "seats": ["Ana", "Bruno", "Clara"],
    "first": 0,
    "hands": [["duke", "captain"], ["captain", "contessa"], ["captain", "assassin"]],
}


def test_answers_that_no_record_holds_are_asked_for_again() -> None:
    """Clara may have blocked too, sealed: she is asked, not silent, once Bruno's block falls."""
    evening = Evening(people=3)
    inputs: list[dict[str, Any]] = [{"by": 0, "do": "foreign_aid"}, {"by": 1, "do": "block duke"}]
    table = play_on(evening.table, HEADER, inputs, evening.now)
    for person in evening.people:
        table.arrive(person, evening.now)

    for answers in ({0: "challenge", 2: "pass"}, {1: "lose captain"}):
        for number, words in answers.items():
            step = table.viewer(evening.people[number]).step
            assert step is not None, (number, words)
            table.handle(evening.people[number], Answer(step=step, words=words), evening.now)
        evening.now += 5_000  # what happened before is looked at first
        table.tick(evening.now)

    clara = table.viewer(evening.people[2])
    assert clara.step is not None
    assert "block duke" in [offer.words for offer in clara.own.offers]
