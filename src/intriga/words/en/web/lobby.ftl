# The lobby: the first page.

web-lobby-title = Say you are the Duke. Who will challenge you?
web-lobby-lead = Two games of bluff and intrigue: against bots right away, or with friends by a link. No account.
web-lobby-name = You play as
web-lobby-mine = Your tables
web-lobby-refused = That didn’t go through. The table may have changed: look again.
web-lobby-unreachable = Nobody answers the door: the server is out of reach. Try again in a moment.
web-lobby-offline = You are offline. Rules and replays that you have opened before still open.
web-lobby-lost = Connection lost
web-lobby-looking = We keep knocking. The tables appear as soon as the server answers.
web-lobby-asking = Looking for tables…

## The two games

web-lobby-coup = Two cards in secret, five characters to claim. Bluff, challenge, and be the last with influence.
web-lobby-coup-time = 15 minutes
web-lobby-coup-1 = On your turn, claim a character and do what it can do – whether you hold it or not.
web-lobby-coup-2 = Anybody may challenge. The one who is wrong loses one of two cards, for all to see.
web-lobby-coup-3 = The last one with a card left wins.
web-lobby-pot-de-vin = Tricks, guilds and small bribes: take what you need, and make sure to lose the rest.
web-lobby-pot-de-vin-time = 20 minutes
web-lobby-pot-de-vin-1 = Follow the character that was led, or pass and pay a gem. The highest card takes everything.
web-lobby-pot-de-vin-2 = Each guild pays for three symbols or for seven, and punishes what lies between.
web-lobby-pot-de-vin-3 = So winning a round is only sometimes a good idea. Most points win.
web-lobby-players = { $least } to { $most } players
web-lobby-play = Play
web-lobby-dealing = Dealing…
web-lobby-quick =
    { $bots ->
        [one] You and a bot · { $level }
       *[other] You and { $bots } bots · { $level }
    }
web-lobby-change = Customise
web-lobby-company = Who plays with you
web-lobby-others = Other players
web-lobby-ask-players = Players, you included
web-lobby-ask-level = How good are the bots?
web-lobby-how = How it works
web-lobby-rules = All rules of { $game }

## Friends

web-lobby-friends = Play with friends
web-lobby-friends-about = Choose the rules, send the link, and sit down. Empty chairs can be taken by bots.
web-lobby-link = Have a link?
web-lobby-link-go = Go
web-lobby-link-bad = There is no table in this. A link looks like …/t/ and some letters.

## Tables

web-lobby-tables = Open tables
web-lobby-people =
    { $people ->
        [one] { $people } person here
       *[other] { $people } people here
    }
web-lobby-more =
    { $tables ->
        [one] One more table
       *[other] { $tables } more tables
    }
web-lobby-none = All quiet at court.
web-lobby-none-about = Nobody is waiting just now. Open a table, and the next visitor can sit down with you.
web-lobby-open = Open a table
web-lobby-nobody = Nobody yet
web-lobby-free =
    { $chairs ->
        [one] { $chairs } free chair
       *[other] { $chairs } free chairs
    }
web-lobby-phase-gathering = All chairs taken
web-lobby-phase-playing = Game in progress
web-lobby-phase-paused = Paused
web-lobby-phase-over = Between two games
web-lobby-join = Join
web-lobby-watch = Watch
web-lobby-return = Back to the table
web-lobby-learn = New to it? Learn by playing
