"""The interpreted and the compiled rules are the same rules."""

import ast
import inspect
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from intriga.core import chance
from intriga.core.batch import CHANCE, MOST_DECISIONS, Batch
from intriga.core.chance import Seeded
from intriga.core.engine import kernel, learn
from intriga.core.play import Play
from intriga.core.state import dtype
from intriga.games.coup.dialect import DIALECT
from intriga.games.coup.game import COUP
from intriga.games.coup.inputs import NUM_ACTIONS, PAGES
from intriga.games.coup.rules.by_number import deal, is_over, random_action, step
from intriga.games.coup.rules.legal import legal_actions
from intriga.games.coup.rules.table import to_move
from intriga.games.coup.state import FIELDS, CoupState
from intriga.games.coup.view import BIG, WIDTH, view
from intriga.games.coup.vocabulary import NOBODY, SEATS, Phase
from tests.compiled.variants import templates

HERE = Path(__file__).parent
pytestmark = pytest.mark.compiled


def _step_and_see(games: Any, chances: Any, seat: int, action: int, legal: Any, views: Any) -> None:
    """Deal a game, or play one action; then show all that anybody sees."""
    s = games[0]
    if action < 0:
        deal(s, chances[0])
    else:
        step(s, seat, action, chances[0])
    for each in range(s.players):
        for page in range(PAGES):
            legal[each, page] = legal_actions(s, each, page)
    for each in range(-1, s.players):
        view(s, each, views[each + 1])


@pytest.fixture(scope="module")
def step_and_see() -> Callable[..., None]:
    learn([*DIALECT.modules, chance])
    return kernel(_step_and_see)


class Compiled:
    """A game in compiled code, beside the same game in plain Python."""

    def __init__(self, template: CoupState, number: int, run: Callable[..., None]) -> None:
        self.run = run
        self.plain, self.chance = template.copy(), Seeded(number, 5)
        self.record = np.zeros(1, dtype(FIELDS))
        self.chances = np.zeros(1, CHANCE)
        self.packed = np.zeros(1, dtype(FIELDS))
        self.legal = np.zeros((SEATS, PAGES), np.int64)
        self.views = np.zeros((SEATS + 1, WIDTH), np.int8)
        template.pack(self.record[0])
        chance.start(self.chances.view(np.recarray)[0], number, 5)

    def play(self, seat: int, action: int) -> None:
        """Play on both sides; below 0, deal."""
        if action < 0:
            deal(self.plain, self.chance)
        else:
            step(self.plain, seat, action, self.chance)
        self.run(self.record, self.chances, seat, action, self.legal, self.views)

    def differs(self) -> str:
        """Say what differs, nothing if all is the same."""
        self.plain.pack(self.packed[0])  # raises if a number has outgrown its field
        if self.packed.tobytes() != self.record.tobytes():
            names = [name for name in FIELDS if (self.packed[name] != self.record[name]).any()]
            return f"fields {names}"
        for seat in range(self.plain.players):
            pages = [legal_actions(self.plain, seat, page) for page in range(PAGES)]
            if pages != self.legal[seat].tolist():
                return f"legal actions of seat {seat}"
        for seat in range(-1, self.plain.players):
            numbers = [0] * WIDTH
            view(self.plain, seat, numbers)
            if numbers != self.views[seat + 1].tolist():
                return f"view of seat {seat}"
        return ""


def test_every_field_legal_set_and_view_is_equal_after_every_input(
    step_and_see: Callable[..., None],
) -> None:
    phases: set[int] = set()
    policy = random.Random(2)
    for number, template in enumerate(templates(120, seed=1)):
        game = Compiled(template, number, step_and_see)
        game.play(NOBODY, -1)
        for turn in range(400):
            assert game.differs() == "", f"game {number}, input {turn}"
            phases.add(game.plain.phase)
            if is_over(game.plain):
                break
            seat = policy.choice(COUP.awaiting(game.plain))
            game.play(seat, policy.choice(COUP.legal_actions(game.plain, seat)))
    assert phases == set(Phase) - {Phase.CHANCE}


def test_random_playouts_are_the_same_games() -> None:
    for number, template in enumerate(templates(24, seed=3)):
        batch = Batch(DIALECT, template, games=1, key=number)
        batch.playouts(300)
        plain, numbers = template.copy(), Seeded(0, number)
        deal(plain, numbers)
        for _ in range(300):
            seat = to_move(plain)
            step(plain, seat, random_action(plain, seat, numbers), numbers)
            if is_over(plain):
                deal(plain, numbers)

        packed = np.zeros(1, dtype(FIELDS))
        plain.pack(packed[0])

        assert packed.tobytes() == batch.games.tobytes(), f"variant {number}"
        assert batch.chances[0]["drawn"] == numbers.drawn


