"""Which games of Coup learners play, and by what recipe."""

from random import Random
from typing import TYPE_CHECKING, Final

from intriga.agents.network import Size, TrainingSetup
from intriga.core.chance import Seeded
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP

if TYPE_CHECKING:
    from collections.abc import Iterator

    from intriga.games.coup.state import CoupState

PLAYERS: Final = {2: 50, 3: 11, 4: 12, 5: 7, 6: 11, 7: 2, 8: 2, 9: 2, 10: 3}  # parts of 100
PRESETS: Final = {"coup-br": 1, "urbis-reforma": 1, "coup-es": 3}  # how often, to each other
PLAIN_GAMES: Final = 0.6  # of the games follow a preset to the letter
CHANGED: Final = 0.12  # how often each option of another game differs
EXPANSIONS: Final = ("slot_ambassador", "reforma", "slot_duke", "slot_contessa")
EXPANDED: Final = 0.35  # how often each of these does


def variants(players: int, random: Random) -> "Iterator[CoupState]":
    """Yield states to deal from, for *players*: the presets, and mixed options."""
    presets = [name for name, edition in VARIANTS.editions.items() if players <= edition.most]
    while True:
        (preset,) = random.choices(presets, [PRESETS[each] for each in presets])
        options = {} if random.random() < PLAIN_GAMES else _mixed(random)
        header = {"preset": preset, "options": options, "seats": [str(s) for s in range(players)]}
        yield COUP.begin(COUP.prepare(header, Seeded(random.getrandbits(32))))


def _mixed(random: Random) -> dict[str, object]:
    """Return some options by chance."""
    chosen: dict[str, object] = {}
    for option in VARIANTS.options.values():
        chance = EXPANDED if option.name in EXPANSIONS else CHANGED
        if random.random() < chance:
            chosen[option.name] = random.choice(option.values)
    return chosen


TRAINING: Final = TrainingSetup(
    variants=variants,
    size=Size(token=64, trunk=256, meeting=64),
    entropy=(0.06, 0.01),
    players=PLAYERS,
    recipe="study/training.toml",
    tried_at=(2, 4),
    tried_in="coup-es",
)
