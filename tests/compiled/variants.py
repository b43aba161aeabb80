"""Random variants of Coup and games of them, by number."""

import random
from collections.abc import Iterator
from typing import Any

from intriga.games.coup.game import COUP
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.state import CoupState


def templates(number: int, seed: int) -> Iterator[CoupState]:
    """Yield states that hold the options and players of *number* random variants."""
    chance = random.Random(seed)
    for i in range(number):
        preset = chance.choice(sorted(VARIANTS.presets))
        players = 2 + i % 9 if VARIANTS.presets[preset].most == 10 else 2 + i % 5
        options = {
            name: chance.choice(option.values)
            for name, option in VARIANTS.options.items()
            if chance.random() < 0.5
        }
        header: dict[str, Any] = {
            "preset": preset,
            "options": options,
            "first": 0,
            "seats": ["?"] * players,
        }
        every = COUP.options(preset, options, players)
        if every["reforma"] and every["factions_start"] == "random":
            header["factions"] = [0] * players
        yield COUP.begin(header)
