"""The games of Coup that learners play, and their recipe."""

from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.network import Size, TrainingSetup
from intriga.core.chance import Seeded
from intriga.core.returns import decided, in_proportion
from intriga.core.ruleset import Ruleset
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import ARTS, SLOTS, Phase

if TYPE_CHECKING:
    from collections.abc import Iterator

INFLUENCE: Final = 2  # cards of a seat
SECOND: Final = 1.0  # log weight of the second influence
COIN: Final = 0.08  # log weight of a coin
MOST_COINS: Final = 10
CARD: Final = (0.15, 0.15, 0.10, 0.0, 0.05)  # log weight of holding a character, by slot


class CoupValuer:
    """Influence, coins and characters in hand."""

    def shares(self, state: CoupState, ruleset: Ruleset[Any, Any]) -> list[float]:
        """Return the share to expect by seat."""
        known = decided(ruleset.winners(state), state.players)
        if known is not None:
            return known
        alive = [seat for seat in range(state.players) if state.alive >> seat & 1]
        return in_proportion({seat: exp(_strength(state, seat)) for seat in alive}, state.players)


def _strength(state: CoupState, seat: int) -> float:
    """Return the log weight of a seat that is in the game."""
    cards = sum(
        weight
        for slot, weight in enumerate(CARD)
        if any(state.hand[seat] >> 4 * (slot + SLOTS * art) & 15 for art in range(ARTS))
    )
    return SECOND * _influence(state, seat) + COIN * min(state.coins[seat], MOST_COINS) + cards


def _influence(state: CoupState, seat: int) -> int:
    """Return the influence of *seat*, without that which it is about to lose."""
    lost = (state.face_up[seat] & 15 > 0) + (state.face_up[seat] >> 4 > 0)
    losing = state.phase == Phase.LOSE and state.awaited >> seat & 1
    return INFLUENCE - lost - losing


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
