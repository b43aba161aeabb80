# One's own games: all of them, what they come to, whom one has met, and the data that is stored.

web-me = Your games
web-me-games = Games
web-me-statistics = Statistics
web-me-data = Your data
web-me-failed = Your games could not be fetched.
web-me-none = You have not finished a game here yet. Once you have, you find it on this page.
web-me-none-fit = No game fits.
web-me-play = Play one
web-me-more = More games
web-me-bot = Bot

## One's own games

web-own-last = Your last games
web-own-all = All your games
web-own-won = Won
web-own-lost = Lost
web-own-unknown = …
web-own-winner = won
web-own-replay = Replay

web-own-circles = Your tables of friends
web-own-circle-members =
    { $members ->
        [one] { $members } member
       *[other] { $members } members
    }
web-own-circle-tonight = somebody is there

## Finding games

web-me-find = Find games
web-me-game = Game
web-me-any-game = Both games
web-me-edition = Edition
web-me-any-edition = All editions
web-me-with = With
web-me-anybody = anybody
web-me-result = Result
web-me-result-any = Won or lost
web-me-result-won = Won
web-me-result-lost = Lost
web-me-since = From
web-me-until = To

## Statistics

web-me-counting =
    { $games ->
        [one] { $games } more game is being counted…
       *[other] { $games } more games are being counted…
    }
web-me-wins = Games won
web-me-count = Games
web-me-won = Won
web-me-fair = Fair share
web-me-share = Share won
web-me-total = All together
web-me-players = { $players } players
web-me-too-few = too few to say
web-me-share-about = The fair share is how many games you would win if everybody at the table were equally good. The bar shows the share you have won and where your true share probably lies, in 95 of 100 cases; the line across it is the fair share. Under ten games nothing can be said. The last 5,000 games count.
web-me-claims = Your claims
web-me-character = Character
web-me-told = Claimed
web-me-lies = Bluffs
web-me-challenged = Challenged
web-me-caught = Not proved
web-me-doubts =
    { $doubted ->
        [0] You have not challenged anybody yet.
        [one] You challenged once, and were right { $right ->
            [0] not that time
           *[other] about it
        }.
       *[other] You challenged { $doubted } times and were right { $right ->
            [one] once
           *[other] { $right } times
        }.
    }
web-me-course = Mistakes over time
web-me-course-none = At least two of your games must have been looked through.
web-me-course-axis =
    { $games ->
        [one] { $games } game
       *[other] { $games } games, the earliest on the left. The higher, the more your choices cost: the dashed line is { $most } of a win for each choice. Golden points are games with lucky cards.
    }
web-me-course-about = A strong player looks through a game and says how much of the chance to win each of your choices gave away. Choices that made no difference are left out. Games of tables that keep their cards closed are not looked through.
web-me-look = Look through my last games
web-me-looking = Looking through: { $done } of { $games }
web-me-when = When
web-me-cost = Cost of a choice
web-me-luck = Luck of the cards

## Others

web-me-met = You and the others
web-me-together =
    { $games ->
        [one] { $games } game together: you won { $own }, they won { $theirs }
       *[other] { $games } games together: you won { $own }, they won { $theirs }
    }
web-me-against = You and { $name }
web-me-against-somebody = You and …
web-me-never-met = You have never finished a game with anybody of this address.
web-me-back = Statistics
web-me-you = You
web-me-others-won = others won
web-me-you-did = You
web-me-they-did = { $name }
web-me-deed-struck = Coups and assassinations launched at the other
web-me-deed-robbed = Coins stolen from the other
web-me-deed-believed = Claims of the other let pass
web-me-deed-fooled = of these, bluffs
web-me-deed-doubted = Claims of the other challenged
web-me-deed-right = of these, rightly
web-me-deeds-about = Claims that were let pass count only at tables that open their cards after the game.
web-me-shared = Your games together

## Data

web-me-files = Files
web-me-files-about = The records of your games can be replayed by this program anywhere. Everything about you holds what this server stores of you: what you did and said at tables, your games, and your reports.
web-me-records = Records of my games
web-me-everything = Everything about me
web-me-open = Open a record
web-me-kept = What is kept
web-me-kept-about = This server knows you by a random number in your browser, not by a name or an address. It keeps the tables you sat at, with the talk, and finished games until those who run it tidy up.
web-me-forget = Delete me
web-me-forget-about = You leave all tables. Your name, your talk and your reports are deleted. This cannot be undone.
web-me-forget-stays = Games you played stay for the others, with a made-up name in place of yours.
web-me-forget-not = Keep everything
web-me-forget-sure = Delete me for good
web-me-forget-failed = That did not work. Try again.

## A record from a file

web-open = Open a record
web-open-about = Choose the file of a finished game, as “Record” under a replay saves it. The rules play it through; nothing is stored.
web-open-choose = Choose a file
web-open-reading = Playing it through…
web-open-refused = That is no record of a game that the rules allow: { $why }
web-open-too-long = That is no record of one game: it is empty or too long.
