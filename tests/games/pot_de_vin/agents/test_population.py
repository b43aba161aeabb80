"""Each kind of the population has the fault that it is called after."""

from random import Random

import pytest

from intriga.agents import agent
from intriga.agents.policy import Policy
from intriga.games.pot_de_vin.agents.population import Marks, first_network, marks
from tests.games.pot_de_vin.agents.test_tempers import Decision, decisions

CHOICES = [
    choice
    for seed in range(6)
    for choice in decisions(seed, 3 + seed % 4)
    if marks(choice.view, choice.legal[0]) is not None
]


def marked(choice: Decision, mark: str) -> list[int]:
    """Return the answers of *choice* that are marked so."""
    found: list[tuple[int, Marks | None]] = [(a, marks(choice.view, a)) for a in choice.legal]
    return [action for action, each in found if each is not None and getattr(each, mark)]


@pytest.mark.parametrize(
    ("kind", "mark", "does"),
    [
        ("greedy", "takes", True),
        ("ducker", "takes", False),
        ("payer", "pays", True),
        ("gem-hoarder", "pays", False),
        ("trump-early", "trumps", True),
        ("trump-hoarder", "trumps", False),
        ("high-roller", "high", True),
    ],
)
def test_each_kind_plays_as_its_name_says(kind: str, mark: str, does: bool) -> None:  # noqa: FBT001
    player, random = agent(kind, "pot-de-vin"), Random(1)
    asked = [each for each in CHOICES if 0 < len(marked(each, mark)) < len(each.legal)]
    true = [
        (player.act(each.view, each.legal, random) in marked(each, mark)) == does for each in asked
    ]
    assert len(true) > 20
    assert all(true)


def test_the_first_network_is_a_member_of_the_population() -> None:
    first = agent("network-1", "pot-de-vin")
    assert isinstance(first, Policy)
    assert first is first_network()
