"""Cards that a seat knows to have gone into the Court deck are where later draws let them be."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import comb

import pytest

from intriga.core.chance import Seeded
from intriga.games.coup.notation import cards_of, hand_of
from intriga.games.coup.rules.memory import remember_move, seen_at
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.heard_moves import HeardMove, heard_moves
from intriga.games.coup.view.sampling import sample_state
from intriga.games.coup.vocabulary import AMBASSADOR, CAPTAIN, DUKE, NOBODY, RECENT, CardMove, Phase
from tests.games.coup.promises import numbers
from tests.games.coup.tables import CoupGame, any_play, table
from tests.games.tables import positions, say
from tests.sampling import some

WORLDS = 3000
FAR = 5.0  # standard deviations; the numbers are the same every time
Deal = Callable[[CoupGame, int, Seeded], CoupState]


def redealt(game: CoupGame, seat: int, source: Seeded) -> CoupState:
    return COUP.redeal(game.state, seat, source)


def sampled(game: CoupGame, seat: int, source: Seeded) -> CoupState:
    return sample_state(game.view(seat), source)


TRACED = pytest.mark.parametrize(
    "deal", [redealt, pytest.param(sampled, marks=pytest.mark.untraced)]
)
BOTH = pytest.mark.parametrize(
    "deal", [pytest.param(deal, marks=pytest.mark.untraced) for deal in (redealt, sampled)]
)

# ------------------------------------------------------------------- how likely each place is


def share(game: CoupGame, deal: Deal, what: Callable[[CoupState], bool]) -> float:
    source = Seeded(7, 7)
    return sum(what(deal(game, 0, source)) for _ in range(WORLDS)) / WORLDS


def assert_near(found: float, chance: float) -> None:
    assert abs(found - chance) < FAR * (chance * (1 - chance) / WORLDS) ** 0.5 + 1e-9


def returned_dukes(*later: str, draws: str = "") -> CoupGame:
    """Return a game of two in which seat 0 returned two Dukes and kept the third, and went on."""
    game = table("captain duke", "contessa captain", draws=f"duke duke {draws}")
    return say(game, "0 exchange", "1 pass", "0 keep captain duke", *later)


def duke_opposite(world: CoupState) -> bool:
    return DUKE in cards_of(world.hand[1])


@BOTH
def test_before_anybody_draws_what_was_returned_is_in_the_court_deck(deal: Deal) -> None:
    game = returned_dukes("1 income", "0 income", "1 foreign_aid", "0 pass")

    assert share(game, deal, duke_opposite) == 0


@BOTH
def test_each_card_drawn_since_is_as_likely_as_any_of_the_court_deck(deal: Deal) -> None:
    later = ("1 steal 0", "0 challenge", "1 prove", "0 lose captain")
    game = returned_dukes(*later, draws="contessa")

    assert game.view(0).returned == (DUKE, DUKE)
    assert_near(share(game, deal, duke_opposite), 2 / 12)  # of eleven and the one that was shown


@BOTH
def test_an_exchange_keeps_any_two_of_four(deal: Deal) -> None:
    later = ("1 exchange", "0 pass", "1 keep contessa contessa")
    game = returned_dukes(*later, draws="contessa contessa")

    drawn = [comb(2, dukes) * comb(9, 2 - dukes) / comb(11, 2) for dukes in range(3)]
    kept = sum(drawn[dukes] * (1 - comb(4 - dukes, 2) / comb(4, 2)) for dukes in range(3))
    assert_near(share(game, deal, duke_opposite), kept)


@BOTH
def test_a_card_lost_since_may_be_the_one_that_was_returned(deal: Deal) -> None:
    hands, draws = ("assassin captain", "contessa captain"), "duke ambassador duke contessa"
    game = table(*hands, draws=draws, coins=[7, 2])
    say(game, "0 exchange", "1 pass", "0 keep assassin captain")
    say(game, "1 exchange", "0 pass", "1 keep contessa duke")
    say(game, "0 coup 1", "1 lose duke")

    assert game.view(0).returned == (AMBASSADOR, DUKE)
    it = 2 / 11 / 2 / 2  # drawn, kept and lost
    other = (1 - it) * 2 / 11  # of the unseen cards that it did not return, which are eleven
    gone = it / (it + other)
    left = it / (1 - it)  # drawn and kept, and the other one lost
    still = gone * 2 / 11 + (1 - gone) * (left + (1 - left) / 10)
    assert_near(share(game, deal, duke_opposite), still)


@BOTH
def test_a_card_just_proved_is_in_the_court_deck_or_drawn_again(deal: Deal) -> None:
    game = table("captain/duke", "duke captain", "assassin/duke", draws="contessa")
    say(game, "0 income", "1 tax", "2 challenge", "1 prove")

    assert share(game, deal, lambda world: DUKE in cards_of(world.hand[2])) == 0
    court = len(cards_of(game.state.court))
    assert_near(share(game, deal, duke_opposite), 1 / (court + 1))


@BOTH
def test_cards_returned_long_ago_stay_returned_while_nobody_draws(deal: Deal) -> None:
    game = returned_dukes()
    say(game, *["1 income", "0 income"] * 6)

    assert len(game.view(0).recent) == RECENT
    assert share(game, deal, duke_opposite) == 0


def test_a_view_forgets_who_drew_long_ago() -> None:
    game = returned_dukes("1 exchange", "0 pass", "1 keep contessa contessa", draws="contessa duke")
    say(game, *["0 income", "1 income"] * 6)

    assert_near(share(game, sampled, duke_opposite), 1 - comb(11, 2) / comb(13, 2))
    assert share(game, redealt, duke_opposite) < 0.2


@TRACED
def test_a_card_that_is_proved_may_be_the_one_that_was_returned(deal: Deal) -> None:
    later = ("1 exchange", "0 pass", "1 keep captain duke", "0 income")
    game = returned_dukes(*later, draws="duke contessa ambassador")
    say(game, "1 tax", "0 challenge", "1 prove")

    assert game.view(0).proof == (DUKE,)
    both, one = 1 / 55 / 6, 1 / 55 * 4 / 6 + 18 / 55 / 2  # kept of those drawn, blindly
    other = both / (both + one / 2)  # is a Duke too, which any of its cards may be
    assert_near(share(game, deal, duke_opposite), other + (1 - other) * 2 / 12)


def test_a_card_that_was_seen_leaves_one_place_for_those_returned() -> None:
    later = ("1 exchange", "0 pass", "1 keep captain duke")
    game = returned_dukes(*later, draws="duke contessa")
    game.state.seen[seen_at(0, 1)] = CAPTAIN + 1

    source = Seeded(3)
    hands = Counter(redealt(game, 0, source).hand[1] for _ in range(500))

    assert all(CAPTAIN in cards_of(hand) for hand in hands)
    assert hand_of([CAPTAIN, DUKE]) in hands


@pytest.mark.parametrize("shown", [False, True])
def test_moves_that_cannot_have_been_are_forgotten(shown: bool) -> None:  # noqa: FBT001
    game = table("duke duke", "contessa captain", "assassin/duke")
    if shown:
        game.state.proof = DUKE + 1
        remember_move(game.state, CardMove.RETURNED, 1, DUKE)
    else:
        game.state.returned[0] = DUKE + 1
        remember_move(game.state, CardMove.RETURNED, 0, NOBODY)

    hands = {redealt(game, 0, Seeded(number)).hand[1] for number in range(9)}

    assert len(hands) > 1


# ------------------------------------------------------------------- what a view has heard

BACK = HeardMove(CardMove.RETURNED, 0)


def test_a_view_hears_who_proved_and_drew() -> None:
    game = returned_dukes(draws="contessa")
    say(game, "1 steal 0", "0 challenge")
    asked = heard_moves(game.view(0))
    say(game, "1 prove", "0 lose captain")

    lost = HeardMove(CardMove.LOST, 0, CAPTAIN)
    assert asked[-2:] == [BACK, BACK]
    assert heard_moves(game.view(0))[-3:] == [
        HeardMove(CardMove.RETURNED, 1, CAPTAIN),
        HeardMove(CardMove.DRAWN, 1),
        lost,
    ]


def test_a_view_hears_a_proof_that_nobody_was_asked_for() -> None:
    game = table(
        "captain duke", "contessa captain", draws="duke duke contessa", decline_proof=False
    )
    say(game, "0 exchange", "1 pass", "0 keep captain duke", "1 steal 0", "0 challenge")

    proof = [HeardMove(CardMove.RETURNED, 1, CAPTAIN), HeardMove(CardMove.DRAWN, 1)]
    assert heard_moves(game.view(0))[-2:] == proof
    say(game, "0 lose captain")
    assert heard_moves(game.view(0))[-3:-1] == proof


@pytest.mark.parametrize("option", ["declared", "duke_and_redraw", "inquisitor"])
def test_old_returns_are_dropped_where_an_option_draws_more(option: str) -> None:
    view = returned_dukes(*["1 income", "0 income"] * 6).view(0)

    assert heard_moves(view) == [BACK, BACK]
    view.options = {**view.options, option: 1}
    assert heard_moves(view) == []


def test_a_view_drops_old_moves_that_do_not_fit_the_court_deck() -> None:
    view = returned_dukes().view(0)
    view.court_size = 1

    assert heard_moves(view) == []


# ------------------------------------------------------------------- in any game


@dataclass
class Kept:
    """The cards that a seat returned last, as a test that sees all knows them."""

    cards: Counter[int]
    drew: set[int] = field(default_factory=set[int])
    lost: Counter[int] = field(default_factory=Counter[int])
    inputs: int = 0  # since then, but passes


def drawers(before: CoupState, after: CoupState, words: str, by: int) -> set[int]:
    """Return who may have drawn, by what was said."""
    if words.startswith("keep"):
        return {by}
    if words == "replace":
        return {before.target}
    drew = (
        {before.claimant} if words in {"challenge", "decline"} or "prove" in words else set[int]()
    )
    return drew | ({after.drawer} if after.phase == Phase.EXCHANGE else set())


def possible(world: CoupState, kept: Kept, seat: int) -> Counter[int]:
    """Return the cards that may be those returned: in the Court deck, or with who drew."""
    found = Counter(cards_of(world.court)) + kept.lost
    for other in kept.drew:
        found.update(cards_of(world.hand[other]))
    assert seat not in kept.drew or world.hand[seat]
    return found


def follow(kept: dict[int, Kept], before: CoupState, here: CoupGame) -> None:
    """Take down what the last input did to the cards returned."""
    line, after = here.inputs[-1], here.state
    drew = drawers(before, after, line["do"], line["by"])
    for each in kept.values():
        each.drew |= drew
        each.inputs += line["do"] != "pass"
        for seat in range(after.players):
            gone = Counter(digits(after.face_up[seat])) - Counter(digits(before.face_up[seat]))
            each.lost += gone
    for seat in range(after.players):
        words, own = line["do"], line["by"] == seat
        if after.returned[seat] and (
            (words.startswith("keep") and own)
            or (words == "replace" and before.target == seat)
            or (after.returned[seat] != before.returned[seat])
        ):
            again = {seat} if not words.startswith("keep") else set[int]()
            kept[seat] = Kept(Counter(digits(after.returned[seat])), again)


def digits(pair: int) -> Iterable[int]:
    return [digit - 1 for digit in (pair & 15, pair >> 4) if digit]


@pytest.mark.parametrize("number", range(some(24, 8)))
def test_in_any_game_the_worlds_of_a_seat_agree_with_all_it_has_seen(number: int) -> None:
    game = any_play(f"whereabouts {number}")
    kept: dict[int, Kept] = {}
    source, before = Seeded(number, 3), game.state.copy()
    for here in positions(game, f"whereabouts {number}"):
        if here.inputs:
            follow(kept, before, here)
        before = here.state.copy()
        for seat, each in kept.items():
            if source.below(2) or not here.awaiting:
                continue
            worlds = [redealt(here, seat, source)]
            if each.inputs < 8:
                worlds.append(sampled(here, seat, source))
            for world in worlds:
                assert numbers(world, seat) == numbers(here.state, seat)
                if not each.drew:
                    assert each.cards <= Counter(cards_of(world.court))
                assert each.cards <= possible(world, each, seat)
                for other in range(world.players):
                    seen = Counter(here.view(seat).seen(other))
                    assert seen <= Counter(cards_of(world.hand[other]))
