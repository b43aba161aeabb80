"""The points in a view: the parts on the score sheet make up the whole (8.3)."""

import random
from collections.abc import Iterator

import pytest

from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.score import sheets_of
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GUILDS, NOBODY
from tests.games.pot_de_vin.tables import any_play


@pytest.mark.parametrize("number", range(20))
def test_the_parts_that_a_view_shows_make_up_the_points_of_a_side(number: int) -> None:
    game, pick = any_play(f"worth {number}"), random.Random(number)
    while game.awaiting:
        seat = game.awaiting[0]
        game.play_id(pick.choice(game.legal_ids(seat)), seat=seat)
        view = game.view(seat)
        for each in view.seats:
            columns = sum(score.column_points(view, each, guild) for guild in range(GUILDS))
            parts = columns + score.bonus(view, each) + score.pots(view, each)
            assert parts + score.gems(view, each) == score.points(view, each)


GAMES = 120
COMPANIES = {(3, False), (4, False), (5, False), (4, True), (6, True)}  # six play in pairs


def ends() -> Iterator[PotDeVinView]:
    """Yield the ends of random games, with any options."""
    for number in range(GAMES):
        game, pick = any_play(f"sheet {number}"), random.Random(number)
        while game.awaiting:
            seat = game.awaiting[0]
            game.play_id(pick.choice(game.legal_ids(seat)), seat=seat)
        yield game.view(None)


def test_the_rows_of_every_sheet_add_up_to_the_points_of_its_side() -> None:
    companies = set[tuple[int, bool]]()
    for view in ends():
        sheets = sheets_of(view) or []
        companies.add((view.players, len(sheets) < view.players))
        assert [sheet["seats"] for sheet in sheets] == view.sides
        assert [sheet["points"] for sheet in sheets] == view.scores
        for sheet in sheets:
            rows = sheet["rows"]
            assert sum(row["points"] for row in rows) == sheet["points"]
            assert {len(row["each"]) for row in rows} == {len(sheet["seats"])}
    assert companies == COMPANIES


def test_a_sheet_has_every_card_and_gem_that_its_side_has_taken() -> None:
    for view in ends():
        for sheet in sheets_of(view) or ():
            rows, seats = {row["of"]: row for row in sheet["rows"]}, sheet["seats"]
            had = {of: row["each"] for of, row in rows.items()}
            assert had.pop("gems") == [view.treasure[seat] for seat in seats]
            neutral = [had.pop(of, [0] * len(seats)) for of in ("plus", "minus", "pot", "joker")]
            taken = [[score.value(card) for card in view.taken[seat]] for seat in seats]
            assert [*map(sum, zip(*neutral, strict=True))] == [
                sum(value in score.NEUTRAL for value in values) for values in taken
            ]
            assert sum(map(sum, had.values())) == sum(sum(view.columns[seat]) for seat in seats)
            assert sum(row["jokers"] for row in rows.values()) == sum(
                len(view.placed[seat]) for seat in seats
            )


def test_no_sheet_is_written_while_the_game_goes_on() -> None:
    assert sheets_of(any_play("going on").view(None)) is None


@pytest.mark.parametrize("number", range(6))
def test_the_gain_of_a_card_is_that_of_its_column_and_gems(number: int) -> None:
    game, pick = any_play(f"gain {number}"), random.Random(number)
    for _ in range(12):
        seat = game.awaiting[0]
        view = game.view(seat)
        gems = score.gain(view, seat, [], 2)
        assert gems == score.gain(view, seat, [], 1) * 2
        for card in view.hand:
            guild = view.guild(card)
            if guild == NOBODY:
                assert score.gain(view, seat, [card], 2) == score.gain(view, seat, [card], 0) + gems
                continue
            more = score.column_points(view, seat, guild, view.symbols(card))
            now = score.column_points(view, seat, guild)
            assert score.gain(view, seat, [card], 2) == more - now + gems
        game.play_id(pick.choice(game.legal_ids(seat)), seat=seat)
