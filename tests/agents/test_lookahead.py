"""Looking ahead in worlds that fit what was seen."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from intriga.agents.lookahead import Lookahead
from intriga.agents.network import Size, weight_shapes
from intriga.agents.networked import budget_of, looking, reference
from intriga.agents.networked import lookahead as named_lookahead
from intriga.agents.policy import Network, encoding_of
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds
from intriga.core.game import Game
from intriga.core.games import dialect_of, ruleset_of
from intriga.core.manifest import Budget
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.view.sampling import sample_state
from intriga.games.coup.view.view import CoupView
from tests.games.coup.tables import SCENES, CoupGame, any_header, table
from tests.games.tables import positions, say

pytestmark = pytest.mark.compiled
DIALECT = dialect_of("coup")
ENCODING = encoding_of("coup")


def network() -> Network:
    random = np.random.default_rng(1)
    shapes = weight_shapes(ENCODING.shape, Size(token=8, trunk=16, meeting=8))
    weights = {
        name: random.normal(0, 0.3, dims).astype(np.float32) for name, dims in shapes.items()
    }
    return Network(ENCODING, weights)


def lookahead(**budget: float) -> Lookahead:
    small = Budget(worlds=8, deals=32, depth=2, rare=0.0)
    return Lookahead(network(), DIALECT, sample_state, replace(small, **budget))


def questions(games: int) -> list[tuple[CoupState, int]]:
    """Return states and seats that are asked, in every phase and in random games."""
    plays: list[CoupGame] = [make() for make in SCENES.values()]
    asked = [(game.state, seat) for game in plays for seat in game.awaiting]
    for number in range(games):
        key = f"lookahead {number}"
        for game in positions(Game(COUP, any_header(key), Seeded(number)), key):
            asked += [(game.state.copy(), seat) for seat in game.awaiting[:1]]
    return asked


def seen(game: CoupGame, seat: int) -> tuple[CoupView, list[int]]:
    return COUP.view(game.state, seat), COUP.legal_actions(game.state, seat)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_viewer_answers_first_of_the_seats_in_a_window(seat: int) -> None:
    hands = ["duke captain", "duke assassin", "captain contessa", "ambassador duke"]
    game = say(table(*hands), "0 tax")
    assert game.awaiting == [1, 2, 3]
    view, legal = seen(game, seat)

    worlds = Worlds.dealt(DIALECT, sample_state(view, Seeded(1)), seat, 20, key=1)

    assert worlds.seats.tolist() == [seat] * 20
    assert (worlds.views == view.numbers).all()
    ids, everywhere = worlds.open_ids(np.arange(20))
    assert ids.tolist() == legal
    assert everywhere.all()
    worlds.step(np.full(20, Input.CHALLENGE))
    heard = {tuple(COUP.view(CoupState.unpack(game), None).numbers) for game in worlds.games}
    challenged = say(game, f"{seat} challenge")
    assert tuple(COUP.view(challenged.state, None).numbers) in heard


def test_worlds_look_alike_to_the_seat_they_are_dealt_for() -> None:
    for state, seat in questions(games=2):
        view = COUP.view(state, seat)
        worlds = Worlds.dealt(DIALECT, sample_state(view, Seeded(1)), seat, number=4, key=5)
        for world in worlds.games:
            assert COUP.view(CoupState.unpack(world), seat).numbers == view.numbers


def test_worlds_play_as_the_rules_do() -> None:
    state = table("duke assassin", "captain contessa").state
    worlds = Worlds.dealt(DIALECT, state, 0, number=3, key=1)
    plain = [CoupState.unpack(world) for world in worlds.games]
    worlds.step(np.full(3, Input.TAX))
    for world, twin, seat, views in zip(
        worlds.games, plain, worlds.seats.tolist(), worlds.views, strict=True
    ):
        COUP.play(twin, 0, Input.TAX)
        assert COUP.view(CoupState.unpack(world), seat).numbers == COUP.view(twin, seat).numbers
        assert COUP.view(twin, seat).numbers == views.tolist()


def test_a_world_that_is_over_stays_as_it_is() -> None:
    game = table("duke / captain", "captain / contessa", coins=(7, 2))
    worlds = Worlds.dealt(DIALECT, game.state, 0, number=2, key=1)
    worlds.step(np.full(2, Input.COUP))
    assert worlds.winners.tolist() == [1, 1]
    worlds.step(np.full(2, Input.INCOME))
    assert worlds.winners.tolist() == [1, 1]


def test_probabilities_sum_to_one_in_every_phase_and_are_never_nothing_for_the_policy() -> None:
    agent = lookahead()
    for state, seat in questions(games=1):
        legal = COUP.legal_actions(state, seat)
        chances = agent.weigh(COUP.view(state, seat), legal)
        assert chances.shape == (len(legal),)
        assert abs(chances.sum() - 1) < 1e-9
        assert (chances >= 0).all()


def test_it_takes_the_win_that_is_there() -> None:
    view, legal = seen(table("duke / captain", "captain / contessa", coins=(7, 2)), 0)
    chances, values = lookahead(temperature=0.01).weigh_and_value(view, legal, key=1)
    coup = legal.index(Input.COUP)
    assert values[coup] == 1
    assert chances[coup] > 0.9


def test_the_same_seed_looks_the_same_way() -> None:
    agent = lookahead(depth=4)
    view, legal = seen(table("duke assassin", "captain contessa"), 0)
    one, other = (agent.weigh_and_value(view, legal, key=3) for _ in range(2))
    assert (one[0] == other[0]).all()
    assert (one[1] == other[1]).all()
    assert agent.act(view, legal, Random(4)) == agent.act(view, legal, Random(4))


def test_a_timed_look_repeats_until_its_time_is_over_and_takes_the_mean(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter([0.0, 0.1, 0.2, 0.6])  # begun, and after each look
    monkeypatch.setattr("intriga.agents.lookahead.perf_counter", lambda: next(clock))
    view, legal = seen(table("duke assassin", "captain contessa"), 0)
    _, timed = lookahead(seconds=0.5).weigh_and_value(view, legal, 7)
    monkeypatch.undo()
    looks = [lookahead().weigh_and_value(view, legal, key)[1] for key in (7, 8, 9)]
    assert np.allclose(timed, np.mean(looks, axis=0), equal_nan=True)


def test_it_plays_by_the_probabilities_that_it_tells() -> None:
    agent = lookahead()
    view, legal = seen(table("duke assassin", "captain contessa"), 0)
    told = agent.weigh(view, legal)
    for seed in range(20):
        wanted = Random(seed).choices(legal, told.tolist())[0]
        assert agent.act(view, legal, Random(seed)) == wanted


def test_hidden_cards_change_no_weight_and_no_value() -> None:
    agent = lookahead()
    for state, seat in questions(games=1)[:40]:
        twin = COUP.redeal(state, seat, Seeded(9))
        legal = COUP.legal_actions(state, seat)
        assert legal == COUP.legal_actions(twin, seat)
        mine, its = (agent.weigh_and_value(COUP.view(s, seat), legal, 7) for s in (state, twin))
        assert np.array_equal(mine[0], its[0])
        assert np.array_equal(mine[1], its[1], equal_nan=True)


def test_a_world_is_as_likely_as_its_hand_was_guessed() -> None:
    net = network()
    view, _ = seen(table("duke duke", "captain contessa / "), 0)
    answers = net.look(np.array([view.numbers], np.int8), 2)
    worlds = Worlds.dealt(DIALECT, sample_state(view, Seeded(1)), 0, number=4000, key=2)
    likely = net.likelihoods(answers, worlds.games, 0)
    (classes,) = ENCODING.hidden(worlds.games, np.zeros(4000, np.int64), 2)
    guessed = np.exp(answers.guesses[0][0, 1])
    dealt = np.bincount(classes[:, 1], minlength=len(guessed)) > 0
    guessed = np.where(dealt, guessed, 0) / guessed[dealt].sum()
    found = np.bincount(classes[:, 1], likely, minlength=len(guessed)) / likely.sum()
    assert np.abs(found - guessed).max() < 1e-3


def test_rare_actions_are_not_valued_and_get_no_probability() -> None:
    view, legal = seen(table("duke assassin", "captain contessa"), 0)
    policy = lookahead().network.probabilities(
        lookahead().network.look(np.array([view.numbers], np.int8), 2), 0, legal
    )
    middle = float(np.median(policy))
    chances, values = lookahead(rare=middle).weigh_and_value(view, legal, key=1)
    assert (np.isnan(values) == (policy < middle)).all()
    assert (chances[policy < middle] == 0).all()


def test_a_sharper_look_ahead_plays_what_is_likely_still_oftener() -> None:
    view, legal = seen(table("duke assassin", "captain contessa"), 0)
    plain, sharp = (lookahead(sharpness=power).weigh(view, legal) for power in (1.0, 2.0))
    assert np.allclose(sharp, plain**2 / (plain**2).sum())
    assert sharp.max() > plain.max()
    assert sharp.sum() == pytest.approx(1)


def test_the_master_is_sharpened_and_the_reference_of_analyses_is_not() -> None:
    assert budget_of("coup").sharpness > 1
    assert reference("coup").budget.sharpness == 1


def master_at(players: int, depth: int) -> list[float]:
    """Return what the actions of a first turn are worth to the master, looking so far."""
    player = looking("coup", replace(budget_of("coup"), depth=depth))
    others = ["duke assassin", "ambassador captain"][: players - 1]
    view, legal = seen(table("duke captain", *others, coins=[3] * players), 0)
    return np.nan_to_num(player.weigh_and_value(view, legal, key=1)[1], nan=-1).tolist()


def test_with_two_players_the_master_asks_its_critic_before_anybody_plays_on() -> None:
    assert master_at(2, depth=1) == master_at(2, depth=4)
    assert -1 not in master_at(2, depth=1)  # about rare actions too
    assert master_at(3, depth=1) != master_at(3, depth=4)
    assert -1 in master_at(3, depth=1)


def test_a_named_budget_is_spent_with_two_players_too() -> None:
    view, legal = seen(table("assassin captain", "duke assassin", coins=[3, 3]), 0)
    found: list[list[float]] = []
    for name in ("8x1", "8x4"):
        player = named_lookahead("coup", name)
        assert isinstance(player, Lookahead)
        found.append(player.weigh(view, legal).tolist())
    assert found[0] != found[1]


def test_deals_that_somebody_names_are_played_out_whole_and_a_masters_are_not() -> None:
    named = named_lookahead("pot-de-vin", "900deals")
    assert isinstance(named, Lookahead)
    assert named.budget.positions == Budget().positions
    assert reference("pot-de-vin").budget == budget_of("pot-de-vin")
    assert reference("coup").budget.positions == Budget().positions


def test_halved_playouts_are_fewer_where_they_would_be_too_many_positions() -> None:
    play: Game[Any, Any] = Game(
        ruleset_of("pot-de-vin"), {"preset": "pot-de-vin", "seats": ["A", "B", "C"]}, Seeded(1)
    )
    view, legal = play.view(play.to_move), play.legal_ids(play.to_move)
    short, long = (
        looking("pot-de-vin", Budget(rare=0, playouts=40, halved=True, positions=positions))
        for positions in (1, 1 << 20)
    )

    few, many = (each.weigh_and_value(view, legal, key=1)[1] for each in (short, long))

    assert not (few == many).all()


def test_many_actions_are_tried_in_fewer_worlds() -> None:
    view, legal = seen(table("duke captain", "duke assassin"), 0)
    few, one, all_of_them = (
        lookahead(**budget).weigh_and_value(view, legal, key=1)[1]
        for budget in ({"positions": len(legal)}, {"worlds": 1}, {"positions": 8 * len(legal)})
    )
    assert np.array_equal(few, one)
    assert not np.array_equal(few, all_of_them)
