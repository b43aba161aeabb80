"""``intriga bench``: how many decisions a second one core makes, compiled."""

import json
from dataclasses import dataclass
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import EDITION, JSON, OPTIONS, first_edition, options_of
from intriga.cli.game import GAME, players_of
from intriga.core.errors import BadOptions
from intriga.terminal.failures import told

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from intriga.core.compiled.batch import Batch

app = App(name="bench")

GAMES: Final = 1024  # in a batch: what fits into the cache of a core
ROUNDS: Final = 5  # the median of these counts
Figures = dict[str, dict[str, float]]


@Parameter(name="*")
@dataclass(frozen=True, slots=True)
class BenchArguments:
    """What the command line asks for; everything has a default."""

    players: int | None = None
    """How many seats; as many as are usual in the game where nothing is said."""
    edition: Annotated[str | None, EDITION] = None
    options: Annotated[list[str] | None, OPTIONS] = None
    seconds: float = 1.0
    """Processor time of each round."""
    as_json: Annotated[bool, JSON] = False


NOTHING_ASKED: Final = BenchArguments()


@app.default
def bench(
    game: Annotated[str, GAME],
    /,
    *,
    arguments: Annotated[BenchArguments, Parameter(name="*")] = NOTHING_ASKED,
) -> int:
    """Measure random playouts of a game, and its batched environment with legal sets and views."""
    return told("bench", lambda: _bench(game, arguments))


def _bench(game: str, arguments: BenchArguments) -> int:
    figures = measure(
        game, arguments.players, arguments.edition, arguments.options, arguments.seconds
    )
    if arguments.as_json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            rate = figure["decisions_per_cpu_second"] / 1e6
            print(f"{name}: {rate:.1f} million decisions per CPU-second")
    return 0


def measure(
    name: str,
    players: int | None = None,
    edition: str | None = None,
    options: "Sequence[str] | None" = None,
    seconds: float = 1.0,
) -> Figures:
    """Return decisions per CPU-second, one core, of playouts and of the environment.

    Raises:
        BadOptions: a variant that does not exist.
    """
    from intriga.core.chance import Seeded
    from intriga.core.compiled.batch import Batch  # Numba is slow to load
    from intriga.core.games import dialect_of, ruleset_of

    if not 0 < seconds < float("inf"):
        raise BadOptions("seconds", f"a round takes more than 0 seconds, not {seconds}")
    ruleset = ruleset_of(name)
    header: dict[str, Any] = {
        "preset": edition or first_edition(ruleset.variants),
        "options": options_of(ruleset.variants, options),
        "seats": [str(seat) for seat in range(players_of(name, players))],
    }
    template = ruleset.begin(ruleset.prepare(header, Seeded(0)))
    batch = Batch(dialect_of(name), template, GAMES, key=1)
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


def median_rate(decide: "Callable[[], int]", seconds: float) -> float:
    """Return the median over rounds of decisions per CPU-second, each round of *seconds*."""
    rates: list[float] = []
    for _ in range(ROUNDS):
        begun, decisions = process_time(), 0
        while (taken := process_time() - begun) < seconds:
            decisions += decide()
        rates.append(decisions / taken)
    return sorted(rates)[ROUNDS // 2]
