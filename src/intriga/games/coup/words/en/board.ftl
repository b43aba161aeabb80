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
claim-none = no { $character }
claim-none-short = no-{ $character }
table-legend = Claims: ×2 made twice · ✓ proved · ✗ not proved
table-held = Face down
table-lost = Lost
table-court-deck = Court deck
table-talk-ban = At this table nobody may tell which cards were seen in an exchange.

## In the browser

web-felt-turn = { $who } to play
web-felt-wins = { $who } wins the game
web-felt-does = { $who }: { $action }
web-felt-claims = { $who } claims { THE($claim) }
web-felt-claims-none = { $who } claims to hold no { NAME($claim) }
web-felt-blocks = { $who } blocks with { THE($claim) }
web-felt-challenges = { $who } challenges { $whom }
web-felt-estate = The estate of { $who }
web-felt-picks = Everybody picks a first card
web-felt-face-down =
    { $cards ->
        [one] { $cards } card face down
       *[other] { $cards } cards face down
    }
web-felt-lost = lost
web-felt-tally =
    { $what }: claimed { $made ->
        [one] once
       *[other] { $made } times
    }{ $proved ->
        [0] { "" }
       *[other] , proved { $proved } ×
    }{ $refused ->
        [0] { "" }
       *[other] , not proved { $refused } ×
    }

## Automatic answers

web-auto-is-allow = Allow { THE($claim) }
web-auto-is-allow-none = Allow “no { NAME($claim) }”
web-auto-is-ask = Always ask: { NAME($claim) }
web-auto-is-ask-none = Always ask: no { NAME($claim) }

## In the terminal, before and after a game

cli-welcome = A game of bluff.
cli-extra-reforma = Reforma: two factions, a sewer, conversion and embezzlement
cli-extra-slot-duke = Patron instead of the Duke
cli-extra-slot-ambassador = Inquisitor instead of the Ambassador
cli-extra-slot-contessa = Lawyer instead of the Contessa
cli-extra-declared-coup = Declared coup: the attacker names a card
cli-again = Another game? The winner begins.

## In the terminal, on a decision: intriga hint

hint-noise-coup =
    { $worlds ->
        [one] { $worlds } deal was tried
       *[other] { $worlds } deals were tried
    } after each answer; everybody plays on as the master’s network does. A percentage point (pp) is one game in a hundred. ± is how far a loss is off: that was measured with two and with four players, against games played out.
