# The Pot de Vin table in the browser.

web-felt-winners = The game is won by { $players }
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
