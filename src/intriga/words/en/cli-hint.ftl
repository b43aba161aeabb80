# What the master would do at a decision of a record: intriga hint.

hint-thinks = The master thinks…
hint-asked =
    { $at ->
        [one] After { $at } input of { $inputs }, { $who } is asked.
       *[other] After { $at } inputs of { $inputs }, { $who } is asked.
    }
hint-answer = answer
hint-probability = probability
hint-win = win chance
hint-loss = loss
hint-percent = { $whole }.{ $tenths } %
hint-only = Nothing else is open.
hint-verdict-best = { $who } played “{ $action }”. No answer is better.
hint-verdict-close = { $who } played “{ $action }”. That is close to the best, “{ $best }”.
hint-verdict-mixed = { $who } played “{ $action }”. “{ $best }” is better, but the master plays it too, { $probability } of the time.
hint-verdict-loses = { $who } played “{ $action }”. That costs { $loss } of win chance against “{ $best }”.
hint-beliefs = What { $who } may think the others hold:
hint-noise-coup = { $worlds } worlds were tried after each answer; ± is a standard error. Everybody plays on as the master's network does.
hint-noise-pot-de-vin = { $worlds } deals were played out after each answer, sensibly and fast; ± is a standard error.

hint-which-game = { $file } holds { $games } games; choose one with --game: { $known }.
hint-no-game = { $file } holds no game “{ $game }”; there are { $known }.
hint-no-input = --at is a number of inputs from 0 to { $most }, not { $at }.
hint-over =
    { $at ->
        [one] After { $at } input the game is over; choose an earlier decision with --at.
       *[other] After { $at } inputs the game is over; choose an earlier decision with --at.
    }
hint-not-asked = After { $at } inputs seat { $seat } is not asked; asked are: { $known }.
hint-bad-number = { $option } is a number from { $least } on, not { $given }.
