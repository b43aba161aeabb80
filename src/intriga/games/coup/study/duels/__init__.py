"""Drills of duels of Coup: two players, one influence each, the base rules, solved.

``duel_turns`` reads the public transitions off the rules, ``private_types`` lists the possible
cards, ``solved_turn`` reads the table, ``regret`` measures answers, ``practice`` asks.
"""
