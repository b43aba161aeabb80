# A finished game, step by step, and its review.

web-replay-title = A game of { $game }
web-replay-waiting = Fetching the game…
web-replay-missing = This game cannot be shown
web-replay-missing-about = It may not be over yet, its address may be mistyped, or the connection is down.
web-replay-board = The table at this step
web-replay-share = Link to this step
web-replay-record = Download the record
web-replay-begun = Played on from step { $step } of another game

## Who sees it

web-replay-viewer = As seen by
web-replay-viewer-all = Everybody’s cards
web-replay-viewer-table = The table only
web-replay-viewer-closed = { $viewer } (closed)
web-replay-viewer-hint = At this table some cards stay secret.
web-replay-viewer-refused = That view is closed: this table keeps those cards secret.

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
web-replay-furthest = As far as you have watched
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
web-replay-review-closed = This table keeps its cards secret, so nobody can say who bluffed.
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
        [one] { $bluffs } bluff · { $caught ->
            [0] never caught
            [one] caught once
           *[other] caught { $caught } times
        }
       *[other] { $bluffs } bluffs · { $caught ->
            [0] never caught
            [one] caught once
           *[other] caught { $caught } times
        }
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

## Analysis: chances, choices and luck

web-replay-tab-analysis = Analysis
web-replay-analysis-waiting = Analysing the game… This takes a few seconds.
web-replay-analysis-quick = This is a quick analysis. A careful one is on its way and will take its place; that may take half a minute.
web-replay-analysis-careful = The game was analysed with care.
web-replay-analysis-only-quick = With this many at the table, there is only a quick analysis.
web-replay-analysis-lost = The analysis could not be fetched.
web-replay-analysis-no-careful = The careful analysis could not be fetched; this is the quick one.
web-replay-analysis-closed = This table keeps its cards secret, so its games are not analysed.
web-replay-analysis-reference = This is how the house’s strongest player sees it (network { $network }), not the truth. In the games where that was measured, what an answer costs was typically off by about { $error } in a hundred games; a mistake is named only where it is twice as large.
web-replay-percent = { $percent }%
web-replay-points-number = { $sign }{ $whole }.{ $tenths }
web-replay-chances = Chances, with all cards open
web-replay-chances-about = How likely each was to win after each step. Nobody at the table could see this.
web-replay-moments = Moments to look at again
web-replay-moments-none = No moment stands out in this game.
web-replay-moment-mistake = Mistake
web-replay-moment-lie = Bluff
web-replay-moment-turn = Turn of the game
web-replay-moment-answered = { $who } answered “{ $action }”.
web-replay-moment-better =
    { $size ->
        [big] Big mistake
       *[small] Mistake
    }: from { $before ->
        [won] nearly won
        [good] winning
        [even] a fair chance
        [poor] a slim chance
       *[lost] nearly lost
    } to { $after ->
        [won] nearly won
        [good] just ahead
        [even] a fair chance
        [poor] a slim chance
       *[lost] nearly lost
    }.
web-replay-moment-cost = A mistake: the chance of winning fell from { $before }% to { $after }%.
web-replay-moment-could = { $who } could have chosen “{ $best }”.
web-replay-moment-bluff-caught = { $who } tried “{ $action }” as a bluff, and somebody looked.
web-replay-moment-bluff-believed = { $who } bluffed with “{ $action }” and got away with it.
web-replay-moment-bluff-good = It was a good bluff: no honest answer was worth as much.
web-replay-moment-bluff-poor = It was a poor bluff: an honest answer was worth more.
web-replay-moment-bluff-even = Bluff or honest answer: it made little difference.
web-replay-moment-rose = With all cards open, { $who }’s chance rose from { $before }% to { $after }%.
web-replay-moment-fell = With all cards open, { $who }’s chance fell from { $before }% to { $after }%.
web-replay-choice = The choice
web-replay-choice-before = Choice before
web-replay-choice-after = Next choice
web-replay-choice-of =
    { $who } could choose between { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }.
web-replay-choice-none = No choice was analysed here.
web-replay-choice-answer = Answer
web-replay-choice-wins = Wins
web-replay-choice-reference = Top bot
web-replay-choice-equilibrium = Equilibrium
web-replay-choice-played = chosen
web-replay-choice-bluff = bluff
web-replay-choice-mistake = It was a mistake: “{ $best }” was better.
web-replay-choice-believed =
    { $times ->
        [0] By all that { $name } had seen, { $claimant }’s claim could hardly be true.
        [1] By all that { $name } had seen, { $claimant }’s claim could be true once in ten times.
        [10] By all that { $name } had seen, { $claimant }’s claim was almost certainly true.
       *[other] By all that { $name } had seen, { $claimant }’s claim could be true { $times } times in ten.
    }
web-replay-choice-claim-true = It was true.
web-replay-choice-claim-false = It was a bluff.
web-replay-choice-price = Challenging paid only if the claim was less than { $percent }% likely.
web-replay-choice-about = Wins: the chance of winning after each answer, on what the player knew. Top bot: how often the house’s strongest player answers so.
web-replay-choice-equilibrium-note = Equilibrium: how often a player whom nobody can exploit would give each answer at this moment, as the solver estimates it.
web-replay-choice-equilibrium-about = The solver goes by all that both players have heard. Its odds prove nothing, and no verdict rests on them.
web-replay-play-on = Play on from here yourself
web-replay-practise = Practise your mistakes
web-replay-account = Where the results came from
web-replay-account-result = result
web-replay-account-cards = cards
web-replay-account-choices = choices
web-replay-account-guesses = guesses
web-replay-account-others = others
web-replay-account-counted =
    { $count ->
        [0] no choice that mattered
        [one] { $count } choice that mattered
       *[other] { $count } choices that mattered
    }
web-replay-account-lies = bluffs caught: { $part }
web-replay-account-challenges = challenges won: { $part }
web-replay-account-about = In games out of a hundred. A player’s result is what the player won, less what could be expected before the deal. It is the sum of the cards dealt and drawn, of the choices against those of the top bot, of guesses that came out well or badly, and of what the others did.
web-replay-choice-happened = See what happened
web-replay-choice-back = Back to before it
web-replay-choice-lost = The answer given cost { $points } games in a hundred. Where that was measured, such numbers were typically off by about { $off }.
web-replay-account-cards-up = lucky cards: +{ $share }
web-replay-account-cards-down = unlucky cards: −{ $share }
web-replay-account-choices-up = strong choices: +{ $share }
web-replay-account-choices-down = weak choices: −{ $share }
web-replay-account-guesses-up = guesses that came off: +{ $share }
web-replay-account-guesses-down = guesses that went wrong: −{ $share }
web-replay-account-others-up = the others helped: +{ $share }
web-replay-account-others-down = the others did harm: −{ $share }
web-replay-account-nothing = nothing that weighed much
