"""The solver of duels of Coup: two players, one influence each, the base rules.

``clairvoyant`` bounds what lies behind the horizon, ``tree`` grows the public tree where it
matters, ``solve`` certifies intervals, ``build`` keeps them in a file.
"""
