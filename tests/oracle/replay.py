"""Hold records against the oracle, or let the oracle play random games.

It is called in one of these ways:

    python -m tests.oracle.replay FILE...
    python -m tests.oracle.replay --random 1000 --seed 1 --game both
"""

# ruff: noqa: T201 - printing is its work

from __future__ import annotations

import argparse
import gzip
import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.oracle.known import KNOWN, Known, Oracle, chosen_games

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_INPUTS = 20_000  # a random game longer than this counts as endless


class Line(NamedTuple):
    """One line of a record with its number in the file."""

    number: int
    content: dict[str, Any]


class Record(NamedTuple):
    """One record: its header and its input lines."""

    header: Line
    inputs: list[Line]


def read_records(path: Path) -> Iterator[Record]:
    """Yield the records of a file, which may be compressed."""
    content = path.read_bytes()
    text = (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
    record: Record | None = None
    for number, words in enumerate(text.rstrip("\n").split("\n"), 1):
        line = Line(number, json.loads(words))
        if "record" in line.content:
            if record is not None:
                yield record
            record = Record(line, [])
        elif record is not None:
            record.inputs.append(line)
    if record is not None:
        yield record


def difference(expected: dict[str, Any], got: dict[str, Any]) -> str | None:
    """Return the first difference of two positions in words, None if they agree."""
    for key in [*got, *expected]:
        if key not in expected or key not in got or expected[key] != got[key]:
            return f"{key}: expected {expected.get(key)}, got {got.get(key)}"
    return None


def replay_line(game: Oracle, line: dict[str, Any]) -> str | None:
    """Play one input line; return what is wrong with it, None if nothing is.

    A line with `"refused": true` must be refused and leave the position as it was.
    """
    seat, do = line["by"], line["do"]
    before = game.position()
    draws = iter(line.get("draws", []))
    try:
        game.input(seat, do, draws)
    except ValueError as refusal:
        if not line.get("refused"):
            return f"refused: {refusal}"
        return difference(before, game.position())
    if line.get("refused"):
        return "must be refused, was played"
    if next(draws, None) is not None:
        return "more draws than were made"
    game.check()
    return difference(line["after"], game.position()) if "after" in line else None


def replay_record(record: Record) -> tuple[int, str] | None:
    """Play a record; return the line and text of the first error, None if there is none."""
    try:
        game = KNOWN[record.header.content["game"]].begin(record.header.content)
    except ValueError as error:
        return record.header.number, str(error)
    for line in record.inputs:
        wrong = replay_line(game, line.content)
        if wrong is not None:
            return line.number, f"{line.content['by']} {line.content['do']}: {wrong}"
    return None


def replay_files(paths: list[Path]) -> int:
    """Replay files and print a line for each; return how many records differ."""
    wrong = 0
    for path in paths:
        records = list(read_records(path))
        inputs = sum(len(record.inputs) for record in records)
        failed = 0
        for record in records:
            error = replay_record(record)
            if error is not None:
                failed += 1
                print(f"{path}:{error[0]}: {record.header.content.get('id')}: {error[1]}")
        print(f"{path}: {len(records)} records, {inputs} inputs, {failed} differ")
        wrong += failed
    return wrong


def random_input(game: Oracle, known: Known, seat: int, rng: random.Random) -> str:
    """Choose an input, rather one that brings the game to its end."""
    inputs = game.legal_inputs(seat)
    hard = [do for do in inputs if do.split()[0] in known.hard]
    return rng.choice(hard if hard and rng.random() < 0.3 else inputs)


def random_game(name: str, rng: random.Random) -> int:
    """Play a random game, checking it after every input; return the number of inputs."""
    known = KNOWN[name]
    game = known.begin(known.random_header(rng))

    def draw(outcomes: dict[str, int]) -> str:
        return rng.choices(list(outcomes), list(outcomes.values()))[0]

    for number in range(MOST_INPUTS):
        if game.phase == "GAME_OVER":
            if not known.has_winner(game.position()) or game.awaiting():
                raise AssertionError("a game is over without a winner")
            return number
        seat = rng.choice(game.awaiting())
        if not game.legal_inputs(seat):
            raise AssertionError(f"nothing is legal for awaited seat {seat} in {game.phase}")
        game.input(seat, random_input(game, known, seat, rng), draw)
        check_walk(game, known)
    raise AssertionError("the game does not end")


def check_walk(game: Oracle, known: Known) -> None:
    """Check what holds after every input."""
    game.check()
    position = game.position()
    known.check_position(position)
    if list(position["awaiting"]) != sorted(set(position["awaiting"])):
        raise AssertionError("awaiting is not ascending")


def random_games(name: str, games: int, seed: int) -> int:
    """Play random games and print the seed of each that fails; return how many do."""
    failed = inputs = 0
    for number in range(games):
        try:
            inputs += random_game(name, random.Random(f"{seed}/{number}"))
        except (AssertionError, ValueError) as error:
            failed += 1
            print(f"random game {name} {seed}/{number}: {error}")
    print(f"{games} random games of {name}, {inputs} inputs, {failed} failed")
    return failed


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return 1 if anything differs or fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--random", type=int, default=0, metavar="N")
    parser.add_argument("--game", choices=[*KNOWN, "both"], default="both")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    wrong = replay_files(chosen.files)
    if chosen.random:
        wrong += sum(
            random_games(name, chosen.random, chosen.seed) for name in chosen_games(chosen.game)
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
