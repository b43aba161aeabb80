# Our table: people who play together again and again.

web-circle = Our table
web-circle-none = There is nothing here
web-circle-none-about = This table of friends does not exist, or its link has changed. Ask somebody who belongs to it for the new link.
web-circle-lost = Our table could not be fetched.
web-circle-back = Back to our table
web-circle-members =
    { $members ->
        [one] { $members } member
       *[other] { $members } members
    }

## Tonight

web-circle-meet = To our table
web-circle-tonight = Somebody is there already, or was a moment ago.
web-circle-first = Nobody is there yet: you open it, and all who come by the link meet you there.
web-circle-usual = What you usually play
web-circle-usual-chairs =
    { $chairs ->
        [one] { $chairs } chair
       *[other] { $chairs } chairs
    }
web-circle-usual-add = Another game
web-circle-usual-remove = No longer

## Belonging to it

web-circle-join-title = Do you play with them?
web-circle-join-about = Then your games here count in the standings under one name, on every device that is yours. No account.
web-circle-own-name = Your name here
web-circle-join = I belong here
web-circle-who = Who belongs to it
web-circle-you = you
web-circle-looks-after = looks after it
web-circle-about = What about { $name }?
web-circle-link = Link for friends
web-circle-link-about = Whoever has this link finds the table of the evening, and may belong to it.
web-circle-remove-about = Somebody you send away cannot come back, and the link changes. If you hand the table over, you are a member like the others.
web-circle-hand-over = Hand the table over
web-circle-remove = Send away

## Standings

web-circle-standings = Standings
web-circle-season-of = Season
web-circle-season = Season { $number }, since { $day }
web-circle-all-seasons = All seasons
web-circle-counting =
    { $games ->
        [one] { $games } more game is being counted.
       *[other] { $games } more games are being counted.
    }
web-circle-no-games = No game has been finished yet. The first evening fills this page.
web-circle-player = Name
web-circle-guest = guest
web-circle-points-wins = Points
web-circle-points-fair = Points
web-circle-points-recent = Points
web-circle-won = Won
web-circle-games = Games
web-circle-fair = Fair share
web-circle-scoring = A win counts
web-circle-scoring-wins = one point
web-circle-scoring-fair = as many as play
web-circle-scoring-recent = one, for three weeks
web-circle-scoring-wins-about = A win is one point.
web-circle-scoring-fair-about = A win is as many points as there were players for each winner: six at a table of six, two at a table of two.
web-circle-scoring-recent-about = A win of the last three weeks is one point, an older one nothing.
web-circle-fair-about = The fair share is how many games somebody would have won if all were equally good.
web-circle-awards = Remembered by
web-circle-award-bluffer = Poker face
web-circle-award-bluffer-told =
    { $count ->
        [one] { $count } bluff that nobody caught
       *[other] { $count } bluffs that nobody caught
    }
web-circle-award-reader = Mind reader
web-circle-award-reader-told =
    { $count ->
        [one] right once more than wrong when challenging
       *[other] right { $count } times more than wrong when challenging
    }
web-circle-award-gullible = Good faith
web-circle-award-gullible-told =
    { $count ->
        [one] believed { $count } bluff
       *[other] believed { $count } bluffs
    }
web-circle-award-unlucky = Bad luck
web-circle-award-unlucky-told = The cards cost { $count } % of a win, as far as games were looked through.
web-circle-evenings = Our evenings
web-circle-more-evenings = All evenings
web-circle-evening-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }

## Settings

web-circle-settings = Settings
web-circle-name = Name of the table
web-circle-face = Another face
web-circle-save = Save
web-circle-seen = Who may see standings and evenings
web-circle-seen-members = Members
web-circle-seen-link = Everybody with the link
web-circle-rules = House rules
web-circle-new-season = Begin a new season
web-circle-new-link = Change the link
web-circle-leave = Leave this table
web-circle-leave-about = The games you played stay in the standings. If you look after the table, the one who came next does so from then on; with its last member it ends.
web-circle-stay = Stay

## The daily bluff

web-circle-today = Today’s daily bluff
web-circle-daily-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-circle-daily = Play the daily bluff
