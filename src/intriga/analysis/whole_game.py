"""Analysis of a whole game: the cost of each choice, the luck, and the moments worth a look.

The cost of a choice depends on nothing that its seat could not know: worlds are drawn from its
beliefs, and the real cards count only for the graph and for luck.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from intriga.agents.policy import fingerprint
from intriga.analysis.attribution import accounts_of
from intriga.analysis.choice_reader import ChoiceReader, care_for
from intriga.analysis.findings import Analysis
from intriga.analysis.luck import chances_of
from intriga.analysis.moments import moments_of
from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.core.record import read_records, resume

AnyGame = Game[Any, Any]
SEEDS: Final = 1 << 32


def analyse(
    game: "AnyGame | str | Path",
    *,
    careful: bool = True,
    seed: int = 0,
    heard: Callable[[int, int], object] | None = None,
) -> Analysis:
    """Return the findings in *game*, or in the first record of the file at that path.

    A look that is not *careful* leaves out what hardly matters, and sees less far.  The same *seed*
    finds the same.  *heard* gets the progress, inputs done and all; it may raise, to stop.

    Raises:
        BadRecord: a file that cannot be read, or a record that cannot be played through.
        BadOptions: no network can judge the game, or *seed* is no number of 32 bits.
    """
    if seed not in range(SEEDS):
        raise BadOptions("seed", f"a seed is a number from 0 to {SEEDS - 1}, not {seed}")
    if isinstance(game, str | Path):
        record = next(read_records(game))
        game = resume(ruleset_of(record.header["game"]), record, Scripted([]))
    name = game.ruleset.name
    care = care_for(name, game.begun.players, careful=careful)
    reader = ChoiceReader(game, care, seed)
    reader.read(heard)
    worth = partial(reader.reference.open_worths, depth=care.few_depth, key=seed)
    chances = chances_of(game, reader.steps, worth, care.open_games, seed)
    chances = replace(chances, games=care.open_games * reader.reference.games_for_one)
    choices = tuple(reader.choices)
    accounts = accounts_of(chances, reader.steps, choices, reader.heard)
    return Analysis(
        game=name,
        network=fingerprint(name) or "",
        seed=seed,
        careful=careful,
        model_error=reader.model_error,
        finished=bool(reader.position.winners),
        shares=tuple(map(tuple, chances.along.tolist())),
        choices=choices,
        accounts=accounts,
        moments=moments_of(chances, choices, reader.heard, reader.model_error),
    )
