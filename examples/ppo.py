# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""PPO in one file over thousands of tables; ``pip install 'intriga[gymnasium]' torch``.

J. Schulman and others, 2017.  One network plays all seats.  The decisions of a table belong to
different seats, so each is worth what its own seat got at the end of its game.
"""

import argparse

import numpy as np
import torch
from torch import nn

from intriga.adapters.vector import Tables

parser = argparse.ArgumentParser()
parser.add_argument("--game", default="coup")
parser.add_argument("--tables", type=int, default=256)
parser.add_argument("--steps", type=int, default=128, help="of every table, in each iteration")
parser.add_argument("--iterations", type=int, default=50)
given = parser.parse_args()

CLIP, ENTROPY, RATE, EPOCHS, PART = 0.2, 0.01, 3e-4, 2, 4096
tables = Tables(given.tables, given.game, players=2)
seen, infos = tables.reset(seed=1)
width, actions = seen["observation"].shape[1], seen["action_mask"].shape[1]
body = nn.Sequential(nn.Linear(width, 256), nn.ReLU())
policy, critic = nn.Linear(256, actions), nn.Linear(256, 1)
both = nn.ModuleList([body, policy, critic])
optimiser = torch.optim.Adam(both.parameters(), lr=RATE)


def judged(
    rows: torch.Tensor, masks: torch.Tensor
) -> tuple[torch.distributions.Categorical, torch.Tensor]:
    """Return how likely each action is, and what the position is worth."""
    hidden = body(rows.float())
    logits = policy(hidden).masked_fill(~masks.bool(), -1e9)
    return torch.distributions.Categorical(logits=logits), critic(hidden).squeeze(-1)


for iteration in range(1, given.iterations + 1):
    rows = np.zeros((given.steps, given.tables, width), np.int8)
    masks = np.zeros((given.steps, given.tables, actions), np.int8)
    chosen = np.zeros((given.steps, given.tables), np.int64)
    before, seats = np.zeros(chosen.shape, np.float32), np.zeros(chosen.shape, np.int64)
    worth = np.full(chosen.shape, np.nan, np.float32)  # of games that have not ended it stays so
    began = np.zeros(given.tables, np.int64)  # the first decision of each game
    for step in range(given.steps):
        rows[step], masks[step] = seen["observation"], seen["action_mask"]
        seats[step] = infos["seat"]
        with torch.no_grad():
            likely, _ = judged(torch.from_numpy(rows[step]), torch.from_numpy(masks[step]))
            action = likely.sample()
        chosen[step], before[step] = action, likely.log_prob(action)
        seen, _, over, cut, infos = tables.step(chosen[step])
        for at in np.flatnonzero(over | cut):
            game = slice(began[at], step + 1)
            worth[game, at] = infos["returns"][at, seats[game, at]]
            began[at] = step + 1

    ended = ~np.isnan(worth)
    whole = [torch.from_numpy(each[ended]) for each in (rows, masks, chosen, before, worth)]
    for _ in range(EPOCHS):
        for part in torch.randperm(len(whole[0])).split(PART):
            row, mask, action, earlier, value = (each[part] for each in whole)
            likely, guess = judged(row, mask)
            better = value - guess.detach()
            ratio = (likely.log_prob(action) - earlier).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = ((value - guess) ** 2).mean() - gain - ENTROPY * likely.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    print(f"{iteration}: {ended.sum():,} decisions of games that ended, loss {loss:.3f}")
