# The boards of both games in the browser: what lies on the felt, for eyes and for ears.

web-felt-turn-mark = on turn
web-felt-asked = is being asked
web-felt-bot = bot
web-felt-away = away
web-felt-gone = not connected
web-felt-choose = Choose { $who }
web-generic-answer = { $answer }
web-generic-holds =
    holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-generic-no-cards = No cards.
