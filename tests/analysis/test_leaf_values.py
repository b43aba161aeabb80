"""The values of answers in given worlds."""

from typing import Any

import numpy as np
import pytest

from intriga.agents.critic import Critic, seeing_all
from intriga.agents.network import Size, weight_shapes
from intriga.agents.policy import encoding_of, own_network
from intriga.analysis.rollouts import DEPTH_OF_TWO, TO_THE_END, Leaf, depth_for, worlds_of
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import dialect_of, ruleset_of
from intriga.games.coup.state import CoupState
from intriga.games.coup.study.duel_turns import begin

RULES = ruleset_of("coup")
ENCODING = encoding_of("coup")
NETWORK = own_network("coup")


def a_critic(kinds: int = 3) -> Critic:
    """Return a critic that knows nothing."""
    random = np.random.default_rng(5)
    shapes = weight_shapes(seeing_all(ENCODING.shape, kinds), Size(8, 16, 8))
    weights = {name: random.normal(0, 0.1, shape) for name, shape in shapes.items()}
    return Critic(ENCODING, {name: each.astype(np.float32) for name, each in weights.items()})


def a_state(seed: int = 1, players: int = 2) -> CoupState:
    """Return a game for so many *players*, just dealt."""
    header: dict[str, Any] = {
        "preset": "coup-es",
        "options": {},
        "seats": [str(s) for s in range(players)],
    }
    source = Seeded(seed, 1)
    return Game(RULES, RULES.prepare(header, source), source).state


def test_the_shares_of_a_critic_sum_to_one_over_the_seats() -> None:
    critic = a_critic()
    for players in (2, 4, 6):
        worlds = worlds_of(dialect_of("coup"), [a_state(players=players)], np.ones(1), 5, 1)
        known = worlds.views, worlds.games, worlds.seats, players
        shares, worth = critic.worth_to_seats(*known), critic.worth_of_actions(*known)
        assert shares.shape == (5, players)
        assert shares.sum(axis=1) == pytest.approx(np.ones(5))
        assert ((worth > 0) & (worth < 1)).all()


def test_a_critic_sees_hands_that_no_view_shows() -> None:
    worlds = worlds_of(dialect_of("coup"), [a_state(1), a_state(2)], np.ones(2), 2, 1)
    alike = np.repeat(worlds.views[:1], 2, axis=0), worlds.games, np.repeat(worlds.seats[:1], 2)
    shares, worth = (
        each(*alike, 2) for each in (a_critic().worth_to_seats, a_critic().worth_of_actions)
    )
    assert abs(shares[0] - shares[1]).max() > 1e-6
    assert abs(worth[0] - worth[1]).max() > 1e-6


def test_weights_of_a_policy_are_no_critic() -> None:
    with pytest.raises(BadOptions, match="sees one seat's cards"):
        Critic(ENCODING, NETWORK.weights)


def test_worlds_are_as_frequent_as_they_are_likely() -> None:
    one, other = a_state(1), a_state(2)
    worlds = worlds_of(dialect_of("coup"), [one, other], np.array([3.0, 1.0]), 400, 1)
    own = (worlds.games["hand"][:, 1] == one.hand[1]).sum()
    assert own == 300
    assert len({tuple(numbers) for numbers in worlds.chances.tolist()}) == 400


def is_coup(state: CoupState, action: int) -> bool:
    """Say whether *action* wins at once."""
    after = state.copy()
    RULES.play(after, 0, action)
    return RULES.winners(after) == [0]


def test_a_coup_against_the_last_influence_wins_whatever_the_critic_says() -> None:
    duel = begin(7, 2, cards=(0, 1), face_up=(1, 4))
    legal = RULES.legal_actions(duel, 0)
    coup = next(at for at, action in enumerate(legal) if is_coup(duel, action))
    worlds = worlds_of(dialect_of("coup"), [duel], np.ones(1), 50, 1)
    for depth in (0, 3, TO_THE_END):
        worths = Leaf(NETWORK, a_critic(), depth).worths(worlds, legal, key=1)
        assert (worths[coup] == 1).all()


def test_the_end_of_a_game_needs_no_critic() -> None:
    worlds = worlds_of(dialect_of("coup"), [a_state(1)], np.ones(1), 40, 1)
    legal = RULES.legal_actions(a_state(1), int(worlds.seats[0]))
    one, other = (
        Leaf(NETWORK, a_critic(kinds), TO_THE_END).worths(worlds, legal, key=1) for kinds in (1, 4)
    )
    assert (one == other).all()
    assert set(np.unique(one)) == {0.0, 1.0}


def test_the_same_key_gives_the_same_worths() -> None:
    worlds = worlds_of(dialect_of("coup"), [a_state(1)], np.ones(1), 40, 1)
    legal = RULES.legal_actions(a_state(1), int(worlds.seats[0]))
    leaf = Leaf(NETWORK, a_critic(), 4)
    first, again, other = (leaf.worths(worlds, legal, key) for key in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


def test_a_look_goes_further_at_tables_for_two_and_never_less_far_than_asked() -> None:
    assert [depth_for(players, 8) for players in (2, 3, 10)] == [DEPTH_OF_TWO, 8, 8]
    assert depth_for(2, TO_THE_END) == TO_THE_END
