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
    "supersuit": "3.10",
    "tianshou": "2.0",
    "torchrl": "0.8",
}
OURS = "gymnasium,pettingzoo"
TIMEOUT = 900.0  # seconds of an example
EXAMPLES = {
    "cfr_duel.py": [],
    "is_mcts.py": ["10"],
    "ppo.py": ["--iterations", "20", "--games", "40"],
    "rllib_ppo.py": [],
    "torchrl_ppo.py": [],
}
LEARNED = {"ppo.py": 70, "torchrl_ppo.py": 70}  # percent of the games of the last iteration


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
    """Return the Python of an environment with the wheel, RLlib and TorchRL in it."""
    place = tmp_path_factory.mktemp("laboratory") / "installed"
    uv("venv", "--python", sys.executable, place)
    wheel = f"{packages.wheel}[{OURS},openspiel,train]"
    uv("pip", "install", "--python", place, wheel, "ray[rllib]", "torch", "torchrl")
    return place / "bin" / "python"


def around_of(python: Path, home: Path) -> dict[str, str]:
    """Return the environment of an example: threads of small networks wait more than they work."""
    return {"PATH": str(python.parent), "HOME": str(home), "OMP_NUM_THREADS": "1"}


@pytest.mark.peers
@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_learns_from_the_wheel_alone(
    laboratory: Path, tmp_path: Path, example: str
) -> None:
    call = [laboratory, "-W", "ignore", ROOT / "examples" / example, *EXAMPLES[example]]
    around = around_of(laboratory, tmp_path)

    done = subprocess.run(
        call, cwd=tmp_path, env=around, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )

    assert done.returncode == 0, done.stderr[-4000:]
    assert done.stdout.strip()
    if example in LEARNED:
        first, *_, last = map(int, re.findall(r"won (\d+)% of", done.stdout))
        assert first < LEARNED[example] <= last


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
    around = around_of(laboratory, tmp_path)
    call = [laboratory, "-W", "ignore", "-c", check]

    done = subprocess.run(
        call, cwd=tmp_path, env=around, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )

    assert done.stdout.strip().endswith("checked"), done.stderr[-4000:]
