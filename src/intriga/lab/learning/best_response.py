# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false, reportMissingTypeStubs=false
# JAX brings only some types.
"""Best responses: one side learns against an agent that stays as it is, and is measured.

The response's win share beyond its equal share is a lower bound of the agent's exploitability
(F. Timbers and others, "Approximate Exploitability: Learning a Best Response", IJCAI 2022):
a better response may be there, unfound.  The learner is that of self-play, but for its
entropy, which a best response has no use for and which falls to nearly nothing, and for
the choices of the agent: a network's count by its probabilities, any other's as it made them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import jax.numpy as jnp
import numpy as np
from typing_extensions import override

from intriga.agents.encoding import Encoding, Inputs
from intriga.agents.network import Size, Weights
from intriga.agents.policy import Network, Policy, encoding_of
from intriga.core.agent import Agent
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.core.state import State
from intriga.lab.arena.contest import Contest, ContestKind, Goal, Pairing
from intriga.lab.arena.contest_file import ContestFile
from intriga.lab.arena.contest_run import Season
from intriga.lab.learning.checkpoints import Progress, Run, export
from intriga.lab.learning.descent import optimiser
from intriga.lab.learning.rivals import Rival, agents_of, chance_of, rival
from intriga.lab.learning.rollout import Policy as Asked
from intriga.lab.learning.rollout import Rollout, Steps
from intriga.lab.learning.selfplay import Learner, Recipe, begin
from intriga.lab.learning.training import TrainingCourse, TrainingStep, go_on, play_and_learn
from intriga.lab.learning.variant_mixture import dealt
from intriga.matches.report import Estimate, share_of
from intriga.parallel.spread import ALONE, Spread

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.lab.learning.jax_network import Trained


ENTROPY: Final = (0.02, 0.005)
RATE: Final = (3e-4, 5e-5)
GAMES: Final = 512
AVERAGE: Final = 0.999
KEYS: Final = 1 << 31  # deals of training have keys below it, those of measuring from it on


@dataclass(frozen=True)
class Setting:
    """The game that is played: the responder sits on each side in turn."""

    game: str
    players: int
    preset: str
    options: Mapping[str, object] = field(default_factory=dict[str, object])

    def variants(self, players: int, random: Random) -> Iterator[State]:
        """Yield states to deal from, all of one variant."""
        while True:
            yield dealt(self.game, self.preset, self.options, players, random)

    def sides(self) -> list[list[int]]:
        """Return the seats that win together.

        Raises:
            BadOptions: a game that cannot be.
        """
        ruleset = ruleset_of(self.game)
        ruleset.options(self.preset, self.options, self.players)
        return ruleset.sides(next(self.variants(self.players, Random(0))))


def recipe_for(weights: Weights | None, *, games: int = GAMES, horizon: float = 20e6) -> Recipe:
    """Return the recipe of a response that begins with *weights*, or with nothing."""
    size = Size() if weights is None else size_of(weights)
    return Recipe(
        games=games,
        rate=RATE,
        entropy=ENTROPY,
        cooled=1.0,
        horizon=horizon,
        average=AVERAGE,
        pull=0.0,  # a fixed opponent cannot be chased in circles
        size=size,
    )


def size_of(weights: Weights) -> Size:
    """Return the size of the network that has *weights*."""
    return Size(
        token=weights["token0.1.w"].shape[1],
        trunk=weights["trunk.1.w"].shape[1],
        meeting=weights["share.w"].shape[0],
    )


# ------------------------------------------------------------------- playing


class ResponseTable(Rollout):
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
        self.listen_for(agents_of([opponent]))

    def answers(
        self, policy: Asked, inputs: Inputs, open_columns: "NDArray[np.bool_]"
    ) -> "NDArray[np.float32]":
        """Return the log-probabilities of the seats asked; the learner's come from *policy*."""
        logs = np.array(policy(inputs, open_columns))
        theirs = ~self.mine[np.arange(len(logs)), self.batch.seats]
        rows = np.flatnonzero(theirs)
        if len(rows):
            logs[rows] = self.opponent(self, inputs, open_columns, rows)
        return logs

    def learners(self) -> "NDArray[np.bool_]":
        """Return which seats learn, [B, players]: those of one side."""
        return self.mine

    @override
    def others(self) -> list[Random]:
        return chance_of([self.opponent])

    def play(self, policy: Asked, steps: int) -> Steps:
        """Play *steps* decisions in every game; only the learner's count."""
        played = super().play(policy, steps)
        mine = self.mine[np.arange(len(self.mine)), played.seat]
        return replace(played, counts=played.counts * mine)


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
class TrainingBudget:
    """How long a response learns, over all calls: in decisions or seconds."""

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
    budget: TrainingBudget,
    seed: int,
    weights: Weights | None = None,
    positions: Sequence[State] = (),
    seconds: float = float("inf"),
    checkpoints: int = 0,
    evaluated: int = 0,
) -> Iterator[TrainingStep]:
    """Go on learning a response to *agent*, or begin with *weights*; yield after each iteration.

    The rate and the entropy fall as the *budget* is used.  With *positions* the games begin there.
    This call learns for *seconds*.  For *checkpoints* and *evaluated* see
    :class:`intriga.lab.learning.training.TrainingCourse`.
    """
    key = seed * 100_003 % KEYS
    table = ResponseTable(setting, recipe.games, rival(agent, key), seed=key, positions=positions)
    course = TrainingCourse(
        first=first(run.encoding, recipe, weights, seed),
        iterate=play_and_learn([table], recipe, run.encoding.shape),
        export=export,
        done=budget.done,
        seats=[table],
        seed=seed,
        seconds=seconds,
        checkpoints=checkpoints,
        evaluated=evaluated,
    )
    yield from go_on(run, course)


