"""Players that err as people do: in their judgement, and by what they forget."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from intriga.agents.policy import Policy, own_network
from intriga.games.coup.agents.fallible import FAULTS, MEMORY, Fallible, Faults, forgotten
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.population import Style, is_lie
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.outcome import DOUBTING
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import Phase
from tests.games.coup.agents.games import Decision, decisions

NETWORK = own_network("coup")
PLAIN = Policy(NETWORK)
FAULTLESS = Faults(forgets=0.0, overlooks=0.0, nose=1.0, judgement=Style())


def choices() -> Iterator[Decision]:
    """Yield decisions with more than one answer, of games in random variants."""
    for seed in range(8):
        for choice in decisions(seed, 2 + seed % 4, ["uniform", "rule-of-thumb"]):
            if len(choice.legal) > 1:
                yield choice


CHOICES = list(choices())


def chances(faults: Faults, choice: Decision) -> list[float]:
    """Return how likely somebody with *faults* gives each answer."""
    return Fallible(NETWORK, faults).weigh(choice.view, choice.legal).tolist()


def test_without_a_fault_it_plays_as_the_network_does() -> None:
    for choice in CHOICES[:150]:
        plain = PLAIN.weigh(choice.view, choice.legal)
        assert chances(FAULTLESS, choice) == pytest.approx(plain.tolist(), abs=1e-4)


@pytest.mark.parametrize("level", FAULTS)
def test_every_level_may_give_every_answer_and_no_other(level: str) -> None:
    for choice in CHOICES[::7]:
        found = chances(FAULTS[level], choice)
        assert len(found) == len(choice.legal)
        assert min(found) >= 0
        assert sum(found) == pytest.approx(1)


def test_half_forgetting_is_the_mean_of_both_kinds_of_play() -> None:
    whole, half = replace(FAULTLESS, forgets=1.0), replace(FAULTLESS, forgets=0.5)
    for choice in CHOICES[:100]:
        mean = np.mean([chances(FAULTLESS, choice), chances(whole, choice)], axis=0)
        assert chances(half, choice) == pytest.approx(mean.tolist(), abs=1e-4)


def test_a_forgotten_view_loses_memory_and_keeps_the_table() -> None:
    for choice in CHOICES[:100]:
        before = choice.view
        [numbers] = forgotten(np.array([before.numbers], np.int8)).tolist()
        after = CoupView(numbers, before.seat)
        for seat in before.seats:
            assert not any(after.claimed(seat))
            assert (after.challenged(seat), after.seen(seat)) == (0, ())
        assert after.recent == []
        assert (after.hand, after.coins, after.face_up) == (
            before.hand,
            before.coins,
            before.face_up,
        )
        same = {name for name in before.LAYOUT.at if name not in MEMORY}
        assert all(
            list(before.LAYOUT.cut(before.numbers, name))
            == list(after.LAYOUT.cut(after.numbers, name))
            for name in same
        )


def test_no_fallible_bot_misjudges_a_proof() -> None:
    proofs = [choice for choice in CHOICES if choice.view.phase == Phase.PROVE]
    assert len(proofs) > 5
    blind = replace(FAULTLESS, judgement=Style(sharpness=0.1))
    for choice in proofs:
        assert chances(blind, choice) == chances(FAULTLESS, choice)


def test_a_beginner_lies_and_challenges_less_than_somebody_casual() -> None:
    lies, doubts = np.zeros(2), np.zeros(2)
    for choice in CHOICES:
        for place, level in enumerate(("beginner", "casual")):
            found = dict(zip(choice.legal, chances(FAULTS[level], choice), strict=True))
            lies[place] += sum(found[each] for each in found if is_lie(choice.view, each))
            if choice.view.phase in DOUBTING:
                doubts[place] += found[Input.CHALLENGE]
    assert lies[0] < lies[1] / 2
    assert doubts[0] < doubts[1] / 2


def test_a_beginner_keeps_its_coins_longer() -> None:
    paid = np.zeros(2)
    for choice in CHOICES:
        if choice.view.phase == Phase.ACTION:
            for place, level in enumerate(("beginner", "casual")):
                found = zip(choice.legal, chances(FAULTS[level], choice), strict=True)
                paid[place] += sum(each for at, each in found if turn_of(choice.view, at).cost)
    assert paid[0] < paid[1]


def test_a_level_answers_by_chance_alone() -> None:
    player = Fallible(NETWORK, FAULTS["casual"])
    for choice in CHOICES[:40]:
        answers = [player.act(choice.view, choice.legal, Random(3)) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0] in choice.legal
