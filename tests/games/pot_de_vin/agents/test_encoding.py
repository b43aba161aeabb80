"""A network is shown what the view says, of many positions as of one."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.encoding import NO_COLUMN, Inputs, number_of_columns
from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.games.pot_de_vin.agents.encoding import PotDeVinEncoding
from intriga.games.pot_de_vin.agents.encoding_of_view import Reading, Worth
from intriga.games.pot_de_vin.agents.prospects import Trick, beats
from intriga.games.pot_de_vin.rules import scoring
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.table.score import points
from intriga.games.pot_de_vin.view.sampling import seen
from intriga.games.pot_de_vin.view.view import IN_HAND, PotDeVinView
from intriga.games.pot_de_vin.vocabulary import CARDS, GEM, SEATS, VALUES, Phase, Recycle
from tests.games.tables import any_header

ENCODING = PotDeVinEncoding()
GAMES = 24
PLACE, AROUND = 18, 48  # among the numbers of a card
Situation = tuple[Any, int]  # a state, and the seat that is asked


def situations(key: str, games: int = GAMES) -> Iterator[Situation]:
    """Yield positions of random games in random variants, at every third decision or so."""
    for number in range(games):
        random = Random(f"{key}/{number}")
        game = Game(POT_DE_VIN, any_header(POT_DE_VIN, f"{key}/{number}"), Seeded(number))
        while seats := POT_DE_VIN.awaiting(game.state):
            seat = random.choice(seats)
            if random.random() < 1 / 3 or game.state.phase in {Phase.LEAVE, Phase.JOKERS}:
                yield game.state.copy(), seat
            game.play_id(random.choice(POT_DE_VIN.legal_actions(game.state, seat)), seat=seat)


SITUATIONS = list(situations("encoding"))


def views_for(players: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Return what the seats asked see, of games with so many players."""
    rows = [
        POT_DE_VIN.view(state, seat).numbers
        for state, seat in SITUATIONS
        if state.players == players
    ]
    return np.array(rows, np.int8)


def arrays(inputs: Inputs) -> list[Any]:
    """Return all arrays of *inputs*."""
    return [inputs.table, *inputs.tokens, *inputs.picks]


def encoded(view: PotDeVinView) -> Inputs:
    """Return the inputs of one view."""
    return ENCODING.encode(np.array([view.numbers], np.int8), view.players)


@pytest.mark.parametrize("players", range(3, SEATS + 1))
def test_many_positions_are_encoded_as_each_alone(players: int) -> None:
    views = views_for(players)
    together = arrays(ENCODING.encode(views, players))
    for place, view in enumerate(views):
        alone = arrays(ENCODING.encode(view[None], players))
        for many, one in zip(together, alone, strict=True):
            np.testing.assert_allclose(many[place], one[0], atol=1e-6)


@pytest.mark.parametrize("players", range(3, SEATS + 1))
def test_inputs_are_as_wide_as_said_and_small(players: int) -> None:
    views = views_for(players)
    inputs = ENCODING.encode(views, players)
    shape, number = ENCODING.shape, len(views)
    assert inputs.table.shape == (number, shape.table)
    for kind, tokens in enumerate((players, CARDS)):
        assert inputs.tokens[kind].shape == (number, tokens, shape.tokens[kind])
        assert inputs.picks[kind].shape == (number, shape.picks[kind], tokens)
        sums = inputs.picks[kind].sum(axis=2)
        assert np.all((np.abs(sums - 1) < 1e-5) | (sums == 0))
    for array in arrays(inputs):
        assert array.dtype == np.float32
        assert np.isfinite(array).all()
        assert array.min() >= -1
        assert array.max() <= 3


