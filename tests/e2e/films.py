"""Inputs before a film of Coup, from games that random answers play: the table before and after."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from intriga.service.commands import Answer, Rename
from intriga.service.scenes.scene import Scene
from intriga.service.table_settings import Settings
from tests.e2e.questions import CALM, SETTLING, deal
from tests.service.evening import Evening

Json = dict[str, Any]

TESTS: Final = (  # of claims, and of the character that a strike names
    *("log-proved", "log-proved-none", "log-not-proved", "log-not-proved-none"),
    *("log-declined", "log-declined-none", "log-hits", "log-misses"),
)
TABLES: Final[tuple[Json, ...]] = (
    {"declared_coup": "coup+assassinate", "reforma": True, "decline_proof": "always"},
    {"slot_ambassador": "inquisitor", "slot_contessa": "lawyer", "art_mode": "distinct"},
    {"slot_duke": "patron", "reforma": True},
    {"declared_coup": "assassinate", "declared_loss": "choice"},
)
NAMES: Final = ("Ana", "Wilhelmina Theodora", "Zé")
STEPS: Final = 200  # of a game
GAMES: Final = 3
EAGER: Final = ("embezzle", "assassinate", "coup")
"""Actions that lead to a challenge or a loss: now and then they are chosen first."""


def films() -> dict[str, list[tuple[Json, Json]]]:
    """Return by the line that is told what its table looked like before and after it.

    Each is seen by somebody who watches, and by the first of those who play.
    """
    found: dict[str, list[tuple[Json, Json]]] = {}
    for options in TABLES:
        for seed in range(GAMES):
            for before, after in steps(options, seed):
                if line := tested(before[0], after[0]):
                    pairs = zip(before, after, strict=True)
                    found.setdefault(f"{line} {options}", [told(*each) for each in pairs])
    return found


def tested(before: Scene, after: Scene) -> str | None:
    """Return the id of the first test that is told of between two scenes."""
    new = deal(after).log[len(deal(before).log) :]
    return next((each.id for each in new if each.id in TESTS), None)


def told(before: Scene, after: Scene) -> tuple[Json, Json]:
    """Return two scenes between which nothing is told but the first test."""
    known = len(deal(before).log)
    lines = [each.id for each in deal(after).log]
    at = next(at for at, each in enumerate(lines) if at >= known and each in TESTS)
    plain: tuple[Json, Json] = msgspec.to_builtins((before, after))
    for scene, number in zip(plain, (at, at + 1), strict=True):
        scene["deal"]["log"] = plain[1]["deal"]["log"][:number]
    return plain


def steps(options: Json, seed: int) -> Iterator[tuple[list[Scene], list[Scene]]]:
    """Yield what somebody who watches and one player see before and after each step of a game."""
    settings = Settings(listed=True, reaction=0, turn=0, pace="brisk")
    evening = Evening(
        people=len(NAMES), options=options, settings=settings, secret=bytes([seed] * 32)
    )
    for number, name in enumerate(NAMES):
        evening.tell(number, Rename(name=name))
    evening.start()
    random = Random(seed)
    before = [evening.spectator(), evening.scene(0)]
    for _ in range(STEPS):
        if before[0].phase != "playing":
            return
        for number in range(len(NAMES)):
            words, window = evening.words(number), deal(evening.spectator()).window
            if words and window:
                evening.tell(number, Answer(step=window.step, words=chosen(words, random)))
        evening.wait(SETTLING)
        after = [evening.spectator(), evening.scene(0)]
        yield before, after
        before = after


def chosen(words: list[str], random: Random) -> str:
    eager = [each for each in words if each.startswith(EAGER)]
    calm = [each for each in words if each == "pass"]
    return random.choice((eager or calm or words) if random.random() < CALM else words)
