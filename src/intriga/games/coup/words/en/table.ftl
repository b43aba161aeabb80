# The table of Coup as it is shown.

table-coins = Coins
table-cards = Cards
table-faction = Faction
table-claims = Claims
table-out = out
table-treasury = Treasury { $coins }
table-court = Court deck { $cards }
table-sewer = Sewer { $coins }
table-estate = Estate of { $who }: { $coins }
table-hand-empty = You have no influence left.
table-aside = Put aside
table-known = Seen
table-no-duke = no { $character }
table-no-duke-short = no-{ $character }
table-legend = Claims: ×2 made twice · ✓ proved · ✗ not proved
table-held = Face down
table-lost = Lost
table-court-deck = Court deck
table-talk-ban = At this table nobody may tell which cards were seen in an exchange.
