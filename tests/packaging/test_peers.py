"""Intriga installs beside the tools of a laboratory, and learns with them from the wheel alone.

That the versions agree is asked of the registry, which takes seconds; ``make peers`` installs
some of them, which takes gigabytes, and runs the examples.
"""

import json
import re
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from tests.packaging.installing import ROOT, Packages, uv

pytestmark = pytest.mark.slow

OLDEST = {  # with Gymnasium 1 and PettingZoo 1.25: below these they ask for older ones
    "ray[rllib]": "2.49",
    "sb3-contrib": "2.6",
    "supersuit": "3.10",
    "tianshou": "2.0",
    "torchrl": "0.8",
}
OURS = "gymnasium,pettingzoo"
PEERS = ("ray[rllib]", "sb3-contrib", "tianshou", "torch", "torchrl")
TIMEOUT = 900.0  # seconds of an example
EXAMPLES = {
    "cfr_duel.py": [],
    "deep_cfr_duel.py": [],
    "is_mcts.py": ["10"],
    "ppo.py": ["--iterations", "20", "--games", "40"],
    "rllib_ppo.py": [],
    "sb3_ppo.py": [],
    "textarena_match.py": [],
    "tianshou_dqn.py": [],
    "torchrl_ppo.py": [],
}
# percent of the games of the last iteration
LEARNED = {"ppo.py": 70, "sb3_ppo.py": 70, "torchrl_ppo.py": 70}


@pytest.mark.parametrize("resolution", ["highest", "lowest-direct"])
@pytest.mark.parametrize("peer", OLDEST)
def test_the_versions_of_a_peer_agree_with_ours(
    packages: Packages, tmp_path: Path, peer: str, resolution: str
) -> None:
    wanted = tmp_path / "wanted.in"
    wheel = f"intriga[{OURS}] @ {packages.wheel.as_uri()}"
    wanted.write_text(f"{wheel}\n{peer}>={OLDEST[peer]}\n", encoding="utf-8")
    how = ("--no-header", "--no-annotate", "--resolution", resolution)

    found = uv("pip", "compile", "--quiet", "--python", sys.executable, *how, wanted)

    versions = dict(line.split("==") for line in found.splitlines() if "==" in line)
    name = peer.partition("[")[0]
    assert {"gymnasium", "pettingzoo", name} <= {*versions}
    if resolution == "lowest-direct":
        assert versions[name].startswith(OLDEST[peer])


