# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""PPO in one file, one seat at many tables; ``pip install '.[gymnasium]' torch``.

J. Schulman and others, 2017.  It is measured at the end against what it learned to beat.
"""

import argparse
from collections.abc import Sequence
from random import Random

import torch
from torch import nn

import intriga
from intriga.lab.adapters.seat_tables import SeatTables

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="coup")
parser.add_argument("--opponent", default="honest", help="who has the other seat")
parser.add_argument("--tables", type=int, default=64)
parser.add_argument("--steps", type=int, default=64, help="at each table, in each iteration")
parser.add_argument("--iterations", type=int, default=50)
parser.add_argument("--games", type=int, default=1000, help="to measure it by")
given = parser.parse_args()

RATE, DISCOUNT, DECAY = 1e-3, 0.99, 0.95
CLIP, ENTROPY, NORM, EPOCHS, PART = 0.2, 0.01, 0.5, 3, 1024
tables = SeatTables(given.tables, given.game, players=2, opponents=given.opponent)
seen, _ = tables.reset(seed=1)
width, actions = seen["observation"].shape[1], seen["action_mask"].shape[1]
torch.manual_seed(1)


def network(out: int, scale: float) -> nn.Sequential:
    """Return a network of *out* numbers, which are small at first where *scale* is."""
    layers = [nn.Linear(width, 128), nn.Linear(128, 128), nn.Linear(128, out)]
    for layer, gain in zip(layers, (2**0.5, 2**0.5, scale), strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(layers[0], nn.Tanh(), layers[1], nn.Tanh(), layers[2])


policy, critic = network(actions, scale=0.01), network(1, scale=1)
weights = [*policy.parameters(), *critic.parameters()]
optimiser = torch.optim.Adam(weights, lr=RATE, eps=1e-5)


def choices(rows: torch.Tensor, masks: torch.Tensor) -> torch.distributions.Categorical:
    """Return how likely each action is, those that are not legal never."""
    logits = policy(rows.float()).masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits)


def worth(rows: torch.Tensor) -> torch.Tensor:
    """Return what the critic takes each position to be worth."""
    return critic(rows.float()).squeeze(-1)


class Learned:
    """Plays as the policy says, by chance, at any table."""

    @torch.no_grad()
    def act(self, view: intriga.View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*."""
        logits = policy(torch.tensor([view.numbers]).float())[0, list(legal)]
        return random.choices(legal, logits.softmax(-1).tolist())[0]


shape = given.steps, given.tables
rows = torch.zeros(*shape, width, dtype=torch.int8)
masks = torch.zeros(*shape, actions, dtype=torch.int8)
chosen = torch.zeros(shape, dtype=torch.int64)
logs, values, rewards, over, gains = (torch.zeros(shape) for _ in range(5))
for iteration in range(1, given.iterations + 1):
    optimiser.param_groups[0]["lr"] = RATE * (1 - (iteration - 1) / given.iterations)
    with torch.no_grad():
        for step in range(given.steps):
            rows[step] = torch.from_numpy(seen["observation"])
            masks[step] = torch.from_numpy(seen["action_mask"])
            likely = choices(rows[step], masks[step])
            chosen[step] = likely.sample()
            logs[step], values[step] = likely.log_prob(chosen[step]), worth(rows[step])
            seen, reward, won, cut, _ = tables.step(chosen[step].numpy())
            rewards[step], over[step] = torch.from_numpy(reward), torch.from_numpy(won | cut)

        ahead, gain = worth(torch.from_numpy(seen["observation"])), torch.zeros(given.tables)
        for step in reversed(range(given.steps)):  # generalized advantages
            rest = DISCOUNT * (1 - over[step])
            gain = rewards[step] + rest * ahead - values[step] + DECAY * rest * gain
            gains[step], ahead = gain, values[step]

    whole = [each.flatten(0, 1) for each in (rows, masks, chosen, logs, gains, gains + values)]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(whole[0])).split(PART):
            row, mask, action, log, gain, target = (each[part] for each in whole)
            likely = choices(row, mask)
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (likely.log_prob(action) - log).exp()
            clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            error = (worth(row) - target) ** 2
            loss = error.mean() / 2 - clipped.mean() - ENTROPY * likely.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(weights, NORM)
            optimiser.step()
    share = (rewards > 0).sum() / over.sum()
    print(f"{iteration}: won {share:.0%} of {over.sum():.0f} games", flush=True)

print(intriga.match(given.game, [Learned(), given.opponent], games=given.games))
