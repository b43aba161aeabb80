# A new table.

web-new-title = A new table
web-new-game = Game
web-new-players = Who plays
web-new-name = Your name
web-new-chairs = Chairs
web-new-you = you, the host
web-new-chair = Chair { $chair }
web-new-chair-free = Free
web-new-chair-bot = Bot · { $level }
web-new-another = Swap { $who } for another face
web-new-fill = Bots on all free chairs
web-new-clear = All chairs free
web-new-rules = The rules
web-new-edition = Edition
web-new-house =
    { $rules ->
        [one] { $rules } more house rule
       *[other] { $rules } more house rules
    }
web-new-house-changed =
    { $rules ->
        [one] { $rules } changed
       *[other] { $rules } changed
    }
web-new-changed = Changed
web-new-recommended = { $value } (recommended)
web-new-reset = As in the edition
web-new-reset-all = All house rules as in the edition
web-new-table = At the table
web-setting-series = Series
web-setting-series-about = The first to win that many games wins the series. If you choose another number, the games won so far still count; off forgets them.
web-setting-series-none = off
web-setting-series-number = first to { $number } wins
web-setting-windows = When others may answer
web-setting-windows-friends = Among friends
web-setting-windows-fixed = Fixed time
web-setting-windows-friends-about = Continues when all have answered; answering fast can be a tell.
web-setting-windows-fixed-about = It always takes the same time, 8 to 12 seconds by the number of players, so that nobody can read anything from it.
web-setting-reaction = Longest time to answer
web-setting-reaction-about = No answer in time counts as “Allow”. The time doubles when somebody is the target.
web-setting-turn = Longest time for a turn
web-setting-turn-about = Then the table chooses, so that nobody waits forever.
web-setting-bank = Time bank
web-setting-bank-about = Each person has it once a game, for turns that take longer. The clock also waits up to 30 seconds for a lost connection.
web-setting-bank-none = none
web-new-seconds =
    { $seconds ->
        [0] No limit
        [1] 1 second
        [60] 1 minute
        [120] 2 minutes
        [180] 3 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
web-setting-pace = Pace of the bots
web-setting-pace-none = no pauses
web-setting-pace-brisk = brisk
web-setting-pace-human = unhurried
web-setting-pace-about = Just for atmosphere: a pause says nothing about a bot’s cards.
web-setting-listed = Open table
web-setting-listed-about = Listed in the lobby; anyone may watch or sit. Off: only people with the link.
web-setting-gallery = Spectators may talk
web-setting-gallery-about = Off: only the people who sit at the table write in the chat.
web-setting-delay = Spectators see the game late
web-setting-delay-about = So that nobody at the table can be told what they see. Between games nothing waits.
web-setting-delay-none = live
web-setting-memory = Show what was claimed
web-setting-memory-about = Beside each name stand the characters it has claimed, as a careful listener would remember them.
web-setting-open-cards = Open cards at the end
web-setting-open-cards-about = After the game everybody sees all hands.
web-setting-acquainted = Bots remember how you play
web-setting-acquainted-about = From one game to the next, bots of the highest level use what they have seen of each player. When nobody has been at the table for some minutes, they forget it.
web-new-summary = Your table
web-new-sum-chairs =
    { $free ->
        [0] { $bots ->
            [one] { $chairs } chairs: you and a bot
           *[other] { $chairs } chairs: you and { $bots } bots
        }
       *[other] { $bots ->
            [0] { $chairs } chairs, all for people
            [one] { $chairs } chairs, one for a bot
           *[other] { $chairs } chairs, { $bots } for bots
        }
    }
web-new-sum-turn =
    { $seconds ->
        [0] All the time in the world
       *[other] { $time } for a turn
    }
web-new-sum-listed = In the lobby, for anybody
web-new-sum-private = By private link only
web-new-sum-plain = Rules as in the edition
web-new-create = Create the table
web-new-creating = Setting the chairs…

## A table of friends

web-new-save = Save the rules
web-new-found = Found our table
web-new-circle = Our table
web-new-circle-found = We meet here again and again
web-new-circle-about = The table gets a name and one lasting link, keeps your rules, all evenings and who won.
web-new-circle-name = What is it called?
web-new-circle-usual = Our table
web-new-circle-face = Its face
web-new-circle-rules = House rules of our table
