# A new table.

web-new-title = A new table
web-new-game = Game
web-new-players = Who plays
web-new-name = Your name
web-new-chairs = Chairs
web-new-you = you, the host
web-new-chair = Chair { $chair }
web-new-chair-free = Free, for a friend
web-new-chair-bot = Bot · { $level }
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
web-new-reset = As in the edition
web-new-reset-all = All house rules as in the edition
web-new-table = At the table
web-setting-windows = When others may answer
web-setting-windows-friends = Among friends
web-setting-windows-fixed = Fixed time
web-setting-windows-friends-about = It goes on as soon as everybody has answered. A quick answer can give you away, as at a real table.
web-setting-windows-fixed-about = It always takes the same time, 8 to 12 seconds by the number of players, so that nobody can read anything from it.
web-setting-reaction = Longest time to answer
web-setting-reaction-about = A player who says nothing until then lets it pass.
web-setting-turn = Longest time for a turn
web-setting-turn-about = Then the table chooses, so that nobody waits forever.
web-new-seconds =
    { $seconds ->
        [0] No limit
        [60] 1 minute
        [120] 2 minutes
        [180] 3 minutes
        [300] 5 minutes
       *[other] { $seconds } seconds
    }
web-setting-pace = Bots think
web-setting-pace-none = not at all
web-setting-pace-brisk = briefly
web-setting-pace-human = like people
web-setting-pace-about = Only for company: it never has to do with their cards.
web-setting-listed = Open table
web-setting-listed-about = It stands in the lobby: anybody may watch it and take a free chair. Otherwise only people with the link may.
web-setting-memory = Show what was claimed
web-setting-memory-about = Beside each name stand the characters it has claimed, as a careful listener would remember them.
web-setting-open-cards = Open cards at the end
web-setting-open-cards-about = After the game everybody sees all hands, and who bluffed when.
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
