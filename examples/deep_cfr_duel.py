# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""OpenSpiel's Deep CFR on a duel of Coup; ``pip install '.[openspiel]' torch``."""

import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import deep_cfr

from intriga.lab.adapters.openspiel import packed

duel = {
    "phase": "ACTION",
    "turn": 0,
    "awaiting": [0],
    "coins": [3, 3],
    "hands": [["?"], ["?"]],  # dealt by chance
    "face_up": [["duke"], ["assassin"]],
    "court": {"duke": 2, "assassin": 2, "captain": 3, "ambassador": 3, "contessa": 3},
    "treasury": 48,
    **dict.fromkeys(["pending", "factions", "sewer", "estates", "aside", "winner"]),
}
given = {"players": 2, "horizon": 2, "position": packed(duel)}
game = pyspiel.load_game("python_coup", given)
solver = deep_cfr.DeepCFRSolver(
    game,
    policy_network_layers=(64, 64),
    advantage_network_layers=(64, 64),
    num_iterations=20,
    num_traversals=30,
    learning_rate=3e-3,
    batch_size_advantage=256,
    batch_size_strategy=256,
    memory_capacity=10_000,
    policy_network_train_steps=1_000,
    advantage_network_train_steps=200,
)
uniform = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
solver.solve()
learned = policy.tabular_policy_from_callable(game, solver.action_probabilities)
left = exploitability.exploitability(game, learned)
print(f"exploitability {left:.4f}, of uniform play {uniform:.4f}")
