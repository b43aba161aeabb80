"""From skilled on every level, and every style at it, sees the cards in plain sight."""

from itertools import product
from random import Random
from typing import Any

import pytest

from intriga.agents import agent, levels_for
from intriga.core.errors import BadOptions
from intriga.games.coup.agents.fallible import in_plain_sight
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.population import STYLES, claim_of
from intriga.games.coup.inputs import Input
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, DUKE, Action
from tests.games.coup.agents.games import decisions, truly_holds
from tests.games.coup.tables import CoupGame, table
from tests.games.tables import say

SHARP = levels_for("coup")[2:]
EYES = [*SHARP, *(f"{style}:{level}" for style, level in product(STYLES, SHARP))]
OTHERS = ("captain assassin", "contessa assassin", "captain ambassador", "contessa ambassador")
LIES = {  # the seat that is asked is the first one that may challenge
    "with the third duke in the own hand": lambda: say(
        table("captain / duke", "duke / duke", coins=[2, 5]), "0 tax"
    ),
    "with three dukes face up among three": lambda: say(
        table("captain / duke", "contessa / duke", "assassin / duke"), "0 tax"
    ),
    "as the last of four": lambda: say(
        table("captain / duke", "contessa / duke", "assassin / duke", "captain contessa"),
        "0 tax",
        "1 pass",
        "2 pass",
    ),
    "in a block of foreign aid": lambda: say(
        table("captain / duke", "contessa / duke", "assassin / duke"),
        "0 foreign_aid",
        "1 block duke",
    ),
}


def asked(game: CoupGame) -> tuple[CoupView, list[int]]:
    """Return the view and what is legal of the seat that is asked."""
    seat = game.awaiting[0]
    return game.view(seat), game.legal_ids(seat)


@pytest.mark.parametrize("lie", LIES)
@pytest.mark.parametrize("name", EYES)
def test_a_visible_lie_is_challenged(name: str, lie: str) -> None:
    view, legal = asked(LIES[lie]())
    player: Any = agent(name, "coup")
    chances = dict(zip(legal, player.weigh(view, legal), strict=True))
    assert chances[Input.CHALLENGE] == 1
    assert player.act(view, legal, Random(1)) == Input.CHALLENGE


@pytest.mark.parametrize("name", [each for each in EYES if "master" not in each])
def test_no_bot_claims_a_character_whose_copies_all_lie_open(name: str) -> None:
    view, legal = asked(table("captain / duke", "contessa / duke", "assassin / duke"))
    player: Any = agent(name, "coup")
    chances = dict(zip(legal, player.weigh(view, legal), strict=True))
    assert chances[Input.TAX] == 0
    assert sum(chances.values()) == pytest.approx(1)


def test_the_master_claims_no_character_whose_copies_all_lie_open() -> None:
    view, legal = asked(table("captain / duke", "contessa / duke", "assassin / duke"))
    player: Any = agent("master", "coup")
    assert dict(zip(legal, player.weigh(view, legal), strict=True))[Input.TAX] == 0


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_a_lower_level_sometimes_overlooks_a_visible_lie(level: str) -> None:
    view, legal = asked(LIES["with three dukes face up among three"]())
    player: Any = agent(level, "coup")
    assert 0 < dict(zip(legal, player.weigh(view, legal), strict=True))[Input.PASS] < 1


def test_with_the_last_card_at_stake_a_block_costs_nothing_and_is_left_open() -> None:
    hands = ("assassin captain", "captain / contessa", "duke / contessa", "duke / contessa")
    game = say(table(*hands, coins=[3, 2, 2, 2]), "0 assassinate 1")
    while asked(game)[0].phase.name != "BLOCK":
        say(game, f"{game.awaiting[0]} pass")
    view, legal = asked(game)
    assert any(claim_of(view, each) == CONTESSA for each in in_plain_sight(view, legal))


def test_a_bot_with_two_cards_does_not_block_by_a_visible_lie() -> None:
    hands = ("assassin / contessa", "captain duke", "duke / contessa", "duke / contessa")
    game = say(table(*hands, coins=[3, 2, 2, 2]), "0 assassinate 1")
    while asked(game)[0].phase.name != "BLOCK":
        say(game, f"{game.awaiting[0]} pass")
    view, legal = asked(game)
    assert all(claim_of(view, each) != CONTESSA for each in in_plain_sight(view, legal))


@pytest.mark.parametrize("players", [6, 7, 8, 9, 10])
def test_more_players_have_more_copies_to_see(players: int) -> None:
    hands = ["captain / duke", "contessa / duke", "assassin / duke", *OTHERS, *OTHERS][:players]
    view, legal = asked(table(*hands))
    taxes = [each for each in in_plain_sight(view, legal) if claim_of(view, each) == DUKE]
    assert bool(taxes) == (players > 6)


def test_only_lies_are_left_out_in_every_variant_and_an_answer_remains() -> None:
    left_out = disproved = 0
    for seed in range(60):
        for choice in decisions(seed, 2 + seed % 6, ["uniform", "rule-of-thumb"]):
            left = [*in_plain_sight(choice.view, choice.legal)]
            assert {*left} <= {*choice.legal}
            assert left
            if left == [Input.CHALLENGE] and len(choice.legal) > 1:
                disproved += 1
                assert not truly_holds(choice.state, choice.view.claimant, choice.view.claim)
            else:
                gone = {claim_of(choice.view, each) for each in choice.legal if each not in left}
                left_out += bool(gone)
                assert not any(truly_holds(choice.state, choice.view.seat or 0, at) for at in gone)
    assert min(left_out, disproved) > 5


def test_somebody_who_tells_no_probabilities_cannot_be_made_attentive() -> None:
    with pytest.raises(BadOptions, match="rule-of-thumb does not tell"):
        agent("attentive:rule-of-thumb", "coup")


def test_a_coup_needs_no_claim() -> None:
    view, legal = asked(
        table("captain / duke", "contessa / duke", "assassin / duke", coins=[7] * 3)
    )
    strikes = [turn_of(view, each).action for each in in_plain_sight(view, legal)]
    assert Action.COUP in strikes
