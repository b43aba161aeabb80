"""The titles of an evening of Pot de Vin, in games that are known."""

import pytest

from intriga.core.record import Record, read_records
from intriga.games.pot_de_vin.study.review import Round, points_in, rounds_in
from intriga.games.pot_de_vin.table.titles import (
    BEST,
    POISONED,
    TITLES,
    TRUMPS,
    WASTED,
    deeds_in,
    of_rounds,
)
from tests.games.records import files_of

GAMES = [record for file in files_of("pot-de-vin") for record in read_records(file)][::9]


def test_a_round_counts_for_the_points_that_it_brought_or_cost_its_winner() -> None:
    rounds = [
        Round(1, 1, laid=[(0, "aldo-9"), (1, "aldo-4")], winner=0, points=[6, 0]),
        Round(2, 3, laid=[(0, "ugo-5"), (1, "ugo-8")], winner=1, points=[6, -3]),
    ]
    best, poisoned = of_rounds(rounds)
    assert (best.title, best.seat, best.weight, best.step) == (BEST, 0, 6, 1)
    assert (poisoned.title, poisoned.seat, poisoned.weight) == (POISONED, 1, 3)
    assert poisoned.args == {"who": 1, "points": 3, "round": 2}


def test_a_round_that_changed_nothing_counts_for_nobody() -> None:
    assert of_rounds([Round(1, 1, laid=[(0, "aldo-9")], winner=0, points=[0, 0])]) == []


def test_a_round_won_with_another_character_was_won_with_a_trump() -> None:
    laid = [(0, "aldo-9"), (1, "gem"), (2, "enzo-2")]
    deeds = of_rounds([Round(1, 1, laid=laid, winner=2, points=[0, 0, 1])])
    assert [deed.seat for deed in deeds if deed.title == TRUMPS] == [2]


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_titles_agree_with_the_review_of_every_game(record: Record) -> None:
    found, rounds = deeds_in(record), rounds_in(record)
    assert {deed.title for deed in found} <= {title.name for title in TITLES.titles}
    assert len([deed for deed in found if deed.title in {BEST, POISONED}]) <= len(rounds)
    assert all(deed.seat in range(len(points_in(record))) for deed in found)
    assert all(deed.weight > 0 for deed in found)


def test_gems_that_leave_with_the_last_card_are_lost() -> None:
    lost = [deed for record in GAMES for deed in deeds_in(record) if deed.title == WASTED]
    assert lost
    assert all(deed.args == {"gems": deed.weight} for deed in lost)
