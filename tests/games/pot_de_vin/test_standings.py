"""The points at a table: worked out with each trick, and always that of the position."""

from random import Random

import pytest

from intriga import new_game
from intriga.games.pot_de_vin.notation import GUILD_WORDS
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.table_rules import TABLE_RULES
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import Guild


def assert_points(view: PotDeVinView, seat: int, columns: dict[str, list[int | None]]) -> None:
    for guild in Guild:
        if score.counts(view, seat, guild) and view.columns[seat][guild]:
            now = score.column_points(view, seat, guild)
            more = score.column_points(view, seat, guild, more=1)
            assert columns[GUILD_WORDS[guild]] == [view.columns[seat][guild], now, more]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_points_and_columns_are_those_of_every_position(players: int) -> None:
    random, game = Random(players), new_game("pot-de-vin", players=players, seed=players)
    while not game.is_over:
        position = game.position()
        view = PotDeVinView.of(position.state)
        memory = TABLE_RULES.common_memory(view)
        held = [{*columns} for columns in memory["guilds"]]
        assert held == [
            {GUILD_WORDS[guild] for guild in Guild if each[guild]} for each in view.columns
        ]
        for seat, columns in enumerate(memory["guilds"]):
            assert_points(view, seat, columns)
        assert memory["points"] == [score.points(view, seat) for seat in view.seats]
        seat = random.choice(position.awaiting)
        game.play(random.choice(position.legal(seat)), seat=seat)
