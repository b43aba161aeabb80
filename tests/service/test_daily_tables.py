"""The game of a day: equal answers meet equal luck and equal replies, at every table."""

# pyright: reportPrivateUsage=false

from datetime import date, timedelta
from random import Random
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from intriga.agents.registry import levels_for, stand_in_for
from intriga.core.daily_deal import DAILY, check_day, day_key
from intriga.core.fair_deal import DealDoubted, commitment_of
from intriga.core.games import manifest_of, ruleset_of
from intriga.service.commands import Back, HandOver, Start
from intriga.service.setup.daily_tables import daily_games, day_table
from intriga.service.table import Snapshot, Table
from intriga.service.table_refusals import Refused, TableRefusal
from tests.service.daily import ANA, SECRET, DailyGame, by_chance

GAMES: Final = daily_games()
DAYS: Final = [(date(2026, 11, 1) + timedelta(each)).isoformat() for each in range(40)]
DAY: Final = DAYS[0]


def test_both_games_have_a_daily_bluff() -> None:
    assert GAMES == ["coup", "pot-de-vin"]


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_a_season_have_every_edition_and_number_of_players(game: str) -> None:
    season = [day_table(game, day_key(SECRET, game, day)) for day in DAYS]

    assert {(each.preset, each.players) for each in season} == {*manifest_of(game).daily.tables}
    assert all(len(set(each.characters)) == each.players - 1 for each in season)
    assert all(each.first in range(each.players) for each in season)


@pytest.mark.parametrize("game", GAMES)
def test_no_clock_decides_who_answers_for_a_bot_of_the_day(game: str) -> None:
    level = manifest_of(game).daily.level

    assert level in levels_for(game)
    assert stand_in_for(game, level) is None


@settings(max_examples=25, deadline=None)
@given(game=st.sampled_from(GAMES), day=st.sampled_from(DAYS), seed=st.integers(0, 1 << 16))
def test_equal_answers_meet_equal_draws_and_equal_replies(game: str, day: str, seed: int) -> None:
    one, other = (DailyGame(game, day, own).play(by_chance(seed)) for own in (1, 2))

    assert one.lines == other.lines
    assert check_day(ruleset_of(game), one.record, one.key).day == day


@settings(max_examples=15, deadline=None)
@given(
    game=st.sampled_from(GAMES),
    day=st.sampled_from(DAYS),
    seed=st.integers(0, 1 << 16),
    stop=st.integers(1, 40),
)
def test_a_restart_in_mid_game_changes_nothing(game: str, day: str, seed: int, stop: int) -> None:
    through, broken = DailyGame(game, day).play(by_chance(seed)), DailyGame(game, day)
    order = Random(9)
    for _ in range(stop):
        if broken.table.phase == "playing":
            broken.step(by_chance(seed), order)

    broken.table = Table.restore(broken.log)
    broken.log += broken.table.arrive(ANA, broken.now)

    assert broken.play(by_chance(seed)).lines == through.lines


def test_a_snapshot_goes_on_as_the_table_would_have() -> None:
    game = DailyGame("coup", DAY)
    for _ in range(12):
        game.step(by_chance(3), Random(1))
    kept = game.table.snapshot()
    game.table = Table.restore([], Snapshot(kept.kept, kept.inputs))
    game.table.arrive(ANA, game.now)

    assert game.play(by_chance(3)).lines == DailyGame("coup", DAY).play(by_chance(3)).lines


@pytest.mark.parametrize("game", GAMES)
def test_another_day_has_another_deal(game: str) -> None:
    deals = {str(DailyGame(game, day).table._session.game.header["hands"]) for day in DAYS[:8]}

    assert len(deals) > 1


def test_the_record_names_the_day_and_its_commitment_and_not_the_key() -> None:
    game = DailyGame("coup", DAY).play(by_chance(1))
    header = game.lines[0]

    assert header[DAILY] == {"day": DAY, "commitment": commitment_of(game.key), "counted": True}
    assert game.key.hex() not in str(game.lines)
    assert "deal" not in header


def test_a_draw_that_the_key_does_not_make_is_found() -> None:
    game = DailyGame("coup", DAY).play(by_chance(1))
    other = day_key(SECRET, "coup", DAYS[1])

    with pytest.raises(DealDoubted, match="SHA-256"):
        check_day(ruleset_of("coup"), game.record, other)


# ------------------------------------------------------------------- what counts


def test_a_game_that_a_bot_plays_for_its_person_does_not_count() -> None:
    game = DailyGame("coup", DAY)
    game.log += game.table.handle(ANA, HandOver(chair=0, level="expert"), game.now)
    assert not told_of(game)
    for _ in range(6):
        game.step(by_chance(1), Random(1))
    game.log += game.table.handle(ANA, Back(), game.now)

    assert not told_of(game)
    assert not game.play(by_chance(1)).lines[0][DAILY]["counted"]


def told_of(game: DailyGame) -> bool:
    """Say whether the scene says that *game* counts."""
    daily = game.table.scene(ANA, game.now).daily
    assert daily is not None
    return daily.counted


def test_there_is_no_advice_in_the_game_that_counts_until_it_is_over() -> None:
    def asked(*, counted: bool) -> DailyGame:
        game = DailyGame("coup", DAY, counted=counted)
        while game.table.viewer(ANA).step is None:
            game.step(lambda _, words: words[0], Random(1))
        return game

    with pytest.raises(Refused) as refusal:
        asked(counted=True).table.lone_question(ANA)

    assert refusal.value.reason is TableRefusal.DAILY
    assert asked(counted=False).table.lone_question(ANA).seat == 0


def test_the_next_game_of_the_table_is_one_like_any_other() -> None:
    game = DailyGame("coup", DAY).play(by_chance(1))
    first = game.table._session.game.header["hands"]
    game.log += game.table.handle(ANA, Start(), game.now + 60_000)

    assert game.table.scene(ANA, game.now).daily is None
    assert game.table._session.game.header["hands"] != first
    assert game.table._session.fair_deal(told=False) is not None
