"""The games follow from the contest alone, whoever plays it and however often it stops."""

from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from intriga.core.errors import BadOptions
from intriga.lab.arena.contest import Contest, Goal
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import BLOCK, Season
from intriga.lab.arena.results import findings
from intriga.parallel.spread import Spread
from tests.lab.arena.contests import CROSS, Open, contest

SMALL = Goal(8)
UNTIL_SURE = Goal(160, until_sure=True)


def play(
    made: Contest, path: Path, goal: Goal, processes: int = 1, most: int | None = None
) -> list[str]:
    """Play at most so many rounds and return the lines of the file, sorted."""
    with closing(ContestFile(made, path)) as ledger:
        season = Season(made, ledger, goal)
        with closing(season.play(Spread(processes))) as games:
            for _ in islice(games, most):
                pass
    return sorted(path.read_text().splitlines())


def test_interrupted_and_run_again_it_comes_to_the_same(tmp_path: Path) -> None:
    made = contest("honest", "uniform", players=(2, 3))
    whole = play(made, tmp_path / "whole", SMALL)

    assert len(whole) == 1 + 4 + 3 + 3
    for _ in range(3):
        play(made, tmp_path / "parts", SMALL, most=2)
    assert play(made, tmp_path / "parts", SMALL) == whole


def test_two_processes_give_the_same_contest(tmp_path: Path) -> None:
    made = contest("honest", "uniform")
    one = play(made, tmp_path / "one", UNTIL_SURE)

    assert play(made, tmp_path / "two", UNTIL_SURE, processes=2) == one


def test_interrupted_in_two_processes_it_goes_on_in_one(tmp_path: Path) -> None:
    made = contest("honest", "uniform")
    play(made, tmp_path / "parts", SMALL, processes=2, most=2)

    assert play(made, tmp_path / "parts", SMALL) == play(made, tmp_path / "whole", SMALL)


def test_once_played_nothing_is_played_again(tmp_path: Path) -> None:
    made = contest()
    play(made, tmp_path / "file", SMALL)

    with closing(ContestFile(made, tmp_path / "file")) as ledger:
        season = Season(made, ledger, SMALL)
        assert (season.done, season.asked) == (8, 8)
        assert list(season.play()) == []


def test_more_games_and_more_agents_add_to_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    play(contest(), file, Goal(2))
    play(contest(), file, Goal(6))
    more = contest("honest", "uniform", "rule-of-thumb", kinds=CROSS)

    assert play(more, file, Goal(6)) == play(more, tmp_path / "whole", Goal(6))


def test_games_are_rounded_up_to_whole_rounds() -> None:
    made = contest(players=(3,), kinds=CROSS)

    assert Season(made, ContestFile(made), Goal(7)).asked == 2 * 9


def test_a_pairing_stops_when_it_is_sure_and_not_before(tmp_path: Path) -> None:
    alike = {"A": Open(), "B": Open()}
    unsure = play(contest("A", "B", guests=alike), tmp_path / "alike", UNTIL_SURE)
    sure = play(contest("uniform", "honest"), tmp_path / "apart", UNTIL_SURE)

    assert len(unsure) == 1 + 80
    assert len(sure) in {1 + BLOCK, 1 + 2 * BLOCK}


def test_the_luck_that_is_kept_changes_no_game() -> None:
    told, silent = contest(), contest(corrected=False)
    with_luck = list(Season(told, ContestFile(told), SMALL).play())
    without = list(Season(silent, ContestFile(silent), SMALL).play())

    assert [replace(each, luck=()) for each in with_luck] == without


def test_rounds_beyond_a_missing_one_do_not_count() -> None:
    made = contest()
    ledger = ContestFile(made)
    for played in Season(made, ContestFile(made), SMALL).play():
        if played.number != 2:
            ledger.add(played)

    assert findings(made, ledger, SMALL).results[0].rounds == 2


def test_a_report_shows_as_many_games_as_were_asked_for_and_not_all_in_the_file() -> None:
    made = contest()
    ledger = ContestFile(made)
    for _ in Season(made, ledger, SMALL).play():
        pass

    assert findings(made, ledger, SMALL).games == 8
    assert findings(made, ledger, Goal(4)).games == 4


def test_left_and_taken_up_again_a_season_misses_nothing() -> None:
    made = contest()
    season = Season(made, ContestFile(made), SMALL)
    with closing(season.play(Spread(2))) as games:
        next(games)

    assert len(list(season.play())) == 3
    assert season.done == season.asked == 8


def test_no_games_are_refused() -> None:
    with pytest.raises(BadOptions, match="at least 1 game, not 0"):
        Goal(0)
