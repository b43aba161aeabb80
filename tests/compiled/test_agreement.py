"""The interpreted and the compiled rules are the same rules."""

import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from intriga.core import chance
from intriga.core.chance import Seeded
from intriga.core.compiled.batch import Batch
from intriga.core.compiled.engine import kernel
from intriga.core.dialect import CHANCE, MOST_DECISIONS, Dialect
from intriga.core.game import Game
from intriga.core.registry import dialect_of, games, ruleset_of
from intriga.core.returns import write_returns
from intriga.core.state import dtype
from tests.compiled.variants import templates
from tests.games.tables import any_header, phases_of

HERE = Path(__file__).parent
pytestmark = pytest.mark.compiled
every = pytest.mark.parametrize("name", games())
NOBODY = -1
# Options of which the order of dealing depends, one at a time and in a batch.
DEALT_ALIKE: dict[str, dict[str, object]] = {"coup": {"two_player_setup": "normal"}}


def first_template(name: str, seed: int) -> Any:
    return next(iter(templates(name, 1, seed)))


# ------------------------------------------------------------------- one input after the other


@cache
def step_and_see(rules: Dialect) -> Callable[..., None]:
    """Return a compiled function that plays one action, or deals, and shows all that is seen."""
    deal, step, legal_actions, view = rules.deal, rules.step, rules.legal_actions, rules.view
    pages = rules.pages

    def run(games: Any, chances: Any, seat: int, action: int, legal: Any, views: Any) -> None:
        s = games[0]
        if action < 0:
            deal(s, chances[0])
        else:
            step(s, seat, action, chances[0])
        for each in range(s.players):
            for page in range(pages):
                legal[each, page] = legal_actions(s, each, page)
        for each in range(-1, s.players):
            view(s, each, views[each + 1])

    return kernel(run, [*rules.modules, chance])


class Compiled:
    """A game in compiled code, beside the same game in plain Python."""

    def __init__(self, name: str, template: Any, number: int) -> None:
        self.rules = dialect_of(name)
        self.run = step_and_see(self.rules)
        self.plain, self.chance = template.copy(), Seeded(number, 5)
        self.record = np.zeros(1, dtype(self.rules.fields))
        self.chances = np.zeros(1, CHANCE)
        self.packed = np.zeros(1, dtype(self.rules.fields))
        self.legal = np.zeros((template.players, self.rules.pages), np.int64)
        self.views = np.zeros((template.players + 1, self.rules.width), np.int8)
        template.pack(self.record[0])
        chance.start(self.chances.view(np.recarray)[0], number, 5)

    def play(self, seat: int, action: int) -> None:
        """Play on both sides; below 0, deal."""
        if action < 0:
            self.rules.deal(self.plain, self.chance)
        else:
            self.rules.step(self.plain, seat, action, self.chance)
        self.run(self.record, self.chances, seat, action, self.legal, self.views)

    def differs(self) -> str:
        """Say what differs, nothing if all is the same."""
        if field := self.differing_field():
            return field
        rules, players = self.rules, self.plain.players
        for seat in range(players):
            pages = [rules.legal_actions(self.plain, seat, page) for page in range(rules.pages)]
            if pages != self.legal[seat].tolist():
                return f"legal actions of seat {seat}"
        for seat in range(-1, players):
            numbers = [0] * rules.width
            rules.view(self.plain, seat, numbers)
            if numbers != self.views[seat + 1].tolist():
                return f"view of seat {seat}"
        return ""

    def differing_field(self) -> str:
        """Say which fields differ, nothing if all bytes are the same."""
        self.plain.pack(self.packed[0])  # raises if a number has outgrown its field
        if self.packed.tobytes() == self.record.tobytes():
            return ""
        fields = self.rules.fields
        return f"fields {[n for n in fields if (self.packed[n] != self.record[n]).any()]}"


def random_games(name: str, number: int, seed: int, most: int = 400) -> Iterator[Compiled]:
    """Play random games on both sides, stopping after the deal and after every input."""
    game, policy = ruleset_of(name), random.Random(seed)
    for each, template in enumerate(templates(name, number, seed)):
        both = Compiled(name, template, each)
        both.play(NOBODY, -1)
        yield both
        for _ in range(most):
            if both.rules.is_over(both.plain):
                break
            seat = policy.choice(game.awaiting(both.plain))
            both.play(seat, policy.choice(game.legal_actions(both.plain, seat)))
            yield both


@every
def test_every_field_legal_set_and_view_is_equal_after_every_input(name: str) -> None:
    phases: set[str] = set()
    for both in random_games(name, 120, seed=1):
        assert both.differs() == "", f"game {both.chance.game}, numbers {both.chance.drawn}"
        phases.add(ruleset_of(name).phase(both.plain))
    assert phases == phases_of(name)


