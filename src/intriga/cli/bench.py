"""``intriga bench``: how many decisions a second one core makes, compiled."""

import json
import sys
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.core.errors import IntrigaError
from intriga.games.coup.options import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from intriga.core.batch import Batch

app = App(name="bench", help="Measure the compiled game on one core.", help_format="plaintext")

GAMES: Final = 1024  # in a batch: what fits into the cache of a core
ROUNDS: Final = 5  # the median of these counts
Figures = dict[str, dict[str, float]]


@app.command(name="coup")
def coup(
    *,
    players: int = 4,
    preset: str = "coup-br",
    options: str = "",
    seconds: float = 1.0,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Measure Coup: random playouts, and a batched environment with legal sets and views.

    A decision is one answer of one player; draws do not count. Seconds are processor
    time of this process, which uses one core; the median of five rounds is given.

    Parameters
    ----------
    players
        2 to 10.
    preset
        The edition of the game.
    options
        Options that differ from the preset, as in reforma=true,slot_duke=patron.
    seconds
        Processor time of each round.
    as_json
        Print JSON instead of sentences.
    """
    try:
        figures = measure(players, preset, VARIANTS.parse(options), seconds)
    except IntrigaError as error:
        print(error, file=sys.stderr)
        return 2
    if as_json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            rate = figure["decisions_per_cpu_second"] / 1e6
            print(f"{name}: {rate:.1f} million decisions per CPU-second")
    return 0


def measure(players: int, preset: str, options: dict[str, Any], seconds: float) -> Figures:
    """Return decisions per CPU-second, one core, of playouts and of the environment.

    Raises:
        BadOptions: a variant that does not exist.
    """
    from intriga.core.batch import Batch  # Numba is slow to load
    from intriga.games.coup.dialect import DIALECT
    from intriga.games.coup.game import COUP

    seats = [str(seat) for seat in range(players)]
    options = {"two_player_setup": "normal", "factions_start": "random", **options}
    header: dict[str, Any] = {"preset": preset, "options": options, "seats": seats, "first": 0}
    if options.get("reforma"):
        header["factions"] = [0] * players  # every deal draws its own
    batch = Batch(DIALECT, COUP.begin(header), GAMES, key=1)
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
