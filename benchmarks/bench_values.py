"""How far the values of answers are off: a few decisions and the critic, against full games.

    python -m benchmarks.bench_values [--games N] [--depth D ...] [--network FILE --critic FILE]

Two players at Coup, both of them the network.  At every decision of every third question with more
than one answer, all positions that the seat asked cannot rule out are enumerated, each with its
exact probability.  Every legal answer is then played in the same worlds, once to the end of the
game and once for a few decisions, after which the critic says what the position is worth.  What an
answer loses is told against the one that the network likes best; the error is the root of the mean
square of (loss by the critic - loss by full games), less the noise of sampling.
"""

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded

import numpy as np

from benchmarks.results import tell
from intriga.agents.critic import Critic, own_critic, read_critic
from intriga.agents.policy import Network, Policy, own_network, read_network
from intriga.analysis.exact_beliefs import ExactBeliefs
from intriga.analysis.worths import TO_THE_END, Leaf, worlds_of
from intriga.core.chance import Seeded
from intriga.core.games import dialect_of, ruleset_of

GAME: Final = "coup"
WORLDS: Final = 400
EVERY: Final = 3  # question is looked at
PLAYERS: Final = 2
SEED: Final = 7
POINTS: Final = 100


@dataclass(frozen=True, slots=True)
class Question:
    """A decision: what is asked, the answers, and all that the seat asked cannot rule out."""

    phase: str
    legal: list[int]
    odds: Any  # by which the network answers
    beliefs: ExactBeliefs
    key: int


def questions(network: Network, games: int) -> Iterator[Question]:
    """Yield some decisions of so many games that *network* plays against itself."""
    ruleset, policy = ruleset_of(GAME), Policy(network)
    for game in range(games):
        source, random = Seeded(game, SEED), Random(game)
        header: dict[str, object] = {"preset": "coup-es", "options": {}, "seats": ["a", "b"]}
        state = ruleset.begin(ruleset.prepare(header, source))
        watched = [ExactBeliefs(ruleset, state, seat, network) for seat in range(PLAYERS)]
        asked = 0
        while not ruleset.winners(state):
            if outcomes := ruleset.outcomes(state):
                ruleset.draw(state, source(outcomes))
                for each in watched:
                    each.draw(state)
                continue
            seat = ruleset.to_move(state)
            legal, view = ruleset.legal_actions(state, seat), ruleset.view(state, seat)
            odds = policy.weigh(view, legal)
            if len(legal) > 1:
                asked += 1
                if (asked + game) % EVERY == 0:
                    phase = ruleset.phases(state.phase).name.lower()
                    yield Question(phase, legal, odds, watched[seat], 1000 * game + asked)
            before, action = state.copy(), random.choices(legal, odds.tolist())[0]
            ruleset.play(state, seat, action)
            for each in watched:
                each.answer(before, seat, action, state)


@dataclass(slots=True)
class Errors:
    """Losses by the critic less losses by full games, each with the variance of its sampling."""

    off: list[float]
    noise: list[float]
    seconds: float = 0.0

    def row(self) -> tuple[float, float, float, int]:
        """Return the root mean square beyond noise, its standard error and the bias, in points."""
        off, noise = np.array(self.off), np.array(self.noise)
        squares = off**2 - noise
        root = np.sqrt(max(0.0, squares.mean()))
        spread = squares.std() / np.sqrt(len(squares)) / max(1e-9, 2 * root)
        return POINTS * float(root), POINTS * float(spread), POINTS * float(off.mean()), len(off)


def measure(
    network: Network, critic: Critic, games: int, depths: list[int]
) -> tuple[dict[tuple[int, str], Errors], int]:
    """Return the errors by depth and kind of question, and how many questions there were."""
    found: dict[tuple[int, str], Errors] = {}
    full, asked = Leaf(network, critic, TO_THE_END), 0
    for question in questions(network, games):
        asked += 1
        worlds = worlds_of(
            dialect_of(GAME),
            question.beliefs.positions,
            question.beliefs.chances,
            WORLDS,
            question.key,
        )
        likeliest = int(np.argmax(question.odds))
        others = [at for at in range(len(question.legal)) if at != likeliest]
        true = full.worths(worlds, question.legal, question.key)
        for depth in depths:
            begun = process_time()
            said = Leaf(network, critic, depth).worths(worlds, question.legal, question.key)
            took = process_time() - begun
            off = (said[likeliest] - said) - (true[likeliest] - true)  # [action, world]
            for kind in (question.phase, "all"):
                errors = found.setdefault((depth, kind), Errors([], []))
                errors.seconds += took
                errors.off += off[others].mean(axis=1).tolist()
                errors.noise += (off[others].var(axis=1, ddof=1) / WORLDS).tolist()
    return found, asked


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--depth", type=int, nargs="+", default=[0, 2, 4, 6])
    parser.add_argument("--network")
    parser.add_argument("--critic")
    parser.add_argument("--keep", action="store_true")
    wanted = parser.parse_args()
    network = read_network(wanted.network, GAME) if wanted.network else own_network(GAME)
    critic = read_critic(wanted.critic, GAME) if wanted.critic else own_critic(GAME)
    found, asked = measure(network, critic, wanted.games, wanted.depth)
    lines = [
        f"{asked} decisions of {wanted.games} games, {WORLDS} worlds each.",
        "",
        "| played on | question | other answers | error, points rms | bias | CPU-ms a decision |",
        "|---|---|---|---|---|---|",
    ]
    for (depth, kind), errors in sorted(found.items()):
        root, spread, bias, number = errors.row()
        cost = f"{1000 * errors.seconds / asked:.0f}" if kind == "all" else ""
        lines.append(
            f"| {depth} | {kind} | {number} | {root:.1f} ± {spread:.1f} | {bias:+.1f} | {cost} |"
        )
    tell("What answers lose, by the critic and by full games", "\n".join(lines))


if __name__ == "__main__":
    main()
