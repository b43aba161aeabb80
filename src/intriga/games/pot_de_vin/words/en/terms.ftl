# Words of Pot de Vin that can be looked up where they stand, and hints for a first game.

term-trump = trump
    .words = trump, trumps, trumped
    .about = The character of the card turned up. In this round it beats the three others.
term-prize = prize
    .words = prize
    .about = The card turned up: the winner of the round takes it with all that was played.
term-gem = gem
    .words = gem, gems
    .about = Pays for passing. Won ones are a point each; unused ones are lost with your last card.
term-guild = guild
    .words = guild, guilds
    .about = Cards bear symbols of six guilds. Each guild counts by itself, see the points.
term-joker = joker
    .words = joker, jokers
    .about = A 1. At the end it adds a symbol to a guild that you have.
term-pot = Pot-de-Vin
    .words = Pot-de-Vin
    .about = A 13. It costs points, unless you have all four.

guide-lead = The card turned up is the prize, and its character is trump. You lead: the highest trump wins all, or else the highest card of the character you play.
guide-follow = Play the same character, or pass and pay a gem. You need not win: look at the prize first, and at what others throw in.
guide-follow-free = You have none of it, so any card will do: a trump to win, or one that you want to be rid of.
guide-jokers = Each joker counts as one symbol more of a guild that you have, even where that costs points.
guide-leave = You take all the others. What you leave comes back as a prize later.
guide-discard = You hold nine cards, one too many. Put one you don’t need into the trump pile.
