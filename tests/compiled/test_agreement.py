"""The interpreted and the compiled rules are the same rules."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from intriga.core.chance import Seeded
from intriga.core.compiled.batch import Batch
from intriga.core.compiled.search import Search, played_out
from intriga.core.compiled.worlds import kernels
from intriga.core.dialect import MOST_DECISIONS, Dialect
from intriga.core.game import Game
from intriga.core.games import dialect_of, games, ruleset_of
from intriga.core.returns import write_returns
from intriga.core.state import dtype
from tests.compiled.stepping import random_games
from tests.compiled.variants import templates
from tests.games.tables import any_header, phases_of

HERE = Path(__file__).parent
pytestmark = [pytest.mark.compiled, pytest.mark.untraced]
every = pytest.mark.parametrize("name", games())
NOBODY = -1
# Options of which the order of dealing depends, one at a time and in a batch.
DEALT_ALIKE: dict[str, dict[str, object]] = {  # a batch always draws who begins
    "coup": {"two_player_setup": "normal", "first_player": "random"}
}


def first_template(name: str, seed: int) -> Any:
    return next(iter(templates(name, 1, seed)))


# ------------------------------------------------------------------- one input after the other


@every
def test_every_field_legal_set_and_view_is_equal_after_every_input(name: str) -> None:
    phases: set[str] = set()
    for both in random_games(name, 60, seed=1):
        assert both.differs() == "", f"game {both.chance.game}, numbers {both.chance.drawn}"
        phases.add(ruleset_of(name).phase(both.plain))
    assert phases == phases_of(name)


@pytest.mark.parametrize("name", [name for name in games() if dialect_of(name).redeal])
def test_redealing_is_the_same_in_machine_code(name: str) -> None:
    rules: Any = dialect_of(name)
    run, pick = kernels(rules).redeal, random.Random(2)
    changed = 0
    for number, both in enumerate(random_games(name, 24, seed=2)):
        hands = [*both.plain.hand]
        viewer, source = pick.randrange(NOBODY, both.plain.players), Seeded(0, number)
        rules.redeal(both.plain, viewer, source)
        run(both.record, both.chances, viewer, number)
        assert both.differing_field() == ""
        assert both.chances[0]["drawn"] == source.drawn
        assert viewer == NOBODY or both.plain.hand[viewer] == hands[viewer]
        changed += both.plain.hand != hands
        both.chance = source
    assert changed


@pytest.mark.parametrize(
    ("name", "sensibly"),
    [
        *((name, False) for name in games() if dialect_of(name).redeal),
        *((name, True) for name in games() if dialect_of(name).rollout_action),
    ],
)
def test_a_search_plays_the_same_games_to_their_end(name: str, *, sensibly: bool) -> None:
    rules, ruleset = dialect_of(name), ruleset_of(name)
    for number, both in enumerate(random_games(name, 6, seed=5)):
        if rules.is_over(both.plain) or number % 5:
            continue
        seat = ruleset.to_move(both.plain)
        search = Search(
            rules,
            both.plain,
            seat,
            ruleset.legal_actions(both.plain, seat),
            number,
            sensibly=sensibly,
        )
        search.weigh(2)
        source = Seeded(0, number)
        shares = weighed(rules, both.plain.copy(), search, source, sensibly=sensibly)
        assert search.shares.tolist() == shares


def weighed(
    dialect: Dialect, world: Any, search: Search, source: Seeded, *, sensibly: bool
) -> list[float]:
    """Weigh in plain Python what *search* has weighed."""
    rules: Any = dialect
    seat, shares = search.seat, [0.0] * len(search.actions)
    choose = (sensibly and rules.rollout_action) or rules.random_action
    for _ in range(search.deals):
        rules.redeal(world, seat, source)
        for at, action in enumerate(search.actions.tolist()):
            trial = world.copy()
            rules.step(trial, seat, action, source)
            while not rules.is_over(trial):
                asked = rules.to_move(trial)
                rules.step(trial, asked, choose(trial, asked, source), source)
            won = rules.winners(trial)
            shares[at] += (won >> seat & 1) / won.bit_count()
    return shares


@pytest.mark.parametrize("name", [name for name in games() if dialect_of(name).rollout_action])
def test_positions_are_played_out_as_the_same_games(name: str) -> None:
    """With all cards open nothing is dealt again; a game that is over is worth what was won."""
    rules: Any = dialect_of(name)
    for number, both in enumerate(random_games(name, 6, seed=6)):
        if number % 5 and not rules.is_over(both.plain):
            continue
        packed, players = both.record.copy().reshape(1), both.plain.players
        source, shares = Seeded(0, number), [0.0] * players
        for _ in range(2):
            trial = both.plain.copy()
            while not rules.is_over(trial):
                asked = rules.to_move(trial)
                rules.step(trial, asked, rules.rollout_action(trial, asked, source), source)
            won = rules.winners(trial)
            for seat in range(players):
                shares[seat] += (won >> seat & 1) / won.bit_count() / 2
        assert played_out(rules, packed, players, 2, number).tolist() == [shares]


# ------------------------------------------------------------------- many games at once


@every
def test_random_playouts_are_the_same_games(name: str) -> None:
    rules = dialect_of(name)
    for number, template in enumerate(templates(name, 24, seed=3)):
        batch = Batch.like(rules, template, games=1, key=number)
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
    ruleset: Any = ruleset_of(name)
    rules = dialect_of(name)
    for number in range(40):
        header = any_header(ruleset, f"dealt {number}", **DEALT_ALIKE.get(name, {}))
        game: Game[Any, Any] = Game(ruleset, header, Seeded(number, 7))
        batch = Batch.like(rules, game.state, games=40, key=7)

        kind = cast("type[Any]", type(game.state))
        dealt = kind.unpack(batch.games[number])

        assert ruleset.format_position(dealt) == ruleset.format_position(game.state)


@every
def test_an_illegal_action_is_counted_and_changes_no_game(name: str) -> None:
    rules = dialect_of(name)
    batch = Batch.like(rules, first_template(name, 4), games=8, key=1)
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
def test_a_batch_tells_the_winners_and_deals_again(name: str) -> None:
    ruleset, rules = ruleset_of(name), dialect_of(name)
    met: set[int] = set()
    ended = 0
    for number, template in enumerate(templates(name, 6, seed=5)):
        batch = Batch.like(rules, template, games=64, key=number)
        sides = [sum(1 << seat for seat in side) for side in ruleset.sides(template)]
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
def test_a_batch_has_the_returns_of_a_game_and_the_reward_of_the_last_seat(name: str) -> None:
    ruleset, rules = ruleset_of(name), dialect_of(name)
    dealt = list(templates(name, 6, seed=5))
    batch = Batch.like(rules, dealt, games=60, key=3)
    most, ended = max(each.players for each in dealt), 0
    assert batch.returns.shape == (60, most)
    for noise in np.random.default_rng(6).integers(0, 1 << 32, (300, 60)):
        acted = batch.seats.copy()
        batch.step(batch.choose(noise))
        for i, won in enumerate(batch.winners.tolist()):
            state = dealt[i % 6]
            worth = [0.0] * most
            if won:
                write_returns(won, state.players, len(ruleset.sides(state)), worth)
            assert batch.returns[i].tolist() == pytest.approx(worth)
            assert batch.rewards[i] == pytest.approx(worth[acted[i]])
            assert abs(sum(worth)) < 1e-9
            ended += won > 0
    assert ended > 60


@every
def test_an_action_below_0_plays_nothing_and_the_wrong_number_of_actions_is_refused(
    name: str,
) -> None:
    batch = Batch.like(dialect_of(name), first_template(name, 4), games=8, key=1)
    before = batch.games.copy()

    assert batch.step(np.full(8, -1)) == 0
    assert (before == batch.games).all()
    for wrong in (np.zeros(7, np.int64), np.zeros((8, 1), np.int64)):
        with pytest.raises(ValueError, match=r"the shape \(8,\), one for each game, not"):
            batch.step(wrong)


@every
def test_only_the_low_32_bits_of_noise_count(name: str) -> None:
    batch = Batch.like(dialect_of(name), first_template(name, 4), 8, 1)
    noise = np.arange(8) * 0x1234567
    assert batch.choose(noise | 1 << 40).tolist() == batch.choose(noise).tolist()


@every
def test_actions_that_are_only_read_are_played_too(name: str) -> None:
    one, other = (Batch.like(dialect_of(name), first_template(name, 4), 8, 1) for _ in range(2))
    actions = one.choose(np.full(8, 1 << 31))
    fixed = actions.astype(np.int32)
    fixed.flags.writeable = False

    one.step(actions)
    other.step(fixed)

    assert one.games.tobytes() == other.games.tobytes()


@every
def test_a_game_without_end_is_cut_off(name: str) -> None:
    batch = Batch.like(dialect_of(name), first_template(name, 7), games=1, key=1)

    batch.lengths[:] = MOST_DECISIONS - 1
    batch.step(batch.choose(np.zeros(1, np.int64)))

    assert batch.lengths[0] == 0
    assert batch.winners[0] == 0


@every
def test_playouts_count_the_decisions_of_each_game_and_cut_it_off(name: str) -> None:
    batch = Batch.like(dialect_of(name), first_template(name, 4), games=8, key=1)
    twin = Batch.like(dialect_of(name), first_template(name, 4), games=8, key=1)
    batch.playouts(3)
    assert batch.lengths.tolist() == [3] * 8

    batch.lengths[:] = twin.lengths[:] = MOST_DECISIONS - 1
    assert batch.playouts(1) == 8
    twin.step(twin.choose(np.zeros(8, np.int64)))
    assert batch.lengths.tolist() == twin.lengths.tolist() == [0] * 8


@every
def test_masks_show_the_legal_set_of_each_game_in_the_same_array(name: str) -> None:
    batch = Batch.like(dialect_of(name), first_template(name, 4), games=8, key=1)
    masks, noise = batch.mask(), np.random.default_rng(1)
    page = dialect_of(name).page
    for _ in range(200):
        assert batch.mask() is masks
        for legal, mask in zip(batch.legal, masks, strict=True):
            ids = [at for at in range(len(mask)) if legal[at // page] >> at % page & 1]
            assert np.flatnonzero(mask).tolist() == ids
        batch.step(batch.choose(noise.integers(0, 1 << 32, 8)))


# ------------------------------------------------------------------- in processes of their own


def run(script: str | Path, name: str, **environment: str) -> str:
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


@pytest.mark.slow  # half a minute of compiling
@every
def test_no_index_leaves_its_array_with_bounds_checked(name: str) -> None:
    assert run("bounds.py", name, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0") == "within bounds"
