# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# pyright: reportUnknownLambdaType=false, reportUnknownParameterType=false
# The suites of others bring no types.
# ruff: noqa: S101
# A suite fails by an assertion.
"""Whether the adapters pass the suites of those whose interfaces they have: a table of each.

    python -m benchmarks.adapter_conformance [--keep]

A suite that fails is printed with its error, and the command ends with 1.  PettingZoo's
``max_cycles_test`` does not apply: it counts rounds in which each agent acts once, and here a
seat is asked when the rules ask it; ``max_cycles`` counts decisions.
"""

import copy
import os
import pickle
import sys
import unittest
import warnings
from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers.vector import (
    DictInfoToList,
    FlattenObservation,
    RecordEpisodeStatistics,
    TransformObservation,
)
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, get_all_states, ismcts, mcts
from pettingzoo.test import api_test as pettingzoo_api_test
from pettingzoo.test import (
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from benchmarks.results import FigureTable, tell
from intriga.lab.adapters import pettingzoo
from intriga.lab.adapters.gymnasium import ENVIRONMENTS, Seat
from intriga.lab.adapters.openspiel import packed
from intriga.lab.adapters.seat_tables import SeatTables
from intriga.lab.adapters.vector import Tables

VARIANTS: Final[list[dict[str, Any]]] = [
    {"game": "coup"},
    {"game": "coup", "players": 2, "edition": "coup-es"},
    {"game": "coup", "players": 6, "edition": "urbis-reforma"},
    {"game": "pot-de-vin", "players": 4, "pairs": True},
    {"game": "pot-de-vin", "players": 6},
]
DUEL: Final[dict[str, Any]] = {
    "phase": "ACTION",
    "turn": 0,
    "awaiting": [0],
    "coins": [3, 3],
    "hands": [["?"], ["?"]],
    "face_up": [["duke"], ["assassin"]],
    "court": {"duke": 2, "assassin": 2, "captain": 3, "ambassador": 3, "contessa": 3},
    "treasury": 44,
    "pending": None,
    "factions": None,
    "sewer": None,
    "estates": None,
    "aside": None,
    "winner": None,
}
Suite = Callable[[dict[str, Any]], object]


# ------------------------------------------------------------------- PettingZoo


def copies(variant: dict[str, Any]) -> None:
    """Copy and pickle an environment in the middle of a game."""
    env: Any = pettingzoo.env(**variant)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):  # noqa: S301  our own
        assert (twin.state() == env.state()).all()


rendered: Any = render_test  # it says of what it calls that it takes no arguments
PETTINGZOO: Final[dict[str, Suite]] = {
    "PettingZoo `api_test`, `env`": lambda given: pettingzoo_api_test(pettingzoo.env(**given), 300),
    "PettingZoo `api_test`, `raw_env`": lambda given: pettingzoo_api_test(
        pettingzoo.raw_env(**given), 300
    ),
    "PettingZoo `api_test`, masks in info": lambda given: pettingzoo_api_test(
        pettingzoo.env(**given, mask="info"), 300
    ),
    "PettingZoo `seed_test`": lambda given: seed_test(lambda: pettingzoo.env(**given), 200),
    "PettingZoo `parallel_api_test`": lambda given: parallel_api_test(
        pettingzoo.parallel_env(**given), 300
    ),
    "PettingZoo `parallel_seed_test`": lambda given: parallel_seed_test(
        lambda: pettingzoo.parallel_env(**given), 200
    ),
    "PettingZoo `render_test`": lambda given: rendered(
        lambda **mode: pettingzoo.env(**given, **mode)
    ),
    "PettingZoo `state_test`": lambda given: state_test(
        pettingzoo.env(**given), pettingzoo.parallel_env(**given)
    ),
    "PettingZoo, copied and pickled in a game": copies,
}


# ------------------------------------------------------------------- Gymnasium


def single(variant: dict[str, Any]) -> None:
    """Check one seat, with masks in either place."""
    for mask in ("observation", "info"):
        check_env(Seat(**variant, opponents="uniform", mask=mask, render_mode="ansi"))


def made_by_name(variant: dict[str, Any], mode: str | None) -> None:
    """Make several environments by the name of one, and step them."""
    options = {name: value for name, value in variant.items() if name != "game"}
    name = next(name for name, game in ENVIRONMENTS.items() if game == variant["game"])
    envs: Any = gymnasium.make_vec(
        name, num_envs=2, vectorization_mode=mode, opponents="uniform", **options
    )
    seen, _ = envs.reset(seed=1)
    for _ in range(10):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
        assert envs.observation_space.contains(seen)
    envs.close()


def wrapped(variant: dict[str, Any], kind: type[Tables | SeatTables]) -> None:
    """Put the vector wrappers around many tables; two of them take the mode NEXT_STEP alone."""
    given: dict[str, Any] = {"opponents": "uniform"} if kind is SeatTables else {}
    same = DictInfoToList(RecordEpisodeStatistics(kind(4, **variant, **given)))
    tables = kind(4, **variant, **given, autoreset_mode="NextStep")
    flat = FlattenObservation(RecordEpisodeStatistics(tables))
    twice = TransformObservation(
        flat, lambda seen: seen * 2, single_observation_space=flat.single_observation_space
    )
    both: list[Any] = [same, twice]
    for envs in both:
        envs.reset(seed=1)
        for _ in range(50):
            envs.step(envs.unwrapped.legal_actions())


