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
web-puzzles-about = The games were played by bots. Each answer was played out to the end hundreds of times, with hands as the player could think them to be, and the best one led by at least eight percentage points whatever the player made of what the others had said. A puzzle that you miss comes again after a day, and later at longer intervals. This browser remembers that; nobody else does.
web-puzzles-of = Puzzle: { $game }
web-puzzles-board = The table
web-puzzles-log = What was said, last line first
web-puzzles-solution = The answer
web-puzzles-right = Yes: “{ $best }”.
web-puzzles-wrong = The best answer was “{ $best }”.
web-puzzles-cost = “{ $own }” wins less often, by { $points }{ "\u00a0" }percentage points.
web-puzzles-believed =
    { $times ->
        [0] By all that you had seen, { $claimant }’s claim could hardly be true.
        [1] By all that you had seen, { $claimant }’s claim could be true once in ten times.
        [10] By all that you had seen, { $claimant }’s claim was almost certainly true.
       *[other] By all that you had seen, { $claimant }’s claim could be true { $times } times in ten.
    }
web-puzzles-note = Wins: how often that was after the answer, in games played to the end. Reference: how often the house’s strongest player answers so.
web-puzzles-next = Next puzzle
web-puzzles-again = Try again
web-puzzles-back = All puzzles
