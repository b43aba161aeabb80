# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# pyspiel brings no types.
"""The OpenSpiel games pass OpenSpiel's own tests, and a seat can tell apart what it may."""

import json
import pickle
import random
from itertools import accumulate
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
)
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay
from open_spiel.python.observation import make_observation
from open_spiel.python.policy import UniformRandomPolicy

from intriga.core.errors import BadOptions
from intriga.games.coup.study.duel_turns import header
from intriga.lab.adapters.openspiel import packed, unpacked

GAMES = [
    "python_coup",
    "python_coup(players=2,edition=coup-es)",
    "python_coup(players=6,edition=urbis-reforma)",
    "python_coup(players=3,reforma=true,factions_start=random,slot_ambassador=inquisitor)",
    "python_coup(players=2,two_player_setup=sets,horizon=20)",
    "python_coup(players=4,slot_duke=patron,slot_contessa=lawyer,declared_coup=coup)",
    "python_pot_de_vin",
    "python_pot_de_vin(players=3)",
    "python_pot_de_vin(players=4,pairs=true,deck=B)",
    "python_pot_de_vin(players=5,six_recycle=choice,horizon=30)",
    "python_pot_de_vin(players=6,joker=auto)",
]
ALL = pytest.mark.parametrize("name", GAMES)
DUEL: dict[str, Any] = {  # Duke and Assassin face up, the other thirteen unseen
    **header(coins=(3, 3), hands=([2], [2]), face_up=([0], [1]))["position"],
    "hands": [["?"], ["?"]],
    "court": {"duke": 2, "assassin": 2, "captain": 3, "ambassador": 3, "contessa": 3},
}


def duel(horizon: int) -> Any:  # noqa: ANN401
    """Return a game of one card each, dealt of the thirteen that nobody sees."""
    given = {"players": 2, "edition": "coup-es", "horizon": horizon, "position": packed(DUEL)}
    return pyspiel.load_game("python_coup", given)


def draws(state: Any) -> list[int]:  # noqa: ANN401
    """Return how often chance was asked before the first decision, and after each."""
    asked = [0]
    for each in state.full_history():
        if each.player == pyspiel.PlayerId.CHANCE:
            asked[-1] += 1
        else:
            asked.append(0)
    return asked


def walked(game: Any, seed: int, steps: int = 1000) -> list[Any]:  # noqa: ANN401
    """Return the states of a game played by chance."""
    chance, state = random.Random(seed), game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal() and len(states) < steps:
        state.apply_action(chance.choice(state.legal_actions()))
        states.append(state.clone())
    return states


def views_in(told: str) -> list[Any]:
    """Return the views of an information state, each with what was not new in it."""
    lines = [json.loads(line) for line in told.split("\n") if line.startswith("{")]
    return [*accumulate(lines, lambda view, new: {**view, **new})]


@ALL
def test_it_passes_the_random_simulation_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


# The information states of thirty decisions at five seats are written for each state: too slow.
@pytest.mark.parametrize("name", [name for name in GAMES if "horizon=30" not in name])
def test_a_playthrough_can_be_made_again(name: str, tmp_path: Path) -> None:
    game = pyspiel.load_game(name)
    steps = 80 if "horizon=20" in name else 24  # one to its end, of the others the beginning
    actions = walked(game, seed=1, steps=steps)[-1].history()
    text = playthrough(str(game), actions)
    file = tmp_path / "playthrough.txt"
    file.write_text(text)
    flags.FLAGS.mark_as_parsed()  # as the program around these functions has it
    assert replay(str(file)) == (text, text)


@ALL
def test_the_name_of_a_game_says_which_one_it_is(name: str) -> None:
    game = pyspiel.load_game(name)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.start == game.start


