"""The games of Pot de Vin that learners play, and their recipe."""

from math import exp
from random import Random
from typing import TYPE_CHECKING, Any, Final

from intriga.agents.network import Size, TrainingSetup
from intriga.core.chance import Seeded
from intriga.core.returns import decided, in_proportion
from intriga.core.ruleset import Ruleset
from intriga.games.pot_de_vin.decks import NEUTRAL, PRINTED, Deck, printed
from intriga.games.pot_de_vin.options import FOUR, VARIANTS
from intriga.games.pot_de_vin.rules.scoring import points
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState

if TYPE_CHECKING:
    from collections.abc import Iterator

# Points that are e times the chance, before the first and after the last round
EARLY: Final = 12.0
LATE: Final = 2.0


class PotDeVinValuer:
    """The points so far, which weigh more as the rounds go by; jokers count when placed."""

    def shares(self, state: PotDeVinState, ruleset: Ruleset[Any, Any]) -> list[float]:
        """Return the share to expect by seat; partners have half each of their side's."""
        known = decided(ruleset.winners(state), state.players)
        if known is not None:
            return known
        gone = state.round / state.rounds if state.rounds else 0.0
        scale = EARLY + (LATE - EARLY) * min(gone, 1.0)
        each = {seat: exp(points(state, seat) / scale) for seat in range(state.players)}
        return in_proportion(each, state.players)


PLAYERS: Final = {3: 25, 4: 35, 5: 20, 6: 20}  # parts of 100
PLAIN_GAMES: Final = 0.6  # of the games have no option changed
CHANGED: Final = 0.3  # how often each option of another game differs
SHUFFLED: Final = 0.2  # of the decks of those games are nobody's print
IN_PAIRS: Final = 0.3  # of the games of four


def variants(players: int, random: Random) -> "Iterator[PotDeVinState]":
    """Yield states to deal from, for *players*: most with no option changed, the others mixed."""
    preset = next(iter(VARIANTS.editions))
    while True:
        options: dict[str, object] = {}
        if players == FOUR:
            options["pairs"] = random.random() < IN_PAIRS
        if random.random() >= PLAIN_GAMES:
            options |= _mixed(random)
        header = {"preset": preset, "options": options, "seats": [str(s) for s in range(players)]}
        yield POT_DE_VIN.begin(POT_DE_VIN.prepare(header, Seeded(random.getrandbits(32))))


def _mixed(random: Random) -> dict[str, object]:
    """Return some options by chance, whether players form pairs left open, and any deck."""
    chosen: dict[str, object] = {
        option.name: random.choice(option.values)
        for option in VARIANTS.options.values()
        if option.name != "pairs" and random.random() < CHANGED
    }
    if random.random() < SHUFFLED:
        chosen["deck"] = shuffled_deck(random)
    return chosen


def shuffled_deck(random: Random) -> Deck:
    """Return a deck with the guilds of a printed one on other cards."""
    deck = printed(random.choice(PRINTED))
    cards: dict[str, str] = deck["cards"]
    words = [word for word, bears in cards.items() if bears not in NEUTRAL.values()]
    guilds = [cards[word] for word in words]
    random.shuffle(guilds)
    shuffled = {**cards, **dict(zip(words, guilds, strict=True))}
    return {"name": "shuffled", "cards": shuffled}


TRAINING: Final = TrainingSetup(
    variants=variants,
    size=Size(token=32, trunk=256, meeting=48),
    entropy=(0.06, 0.002),  # less has to be hidden than at Coup
    players=PLAYERS,
    recipe="study/training.toml",
    tried_at=(3, 4),
)
