# What the person at a table of Coup is asked, and what may be answered.

## Questions, one for each phase

ask-action = { $who }, it is your turn. What do you do?
ask-must-coup = { $who }, with { $must_coup } coins or more you must launch a coup.
ask-challenge-tax = { $who } claims { THE($claim) } to take 3 coins. Do you challenge?
ask-challenge-exchange = { $who } claims { THE($claim) } to exchange cards. Do you challenge?
ask-challenge-assassinate = { $who } claims { THE($claim) } to assassinate { $whom }. Do you challenge?
ask-challenge-assassinate-you = { $who } claims { THE($claim) } to assassinate you: you would lose an influence. Do you challenge?
ask-challenge-assassinate-named = { $who } claims { THE($claim) } to assassinate { $whom }, naming { THE($card) }. Do you challenge?
ask-challenge-assassinate-named-you =
    { $who } claims { THE($claim) } to assassinate you, naming { THE($card) }. { $choices ->
        [0] You hold none: you would lose nothing.
        [1] You hold one: you would lose it.
       *[other] You hold one: you would lose an influence.
    } Do you challenge?
ask-challenge-steal =
    { $who } claims { THE($claim) } to steal { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from { $whom }. Do you challenge?
ask-challenge-steal-you =
    { $who } claims { THE($claim) } to steal { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from you. Do you challenge?
ask-challenge-examine = { $who } claims { THE($claim) } to look at a card of { $whom }. Do you challenge?
ask-challenge-examine-you = { $who } claims { THE($claim) } to look at one of your cards. Do you challenge?
ask-challenge-patron = { $who } claims { THE($claim) } to take 2 coins and give 1 to { $whom }. Do you challenge?
ask-challenge-patron-you = { $who } claims { THE($claim) } to take 2 coins and give you 1. Do you challenge?
ask-challenge-embezzle =
    { $who } claims to hold no { NAME($claim) } and takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the sewer. Do you challenge?
ask-challenge-block = { $who } claims { THE($claim) } to block { $whom }. Do you challenge?
ask-challenge-block-you = { $who } claims { THE($claim) } to block you. Do you challenge?
ask-challenge-lawyer = { $who } claims { THE($claim) } for the estate of { $whom }. Do you challenge?
ask-prove = { $who } challenges you. Do you show { THE($claim) }?
ask-prove-none = { $who } challenges you. Do you show your whole hand?
ask-lose-challenger = The claim was true. Which influence do you lose?
ask-lose-claimant = No card, no story. Which influence do you lose?
ask-lose-coup = { $who } launches a coup against you: you lose an influence. Which card do you reveal?
ask-lose-assassinate = { $who } assassinates you: you lose an influence. Which card do you reveal?
ask-lose-challenger-named = The claim was true, and { THE($card) } is named. Which influence do you lose?
ask-lose-claimant-named = No card, no story, and { THE($card) } is named. Which influence do you lose?
ask-lose-coup-named = { $who } launches a coup against you, naming { THE($card) }, which you hold. Which influence do you lose?
ask-lose-assassinate-named = { $who } assassinates you, naming { THE($card) }, which you hold. Which influence do you lose?
ask-block-foreign-aid = { $who } asks for foreign aid. Do you block?
ask-block-assassinate = { $who } wants to assassinate you. Do you block?
ask-block-assassinate-named =
    { $who } wants to assassinate you, naming { THE($card) }. { $choices ->
        [0] You hold none: you would lose nothing.
        [1] You hold one: you would lose it.
       *[other] You hold one: you would lose an influence.
    } Do you block?
ask-block-steal =
    { $who } wants to steal { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from you. Do you block?
ask-block-examine = { $who } wants to examine you. Do you block?
ask-exchange =
    { $cards ->
        [one] Which card do you keep?
       *[other] Which { $cards } cards do you keep?
    }
ask-examine-show = { $who } examines you. Which card do you show?
ask-examine-decide = { $who } shows you { THE($card) }. What do you do with it?
ask-patron-redirect = Your recipient is out of the game. Who gets the coin?
ask-lawyer =
    { $whom } leaves { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }. Do you claim to be the Lawyer?
ask-setup-pick = Which card of your set is your first influence?
ask-setup-faction = You begin and choose a faction; the others alternate. While there are two, nobody attacks or blocks their own. Which one is yours?
ask-whom = whom?
ask-character = which character do you name?
ask-block-too = Or do you block?

## Answers

choice-pass = allow
    .words = pass, no, allow
choice-challenge = challenge
    .words = challenge, doubt
choice-block = block as { THE($card) }
    .words = block
choice-prove = show { THE($card) }
    .words = prove, show
choice-prove-none = show the whole hand
choice-decline = decline and lose an influence
    .words = decline
choice-lose = reveal { THE($card) }
    .words = lose, reveal, turn up
choice-keep = keep { $cards }
    .words = keep
choice-show = show { THE($card) }
    .words = show
choice-replace = have it replaced
    .words = replace
choice-leave = leave it
    .words = leave
choice-redirect = { $who }
    .words = redirect
choice-claim = claim { THE($card) }
    .words = claim, yes
choice-pick = { THE($card) }
    .words = pick
choice-faction = { $faction ->
        [0] { faction-0 }
       *[1] { faction-1 }
    }
    .words = faction
choice-unnamed = without naming a card
choice-yourself = yourself
price-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

## What an action does besides coins, what cannot be undone, and why one is closed: short, on buttons

effect-strike = they lose an influence
effect-strike-named = an influence, if they hold what you name
effect-exchange =
    { $cards ->
        [one] { $cards } new card
       *[other] { $cards } new cards
    }
effect-patron = and { $coins } for another
effect-examine = see a card
effect-convert = change a faction
warn-empty-sewer = empty: you get nothing
warn-must-coup = then only a coup
warn-no-coup = then no coup
warn-bluff-last = if challenged: you are out
warn-bluff-both = if challenged: both cards
warn-challenge-last = if true: you are out
warn-challenge-both = if true: maybe both cards
warn-decline = you could prove it
warn-decline-both = both cards: you are out
warn-last-card = your last card: you are out
closed-cannot-afford =
    { $coins ->
        [one] { $coins } coin short
       *[other] { $coins } coins short
    }
closed-must-coup = { $must_coup } coins: only a coup
closed-nothing-to-steal = nobody has coins
closed-nothing-to-embezzle = the sewer is empty
closed-own-faction = your faction
closed-empty-purse = no coins

## The keys of answers, in the browser

key-pass = Allow
key-challenge = Challenge
key-block = Block

claim-true = true
claim-bluff = bluff

## What can be typed besides an answer

prompt-watch = You are out of the game. Enter watches on, fast skips the pauses, quit leaves.

## Why an input is refused: one sentence for each reason

refusal-must-coup = With { $must_coup } coins or more you must launch a coup.
refusal-cannot-afford = You don’t have the coins for that.
refusal-not-in-game = That character is not in this game.
refusal-no-reforma = That is only possible with Reforma.
refusal-no-such-target = Choose another player who is still in the game.
refusal-own-faction = Not against your own faction while there are two. Choose somebody of the other one.
refusal-nothing-to-steal = That player has no coins to steal. Choose somebody else.
refusal-nothing-to-embezzle = The sewer is empty: there is nothing to embezzle.
refusal-must-name = At this table you must also name a character.
refusal-must-not-name = At this table you don’t name a character for that.
refusal-cannot-block-with = That character does not block this action.
refusal-cannot-decline = At this table you can’t decline: show the card.
refusal-cannot-prove = You can’t prove that.
refusal-not-held = You don’t hold that card.
refusal-would-prove = Revealing that card would prove your claim: choose the other one.
refusal-wrong-number = That is not the right number of cards.

## What could have been done

could-allow = { $who } could have let it pass.
could-challenge = { $who } could have challenged.
could-challenge-counted = { $who } could have challenged: all copies { OF($card) } were in sight, so { $whom } held none.
could-challenge-sure = { $who } could have challenged: { $whom } could not have had { THE($card) }.
could-block = { $who } held { THE($card) } and could have blocked with it.
could-block-bluff = { $who } could have blocked with { THE($card) }, as a bluff.
