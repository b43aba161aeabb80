# What every table shows.

table-player = Player
table-hand = Your hand
