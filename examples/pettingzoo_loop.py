"""All seats of a table through PettingZoo: ``python examples/pettingzoo_loop.py``.

Needs ``pip install '.[pettingzoo]'``.
"""

import numpy as np

from intriga.lab.adapters import pettingzoo


def main(seed: int = 42) -> None:
    """Play one game of four with Reforma at random, and show what it was worth to each seat."""
    random = np.random.default_rng(seed)
    env = pettingzoo.env("coup", players=4, reforma=True)
    env.reset(seed=seed)
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for seat in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        returns[seat] += reward
        if terminated or truncated or seen is None:
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
    print(returns)


if __name__ == "__main__":
    main()
