"""The logs of a game: one for each viewer, made from views alone."""

from typing import Any

from intriga.core.game import Game
from intriga.core.message import Message
from intriga.core.position import Position, Step
from intriga.core.table_rules import AnyTableRules

AnyGame = Game[Any, Any]
AnyPosition = Position[Any, Any]


class Narrator:
    """Keeps the logs of those who have asked for theirs."""

    def __init__(self, table_rules: AnyTableRules, game: AnyGame) -> None:
        """Tell of the game that *game* records."""
        self._table_rules, self._game = table_rules, game
        self._logs: dict[int | None, list[Message]] = {}
        self._fresh: dict[int | None, list[Message]] | None = None

    def tell(self, before: AnyPosition, step: Step[AnyPosition]) -> None:
        """Narrate *step*, which was played in *before*, in the log of every viewer.

        Lines are made once, and again only for viewers who may see others.  If spectators
        learn nothing of a step, nobody does.
        """
        if self._table_rules.ruleset.only_waits(before.state, step.action, step.after.state):
            return
        public = self._told(before, step, None) if self._logs else []
        alike = not public or nobody_hears_more(before, step)
        for viewer, log in self._logs.items() if public else ():
            same = alike or viewer is None or not may_hear_more(before, step, viewer)
            lines = public if same else self._told(before, step, viewer)
            log.extend(lines)
            if self._fresh is not None:
                self._fresh.setdefault(viewer, []).extend(lines)

    def fetch(self) -> dict[int | None, list[Message]]:
        """Return each viewer's lines since the last call; the first call begins to keep them."""
        fresh, self._fresh = self._fresh, {}
        return fresh or {}

    def forget(self) -> None:
        """Keep nothing for :meth:`fetch`: nobody follows step by step."""
        self._fresh = None

    def log(self, viewer: int | None) -> list[Message]:
        """Return the whole log of *viewer*; for a new viewer it is made from the deal on."""
        if viewer not in self._logs:
            self._logs[viewer] = self._history(viewer)
        return self._logs[viewer]

    def _told(
        self, before: AnyPosition, step: Step[AnyPosition], viewer: int | None
    ) -> list[Message]:
        seat, views = step.seat, (before.view(viewer), step.after.view(viewer))
        heard = self._table_rules.ruleset.hear(before.state, viewer, seat, step.action)
        return self._table_rules.tell(views[0], seat, heard, views[1])

    def _history(self, viewer: int | None) -> list[Message]:
        here: AnyPosition = self._game.begun
        log = list(self._table_rules.opening(here.view(viewer)))
        for line in self._game.inputs:
            step = here.follow(line["by"], line["do"], line.get("draws", []))
            log += self._told(here, step, viewer)
            here = step.after
        return log


def nobody_hears_more(before: AnyPosition, step: Step[AnyPosition]) -> bool:
    """Say whether no seat can learn more of *step* than spectators do."""
    ruleset, state = before.ruleset, before.state
    told = ruleset.hear(state, None, step.seat, step.action) == step.action  # then to everybody
    return told and not step.drawn and ruleset.hidden_alike(state, step.after.state)


def may_hear_more(before: AnyPosition, step: Step[AnyPosition], seat: int) -> bool:
    """Say whether *seat* may learn more of *step* than spectators do.

    It does where it drew a card, where it hears another input, or where what it alone knows has
    changed.
    """
    ruleset, state, after = before.ruleset, before.state, step.after.state
    if step.drawn or ruleset.hidden(state, seat) != ruleset.hidden(after, seat):
        return True
    heard = (ruleset.hear(state, viewer, step.seat, step.action) for viewer in (None, seat))
    return len({*heard}) > 1
