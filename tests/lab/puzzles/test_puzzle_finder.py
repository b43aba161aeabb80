"""Puzzles have one clear answer, whatever their seat thinks, and whatever lies hidden."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from intriga.analysis.puzzles import EASY, HARD, Puzzle, shipped_prices, shipped_puzzles
from intriga.core.chance import Scripted
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import games_with, ruleset_of
from intriga.core.record import resume
from intriga.core.record_text import write_lines
from intriga.lab import puzzle_finder
from intriga.lab.commands.puzzles import PuzzlesArguments, puzzles
from intriga.lab.puzzle_finder import AHEAD, puzzles_in

pytestmark = pytest.mark.compiled
AnyGame = Game[Any, Any]
PAIR = 2
SHORT = 14  # inputs
GAMES = games_with("puzzles")


def game_of(puzzle: Puzzle) -> AnyGame:
    """Return the game that *puzzle* is from, with its answer for the last input."""
    chance = Scripted(["captain", "duke", "contessa"])
    game: AnyGame = resume(ruleset_of(puzzle.header["game"]), puzzle.record(), chance)
    game.play(puzzle.answers[puzzle.best].do, seat=puzzle.seat)
    return game


def short(puzzle: Puzzle) -> bool:
    """Say whether two play and *puzzle* is soon asked, with nothing but words before it."""
    words = {word for line in puzzle.inputs for word in line["do"].split()}
    return (
        puzzle.players == PAIR
        and len(puzzle.inputs) < SHORT
        and not any("draws" in line for line in puzzle.inputs)
        and not {"lose", "keep", "prove", "challenge"} & words
        and puzzle.answers[puzzle.best].do in {"pass", "income"}
    )


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    return next(each for each in shipped_puzzles("coup").values() if short(each))


@pytest.fixture(scope="module")
def found(puzzle: Puzzle) -> list[Puzzle]:
    return list(puzzles_in(game_of(puzzle)))


def test_a_shipped_puzzle_is_found_again(puzzle: Puzzle, found: list[Puzzle]) -> None:
    """The shipped puzzles come from other seeds; the answer is the same under this one."""
    assert puzzle.answers[puzzle.best].do in [
        each.answers[each.best].do for each in found if len(each.inputs) == len(puzzle.inputs)
    ]


def test_the_same_seed_finds_the_same(puzzle: Puzzle, found: list[Puzzle]) -> None:
    assert list(puzzles_in(game_of(puzzle))) == found


def test_hidden_cards_change_no_puzzle_of_a_seat(puzzle: Puzzle, found: list[Puzzle]) -> None:
    hands = [list(hand) for hand in puzzle.header["hands"]]
    hands[1 - puzzle.seat] = next(
        hand
        for hand in (["captain", "contessa"], ["assassin", "duke"])
        if hand != hands[1 - puzzle.seat]
    )
    other = replace(puzzle, header={**puzzle.header, "hands": hands})
    again = list(puzzles_in(game_of(other)))

    def told(puzzles: list[Puzzle]) -> list[Any]:
        return [
            (each.inputs, each.answers, each.best, each.doubt)
            for each in puzzles
            if each.seat == puzzle.seat
        ]

    assert told(again) == told(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_answer_of_every_shipped_puzzle_is_clearly_ahead(game: str) -> None:
    puzzles = shipped_puzzles(game)
    for name, each in puzzles.items():
        assert each.id == name
        assert each.answers[each.best].win == max(answer.win for answer in each.answers)
        assert each.ahead >= AHEAD - 0.002  # wins are rounded
        assert len(each.answers) > 1
        assert each.header["seats"] == [str(seat) for seat in range(each.players)]
        assert Puzzle.from_dict(json.loads(json.dumps(each.to_dict()))) == each


@pytest.mark.parametrize(("ease", "level"), [(EASY, "easy"), (HARD, "medium"), (0.1, "hard")])
def test_the_level_of_a_puzzle_follows_from_its_ease(
    puzzle: Puzzle, ease: float, level: str
) -> None:
    assert replace(puzzle, ease=ease).level == level


def test_an_answer_leads_only_beyond_noise() -> None:
    clear = np.array([[1.0, 0.9, 1.0, 0.9], [0.1, 0.0, 0.0, 0.1]])
    noisy = np.array([[1.0, 0.0, 1.0, 0.0], [0.0, 1.0, 0.0, 0.6]])
    assert puzzle_finder.leads(clear, AHEAD, 4)
    assert not puzzle_finder.leads(noisy, AHEAD, 4)
    assert puzzle_finder.leads(noisy, AHEAD, 0)


def test_a_game_without_puzzles_has_none() -> None:
    with pytest.raises(BadOptions, match="bridge"):
        shipped_puzzles("bridge")


# ------------------------------------------------------------------- the command


def command(
    records: Path, out: Path, *, jobs: int = 1, as_json: bool = False, seed: int = 0
) -> int:
    asked = PuzzlesArguments(out=out, jobs=jobs, as_json=as_json, seed=seed)
    return puzzles(records, arguments=asked)


def test_the_command_adds_the_puzzles_of_each_game_once(
    puzzle: Puzzle, found: list[Puzzle], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    records, out = tmp_path / "games.jsonl", tmp_path / "puzzles.jsonl"
    with records.open("w", encoding="utf-8") as file:
        write_lines(game_of(replace(puzzle, header={**puzzle.header, "id": "one"})).lines, file)

    assert command(records, out=out) == 0
    assert command(records, out=out) == 0  # nothing is found twice
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [Puzzle.from_dict(line) for line in lines] == [
        Puzzle.from_dict(each.to_dict()) for each in found
    ]
    assert {line["game"] for line in lines} == {1}
    assert capsys.readouterr().out.split() == [str(len(found))] * 2
    assert command(records, out=out, as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == {"puzzles": len(found), "out": str(out)}

    assert command(records, out=out, seed=1) == 2
    assert "has seed 0, not 1: name another file" in capsys.readouterr().err
    records.write_text(records.read_text("utf-8").replace('"one"', '"another"'), "utf-8")
    assert command(records, out=out) == 2
    assert "has 'one' as game 1, not 'another'" in capsys.readouterr().err


def test_two_processes_find_the_same_puzzles(
    puzzle: Puzzle, found: list[Puzzle], tmp_path: Path
) -> None:
    records, one, two = (tmp_path / name for name in ("games.jsonl", "one", "two"))
    with records.open("w", encoding="utf-8") as file:
        write_lines(game_of(puzzle).lines, file)
        write_lines(game_of(puzzle).lines, file)

    assert command(records, out=two, jobs=2) == 0
    lines = [json.loads(line) for line in two.read_text("utf-8").splitlines()]
    assert [line["game"] for line in lines] == [1] * len(found) + [2] * len(found)
    one.write_bytes(two.read_bytes()[:-20])  # torn off in the second game, which is looked at again
    assert command(records, out=one) == 0
    assert one.read_bytes() == two.read_bytes()


def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rubbish.jsonl"
    file.write_text("rubbish\n", "utf-8")
    assert command(file, out=tmp_path / "out.jsonl") == 2
    assert "rubbish.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["coup", "pot-de-vin"])
def test_shipped_puzzles_and_prices_say_by_which_rules_they_were_found(game: str) -> None:
    """A header of a record means the same for ever, whatever options come and defaults change."""
    options = ruleset_of(game).variants.options
    for store in (shipped_puzzles(game), shipped_prices(game)):
        for puzzle in store.values():
            assert puzzle.header["record"] == 1
            assert puzzle.header["options"].keys() <= options.keys()
