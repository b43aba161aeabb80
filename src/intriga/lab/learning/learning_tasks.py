"""Tasks of learning: what is played, for how long, and whom the result is measured against.

The tasks of a game stand in a file of its package, a table of TOML for each.  A task that
begins at a position is cut off after some decisions, and half won then.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any, Final

from intriga.agents.network import Size
from intriga.core.chance import Seeded
from intriga.core.dialect import MOST_DECISIONS
from intriga.core.errors import BadOptions, unknown
from intriga.core.games import games_with, manifest_of, ruleset_of
from intriga.core.ruleset import Json
from intriga.core.state import State
from intriga.lab.learning.variant_mixture import dealt

DIGITS: Final = 16  # of a SHA-256


@dataclass(frozen=True)
class LearningTask:
    """A task of *game*; ``digest`` begins the SHA-256 of all that it says.

    A learner has so many ``decisions`` of all seats and a network of ``size``.  It is measured with
    one seat, ``opponent`` on all others, in ``games``; each of the ``points`` of its curve before
    the last in ``curve_games``, and a search, which is slow, in ``search_games``.  Deals are those
    of ``seed``.
    """

    name: str
    game: str
    digest: str
    players: int
    edition: str
    opponent: str
    decisions: int
    seed: int
    size: Size
    points: int
    search_games: int
    games: int = 0
    curve_games: int = 0
    options: Mapping[str, Any] = field(default_factory=dict[str, Any])
    position: Json = field(default_factory=dict[str, Any])
    horizon: int = MOST_DECISIONS

    def variants(self, players: int, random: Random) -> Iterator[State]:
        """Yield states to deal from."""
        while True:
            yield dealt(self.game, self.edition, self.options, players, random)

    def header(self) -> Json:
        """Return the header of a game, as in a record."""
        header = {
            "preset": self.edition,
            "options": dict(self.options),
            "seats": [str(seat) for seat in range(self.players)],
        }
        return {**header, "position": self.position} if self.position else header

    def positions(self) -> list[State]:
        """Return where its games begin, nowhere else than at the deal if it does not say."""
        if not self.position:
            return []
        ruleset = ruleset_of(self.game)
        return [ruleset.begin(ruleset.prepare(self.header(), Seeded(0)))]


def tasks_of(game: str) -> dict[str, LearningTask]:
    """Return the tasks of *game* by name, none where it has none.

    Raises:
        BadOptions: there is no such game.
    """
    manifest = manifest_of(game)
    if not manifest.tasks:
        return {}
    read = tomllib.loads(manifest.file(manifest.tasks).read_text(encoding="utf-8"))
    return {name: _task(game, name, said) for name, said in read.items()}


def all_tasks() -> dict[str, LearningTask]:
    """Return the tasks of all games by name."""
    return {name: task for game in games_with("tasks") for name, task in tasks_of(game).items()}


def task_called(name: str) -> LearningTask:
    """Return the task called *name*.

    Raises:
        BadOptions: there is none.
    """
    known = all_tasks()
    if name not in known:
        raise BadOptions("task", unknown("task", name, known))
    return known[name]


def _task(game: str, name: str, said: Mapping[str, Any]) -> LearningTask:
    written = json.dumps({"game": game, "name": name, **said}, sort_keys=True)
    digest = sha256(written.encode()).hexdigest()[:DIGITS]
    position: Json = json.loads(said.get("position", "{}"))
    given: dict[str, Any] = {**said, "size": Size(**said["size"]), "position": position}
    return LearningTask(name=name, game=game, digest=digest, **given)
