# What a link shows where it is shared.

preview-about = Two card games of intrigue in the browser: against bots right away, or with friends by a link. No account.
preview-calls = { $host } invites you to play { $game }
preview-chairs =
    { $free ->
        [0] All chairs are taken: come and watch.
        [one] { $free } chair free.
       *[other] { $free } chairs free.
    }
preview-watch = At the table: { $names }. Come and watch.
preview-private = You are invited to { $game }
preview-table = You are invited to a table
preview-replay = A game to watch again
preview-played = { $game }: { $names }
preview-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
