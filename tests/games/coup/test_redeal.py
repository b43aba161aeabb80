"""Cards dealt again agree with what a seat knows, and are dealt fairly."""

from collections import Counter

from intriga.core.chance import Seeded
from intriga.games.coup.notation import cards_of, hand_of
from intriga.games.coup.rules.challenges import can_prove
from intriga.games.coup.rules.memory import seen_at
from intriga.games.coup.rules.table import holds
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.sampling import redeal
from intriga.games.coup.vocabulary import ASSASSIN, CAPTAIN, CONTESSA, DUKE, NOBODY, SLOTS, Phase
from tests.games.coup.tables import SCENES, CoupGame, table
from tests.games.tables import say
from tests.sampling import some

WORLDS = some(3000, 1000)
CHANCE_OF_FAILURE = 5.0  # standard deviations; the numbers are the same every time


def worlds(game: CoupGame, viewer: int | None, number: int = WORLDS) -> list[CoupState]:
    source = Seeded(7, 7)
    return [COUP.redeal(game.state, viewer, source) for _ in range(number)]


def assert_often(counted: int, chance: float) -> None:
    """Assert that what has this chance was counted about as often as is to be expected."""
    deviation = (WORLDS * chance * (1 - chance)) ** 0.5
    assert abs(counted - WORLDS * chance) < CHANCE_OF_FAILURE * deviation


def test_an_unseen_card_is_any_of_the_unseen_cards_alike() -> None:
    game = table("duke/captain", "assassin/contessa")
    unseen = {0: 2, 1: 3, 2: 2, 3: 3, 4: 2}  # of each slot, twelve in all

    cards = Counter(cards_of(world.hand[1])[0] for world in worlds(game, 0))

    for slot, number in unseen.items():
        assert_often(cards[slot], number / 12)


def test_the_viewer_keeps_its_hand() -> None:
    game = table("duke captain", "assassin contessa", "ambassador duke")

    hands = {world.hand[0] for world in worlds(game, 0, 50)}

    assert hands == {game.state.hand[0]}


def test_a_spectator_knows_no_hand() -> None:
    game = table("duke captain", "assassin contessa")

    hands = {seat: {world.hand[seat] for world in worlds(game, None, 200)} for seat in (0, 1)}

    assert len(hands[0]) == len(hands[1]) == 15  # all pairs of five characters


def test_a_card_that_was_seen_stays_where_it_was() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave")

    for world in worlds(game, 0, 100):
        assert holds(world.hand[1], CONTESSA)
    assert any(not holds(world.hand[1], CONTESSA) for world in worlds(game, 2, 100))


def test_the_examined_card_is_in_the_hand_for_every_viewer() -> None:
    game = SCENES["EXAMINE_DECIDE"]()

    for viewer in (0, 1, 2, None):
        for world in worlds(game, viewer, 50):
            assert holds(world.hand[1], world.shown % SLOTS)
            assert world.shown == CONTESSA or viewer not in {0, 1}
            assert COUP.view(world, 0).seen(1) == (world.shown,)


def test_a_seat_asked_to_prove_can_prove_in_every_world() -> None:
    for viewer in (1, 2, None):
        for world in worlds(SCENES["PROVE"](), viewer, 100):
            assert can_prove(world)
            assert COUP.legal_actions(world, 0) == [2, 3]


def test_a_seat_that_declined_holds_the_claimed_card_and_another() -> None:
    game = say(SCENES["PROVE"](), "0 decline")

    for world in worlds(game, 1, 100):
        cards = {card % SLOTS for card in cards_of(world.hand[0])}
        assert DUKE in cards
        assert cards != {DUKE}


def test_picked_sets_stay_sets() -> None:
    game = say(SCENES["SETUP_PICK"](), "1 pick duke")

    picks = Counter(cards_of(world.hand[1])[0] for world in worlds(game, 0))

    for world in worlds(game, 0, 50):
        assert world.hand[1] + world.aside[1] == game.state.hand[1] + game.state.aside[1]
    for slot in range(SLOTS):
        assert_often(picks[slot], 1 / 5)


def test_cards_aside_are_redealt_with_the_hands() -> None:
    game = SCENES["SETUP_PICK"]()
    game.source = Seeded(1)
    say(game, "0 pick duke", "1 pick assassin")

    asides = {world.aside[1] for world in worlds(game, 0, 200)}

    assert len(asides) == SLOTS
    for world in worlds(game, 0, 50):
        assert world.aside[0] == game.state.aside[0]


def test_a_position_that_no_deal_agrees_with_is_left_as_it_is() -> None:
    game = SCENES["SETUP_PICK"]()
    game.source = Seeded(1)
    say(game, "0 pick duke", "1 pick assassin")
    game.state.phase, game.state.claimant, game.state.claim = Phase.PROVE, 0, CAPTAIN
    game.state.decline_proof = 0  # nobody who holds but one art of it is asked then

    twin = redeal(game.state, 1, Seeded(1))

    assert twin == game.state
    assert twin is not game.state


def test_cards_returned_are_other_cards_that_the_viewer_does_not_see() -> None:
    six = [*["captain duke", "assassin contessa", "ambassador captain"] * 2]
    six[3] = "duke duke"
    game = table(*six, draws="ambassador contessa")
    game.state.returned[2] = CAPTAIN + 1 + (CAPTAIN + 1 << 4)
    before = Counter(game.view(2).returned)
    say(game, "0 exchange", "* pass")

    returned = [Counter(COUP.view(world, 2).returned) for world in worlds(game, 1, 50)]

    assert before == {CAPTAIN: 2}
    assert game.view(2).court_size == 1
    assert len({tuple(sorted(each.elements())) for each in returned}) > 5
    assert all(each.total() == 2 for each in returned)


def test_other_seats_keep_their_sight_of_cards_that_the_viewer_knows() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave")
    at = seen_at(2, 1)
    game.state.seen[at] = ASSASSIN + 1 + (CONTESSA + 1 << 4)

    seen = [COUP.view(world, 2).seen(1) for world in worlds(game, 0, 100)]

    assert {second for _, second in seen} == {CONTESSA}
    assert {first for first, _ in seen} == {*range(SLOTS)}


def test_a_second_card_shown_is_seen_with_the_first() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave", "1 income", "2 income")
    say(game, "0 examine 1", "* pass", "1 show assassin")

    for world in worlds(game, None, 50):
        first, second = COUP.view(world, 0).seen(1)
        assert first == world.shown
        assert world.hand[1] == hand_of([first, second])


def test_a_redeal_for_spectators_deals_every_hand_again() -> None:
    game = table("duke captain", "assassin contessa")

    twin = redeal(game.state, NOBODY, Seeded(2))

    assert twin.hand != game.state.hand
    assert holds(game.state.hand[1], ASSASSIN)
