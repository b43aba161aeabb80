# The words of Coup.

## Characters. NAME, THE, AN and OF in other messages take these forms.

character-duke = Duke
    .the = the Duke
    .an = a Duke
    .of = of the Duke
    .short = Du
character-assassin = Assassin
    .the = the Assassin
    .an = an Assassin
    .of = of the Assassin
    .short = As
character-captain = Captain
    .the = the Captain
    .an = a Captain
    .of = of the Captain
    .short = Ca
character-ambassador = Ambassador
    .the = the Ambassador
    .an = an Ambassador
    .of = of the Ambassador
    .short = Am
character-contessa = Contessa
    .the = the Contessa
    .an = a Contessa
    .of = of the Contessa
    .short = Co
character-inquisitor = Inquisitor
    .the = the Inquisitor
    .an = an Inquisitor
    .of = of the Inquisitor
    .short = In
character-lawyer = Lawyer
    .the = the Lawyer
    .an = a Lawyer
    .of = of the Lawyer
    .short = La
character-patron = Patron
    .the = the Patron
    .an = a Patron
    .of = of the Patron
    .short = Pa

# A card whose picture can be told from others of the same character.
card = { $character } { $mark }

## Actions: the name, what it does, and the words by which it may be typed.

action-income = Income
    .about = 1 coin
    .words = income
action-foreign-aid = Foreign aid
    .about = 2 coins, unless it is blocked
    .words = foreign aid, aid
action-tax = Tax
    .about = 3 coins
    .words = tax
action-exchange = Exchange
    .about = draw from the Court deck, return as many
    .words = exchange
action-embezzle = Embezzle
    .about = all coins of the sewer
    .words = embezzle
action-coup = Coup
    .about = pay { $coup_cost }: somebody loses an influence
    .words = coup
action-assassinate = Assassinate
    .about = pay { $assassin_cost }: somebody loses an influence
    .words = assassinate, assassin
action-steal = Steal
    .about = up to 2 coins from somebody
    .words = steal
action-examine = Examine
    .about = look at a card of somebody
    .words = examine
action-patron = Share
    .about = 2 coins, and 1 for somebody
    .words = patron, share
action-convert = Convert
    .about =
        { $convert_self ->
            [one] { $convert_self } coin
           *[other] { $convert_self } coins
        } for yourself, { $convert_other } for somebody else
    .words = convert

## Factions

faction-0 = Steamers
faction-1 = SAFE

## Editions

preset-coup-br = Coup, Brazilian edition
    .about = 2 to 10 players; with two, each picks a first card
preset-urbis-reforma = Coup: Urbis Reforma, Argentine edition
    .about = 2 to 10 players; a claim that is true has to be proved
preset-coup-es = Coup, Spanish edition
    .about = 2 to 6 players

## The bots: what each does

level-beginner-coup = Seldom bluffs, and badly; believes nearly everything.
level-casual-coup = Bluffs when it feels like it, challenges by its nose and forgets who said what, as friends do around a table.
level-skilled-coup = Has bluffed against itself for a long time, and still slips now and then.
level-expert-coup = Bluffs so well that you rarely know, and challenges you where it pays.
level-master-coup = Bluffs just often enough that you never know, and plays ahead in every hand you may hold.
level-cautious-coup = Seldom bluffs, and lets you get away with much.
level-bluffer-coup = Claims whatever it would like to hold, again and again.
level-hunter-coup = Smells a bluff everywhere, and challenges yours.
level-grudge-coup = Pays back whoever struck last, however long it takes.
level-calculator-coup = Bluffs less than others, and strikes as soon as it has the coins.
level-raider-coup = Lives on the coins of others.
level-solver-coup = Looks for play that nobody can exploit, and never adapts to you.
    .elsewhere = At this table it plays as the Master does: it solves only games of two by the base rules, such as those of the Spanish edition.
