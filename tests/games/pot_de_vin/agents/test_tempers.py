"""Tempers of Pot de Vin lean the choices of an agent by what everybody sees of a card."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from intriga.agents import agent, styles_for
from intriga.core.chance import Seeded
from intriga.games.pot_de_vin.agents.population import STYLES, Marks, marks
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import MINUS_TWOS


class Decision(NamedTuple):
    """The view of a seat with a choice."""

    view: PotDeVinView
    legal: list[int]


def decisions(seed: int, players: int) -> Iterator[Decision]:
    """Play a game at random and yield what is chosen from, where there is a choice."""
    random, source = Random(seed), Seeded(seed)
    header: dict[str, Any] = {"preset": "pot-de-vin", "options": {}, "seats": ["random"] * players}
    state = POT_DE_VIN.begin(POT_DE_VIN.prepare(header, source))
    while True:
        while outcomes := POT_DE_VIN.outcomes(state):
            POT_DE_VIN.draw(state, source(outcomes))
        if POT_DE_VIN.winners(state):
            return
        seat = POT_DE_VIN.to_move(state)
        legal = POT_DE_VIN.legal_actions(state, seat)
        if len(legal) > 1:
            yield Decision(POT_DE_VIN.view(state, seat), legal)
        POT_DE_VIN.play(state, seat, random.choice(legal))


def met() -> list[Decision]:
    """Return the choices of games for three to six."""
    return [choice for players in range(3, 7) for choice in decisions(players, players)]


def chance_of(name: str, choice: Decision, mark: str) -> float:
    """Return how likely the agent called *name* plays what has the *mark*."""
    player: Any = agent(name, "pot-de-vin")
    chances = player.weigh(choice.view, choice.legal)
    found = [marks(choice.view, action) for action in choice.legal]
    return sum(chances[at] for at, each in enumerate(found) if each and getattr(each, mark))


def test_tempers_are_offered() -> None:
    assert styles_for("pot-de-vin") == [*STYLES]


@pytest.mark.parametrize(
    ("style", "mark", "sign"),
    [
        ("collector", "takes", 1),
        ("briber", "pays", 1),
        ("spoiler", "spoils", 1),
        ("spoiler", "takes", -1),
        ("miser", "pays", -1),
        ("miser", "trumps", -1),
    ],
)
def test_a_temper_shifts_the_weights_of_its_marks(style: str, mark: str, sign: int) -> None:
    choices = met()
    plain = sum(chance_of("policy", choice, mark) for choice in choices)
    leaning = sum(chance_of(style, choice, mark) for choice in choices)

    assert sign * (leaning - plain) > 0


def test_a_gem_is_paid_and_a_card_that_costs_points_is_given_to_others() -> None:
    found = [(choice, action) for choice in met() for action in choice.legal]
    gems = {marks(choice.view, action) for choice, action in found if action == Input.GEM}
    cards = [(action, marks(choice.view, action)) for choice, action in found if action < Input.GEM]

    assert gems == {Marks(pays=True, takes=False, trumps=False, spoils=False, high=False)}
    assert all(not (each and each.takes and each.spoils) for _, each in cards)
    assert any(each and each.spoils and not MINUS_TWOS >> card & 1 for card, each in cards)


def test_only_plays_to_a_round_have_marks() -> None:
    others = [
        action
        for choice in met()
        for action in choice.legal
        if action > Input.GEM and marks(choice.view, action) is not None
    ]

    assert others == []
