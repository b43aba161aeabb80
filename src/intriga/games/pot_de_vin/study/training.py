"""Which games of Pot de Vin learners play, and by what recipe."""

from random import Random
from typing import TYPE_CHECKING, Final

from intriga.agents.network import Size, TrainingSetup
from intriga.core.chance import Seeded
from intriga.games.pot_de_vin.decks import NEUTRAL, PRINTED, Deck, printed
from intriga.games.pot_de_vin.options import FOUR, VARIANTS
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from intriga.games.pot_de_vin.state import PotDeVinState

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
