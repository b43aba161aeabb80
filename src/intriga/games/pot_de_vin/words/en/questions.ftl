# What the person at a table of Pot de Vin is asked, and what may be answered.

ask-discard = { $who }, you hold nine cards. Which one goes into the trump pile?
ask-lead = { $who }, you lead. Which card?
ask-follow = { $who }, { NAME($led) } is led. Which card?
ask-follow-free = { $who }, { NAME($led) } is led and you have none, so any card will do. Which one?
ask-leave = { $who }, you win the round. Which of the cards played do you leave in the middle?
ask-jokers =
    { $who }, { $jokers ->
        [one] you have a joker. Which guild gets it?
       *[other] you have { $jokers } jokers. Which guilds get one each?
    }

choice-play = { $card }
    .words = play
choice-discard = { $card }
    .words = discard
choice-leave = { $card }
    .words = leave
choice-jokers = { $guilds }
    .words = jokers, joker
choice-auto = best: { $guilds }
    .words = auto, best
choice-gem = pass and pay a gem (you have { $gems })
    .words = gem, pass
choice-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

prompt-watch = You have no cards left. Enter watches on, fast skips the pauses, quit leaves.

command-unseen = unseen
    .words = unseen, cards
    .about = the cards that you have not seen yet

## Why an input is refused: one sentence for each reason

refusal-must-lead = The leader has to play a card and cannot pass.
refusal-must-follow = You have cards of the character that was led: play one of them, or pass with a gem.
refusal-no-gems = You have no gem left to pass with.
refusal-not-held = You do not hold that card.
refusal-not-played = That card was not played in this round.
refusal-wrong-guilds = Your jokers cannot go there: one each to guilds you have, and none kept back.