RESPONSE: Final = "response"
PLAYS: Final = {"greedy": 0.25, "plain": 1.0}  # temperatures; the bound is that of the first


@dataclass(frozen=True, slots=True)
class Measured:
    """The wins of a response on one side, with the agent on all others.

    ``won`` says in how many rounds it won no game, one game, up to all; ``share`` is with its 95 %
    interval; ``equal`` what it would win among equals.
    """

    play: str
    games: int
    won: tuple[int, ...]
    share: Estimate
    equal: float

    @property
    def bound(self) -> Estimate:
        """Return the share beyond the equal one: exploitability is at least that."""
        share = self.share
        return Estimate(share.share - self.equal, share.low - self.equal, share.high - self.equal)


@dataclass(frozen=True)
class Measuring:
    """How a response is measured: *games* with each way to play, *spread* over processes.

    ``name`` is the agent's, ``guests`` may hold it, as :class:`intriga.lab.arena.contest.Contest`.
    """

    setting: Setting
    name: str
    games: int
    seed: int
    spread: Spread = ALONE
    guests: Mapping[str, Agent] = field(default_factory=dict[str, Agent])

    def contest(self, response: Policy) -> Contest:
        """Return the contest of *response* and the agent, with deals no training has seen."""
        setting = self.setting
        return Contest(
            ruleset=ruleset_of(setting.game),
            agents=(RESPONSE, self.name),
            players=(setting.players,),
            preset=setting.preset,
            options=setting.options,
            kinds=frozenset({ContestKind.CROSS}),
            seed=KEYS + self.seed % KEYS,
            corrected=False,
            guests={**self.guests, RESPONSE: response},
        )


def measure(
    measuring: Measuring, network: Network, folder: Path, plays: Sequence[str] = tuple(PLAYS)
) -> Iterator[Measured]:
    """Yield the wins of *network*, by each of *plays* of it, in rotated duplicate deals.

    Rounds are kept in *folder*, where a call that was cut off goes on.

    Raises:
        BadOptions: an unknown agent, or a game that cannot be.
    """
    for game in plays:
        contest = measuring.contest(Policy(network, PLAYS[game]))
        with closing(ContestFile(contest, folder / f"games-{game}.jsonl")) as ledger:
            season = Season(contest, ledger, Goal(measuring.games))
            pairing = next(each for each in season.pairings if each.alone == RESPONSE)
            season.courses = {pairing.agents: season.courses[pairing.agents]}
            for _ in season.play(measuring.spread):
                pass
            yield _measured(game, pairing, ledger)


def _measured(game: str, pairing: Pairing, ledger: ContestFile) -> Measured:
    rounds = ledger.of(pairing.agents)
    shares = [each.share(RESPONSE) for each in rounds]
    most = max((len(each.winners) for each in rounds), default=0)
    times = Counter(round(share * most) for share in shares)
    won = tuple(times[number] for number in range(most + 1))
    return Measured(game, most * len(rounds), won, share_of(shares), pairing.expected(RESPONSE))
