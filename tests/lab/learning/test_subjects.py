"""Learners are told where the cards lie, and play every variant."""

from itertools import islice
from random import Random

import numpy as np
import pytest

from intriga.core.compiled.batch import Batch
from intriga.core.games import dialect_of
from intriga.games.coup.options import VARIANTS as COUP_VARIANTS
from intriga.games.coup.study import training as coup
from intriga.games.pot_de_vin.agents.encoding import IN_PILE, NOTHING, PotDeVinEncoding
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.study.training import PLAYERS, shuffled_deck, variants
from intriga.games.pot_de_vin.view.observation import LAYOUT
from intriga.games.pot_de_vin.view.sight import IN_HAND, PUT, UNSEEN
from intriga.games.pot_de_vin.vocabulary import CARDS, SEATS

pytestmark = pytest.mark.compiled
GAMES = 16
ENCODING = PotDeVinEncoding()


def batches(players: int, key: int) -> Batch:
    """Return games of *players* in the midst of play."""
    batch = Batch.like(
        dialect_of("pot-de-vin"), next(variants(players, Random(key))), GAMES, key=key
    )
    noise = np.random.default_rng(key).integers(0, 1 << 32, (5 * players, GAMES))
    for bits in noise:
        batch.step(batch.choose(bits))
    return batch


@pytest.mark.parametrize("players", range(3, SEATS + 1))
@pytest.mark.parametrize("key", range(4))
def test_classes_say_where_each_card_lies(players: int, key: int) -> None:
    batch = batches(players, key)
    seats, cards = ENCODING.hidden(batch.games, batch.seats, players)
    assert seats.shape == (GAMES, players)
    assert (seats == NOTHING).all()
    assert cards.dtype == np.int64
    for game, asked, classes in zip(batch.games, batch.seats, cards.tolist(), strict=True):
        state = PotDeVinState.unpack(game)
        for card in range(CARDS):
            held = [seat for seat in range(players) if state.hand[seat] >> card & 1]
            rest = IN_PILE if state.pile >> card & 1 else NOTHING
            wanted = int(held[0] - asked) % players if held else rest
            assert classes[card] == (wanted or NOTHING)


@pytest.mark.parametrize("players", range(3, SEATS + 1))
def test_classes_agree_with_the_views(players: int) -> None:
    batch = batches(players, key=9)
    place = batch.views[:, LAYOUT.at["place"] : LAYOUT.at["place"] + CARDS]
    _, cards = ENCODING.hidden(batch.games, batch.seats, players)
    assert (cards[place == IN_HAND] == NOTHING).all()
    assert (cards[place == PUT] == IN_PILE).all()
    assert np.isin(cards[place == UNSEEN], [*range(1, players), IN_PILE]).all()


def test_every_value_of_every_option_is_played() -> None:
    random = Random(1)
    states = [state for players in PLAYERS for state in islice(variants(players, random), 300)]
    for field, option in VARIANTS.rule_options.items():
        values = {getattr(state, field) for state in states}
        assert values == {option.code(value) for value in option.values}
    assert {state.players for state in states} == set(PLAYERS)
    assert {state.pairs for state in states if state.players == SEATS} == {1}
    assert len({tuple(state.deck) for state in states}) > 10


def test_most_games_have_no_option_changed() -> None:
    states = list(islice(variants(3, Random(2)), 400))
    plain = next(state for state in states)
    fields = ("auto", "owner", "combined", "recycle")
    same = [
        state
        for state in states
        if state.deck == plain.deck and not any(getattr(state, field) for field in fields)
    ]
    assert len(same) > len(states) / 2


def test_a_shuffled_deck_has_the_same_guilds() -> None:
    decks = [shuffled_deck(Random(key)) for key in range(6)]
    assert len({tuple(sorted(deck["cards"].values())) for deck in decks}) <= 2  # A or B
    assert len({tuple(deck["cards"].values()) for deck in decks}) == len(decks)


def test_every_preset_of_coup_is_learned() -> None:
    assert {*coup.PRESETS} == {*COUP_VARIANTS.editions}


@pytest.mark.parametrize("players", coup.PLAYERS)
def test_variants_of_coup_have_the_requested_number_of_players(players: int) -> None:
    states = list(islice(coup.variants(players, Random(4)), 60))
    assert {state.players for state in states} == {players}
