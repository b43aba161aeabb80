# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""A policy gradient of TorchRL, by itself; ``pip install 'intriga[pettingzoo]' torchrl``."""

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import MarlGroupMapType, PettingZooWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor

from intriga.adapters import pettingzoo

every = MarlGroupMapType.ALL_IN_ONE_GROUP
table = PettingZooWrapper(pettingzoo.env("coup", players=2), use_mask=True, group_map=every)
actions = table.full_action_spec["agents", "action"].space.n
network = nn.Sequential(nn.LazyLinear(128), nn.ReLU(), nn.Linear(128, actions))
seen, logits, mask, asked = (
    ("agents", *each)
    for each in (("observation", "observation"), ("logits",), ("action_mask",), ("mask",))
)
module = TensorDictModule(lambda row: network(row.float()), [seen], [logits])
keys = {"logits": logits, "mask": mask}
policy = ProbabilisticActor(
    module, in_keys=keys, out_keys=[("agents", "action")], distribution_class=MaskedCategorical
)
policy(table.reset())
optimiser = torch.optim.Adam(network.parameters(), lr=1e-3)
GAMES = 4
for _ in range(GAMES):
    game = table.rollout(500, policy)
    won = game["next", "agents", "reward"].sum(0).squeeze(-1)  # [seat]
    chosen = policy.get_dist(game).log_prob(game["agents", "action"])  # [decision, seat]
    loss = -(chosen * won * game[asked]).sum()
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()
print(f"{GAMES} games, the last of {len(game)} decisions")
