# A finished game, step by step, and its review.

web-replay-title = A game of { $game }
web-replay-waiting = Fetching the game…
web-replay-missing = This game cannot be shown
web-replay-missing-about = It may not be over yet, its address may be mistyped, or the connection is down.
web-replay-board = The table at this step
web-replay-share = Link to this step
web-replay-record = Download the record

## Who sees it

web-replay-eyes = As seen by
web-replay-eyes-all = Everybody’s cards
web-replay-eyes-table = The table only
web-replay-eyes-closed = { $eyes } (closed)
web-replay-eyes-hint = At this table some cards stay secret.
web-replay-eyes-refused = That view is closed: this table keeps those cards secret.

## Moving through it

web-replay-timeline = Playback
web-replay-slider = Step
web-replay-at = { $at } of { $of }
web-replay-step = Step { $at }
web-replay-first = To the deal
web-replay-previous = Back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Forward
web-replay-last = To the end
web-replay-furthest = To where you have come
web-replay-speed = Speed
web-replay-mark-challenge = Challenge
web-replay-mark-block = Block
web-replay-mark-out = Out of the game
web-replay-mark-round = Round
web-replay-silent = Nothing is said.
web-replay-discreet = No spoilers
web-replay-discreet-hint = The log and the timeline end where you are.

## Beside the table

web-replay-aside = More on this game
web-replay-tab-story = Log
web-replay-tab-review = Review
web-replay-tab-edition = Rules

## Review: both games

web-replay-review-lost = The review could not be fetched.
web-replay-review-closed = This table keeps its cards secret, so it cannot be told who bluffed.
web-replay-review-later = The review tells how the game ends. Watch to the end first, or see everything now.
web-replay-reveal = Show everything
web-replay-mirror = How everybody played

## Review of Coup

web-replay-claims-sum =
    { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    }, { $bluffs ->
        [0] no bluff
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffs
    }.
web-replay-let-pass =
    { $bluffs ->
        [one] One bluff went unchallenged.
       *[other] { $bluffs } bluffs went unchallenged.
    }
web-replay-all-open = All hands are open here; during the game nobody saw those of the others.
web-replay-bluffs = Bluffs
web-replay-challenges = Challenges won
web-replay-part-of = { $part } of { $whole }
web-replay-claims = Who bluffed when
web-replay-claims-by = Claims: { $name }
web-replay-claims-of =
    { $claims ->
        [one] { $claims } claim
       *[other] { $claims } claims
    } · { $bluffs ->
        [0] no bluff
        [one] { $bluffs } bluff
       *[other] { $bluffs } bluffs
    } · { $caught ->
        [0] never caught
        [one] caught once
       *[other] caught { $caught } times
    }
web-replay-claim = Claim
web-replay-truth = In truth
web-replay-outcome = What came of it
web-replay-purpose-block = to block
web-replay-purpose-estate = to inherit
web-replay-outcome-unasked = Nobody could challenge it.
web-replay-outcome-believed = Nobody challenged.
web-replay-outcome-proved = { $name } challenged in vain.
web-replay-outcome-caught = { $name } challenged: caught.
web-replay-outcome-declined = { $name } challenged, and the card was not shown.

## Review of Pot de Vin

web-replay-growth = Points, round by round
web-replay-growth-table = The same as a table
web-replay-round-column = Round
web-replay-rounds = The rounds
web-replay-round = Round { $round }
web-replay-rounds-won = Rounds won
web-replay-gems-paid = Gems paid
web-replay-points = Points
web-replay-points-note = The line ends after the last round, before jokers were placed.
web-replay-gem = a gem
web-replay-wins-round = wins the round
web-replay-takes =
    Prize: { $cards }{ $gems ->
        [0] .
        [one] ; { $gems } gem.
       *[other] ; { $gems } gems.
    }
