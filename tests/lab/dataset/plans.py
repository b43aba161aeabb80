"""Small data sets for tests."""

from hashlib import sha256
from pathlib import Path

from intriga.core.games import ruleset_of
from intriga.lab.dataset.folder import LOCK, DatasetFolder
from intriga.lab.dataset.making import make
from intriga.lab.dataset.plan import DatasetPlan, weights_of
from intriga.parallel.spread import Spread


def plan(
    *agents: str, game: str = "coup", players: int = 3, edition: str = "", **chosen: object
) -> DatasetPlan:
    """Return the plan of 12 games in shards of 5, or as *chosen*."""
    ruleset = ruleset_of(game)
    asked = agents or ("uniform",)
    given = {"games": 12, "games_a_shard": 5, "seed": 4, **chosen}
    return DatasetPlan(
        ruleset=ruleset,
        asked=asked,
        agents=weights_of(asked, game),
        players=players,
        edition=edition or next(iter(ruleset.variants.editions)),
        **given,  # pyright: ignore[reportArgumentType]
    )


def made(folder: Path, planned: DatasetPlan, processes: int = 1) -> Path:
    """Make the data set of *planned* in *folder*, and return it."""
    with DatasetFolder(folder, planned) as kept:
        assert [each.number for each in make(kept, Spread(processes))]
        kept.finish()
    return folder


def digests(folder: Path) -> dict[str, str]:
    """Return the SHA-256 of each file in *folder* but the lock."""
    files = sorted(each for each in folder.rglob("*") if each.is_file() and each.name != LOCK)
    return {str(each.relative_to(folder)): sha256(each.read_bytes()).hexdigest() for each in files}
