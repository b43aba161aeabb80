"""A random game in plain Python beside the same game in machine code, one input at a time."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import numpy as np

from intriga.core import chance
from intriga.core.chance import Seeded
from intriga.core.compiled.engine import kernel
from intriga.core.compiled.loops import CHANCE
from intriga.core.dialect import Dialect
from intriga.core.games import dialect_of, ruleset_of
from intriga.core.state import dtype
from tests.compiled.variants import templates

DEAL = -1  # in place of an action


@cache
def step_and_see(rules: Dialect) -> Callable[..., None]:
    """Return a compiled function that plays one action, or deals, and shows all that is seen."""
    deal, step, legal_actions, view = rules.deal, rules.step, rules.legal_actions, rules.view
    pages = rules.pages

    def run(games: Any, chances: Any, seat: int, action: int, legal: Any, views: Any) -> None:
        s = games[0]
        if action < 0:
            deal(s, chances[0])
        else:
            step(s, seat, action, chances[0])
        for each in range(s.players):
            for page in range(pages):
                legal[each, page] = legal_actions(s, each, page)
        for each in range(-1, s.players):
            view(s, each, views[each + 1])

    return kernel(run, [*rules.modules, chance])


class Compiled:
    """A game in compiled code, beside the same game in plain Python."""

    def __init__(self, name: str, template: Any, source: Seeded) -> None:
        self.rules = dialect_of(name)
        self.run = step_and_see(self.rules)
        self.plain, self.chance = template.copy(), source
        self.record = np.zeros(1, dtype(self.rules.fields))
        self.chances = np.zeros(1, CHANCE)
        self.packed = np.zeros(1, dtype(self.rules.fields))
        self.legal = np.zeros((template.players, self.rules.pages), np.int64)
        self.views = np.zeros((template.players + 1, self.rules.width), np.int8)
        template.pack(self.record[0])
        self.chances[0] = source.game, source.stream, source.drawn

    def play(self, seat: int, action: int) -> None:
        """Play on both sides, or deal."""
        if action == DEAL:
            self.rules.deal(self.plain, self.chance)
        else:
            self.rules.step(self.plain, seat, action, self.chance)
        self.follow(self.plain, seat, action)

    def follow(self, plain: Any, seat: int, action: int) -> None:
        """Play in compiled code what has led to *plain* in plain Python."""
        self.plain = plain
        number = int(action)  # for an IntEnum it would be compiled once more
        self.run(self.record, self.chances, seat, number, self.legal, self.views)

    def differs(self) -> str:
        """Say what differs, nothing if all is the same."""
        if field := self.differing_field():
            return field
        rules, players = self.rules, self.plain.players
        for seat in range(players):
            pages = [rules.legal_actions(self.plain, seat, page) for page in range(rules.pages)]
            if pages != self.legal[seat].tolist():
                return f"legal actions of seat {seat}"
        for seat in range(-1, players):
            numbers = [0] * rules.width
            rules.view(self.plain, seat, numbers)
            if numbers != self.views[seat + 1].tolist():
                return f"view of seat {seat}"
        return ""

    def differing_field(self) -> str:
        """Say which fields differ, nothing if all bytes are the same."""
        self.plain.pack(self.packed[0])  # raises if a number has outgrown its field
        if self.packed.tobytes() == self.record.tobytes():
            return ""
        fields = self.rules.fields
        return f"fields {[n for n in fields if (self.packed[n] != self.record[n]).any()]}"


def random_games(name: str, number: int, seed: int, most: int = 400) -> Iterator[Compiled]:
    """Play random games on both sides, stopping after the deal and after every input."""
    ruleset, policy = ruleset_of(name), random.Random(seed)
    for each, template in enumerate(templates(name, number, seed)):
        both = Compiled(name, template, Seeded(each, 5))
        both.play(DEAL, DEAL)
        yield both
        for _ in range(most):
            if both.rules.is_over(both.plain):
                break
            seat = policy.choice(ruleset.awaiting(both.plain))
            both.play(seat, policy.choice(ruleset.legal_actions(both.plain, seat)))
            yield both
