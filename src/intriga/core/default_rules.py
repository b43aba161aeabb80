"""The rules by number that a small game need not write, since they are as usual.

One seat is asked at a time, all action ids are on the first page, everybody plays alone, and
chance draws one of ``outcomes(s)``, a set, for ``draw(s, outcome)``.
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType
from typing import Any

from intriga.core.bits import count, nth
from intriga.core.chance import Seeded, next_number
from intriga.core.state import State

Rule = Callable[..., Any]
Rules = Mapping[str, Rule]


def pick(members: int, c: Seeded) -> int:
    """Return one of a set's *members*, all alike."""
    return nth(members, next_number(c) * count(members) >> 32)


def first_page(_s: State) -> int:
    """Return the only page of action ids."""
    return 0


def last_page(_s: State) -> int:
    """Return the only page of action ids."""
    return 0


def sides(s: State) -> int:
    """Return how many sides there are: each seat is one."""
    return s.players


def usual_rules(package: str, written: Rules) -> list[ModuleType]:
    """Return modules with the defaults beside the rules that a game has *written*.

    The last one belongs to the *package* of the game, and is imported from now on: its rules
    call those that are written, and compiled code is kept by the places of all that it calls.
    """
    name = f"{package}.usual_rules"
    if name not in sys.modules:
        sys.modules[name] = _made(name, [*_whole_games(written), *_asking(written)])
    return [sys.modules[__name__], sys.modules[name]]


def _made(name: str, rules: Iterable[Rule]) -> ModuleType:
    """Return the module *name* as if *rules* were written in it."""
    made = ModuleType(name)
    made.__file__ = __file__
    for rule in rules:
        rule.__module__, rule.__qualname__ = name, rule.__name__
        setattr(made, rule.__name__, rule)
    return made


def _whole_games(written: Rules) -> list[Rule]:
    set_up, outcomes, draw, play = _called(written, "set_up", "outcomes", "draw", "play")

    def deal(s: State, c: Seeded) -> None:
        set_up(s, s.players, next_number(c) * s.players >> 32)
        draw_all(s, c)

    def step(s: State, seat: int, action: int, c: Seeded) -> None:
        play(s, seat, action)
        draw_all(s, c)

    def draw_all(s: State, c: Seeded) -> None:
        while outcomes(s):
            draw(s, pick(outcomes(s), c))

    return [deal, step, draw_all]


def _asking(written: Rules) -> list[Rule]:
    winners, to_move, legal = _called(written, "winners", "to_move", "legal_actions")

    def is_over(s: State) -> bool:
        return bool(winners(s))

    def awaiting(s: State) -> int:
        return 0 if to_move(s) < 0 else 1 << to_move(s)

    def random_action(s: State, seat: int, c: Seeded) -> int:
        return pick(legal(s, seat, 0), c)

    return [is_over, awaiting, random_action]


def _called(written: Rules, *names: str) -> list[Any]:
    """Return the rules called *names*, None for those that nothing calls since none is written."""
    return [written.get(name) for name in names]
