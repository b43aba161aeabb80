# What every part of the house says.

## Lists: a, b and c

list-two =
    { $sound ->
       *[other] { $first } and { $last }
    }
list-more = { $first }, { $last }

## Somebody who gives no name

guest = Guest

## The bots that one may play against: the name of each, and what each does in each game

level-beginner = Beginner
level-beginner-coup = Never lies, and challenges only what cannot possibly be true.
level-beginner-pot-de-vin = Grabs what looks nice right now, and never asks what it will cost.
level-casual = Casual
level-casual-coup = Bluffs a little, counts cards and trusts its nose, as friends do around a table.
level-casual-pot-de-vin = Counts symbols, characters and trumps, and thinks about this one round.
level-skilled = Skilled
level-skilled-coup = Has bluffed against itself for a long time, and still slips now and then.
level-skilled-pot-de-vin = Has played against itself for a long time, and still gets carried away now and then.
level-expert = Expert
level-expert-coup = Bluffs so that you rarely know, and doubts you where it pays.
level-expert-pot-de-vin = Knows what every card is worth to everybody, and spoils your columns when it can.
level-master = Master
level-master-coup = Bluffs just often enough that you never know, and plays ahead in every hand you may hold.
level-master-pot-de-vin = Imagines the cards it cannot see and plays ahead in its head before it chooses.

# And those that differ in their style.
level-cautious = Cautious
level-cautious-coup = Seldom lies, and lets you get away with much.
level-bluffer = Bluffer
level-bluffer-coup = Claims whatever it would like to hold, again and again.
level-hunter = Hunter
level-hunter-coup = Smells a lie everywhere, and calls yours.

# Agents of research: offered to nobody, but programs, records and older tables name them.
level-uniform = Random
level-impulse = Impulse
level-honest = Honest
level-rule-of-thumb = Rules of thumb
level-search = Search
level-policy = Network
level-blend = Network and rules of thumb
level-lookahead = Network and search
