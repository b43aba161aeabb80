"""Players that err as people do."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from intriga.games.coup.agents.fallible import CHALLENGES, MEMORY, Fallible, Faults, forgotten
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.rule_of_thumb import RuleOfThumb
from intriga.games.coup.agents.styles import STYLES, is_lie
from intriga.games.coup.inputs import Input
from intriga.games.coup.vocabulary import Action, Phase
from tests.games.coup.agents.games import Decision, decisions


def choices() -> Iterator[Decision]:
    """Yield decisions with more than one answer, of games in random variants."""
    for seed in range(8):
        for choice in decisions(seed, 2 + seed % 4, ["uniform", "rule-of-thumb"]):
            if len(choice.legal) > 1:
                yield choice


CHOICES = list(choices())


def answers(faults: Faults, choice: Decision) -> set[int]:
    """Return what somebody with these *faults* answers, of twenty tries."""
    player = Fallible(RuleOfThumb(), faults)
    return {player.act(choice.view, choice.legal, Random(seed)) for seed in range(20)}


def test_without_a_fault_it_answers_as_the_agent_does() -> None:
    player, plain = Fallible(RuleOfThumb(), Faults()), RuleOfThumb()
    for seed, choice in enumerate(CHOICES[:200]):
        answer = plain.act(choice.view, choice.legal, Random(seed))
        assert player.act(choice.view, choice.legal, Random(seed)) == answer


@pytest.mark.parametrize("name", [each.name for each in fields(Faults)])
def test_whoever_has_a_fault_always_still_answers_what_is_open(name: str) -> None:
    faults = Faults(**{name: 1.0})
    for choice in CHOICES[:150]:
        assert answers(faults, choice) <= {*choice.legal}


def test_somebody_shy_never_lies_where_there_is_a_truth() -> None:
    faults, seen = Faults(shies=1.0), 0
    for choice in CHOICES:
        truths = {action for action in choice.legal if not is_lie(choice.view, action)}
        if truths and len(truths) < len(choice.legal):
            seen += 1
            assert answers(faults, choice) <= truths
    assert seen > 50


def test_somebody_who_overlooks_blocks_never_blocks() -> None:
    blocks = [choice for choice in CHOICES if choice.view.phase == Phase.BLOCK]
    assert len(blocks) > 20
    for choice in blocks:
        assert answers(Faults(overlooks=1.0), choice) == {int(Input.PASS)}


def test_moods_challenge_some_claims_and_believe_others_whatever_is_known() -> None:
    claims = [choice for choice in CHOICES if choice.view.phase in CHALLENGES]
    assert len(claims) > 20
    for choice in claims[:40]:
        assert answers(Faults(whims=1.0), choice) == {int(Input.PASS), int(Input.CHALLENGE)}


def test_somebody_who_saves_pays_for_nothing_that_is_not_a_duty() -> None:
    seen = 0
    for choice in CHOICES:
        if choice.view.phase != Phase.ACTION:
            continue
        free = {action for action in choice.legal if not turn_of(choice.view, action).cost}
        if free and len(free) < len(choice.legal):
            seen += 1
            assert answers(Faults(saves=1.0), choice) <= free
    assert seen > 20


def test_what_is_forgotten_is_what_was_and_not_what_lies_there() -> None:
    for choice in CHOICES[:100]:
        before, after = choice.view, forgotten(choice.view)
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


def test_no_style_makes_more_of_a_mood() -> None:
    """Whoever challenges by mood, and hunts besides, would be out before anybody knew it."""
    moody = Fallible(RuleOfThumb(), Faults(whims=1.0))
    doubts = [choice for choice in CHOICES if choice.view.phase in CHALLENGES]
    for style in ("hunter", "cautious"):
        player = moody.in_style(STYLES[style], 1.0)
        for seed, choice in enumerate(doubts):
            assert Input.CHALLENGE in choice.legal
            answer = moody.act(choice.view, choice.legal, Random(seed))
            assert player.act(choice.view, choice.legal, Random(seed)) == answer


def test_a_style_still_leans_where_no_fault_shows() -> None:
    plain = Fallible(RuleOfThumb(), Faults())
    raider = plain.in_style(STYLES["raider"], 1.0)
    steals = [0, 0]
    for choice in CHOICES:
        if choice.view.phase == Phase.ACTION:
            for place, player in enumerate((plain, raider)):
                answer = player.act(choice.view, choice.legal, Random(1))
                steals[place] += turn_of(choice.view, answer).action == Action.STEAL
    assert steals[1] > steals[0]
