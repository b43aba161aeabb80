"""How true beliefs about hidden hands are, against the truth, whoever plays.

    python -m benchmarks.evaluation.beliefs [--agents NAME ...] [--players N] [--games N] [--keep]

All seats of a game of Coup are one agent; one of them is looked over the shoulder at every third
question.  Of every other living seat and every character it is asked how likely the seat holds it:
where all deals that fit the view are alike, as the network guesses from the view, and by the worlds
that are followed along the game, whatever hints do with so many players.  Log loss is the mean of
-log of what was said of what is true, kept from 0.005 to 0.995; "sure" is whatever is said to be
below 5 or above 95 %.
"""

import argparse
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

import numpy as np

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents import agent
from intriga.agents.base import SlowToBegin
from intriga.agents.opponents import own_opponent_model
from intriga.analysis.advice import master_of
from intriga.analysis.particles import PARTICLES, Population, followed
from intriga.analysis.posterior import guessed, holdings, population_met
from intriga.core.agent import Agent
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.core.games import ruleset_of

GAME: Final = "coup"
AGENTS: Final = ("policy", "master", "casual", "honest", "caller")
EVERY: Final = 3  # question is looked at
EDGE: Final = 0.005
SURE: Final = 0.05


@dataclass(slots=True)
class Said:
    """The probabilities given to hidden hands, and the true hands."""

    chances: list[float] = field(default_factory=list[float])
    true: list[bool] = field(default_factory=list[bool])

    def note(self, beliefs: Mapping[int, Mapping[str, float]], game: Game[Any, Any]) -> None:
        """Keep *beliefs*, which are about where *game* stands."""
        hands = game.ruleset.format_position(game.state)["hands"]
        for seat, held in beliefs.items():
            self.chances += held.values()
            self.true += [word in hands[seat] for word in held]

    def row(self) -> tuple[Cell, ...]:
        """Return how often it was said, log loss, how much was sure, and what of that was wrong."""
        chances, true = np.array(self.chances), np.array(self.true)
        kept = np.clip(chances, EDGE, 1 - EDGE)
        loss = -np.log(np.where(true, kept, 1 - kept)).mean()
        sure = (chances < SURE) | (chances > 1 - SURE)
        wrong = (sure & ((chances > 1 / 2) != true)).sum() / max(1, sure.sum())
        shares = round(100 * float(sure.mean())), round(100 * float(wrong), 1)
        return len(self.true), round(float(loss), 3), *shares


def questions(player: Agent, players: int, number: int) -> Iterator[tuple[Game[Any, Any], int]]:
    """Yield the game of so high a *number* at some of its questions, and the seat that looks."""
    header: dict[str, object] = {"preset": "coup-es", "options": {}}
    header["seats"] = [str(seat) for seat in range(players)]
    game: Game[Any, Any] = Game(ruleset_of(GAME), header, Seeded(number, 3))
    random, viewer, asked = Random(number), number % players, 0
    while not game.winners and viewer in game.view(None).alive:
        asked += 1
        if asked % EVERY == 0:
            yield game, viewer
        seat = game.to_move
        game.play_id(player.act(game.view(seat), game.legal_ids(seat), random), seat=seat)


def measured(player: Agent, players: int, games: int) -> dict[str, Said]:
    """Return what was said in so many *games* of *player* with its like."""
    master = master_of(GAME)
    population = Population(master.network, own_opponent_model(GAME), population_met(GAME))
    found = {name: Said() for name in ("dealt evenly", "the network's guess", "followed along")}
    evenly, guess, along = found.values()
    for number in range(games):
        for game, seat in questions(player, players, number):
            view = game.view(seat)
            dealt, likely = guessed(master, view, seat, number)
            evenly.note(holdings(view, dealt), game)
            guess.note(holdings(view, dealt, likely), game)
            particles = followed(game, seat, population, number=PARTICLES, key=number)
            along.note(holdings(view, particles.worlds, particles.chances), game)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--agents", nargs="+", default=AGENTS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--keep", action="store_true")
    wanted = parser.parse_args()
    rows: list[tuple[Cell, ...]] = []
    for name in wanted.agents:
        player = agent(name, GAME)
        if isinstance(player, SlowToBegin):
            player.prepare()
        for beliefs, said in measured(player, wanted.players, wanted.games).items():
            rows.append((name, beliefs, *said.row()))
    columns = ("who plays", "beliefs", "said", "log loss", "sure [%]", "of these wrong [%]")
    tell(
        "What is said of hidden hands, and what is true",
        FigureTable(columns, rows, headline="log loss"),
        about=f"{wanted.games} games of each agent with {wanted.players} players, "
        f"{PARTICLES} worlds.",
    )


if __name__ == "__main__":
    main()
