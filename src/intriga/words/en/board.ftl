# What every table shows.

table-player = Player
table-hand = Your hand
log-input = { $who }: { $input }
prompt-answer = It is your turn: what do you do?
in-menu = { $menu }: { $answer }
choice-input = { $input }
choice-seat = { $who }

## What a table waits for

waits-person = The table waits for somebody to sit down.
waits-players =
    { $count ->
        [one] At least one more player is needed.
       *[other] At least { $count } more players are needed.
    }
waits-rules =
    { $count ->
        [one] One player cannot play by these rules: change the rules, or the chairs.
       *[other] { $count } players cannot play by these rules: change the rules, or the chairs.
    }
waits-ready = Not ready yet: { $who }.
waits-absent = Not ready, and not here: { $who }. The host may clear the chair.
waits-start = All are ready. { $who }, the host, deals the cards.
waits-resume = The game is paused. { $who }, the host, can resume it.
waits-deal = The cards are being dealt.

## What the table says of itself

told-left = { $who } left the table.
told-left-game = { $who } left. A bot plays on, and { $who } may come back while the game lasts.
told-sent-away = The host sent { $who } away.
told-sent-off = The host sent { $who } away for this game. A bot plays on, and { $who } may sit down again for the next one.
told-barred = The host sent { $who } away for good.
told-barred-link = The host sent { $who } away for good. Everybody else may stay. The link has changed: the old one lets nobody new in.
told-barred-watcher = The host sent a spectator away for good.
told-barred-watcher-link = The host sent a spectator away for good. Everybody else may stay. The link has changed: the old one lets nobody new in.
told-link = The host changed the link. Everybody here may stay; the old link lets nobody new in.
told-given = { $to } has { $who }’s chair now: the host gave it to { $to }.
told-away = { $who } seems to be away: the game goes on without waiting.
told-back = { $who } is back.
told-bot = A bot plays for { $who } now.
told-host = { $who } is the host now.
told-rules = The rules have changed.
told-queues = { $who } is waiting for a chair.
told-seated = { $who } has a chair now.
told-announced = From those who run this server: { $text }

## In the browser: what lies on the felt, to be seen and to be heard

web-felt-turn-mark = to play
web-felt-asked = is deciding
web-felt-bot = bot
web-felt-bot-for = Bot for { $who }
web-felt-away = away
web-felt-gone = not connected
web-felt-choose = Choose { $who }
web-generic-holds =
    holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-generic-no-cards = No cards.

## What everybody looks at

web-stage-true = True!
web-stage-bluff = Caught!
web-stage-hidden = Not shown
web-stage-hit = Hit!
web-stage-missed = Missed!
web-stage-tap = Tap to skip
web-stage-skip = Skip
