"""How far the values of answers are off: a few decisions and the critic, against full games.

    python -m benchmarks.evaluation.values [--game GAME] [--players N] [--games N] [--depth D ...]
        [--hints] [--network FILE --critic FILE]

All players are the network.  At every third question with more than one answer, worlds are taken
that the seat asked cannot rule out: with two players of Coup of all there are, each as often as its
exact probability; else of many deals, as the network guesses them.  Every legal answer is then
played in the same worlds, once to the end of the game and once for a few decisions, after which the
critic, or the network where a game has none, says what the position is worth.  With ``--hints`` an
answer is also valued as ``intriga hint`` does, in worlds of its own.  The loss of an answer is
measured against the one that the network likes best; the error is the root of the mean square of
(loss as said - loss by full games), less the noise of sampling.
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

from benchmarks.results import Cell, FigureTable, tell
from intriga.agents.critic import Critic, own_critic, read_critic
from intriga.agents.policy import Network, Policy, own_network, read_network
from intriga.analysis.advice import LOOKS, look_into, master_of
from intriga.analysis.posterior import guessed
from intriga.analysis.rollouts import TO_THE_END, Leaf, OpenQuestion, worlds_of
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds
from intriga.core.game import Game
from intriga.core.games import dialect_of, manifest_of, ruleset_of
from intriga.core.ruleset import Ruleset
from intriga.core.state import State
from intriga.lab.exact_beliefs import ExactBeliefs

EXACT: Final = ("coup", 2)  # where all that a seat cannot rule out are few
WORLDS: Final = 400
EVERY: Final = 3  # question is looked at
SEED: Final = 7
POINTS: Final = 100
HINT: Final = "hint"  # in place of a depth


@dataclass(frozen=True, slots=True)
class Question:
    """A decision: what is asked, the answers, and worlds that the seat asked cannot rule out."""

    phase: str
    legal: list[int]
    odds: Any  # by which the network answers
    game: Game[Any, Any]
    seat: int
    worlds: Worlds
    key: int


@dataclass(frozen=True, slots=True)
class Played:
    """Games that *network* plays against itself: of which game, and with how many players."""

    game: str
    players: int
    network: Network

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """Return the rules."""
        return ruleset_of(self.game)

    def begun(self, number: int) -> Game[Any, Any]:
        """Return the game of so high a *number* after its deal."""
        preset = next(iter(self.ruleset.variants.editions))
        header: dict[str, object] = {"preset": preset, "options": {}}
        header["seats"] = [str(seat) for seat in range(self.players)]
        return Game(self.ruleset, header, Seeded(number, SEED))

    def watched(self, game: Game[Any, Any]) -> list[ExactBeliefs]:
        """Return what each seat can know, where that can be enumerated; nobody where not."""
        if (self.game, self.players) != EXACT:
            return []
        state, dealt = self.ruleset.begin(game.header), self.ruleset.deal_of(game.header) or []
        seats = range(self.players)
        found = [ExactBeliefs(self.ruleset, state, seat, self.network) for seat in seats]
        self.draw(found, state, dealt)
        return found

    def draw(self, watched: list[ExactBeliefs], state: State, drawn: list[str]) -> None:
        """Let all who watch see what was *drawn* in *state*."""
        for word in drawn:
            self.ruleset.draw(state, self.ruleset.outcomes(state).index(word))
            for each in watched:
                each.draw(state)

    def worlds(self, view: Any, watched: list[ExactBeliefs], seat: int, key: int) -> Worlds:  # noqa: ANN401  of its game
        """Return worlds that the *seat* of *view* cannot rule out, as likely as they are."""
        if watched:
            known = watched[seat].positions, watched[seat].chances
            return worlds_of(dialect_of(self.game), *known, WORLDS, key)
        dealt, likely = guessed(master_of(self.game), view, seat, key)
        chosen = np.random.default_rng([key, 2]).choice(
            len(likely), WORLDS, p=likely / likely.sum()
        )
        return dealt.chosen(chosen)

    def questions(self, games: int) -> Iterator[Question]:
        """Yield some decisions of so many games."""
        for number in range(games):
            yield from self.of_game(number)

    def of_game(self, number: int) -> Iterator[Question]:
        """Yield some decisions of the game of so high a *number*."""
        game, policy, random = self.begun(number), Policy(self.network), Random(number)
        watched, asked = self.watched(game), 0
        while not game.winners:
            seat = game.to_move
            legal, view = game.legal_ids(seat), game.view(seat)
            odds = policy.weigh(view, legal)
            asked += len(legal) > 1
            if len(legal) > 1 and (asked + number) % EVERY == 0:
                key = 1000 * number + asked
                worlds = self.worlds(view, watched, seat, key)
                yield Question(game.phase.lower(), legal, odds, game, seat, worlds, key)
            before, action = game.state, random.choices(legal, odds.tolist())[0]
            drawn = game.play_id(action, seat=seat)
            after = before.copy()
            self.ruleset.play(after, seat, action)
            for each in watched:
                each.answer(before, seat, action, after)
            self.draw(watched, after, drawn)


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


Found = dict[tuple[int | str, str], Errors]


def note(found: Found, how: int | str, phase: str, off: Any, noise: Any) -> None:  # noqa: ANN401  arrays
    """Keep how far the losses of some answers are *off*, and the variance of their sampling."""
    for kind in (phase, "all"):
        errors = found.setdefault((how, kind), Errors([], []))
        errors.off += off.tolist()
        errors.noise += noise.tolist()


def measure(
    played: Played, critic: Critic | None, games: int, depths: list[int], *, hints: bool
) -> tuple[Found, int]:
    """Return the errors by depth and kind of question, and how many questions there were."""
    found: Found = {}
    full, asked = Leaf(played.network, critic, TO_THE_END), 0
    for question in played.questions(games):
        asked += 1
        likeliest = int(np.argmax(question.odds))
        others = [at for at in range(len(question.legal)) if at != likeliest]
        true = full.worths(question.worlds, question.legal, question.key)
        true_losses = (true[likeliest] - true)[others]  # [action, world]
        for depth in depths:
            begun = process_time()
            leaf = Leaf(played.network, critic, depth)
            said = leaf.worths(question.worlds, question.legal, question.key)
            took = process_time() - begun
            off = (said[likeliest] - said)[others] - true_losses
            note(found, depth, question.phase, off.mean(axis=1), off.var(axis=1, ddof=1) / WORLDS)
            found[depth, "all"].seconds += took
        if hints:
            begun = process_time()
            said = hinted(question)  # [look, action]
            took = process_time() - begun
            losses = (said[:, [likeliest]] - said)[:, others]
            noise = (
                losses.var(axis=0, ddof=1) / len(losses) + true_losses.var(axis=1, ddof=1) / WORLDS
            )
            off = losses.mean(axis=0) - true_losses.mean(axis=1)
            note(found, HINT, question.phase, off, noise)
            found[HINT, "all"].seconds += took
    return found, asked


def hinted(question: Question) -> Any:  # noqa: ANN401  an array
    """Return what ``intriga hint`` takes each answer to one window to be worth, [look, action]."""
    keys = [int(key) for key in np.random.SeedSequence(question.key).generate_state(LOOKS)]
    master = master_of(question.game.ruleset.name)
    asked = OpenQuestion(question.game.position(), question.seat)
    return look_into(question.game, asked, master, keys).values


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="coup")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--depth", type=int, nargs="*", default=[0, 2, 4, 6])
    parser.add_argument("--hints", action="store_true")
    parser.add_argument("--network")
    parser.add_argument("--critic")
    parser.add_argument("--keep", action="store_true")
    wanted = parser.parse_args()
    game = wanted.game
    network = read_network(wanted.network, game) if wanted.network else own_network(game)
    own = own_critic(game) if manifest_of(game).critic else None
    critic = read_critic(wanted.critic, game) if wanted.critic else own
    played = Played(game, wanted.players, network)
    found, asked = measure(played, critic, wanted.games, wanted.depth, hints=wanted.hints)
    games = f"{wanted.games} games of {game} with {wanted.players} players"
    rows: list[tuple[Cell, ...]] = []
    for (depth, kind), errors in sorted(found.items(), key=str):
        root, spread, bias, number = errors.row()
        off = (round(root, 1), round(spread, 1)) if root else "0.0, less than the noise"
        cost = round(1000 * errors.seconds / asked) if kind == "all" else None
        rows.append((depth, kind, number, off, round(bias, 1), cost))
    columns = ("played on", "question", "other answers", "error, rms [points]", "bias [points]")
    tell(
        "What answers lose, by the critic and by full games",
        FigureTable((*columns, "a decision [CPU-ms]"), rows),
        about=f"{asked} decisions of {games}, {WORLDS} worlds each.",
    )


if __name__ == "__main__":
    main()