def test_the_same_number_deals_the_same_game_one_at_a_time_and_in_a_batch() -> None:
    options = {"reforma": True, "factions_start": "random", "two_player_setup": "normal"}
    for number in range(40):
        seats = ["?"] * (2 + number % 9)
        play = Play(
            COUP, {"preset": "coup-br", "options": options, "seats": seats}, Seeded(number, 7)
        )
        batch = Batch(DIALECT, play.state, games=40, key=7)

        dealt = CoupState.unpack(batch.games[number])

        assert COUP.format_position(dealt) == COUP.format_position(play.state)


def test_an_illegal_action_is_counted_and_changes_no_game() -> None:
    batch = Batch(DIALECT, next(iter(templates(1, seed=4))), games=8, key=1)
    before = batch.games.copy()
    wrong = np.array([NUM_ACTIONS + 5, 10_000, 0, 1, 2, 299, 374, 59], np.int64)

    refused = batch.step(wrong)

    assert refused == 8
    assert (before == batch.games).all()


def test_a_batch_tells_the_winner_and_deals_anew() -> None:
    batch = Batch(DIALECT, next(iter(templates(1, seed=5))), games=64, key=1)
    noise = np.random.default_rng(6)
    winners: list[int] = []
    for _ in range(300):
        assert batch.step(batch.choose(noise.integers(0, 1 << 32, 64))) == 0
        winners += [int(won) for won in batch.winners if won]
        assert not (batch.games["phase"] == Phase.GAME_OVER).any()
    assert len(winners) > 64
    assert set(winners) <= {1 << seat for seat in range(int(batch.games[0]["players"]))}


def test_a_game_without_end_is_cut_off_before_any_number_outgrows_its_field() -> None:
    template = next(iter(templates(1, seed=7)))
    batch = Batch(DIALECT, template, games=1, key=1)
    most = 2 + 3 * MOST_DECISIONS

    batch.lengths[:] = MOST_DECISIONS - 1
    batch.step(batch.choose(np.zeros(1, np.int64)))

    assert batch.lengths[0] == 0
    assert most < np.iinfo(np.int16).max
    assert most >> 7 <= BIG


def run(script: str, **environment: str) -> str:
    """Run one of the scripts beside this file in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(HERE / script)],
        env={**os.environ, "PYTHONPATH": str(HERE.parent.parent), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip().splitlines()[-1]


def test_the_cuda_simulator_plays_the_same_games() -> None:
    assert run("cuda_simulator.py", NUMBA_ENABLE_CUDASIM="1") == "agree"


def test_the_rules_compile_for_a_graphics_card_without_one() -> None:
    assert run("cuda_ptx.py") == ".target sm_90"


def test_no_index_leaves_its_array_with_bounds_checked() -> None:
    assert run("bounds.py", NUMBA_BOUNDSCHECK="1") == "within bounds"


# ------------------------------------------------------------------- the dialect


def functions() -> dict[str, ast.FunctionDef]:
    """Return every function of the rules by name."""
    trees = [ast.parse(inspect.getsource(module)) for module in DIALECT.modules]
    return {
        node.name: node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)
    }


def test_every_function_of_the_rules_has_a_name_of_its_own() -> None:
    written = sum(
        isinstance(node, ast.FunctionDef)
        for module in DIALECT.modules
        for node in ast.parse(inspect.getsource(module)).body
    )
    assert len(functions()) == written


def test_rules_name_only_fields_that_exist() -> None:
    for name, function in functions().items():
        used = {
            node.attr
            for node in ast.walk(function)
            if isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "s"
        }
        assert used <= set(FIELDS), name


def test_every_field_is_read_by_some_rule() -> None:
    read = {
        node.attr
        for function in functions().values()
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    }
    assert set(FIELDS) <= read


def test_rules_never_call_themselves() -> None:
    known = functions()
    calls = {
        name: {
            node.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        & set(known)
        for name, function in known.items()
    }

    def visit(name: str, path: tuple[str, ...]) -> None:
        assert name not in path, f"{name} calls itself through {path}"
        for callee in calls[name]:
            visit(callee, (*path, name))

    for name in calls:
        visit(name, ())


def test_no_function_of_the_rules_is_longer_than_forty_lines() -> None:
    for name, function in functions().items():
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < 40, name
