"""What learners see of a batch of Coup games beyond the views, and which games they play."""

from random import Random
from typing import TYPE_CHECKING, Final

import numpy as np

from intriga.agents.encoding import Array
from intriga.agents.network import Size
from intriga.core.chance import Seeded
from intriga.games import find
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.vocabulary import CARDS, SLOTS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

    from intriga.games.coup.state import CoupState

NOTHING: Final = -1  # no class
SIZE: Final = Size(token=64, trunk=256, meeting=64)
PLAYERS: Final = {2: 40, 3: 14, 4: 14, 5: 9, 6: 11, 7: 3, 8: 3, 9: 3, 10: 3}  # parts of 100
PLAIN_GAMES: Final = 0.5  # of the games follow a preset to the letter
CHANGED: Final = 0.12  # how often each option of another game differs
EXPANSIONS: Final = ("slot_ambassador", "reforma", "slot_duke", "slot_contessa")
EXPANDED: Final = 0.35  # how often each of these does
# The two cards of a hand, as pairs of slots, after the five hands of one card
_PAIR_CLASS: Final = np.array(
    [
        [SLOTS + max(a, b) * (max(a, b) + 1) // 2 + min(a, b) for b in range(SLOTS)]
        for a in range(SLOTS)
    ]
)


def hidden(games: Array, seats: "NDArray[np.int64]", players: int) -> "tuple[NDArray[np.int64]]":
    """Return the class of every hand, [B, players], clockwise from *seats* [B].

    A hand of one card has the class of its slot, 0 to 4, a hand of two one of 5 to 19.
    The viewer's own hand, and any other number of cards, has none (-1).
    """
    packed = games["hand"][:, :players]
    around = (seats[:, None] + np.arange(players)) % players
    packed = np.take_along_axis(packed, around, axis=1)
    counts = packed[:, :, None] >> 4 * np.arange(CARDS) & 15
    slots = counts.reshape(*packed.shape, -1, SLOTS).sum(axis=2)
    number = slots.sum(axis=2)
    low = (slots > 0).argmax(axis=2)
    high = SLOTS - 1 - (slots[:, :, ::-1] > 0).argmax(axis=2)
    classes = np.where(number == 1, low, np.where(number == 2, _PAIR_CLASS[low, high], NOTHING))
    classes[:, 0] = NOTHING
    return (classes,)


def variants(players: int, random: Random) -> "Iterator[CoupState]":
    """Yield states to deal from, for *players*: the presets, and mixed options."""
    game = find("coup")
    presets = [preset for preset in VARIANTS.presets.values() if players <= preset.most]
    while True:
        preset = random.choice(presets).name
        options = {} if random.random() < PLAIN_GAMES else _mixed(random)
        header = {"preset": preset, "options": options, "seats": [str(s) for s in range(players)]}
        yield game.begin(game.prepare(header, Seeded(random.getrandbits(32))))


def _mixed(random: Random) -> dict[str, object]:
    """Return some options by chance."""
    chosen: dict[str, object] = {}
    for option in VARIANTS.options.values():
        chance = EXPANDED if option.name in EXPANSIONS else CHANGED
        if random.random() < chance:
            chosen[option.name] = random.choice(option.values)
    return chosen
