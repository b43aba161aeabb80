# The words of Pot de Vin.

## The four suits are characters; the short forms stand in the table and may be typed.

character-aldo = Aldo
    .short = A
character-pietra = Pietra
    .short = P
character-enzo = Enzo
    .short = E
character-ugo = Ugo
    .short = U

# A card of a character, or symbols of a guild: Aldo 12, Nobles ×2
card = { $character } { $mark }

## Guilds

guild-nobles = Nobles
    .short = Nob
guild-artists = Artists
    .short = Art
guild-merchants = Merchants
    .short = Mer
guild-workers = Workers
    .short = Wor
guild-knights = Knights
    .short = Kni
guild-assassins = Assassins
    .short = Asn

## Neutral cards: 1, 2, 3 and 13

neutral-joker = joker
    .short = ?
neutral-plus = +2
    .short = +
neutral-minus = −2
    .short = −
neutral-pot = Pot-de-Vin
    .short = P

## Editions

preset-pot-de-vin = Pot de Vin
    .about = 3 to 6 players; six play in pairs

## The bots: what each does

level-beginner-pot-de-vin = Plays by feel, and rarely knows what a card will cost.
level-casual-pot-de-vin = Counts symbols, characters and trumps, and often gets the sum wrong.
level-skilled-pot-de-vin = Counts symbols, characters and trumps well, and thinks about this one round.
level-expert-pot-de-vin = Knows what every card is worth to everybody, and spoils your columns when it can.
level-master-pot-de-vin = Imagines the cards it cannot see and plays ahead in its head before it chooses.
level-collector-pot-de-vin = Wants to take every round, and leads high.
level-briber-pot-de-vin = Pays a gem as soon as a round looks bad.
level-spoiler-pot-de-vin = Hands you the cards that ruin your columns.
level-miser-pot-de-vin = Sits on gems and trumps until the end.
