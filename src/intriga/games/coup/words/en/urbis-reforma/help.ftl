# The help of the Argentine edition, where it is not that of the others.

help-two-players = Two players
    .words = two, sets
    .text = Both players begin with 2 coins, as in any game of this edition: its rulebook says nothing else of two. By sets, each takes a set of the five characters, picks one card in secret and puts four aside; a third set gives each the second card, and its last three are the Court deck. [COUP-2P-01, COUP-2P-02, COUP-2P-03]
