# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# JAX brings only some types.
"""The description of a run, ``run.toml``: its recipe with all that was not said, and each call.

It is a recipe, by which the run can be repeated elsewhere.  A call has its date, machine, software
and command.
"""

import tomllib
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

import jax
import tomli_w

from intriga.agents.policy import fingerprint
from intriga.core.errors import BadOptions
from intriga.lab.arena.results import about
from intriga.lab.learning.checkpoints import OLDER, STATE
from intriga.lab.learning.recipe_file import TrainingPlan
from intriga.lab.run_folder import written_whole

DESCRIPTION: Final = "run.toml"
FREE: Final = ("decisions", "checkpoints", "evaluate")  # a run may be continued with others
LIBRARIES: Final = ("jax", "jaxlib", "optax", "numpy", "numba")


def describe(folder: Path, plan: TrainingPlan, command: Sequence[str]) -> None:
    """Write that the run in *folder* goes on by *plan*, or begins, called by *command*.

    Raises:
        BadOptions: the run there has another plan, or is of an older Intriga.
    """
    file = folder / DESCRIPTION
    before = described(file)
    own = (folder, *(folder / stage.name for stage in plan.stages))
    if before is None and any((each / STATE).exists() for each in own):
        raise BadOptions("run", OLDER.format(folder=folder))
    now: dict[str, Any] = {
        "game": plan.game,
        "seed": plan.seed,
        "network": fingerprint(plan.game),
        "stage": [stage.entries() for stage in plan.stages],
    }
    calls: list[Any] = []
    if before is not None:
        _check_same(folder, before, now)
        calls = before.get("call", [])
    now["call"] = [*calls, _call(command)]
    with written_whole(file) as fresh:
        fresh.write_text(tomli_w.dumps(now), encoding="utf-8", newline="\n")


def described(file: Path) -> dict[str, Any] | None:
    """Return the description in *file*, None if there is none.

    Raises:
        BadOptions: it is no TOML, or has no list of stages.
    """
    if not file.exists():
        return None
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOptions("run", f"{file} is no description of a run: {error}") from None
    stages = found.get("stage")
    if not isinstance(stages, list) or not all(isinstance(each, dict) for each in stages):
        raise BadOptions("run", f"{file} is no description of a run: it has no list of stages")
    return found


def _call(command: Sequence[str]) -> dict[str, Any]:
    """Return what is to be known of this call of *command*."""
    device: Any = jax.devices()[0]
    return {
        **asdict(about(command)),
        "libraries": ", ".join(f"{name} {version(name)}" for name in LIBRARIES),
        "device": f"{device.platform}, {device.device_kind}",
    }


def _check_same(folder: Path, before: dict[str, Any], now: dict[str, Any]) -> None:
    """Check that a run described as *before* may go on as it is described *now*.

    Raises:
        BadOptions: it is another run.
    """
    for name in ("game", "seed", "network"):
        _check_entry(folder, name, before.get(name), now[name])
    stages = [stage.get("name") for stage in before.get("stage", [])]
    _check_entry(folder, "stages", stages, [stage["name"] for stage in now["stage"]])
    for old, new in zip(before["stage"], tomllib.loads(tomli_w.dumps(now))["stage"], strict=True):
        for name in dict.fromkeys([*new, *old]):
            if name not in FREE:
                _check_entry(folder, name, old.get(name), new.get(name))


def _check_entry(folder: Path, name: str, before: Any, now: Any) -> None:  # noqa: ANN401  of TOML
    if before != now:
        raise BadOptions(name, f"the run in {folder} has {name} {before!r}, not {now!r}")
