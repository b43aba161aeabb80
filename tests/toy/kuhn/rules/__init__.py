"""The rules of Kuhn poker (H. W. Kuhn 1950), for two or three players.

* K1. There is one card more than players, ranked from the jack up; each player
  pays one chip into the pot.
* K2. Each player is dealt one card, clockwise; the last card stays unseen.
* K3. Clockwise from the first, each player checks or bets one chip, or two by
  the option ``bet``.  Nobody bets after a bet.
* K4. After a bet each of the others, clockwise, calls with as many chips or folds.
* K5. When all have checked, or the last has answered a bet, those who have not
  folded show their cards; the highest takes the pot.
* K6. A bettor whom nobody calls takes the pot and shows nothing.
"""
