# The table of Pot de Vin as it is shown.

table-round = Round { $round } of { $rounds }
table-trump = Trump: { $character } ({ $card })
table-turned = Before: { $cards }
table-pile = In the pile: { $cards }
table-put = Your own in the pile: { $card }
table-played = On the table
table-nothing = nothing yet
table-gem = gem
table-cards = Hand
table-gems = Gems
table-won = Won
table-void = Out of
table-neutral = Neutral
table-points = Points
table-scale = One guild, symbols → points: { $scale }
table-hand-empty = You have no cards left.
table-legend = ▶ to play · ▲ trump · ★ winning the round · Out of: suits shown not to be held
table-legend-columns = 3:6→−1: three symbols are worth 6 points, four would be worth −1
table-legend-pairs = In pairs only the smaller column of two partners counts: the one with points.
table-legend-neutral = Neutral: ? joker · + and − plus and minus 2 · P Pot-de-Vin
table-unseen = Not seen yet
table-unseen-about = In the hands of others or in the trump pile:
table-jokers = ? a joker was placed
table-bonus = ±2
table-pots = PdV
table-taken = Cards
