# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# JAX brings only some types.
"""Learning by self-play, on tables small enough for tests."""

from dataclasses import replace
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from intriga.agents.network import Size, forward
from intriga.agents.policy import Policy, encoding_of, read_network
from intriga.core.errors import BadOptions
from intriga.core.games import ruleset_of
from intriga.games.coup.study.training import TRAINING
from intriga.lab.learning.checkpoints import Checkpoint, Progress, Run, export
from intriga.lab.learning.rollout import Rollout
from intriga.lab.learning.selfplay import Learner, Recipe, begin, collect, learn, policy_loss
from intriga.matches.match import Match, play_match
from intriga.matches.report import report

ENCODING = encoding_of("coup")
TINY = Recipe(
    entropy=TRAINING.entropy,
    games=64,
    minibatch=256,
    rate=(2e-3, 2e-3),
    average=0.95,
    horizon=1e5,
    size=Size(token=16, trunk=32, meeting=16),
)


def taught(iterations: int) -> Learner:
    """Return who has played *iterations* with itself, two at a table."""
    learner, random = begin(ENCODING, TINY, seed=1), np.random.default_rng(1)
    table, done = Rollout(ENCODING, TRAINING, 2, games=TINY.games, seed=1), 0
    for _ in range(iterations):
        samples = collect(learner, table, TINY)
        learner, _ = learn(learner, [samples], done, TINY, ENCODING.shape, random)
        done += len(samples.chosen)
    return learner


@pytest.fixture(scope="module", name="pupil")
def pupil_fixture() -> Learner:
    return taught(iterations=40)


def test_a_tiny_run_improves(pupil: Learner, tmp_path: Path) -> None:
    export(pupil, Run(tmp_path, ENCODING), Progress())
    policy = Policy(read_network(tmp_path / "policy.npz", "coup"))
    guests = {"pupil": policy}
    match = Match(ruleset_of("coup"), ("pupil", "uniform"), 200, "coup-es", guests=guests)
    row = report(match, play_match(match)).rows[0]
    assert row.agent == "pupil"
    assert row.low > row.expected


def test_the_same_seed_teaches_the_same() -> None:
    one, other = taught(iterations=2), taught(iterations=2)
    for a, b in zip(jax.tree.leaves(one), jax.tree.leaves(other), strict=True):
        assert (np.asarray(a) == np.asarray(b)).all()


def test_straying_from_the_average_has_a_price(pupil: Learner) -> None:
    table = Rollout(ENCODING, TRAINING, 2, games=TINY.games, seed=1)
    samples, none = collect(pupil, table, TINY), jnp.zeros(())
    free, dear = replace(TINY, pull=0.0), replace(TINY, pull=1.0)
    still = policy_loss(pupil.policy, pupil.policy, samples, none, dear)
    strayed = policy_loss(pupil.policy, pupil.average, samples, none, dear)
    assert still[1]["strayed"] == 0
    assert strayed[1]["strayed"] > 0
    assert still[0] == policy_loss(pupil.policy, pupil.average, samples, none, free)[0]
    assert strayed[0] > still[0]


def test_the_exported_network_answers_as_the_one_trained(pupil: Learner, tmp_path: Path) -> None:
    export(pupil, Run(tmp_path, ENCODING), Progress())
    network = read_network(tmp_path / "policy.npz", "coup")
    kept = {name: jnp.asarray(network.weights[name]) for name in pupil.average}
    for name, trained in pupil.average.items():  # to the 11 bits of a half, or its smallest step
        error = np.abs(network.weights[name] - np.asarray(trained))
        assert (error <= np.maximum(np.abs(trained) * 2**-11, 2**-25)).all()
    for players in (2, 5, 10):
        views = Rollout(ENCODING, TRAINING, players, games=40, seed=3).batch.views
        inputs = ENCODING.encode(views, players)
        ours, theirs = network.look(views, players), forward(kept, inputs, jnp)
        assert np.abs(ours.columns - np.asarray(theirs.columns)).max() < 1e-5
        assert np.abs(ours.shares - np.asarray(theirs.shares)).max() < 1e-5


def test_hidden_classes_are_the_hands_of_others_alone() -> None:
    table = Rollout(ENCODING, TRAINING, 4, games=16, seed=5)
    (classes,) = ENCODING.hidden(table.batch.games, table.batch.seats, 4)
    assert (classes[:, 0] == -1).all()
    for game in range(16):
        state = table.batch.games[game]
        for steps in (1, 2, 3):
            hand = int(state["hand"][(table.batch.seats[game] + steps) % 4])
            slots = sorted(card % 5 for card in range(15) for _ in range(hand >> 4 * card & 15))
            pairs = [(low, high) for high in range(5) for low in range(high + 1)]
            assert classes[game, steps] == 5 + pairs.index((slots[0], slots[1]))


def test_a_run_goes_on_where_it_was_kept(pupil: Learner, tmp_path: Path) -> None:
    run = Run(tmp_path, ENCODING)
    run.save(Checkpoint(pupil, Progress(5.0, 3, 2.5), {"a": np.arange(3)}))
    found = run.load(begin(ENCODING, TINY, seed=9))
    assert found is not None
    assert run.progress() == found.progress == Progress(5.0, 3, 2.5)
    assert found.playing["a"].tolist() == [0, 1, 2]
    for a, b in zip(jax.tree.leaves(found.learner), jax.tree.leaves(pupil), strict=True):
        assert (np.asarray(a) == np.asarray(b)).all()


def test_a_run_of_another_size_is_refused_in_a_sentence(pupil: Learner, tmp_path: Path) -> None:
    run = Run(tmp_path, ENCODING)
    run.save(Checkpoint(pupil, Progress(), {"a": np.arange(3)}))
    with pytest.raises(BadOptions, match="has a network of another size"):
        run.load(begin(ENCODING, replace(TINY, size=Size()), seed=1))