@ALL
def test_a_copy_goes_on_by_itself(name: str) -> None:
    states = walked(pyspiel.load_game(name), seed=2)
    for state in states[:: len(states) // 10]:
        before, copied = str(state), state.clone()
        assert str(copied) == before
        if not state.is_terminal():
            copied.apply_action(copied.legal_actions()[0])
            assert str(state) == before


@ALL
def test_chance_gives_everything_as_often_as_it_is_there(name: str) -> None:
    for state in walked(pyspiel.load_game(name), seed=3):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(part for _, part in outcomes) == pytest.approx(1)
            words = {state.action_to_string(action) for action, _ in outcomes}
            assert len(words) == len(outcomes)


@ALL
def test_python_and_c_plus_plus_see_the_same_legal_actions(name: str) -> None:
    own = pyspiel.State  # whose methods ask ours
    for state in walked(pyspiel.load_game(name), seed=4):
        assert state.is_chance_node() == own.is_chance_node(state)
        assert state.legal_actions() == own.legal_actions(state)
        for player in range(state.num_players()):
            own_says = [] if state.is_chance_node() else own.legal_actions(state, player)
            assert state.legal_actions(player) == own_says


@ALL
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(name: str) -> None:
    states = walked(pyspiel.load_game(name), seed=5)
    for state in states[:: len(states) // 10]:
        legal, before = state.legal_actions(), state.clone()
        actions = range(state.num_distinct_actions())
        wrong = [*(action for action in actions if action not in legal)][:3]
        for action in [9999, *wrong]:
            with pytest.raises(ValueError, match=str(action)):
                state.apply_action(action)
            with pytest.raises(pyspiel.SpielError, match=rf"illegal action \({action}\)|Terminal"):
                state.apply_action_with_legality_check(action)
        assert str(state) == str(before)
        assert state.history() == before.history()


@pytest.mark.parametrize("name", GAMES[:7:6])
def test_a_game_a_state_a_policy_and_a_solver_can_be_kept(name: str) -> None:
    game = pyspiel.load_game(name)
    state = walked(game, seed=6, steps=40)[-1]

    assert str(again(game)) == str(game)
    assert str(again(state)) == str(state)
    assert again(UniformRandomPolicy(game)).action_probabilities(state) == pytest.approx(
        UniformRandomPolicy(game).action_probabilities(state)
    )


def again(thing: Any) -> Any:  # noqa: ANN401  whatever holds a game
    """Return *thing* as it comes out of a file."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301  made here


def test_a_solver_goes_on_where_it_was_kept() -> None:
    solver = cfr.CFRPlusSolver(duel(1))
    solver.evaluate_and_update_policy()
    twin = again(solver)
    for each in (solver, twin):
        each.evaluate_and_update_policy()

    before, after = (each.average_policy().action_probability_array for each in (solver, twin))
    assert np.array_equal(before, after)


@ALL
def test_equal_information_states_have_equal_views_and_actions(name: str) -> None:
    game = pyspiel.load_game(name)
    known: dict[str, tuple[list[int], list[int]]] = {}
    for seed in range(6):
        for state in walked(game, seed=seed % 3):  # some games twice
            if state.is_chance_node() or state.is_terminal():
                continue
            player = state.current_player()
            numbers = list(state.walk.view(player).numbers)
            told = state.information_state_string(player)
            found = known.setdefault(f"{player} {told}", (numbers, state.legal_actions()))
            assert found == (numbers, state.legal_actions())


@ALL
def test_an_information_state_gives_every_view_and_is_shorter_than_all(name: str) -> None:
    game = pyspiel.load_game(name)
    states = [each for each in walked(game, seed=4) if not each.is_chance_node()]
    for player in range(game.num_players()):
        seen = [json.loads(each.observation_string(player)) for each in states]
        told = states[-1].information_state_string(player)
        assert views_in(told) == seen
        assert len(told) < sum(map(len, (each.observation_string(player) for each in states)))


@ALL
def test_a_state_is_written_as_json_and_as_a_struct(name: str) -> None:
    for state in walked(pyspiel.load_game(name), seed=4)[::5]:
        struct, position = state.to_struct(), state.walk.position
        whole = position.to_dict() if position else {"settled": [*state.walk.settled]}
        assert struct.to_dict() == state.to_dict() == whole
        assert struct.to_json() == state.to_json()
        assert json.loads(state.to_json()) == whole
        for player in range(state.num_players()):
            seen = state.to_observation_struct(player)
            assert seen.to_dict() == json.loads(state.observation_string(player) or "{}")
            assert json.loads(seen.to_json()) == seen.to_dict()


@ALL
def test_no_player_observes_the_hands_of_others(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in walked(game, seed=5)[::7]:
        walk = state.walk
        if walk.position is None or walk.outcomes:
            continue
        for player in range(game.num_players()):
            view = json.loads(state.observation_string(player))
            assert view["seat"] == player
            for seat, hand in enumerate(view["hands"]):
                assert seat == player or set(hand) <= {"?"}


@ALL
def test_observers_write_the_view_and_with_perfect_recall_all_views(name: str) -> None:
    game = pyspiel.load_game(name)
    now: Any = make_observation(game)
    ever: Any = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert (ever.tensor is not None) == game.get_type().provides_information_state_tensor
    state = next(each for each in walked(game, seed=6)[::-1] if not each.is_chance_node())
    player = game.num_players() - 1
    now.set_from(state, player)
    numbers = list(state.walk.view(player).numbers)
    assert now.tensor.tolist() == numbers
    assert now.dict["players"] == game.num_players()
    if ever.tensor is not None:
        ever.set_from(state, player)
        rows = state.walk.rows(player)
        assert ever.dict["views"][len(rows) - 1].tolist() == numbers
        assert not ever.dict["views"][len(rows) :].any()
        assert len(rows) == state.walk.decisions + 1
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    everybody: Any = make_observation(game, public)
    seen = json.loads(everybody.string_from(state, 0))
    assert all(set(hand) <= {"?"} for hand in seen["hands"])


def test_the_returns_are_those_of_the_game_and_a_cut_off_one_is_worth_nothing() -> None:
    for name in ("python_coup", "python_pot_de_vin"):
        last = walked(pyspiel.load_game(name), seed=1)[-1]
        assert last.returns() == last.walk.here.returns != [0.0] * 4
    cut = walked(pyspiel.load_game("python_coup(horizon=5)"), seed=1)[-1]
    assert cut.is_terminal()
    assert cut.returns() == [0.0] * 4
    assert cut.walk.decisions == 5


def test_hidden_cards_of_a_position_are_dealt_from_the_unseen_cards() -> None:
    state = duel(4).new_initial_state()
    odds = {state.action_to_string(action): part for action, part in state.chance_outcomes()}
    assert odds == pytest.approx(
        {"duke": 2 / 13, "assassin": 2 / 13, "captain": 3 / 13, "ambassador": 3 / 13}
        | {"contessa": 3 / 13}
    )
    state.apply_action(0)
    state.apply_action(0)
    position = json.loads(str(state))
    assert position["hands"] == [["ambassador"], ["ambassador"]]
    assert position["court"]["ambassador"] == 1


def test_an_option_is_that_of_the_edition_unless_another_is_said() -> None:
    def may_decline(**given: object) -> bool:
        game = pyspiel.load_game("python_coup", {"players": 3, **given})
        assert pyspiel.load_game(str(game)).start == game.start
        return game.start.header["options"]["decline_proof"]

    assert may_decline()
    assert not may_decline(decline_proof=False)
    assert not may_decline(edition="urbis-reforma", decline_proof=True)
    assert may_decline(edition="urbis-reforma", exactly="decline_proof:true")


def test_a_position_survives_its_packing_and_another_word_is_refused() -> None:
    assert unpacked(packed(DUEL)) == DUEL
    with pytest.raises(ValueError, match="'AAAA' is no packed position"):
        unpacked("AAAA")


def test_counterfactual_regret_minimization_solves_a_small_end_position() -> None:
    game = duel(2)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    after = exploitability.exploitability(game, solver.average_policy())
    assert after < before / 2


def test_sampling_finds_its_way_too() -> None:
    np.random.seed(1)  # noqa: NPY002  the solver takes its chance from there
    game = duel(2)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(200):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.3


@pytest.mark.parametrize(
    "given", [{"players": 1}, {"edition": "coup-xx"}, {"slot_duke": "fool"}], ids=str
)
def test_impossible_arguments_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        pyspiel.load_game("python_coup", given)


@ALL
def test_resampling_hidden_cards_keeps_the_information_state(name: str) -> None:
    chance = random.Random(7)
    others_differ = False
    for state in walked(pyspiel.load_game(name), seed=7)[::5]:
        if state.is_chance_node():
            with pytest.raises(ValueError, match="where a seat is asked"):
                state.resample_from_infostate(0, chance.random)
            continue
        before = str(state)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            if not state.is_terminal() and state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            others_differ |= str(other) != before
        assert str(state) == before
    assert others_differ


def test_after_a_new_deal_others_recall_what_everybody_saw_and_see_what_they_hold() -> None:
    game = pyspiel.load_game("python_coup(players=3)")
    chance = random.Random(8)
    for state in walked(game, seed=8):
        if state.is_chance_node() or state.is_terminal():
            continue
        twin = state.resample_from_infostate(0, chance.random)
        told, seen = twin.information_state_string(1), twin.observation_string(1)
        *before, now = views_in(told)
        assert now == json.loads(seen)
        assert twin.information_state_string(1) == told
        assert all(view["seat"] is None for view in before)
        again = twin.clone()
        again.apply_action(again.legal_actions()[0])
        while again.is_chance_node():
            again.apply_action(again.legal_actions()[0])
        assert again.information_state_string(1).startswith(told)
        assert again.information_state_string(0).startswith(state.information_state_string(0))


def test_only_the_views_of_the_asking_player_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pyspiel.load_game("python_coup")
    ruleset, asked = game.start.ruleset, list[int | None]()
    view = ruleset.view

    def counted(_: object, state: Any, seat: int | None) -> Any:  # noqa: ANN401
        asked.append(seat)
        return view(state, seat)

    monkeypatch.setattr(type(ruleset), "view", counted)
    state = walked(game, seed=9)[-1]
    assert not asked
    state.information_state_string(2)
    assert {*asked} == {2}
    state.information_state_string(2)
    assert len(asked) == state.walk.decisions + 1


@pytest.mark.slow
def test_search_over_information_sets_beats_chance() -> None:
    game, won = pyspiel.load_game("python_coup(players=2)"), 0
    for number in range(200):
        chance = np.random.RandomState(number)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot: Any = ismcts.ISMCTSBot(
            game=game, evaluator=evaluator, uct_c=2, max_simulations=100, random_state=chance
        )
        state, own = game.new_initial_state(), number % 2
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(actions, p=chances)))
            elif state.current_player() == own and len(state.legal_actions()) > 1:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
        won += state.returns()[own] > 0
    assert won >= 160


@pytest.mark.parametrize("name", [*GAMES, "a duel"])
def test_chance_is_asked_no_more_than_the_game_says(name: str) -> None:
    game = duel(horizon=4) if name == "a duel" else pyspiel.load_game(name)
    most, horizon = game.max_chance_nodes_in_history(), game.max_game_length()

    assert game.max_history_length() == horizon + most
    for seed in range(3):
        assert max(draws(walked(game, seed)[-1])) <= most // (horizon + 1)
