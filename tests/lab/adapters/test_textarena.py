# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# pyright: reportUnknownArgumentType=false, reportMissingTypeStubs=false
# TextArena is typed in part.
"""TextArena's own loop plays both games to their end, and invalid answers change nothing."""

import copy
import random
import re
from random import Random
from typing import Any

import pytest
import textarena
from textarena.envs.registration import ENV_REGISTRY

import intriga.lab.adapters.textarena
from intriga.core.errors import BadOptions
from intriga.lab.adapters.textarena import ALLOWANCE, ENVIRONMENTS

VARIANTS: list[tuple[str, int, dict[str, Any]]] = [
    ("IntrigaCoup-v1", 2, {"edition": "coup-es"}),
    ("IntrigaCoup-v1", 3, {"reforma": True, "slot_ambassador": "inquisitor"}),
    ("IntrigaCoup-v1", 4, {"edition": "urbis-reforma", "slot_duke": "patron"}),
    ("IntrigaCoup-v1", 5, {"edition": "coup-es", "language": "es"}),
    ("IntrigaCoup-v1", 10, {"edition": "urbis-reforma"}),
    ("IntrigaPotDeVin-v1", 3, {}),
    ("IntrigaPotDeVin-v1", 4, {"pairs": True}),
    ("IntrigaPotDeVin-v1", 5, {"joker": "auto", "language": "pt-BR"}),
    ("IntrigaPotDeVin-v1", 6, {"deck": "B"}),
]
ALL = pytest.mark.parametrize(("name", "players", "options"), VARIANTS, ids=str)
LEGAL = re.compile(r"^\[([a-z_][^\[\]]*)\]$", re.MULTILINE)


def legal_in(observation: str) -> list[str]:
    """Return the inputs that were listed last."""
    return LEGAL.findall(observation[observation.rindex("You see: ") :])


class Speaker(textarena.Agent):
    """Answers by chance, a given part of the time with what is no input."""

    def __init__(self, seed: int, nonsense: float = 0.0) -> None:
        self.chance, self.nonsense = Random(seed), nonsense
        self.read: list[str] = []

    def __call__(self, observation: str) -> str:
        self.read.append(observation)
        if self.chance.random() < self.nonsense:
            return self.chance.choice(["", "I am the Queen!", "[be rich]", "[", "[GAME] tax?"])
        return f"[{self.chance.choice(legal_in(observation))}]"


def played(env: Any, agents: list[Speaker]) -> tuple[dict[int, float], dict[int, Any]]:  # noqa: ANN401
    """Play a game as TextArena's manual does it."""
    done = False
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step(action=agents[player](observation))
    rewards, infos = env.close()
    return rewards, infos


@ALL
def test_a_game_is_played_to_its_end(name: str, players: int, options: dict[str, Any]) -> None:
    env = textarena.make(name, **options)
    env.reset(num_players=players, seed=5)

    rewards, infos = played(env, [Speaker(seed) for seed in range(players)])

    assert set(rewards) == set(infos) == set(range(players))
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert all("won by Player" in info["reason"] for info in infos.values())
    assert all(info["turn_count"] > 0 for info in infos.values())
    assert not any(info["invalid_moves"] or info["invalid_move"] for info in infos.values())


