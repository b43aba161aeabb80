"""Cards dealt again agree with what a seat knows, and are dealt fairly."""

from collections import Counter
from collections.abc import Iterator

import pytest

from intriga.core.chance import Seeded
from intriga.games.pot_de_vin.rules.redeal import (
    allowed,
    deal_unseen,
    redeal,
    share_anew,
    unseen,
)
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view.sampling import sample_state
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import CARDS, NOBODY, VALUES, Character
from tests.games.pot_de_vin.promises import whole_deck
from tests.games.pot_de_vin.tables import SIX, PotDeVinGame, game_of, table
from tests.games.tables import positions, say
from tests.sampling import some

WORLDS = some(3000, 1000)
FAR = 5  # standard deviations; the numbers are the same every time
ALDO, PIETRA, ENZO, UGO = (1 << character for character in Character)
Deal = tuple[int, ...]  # who has each of the unseen cards, NOBODY for the pile


def deals(view: PotDeVinView) -> list[Deal]:
    """Return every deal of the unseen cards that agrees with *view*."""
    room = {seat: view.hand_sizes[seat] for seat in view.seats if seat != view.seat}
    room[NOBODY] = len(view.unseen) - sum(room.values())

    def deal(cards: list[int]) -> Iterator[Deal]:
        if not cards:
            yield ()
            return
        for seat, left in list(room.items()):
            void = seat != NOBODY and cards[0] // VALUES in view.void[seat]
            if left and not void:
                room[seat] -= 1
                yield from ((seat, *others) for others in deal(cards[1:]))
                room[seat] += 1

    return list(deal(view.unseen))


def deal_of(state: PotDeVinState, cards: list[int]) -> Deal:
    seats = range(state.players)
    return tuple(next((s for s in seats if state.hand[s] >> c & 1), NOBODY) for c in cards)


def unevenness(state: PotDeVinState, viewer: int | None, number: int = WORLDS) -> float:
    """Return how far the deals of *number* worlds are from all alike, in standard deviations."""
    view, source = POT_DE_VIN.view(state, viewer), Seeded(7, 7)
    met = Counter(deal_of(sample_state(view, source), view.unseen) for _ in range(number))
    return spread(met, deals(view))


def spread(met: Counter[Deal], possible: list[Deal]) -> float:
    """Return how far from all alike the *possible* deals were *met*, in standard deviations.

    It is Pearson's sum of squares, whose mean is the degrees of freedom and
    whose variance is twice as much.
    """
    assert set(met) <= set(possible)
    expected = met.total() / len(possible)
    squares = sum((met[deal] - expected) ** 2 / expected for deal in possible)
    freedom = len(possible) - 1
    return (squares - freedom) / (2 * freedom) ** 0.5


def with_voids(game: PotDeVinGame, *voids: int) -> PotDeVinState:
    """Return the state of *game*, in which seats 1, 2, ... have shown what they do not have."""
    game.state.void[1 : 1 + len(voids)] = voids
    return game.state


# ------------------------------------------------------------------- all deals alike


def test_without_voids_every_deal_is_as_likely_as_any_other() -> None:
    assert unevenness(table("ugo-1", "aldo-4", "pietra-4", "enzo-4").state, 0) < FAR


def test_the_pile_is_redealt_with_the_hands() -> None:
    game = table("ugo-1 ugo-2", "aldo-4 aldo-5", "pietra-4 enzo-4", pile="ugo-7")

    assert len(deals(game.view(0))) == 30
    assert unevenness(game.state, 0) < FAR


def test_suits_shown_void_are_respected_and_the_rest_is_dealt_alike() -> None:
    game = table("ugo-1 ugo-2", "aldo-4 aldo-5", "pietra-4 enzo-4", pile="ugo-7")
    state = with_voids(game, PIETRA | UGO, ALDO)

    assert len(deals(POT_DE_VIN.view(state, 0))) < 15
    assert unevenness(state, 0) < FAR


def ring_of_three() -> PotDeVinGame:
    """Return a game in which each of three seats may hold two of the three unseen cards."""
    game = table(
        "enzo-13 aldo-13 pietra-13 ugo-1",
        "pietra-2 aldo-2 pietra-3 aldo-4",
        "enzo-2 enzo-4 pietra-4 pietra-5",
        "enzo-3 aldo-3 enzo-5 enzo-6",
        trump="ugo-10",
        pile="ugo-7 ugo-8 ugo-9",
        draws="ugo-9 ugo-8 ugo-7",
    )
    say(game, "0 play enzo-13", "1 play pietra-2", "2 play enzo-2", "3 play enzo-3")
    say(game, "0 play aldo-13", "1 play aldo-2", "2 play enzo-4", "3 play aldo-3")
    return say(game, "0 play pietra-13", "1 play pietra-3", "2 play pietra-4", "3 play enzo-5")


def test_deals_that_only_a_ring_of_three_exchanges_connects_are_both_met_alike() -> None:
    game = ring_of_three()

    assert game.view(0).void == [[], [Character.ENZO], [Character.ALDO], [Character.PIETRA]]
    assert len(deals(game.view(0))) == 2
    assert unevenness(game.state, 0) < FAR


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_two_places_share_their_cards_as_suits_allow(viewer: int) -> None:
    game = table("ugo-1 ugo-2", "aldo-4 aldo-5", "pietra-4 enzo-4", pile="ugo-7")
    state, source = with_voids(game, PIETRA | UGO, ALDO), Seeded(4)
    cards = unseen(state, viewer)
    view = POT_DE_VIN.view(state, None if viewer == NOBODY else viewer)
    met: Counter[Deal] = Counter()
    for _ in range(WORLDS):
        for _ in range(6):
            share_anew(state, viewer, cards, source)
        met[deal_of(state, view.unseen)] += 1

    assert spread(met, deals(view)) < FAR


