# Questions to practise with: the page that offers them, and the table that asks one.

web-puzzles-lead = One question from a real game, at the real table. You see what the player saw; one answer is clearly the best.
web-puzzles-level = How hard
web-puzzles-level-all = All
web-puzzles-level-easy = Easy
web-puzzles-level-medium = Medium
web-puzzles-level-hard = Hard
web-puzzles-solved =
    { $solved ->
        [0] { $all } puzzles
       *[other] { $solved } of { $all } solved
    }
web-puzzles-due =
    { $due ->
        [one] One that you missed comes again today.
       *[other] { $due } that you missed come again today.
    }
web-puzzles-begin = Begin
web-puzzles-about = The games were played by bots. Each answer was played out to the end hundreds of times, with every deal the player had to reckon with, and the best one won at least eight games in a hundred more, however far the player trusted the others. A puzzle that you miss comes again after a day, and later at longer intervals. Only this browser remembers that.
web-puzzles-of = Puzzle: { $game }
web-puzzles-board = The table
web-puzzles-log = What was said, last line first
web-puzzles-solution = The answer
web-puzzles-right = Yes: “{ $best }”.
web-puzzles-wrong = The best answer was “{ $best }”.
web-puzzles-cost =
    { $points ->
        [one] “{ $own }” wins one game fewer in a hundred.
       *[other] “{ $own }” wins { $points } games fewer in a hundred.
    }
web-puzzles-believed =
    { $times ->
        [0] By all that you had seen, { $claimant }’s claim could hardly be true.
        [1] By all that you had seen, { $claimant }’s claim could be true once in ten times.
        [10] By all that you had seen, { $claimant }’s claim was almost certainly true.
       *[other] By all that you had seen, { $claimant }’s claim could be true { $times } times in ten.
    }
web-puzzles-note = Wins: how often each answer won when the game was played out. Top bot: how often the house’s strongest player answers so.
web-puzzles-next = Next puzzle
web-puzzles-again = Try again
web-puzzles-back = All puzzles
web-puzzles-next-question = Next question

# Two drills: the price of a challenge, and endgames that are solved.

web-puzzles-price = The price of a challenge
web-puzzles-price-about = How sure do you have to be? Guess how often a claim can be true and a challenge still pay. Here that is measured, with no opinion about the player who makes the claim.
web-puzzles-price-begin = Guess a price
web-puzzles-price-ask = Challenging pays if { $claimant }’s claim is true less often than…
web-puzzles-price-of-hundred =
    { $percent ->
        [one] once in a hundred
       *[other] { $percent } times in a hundred
    }
web-puzzles-price-say = That is my guess
web-puzzles-price-is = A challenge pays below { $price }%.
web-puzzles-price-note =
    { $points ->
        [one] The price was measured to within one point.
       *[other] The price was measured to within { $points } points.
    }
web-puzzles-price-off =
    { $points ->
        [0] You said exactly that.
        [one] You said { $guess }%: one point off.
       *[other] You said { $guess }%: { $points } points off.
    }
web-puzzles-price-why =
    Catching a lie gains you something, and challenging the truth costs you something. Both were played to the end hundreds of times: they balance where { $claimant }’s claim is true { $price ->
        [one] once
       *[other] { $price } times
    } in a hundred.
web-puzzles-price-pays = So a challenge pays here.
web-puzzles-price-does-not = So it is better to let it pass here.
web-puzzles-price-is-even = So it makes hardly any difference here.
web-puzzles-price-so-far =
    { $asked ->
        [one]
            { $points ->
                [one] Your guess was one point off.
               *[other] Your guess was { $points } points off.
            }
       *[other]
            { $points ->
                [one] Your last { $asked } guesses were one point off on average.
               *[other] Your last { $asked } guesses were { $points } points off on average.
            }
    }
web-puzzles-endgame = Solved endgames
web-puzzles-endgame-about = Two players, one card each, nothing claimed before. Such duels are solved, so what each answer is worth is no opinion. Some answers have to be mixed: the page counts how often you bluff and challenge.
web-puzzles-endgame-begin = Play endgames
web-puzzles-endgame-mixed = Several answers win equally often here. Mix them: a player who always gives the same one can be exploited.
web-puzzles-endgame-note = Wins: how often you win after this answer, if your opponent plays the solved way and you go on as well as possible. Top bot: how often the solved play answers so. Answers that win alike are mixed, or your opponent could exploit you.
web-puzzles-endgame-so-far =
    { $asked ->
        [one]
            { $points ->
                [one] Your answer cost you one game in a hundred.
               *[other] Your answer cost you { $points } games in a hundred.
            }
       *[other]
            { $points ->
                [one] Your last { $asked } answers cost you one game in a hundred each, on average.
               *[other] Your last { $asked } answers cost you { $points } games in a hundred each, on average.
            }
    }
web-puzzles-bluffs-so-far =
    Bluffs: { $own } of the { $open ->
        [one] one time
       *[other] { $open } times
    } you could; the solved play would have bluffed about { $meant ->
        [one] once
       *[other] { $meant } times
    }.
web-puzzles-doubts-so-far =
    Challenges: { $own } of { $open ->
        [one] one claim
       *[other] { $open } claims
    }; the solved play would have challenged about { $meant ->
        [one] once
       *[other] { $meant } times
    }.
