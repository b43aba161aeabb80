"""Kill ``intriga train`` at chance, and see whether it ends as one that was left alone.

    python -m tests.faults.killed_runs [--kills N] [--seed N] [--game GAME] [--recipe FILE]

It prints the seconds of the processor that each call took, and whether the policies are the same
files, byte for byte.  The first call compiles; the second shows what is left to do after that.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

SMALL: Final = """
game = "{game}"
seed = 1

[[stage]]
name = "alone"
decisions = 30e3
games = 64
minibatch = 256
size = {{ token = 16, trunk = 32, meeting = 16 }}
players = {{ 3 = 1 }}
checkpoints = 10

[[stage]]
name = "others"
begins = "alone"
population = true
kinds = 24
decisions = 30e3
games = 72
minibatch = 128
players = {{ 3 = 1 }}
checkpoints = 10
"""


def call(game: str, recipe: Path, folder: Path) -> list[str]:
    """Return the command that trains by *recipe* in *folder*."""
    words = ["train", game, "--recipe", str(recipe), "--run", str(folder)]
    return [sys.executable, "-m", "intriga", *words]


def finish(words: list[str]) -> tuple[float, float]:
    """Run *words* to the end; return the seconds of the clock and of the processor."""
    begun, before = perf_counter(), os.times()
    subprocess.run(words, check=True, capture_output=True)
    after = os.times()
    used = after.children_user + after.children_system
    return perf_counter() - begun, used - before.children_user - before.children_system


def kill(words: list[str], seconds: float) -> bool:
    """Kill *words* after so many *seconds*; say whether it was still at work."""
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as child:
        try:
            child.wait(seconds)
        except subprocess.TimeoutExpired:
            child.kill()
    return child.returncode < 0


def policies(folder: Path) -> dict[str, bytes]:
    """Return what came of a run: every file of weights, by its place."""
    files = [each for each in folder.rglob("*.npz") if each.name != "learner.npz"]
    return {str(each.relative_to(folder)): each.read_bytes() for each in files}


def compare(game: str, recipe: Path, folder: Path, kills: int, seed: int) -> bool:
    """Say whether a run that was killed *kills* times in *folder* ends as one that was not."""
    random = Random(seed)
    print(
        "compiling: {:.1f} s, {:.1f} CPU-s".format(*finish(call(game, recipe, folder / "0"))),
        flush=True,
    )
    seconds, used = finish(call(game, recipe, folder / "whole"))
    print(f"uninterrupted: {seconds:.1f} s, {used:.1f} CPU-s", flush=True)
    done = 0
    while done < kills:
        after = random.uniform(0.3, 0.9) * seconds
        if not kill(call(game, recipe, folder / "killed"), after):
            break
        done += 1
        print(f"killed after {after:.1f} s", flush=True)
    print("ended: {:.1f} s, {:.1f} CPU-s".format(*finish(call(game, recipe, folder / "killed"))))
    one, other = policies(folder / "whole"), policies(folder / "killed")
    print(f"{done} kills; {len(one)} files of weights, the same: {one == other}")
    return one == other and done == kills


def main() -> int:
    """Compare, as the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="coup")
    parser.add_argument("--recipe", type=Path)
    asked = parser.parse_args()
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "recipe.toml").write_text(SMALL.format(game=asked.game), encoding="utf-8")
        recipe = asked.recipe or folder / "recipe.toml"
        return 0 if compare(asked.game, recipe, folder, asked.kills, asked.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
