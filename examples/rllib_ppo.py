# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""PPO of RLlib against itself; needs ``pip install '.[pettingzoo]' 'ray[rllib]' torch``."""

from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from intriga.lab.adapters.rllib import MaskedSeats

config = PPOConfig().environment(MaskedSeats, env_config={"game": "coup", "players": 2})
config.multi_agent(policies={"all"}, policy_mapping_fn=lambda *_, **__: "all")
config.rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
config.env_runners(num_env_runners=0)
config.training(train_batch_size_per_learner=1000, minibatch_size=250, num_epochs=2)
learner = config.build_algo()
for _ in range(2):
    figures = learner.train()["env_runners"]
    print(
        f"{figures['num_env_steps_sampled_lifetime']:.0f} decisions, "
        f"{figures['episode_len_mean']:.1f} a game"
    )
learner.stop()
