# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""OpenSpiel's CFR+ solves a duel of Coup: one card each; ``pip install '.[openspiel]'``."""

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

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
solver = cfr.CFRPlusSolver(game)
ITERATIONS = 10
for _ in range(ITERATIONS):
    solver.evaluate_and_update_policy()
left = exploitability.exploitability(game, solver.average_policy())
print(f"{ITERATIONS} iterations, exploitability {left:.4f}")
