# What every part of the house says.

## Lists: a, b and c

list-two =
    { $sound ->
       *[other] { $first } and { $last }
    }
list-more = { $first }, { $last }

## Somebody who gives no name

guest = Guest

## Of a game that explains nothing

help-no-rules = This game comes without written rules.

## The bots that one may play against: the name of each

level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert
level-master = Master

# And those that differ in their style.
level-cautious = Cautious
level-bluffer = Bluffer
level-hunter = Sceptic
level-grudge = Grudge-holder
level-calculator = Calculator
level-raider = Raider
level-solver = Solver
level-collector = Collector
level-briber = Briber
level-spoiler = Spoiler
level-miser = Miser

# Agents of research: offered to nobody, but programs, records and older tables name them.
level-uniform = Random
level-impulse = Impulse
level-honest = Honest
level-rule-of-thumb = Rules of thumb
level-search = Search
level-policy = Network
level-blend = Network and rules of thumb
level-lookahead = Network and search
level-fallible = Fallible
level-attentive = Attentive
level-careless = Careless
level-judging = Judging
level-network-1 = First network
level-liar = Liar
level-honest-caller = Honest, challenges everything
level-caller = Challenges everything
level-never-challenger = Never challenges
level-truthful = Never bluffs
level-hoarder = Hoarder
level-maniac = Maniac
level-timid = Timid
level-grudge-holder = Grudge-holder
level-blocker = Blocks everything
level-greedy = Takes all it can
level-ducker = Takes nothing it can leave
level-payer = Pays at once
level-gem-hoarder = Never pays
level-trump-early = Trumps first
level-trump-hoarder = Keeps its trumps
level-high-roller = High cards first
