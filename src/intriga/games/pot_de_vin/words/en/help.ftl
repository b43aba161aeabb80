# Help on every rule of Pot de Vin. The ids in brackets are those of the rule pages.

help-rules = Pot de Vin in short
    .text =
        Four characters, Aldo, Pietra, Enzo and Ugo, each have cards from 1 to 13. In every round a card is turned up whose character is trump. One player leads a card, and the others play the same character if they have it, or pass and pay a gem.
        The highest trump wins the round, or else the highest card of the character that was led. Its player takes all the cards, the trump card too, and the gems, and leads the next round.
        Most cards bear the symbol of a guild. Of each guild you want up to three symbols, or at least seven: 1, 3 and 6 points, then −1, −3 and −6, then 10 and 15. So it is as important to lose some rounds as to win others.
        Jokers join a guild at the end, +2 and −2 are points, Pot-de-Vin cards hurt unless you have all four, and every gem you won is a point.

help-setup = Set-up
    .words = begin, deal, players, rounds
    .text =
        The 52 cards are shuffled. Some of them form the trump pile, face down, and the others are dealt: 16 and 12 each for three players, 12 and 10 each for four, 12 and 8 each for five. Everybody gets gems: 4, with four players 2. There are as many rounds as cards in the trump pile, and that is how many cards and gems you have together. [PDV-SU-03]
        Chance decides who leads first. [PDV-SU-05]
help-cards = Cards and guilds
    .words = deck, guild, guilds, symbols, characters, aldo, pietra, enzo, ugo
    .text =
        There are 52 cards: four characters with the values 1 to 13. [PDV-SU-01]
        The values 4 to 12 bear a symbol of one of six guilds, and a few bear two: Nobles, Artists, Merchants, Workers, Knights, Assassins. The others are neutral: a 1 is a joker, a 2 is worth 2 points, a 3 costs 2 points, and a 13 is a Pot-de-Vin. [PDV-SU-02]
        Which guild a card bears depends on the deck, as the rulebook does not list it. The hand and the log show it.
help-trump = Trump
    .words = trump, trumps, pile
    .text = Each round begins with the top card of the trump pile turned up. Its character is trump for the round and beats the three others. The card itself does not compete; it is part of the prize. [PDV-RO-01]
help-lead = Leading
    .words = lead, leader
    .text =
        The leader plays any card, a trump or a neutral one too, and cannot pass. [PDV-RO-02]
        The winner of a round leads the next one; if that player has no cards left, the next player clockwise who has some. [PDV-RO-09]
help-follow = Following
    .words = follow, suit
    .text =
        A card you play must be of the character that was led, if you have one. If you have none, any card goes. You may pass although you could follow, and you never have to trump. [PDV-RO-04]
        The table shows in which characters a player could not follow.
    .example = Pietra 9 is led. Ana holds Pietra 5 and Ugo 12, and Ugo is trump: she may play Pietra 5 or pass with a gem, and not trump.
help-gems = Gems and passing
    .words = gem, pass, bribe
    .text =
        Instead of playing a card you may pass and put one of your own gems into the middle, if you have one. [PDV-RO-03]
        With your last card you lose the gems that you have not used, and you have no more turns. The gems that you won stay: they are points and cannot be paid. [PDV-RO-10]
help-winning = Winning a round
    .words = win, highest, round
    .text =
        Everybody has one turn, clockwise from the leader. [PDV-RO-05]
        The highest trump wins, and if there is none, the highest card of the character that was led. [PDV-RO-06]
    .example = Pietra 9 is led, Bruno plays Pietra 10, and Clara, who has no Pietra, plays Ugo 4. Ugo is trump, so Clara wins.
help-taking = What the winner takes
    .words = take, prize, treasure
    .text =
        The winner takes the cards that were played, the trump card and the gems of the round. [PDV-RO-07]
        The cards lie open in columns, one for each guild and one for neutral cards. The gems lie on the treasure, a point each. [PDV-RO-08]
help-end = End of the game
    .words = end, victory, tie
    .text =
        The game is over after the last card of the trump pile, or as soon as nobody has a card. [PDV-RO-11]
        Most points win. If they are equal, most cards taken decide, then most gems won; if those are equal too, the victory is shared. [PDV-EN-01]
help-points = Points
    .words = points, score, scoring
    .text =
        For each guild: 1 symbol is worth 1 point, 2 are worth 3, 3 are worth 6; 4 cost 1, 5 cost 3, 6 cost 6; 7 are worth 10, and 8 or more 15. A card with two symbols counts as two.
        A +2 gives 2 points and a −2 takes 2. One Pot-de-Vin costs 1 point, two cost 3, three cost 6, and all four are worth 10. Every gem won is a point.
    .example = Three Nobles are worth 6 points. A fourth Noble makes −1 of them, and with a seventh they are worth 10.
help-jokers = Jokers
    .words = joker
    .text =
        After the last round every joker goes to a guild of which you have a symbol, at most one to each guild, and counts as one symbol more. You choose where, but you cannot keep it back, even if it costs points. A joker that has no place is discarded.
    .example = Ana has two Nobles, four Workers and one joker. With the Nobles it makes 6 points of 3; with the Workers it would make −3 of −1.
help-pairs = Four players in pairs
    .words = pair, partners, partner
    .text =
        Partners sit across from each other. [PDV-PA-01]
        The winner of a round keeps the cards in front of it and may not give any to the partner. [PDV-PA-02]
        If both partners have symbols of a guild, only the smaller number counts; jokers are added after that. [PDV-PA-03]
        Everything else is as for single players, and a pair adds up its points. [PDV-PA-04]
help-six = Six players
    .words = six, discard, recycle
    .text =
        Six players form three pairs. [PDV-SU-04]
        Partners sit three seats apart, and chance decides who leads first. [PDV-6P-01]
        The leader and the next two get 8 cards, the other three 9, everybody gets 4 gems, and the last card goes to the trump pile unseen. [PDV-6P-02]
        Each of the three with 9 cards puts one into the trump pile in secret. It is shuffled and the first card turned up. [PDV-6P-03]
        One card of a round is not taken, the trump card unless the group plays otherwise: it stays in the middle, and the next trump covers it. [PDV-6P-04]
        When the pile is used up, before rounds 5 and 9, the four cards in the middle are shuffled into a new one. After 12 rounds the game is over. [PDV-6P-05]
        Otherwise six play as four do in pairs. [PDV-6P-06]
help-table = The table on the screen
    .words = marks, screen, columns
    .text =
        ▶ marks whose turn it is, ▲ trump, ★ the card that wins so far. 3:6→−1 says that three symbols of a guild are worth 6 points and that with one more they would be worth −1; on a narrow screen the second number is left out and stands in the line below the table. Of neutral cards ? is a joker, + and − are worth 2 or cost 2, P is a Pot-de-Vin.
        In your hand the cards that you may play have a number. Type it, or the card: aldo 12, a12. g or gem passes.
