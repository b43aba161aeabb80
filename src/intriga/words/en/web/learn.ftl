# The page of the lessons, and what stands beside a table where one is given.

web-learn-title = Learn by playing
web-learn-lead = Real tables by the real rules; the cards, the others and every draw are arranged so that you meet what matters. Nobody waits for you.
web-learn-minutes = { $minutes } minutes
web-learn-begin = Begin
web-learn-note = Lesson, { $at } of { $of }
web-learn-over = The lesson is over.
web-learn-go-on = Play on
web-learn-back = Back to the lessons
web-learn-again = Begin again
web-learn-no-line = This game goes on when there is a connection again.
web-puzzles-practise = Practise with puzzles
web-puzzles-practise-about = Questions from real games to which one answer is clearly the best.
