"""``intriga warm``: everything is compiled now that would be compiled when it is first used."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import JSON, variant_of
from intriga.core.errors import BadOptions
from intriga.core.games import games
from intriga.terminal.failures import tells_failures

app = App(name="warm")

Step = tuple[str, Callable[[], object]]  # the name of a part, and the call that compiles it
BATCHES: Final = "batches"


@app.default
@tells_failures("warm")
def warm(
    *,
    game: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="")] = (),
    ahead: Path | None = None,
    as_json: Annotated[bool, JSON] = False,
) -> int:
    """Compile what is played by bots that look ahead and in batches, or load it.

    Parameters
    ----------
    game
        The games, several with spaces between them; all where none is named.
    ahead
        Compile into this folder, for any processor of x86-64-v3: what `make wheels` packs.
    """
    if ahead is not None:
        _compile_ahead(ahead)
    every = [(name, what, compiles) for name in game or games() for what, compiles in steps(name)]
    parts: list[dict[str, object]] = []
    begun = perf_counter()
    for at, (name, what, compiles) in enumerate(every, start=1):
        print(f"{at} of {len(every)}: {name}, {what} ... ", end="", file=sys.stderr, flush=True)
        since = perf_counter()
        compiles()
        took = perf_counter() - since
        print(f"{took:.1f} s", file=sys.stderr, flush=True)
        parts.append({"game": name, "part": what, "seconds": round(took, 3)})
    whole = perf_counter() - begun
    told = json.dumps({"seconds": round(whole, 3), "parts": parts})
    print(told if as_json else f"Ready after {whole:.1f} s.")
    return 0


def _compile_ahead(folder: Path) -> None:
    """Store code in *folder* that other processors can run; Numba is not loaded yet.

    Raises:
        BadOptions: it is another system than the one that such code is for.
    """
    from intriga.core.compiled.cache_folder import OWN, is_for_this_system, settings

    if not is_for_this_system():
        raise BadOptions("ahead", "code is compiled ahead on Linux on x86-64, and for it, alone")
    os.environ.update(settings(), **{OWN: str(folder)})


def steps(game: str) -> Iterator[Step]:
    """Yield the parts of *game* that are compiled.

    Raises:
        BadOptions: there is no such game.
    """
    from intriga.agents import agent, bots_for
    from intriga.core.games import manifest_of

    manifest_of(game)
    yield BATCHES, lambda: _batches(game)
    for level in bots_for(game):
        made: Any = agent(level, game)
        if hasattr(made, "prepare"):
            yield f"the bot {level}", made.prepare


def _batches(game: str) -> None:
    """Compile the loops of batches and of single tables, each by a call of it."""
    import numpy as np

    from intriga.core.chance import Seeded
    from intriga.core.compiled.batch import Batch
    from intriga.core.compiled.seat_batch import Others, SeatBatch
    from intriga.core.compiled.single_game import Single
    from intriga.core.games import dialect_of

    variant = variant_of(game)
    state = variant.ruleset.begin(variant.ruleset.prepare(variant.header(), Seeded(0)))
    dialect = dialect_of(game)
    Single(dialect, state)
    SeatBatch(dialect, [state], games=1, key=0, others=Others(at_random=True))
    batch = Batch.like(dialect, state, games=1)
    batch.choose(np.zeros(1, np.int64))
    batch.mask()
    batch.playouts(0)
