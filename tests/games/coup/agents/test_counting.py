"""Card counting proves only true things."""

import pytest

from intriga.games.coup.agents.assessment import cannot_hold, copies, surely_holds, unseen
from intriga.games.coup.vocabulary import DUKE, SLOTS
from tests.games.coup.agents.games import Decision, decisions, truly_holds
from tests.games.coup.tables import table
from tests.games.tables import say

GUESSERS = ["uniform", "rule-of-thumb"]


@pytest.mark.parametrize("players", [2, 3, 6, 8, 10])
def test_card_counting_proves_only_true_things(players: int) -> None:
    proofs = 0
    for seed in range(240 // players):
        for choice in decisions(seed, players, GUESSERS):
            proofs += sum(_proofs(choice, seat) for seat in choice.view.alive)

    assert proofs > 100


def _proofs(choice: Decision, seat: int) -> int:
    """Check everything that the view proves about *seat* and count it."""
    view, proofs = choice.view, 0
    rest = unseen(view)
    for slot in range(SLOTS if seat != view.seat else 0):
        held = truly_holds(choice.state, seat, slot)
        refuted, seen = cannot_hold(view, seat, slot, rest), surely_holds(view, seat, slot)
        assert not (refuted and held), (view.seat, seat, slot, view.numbers)
        assert not (seen and not held), (view.seat, seat, slot, view.numbers)
        proofs += refuted or seen
    return proofs


def test_two_players_with_sets_see_through_a_pick_that_counting_gives_away() -> None:
    seen_through = 0
    for seed in range(150):
        for choice in decisions(seed, 2, GUESSERS):
            view = choice.view
            plain = [copies(view)] * SLOTS
            places = [*view.face_up, view.aside, view.hand, view.seen(1 - (view.seat or 0))]
            for card in (card for cards in places for card in cards):
                plain[card % SLOTS] -= 1
            seen_through += unseen(view) != plain

    assert seen_through > 0


def test_returned_cards_are_in_no_hand_until_somebody_draws() -> None:
    game = table("captain duke", "contessa captain", draws="duke duke contessa contessa")
    say(game, "0 exchange", "1 pass", "0 keep captain duke", "1 income", "0 income")
    before = cannot_hold(game.view(0), 1, DUKE)
    say(game, "1 exchange", "0 pass")

    assert before
    assert not cannot_hold(game.view(0), 1, DUKE)