def test_every_legal_action_has_a_column_of_its_own() -> None:
    phases: set[Phase] = set()
    for state, seat in SITUATIONS:
        legal = POT_DE_VIN.legal_actions(state, seat)
        columns = ENCODING.columns(state.players)[legal]
        assert NO_COLUMN not in columns
        assert len(set(columns.tolist())) == len(legal)
        assert columns.max() < number_of_columns(ENCODING.shape, [state.players, CARDS])
        phases.add(Phase(state.phase))
    assert phases == {Phase.DISCARD, Phase.LEAD, Phase.FOLLOW, Phase.LEAVE, Phase.JOKERS}


def test_no_two_action_ids_share_a_column() -> None:
    columns = ENCODING.columns(4)
    columns = columns[columns != NO_COLUMN]
    total = number_of_columns(ENCODING.shape, [4, CARDS])
    assert sorted(columns.tolist()) == list(range(total))


def test_redealt_cards_change_nothing() -> None:
    for number, (state, seat) in enumerate(SITUATIONS[::7]):
        other = POT_DE_VIN.redeal(state, seat, Seeded(number))
        before, after = (encoded(POT_DE_VIN.view(each, seat)) for each in (state, other))
        for one, same in zip(arrays(before), arrays(after), strict=True):
            np.testing.assert_array_equal(one, same)


# ------------------------------------------------------------------- what the numbers say


def test_points_are_those_of_the_rules() -> None:
    for state, seat in SITUATIONS:
        view = POT_DE_VIN.view(state, seat)
        weighed = Worth(Reading(np.array([view.numbers], np.int8), view.players))
        around = [seat_at(view, steps) for steps in view.seats]
        assert weighed.score[0].tolist() == [points(view, each) for each in around]


def taking(view: PotDeVinView, seat: int, cards: list[int], gems: int) -> float:
    """Return what the points of *seat* change by if it takes so much, jokers left out."""
    state = seen(view)
    before = scoring.points(state, seat)
    for card in cards:
        state.taken[seat] |= 1 << card
        if view.deck[card]:
            state.columns[6 * seat + view.guild(card)] += view.symbols(card)
    state.treasure[seat] += gems
    return scoring.points(state, seat) - before


def taken(view: PotDeVinView) -> list[int]:
    """Return the cards that the winner of the round takes as it stands."""
    cards = [card for _, card in view.table if card != GEM]
    leaves = view.players == SEATS and view.options["recycle"] == Recycle.TRUMP
    return cards if leaves or view.trump < 0 else [*cards, view.trump]


def test_the_prize_is_the_change_from_taking_the_table() -> None:
    checked = 0
    for state, seat in SITUATIONS:
        view = POT_DE_VIN.view(state, seat)
        if any(card % VALUES == 0 for card in taken(view)):
            continue  # jokers are guessed at
        weighed = Worth(Reading(np.array([view.numbers], np.int8), view.players))
        lying, gems = taken(view), gems_of(view)
        wanted = [taking(view, seat_at(view, steps), lying, gems) for steps in view.seats]
        assert weighed.prize[0].tolist() == wanted
        checked += 1
    assert checked > len(SITUATIONS) // 3