GYMNASIUM: Final[dict[str, Suite]] = {
    "Gymnasium `check_env`, `Seat`": single,
    "Gymnasium `make_vec`, by the entry point of vectors": lambda given: made_by_name(given, None),
    "Gymnasium `make_vec`, sync": lambda given: made_by_name(given, "sync"),
    "Gymnasium `make_vec`, async": lambda given: made_by_name(given, "async"),
    "Gymnasium vector wrappers, `Tables`": lambda given: wrapped(given, Tables),
    "Gymnasium vector wrappers, `SeatTables`": lambda given: wrapped(given, SeatTables),
}


# ------------------------------------------------------------------- OpenSpiel


def loaded(variant: dict[str, Any]) -> Any:  # noqa: ANN401
    """Return the game of OpenSpiel that *variant* is."""
    given = {name: value for name, value in variant.items() if name != "game"}
    return pyspiel.load_game(f"python_{variant['game'].replace('-', '_')}", given)


def duel() -> Any:  # noqa: ANN401
    """Return an end position of two cards, cut off after two decisions."""
    given = {"players": 2, "edition": "coup-es", "horizon": 2, "position": packed(DUEL)}
    return pyspiel.load_game("python_coup", given)


def kept(variant: dict[str, Any]) -> None:
    """Pickle and serialize a game and a state."""
    state = loaded(variant).new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(state))) == str(state)  # noqa: S301  our own
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    assert str(pyspiel.deserialize_game_and_state(text)[1]) == str(state)


def solved(_: dict[str, Any]) -> None:
    """Let CFR+ and OpenSpiel's own tree walks take an end position."""
    game = duel()
    solver = cfr.CFRPlusSolver(game)
    for _round in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.05
    states: Any = get_all_states.get_all_states(game, include_chance_states=True)
    assert len(states) > 1000


def searched(variant: dict[str, Any]) -> None:
    """Let two bots that search answer a question."""
    chance, game = np.random.RandomState(1), loaded(variant)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    bots: list[Any] = [
        mcts.MCTSBot(game, 2, 20, evaluator, random_state=chance),
        ismcts.ISMCTSBot(
            game=game, evaluator=evaluator, uct_c=2, max_simulations=20, random_state=chance
        ),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def enforced(variant: dict[str, Any]) -> None:
    """Run OpenSpiel's own tests of its interface on states of a game."""
    judged(loaded(variant), api_test.EnforceAPIOnPartialTreeBase)


def enforced_on_a_tree(_: dict[str, Any]) -> None:
    """Run them on every state of a duel; only registered games have their states counted."""
    left_out = {"test_number_of_nodes", "test_game_is_perfect_recall"}
    judged(duel(), api_test.EnforceAPIOnFullTreeBase, left_out)


@contextmanager
def without_errors() -> Generator[None]:
    """Let nobody see what C++ writes of each refusal that a test asks for."""
    kept = os.dup(2)
    with Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


def judged(game: Any, tests: type[Any], left_out: Collection[str] = ()) -> None:  # noqa: ANN401
    """Run *tests* of OpenSpiel on *game*, but for what is *left_out*."""
    name = game.get_type().short_name
    made: Any = type("Enforced", (tests,), {"game": game, "game_name": name})
    names = [each for each in unittest.TestLoader().getTestCaseNames(made) if each not in left_out]
    with without_errors():
        found = unittest.TestSuite(map(made, names)).run(unittest.TestResult())
    wrong = [text.strip().splitlines()[-1] for _, text in found.errors + found.failures]
    assert not wrong, "; ".join(wrong)
    assert found.testsRun == len(names)


OPENSPIEL: Final[dict[str, Suite]] = {
    "OpenSpiel `random_sim_test`, with serialization": lambda given: pyspiel.random_sim_test(
        loaded(given), num_sims=3, serialize=True, verbose=False
    ),
    "OpenSpiel, pickled and serialized": kept,
    "OpenSpiel `CFRPlusSolver`, `exploitability`, `get_all_states`, a duel": solved,
    "OpenSpiel `EnforceAPIOnPartialTreeBase`": enforced,
    "OpenSpiel `EnforceAPIOnFullTreeBase`, a duel": enforced_on_a_tree,
    "OpenSpiel `MCTSBot` and `ISMCTSBot` in Python": searched,
}


def verdict(suite: Suite, variant: dict[str, Any]) -> str:
    """Return why *suite* fails, nothing if it passes."""
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("ignore")
        try:
            suite(variant)
        except Exception as error:  # noqa: BLE001  whatever a suite raises is its verdict
            return f"{type(error).__name__}: {error}".splitlines()[0][:200]
    return ""


def main() -> None:
    """Print how many variants pass each suite, and end with 1 where one does not."""
    import_module("logging").disable()
    rows: list[tuple[str, str, str]] = []
    failed = 0
    for name, suite in {**PETTINGZOO, **GYMNASIUM, **OPENSPIEL}.items():
        reasons = [verdict(suite, variant) for variant in VARIANTS]
        wrong = [reason for reason in reasons if reason]
        failed += len(wrong)
        passed = f"{len(VARIANTS) - len(wrong)} of {len(VARIANTS)}"
        rows.append((name, passed, "; ".join(dict.fromkeys(wrong))))
    tell(
        "Suites that the adapters pass",
        FigureTable(("suite", "variants that pass", "why not"), rows),
    )
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
