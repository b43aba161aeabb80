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

choice-play = play { NAME($card) }
    .words = play
choice-discard = put { NAME($card) } into the trump pile
    .words = discard
choice-leave = leave { NAME($card) }
    .words = leave
choice-jokers = jokers to { $cards }
    .words = jokers, joker
choice-auto = where they are worth most
    .words = auto, best
choice-gem =
    { $gems ->
        [one] pass and pay the last gem
       *[other] pass and pay one of { $gems } gems
    }
    .words = gem, pass
price-gem =
    { $count ->
        [one] { $count } gem
       *[other] { $count } gems
    }
effect-joker =
    { $then ->
        [one] { $now } → { $then } point
       *[other] { $now } → { $then } points
    }
key-gem = Pass and pay a gem
warn-last-gem = your last gem
warn-gems-lost =
    { $gems ->
        [one] your last card: { $gems } gem not used is lost
       *[other] your last card: { $gems } gems not used are lost
    }
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

refusal-must-lead = You lead: play a card. You can’t pass.
refusal-must-follow = You have cards of the character that was led: play one of them, or pass with a gem.
refusal-no-gems = You have no gem left to pass with.
refusal-not-held = You don’t hold that card.
refusal-not-played = That card was not played in this round.
refusal-wrong-guilds = Your jokers cannot go there: one each to guilds you have, and none kept back.
