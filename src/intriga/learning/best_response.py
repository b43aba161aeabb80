# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""Best responses: one side learns against an agent that stays as it is.

What the response wins beyond its equal share is a lower bound of the agent's exploitability
(F. Timbers and others, "Approximate Exploitability: Learning a Best Response", IJCAI 2022):
a better response may be there, unfound.  The learner is that of self-play, but for its
entropy, which a best response has no use for and which falls to nearly nothing, and for
the choices of the agent, whose value for the critic is by the agent's own probabilities.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from intriga.agents.base import Agent
from intriga.agents.encoding import Array, Encoding, Inputs, Shape
from intriga.agents.network import Size, Weights, forward
from intriga.agents.policy import encoding_of
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.state import State
from intriga.games import find
from intriga.learning.best_response_rivals import Rival, rival
from intriga.learning.keeping import Progress, Run
from intriga.learning.network import Trained, reveal
from intriga.learning.returns import before_and_after, from_seats, returns
from intriga.learning.rollout import Policy as Asked
from intriga.learning.rollout import Steps, Table
from intriga.learning.selfplay import (
    Learner,
    Recipe,
    Samples,
    begin,
    flat,
    log_probabilities,
    optimiser,
)
from intriga.learning.train import Course, Step, go_on

if TYPE_CHECKING:
    from numpy.typing import NDArray

ENTROPY: Final = (0.02, 0.005)
RATE: Final = (3e-4, 5e-5)
GAMES: Final = 512
KEYS: Final = 1 << 31  # deals of training have keys below it, those of measuring from it on


@dataclass(frozen=True)
class Setting:
    """The game that is played: who responds sits on each side in turn."""

    game: str
    players: int
    preset: str
    options: Mapping[str, object] = field(default_factory=dict[str, object])

    def variants(self, players: int, random: Random) -> Iterator[State]:
        """Yield states to deal from, all of one variant."""
        game = find(self.game)
        names = [str(seat) for seat in range(players)]
        header = {"preset": self.preset, "options": dict(self.options), "seats": names}
        while True:
            yield game.begin(game.prepare(header, Seeded(random.getrandbits(32))))

    def sides(self) -> list[list[int]]:
        """Return the seats that win together.

        Raises:
            BadOptions: a game that cannot be.
        """
        game = find(self.game)
        game.options(self.preset, self.options, self.players)
        return game.sides(next(self.variants(self.players, Random(0))))


def recipe_for(weights: Weights | None, *, games: int = GAMES, horizon: float = 20e6) -> Recipe:
    """Return the recipe of a response that begins with *weights*, or with nothing."""
    size = Size() if weights is None else size_of(weights)
    return Recipe(games=games, rate=RATE, entropy=ENTROPY, cooled=1.0, horizon=horizon, size=size)


def size_of(weights: Weights) -> Size:
    """Return the size of the network that has *weights*."""
    return Size(
        token=weights["token0.1.w"].shape[1],
        trunk=weights["trunk.1.w"].shape[1],
        meeting=weights["share.w"].shape[0],
    )


# ------------------------------------------------------------------- playing


