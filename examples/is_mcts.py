# pyright: basic, reportMissingImports=false, reportMissingModuleSource=false
"""OpenSpiel's IS-MCTS against random play, at Coup; ``pip install '.[openspiel]'``."""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import intriga.lab.adapters.openspiel  # noqa: F401  registers the games

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 20
game, won = pyspiel.load_game("python_coup(players=2)"), 0
for number in range(GAMES):
    chance = np.random.RandomState(number)
    guess = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=guess, uct_c=2, max_simulations=100, random_state=chance
    )
    state, own = game.new_initial_state(), number % 2
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(actions, p=odds)))
        elif state.current_player() == own and len(state.legal_actions()) > 1:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    won += state.returns()[own] > 0
print(f"won {won} of {GAMES} games")
