# The table of Pot de Vin as it is shown.

table-round = Round { $round } of { $rounds }
table-trump = Trump: { $character } ({ $card })
table-turned = Before: { $cards }
table-pile = In the pile: { $cards }
table-put = Your own in the pile: { $card }
table-played = On the table
table-nothing = nothing yet
table-then = then { $players }
table-gem = gem
table-cards = Hand
table-gems = Gems
table-treasure = Treasure
table-void = Out of
table-neutral = Neutral
table-points = Points
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-scale = One guild, symbols → points: { $scale }
table-hand-empty = You have no cards left.
table-legend = ▶ to play · ▲ trump · ★ winning the round · Out of: characters they could not follow
table-legend-columns = 3:6→−1: three symbols are worth 6 points, four would be worth −1
table-legend-pairs = In pairs only the smaller column of two partners counts: the one with points.
table-legend-gems = Gems: to pass with · Treasure: gems won, a point each
table-legend-neutral = Neutral: ? joker · + and − plus and minus 2 · P Pot-de-Vin
table-unseen = Not seen yet
table-unseen-about = In the hands of others or in the trump pile:
table-unseen-held = In the hands of others:
table-jokers = ? a joker was placed
table-bonus = ±2
table-pots = PdV
table-taken = Cards

## In the browser

web-felt-winners =
    { $winners ->
        [one] { $who } wins the game
       *[other] { $who } win the game
    }
web-felt-holds =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
web-felt-gems =
    { $gems ->
        [0] no gems
        [one] { $gems } gem
       *[other] { $gems } gems
    }
web-felt-treasure =
    { $gems ->
        [one] { $gems } gem won
       *[other] { $gems } gems won
    }
web-felt-partner = Partner
web-felt-pile =
    Trump pile: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-felt-trump = Trump: { $character }
web-felt-led = led
web-felt-winning = winning
web-felt-last-round = The round before
web-felt-nothing-played = No card played yet
web-felt-column =
    { $guild }: { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }, worth { $points }; with one more { $more }
web-felt-column-idle =
    { $guild }: { $symbols ->
        [one] { $symbols } symbol
       *[other] { $symbols } symbols
    }; the partner’s column counts

## At the end of a game in the browser: what there is to say besides who has won

web-end-log-wins =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-end-log-wins-cards =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each, and { $more ->
        [one] { $more } card
       *[other] { $more } cards
    } against { $most }.
web-end-log-wins-gems =
    As many points, { $points }, as many cards, and { $more ->
        [one] { $more } gem
       *[other] { $more } gems
    } against { $most }.
web-end-log-shared =
    A shared victory: the same cards, the same gems and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.

## In the terminal, before and after a game

cli-welcome = A game of guilds and bribes.
cli-extra-pairs = Four players in two pairs
cli-extra-joker = Jokers go by themselves where they are worth most
cli-extra-deck = Deck B: twelve cards with two symbols instead of six
cli-again = Another game?

## In the terminal, on a decision: intriga hint

hint-noise-pot-de-vin =
    { $worlds ->
        [one] { $worlds } deal was played out
       *[other] { $worlds } deals were played out
    } after each answer, sensibly and fast. A percentage point (pp) is one game in a hundred. ± is how far a loss is off: that was measured with three players, against games that the network played out.
