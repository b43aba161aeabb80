"""Cards dealt anew agree with what a seat knows, and are dealt fairly."""

from collections import Counter

import pytest

from intriga.core.chance import Seeded
from intriga.games.coup.imagine import redeal
from intriga.games.coup.notation import cards_of, hand_of
from intriga.games.coup.rules.challenges import can_prove
from intriga.games.coup.rules.memory import seen_at
from intriga.games.coup.rules.table import holds
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import ASSASSIN, CAPTAIN, CONTESSA, DUKE, NOBODY, SLOTS, Phase
from tests.games.coup.tables import SCENES, CoupGame, any_play, table
from tests.games.tables import positions, say

WORLDS = 3000
CHANCE_OF_FAILURE = 5.0  # standard deviations; the numbers are the same every time


def worlds(play: CoupGame, viewer: int | None, number: int = WORLDS) -> list[CoupState]:
    source = Seeded(7, 7)
    return [COUP.redeal(play.state, viewer, source) for _ in range(number)]


def assert_often(counted: int, chance: float) -> None:
    """Assert that what has this chance was counted about as often as is to be expected."""
    deviation = (WORLDS * chance * (1 - chance)) ** 0.5
    assert abs(counted - WORLDS * chance) < CHANCE_OF_FAILURE * deviation


def test_an_unseen_card_is_any_of_the_unseen_cards_alike() -> None:
    play = table("duke/captain", "assassin/contessa")
    unseen = {0: 2, 1: 3, 2: 2, 3: 3, 4: 2}  # of each slot, twelve in all

    cards = Counter(cards_of(world.hand[1])[0] for world in worlds(play, 0))

    for slot, number in unseen.items():
        assert_often(cards[slot], number / 12)


def test_the_viewer_keeps_its_hand() -> None:
    play = table("duke captain", "assassin contessa", "ambassador duke")

    hands = {world.hand[0] for world in worlds(play, 0, 50)}

    assert hands == {play.state.hand[0]}


def test_a_spectator_knows_no_hand() -> None:
    play = table("duke captain", "assassin contessa")

    hands = {seat: {world.hand[seat] for world in worlds(play, None, 200)} for seat in (0, 1)}

    assert len(hands[0]) == len(hands[1]) == 15  # all pairs of five characters


def test_a_card_that_was_seen_stays_where_it_was() -> None:
    play = say(SCENES["EXAMINE_DECIDE"](), "0 leave")

    for world in worlds(play, 0, 100):
        assert holds(world.hand[1], CONTESSA)
    assert any(not holds(world.hand[1], CONTESSA) for world in worlds(play, 2, 100))


def test_the_examined_card_is_in_the_hand_whoever_looks() -> None:
    play = SCENES["EXAMINE_DECIDE"]()

    for viewer in (0, 1, 2, None):
        for world in worlds(play, viewer, 50):
            assert holds(world.hand[1], world.shown % SLOTS)
            assert world.shown == CONTESSA or viewer not in {0, 1}
            assert COUP.view(world, 0).seen(1) == (world.shown,)


def test_who_is_asked_to_prove_can_prove() -> None:
    for viewer in (1, 2, None):
        for world in worlds(SCENES["PROVE"](), viewer, 100):
            assert can_prove(world)
            assert COUP.legal_actions(world, 0) == [2, 3]


def test_who_declined_holds_the_claimed_card_and_another() -> None:
    play = say(SCENES["PROVE"](), "0 decline")

    for world in worlds(play, 1, 100):
        cards = {card % SLOTS for card in cards_of(world.hand[0])}
        assert DUKE in cards
        assert cards != {DUKE}


def test_picked_sets_stay_sets() -> None:
    play = say(SCENES["SETUP_PICK"](), "1 pick duke")

    picks = Counter(cards_of(world.hand[1])[0] for world in worlds(play, 0))

    for world in worlds(play, 0, 50):
        assert world.hand[1] + world.aside[1] == play.state.hand[1] + play.state.aside[1]
    for slot in range(SLOTS):
        assert_often(picks[slot], 1 / 5)


