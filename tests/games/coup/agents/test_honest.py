"""The honest agent is honest, and doubts only what it can prove."""

import pytest

from intriga.games.coup.agents.assessment import copies
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, NOT_DUKE, SLOTS, Phase
from tests.games.coup.agents.games import claim_of, decisions, truly_holds

TABLE = ["honest", "uniform", "rule-of-thumb"]
DOUBTS = {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER}


@pytest.mark.parametrize("players", range(2, 11))
def test_honest_never_makes_a_false_claim(players: int) -> None:
    for seed in range(6):
        for choice in decisions(seed, players, TABLE):
            claim = claim_of(choice)
            if choice.agent == "honest" and claim != NOBODY:
                assert truly_holds(choice.state, choice.view.seat or 0, claim), (players, seed)


@pytest.mark.parametrize("players", range(2, 11))
def test_honest_never_doubts_a_true_claim(players: int) -> None:
    for seed in range(8):
        for choice in decisions(seed, players, TABLE):
            if choice.agent == "honest" and choice.action == Input.CHALLENGE:
                view = choice.view
                assert not truly_holds(choice.state, view.claimant, view.claim), (players, seed)


def test_honest_doubts_a_claim_if_it_sees_every_copy_elsewhere() -> None:
    doubts = 0
    for seed in range(120):
        for choice in decisions(seed, 2 + seed % 5, TABLE):
            view = choice.view
            if choice.agent == "honest" and view.phase in DOUBTS and _all_elsewhere(view):
                doubts += 1
                assert choice.action == Input.CHALLENGE, seed

    assert doubts > 2


def _all_elsewhere(view: CoupView) -> bool:
    """Say whether every copy of the claimed character lies where the viewer sees it."""
    places = [*view.face_up, view.hand, view.aside]
    seen = [card % SLOTS for cards in places for card in cards]
    return view.claim != NOT_DUKE and seen.count(view.claim) == copies(view)


def test_honest_never_declines_to_prove() -> None:
    for seed in range(30):
        for choice in decisions(seed, 4, TABLE):
            assert choice.agent != "honest" or choice.action != Input.DECLINE