@pytest.mark.parametrize("name", [name for name in games() if dialect_of(name).redeal])
def test_dealing_anew_is_the_same_in_machine_code(name: str) -> None:
    rules: Any = dialect_of(name)
    redeal = rules.redeal

    def redeal_one(games: Any, chances: Any, seat: int) -> None:
        redeal(games[0], seat, chances[0])

    run = kernel(redeal_one, [*rules.modules, chance])
    changed = 0
    for both in random_games(name, 40, seed=2):
        hands = [*both.plain.hand]
        viewer = both.chance.below(both.plain.players + 1) - 1
        chance.next_number(both.chances.view(np.recarray)[0])
        redeal(both.plain, viewer, both.chance)
        run(both.record, both.chances, viewer)
        assert both.differing_field() == ""
        assert both.chances[0]["drawn"] == both.chance.drawn
        assert viewer == NOBODY or both.plain.hand[viewer] == hands[viewer]
        changed += both.plain.hand != hands
    assert changed


@pytest.mark.parametrize("name", [name for name in games() if dialect_of(name).rollout_action])
def test_playing_on_sensibly_is_the_same_in_machine_code(name: str) -> None:
    rules: Any = dialect_of(name)
    choose = rules.rollout_action

    def choose_one(games: Any, chances: Any, seat: int, chosen: Any) -> None:
        chosen[0] = choose(games[0], seat, chances[0])

    run, chosen = kernel(choose_one, [*rules.modules, chance]), np.zeros(1, np.int64)
    for both in random_games(name, 80, seed=5):
        for seat in ruleset_of(name).awaiting(both.plain):
            action = choose(both.plain, seat, both.chance)
            run(both.record, both.chances, seat, chosen)
            assert action == chosen[0]
            assert both.chances[0]["drawn"] == both.chance.drawn


# ------------------------------------------------------------------- many games at once


@every
def test_random_playouts_are_the_same_games(name: str) -> None:
    rules = dialect_of(name)
    for number, template in enumerate(templates(name, 24, seed=3)):
        batch = Batch(rules, template, games=1, key=number)
        batch.playouts(300)
        plain, numbers = template.copy(), Seeded(0, number)
        rules.deal(plain, numbers)
        for _ in range(300):
            seat = rules.to_move(plain)
            rules.step(plain, seat, rules.random_action(plain, seat, numbers), numbers)
            if rules.is_over(plain):
                rules.deal(plain, numbers)

        packed = np.zeros(1, dtype(rules.fields))
        plain.pack(packed[0])

        assert packed.tobytes() == batch.games.tobytes(), f"variant {number}"
        assert batch.chances[0]["drawn"] == numbers.drawn


@every
def test_the_same_number_deals_the_same_game_one_at_a_time_and_in_a_batch(name: str) -> None:
    game: Any = ruleset_of(name)
    rules = dialect_of(name)
    for number in range(40):
        header = any_header(game, f"dealt {number}", **DEALT_ALIKE.get(name, {}))
        play: Game[Any, Any] = Game(game, header, Seeded(number, 7))
        batch = Batch(rules, play.state, games=40, key=7)

        kind = cast("type[Any]", type(play.state))
        dealt = kind.unpack(batch.games[number])

        assert game.format_position(dealt) == game.format_position(play.state)