def test_cards_aside_are_dealt_anew_with_the_hands() -> None:
    play = SCENES["SETUP_PICK"]()
    play.source = Seeded(1)
    say(play, "0 pick duke", "1 pick assassin")

    asides = {world.aside[1] for world in worlds(play, 0, 200)}

    assert len(asides) == SLOTS
    for world in worlds(play, 0, 50):
        assert world.aside[0] == play.state.aside[0]


@pytest.mark.parametrize("number", range(10))
def test_no_card_is_lost_and_none_is_made(number: int) -> None:
    play = any_play(f"redeal {number}")
    source = Seeded(number)

    for here in positions(play, f"redeal {number}"):
        viewer = source.below(here.state.players)
        twin = COUP.redeal(here.state, viewer, source)
        assert whole_deck(twin) == whole_deck(here.state), f"redeal {number}: {here.lines}"
        assert twin.hand[viewer] == here.state.hand[viewer]


@pytest.mark.parametrize("number", range(10))
def test_in_the_other_world_the_others_remember_as_much_and_truly(number: int) -> None:
    play = any_play(f"memory {number}", slot_ambassador="inquisitor", declared_coup="coup")
    source = Seeded(number)

    for here in positions(play, f"memory {number}"):
        viewer = source.below(here.state.players)
        twin = COUP.redeal(here.state, viewer, source)
        for other in {*range(here.state.players), None} - {viewer}:
            before, after = COUP.view(here.state, other), COUP.view(twin, other)
            assert len(after.returned) == len(before.returned)
            for seat in before.seats:
                assert len(after.seen(seat)) == len(before.seen(seat))
                known = hand_of(after.seen(seat))
                assert all(
                    known >> 4 * card & 15 <= twin.hand[seat] >> 4 * card & 15
                    for card in after.seen(seat)
                ), f"memory {number}: {here.lines}"


def whole_deck(state: CoupState) -> int:
    return sum(state.hand) + sum(state.aside) + state.court


def test_a_position_that_no_deal_agrees_with_is_left_as_it_is() -> None:
    play = SCENES["SETUP_PICK"]()
    play.source = Seeded(1)
    say(play, "0 pick duke", "1 pick assassin")
    play.state.phase, play.state.claimant, play.state.claim = Phase.PROVE, 0, CAPTAIN
    play.state.decline_proof = 0  # nobody who holds but one art of it is asked then

    twin = redeal(play.state, 1, Seeded(1))

    assert twin == play.state
    assert twin is not play.state


def test_cards_returned_are_other_cards_that_the_viewer_does_not_see() -> None:
    six = [*["captain duke", "assassin contessa", "ambassador captain"] * 2]
    six[3] = "duke duke"
    play = table(*six, draws="ambassador contessa")
    play.state.returned[2] = CAPTAIN + 1 + (CAPTAIN + 1 << 4)
    before = Counter(play.view(2).returned)
    say(play, "0 exchange", "* pass")

    returned = [Counter(COUP.view(world, 2).returned) for world in worlds(play, 1, 50)]

    assert before == {CAPTAIN: 2}
    assert play.view(2).court_size == 1
    assert len({tuple(sorted(each.elements())) for each in returned}) > 5
    assert all(each.total() == 2 for each in returned)


def test_what_the_viewer_knows_too_the_others_still_have_seen() -> None:
    play = say(SCENES["EXAMINE_DECIDE"](), "0 leave")
    at = seen_at(2, 1)
    play.state.seen[at] = ASSASSIN + 1 + (CONTESSA + 1 << 4)

    seen = [COUP.view(world, 2).seen(1) for world in worlds(play, 0, 100)]

    assert {second for _, second in seen} == {CONTESSA}
    assert {first for first, _ in seen} == {*range(SLOTS)}


def test_a_second_card_shown_is_seen_with_the_first() -> None:
    play = say(SCENES["EXAMINE_DECIDE"](), "0 leave", "1 income", "2 income")
    say(play, "0 examine 1", "* pass", "1 show assassin")

    for world in worlds(play, None, 50):
        first, second = COUP.view(world, 0).seen(1)
        assert first == world.shown
        assert world.hand[1] == hand_of([first, second])


def test_spectators_are_nobody() -> None:
    play = table("duke captain", "assassin contessa")

    twin = redeal(play.state, NOBODY, Seeded(2))

    assert twin.hand != play.state.hand
    assert holds(play.state.hand[1], ASSASSIN)