def restricted() -> PotDeVinState:
    """Return a state of six where no deal comes about blindly: a void each, and large hands."""
    state = PotDeVinState()
    state.players, state.round = 6, 2
    left = [*range(CARDS)]
    for seat, void in enumerate((0, ALDO, ALDO, ALDO, ENZO, PIETRA)):
        hand = [card for card in left if not void >> card // VALUES & 1][: 7 - (seat == 0)]
        left = [card for card in left if card not in hand]
        state.hand[seat], state.void[seat] = sum(1 << card for card in hand), void
    state.pile, state.taken[0] = (sum(1 << card for card in part) for part in (left[:2], left[2:]))
    return state


def test_a_redeal_exchanges_cards_where_no_random_deal_fits() -> None:
    state, source = restricted(), Seeded(2)
    before, cards = state.copy(), unseen(state, 0)
    tried = state.copy()
    assert not any(deal_unseen(tried, 0, cards, source) for _ in range(300))

    redeal(state, 0, source)

    assert unseen(state, 0) == cards
    assert whole_deck(state) == whole_deck(before)
    for seat in range(1, 6):
        assert state.hand[seat].bit_count() == 7
        assert state.hand[seat] & ~allowed(state, seat) == 0
    assert sum(state.hand[seat] != before.hand[seat] for seat in range(1, 6)) > 2


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
def test_a_search_goes_on_to_another_deal_that_agrees(viewer: int) -> None:
    state, source = game_of(5, 3).state, Seeded(4)
    before = state.copy()

    redeal(state, viewer, source)

    for seat in range(5):
        assert (state.hand[seat] == before.hand[seat]) == (seat == viewer)
    assert whole_deck(state) == whole_deck(before)
    assert state.pile != before.pile


FOUR_IN_A_RING = (ENZO | UGO, ALDO | UGO, ALDO | PIETRA, PIETRA | ENZO, ALDO | PIETRA | ENZO)


def test_deals_that_only_a_ring_of_four_exchanges_connects_are_met_alike() -> None:
    hands = ("ugo-1", "aldo-4", "pietra-4", "enzo-4", "ugo-5", "ugo-7")
    state = with_voids(table(*hands), *FOUR_IN_A_RING)

    assert len(deals(POT_DE_VIN.view(state, 0))) == 4
    assert unevenness(state, 0) < FAR


# ------------------------------------------------------------------- what stays as it is


def test_a_spectator_knows_no_hand() -> None:
    game = table("aldo-4", "aldo-5", "aldo-6")
    source = Seeded(2)

    worlds = [POT_DE_VIN.redeal(game.state, None, source) for _ in range(100)]

    assert all(len({world.hand[seat] for world in worlds}) == 3 for seat in range(3))


def test_from_the_fifth_round_on_the_pile_stays() -> None:
    game, source = game_of(6, 3), Seeded(3)
    for here in positions(game, "late"):
        if here.state.round > 4:
            twin = POT_DE_VIN.redeal(here.state, 0, source)
            assert twin.pile == here.state.pile
            assert unseen(here.state, 0) & here.state.pile == 0


def test_a_view_without_unseen_cards_samples_the_true_position() -> None:
    game = table("aldo-4 aldo-9", "", "", "", "", "")

    twin = sample_state(game.view(0), Seeded(1))

    assert POT_DE_VIN.format_position(twin) == POT_DE_VIN.format_position(game.state)


def test_a_world_is_made_of_the_view_alone() -> None:
    game = table(*SIX)
    twin = POT_DE_VIN.redeal(game.state, 2, Seeded(4))

    worlds = [sample_state(POT_DE_VIN.view(state, 2), Seeded(5)) for state in (game.state, twin)]

    assert worlds[0] == worlds[1]


# ------------------------------------------------------------------- discards of six players


@pytest.mark.parametrize("recycle", ["trump", "choice", "winning_card"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3, 4, 5])
def test_a_redeal_keeps_discards_out_of_hands_and_plays(recycle: str, viewer: int | None) -> None:
    game, source = game_of(6, 8, six_recycle=recycle), Seeded(8)
    for here in positions(game, recycle):
        twin = POT_DE_VIN.redeal(here.state, viewer, source)
        put = [card - 1 for card in twin.put if card]
        assert len(put) == len(set(put)) == sum(card > 0 for card in here.state.put)
        assert [card > 0 for card in twin.put] == [card > 0 for card in here.state.put]
        hands = sum(twin.hand)
        assert not any(hands >> card & 1 or twin.by[card] for card in put), here.lines


def test_the_pile_of_six_is_any_of_the_unseen_cards_but_the_own_discard() -> None:
    game = game_of(6, 2)
    seat = game.awaiting[0]
    game.play(game.legal(seat)[3], seat=seat)
    source = Seeded(6)

    piles = [POT_DE_VIN.redeal(game.state, seat, source).pile for _ in range(300)]

    own = game.view(seat).put
    assert all(pile.bit_count() == 2 and pile >> own & 1 for pile in piles)
    assert len(set(piles)) > 35  # of 43 unseen cards