@ALL
def test_invalid_answers_are_counted_apart_and_the_game_is_played_to_its_end(
    name: str, players: int, options: dict[str, Any]
) -> None:
    env = textarena.make(name, **options, error_allowance=1)
    env.reset(num_players=players, seed=6)
    agents = [Speaker(1, nonsense=0.6), *(Speaker(seed) for seed in range(1, players))]

    rewards, infos = played(env, agents)

    assert sum(rewards.values()) == pytest.approx(0)
    own = infos[0]
    assert own["invalid_moves"] > own["random_moves"] > 0
    assert own["invalid_move"]
    asked_again = own["invalid_moves"] - own["random_moves"]
    assert len(agents[0].read) == own["turn_count"] + asked_again
    assert all(infos[seat]["invalid_moves"] == 0 for seat in range(1, players))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_random_legal_answer_follows_too_many_invalid_ones(name: str) -> None:
    env = textarena.make(f"{name}-raw")
    env.reset(num_players=3, seed=1)
    seat, seen = env.get_observation()
    board = env.get_board_str()

    for _ in range(ALLOWANCE):
        assert env.step("[win]") == (False, {})
        assert env.state.current_player_id == seat
        assert env.get_board_str() == board
        admin = [text for _, text, kind in env.get_observation()[1] if kind.name == "GAME_ADMIN"]
        assert "Please resubmit a valid move" in admin[0]
    env.step("[win]")

    told = [text for _, text, kind in env.state.observations[seat] if kind.name == "GAME_ADMIN"]
    chosen = re.findall(r"\[(.+)\] was chosen for you", told[0])
    assert chosen[0] in legal_in(seen[-1][1])
    assert env.get_board_str() != board
    assert env.state.game_info[seat]["random_moves"] == 1
    assert (env.table.counts[seat].valid, env.table.counts[seat].invalid) == (0, ALLOWANCE + 1)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_the_same_seed_gives_the_same_game_and_the_common_chance_is_left_alone(name: str) -> None:
    env = textarena.make(name)

    def ended() -> tuple[Any, str]:
        env.reset(num_players=4, seed=9)
        outcome = played(env, [Speaker(seed, nonsense=0.6) for seed in range(4)])
        return copy.deepcopy(outcome), env.get_board_str()

    random.seed(1)
    before = random.getstate()

    assert ended() == ended()
    assert random.getstate() == before


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_no_player_reads_the_thoughts_or_views_of_another(name: str) -> None:
    env = textarena.make(f"{name}-raw")
    env.reset(num_players=3, seed=2)
    told: dict[int, str] = dict.fromkeys(range(3), "")
    for _ in range(12):
        seat, seen = env.get_observation()
        told[seat] += "".join(text for _, text, _ in seen)
        env.step(f"I, {seat}, think. [{legal_in(seen[-1][1])[0]}]")

    for seat, text in told.items():
        assert f"I, {seat}, think." in text
        assert f"You are seat {seat}." in text
        assert text.count("You are Player ") == text.count(f"You are Player {seat}.") == 1
        for other in {0, 1, 2} - {seat}:
            assert f"I, {other}, think." not in text
            assert f"You are seat {other}." not in text


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_for_training_the_table_is_shown_as_it_is_and_the_rules_once(
    name: str,
) -> None:
    env = textarena.make(f"{name}-train")
    env.reset(num_players=3, seed=3)
    agents = [Speaker(seed) for seed in range(3)]

    played(env, agents)

    last = agents[0].read[-1]
    assert last.count("You see: ") == 1
    assert last.count("You are Player 0.") == 1
    assert "In this game: " in last


def test_a_copy_of_an_environment_goes_on_by_itself() -> None:
    env = textarena.make("IntrigaCoup-v1")
    env.reset(num_players=3, seed=4)
    twin, board = copy.deepcopy(env), env.get_board_str()

    played(twin, [Speaker(seed) for seed in range(3)])

    assert env.get_board_str() == board
    assert not env.state.done


def test_after_the_end_nothing_more_happens() -> None:
    env = textarena.make("IntrigaCoup-v1")
    env.reset(num_players=2, seed=4)
    ended = played(env, [Speaker(1), Speaker(2)])

    assert env.step("[income]") == (True, {})
    assert env.close() == ended


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (11, {}), (3, {"edition": "coup-xx"}), (3, {"slot_duke": "fool"})],
)
def test_impossible_arguments_are_refused(players: int, options: dict[str, Any]) -> None:
    env = textarena.make("IntrigaCoup-v1", **options)
    with pytest.raises(BadOptions):
        env.reset(num_players=players, seed=1)
    with pytest.raises(RuntimeError, match="reset comes first"):
        _ = env.table


def test_the_names_are_registered_once_and_are_none_of_the_host_s() -> None:
    ours = {name for name in ENV_REGISTRY if name.startswith("Intriga")}

    assert ours == {f"{name}{end}" for name in ENVIRONMENTS for end in ("", "-raw", "-train")}
    intriga.lab.adapters.textarena.register()