@pytest.fixture(scope="module")
def laboratory(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with the wheel and all peers in it."""
    place = tmp_path_factory.mktemp("laboratory") / "installed"
    uv("venv", "--python", sys.executable, place)
    wheel = f"{packages.wheel}[{OURS},openspiel,textarena,train]"
    uv("pip", "install", "--python", place, wheel, *PEERS)
    return place / "bin" / "python"


def around_of(python: Path, home: Path) -> dict[str, str]:
    """Return the environment of an example: threads of small networks wait more than they work."""
    return {"PATH": str(python.parent), "HOME": str(home), "OMP_NUM_THREADS": "1"}


def run_script(python: Path, folder: Path, *call: str | Path) -> str:
    """Run *python* with the arguments of *call* in *folder*; return what it prints."""
    done = subprocess.run(
        [python, "-W", "ignore", *call],
        cwd=folder,
        env=around_of(python, folder),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.strip()


@pytest.mark.peers
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_learns_from_the_wheel_alone(
    laboratory: Path, tmp_path: Path, example: str
) -> None:
    told = run_script(laboratory, tmp_path, ROOT / "examples" / example, *EXAMPLES[example])

    assert told
    if example in LEARNED:
        first, *_, last = map(int, re.findall(r"won (\d+)% of", told))
        assert first < LEARNED[example] <= last
    if example == "deep_cfr_duel.py":
        learned, uniform = map(float, re.findall(r"\d\.\d+", told))
        assert learned < uniform


@pytest.mark.peers
def test_the_arena_measures_a_bot_from_a_file_and_a_policy_just_trained(
    laboratory: Path, tmp_path: Path
) -> None:
    around = around_of(laboratory, tmp_path)
    bot = f"{ROOT / 'examples' / 'rich_bot.py'}:Rich"

    def intriga(*words: str) -> str:
        done = subprocess.run(
            [laboratory.parent / "intriga", *words],
            cwd=tmp_path,
            env=around,
            capture_output=True,
            text=True,
            timeout=TIMEOUT,
            check=False,
        )
        assert done.returncode == 0, done.stderr[-4000:]
        return done.stdout

    intriga("train", "coup", "--run", "run", "--minutes", "0.1")
    ledger = ("--games", "40", "--out", "contest.jsonl", "--json")
    agents = ("--agents", "run/policy.npz", bot, "uniform")
    told = json.loads(intriga("arena", "coup", *agents, *ledger))

    written = (tmp_path / "contest.jsonl").read_text("utf-8")
    assert sha256((tmp_path / "run" / "policy.npz").read_bytes()).hexdigest() in written
    assert bot in json.dumps(told)


def test_every_example_is_tried() -> None:
    assert {*EXAMPLES} <= {file.name for file in (ROOT / "examples").glob("*.py")}


@pytest.mark.peers
def test_rllib_finds_nothing_wrong_with_the_environment(laboratory: Path, tmp_path: Path) -> None:
    check = """
from ray.rllib.utils.pre_checks.env import check_multiagent_environments
from intriga.lab.adapters.rllib import env_creator
for game in ("coup", "pot-de-vin"):
    for players in (3, 4):
        table = env_creator({"game": game, "players": players})
        check_multiagent_environments(table)
        seen, _ = table.reset(seed=1)
        over, rewards = {"__all__": False}, {}
        while not over["__all__"]:
            [(seat, row)] = seen.items()
            assert table.observation_spaces[seat].contains(row)
            seen, rewards, over, cut, _ = table.step({seat: int(row["action_mask"].argmax())})
            if cut["__all__"]:
                break
        assert len(seen) == players == len(rewards)
        assert abs(sum(rewards.values())) < 1e-6
print("checked")
"""
    assert run_script(laboratory, tmp_path, "-c", check).endswith("checked")


@pytest.mark.peers
def test_stable_baselines3_gets_the_tables_that_gymnasium_has(
    laboratory: Path, tmp_path: Path
) -> None:
    check = """
import numpy as np
from stable_baselines3.common.vec_env import VecMonitor
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from intriga.lab.adapters.seat_tables import SeatTables
from intriga.lab.adapters.stable_baselines3 import SeatVecEnv
for mask in ("info", "observation"):
    given = dict(players=3, opponents="uniform", mask=mask)
    theirs = VecMonitor(SeatVecEnv(8, "coup", **given))
    ours = SeatTables(8, "coup", **given)
    theirs.seed(7)
    seen, (same, _) = theirs.reset(), ours.reset(seed=7)
    assert is_masking_supported(theirs)
    chance, ended = np.random.default_rng(7), 0
    for _ in range(200):
        rows = seen if mask == "info" else seen["observation"]
        assert (rows == (same if mask == "info" else same["observation"])).all()
        masks = get_action_masks(theirs)
        assert masks.shape == (8, ours.single_action_space.n) and masks.any(axis=1).all()
        actions = np.array([chance.choice(np.flatnonzero(each)) for each in masks])
        seen, rewards, over, infos = theirs.step(actions)
        same, earned, won, cut, told = ours.step(actions)
        assert np.allclose(rewards, earned) and (over == won | cut).all()
        assert [("terminal_observation" in each) for each in infos] == over.tolist()
        for table in np.flatnonzero(over):
            last, wanted = infos[table]["terminal_observation"], told["final_obs"][table]
            assert np.array_equal(last, wanted) if mask == "info" else (
                np.array_equal(last["observation"], wanted["observation"])
            )
            ended += 1
    assert ended > 50
print("checked")
"""
    assert run_script(laboratory, tmp_path, "-c", check).endswith("checked")
