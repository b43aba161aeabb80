# The daily bluff: one deal a day, the same for everybody on a server.

web-daily-title = The daily bluff
web-daily-lead = One deal a day, the same for everybody on this server. Your first game of it counts.
web-daily-link = The daily bluff: one deal a day, the same for everybody
web-daily-next =
    { $hours ->
        [0] The next deal comes in less than an hour.
        [one] The next deal comes in an hour.
       *[other] The next deal comes in { $hours } hours.
    }
web-daily-of = { $game }: the daily bluff
web-daily-all = All daily bluffs
web-daily-table = { $preset } · { $players } players
web-daily-company = You play with { $who }.
web-daily-lost = The day could not be fetched.

## Playing

web-daily-play = Play today’s deal
web-daily-go-on = Go on with your game
web-daily-practise = Play this day for practice
web-daily-again = Play it again for practice
web-daily-counts = This game counts. There are no hints until it is over.
web-daily-practice = This game is practice: it does not count.
web-daily-result = Your points
web-daily-see = See your points

## The result

web-daily-points = { $points } of 100 points
web-daily-won = You won.
web-daily-not-won = You did not win.
web-daily-looking = Your game is being looked through. The points will be here in a minute or two.
web-daily-spoilt = Somebody else played for you, or the day was over for more than an hour: this game does not count.
web-daily-streak =
    { $days ->
        [0] No days in a row yet
        [one] { $days } day in a row
       *[other] { $days } days in a row
    }
web-daily-decisions = Your decisions
web-daily-grades = Great: { $great }, fine: { $fine }, mistakes: { $mistakes }
web-daily-share = Share
web-daily-copy = Copy the text to share
web-daily-share-line = { $game }, daily bluff of { $date }
web-daily-scored = How the points are counted
web-daily-scored-about = The analysis compares your decisions with the best ones, from what you could know. There are up to 70 points for them: giving away five percent of your chance to win with each decision, on average, halves these. Winning brings 30 more.

## Everybody

web-daily-field = Everybody on this server
web-daily-field-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
web-daily-field-few = Too few have played to say more. It takes five.
web-daily-field-bar =
    { $people ->
        [one] { $from } to { $to } points: { $people } person
       *[other] { $from } to { $to } points: { $people } people
    }
web-daily-field-own = Yours is marked.

## The deal

web-daily-explained = Your game with its analysis
web-daily-deal = The deal
web-daily-deal-open = All cards of the day follow from a secret key. It is published an hour after the day is over. Until then there is only its fingerprint, so nobody can look up the hands.
web-daily-deal-over = All cards of this day followed from this key. Everybody can check that.
web-daily-key = Key
web-daily-fingerprint = Fingerprint of the key (SHA-256)
web-daily-check = Check the deal
web-daily-check-key = The key fits its fingerprint.
web-daily-check-before = This browser was told the same fingerprint on the day itself.
web-daily-check-late = This browser was not here on the day itself, so it cannot say what was told then.
web-daily-check-hands = The hands of your game were dealt again from the key: they are the same.
web-daily-check-other-key = The key does not fit its fingerprint.
web-daily-check-other-before = On the day itself this browser was told another fingerprint.
web-daily-check-other-hands = The key deals other hands than those of your game.
web-daily-check-failed = Your game could not be fetched to check it.

## Other days

web-daily-yesterday = Yesterday, { $date }
web-daily-days = The last days
web-daily-day-none = not played
web-daily-day-playing = under way
web-daily-day-looking = points to come
web-daily-day-spoilt = does not count
