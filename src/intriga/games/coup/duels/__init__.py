"""Duels of Coup, solved: two players, one influence each, the base rules.

``turns`` reads the public transitions off the rules, ``cards`` says which private types
there are, ``clairvoyant`` bounds what lies behind the horizon, ``tree`` grows the public
tree where it matters, ``solve`` certifies intervals, ``build`` keeps them in a file.
"""
