# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""Two models play Coup through TextArena; ``pip install '.[textarena]'``.

A model is a function from what it is told to what it says: here one that answers by chance, and
one that answers rubbish every third time, which is counted and changes nothing.
"""

import random
import re

import textarena

import intriga.lab.adapters.textarena  # noqa: F401  registers the games

GAMES = 10


def sober(told: str) -> str:
    """Answer with one of the inputs that are listed."""
    listed = re.findall(r"^\[(.+)\]$", told.rpartition("You see: ")[2], re.MULTILINE)
    return f"Nobody will doubt it: [{random.choice(listed)}]"


def muddled(told: str) -> str:
    """Answer with one of them, or with what there is not."""
    return sober(told) if random.randrange(3) else "[castle the king]"


random.seed(7)
env, models, won = textarena.make("IntrigaCoup-v1", edition="coup-es"), (sober, muddled), [0, 0]
invalid = 0
for number in range(GAMES):
    env.reset(num_players=2, seed=number)
    done = False
    while not done:
        player, told = env.get_observation()
        done, _ = env.step(action=models[player](told))
    rewards, info = env.close()
    won = [wins + (rewards[seat] > 0) for seat, wins in enumerate(won)]
    invalid += info[1]["invalid_moves"]
print(f"won {won[0]} and {won[1]} of {GAMES} games; {invalid} invalid answers, all of the second")
