"""The question for jokers says what each guild is worth now, and with a joker."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.table_rules import TABLE_RULES
from tests.games.pot_de_vin.tables import SCENES, PotDeVinGame, game_of


def effects(game: PotDeVinGame) -> dict[str, tuple[int, int]]:
    """Return the points of each guild that a joker may go to, as said: now, and with it."""
    view = game.view(game.to_move)
    form = TABLE_RULES.form(view, TABLE_RULES.offers(view, game.legal(game.to_move)))
    said = [each.args for each in form.effects]
    points = [(args["now"], args["then"]) for args in said]
    return dict(zip(form.cards, cast("list[tuple[int, int]]", points), strict=True))


def choices(game: PotDeVinGame, draw: random.Random) -> Iterator[PotDeVinGame]:
    """Yield each position of the game at which jokers are placed; all else is random."""
    while not game.is_over:
        if game.phase == "JOKERS":
            yield game
        game.play(draw.choice(game.legal(game.to_move)), seat=game.to_move)


def test_a_guild_that_gains_two_points_with_the_joker_says_so() -> None:
    assert effects(SCENES["JOKERS"]())["nobles"] == (1, 3)


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {"pairs": True}), (5, {}), (6, {})])
def test_placing_jokers_changes_the_points_by_the_announced_effects(
    players: int, options: dict[str, object]
) -> None:
    """PDV-PA-03: a pair's joker counts in the column that counts."""
    changes: list[int] = []
    for number in range(12):
        for game in choices(game_of(players, number, **options), random.Random(number)):
            seat, said = game.to_move, effects(game)
            before = score.points(game.view(None), seat)
            for words in game.legal(seat)[1:]:
                after = game.copy()
                after.play(words, seat=seat)
                change = sum(
                    then - now for now, then in (said[guild] for guild in words.split()[1:])
                )
                assert score.points(after.view(None), seat) == before + change
                changes.append(change)
    assert min(changes) < 0 < max(changes)
