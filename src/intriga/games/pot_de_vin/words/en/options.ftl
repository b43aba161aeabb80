# House rules: a name, one sentence, and a label for each value.

option-deck = Deck
    .about = Which cards bear which guild, and which bear two symbols. The rulebook does not say.
    .is-a = deck A
    .is-b = deck B
    .is-own = a deck of your own
option-pairs = Pairs
    .about = Four players as two pairs that sit across; six always form three.
    .is-false = each alone
    .is-true = in pairs
option-joker = Placing jokers
    .about = Do players choose the guilds of their jokers, or do jokers go where they gain most?
    .is-choose = chosen
    .is-auto = by themselves
option-pair-jokers = Jokers of a pair
    .about = Does a pair place all its jokers together, or each partner on columns of its own?
    .is-pooled = together
    .is-owner = each its own
option-pair-pdv = Pot-de-Vin cards of a pair
    .about = Are the Pot-de-Vin cards of two partners counted one by one or together?
    .is-each = each its own
    .is-combined = together
option-six-recycle = Six players: the card that stays
    .about = Which card of a round stays in the middle for the next trump pile? Nearest to the letter of the rulebook is that the winner chooses.
    .is-trump = the trump card
    .is-choice = one that the winner chooses
    .is-winning-card = the winning card
