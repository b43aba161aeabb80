# What every table shows.

table-player = Player
table-hand = Your hand
log-input = { $who }: { $input }
