# Coup before and after a game.

cli-welcome = A game of bluff.
cli-extra-reforma = Reforma: two factions, a sewer, conversion and embezzlement
cli-extra-slot-duke = Patron instead of the Duke
cli-extra-slot-ambassador = Inquisitor instead of the Ambassador
cli-extra-slot-contessa = Lawyer instead of the Contessa
cli-extra-declared-coup = Declared coup: whoever strikes names a card
cli-again = Another game? The winner begins.
