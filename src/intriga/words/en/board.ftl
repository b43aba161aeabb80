# What every table shows.

table-player = Player
table-hand = Your hand
log-input = { $who }: { $input }
prompt-answer = It is your turn: what do you do?

## In the browser: what lies on the felt, to be seen and to be heard

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
