"""Pack the questions about the price of a challenge that come with a game.

    python -m packing.prices GAME FILE ... [--jobs N] [--most N] [--keep]

The files are records of finished games, taken in turn; of each game one question about a claim is
drawn.  Its challenge is measured where the claim is true and where it is false, in games played to
the end.  At most N prices that are precise enough and say something stay.  With ``--keep`` they go
to the file that the manifest names.  The output says how they are spread.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import chain, islice, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.analysis.puzzles import Puzzle
from intriga.core.chance import Scripted
from intriga.core.games import manifest_of, ruleset_of
from intriga.core.record import Record, read_records, resume
from intriga.lab.puzzle_finder import priced_question
from intriga.parallel.spread import Spread
from packing.puzzles import packed

if TYPE_CHECKING:
    from intriga.core.game import Game

MOST_ERROR: Final = 0.04  # standard error of a price that can be asked for
LEAST: Final = 0.03  # a price, and what is left to 1


class Pricer:
    """Measures prices, in whatever process."""

    def do(self, record: Record) -> Puzzle | None:
        """Return a question of the game of *record*, None where no price can be asked for."""
        game: Game[Any, Any] = resume(ruleset_of(record.header["game"]), record, Scripted([]))
        found = priced_question(game, seed=record.line)
        if found is None or found.doubt is None:
            return None
        price, error = found.doubt.price or 0.0, found.doubt.price_error or 0.0
        return found if error <= MOST_ERROR and LEAST <= price <= 1 - LEAST else None


def found_in(files: list[Path], jobs: int, most: int) -> Iterator[Puzzle]:
    """Yield at most so many questions of games in *files*."""
    records = filter(None, chain.from_iterable(zip_longest(*map(read_records, files))))
    with closing(Spread(jobs).results(Pricer, partial(next, records, None))) as found:
        for number, each in enumerate(islice(filter(None, found), most), 1):
            print(f"{most - number} to go", flush=True)
            yield each


def told(puzzles: dict[str, Puzzle]) -> str:
    """Return how many questions there are, and how their prices are spread."""
    prices = [each.doubt.price for each in puzzles.values() if each.doubt and each.doubt.price]
    if not prices:
        return "no prices"
    quarters: list[float] = np.percentile(prices, [0, 25, 50, 75, 100]).tolist()
    players = Counter(each.players for each in puzzles.values())
    spread = ", ".join(f"{each:.0%}" for each in quarters)
    seats = ", ".join(f"{number} of {each} players" for each, number in sorted(players.items()))
    return f"{len(prices)} prices ({seats}); least, quarters and most: {spread}"


def main() -> None:
    """Print what there is; with --keep, pack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--most", type=int, default=200)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    manifest = manifest_of(asked.game)
    if asked.keep and not manifest.prices:
        parser.error(f"the manifest of {asked.game} names no file for prices")
    found = {each.id: each for each in found_in(asked.files, asked.jobs, asked.most)}
    puzzles = dict(sorted(found.items()))
    print(told(puzzles))
    if asked.keep:
        Path(str(manifest.file(manifest.prices))).write_bytes(packed(puzzles))


if __name__ == "__main__":
    main()
