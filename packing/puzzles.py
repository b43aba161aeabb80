"""Pack the puzzles that come with a game, and say what there is.

    python -m packing.puzzles GAME [FILE ...] [--keep]

The files are what ``intriga puzzles`` writes; without any, the puzzles that come with the game are
looked through again.  Of a game at most three questions are taken, and none whose answer nothing
explains or the reference contradicts (:mod:`intriga.analysis.puzzles`).  With ``--keep`` they go
to the file that the manifest names.  The output counts them by level and by number of players, and
says by how much the answers lead, how many were dropped, and which reasons the others lead with.
"""

import argparse
import json
import lzma
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Final

from intriga.analysis.puzzles import PUZZLE_LEVELS, Puzzle, reasons_for, shipped_puzzles, standing
from intriga.core.games import manifest_of
from intriga.core.offered_parts import CONTESTED

MOST_OF_GAME: Final = 3
CONTRADICTED: Final = "the reference answers otherwise"
UNEXPLAINED: Final = "nothing explains the answer"
DROPPED: Final = (CONTRADICTED, UNEXPLAINED)


def found_in(files: list[Path]) -> Iterator[Puzzle]:
    """Yield the puzzles of *files*, of each game those that lead furthest."""
    for file in files:
        games: dict[int, list[Puzzle]] = {}
        for line in file.read_text("utf-8").splitlines():
            written = json.loads(line)
            puzzle = Puzzle.from_dict(written)
            if verdict_on(puzzle) not in DROPPED:
                games.setdefault(written["game"], []).append(puzzle)
        for puzzles in games.values():
            yield from sorted(puzzles, key=lambda each: -each.ahead)[:MOST_OF_GAME]


def verdict_on(puzzle: Puzzle) -> str:
    """Return the reason that explains *puzzle* first, or why it is dropped."""
    if puzzle.answers[puzzle.best].reference < CONTESTED:
        return CONTRADICTED
    reasons = reasons_for(puzzle, standing(puzzle).view(puzzle.seat))
    return reasons[0].id if reasons else UNEXPLAINED


def sifted(puzzles: Iterable[Puzzle]) -> tuple[dict[str, Puzzle], Counter[str]]:
    """Return those of *puzzles* that are explained, by their ids, and what was said of them all."""
    kept: dict[str, Puzzle] = {}
    verdicts = Counter[str]()
    for puzzle in puzzles:
        verdict = verdict_on(puzzle)
        verdicts[verdict] += 1
        if verdict not in DROPPED:
            kept[puzzle.id] = puzzle
    return dict(sorted(kept.items())), verdicts


def told(puzzles: dict[str, Puzzle], verdicts: Counter[str]) -> str:
    """Return a table of how many there are, and the *verdicts*."""
    seats = sorted({puzzle.players for puzzle in puzzles.values()})
    counts = Counter((puzzle.level, puzzle.players) for puzzle in puzzles.values())
    lines = [["level", *(f"{each} players" for each in seats), "all"], ["---"] * (len(seats) + 2)]
    for level in PUZZLE_LEVELS:
        row = [counts[level, each] for each in seats]
        lines.append([level, *map(str, row), str(sum(row))])
    ahead = median(puzzle.ahead for puzzle in puzzles.values())
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    said = "\n".join(f"{number:5} {verdict}" for verdict, number in verdicts.most_common())
    return f"{table}\n\n{len(puzzles)} puzzles; the answer leads by {ahead:.1%}, median.\n\n{said}"


def packed(puzzles: dict[str, Puzzle]) -> bytes:
    """Return *puzzles* as they are kept."""
    lines = b"\n".join(each.line for each in puzzles.values())
    return lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME)


def main() -> None:
    """Print the table; with --keep, pack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--keep", action="store_true")
    asked = parser.parse_args()
    shipped = shipped_puzzles(asked.game).values()
    puzzles, verdicts = sifted(found_in(asked.files) if asked.files else shipped)
    print(told(puzzles, verdicts))
    if asked.keep:
        manifest = manifest_of(asked.game)
        Path(str(manifest.file(manifest.puzzles))).write_bytes(packed(puzzles))


if __name__ == "__main__":
    main()
