"""What has been told of a game: a log for each viewer, from views alone."""

from typing import Any

from intriga.core.game import Game
from intriga.core.message import Message
from intriga.core.position import Position, Step
from intriga.core.table_rules import AnyTableRules
from intriga.service.scene import Told

AnyGame = Game[Any, Any]
AnyPosition = Position[Any, Any]


def told(message: Message) -> Told:
    """Return *message* as it is sent."""
    args = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in message.args.items()
    }
    return Told(message.id, args)  # type: ignore[arg-type]  a list of one kind stays one


class Narrator:
    """Keeps the logs of those who have asked for theirs."""

    def __init__(self, table_rules: AnyTableRules, game: AnyGame) -> None:
        """Tell of the game that *game* records."""
        self._table_rules, self._game = table_rules, game
        self._logs: dict[int | None, list[Told]] = {}

    def tell(self, before: AnyPosition, step: Step[AnyPosition]) -> None:
        """Tell everybody who listens of *step*, which was played in *before*.

        What spectators learn nothing of, nobody does: most passes need no other view.
        """
        public = self._told(before, step, None) if self._logs else []
        for viewer, log in self._logs.items() if public else ():
            log.extend(public if viewer is None else self._told(before, step, viewer))

    def log(self, viewer: int | None) -> list[Told]:
        """Return all that *viewer* was told; who comes to it now is told all from the deal on."""
        if viewer not in self._logs:
            self._logs[viewer] = self._history(viewer)
        return self._logs[viewer]

    def _told(self, before: AnyPosition, step: Step[AnyPosition], viewer: int | None) -> list[Told]:
        seat, views = step.seat, (before.view(viewer), step.after.view(viewer))
        heard = self._table_rules.ruleset.hear(before.state, viewer, seat, step.action)
        return list(map(told, self._table_rules.tell(views[0], seat, heard, views[1])))

    def _history(self, viewer: int | None) -> list[Told]:
        here: AnyPosition = self._game.begun
        log = list(map(told, self._table_rules.opening(here.view(viewer))))
        for line in self._game.inputs:
            step = here.follow(line["by"], line["do"], line.get("draws", []))
            log += self._told(here, step, viewer)
            here = step.after
        return log
