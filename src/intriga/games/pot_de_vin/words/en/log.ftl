# What happened at the table. Players are called by their names.

log-pair = Partners: { $side }.
log-deal = The cards are dealt. { $who } leads the first round.
log-deal-six = The cards are dealt. { $who } leads the first round. { $holders } hold nine cards and put one each into the trump pile, face down.
log-discards = { $who } puts a card into the trump pile.
log-discards-card = { $who } puts { NAME($card) } into the trump pile.
log-round = Round { $round }: { NAME($card) } is turned up, { NAME($trump) } is trump.
log-renewed = The four cards in the middle are shuffled into a new trump pile.

## Playing

log-leads = { $who } leads { NAME($card) }.
log-plays = { $who } plays { NAME($card) }.
log-trumps = { $who } has no { NAME($led) } and trumps with { NAME($card) }.
log-throws = { $who } has no { NAME($led) } and throws in { NAME($card) }.
log-gem = { $who } passes and pays a gem.
log-last-card =
    That was the last card of { $who }{ $gems ->
        [0] .
        [one] : { $gems } gem not used is lost.
       *[other] : { $gems } gems not used are lost.
    }
log-wins-round = { $who } wins the round.
log-takes =
    { $who } wins the round: { $prizes }{ $gems ->
        [0] .
        [one] ; { $gems } gem.
       *[other] ; { $gems } gems.
    }
log-leaves = { $who } leaves { NAME($card) } in the middle.
log-gets =
    { $who } takes: { $prizes }{ $gems ->
        [0] .
        [one] ; { $gems } gem.
       *[other] ; { $gems } gems.
    }

## The end

log-early =
    Nobody has cards left: the game ends { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } early.
log-jokers =
    { $who } places { $jokers ->
        [one] a joker
       *[other] { $jokers } jokers
    }: { $guilds }.
log-jokers-lost =
    { $who } has no guild for { $jokers ->
        [one] a joker, which is
       *[other] { $jokers } jokers, which are
    } discarded.
log-score =
    { $side }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
log-wins =
    { $side } { $winners ->
        [one] wins
       *[other] win
    } the game with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
log-wins-cards =
    { $side } { $winners ->
        [one] wins
       *[other] win
    } the game: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and { $more ->
        [one] { $more } card
       *[other] { $more } cards
    } against { $most }.
log-wins-gems =
    { $side } { $winners ->
        [one] wins
       *[other] win
    } the game: as many points, { $points }, as many cards, and { $more ->
        [one] { $more } gem
       *[other] { $more } gems
    } against { $most }.
log-shared =
    { $side } share the victory: the same cards, the same gems and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