def test_gains_of_cards_are_those_of_the_rules() -> None:
    random, checked = Random(1), 0
    for state, seat in SITUATIONS:
        view = POT_DE_VIN.view(state, seat)
        reading = Reading(np.array([view.numbers], np.int8), view.players)
        gains = Worth(reading).gains()[0]
        card = random.choice([*view.hand, *view.unseen, 3])
        lying = [*taken(view), card]
        if card in taken(view) or any(each % VALUES == 0 for each in lying):
            continue  # jokers are guessed at
        alone = [taking(view, seat_at(view, steps), [card], 0) for steps in view.seats]
        gems = gems_of(view)
        after = [taking(view, seat_at(view, steps), lying, gems) for steps in view.seats]
        wanted = np.zeros(2 * SEATS + 2)
        wanted[: view.players], wanted[SEATS : SEATS + view.players] = alone, after
        wanted[-2] = after[reading.holder[0]] if reading.best_rank[0] else 0
        wanted[-1] = after[view.players // 2] if view.options["pairs"] else 0
        np.testing.assert_allclose(gains[card], np.clip(wanted / 10, -1, 3), atol=1e-6)
        checked += 1
    assert checked > len(SITUATIONS) // 3


def seat_at(view: PotDeVinView, steps: int) -> int:
    """Return the seat so many steps clockwise from the viewer."""
    return ((view.seat or 0) + steps) % view.players


def gems_of(view: PotDeVinView) -> int:
    """Count the gems in the middle."""
    return sum(card == GEM for _, card in view.table)


def test_jokers_count_as_the_rules_place_them() -> None:
    checked = 0
    for state, seat in SITUATIONS:
        view = POT_DE_VIN.view(state, seat)
        if view.options["owner"] or view.settled:
            continue
        placed = seen(view)
        placed.placed[seat] = scoring.best_placing(placed, seat)
        gain = scoring.points(placed, seat) - points(view, seat)
        weighed = Worth(Reading(np.array([view.numbers], np.int8), view.players))
        assert weighed.jokers[0, 0] == gain
        checked += placed.placed[seat] > 0
    assert checked > 20


def test_the_best_card_and_what_beats_it_are_found() -> None:
    for state, seat in SITUATIONS:
        view = POT_DE_VIN.view(state, seat)
        reading = Reading(np.array([view.numbers], np.int8), view.players)
        cards = [card for _, card in view.table if card != GEM]
        if not cards:
            assert reading.best_rank[0] == 0
            continue
        trump, led = view.trump // VALUES, view.led
        best = next(card for card in cards if not any(beats(c, card, trump, led) for c in cards))
        assert reading.best[0] == best
        higher = [card for card in range(CARDS) if beats(card, best, trump, led)]
        assert np.flatnonzero(reading.rank[0] > reading.best_rank[0]).tolist() == higher


def test_the_hand_is_encoded_as_tokens_and_as_a_mean() -> None:
    for state, seat in SITUATIONS[::5]:
        view = POT_DE_VIN.view(state, seat)
        inputs = encoded(view)
        shown = inputs.tokens[1][0, :, PLACE + IN_HAND]
        assert np.flatnonzero(shown).tolist() == view.hand
        np.testing.assert_allclose(inputs.picks[1][0, 0] * len(view.hand), shown, atol=1e-6)


def test_cards_above_and_below_are_counted() -> None:
    for state, seat in SITUATIONS[::3]:
        view = POT_DE_VIN.view(state, seat)
        shown = encoded(view).tokens[1][0, :, AROUND : AROUND + 4] * 12
        for card in range(CARDS):
            wanted = [
                sum(card // VALUES == other // VALUES and sign * (other - card) > 0 for other in at)
                for at in (view.hand, view.unseen)
                for sign in (1, -1)
            ]
            np.testing.assert_allclose(shown[card], wanted, atol=1e-5)


def test_margins_are_to_the_best_other_side() -> None:
    for state, seat in SITUATIONS:
        view = POT_DE_VIN.view(state, seat)
        weighed = Worth(Reading(np.array([view.numbers], np.int8), view.players))
        total = (weighed.score + weighed.jokers)[0].tolist()
        for steps in view.seats:
            side = view.side(seat_at(view, steps))
            others = [total[s] for s in view.seats if seat_at(view, s) not in side]
            assert weighed.margin[0, steps] == total[steps] - max(others)


def test_later_seats_are_those_that_may_still_play() -> None:
    for state, seat in SITUATIONS:
        if state.phase not in {Phase.LEAD, Phase.FOLLOW}:
            continue
        view = POT_DE_VIN.view(state, seat)
        later = Reading(np.array([view.numbers], np.int8), view.players).later[0]
        wanted = set(Trick(view, view.hand[0]).later())
        assert {seat_at(view, steps) for steps in np.flatnonzero(later).tolist()} == wanted