class ResponseTable(Table):
    """Games in which one side learns, in each game the next one, and an agent has the others."""

    def __init__(
        self,
        setting: Setting,
        games: int,
        opponent: Rival,
        *,
        seed: int,
        positions: Sequence[State] = (),
    ) -> None:
        """Deal *games* games of *setting*, or set them at *positions*."""
        super().__init__(
            encoding_of(setting.game),
            setting,
            setting.players,
            games,
            seed=seed,
            wandering=0.0,
            positions=positions,
        )
        sides, each = setting.sides(), max(1, len(positions))  # every side at every position
        self.mine = np.zeros((games, setting.players), bool)  # [game, seat] the learner's
        for game in range(games):
            self.mine[game, sides[game // each % len(sides)]] = True
        self.opponent = opponent
        self.said: list[NDArray[np.float32]] = []
        self._view = type(
            find(setting.game).view(next(setting.variants(self.players, Random(0))), 0)
        )

    def seen(self, game: int) -> tuple[Any, list[int]]:
        """Return the view of who is asked in *game*, and the legal action ids."""
        view = self._view(self.batch.views[game].tolist(), int(self.batch.seats[game]))
        legal = (self.batch.legal[game][:, None] >> self.bits & 1).ravel()
        return view, np.flatnonzero(legal).tolist()

    def answers(
        self, policy: Asked, inputs: Inputs, open_columns: "NDArray[np.bool_]"
    ) -> "NDArray[np.float32]":
        """Return the log-probabilities of whoever is asked, *policy* the learner's."""
        logs = np.array(policy(inputs, open_columns))
        theirs = ~self.mine[np.arange(len(logs)), self.batch.seats]
        rows = np.flatnonzero(theirs)
        if len(rows):
            logs[rows] = self.opponent(self, inputs, open_columns, rows)
        return logs

    def play(self, policy: Asked, steps: int) -> Steps:
        """Play *steps* decisions in every game; only the learner's count.

        ``said`` [step][game, columns] are the log-probabilities by which they were chosen.
        """
        self.said.clear()

        def asked(inputs: Inputs, open_columns: "NDArray[np.bool_]") -> "NDArray[np.float32]":
            self.said.append(self.answers(policy, inputs, open_columns))
            return self.said[-1]

        played = super().play(asked, steps)
        mine = self.mine[np.arange(len(self.mine)), played.seat]
        return replace(played, counts=played.counts * mine)


@partial(jax.jit, static_argnames="shape")
def _judged(
    critic: Trained, inputs: Inputs, hidden: Array, said: Array, chosen: Array, shape: Shape
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Return shares [B, seats], and the value of the choice on average and as it fell."""
    answers = forward(critic, reveal(inputs, hidden, shape), jnp)
    values = jax.nn.sigmoid(answers.columns)
    return (
        jax.nn.softmax(answers.shares),
        (jnp.exp(said) * values).sum(axis=1),
        jnp.take_along_axis(values, chosen[:, None], axis=1)[:, 0],
    )


def collect(learner: Learner, table: ResponseTable, recipe: Recipe) -> Samples:
    """Play *table* on and return what is to be learned from it."""
    shape = table.encoding.shape

    def policy(inputs: Inputs, open_columns: "NDArray[np.bool_]") -> "NDArray[np.float32]":
        return np.asarray(log_probabilities(learner.policy, inputs, open_columns))

    def judged(*position: Array) -> list["NDArray[np.float32]"]:
        return [np.asarray(each) for each in _judged(learner.critic, *position, shape)]

    steps = table.play(policy, recipe.steps)
    many = flat((steps.inputs, steps.hidden, np.stack(table.said), steps.chosen))
    found = judged(*many)
    shares, expected, chosen = (each.reshape(*steps.ended.shape, *each.shape[1:]) for each in found)
    before, after = before_and_after(shares, expected, chosen, steps.seat)
    inputs, hidden, open_columns = table.observe()
    said, none = table.answers(policy, inputs, open_columns), np.zeros(len(open_columns), np.int32)
    shares, expected, _ = judged(inputs, hidden, said, none)
    last, _ = before_and_after(shares, expected, expected, table.batch.seats)
    came = returns(before, after, steps.ended, steps.won, last, recipe.trace)
    return _samples(steps, before, came, table.players)


def _samples(steps: Steps, before: Array, came: Array, players: int) -> Samples:
    """Return the decisions of *steps*; advantages are in the spread of the learner's."""
    came = from_seats(came, steps.seat, players)
    gain = came[..., 0] - from_seats(before, steps.seat, players)[..., 0]
    counted = gain[steps.counts > 0] if steps.counts.any() else gain
    spread = counted.std() + 1e-6
    return flat(
        Samples(
            inputs=steps.inputs,
            hidden=steps.hidden,
            open=steps.open,
            chosen=steps.chosen,
            logs=steps.logs,
            advantage=((gain - counted.mean()) / spread).astype(np.float32),
            unit=np.full(gain.shape, spread * players / 2, np.float32),
            came=came.astype(np.float32),
            counts=steps.counts,
        )
    )


# ------------------------------------------------------------------- learning


def first(encoding: Encoding, recipe: Recipe, weights: Weights | None, seed: int) -> Learner:
    """Return a learner that plays by *weights*, with a critic that knows nothing."""
    fresh = begin(encoding, recipe, seed)
    if weights is None:
        return fresh
    policy: Trained = {name: jnp.asarray(each, jnp.float32) for name, each in weights.items()}
    memory = optimiser(recipe).init((policy, fresh.critic))
    return Learner(policy, fresh.critic, policy, memory)


@dataclass(frozen=True)
class Budget:
    """How long a response learns, over all calls: so many decisions or seconds."""

    decisions: float
    seconds: float = float("inf")

    def __post_init__(self) -> None:
        """Refuse a run without an end.

        Raises:
            BadOptions: neither is finite, or one is not above 0.
        """
        if min(self.decisions, self.seconds) <= 0 or min(self.decisions, self.seconds) == np.inf:
            reason = f"a response needs an end, not {self.decisions} steps, {self.seconds} seconds"
            raise BadOptions("budget", reason)

    def done(self, progress: Progress) -> float:
        """Return which part of the budget is used."""
        return max(progress.decisions / self.decisions, progress.seconds / self.seconds)


def respond(
    setting: Setting,
    agent: Agent,
    run: Run,
    recipe: Recipe,
    *,
    budget: Budget,
    seed: int,
    weights: Weights | None = None,
    positions: Sequence[State] = (),
) -> Iterator[Step]:
    """Go on learning a response to *agent*, or begin with *weights*; yield after each iteration.

    The rate and the entropy fall as the *budget* is used.  With *positions* the games begin there.
    """
    learner, progress = run.load(first(run.encoding, recipe, weights, seed))
    key = (seed * 100_003 + progress.iterations) % KEYS
    table = ResponseTable(setting, recipe.games, rival(agent, key), seed=key, positions=positions)

    def gather(learner: Learner) -> list[Samples]:
        return [collect(learner, table, recipe)]

    yield from go_on(run, learner, progress, recipe, Course(gather, budget.done, [table], seed))
