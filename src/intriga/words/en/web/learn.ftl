# The page of the lessons, and what stands beside a table where one is given.

web-learn-title = Learn by playing
web-learn-lead = Real tables by the real rules, but the cards and your rivals follow a script, so you meet what matters. Take your time.
web-learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-learn-begin = Begin
web-learn-note = Lesson, { $at } of { $of }
web-learn-over = The lesson is over.
web-learn-go-on = Play on
web-learn-back = Back to the lessons
web-learn-again = Begin again
web-learn-no-line = This game goes on when there is a connection again.
web-puzzles-practise = Practise with puzzles
web-puzzles-practise-about = Questions from real games to which one answer is clearly the best.
