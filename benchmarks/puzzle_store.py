"""Pack the puzzles that come with a game, and say what there is.

    python -m benchmarks.puzzle_store GAME FILE ... [--keep]

The files are what ``intriga puzzles`` writes.  Of a game at most three questions are taken, and
none to which the reference hardly ever gives the best answer.  With ``--keep`` they go to the file
that the manifest names.  Told are how many there are by level and by number of players, and by how
much the answers lead.
"""

import argparse
import json
import lzma
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Final

from intriga.analysis.puzzles import PUZZLE_LEVELS, Puzzle
from intriga.core.games import manifest_of

MOST_OF_GAME: Final = 3
KNOWN: Final = 0.1  # how often the reference has to give the best answer: else it contradicts it


def chosen(files: list[Path]) -> dict[str, Puzzle]:
    """Return the puzzles of *files* by their ids, those that lead furthest of each game."""
    found: dict[str, Puzzle] = {}
    for file in files:
        games: dict[int, list[Puzzle]] = {}
        for line in file.read_text("utf-8").splitlines():
            written = json.loads(line)
            puzzle = Puzzle.from_dict(written)
            if puzzle.answers[puzzle.best].reference >= KNOWN:
                games.setdefault(written["game"], []).append(puzzle)
        for puzzles in games.values():
            best = sorted(puzzles, key=lambda each: -each.ahead)[:MOST_OF_GAME]
            found |= {puzzle.id: puzzle for puzzle in best}
    return dict(sorted(found.items()))


def told(puzzles: dict[str, Puzzle]) -> str:
    """Return a table of how many there are."""
    seats = sorted({puzzle.players for puzzle in puzzles.values()})
    counts = Counter((puzzle.level, puzzle.players) for puzzle in puzzles.values())
    lines = [["level", *(f"{each} players" for each in seats), "all"], ["---"] * (len(seats) + 2)]
    for level in PUZZLE_LEVELS:
        row = [counts[level, each] for each in seats]
        lines.append([level, *map(str, row), str(sum(row))])
    ahead = median(puzzle.ahead for puzzle in puzzles.values())
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    return f"{table}\n\n{len(puzzles)} puzzles; the answer leads by {ahead:.1%}, median."


def packed(puzzles: dict[str, Puzzle]) -> bytes:
    """Return *puzzles* as they are kept."""
    lines = b"\n".join(each.line for each in puzzles.values())
    return lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME)


def main() -> None:
    """Print the table; with --keep, pack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    puzzles = chosen(asked.files)
    print(told(puzzles))
    if asked.keep:
        manifest = manifest_of(asked.game)
        Path(str(manifest.file(manifest.puzzles))).write_bytes(packed(puzzles))


if __name__ == "__main__":
    main()
