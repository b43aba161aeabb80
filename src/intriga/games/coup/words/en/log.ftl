# What happened at the table. Players are called by their names.

log-deal = The cards are dealt. { $who } begins.
log-sets = Each of you has a set of five characters and picks the first influence from it.
log-factions =
    Steamers: { $steamers }. SAFE: { $safe }.
log-picks = { $who } has picked a card.
log-picks-card = { $who } picks { THE($card) }.
log-third-set = The third set is dealt: one card for each, and three remain as the Court deck. { $who } begins.
log-faction =
    { $who } chooses { $faction ->
        [0] { faction-0 }
       *[1] { faction-1 }
    }.

## Declarations

log-foreign-aid = { $who } asks for foreign aid.
log-tax = { $who } claims { THE($claim) } to collect taxes.
log-exchange = { $who } claims { THE($claim) } to exchange cards.
log-embezzle = { $who } claims to hold no { NAME($claim) } and reaches into the sewer.
log-coup =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and launches a coup against { $whom }.
log-coup-named =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and launches a coup against { $whom }, naming { THE($card) }.
log-assassinate =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and claims { THE($claim) } to assassinate { $whom }.
log-assassinate-named =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and claims { THE($claim) } to assassinate { $whom }, naming { THE($card) }.
log-steal = { $who } claims { THE($claim) } to steal from { $whom }.
log-examine = { $who } claims { THE($claim) } to examine { $whom }.
log-patron = { $who } claims { THE($claim) } to share with { $whom }.
log-convert =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } into the sewer: { $whom } now belongs to { $faction ->
        [0] the { faction-0 }
       *[1] { faction-1 }
    }.
log-convert-self =
    { $who } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } into the sewer and changes to { $faction ->
        [0] the { faction-0 }
       *[1] { faction-1 }
    }.

## Answers

log-challenge = { $who } challenges { $whom }.
log-block = { $who } blocks and claims { THE($claim) }.
log-claim = { $who } claims { THE($claim) } to inherit from { $whom }.
log-block-stands = The block of { $who } stands.

## Doubt

log-proved = { $who } shows { THE($card) }, returns it and draws another card.
log-proved-none = { $who } shows the whole hand, { $cards }, without { THE($claim) }, returns it and draws a new one.
log-not-proved = { $who } cannot show { THE($claim) }.
log-not-proved-none = { $who } does hold { THE($claim) }.
log-declined = { $who } declines to show { THE($claim) }.
log-declined-none = { $who } declines to show the hand.
log-refund =
    { $who } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } back.
log-draws-own = { $who } draws { $cards }, seen by nobody else.
log-redraws = { $who } returns the other card and draws a new one.
log-lost = { $who } loses an influence: { THE($card) }.
log-out = { $who } is out of the game.

## Effects

log-income =
    { $who } takes { $coins ->
        [0] no income: the Treasury is empty
        [one] { $coins } coin of income
       *[other] { $coins } coins of income
    }.
log-gains =
    { $who } takes { $coins ->
        [0] nothing: the Treasury is empty
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-embezzled =
    { $who } takes { $coins ->
        [0] nothing: the sewer is empty
        [one] { $coins } coin from the sewer
       *[other] { $coins } coins from the sewer
    }.
log-stolen =
    { $who } takes { $coins ->
        [0] nothing: { $whom } has no coins
        [one] { $coins } coin from { $whom }
       *[other] { $coins } coins from { $whom }
    }.
log-draws =
    { $who } draws { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } from the Court deck.
log-returns =
    { $who } returns { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to the Court deck.
log-keeps = { $who } keeps { $kept } and returns { $back }.
log-shows = { $who } shows { $whom } a card.
log-shows-card = { $who } shows { $whom } { THE($card) }.
log-leaves = { $who } lets { $whom } keep the card.
log-replaces = { $who } has { $whom } replace the card.
log-patron-pays =
    { $who } takes { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } and { $whom } gets { $share ->
        [0] nothing
       *[other] { $share }
    }.
log-redirect =
    { $who } passes { $coins ->
        [0] nothing
        [one] { $coins } coin
       *[other] { $coins } coins
    } on to { $whom }.
log-hits = { $who } shows the whole hand, { $cards }: { THE($card) } is there.
log-misses = { $who } shows the whole hand, { $cards }: no { NAME($card) }, and nothing is lost.
log-no-effect = { $whom } is out already, so nothing more happens.
log-coins-return =
    { $who } leaves { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, which go to the Treasury.
log-estate =
    { $who } leaves { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to whoever claims the Lawyer.
log-estate-divided =
    Estate of { $whom }, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $heirs } { $lawyers ->
        [one] gets { $share }
       *[other] get { $share } each
    }{ $rest ->
        [0] .
       *[other] , { $rest } to the Treasury.
    }
log-estate-unclaimed =
    Estate of { $whom }: { $coins ->
        [one] { $coins } coin goes
       *[other] { $coins } coins go
    } to the Treasury.
log-wins = { $who } wins the game!
