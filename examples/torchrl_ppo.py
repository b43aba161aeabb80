# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""PPO of TorchRL for one seat at many tables; ``pip install '.[gymnasium]' torchrl``."""

import torch
from tensordict.nn import TensorDictModule
from torchrl.collectors import Collector
from torchrl.envs import DTypeCastTransform, GymWrapper
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss

from intriga.lab.adapters.seat_tables import SeatTables

tables = SeatTables(64, "coup", players=2, opponents="uniform", autoreset_mode="Disabled")
env = GymWrapper(tables, categorical_action_encoding=True)
env = env.append_transform(DTypeCastTransform(torch.int8, torch.float, ["observation"]))
env = env.append_transform(DTypeCastTransform(torch.int8, torch.bool, ["action_mask"], ["mask"]))
policy = TensorDictModule(MLP(out_features=env.action_spec.n), ["observation"], ["logits"])
masked = {"distribution_class": MaskedCategorical, "return_log_prob": True}
actor = ProbabilisticActor(policy, ["logits", "mask"], **masked)
critic = ValueOperator(MLP(out_features=1))
critic(actor(env.reset()))  # now the networks know how wide they are
loss = ClipPPOLoss(actor, critic)
optimiser = torch.optim.Adam(loss.parameters(), lr=1e-3)
for data in Collector(env, actor, frames_per_batch=4096, total_frames=30 * 4096):
    rows = loss.value_estimator(data).reshape(-1)
    for part in torch.randperm(len(rows)).repeat(4).split(512):
        losses = loss(rows[part])
        (losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]).backward()
        optimiser.step()
        optimiser.zero_grad()
    won, games = (data["next", "reward"] > 0).sum(), data["next", "done"].sum()
    print(f"won {won / games:.0%} of {games} games")
