# Words of Coup that can be looked up where they stand, and hints for a first game.

term-influence = influence
    .words = influence, influences
    .about = Each of your face-down cards. Lose both and you are out.
term-claim = claim
    .words = claim, claims, claimed
    .about = Saying that you hold a character, by doing what it can do. It need not be true.
term-bluff = bluff
    .words = bluff, bluffs, bluffing
    .about = A claim that is not true.
term-challenge = challenge
    .words = challenge, challenges, challenged
    .about = To say that a claim is not true. The one who is wrong loses an influence.
term-block = block
    .words = block, blocks, blocked
    .about = To stop an action by claiming a character that can. It may be challenged too.
term-court = Court deck
    .words = Court deck
    .about = The cards that nobody holds, face down in the middle.
term-faction = faction
    .words = faction, factions
    .about = Steamers or SAFE. While there are two, nobody attacks or blocks their own.
term-sewer = sewer
    .words = sewer
    .about = Where coins paid for a conversion go. A player who claims to hold no Duke may take them all.

guide-action = One action a turn. A button with a character is a claim: it need not be true, and where it isn’t, the button says “bluff”. A grey one says what is missing.
guide-must-coup = With this many coins you must launch a coup. Choose whom.
guide-challenge = True or not? If you challenge a true claim, you lose an influence; if it was false, they do. To allow it costs nothing.
guide-block = You may claim a character that stops this, whether you hold it or not. The others may then challenge you.
guide-prove = Show the card, and the challenger loses an influence. You get a new card for the one shown.
guide-lose = Choose the card that you need least. From now on all see it.
guide-exchange = Keep what helps you; the rest goes back unseen.
guide-setup-faction = Steamers or SAFE: two sides, one as strong as the other. While there are two, nobody attacks or blocks their own. The others take the sides by turns.
