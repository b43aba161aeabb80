"""The titles of an evening of Coup, in games that are known."""

import pytest

from intriga.core.offered_parts import Deed
from intriga.core.record import Record, RecordLine, read_records
from intriga.games.coup.table.titles import (
    BLUFF,
    GULLIBLE,
    READ,
    TITLES,
    UNLUCKY,
    chance_of,
    deeds_in,
)
from tests.games.coup.tables import CoupGame, table
from tests.games.records import files_of
from tests.games.tables import say

THREE = ("captain duke", "assassin contessa", "ambassador duke")
ONE_LEFT = ("captain/ambassador", "assassin/ambassador", "duke/ambassador")
"""Three ambassadors lie open, so nobody can hold one."""
GAMES = [record for file in files_of("coup") for record in read_records(file)][::9]


def deeds(game: CoupGame, title: str) -> list[Deed]:
    """Return what counts for *title* in *game* so far."""
    inputs = [
        RecordLine(line["by"], line["do"], tuple(line.get("draws", [])), None, number)
        for number, line in enumerate(game.inputs, 2)
    ]
    found = deeds_in(Record("here", 1, game.header, inputs))
    return [deed for deed in found if deed.title == title]


def test_a_bluff_that_nobody_challenged_counts_the_more_the_less_likely_it_was() -> None:
    likely = deeds(say(table(*THREE, draws="duke captain"), "0 exchange", "* pass"), BLUFF)
    absurd = deeds(say(table(*ONE_LEFT, draws="duke duke"), "0 exchange", "* pass"), BLUFF)
    (one,), (other,) = likely, absurd
    assert one.seat == other.seat == 0
    assert one.step == 1
    assert one.weight < other.weight == 1
    assert other.args == {"who": 0, "whom": 0, "card": "ambassador", "none": 0, "percent": 0}


@pytest.mark.parametrize(
    "lines",
    [
        ("0 tax", "* pass"),  # true
        ("0 exchange", "1 pass", "2 challenge"),  # challenged
        ("0 income",),  # no claim
    ],
)
def test_neither_the_truth_nor_a_bluff_that_was_challenged_is_a_best_bluff(
    lines: tuple[str, ...],
) -> None:
    assert deeds(say(table(*THREE), *lines), BLUFF) == []


def test_a_challenge_is_right_or_wrong() -> None:
    right = deeds(say(table(*THREE), "0 exchange", "1 pass", "2 challenge"), READ)
    wrong = deeds(say(table(*THREE, draws="duke"), "0 tax", "1 challenge", "0 prove"), READ)
    assert [(deed.seat, deed.weight, dict(deed.args)) for deed in (*right, *wrong)] == [
        (2, 1, {"right": 1, "wrong": 0}),
        (1, -1, {"right": 0, "wrong": 1}),
    ]


def test_the_target_of_a_bluff_has_believed_it() -> None:
    (deed,) = deeds(say(table(*THREE), "0 income", "1 steal 2", "* pass", "2 pass"), GULLIBLE)
    assert deed.seat == 2


def test_a_player_blocked_by_a_bluff_has_believed_it() -> None:
    lines = ("0 steal 1", "* pass", "1 block captain", "* pass")
    (deed,) = deeds(say(table(*THREE), *lines), GULLIBLE)
    assert deed.seat == 0


def test_a_bluff_that_was_blocked_has_cost_nobody_anything() -> None:
    lines = ("0 income", "1 steal 2", "* pass", "2 block ambassador", "* pass")
    assert deeds(say(table(*THREE), *lines), GULLIBLE) == []


def test_a_lost_challenge_of_an_improbable_claim_is_unlucky() -> None:
    hands = ("ambassador duke", "assassin/ambassador", "contessa/ambassador")
    game = say(table(*hands, draws="duke duke captain"), "0 exchange", "1 challenge")
    (deed,) = deeds(say(game, "0 prove"), UNLUCKY)
    assert deed.seat == 1
    assert deed.weight > 0.5
    assert deed.args["whom"] == 0


def test_how_likely_a_claim_is_follows_from_open_cards_alone() -> None:
    view = table(*THREE).view(None)
    assert chance_of(view, 0, 0) == pytest.approx(1 - (12 * 11) / (15 * 14))
    assert chance_of(view, 0, 0) == chance_of(
        table("contessa captain", *THREE[1:]).view(None), 0, 0
    )
    assert chance_of(view, 0, 5) == pytest.approx(1 - chance_of(view, 0, 0))


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_every_deed_of_every_game_is_one_of_a_declared_title_and_of_a_seat(record: Record) -> None:
    found = deeds_in(record)
    assert {deed.title for deed in found} <= {title.name for title in TITLES.titles}
    assert all(deed.seat in range(len(record.header["seats"])) for deed in found)
    assert all(1 <= deed.step <= len(record.inputs) for deed in found)
