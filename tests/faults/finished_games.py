"""Finished games as the store keeps them: long ones of ten, and short ones of four."""

import json
import time
from collections.abc import Callable
from itertools import count, islice
from random import Random
from typing import Any, Final

from intriga.agents import agent
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import table_rules_of
from intriga.core.record_text import format_line
from intriga.core.table_rules import PASS
from intriga.server.work.replays import OPEN, PEOPLE
from intriga.store.interface import FinishedGame

STEPS: Final = range(1_300, 1_700)  # of a long game
CALM: Final = 0.995  # how often somebody passes who may, in a long game
DIFFERENT: Final = 10  # long games; each is kept under many ids

Coup = Game[Any, Any]
Choose = Callable[[Coup, int, Random], str]


def long_games() -> list[FinishedGame]:
    """Return different games of ten who let nearly everything pass, without names."""
    preset = table_rules_of("coup").preset_for("en", 10)
    games = (_played(preset, 10, number, _calm) for number in count())
    whole = (game for game in games if game.winners and len(game.inputs) in STEPS)
    return [_kept("", game) for game in islice(whole, DIFFERENT)]


def short_game(name: str, number: int) -> FinishedGame:
    """Return a game of four rules of thumb, kept under *name*."""
    player = agent("rule-of-thumb", "coup")

    def choose(game: Coup, seat: int, chance: Random) -> str:
        action = player.act(game.view(seat), game.legal_ids(seat), chance)
        return game.ruleset.format(game.state, seat, action)

    return _kept(name, _played("coup-es", 4, number, choose))


def _calm(game: Coup, seat: int, chance: Random) -> str:
    legal = game.legal(seat)
    return PASS if PASS in legal and chance.random() < CALM else chance.choice(legal)


def _played(preset: str, players: int, number: int, choose: Choose) -> Coup:
    seats = [f"P{seat}" for seat in range(players)]
    header: dict[str, Any] = {"preset": preset, "options": {}, "seats": seats}
    game: Coup = Game(table_rules_of("coup").ruleset, header, Seeded(number))
    chance = Random(number)
    while not game.winners and len(game.inputs) < STEPS.stop:
        seat = game.to_move
        game.play(choose(game, seat, chance), seat=seat)
    return game


def _kept(name: str, game: Coup) -> FinishedGame:
    header = {**game.header, OPEN: True, PEOPLE: [""] * len(game.header["seats"])}
    record = "".join(f"{format_line(line)}\n" for line in game.lines)
    at = int(time.time() * 1000)
    return FinishedGame(name, name, 1, json.dumps(header).encode(), record, at)
