"""``intriga bench``: how many decisions a second one core makes, compiled."""

import json
from dataclasses import dataclass
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import (
    EDITION,
    GAME,
    JSON,
    OPTIONS,
    agents_parameter,
    variant_of,
    words_of,
)
from intriga.core.errors import BadOptions
from intriga.core.ruleset import Json, Ruleset
from intriga.terminal.failures import tells_failures

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from intriga.core.agent import Agent, Told
    from intriga.core.compiled.batch import Batch
    from intriga.core.view import View

    Question = tuple[View, list[int], Told]

app = App(name="bench")

GAMES: Final = 1024  # in a batch: what fits into the cache of a core
ROUNDS: Final = 5  # the median of these counts
ASKED_ABOUT: Final = 64  # games that agents are asked about: more turns than one remembers
MILLION: Final = 1e6
AGENTS: Final = agents_parameter(
    "Measure these agents instead: how many decisions each makes in a second of the clock."
)
Figures = dict[str, dict[str, float]]
AnyRuleset = Ruleset[Any, Any]


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class BenchArguments:
    """The arguments of the command line; everything has a default."""

    players: int | None = None
    """How many seats; as many as are usual in the game where nothing is said."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    seconds: float = 1.0
    """Processor time of each round."""
    agents: Annotated[list[str] | None, AGENTS] = None
    as_json: Annotated[bool, JSON] = False


@app.default
@tells_failures("bench")
def bench(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[BenchArguments, Parameter(name="*")] = BenchArguments(),
) -> int:
    """Measure random playouts of a game, and its batched environment with legal sets and views."""
    if not 0 < arguments.seconds < float("inf"):
        reason = f"a round takes more than 0 seconds, not {arguments.seconds}"
        raise BadOptions("seconds", reason)
    variant = variant_of(game, arguments.edition, arguments.options)
    header = variant.header(arguments.players)
    if arguments.agents is not None:
        agents = words_of(arguments.agents)
        figures = measure_agents(variant.ruleset, header, agents, arguments.seconds)
    else:
        figures = measure(variant.ruleset, header, arguments.seconds)
    if arguments.as_json:
        print(json.dumps(figures))
        return 0
    for name, figure in figures.items():
        for unit, rate in figure.items():
            shown = f"{rate / 1e6:.1f} million" if rate >= MILLION else f"{rate:,.0f}"
            print(f"{name}: {shown} {unit.replace('_', ' ').replace('cpu second', 'CPU-second')}")
    return 0


def measure_agents(
    ruleset: AnyRuleset, header: Json, agents: "Sequence[str]", seconds: float
) -> Figures:
    """Return the decisions per second of each of *agents* in the game of *header*, by the clock.

    Each answers the questions of one game after another between agents that choose blindly, so
    that none answers from memory: the median of five rounds, after a game that does not count.

    Raises:
        BadOptions: a variant or an agent that does not exist.
        AgentFailed: an agent that is no part of the package.
    """
    from itertools import cycle
    from random import Random

    from intriga.agents import agent
    from intriga.agents.base import answer_of
    from intriga.core.public_history import informed

    asked = [_questions(ruleset, header, number) for number in range(ASKED_ABOUT)]
    figures: Figures = {}
    for each in agents:
        player, chance, games = agent(each, ruleset.name), Random(1), cycle(asked)

        def decide(
            player: "Agent" = player,
            chance: Random = chance,
            games: "Iterator[list[Question]]" = games,
        ) -> int:
            questions = next(games)
            for view, legal, told in questions:
                answer_of(informed(player, told), view, legal, chance)
            return len(questions)

        decide()  # loads and compiles
        figures[each] = {"decisions_per_second": median_rate(decide, seconds, perf_counter)}
    return figures


def _questions(ruleset: AnyRuleset, header: Json, number: int) -> "list[Question]":
    """Return the views, legal actions and public histories in a game that is played blindly.

    Another *number* is another game.
    """
    from random import Random

    from intriga.core.chance import Seeded
    from intriga.core.game import Game

    game: Game[Any, Any] = Game(ruleset, header, Seeded(number))
    chance = Random(number)
    found: list[Question] = []
    while not game.winners:
        seat = game.to_move
        found.append((game.view(seat), game.legal_ids(seat), game.told))
        game.play_id(chance.choice(found[-1][1]), seat=seat)
    return found


def measure(ruleset: AnyRuleset, header: Json, seconds: float = 1.0) -> Figures:
    """Return decisions per CPU-second, one core, of playouts and of the environment.

    Raises:
        BadOptions: a variant that does not exist.
    """
    from intriga.core.chance import Seeded
    from intriga.core.compiled.batch import Batch  # Numba is slow to load
    from intriga.core.games import dialect_of

    template = ruleset.begin(ruleset.prepare(header, Seeded(0)))
    batch = Batch.like(dialect_of(ruleset.name), template, GAMES, key=1)
    return {
        "playouts": {"decisions_per_cpu_second": playouts(batch, seconds)},
        "environment": {"decisions_per_cpu_second": environment(batch, seconds)},
    }


def playouts(batch: "Batch", seconds: float) -> float:
    """Return the decisions of random playouts per CPU-second."""
    batch.playouts(10)  # compiles

    def decide() -> int:
        batch.playouts(1000)
        return 1000 * len(batch.games)

    return median_rate(decide, seconds)


def environment(batch: "Batch", seconds: float) -> float:
    """Return the decisions per CPU-second of a batch that gives legal sets and int8 views.

    The policy is a uniform choice among the legal actions, from random bits
    made beforehand; choosing counts as part of the step.
    """
    import numpy as np

    noise = np.random.default_rng(1).integers(0, 1 << 32, (64, len(batch.games)))

    def decide() -> int:
        for bits in noise:
            batch.step(batch.choose(bits))
        return len(noise) * len(batch.games)

    decide()  # compiles
    return median_rate(decide, seconds)


def median_rate(
    decide: "Callable[[], int]", seconds: float, clock: "Callable[[], float]" = process_time
) -> float:
    """Return the median over rounds of decisions per second of *clock*, each round of *seconds*."""
    rates: list[float] = []
    for _ in range(ROUNDS):
        begun, decisions = clock(), 0
        while (taken := clock() - begun) < seconds:
            decisions += decide()
        rates.append(decisions / taken)
    return sorted(rates)[ROUNDS // 2]
