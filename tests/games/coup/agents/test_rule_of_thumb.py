"""The agent of rules of thumb bluffs, doubts and remembers like somebody who knows the game."""

from collections import Counter
from random import Random

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.games.coup.agents.assessment import Beliefs
from intriga.games.coup.agents.coup_agent import Honest
from intriga.games.coup.agents.moves import turn_of
from intriga.games.coup.agents.rule_of_thumb import RuleOfThumb
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import ASSASSIN, CONTESSA, DUKE, NOBODY, Action, Phase
from tests.games.coup.agents.games import decisions, truly_holds

ALICE, BOB, CAROL = range(3)
Table = Game[CoupState, CoupView]


def laid(hands: list[list[str]], coins: list[int] | None = None, **options: object) -> Table:
    """Return a game with these hands, the first seat to play."""
    header = {
        "preset": "coup-br",
        "options": {"two_player_setup": "normal", **options},
        "seats": [f"seat {seat}" for seat in range(len(hands))],
        "first": 0,
        "hands": hands,
    }
    table = Game(COUP, header, Seeded(1))
    table.state.coins[: len(hands)] = coins or [2] * len(hands)
    return table


def chosen(table: Table, seat: int, times: int = 100) -> Counter[int]:
    """Return how often each action is chosen by *seat*."""
    view, legal = table.view(seat), COUP.legal_actions(table.state, seat)
    random = Random(11)
    return Counter(RuleOfThumb().act(view, legal, random) for _ in range(times))


def test_it_bluffs_now_and_then_but_not_mostly() -> None:
    claims = bluffs = 0
    for seed in range(20):
        for choice in decisions(seed, 4, ["rule-of-thumb"]):
            claim = NOBODY
            if choice.view.phase == Phase.ACTION:
                claim = turn_of(choice.view, choice.action).claim
            claims += claim != NOBODY
            held = claim != NOBODY and truly_holds(choice.state, choice.view.seat or 0, claim)
            bluffs += claim != NOBODY and not held

    assert 0.05 < bluffs / claims < 0.5


def test_the_rule_of_thumb_varies_its_action_in_one_position() -> None:
    table = laid([["ambassador", "contessa"]] * 3)

    assert len(chosen(table, ALICE)) > 3


def test_a_character_is_not_claimed_when_all_copies_are_face_up() -> None:
    table = laid([["captain", "duke"], ["duke", "captain"], ["duke", "contessa"]])
    for seat in (ALICE, BOB, CAROL):
        lost = 1 << 4 * DUKE
        table.state.hand[seat] -= lost
        table.state.face_up[seat] = DUKE + 1

    assert Input.TAX not in chosen(table, ALICE)


def test_the_rule_of_thumb_names_a_card_that_it_has_seen() -> None:
    table = laid(
        [["ambassador", "duke"], ["assassin", "contessa"], ["captain", "duke"]],
        declared_coup="coup",
        declared_exchange="never",
    )
    table.state.coins[ALICE] = 14
    table.play("coup 1 duke", seat=ALICE)  # a miss, but all have seen the hand
    table.play("income", seat=BOB)
    table.play("income", seat=CAROL)
    table.state.coins[ALICE] = 10

    named = {turn_of(table.view(ALICE), action) for action in chosen(table, ALICE)}
    assert {turn.named for turn in named if turn.target == BOB} <= {ASSASSIN, CONTESSA}


def test_it_doubts_a_claim_that_saves_its_last_card_more_readily() -> None:
    table = laid([["assassin", "duke"], ["captain", "captain"]], coins=[3, 2])
    table.play("assassinate 1", seat=ALICE)
    calm = chosen(table, BOB)[Input.CHALLENGE]
    table.state.hand[BOB] -= 1 << 4 * 2
    table.state.face_up[BOB] = 3

    assert chosen(table, BOB)[Input.CHALLENGE] >= calm


def test_a_claim_makes_a_character_likelier_and_a_block_forgone_unlikelier() -> None:
    table = laid([["duke", "captain"], ["contessa", "assassin"], ["duke", "assassin"]])
    before = Beliefs(table.view(BOB)).holds(ALICE, DUKE)
    table.play("tax", seat=ALICE)
    for seat in (BOB, CAROL):
        table.play("pass", seat=seat)
    claimed = Beliefs(table.view(BOB)).holds(ALICE, DUKE)
    table.play("foreign_aid", seat=BOB)
    table.play("pass", seat=CAROL)
    forgone = Beliefs(table.view(BOB)).holds(CAROL, DUKE)

    assert claimed > before > forgone


def test_it_gives_the_patrons_coin_to_the_least_dangerous() -> None:
    hands = [["patron", "captain"], ["contessa", "assassin"], ["patron", "assassin"]]
    table = laid(hands, [0, 0, 6], slot_duke="patron", first_player="fixed")

    taken = [turn_of(table.view(ALICE), action) for action in chosen(table, ALICE).elements()]
    gifts = Counter(turn.target for turn in taken if turn.action == Action.PATRON)
    assert gifts[BOB] > gifts[CAROL]


def test_it_strikes_the_leader() -> None:
    hands = [["duke", "captain"], ["contessa", "assassin"], ["duke", "assassin"]]
    table = laid(hands, [10, 0, 6])
    view = table.view(ALICE)

    coups = Counter(turn_of(view, action).target for action in chosen(table, ALICE).elements())
    assert coups[CAROL] > coups[BOB]
    assert turn_of(view, Honest().act(view, COUP.legal_actions(table.state, ALICE), Random(1)))
