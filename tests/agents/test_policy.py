"""The inputs of networks, and the agent that plays by one."""

from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.encoding import NO_COLUMN
from intriga.agents.network import Size, weight_shapes
from intriga.agents.policy import META, Network, Policy, encoding_of, read_network
from intriga.core.chance import Seeded
from intriga.core.errors import BadOptions
from intriga.core.game import Game
from intriga.core.games import games_with, ruleset_of
from tests.games.tables import any_header, positions, scenes_of

every = pytest.mark.parametrize("name", games_with("encoding"))
SMALL = Size(token=8, trunk=16, meeting=8)


def some_network(name: str, seed: int = 0) -> Network:
    encoding, random = encoding_of(name), np.random.default_rng(seed)
    shapes = weight_shapes(encoding.shape, SMALL)
    weights = {key: random.normal(0, 0.3, dims).astype(np.float32) for key, dims in shapes.items()}
    return Network(encoding, weights)


def questions(name: str, games: int) -> Iterator[tuple[Any, list[int]]]:
    """Yield what every seat asked sees and may do, in every phase and in random games."""
    ruleset = ruleset_of(name)
    plays = [make() for make in scenes_of(name).values()]
    for game in plays:
        for seat in game.awaiting:
            yield ruleset.view(game.state, seat), ruleset.legal_actions(game.state, seat)
    for number in range(games):
        key = f"policy {number}"
        for game in positions(Game(ruleset, any_header(ruleset, key), Seeded(number)), key):
            for seat in game.awaiting[:2]:
                yield ruleset.view(game.state, seat), ruleset.legal_actions(game.state, seat)


@every
def test_probabilities_are_of_all_legal_actions_in_every_phase_and_sum_to_one(name: str) -> None:
    policy = Policy(some_network(name))
    for view, legal in questions(name, games=8):
        chances = policy.weigh(view, legal)
        assert chances.shape == (len(legal),)
        assert abs(chances.sum() - 1) < 1e-9
        assert (chances > 0).all()


@every
def test_every_legal_action_has_a_column(name: str) -> None:
    encoding = encoding_of(name)
    for view, legal in questions(name, games=20):
        assert (encoding.columns(view.players)[legal] > NO_COLUMN).all()


@every
def test_positions_are_seen_alike_alone_and_among_many(name: str) -> None:
    encoding = encoding_of(name)
    by_players: dict[int, list[Any]] = {}
    for view, _ in questions(name, games=6):
        by_players.setdefault(view.players, []).append(list(view.numbers))
    for players, rows in by_players.items():
        views = np.array(rows[:60], np.int8)
        many = encoding.encode(views, players)
        assert np.isfinite(many.table).all()
        assert np.abs(many.table).max() < 10
        for at in range(0, len(views), 7):
            alone = encoding.encode(views[at : at + 1], players)
            assert (alone.table[0] == many.table[at]).all()
            for one, all_of_them in zip(alone.tokens, many.tokens, strict=True):
                assert np.allclose(one[0], all_of_them[at], atol=1e-6)  # sums may round
            for one, all_of_them in zip(alone.picks, many.picks, strict=True):
                assert (one[0] == all_of_them[at]).all()


@every
def test_the_same_numbers_choose_the_same_action(name: str) -> None:
    policy = Policy(some_network(name))
    for view, legal in questions(name, games=1):
        chosen = policy.act(view, legal, Random(3))
        assert chosen in legal
        assert chosen == policy.act(view, legal, Random(3))


def test_a_high_temperature_flattens_and_a_low_one_sharpens() -> None:
    network = some_network("coup")
    view, legal = next((v, a) for v, a in questions("coup", games=1) if len(a) > 3)
    cold, plain, hot = (
        Policy(network, temperature).weigh(view, legal).max() for temperature in (0.5, 1, 4)
    )
    assert cold > plain > hot


def test_weights_of_another_game_are_refused_in_a_sentence() -> None:
    stored = BytesIO()
    meta = {META + "game": np.array("coup"), META + "version": np.array(0)}
    np.savez(stored, allow_pickle=False, **meta)
    stored.seek(0)
    with pytest.raises(BadOptions, match="the weights are of coup, version 0, not pot-de-vin"):
        read_network(stored, "pot-de-vin")
    with pytest.raises(BadOptions, match="there is no game 'chess'"):
        encoding_of("chess")
