# The lessons of Pot de Vin: a title and a sentence, a note for each question of the learner, and the end.

lesson-first = The last five rounds
    .about = Follow suit, trump, bribe, collect guilds, and count the points.
lesson-first-lead = The card turned up is the prize, and its character, Ugo, is trump. It bears Nobles: you have one symbol, a second makes 3 points. Lead Ugo 12: nobody can beat it.
lesson-first-avoid = You took all of it. The next prize costs 2 points, and Pietra is trump. Lead Enzo 10: it gets rid of a Knight, of which you have three; a fourth would turn 6 points into −1.
lesson-first-gem = Pietra was led. If you play a card it must be Pietra, and your 5 cannot win: it would give its Noble away. Bribe them instead: pass with a gem.
lesson-first-trump = A joker to be won! Enzo was led and you have none, so any card will do. Pietra is trump: take it with Pietra 5.
lesson-first-last = Your last card bears two Knights. If you win them, three become five, −3 points. All you can do is lead it and hope that a higher Aldo is out.
lesson-first-jokers = { $third } took it. Now the jokers: each adds a symbol to a guild you have. One Artist and two Merchants gain most: 1 becomes 3, and 3 becomes 6.
lesson-first-end = The lesson is over.

lesson-table = A game from the first card
    .about = Twelve rounds with four at the table, each with a reason.
lesson-table-collect = Enzo is trump, the prize a Pot-de-Vin, −1. Yet Ugo 12 bears two Workers, and with it you take what the others play. Lead it.
lesson-table-small = You have new guilds, and each first symbol is a point. Now lie low: lead Enzo 4 and see who wants the prize. To lose a round costs nothing.
lesson-table-under = The prize costs 2 points. Pietra must be followed: play the 5, below the 8 that lies there.
lesson-table-sweep = Four guilds that you lack, or have little of, lie here. Ugo 13 is a Pot-de-Vin itself, and still it pays: take the round.
lesson-table-hide = Two Pot-de-Vin cards cost 3 points. Lose the lead again: Pietra 6 is low, and the others must follow.
lesson-table-bribe = Your Enzo would be beaten by the trump, and the winner gets what you play. Give a gem instead of a card.
lesson-table-spend = The same again. Gems that you have not used are lost with your last card, so use the second one here.
lesson-table-duck = No gems left: now you have to follow. Aldo 4 stays below the 13.
lesson-table-forced = Aldo 6 is your only Aldo. Sometimes there is nothing to choose.
lesson-table-caught = Ugo was led, and nobody has trumped. Your Ugo 2 will win: +2 points and a joker, but two more Assassins than you like.
lesson-table-way-out = You lead. Pietra 10 is high, but { $third } has no Pietra left and holds trumps: lead it.
lesson-table-last-card = Your last card. Enzo is trump, nobody has a higher one: you win a Worker, a Knight and another joker.
lesson-table-place = Two jokers. Nobles and Knights have two symbols each: a third makes 3 points more for both. Workers already have three, and a fourth would cost you.
lesson-table-end = The lesson is over.
