# Pot de Vin before and after a game.

cli-welcome = A game of guilds and bribes.
cli-extra-pairs = Four players in two pairs
cli-extra-joker = Jokers go by themselves where they are worth most
cli-extra-deck = Deck B: twelve cards with two symbols instead of six
cli-again = Another game?
