# Why an answer to a puzzle is the best one.

## To challenge, and what comes of letting an action pass

why-last-card = It is your last card: if this goes through, you are out of the game. You have nothing left to lose.
why-card-anyway = If you allow the assassination, you lose a card for certain.
why-coup-next-last =
    If this goes through, { $who } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, and the next coup takes your last card.
why-coup-next =
    If this goes through, { $who } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: enough for a coup on the next turn.
why-coup-waits = { $who } has the coins for a coup on the next turn: you cannot wait.
why-assassin-next =
    If this goes through, { $who } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and can assassinate on the next turn: { $who } has claimed { THE($claim) } before.
why-theft-stops-coup =
    The theft leaves you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, too few for the coup that you could launch on your turn.
why-theft-stops-assassin =
    The theft leaves you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, too few for the assassination that you could launch on your turn.
why-theft-overtakes =
    After the theft { $who } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and you have { $own }: you fall behind.
why-theft =
    The theft takes { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from you and gives as much to { $who }.
why-outpaced =
    { $who } gets to a coup before you: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } against your { $own }.
why-block-saves-last = { $who } has one card left: if the block is a bluff, you win at once.
why-block-saves =
    If the block stands, your { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } are gone and { $who } keeps the card.
why-block-stops-coup =
    Without the block you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and can launch a coup on your next turn.
why-few-left = You see { $seen } of the { $copies } cards of { THE($claim) }, so { $who } can hardly have one.
why-caught-before = { $who } was caught before without { THE($claim) }.
why-many-claims =
    { $who } has claimed { $claims } different characters and holds { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
why-unlikely = By all that was said and shown, { $who } probably does not have { THE($claim) }.
why-caught-ends = { $who } has one card left: if this is a bluff, a challenge wins you the game.
why-caught-out = { $who } has one card left: if this is a bluff, a challenge puts { $who } out of the game.
why-behind = { $who } has more cards than you, and without a risk you will hardly catch up.
why-though-likely = So a challenge is right even though { $who } may well have { THE($claim) }.

## To let it pass

why-likely = { $who } probably has { THE($claim) }.
why-risk-both = A wrong challenge would cost you both cards.
why-risk-last = A wrong challenge would cost you your last card.
why-though-unlikely = So it is right to let it pass even though { $who } may well be bluffing.
why-exchange-harmless = An exchange takes nothing from you.
why-coins-harmless =
    With { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } { $who } cannot launch a coup yet.
why-not-your-fight = { $who } does not block you but another player.
why-others-may = Others may challenge too: leave the risk to them.
why-bluff-last = A block would be a bluff, and a challenge would take your last card.
why-bluff-block = A block would be a bluff, and a challenge would cost you a card.
why-you-strike = You have the coins for the coup that takes the last card of { $who }.
why-little-lost =
    { $coins ->
        [one] Only { $coins } coin is at stake.
       *[other] Only { $coins } coins are at stake.
    }
why-keep-one = You lose one card and keep the other; a bluff could cost you both.
why-others-may-block = Others may block too: leave the risk to them.

## To block

why-true-block = You have { THE($claim) }: a player who challenges your block loses a card.
why-block-spends =
    { $who } has paid { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for nothing.
why-dare-last = { $who } has one card left and can hardly risk a challenge.
why-told-before = You have claimed { THE($claim) } before, so the claim is easier to believe.
why-none-seen = None of { THE($claim) }’s cards has been shown yet, so the claim is easy to believe.

## What to do on one's turn

why-coup-ends = { $who } has one card left: a coup wins you the game.
why-strike-first =
    { $who } has { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and can launch a coup on the next turn: strike first.
why-coup-sure = A coup can be neither challenged nor blocked.
why-strongest = Nobody else is as strong as { $who } now, in cards and coins.
why-one-fewer = { $who } has one card left: you will have one opponent fewer.
why-kill-ends = { $who } has one card left, and only { THE($claim) } can save it.
why-you-hold = You have { THE($claim) }: a player who challenges you loses a card.
why-few-blocks = You see { $seen } of the { $copies } cards of { THE($claim) }, so a block would probably be a bluff.
why-strike-now =
    An assassination costs { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: you need not wait for a coup.
why-strike-cheap =
    An assassination costs less than a coup and leaves you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
why-theft-slows =
    The theft leaves { $who } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, too few for a coup on the next turn.
why-theft-disarms =
    The theft leaves { $who } { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, too few for an assassination on the next turn.
why-theft-swings =
    You gain { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $who } loses as much.
why-reach-coup =
    It brings you to { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: you can launch a coup on your next turn.
why-reach-coup-ends =
    It brings you to { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: on your next turn you can launch the coup that wins the game.
why-tax-most =
    Nothing else brings you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
why-twins = You have { THE($claim) } twice: two different characters can do more.
why-no-coins = Nothing in your hand brings you coins.
why-needs-contessa = You have nothing against an assassination: an exchange may bring you { THE($claim) }.
why-income-sure = Income can be neither challenged nor blocked.
why-rest-bluffs = What else could tempt you would be a bluff.
why-let-aid-pass = { $who } has let foreign aid pass before, without claiming { THE($claim) }.
why-aid-claims-nothing = Foreign aid claims no character: you cannot be caught at a bluff.

## Which card to keep

why-keep-claimed = You have claimed { THE($claim) }: keep it, and you can go on proving it.
why-twins-back = You have { THE($claim) } twice, so one can go.
why-keep-contessa = { $who } has claimed the character that assassinates and has the coins for it: only { THE($claim) } protects you.
why-keep-assassin = You have the coins to assassinate with { THE($claim) } on your next turn.
why-keep-assassin-ends = With { THE($claim) } you can take the last card of { $who } on your next turn.
why-keep-guard = { $who } has claimed the character that steals: { THE($claim) } can block that.
why-keep-duke =
    With { THE($claim) } you take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } on each turn.
why-keep-captain =
    With { THE($claim) } you take { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from others and block thefts.
why-keep-blade =
    With { THE($claim) } you strike for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
why-keep-ambassador = With { THE($claim) } you can change your cards and block thefts.
why-keep-shield = Nothing but { THE($claim) } stops an assassination.
