# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""DQN of Tianshou for seat 0, seat 1 plays at random; ``pip install '.[pettingzoo]' tianshou``."""

from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from intriga.lab.adapters import pettingzoo


def table() -> PettingZooEnv:
    """Return a table for two."""
    return PettingZooEnv(pettingzoo.env("coup", players=2))


first, tables = table(), DummyVectorEnv([table for _ in range(8)])
width = first.observation_space["observation"].shape
network = Net(state_shape=width, action_shape=first.action_space.n, hidden_sizes=[128, 128])
policy = DiscreteQLearningPolicy(
    model=network, action_space=first.action_space, eps_training=0.1, eps_inference=0.05
)
learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=3e-4), target_update_freq=200)
chance = MARLRandomDiscreteMaskedOffPolicyAlgorithm(first.action_space)
seats = MultiAgentOffPolicyAlgorithm(algorithms=[learner, chance], env=first)
collector = Collector(seats, tables, VectorReplayBuffer(20_000, 8), exploration_noise=True)
collector.reset()
for _ in range(3):
    seats.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            show_progress=False,
            epoch_num_steps=4_000,
            collection_step_num_env_steps=80,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
        )
    )
    played = Collector(seats, tables).collect(n_episode=100, reset_before_collect=True)
    print(f"won {(played.returns[:, 0] > 0).mean():.0%} of {played.n_collected_episodes} games")
