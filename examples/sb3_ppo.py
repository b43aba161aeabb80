# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""MaskablePPO of Stable-Baselines3 for one seat; ``pip install '.[gymnasium]' sb3-contrib``."""

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from intriga.lab.adapters.stable_baselines3 import SeatVecEnv

TABLES, STEPS = 64, 64
tables = VecMonitor(SeatVecEnv(TABLES, "coup", players=2, opponents="uniform"))
learner = MaskablePPO(
    "MlpPolicy", tables, 1e-3, n_steps=STEPS, batch_size=512, seed=1, stats_window_size=500
)
for _ in range(18):
    learner.learn(TABLES * STEPS, reset_num_timesteps=False)
    rewards = np.array([game["r"] for game in learner.ep_info_buffer])
    print(f"won {(rewards > 0).mean():.0%} of the last {len(rewards)} games")
