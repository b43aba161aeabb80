"""Drills of duels of Coup: two players, one influence each, the base rules, solved.

``duel_turns`` reads the public transitions off the rules, ``private_types`` says what one may
hold, ``solved_turn`` reads the table, ``regret`` measures answers, ``practice`` asks.
"""
