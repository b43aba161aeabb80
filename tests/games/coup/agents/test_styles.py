"""A style leans the network's choices its own way, and leaves everything else alone."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest

from intriga.agents import agent, agents_for, levels_for, styles_for
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.population import HOSTILE, STYLES, is_lie, wronged_by
from intriga.games.coup.inputs import Input
from intriga.games.coup.vocabulary import NOBODY, Phase
from tests.games.coup.agents.games import Decision, claim_of, decisions, truly_holds

GAMES_LOOKED_AT = 12


def choices(games: int = GAMES_LOOKED_AT) -> Iterator[Decision]:
    """Yield decisions with more than one answer, of games in random variants."""
    for seed in range(games):
        for choice in decisions(seed, 2 + seed % 5, ["uniform", "rule-of-thumb"]):
            if len(choice.legal) > 1:
                yield choice


def chance_of(name: str, choice: Decision, meant: set[int]) -> float:
    """Return how likely the agent called *name* is to choose one of *meant*."""
    player: Any = agent(name, "coup")
    chances = player.weigh(choice.view, choice.legal)
    return sum(chances[at] for at, action in enumerate(choice.legal) if action in meant)


def test_styles_are_offered_in_coup_and_are_no_levels() -> None:
    assert styles_for("coup") == [*STYLES, "solver"]
    assert not {*styles_for("coup")} & {*levels_for("coup")}
    assert {*styles_for("coup")} <= {*agents_for("coup")}


def test_a_lie_is_a_claim_that_could_not_be_proved_in_every_phase() -> None:
    met = Counter[Phase]()
    for choice in choices(games=40):
        for action in choice.legal:
            claim = claim_of(choice._replace(action=action))
            seat = choice.view.seat or 0
            lie = claim != NOBODY and not truly_holds(choice.state, seat, claim)
            assert is_lie(choice.view, action) == lie
            met[choice.view.phase] += lie
    assert min(met[phase] for phase in (Phase.ACTION, Phase.BLOCK, Phase.LAWYER)) > 0


def odds_of(name: str, choice: Decision, meant: set[int]) -> float:
    """Return the odds at which the agent called *name* chooses one of *meant*."""
    chance = chance_of(name, choice, meant)
    return chance / (1 - chance)


def lies(choice: Decision) -> set[int]:
    """Return the answers that are lies."""
    return {action for action in choice.legal if is_lie(choice.view, action)}


def challenges(choice: Decision) -> set[int]:
    """Return the challenge, if one may be made."""
    return {int(Input.CHALLENGE)} & {*choice.legal}


@pytest.mark.parametrize(
    ("style", "meant", "factor"),
    [
        ("cautious", lies, 0.1),
        ("bluffer", lies, 10),
        ("hunter", lies, 1),
        ("cautious", challenges, 0.3),
        ("bluffer", challenges, 1),
        ("hunter", challenges, 10),
    ],
)
def test_a_style_multiplies_the_odds_of_the_network(
    style: str, meant: Callable[[Decision], set[int]], factor: float
) -> None:
    looked_at = 0
    for choice in choices():
        actions = meant(choice)
        if 0 < len(actions) < len(choice.legal):
            plain = odds_of("policy", choice, actions)
            assert odds_of(style, choice, actions) == pytest.approx(factor * plain)
            looked_at += 1
    assert looked_at > GAMES_LOOKED_AT


@pytest.mark.parametrize("style", ["cautious", "bluffer", "hunter"])
def test_styles_keep_the_weights_of_the_network_without_lie_or_challenge(style: str) -> None:
    plain, leaning = cast("Any", agent("policy", "coup")), cast("Any", agent(style, "coup"))
    for choice in choices():
        if not lies(choice) | challenges(choice):
            asked = choice.view, choice.legal
            assert leaning.weigh(*asked) == pytest.approx(plain.weigh(*asked))


def test_the_grudge_style_strikes_its_last_attacker_more_often() -> None:
    struck = [
        choice
        for choice in choices(games=40)
        if choice.view.phase == Phase.ACTION and wronged_by(choice.view) != NOBODY
    ]

    for choice in struck:
        foe = wronged_by(choice.view)
        hits = {
            action
            for action in choice.legal
            if turn_of(choice.view, action).target == foe
            and turn_of(choice.view, action).action in HOSTILE
        }
        if 0 < len(hits) < len(choice.legal):
            assert chance_of("grudge", choice, hits) >= chance_of("policy", choice, hits)
    assert len(struck) > GAMES_LOOKED_AT


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", levels_for("coup")[:4])
def test_a_style_plays_at_every_level(style: str, level: str) -> None:
    player = agent(f"{style}:{level}", "coup")

    for choice in choices(games=1):
        assert player.act(choice.view, choice.legal, Random(1)) in choice.legal


def test_a_style_takes_no_strength_but_a_level() -> None:
    with pytest.raises(BadOptions, match="no level of coup called 'grand'"):
        agent("bluffer:grand", "coup")
