"""Exact beliefs about hidden cards, where the others play by a known policy."""

from random import Random

import numpy as np
import pytest

from intriga.agents.policy import Policy, own_network
from intriga.core.chance import Seeded
from intriga.core.games import ruleset_of
from intriga.games.coup.state import CoupState
from intriga.lab.exact_beliefs import ExactBeliefs

RULES = ruleset_of("coup")
NETWORK = own_network("coup")
HEADER: dict[str, object] = {"preset": "coup-es", "options": {}, "seats": ["Ana", "Beto"]}


def followed(game: int, steps: int, viewer: int = 0) -> tuple[ExactBeliefs, CoupState]:
    """Return beliefs after so many *steps* of a game of the network with itself, and the truth."""
    source, random, policy = Seeded(game, 3), Random(game), Policy(NETWORK)
    state = RULES.begin(RULES.prepare(HEADER, source))
    beliefs = ExactBeliefs(RULES, state, viewer, NETWORK)
    for _ in range(steps):
        if RULES.winners(state):
            break
        if outcomes := RULES.outcomes(state):
            RULES.draw(state, source(outcomes))
            beliefs.draw(state)
            continue
        seat, before = RULES.to_move(state), state.copy()
        action = policy.act(RULES.view(state, seat), RULES.legal_actions(state, seat), random)
        RULES.play(state, seat, action)
        beliefs.answer(before, seat, action, state)
    return beliefs, state


def hands(beliefs: ExactBeliefs, seat: int) -> dict[int, float]:
    """Return how likely each hand of *seat* is."""
    found: dict[int, float] = {}
    for position, chance in zip(beliefs.positions, beliefs.chances.tolist(), strict=True):
        found[position.hand[seat]] = found.get(position.hand[seat], 0.0) + chance
    return found


@pytest.mark.parametrize("game", range(4))
@pytest.mark.parametrize("steps", [4, 9, 16, 30])
def test_the_true_position_is_never_ruled_out(game: int, steps: int) -> None:
    for viewer in (0, 1):
        beliefs, state = followed(game, steps, viewer)
        assert state.key() in {position.key() for position in beliefs.positions}
        assert abs(beliefs.chances.sum() - 1) < 1e-9


def test_before_anything_is_said_a_hand_is_as_likely_as_it_is_dealt() -> None:
    beliefs, state = followed(game=1, steps=4)
    own, dealt = state.hand[0], hands(beliefs, 1)
    left = [3 - (own >> 4 * slot & 15) for slot in range(5)]
    for hand, chance in dealt.items():
        counts = [hand >> 4 * slot & 15 for slot in range(5)]
        ways = 1
        for have, taken in zip(left, counts, strict=True):
            ways *= {0: 1, 1: have, 2: have * (have - 1) // 2}[taken]
        assert chance == pytest.approx(ways / (13 * 12 / 2))


def test_a_claim_makes_the_hands_likelier_that_make_it_oftener() -> None:
    game = next(game for game in range(9) if RULES.to_move(followed(game, steps=4)[1]) == 0)
    beliefs, state = followed(game, steps=4, viewer=1)
    before = hands(beliefs, 0)
    action = RULES.parse(state, 0, "tax")
    odds = {position.hand[0]: _chance(position, action) for position in beliefs.positions}
    after = state.copy()
    RULES.play(after, 0, action)
    beliefs.answer(state, 0, action, after)
    whole = sum(before[hand] * odds[hand] for hand in before)
    for hand, chance in hands(beliefs, 0).items():
        assert chance == pytest.approx(before[hand] * odds[hand] / whole, abs=1e-6)


def _chance(position: CoupState, action: int) -> float:
    """Return how often the network answers so in *position*."""
    legal = RULES.legal_actions(position, 0)
    return float(Policy(NETWORK).weigh(RULES.view(position, 0), legal)[legal.index(action)])


def test_positions_are_what_the_viewer_cannot_tell_from_the_true_one() -> None:
    for game in range(3):
        beliefs, state = followed(game, 14)
        seen = RULES.view(state, 0).numbers
        assert all(RULES.view(each, 0).numbers == seen for each in beliefs.positions)


def test_beliefs_of_many_games_are_as_often_right_as_they_say() -> None:
    said: list[float] = []
    true: list[bool] = []
    for game in range(60):
        beliefs, state = followed(game, 12)
        for slot in range(5):
            held = [position.hand[1] >> 4 * slot & 15 > 0 for position in beliefs.positions]
            said.append(float(np.dot(held, beliefs.chances)))
            true.append(state.hand[1] >> 4 * slot & 15 > 0)
    spread = np.sqrt(sum(p * (1 - p) for p in said)) / len(said)
    assert abs(np.mean(said) - np.mean(true)) < 4 * spread
    assert np.corrcoef(said, true)[0, 1] > 0.3