@every
def test_an_illegal_action_is_counted_and_changes_no_game(name: str) -> None:
    rules = dialect_of(name)
    batch = Batch(rules, first_template(name, 4), games=8, key=1)
    before = batch.games.copy()
    ids = range(rules.page * rules.pages)
    illegal = [
        next(each for each in ids if not legal[each // rules.page] >> each % rules.page & 1)
        for legal in batch.legal.tolist()
    ]
    illegal[0], illegal[1] = len(ids) + 5, 10_000

    refused = batch.step(np.array(illegal, np.int64))

    assert refused == 8
    assert (before == batch.games).all()


@every
def test_a_batch_tells_the_winners_and_deals_anew(name: str) -> None:
    game, rules = ruleset_of(name), dialect_of(name)
    met: set[int] = set()
    ended = 0
    for number, template in enumerate(templates(name, 6, seed=5)):
        batch = Batch(rules, template, games=64, key=number)
        sides = [sum(1 << seat for seat in side) for side in game.sides(template)]
        noise = np.random.default_rng(6)
        for _ in range(150):
            assert batch.step(batch.choose(noise.integers(0, 1 << 32, 64))) == 0
            for won in batch.winners[batch.winners > 0].tolist():
                ended += 1
                assert won < 1 << template.players
                assert all(won & side in {0, side} for side in sides), "a pair wins together"
                met.add(sum(won & side > 0 for side in sides))
            over = [rules.is_over(record) for record in batch.games.view(np.recarray)]
            assert not any(over)
    assert ended > 64
    assert met >= {1}


@every
def test_a_batch_tells_what_a_game_was_worth_and_what_the_last_seat_got(name: str) -> None:
    game, rules = ruleset_of(name), dialect_of(name)
    dealt = list(templates(name, 6, seed=5))
    batch = Batch(rules, dealt, games=60, key=3)
    most, ended = max(each.players for each in dealt), 0
    assert batch.returns.shape == (60, most)
    for noise in np.random.default_rng(6).integers(0, 1 << 32, (300, 60)):
        acted = batch.seats.copy()
        batch.step(batch.choose(noise))
        for i, won in enumerate(batch.winners.tolist()):
            state = dealt[i % 6]
            worth = [0.0] * most
            if won:
                write_returns(won, state.players, len(game.sides(state)), worth)
            assert batch.returns[i].tolist() == pytest.approx(worth)
            assert batch.rewards[i] == pytest.approx(worth[acted[i]])
            assert abs(sum(worth)) < 1e-9
            ended += won > 0
    assert ended > 60


@every
def test_an_action_below_0_plays_nothing_and_the_wrong_number_of_actions_is_refused(
    name: str,
) -> None:
    batch = Batch(dialect_of(name), first_template(name, 4), games=8, key=1)
    before = batch.games.copy()

    assert batch.step(np.full(8, -1)) == 0
    assert (before == batch.games).all()
    for wrong in (np.zeros(7, np.int64), np.zeros((8, 1), np.int64)):
        with pytest.raises(ValueError, match=r"the shape \(8,\), one for each game, not"):
            batch.step(wrong)


@every
def test_of_noise_the_low_32_bits_count(name: str) -> None:
    batch = Batch(dialect_of(name), first_template(name, 4), 8, 1)
    noise = np.arange(8) * 0x1234567
    assert batch.choose(noise | 1 << 40).tolist() == batch.choose(noise).tolist()


@every
def test_actions_that_are_only_read_are_played_too(name: str) -> None:
    one, other = (Batch(dialect_of(name), first_template(name, 4), 8, 1) for _ in range(2))
    actions = one.choose(np.full(8, 1 << 31))
    fixed = actions.astype(np.int32)
    fixed.flags.writeable = False

    one.step(actions)
    other.step(fixed)

    assert one.games.tobytes() == other.games.tobytes()


@every
def test_a_game_without_end_is_cut_off(name: str) -> None:
    batch = Batch(dialect_of(name), first_template(name, 7), games=1, key=1)

    batch.lengths[:] = MOST_DECISIONS - 1
    batch.step(batch.choose(np.zeros(1, np.int64)))

    assert batch.lengths[0] == 0
    assert batch.winners[0] == 0


@every
def test_playouts_count_the_decisions_of_each_game_and_cut_it_off(name: str) -> None:
    batch = Batch(dialect_of(name), first_template(name, 4), games=8, key=1)
    twin = Batch(dialect_of(name), first_template(name, 4), games=8, key=1)
    batch.playouts(3)
    assert batch.lengths.tolist() == [3] * 8

    batch.lengths[:] = twin.lengths[:] = MOST_DECISIONS - 1
    assert batch.playouts(1) == 8
    twin.step(twin.choose(np.zeros(8, np.int64)))
    assert batch.lengths.tolist() == twin.lengths.tolist() == [0] * 8


@every
def test_masks_show_the_legal_set_of_each_game_in_the_same_array(name: str) -> None:
    batch = Batch(dialect_of(name), first_template(name, 4), games=8, key=1)
    masks, noise = batch.mask(), np.random.default_rng(1)
    page = dialect_of(name).page
    for _ in range(200):
        assert batch.mask() is masks
        for legal, mask in zip(batch.legal, masks, strict=True):
            ids = [at for at in range(len(mask)) if legal[at // page] >> at % page & 1]
            assert np.flatnonzero(mask).tolist() == ids
        batch.step(batch.choose(noise.integers(0, 1 << 32, 8)))


# ------------------------------------------------------------------- in processes of their own


def run(script: str, name: str, **environment: str) -> str:
    """Run one of the scripts beside this file in a process of its own."""
    done = subprocess.run(
        [sys.executable, str(HERE / script), name],
        env={**os.environ, "PYTHONPATH": str(HERE.parent.parent), **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip().splitlines()[-1]


@every
def test_the_cuda_simulator_plays_the_same_games(name: str) -> None:
    assert run("cuda_simulator.py", name, NUMBA_ENABLE_CUDASIM="1") == "agree"


@every
def test_the_loops_compile_for_a_graphics_card_without_one(name: str) -> None:
    assert run("cuda_ptx.py", name) == ".target sm_90"


def test_without_a_card_a_sentence_says_what_is_missing() -> None:
    from numba import cuda

    from intriga.core.compiled.cuda import CudaBatch

    if cuda.is_available():
        pytest.skip("there is a card")
    with pytest.raises(RuntimeError, match=r"need one that CUDA knows, its driver.*intriga\[gpu\]"):
        CudaBatch(dialect_of("coup"), first_template("coup", 2), games=1)


@every
def test_no_index_leaves_its_array_with_bounds_checked(name: str) -> None:
    assert run("bounds.py", name, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0") == "within bounds"
