# Help on every rule of Coup. The ids in brackets are those of the rule pages.

help-rules = Coup in short
    .text =
        Everybody has two cards face down, each an influence over a character at court. A player who loses both is out, and the last one left wins.
        On your turn you take one action. Some are open to all: income, foreign aid, and for { $coup_cost } coins a coup. The others belong to a character: { $patron ->
            [0] the Duke takes 3 coins
           *[other] the Patron takes 3 coins and gives one of them away
        }, the Assassin kills for { $assassin_cost }, the Captain steals 2, { $inquisitor ->
            [0] the Ambassador exchanges cards
           *[other] the Inquisitor exchanges a card or looks at another’s
        }. You may claim any character, whether you hold it or not.
        Whenever somebody claims a character, anybody may challenge. If the claim was true, the challenger loses an influence; if not, the one who made it does.
        Some actions can be blocked, again by claiming a character: { $patron ->
            [0] the Duke
           *[other] the Patron
        } blocks foreign aid, { $lawyer ->
            [0] the Contessa
           *[other] the Lawyer
        } an assassination, Captain and { $inquisitor ->
            [0] Ambassador
           *[other] Inquisitor
        } a steal.

help-setup = Set-up
    .words = begin, cards, deck, treasury, coins
    .text =
        The deck holds the five characters of the game: three copies of each for up to six players, four for seven or eight, five for nine or ten. Everybody is dealt two cards face down and may look at them whenever they like; the rest is the Court deck. [COUP-SU-01, COUP-SU-02, COUP-SU-03, COUP-SU-04]
        Everybody gets 2 coins, which lie in the open, and the others are the Treasury. A reference card reminds of the actions and does nothing else: here it is the menu. [COUP-SU-05, COUP-SU-06, COUP-SU-07]
        The winner of the last game begins, and play goes clockwise. [COUP-SU-08, COUP-SU-10]
help-influence = Influence
    .words = lose, card
    .text =
        Each card you have face down is one influence over its character. When you lose an influence, you choose which of your cards to reveal. [COUP-IN-01, COUP-IN-02]
        A revealed card stays face up for all to see. It gives you nothing any more and never returns to the deck. [COUP-IN-03]
help-turn = A turn
    .words = turn, actions, action, claim, bluff
    .text =
        On your turn you announce exactly one action; you cannot pass. Any action you can pay for is open to you, whatever you hold: to take the action of a character is to say that you hold it, truly or not. [COUP-TU-01, COUP-TU-02, COUP-TU-03]
        First the others may challenge, then they may block, and then the action happens. What nobody challenges or blocks succeeds. [COUP-TU-04, COUP-TU-05]
        With { $must_coup } coins or more at the start of your turn you must launch a coup. Then it is the turn of the next player who is still in the game. [COUP-TU-06, COUP-TU-07]
    .example = Ana holds two Contessas and takes the tax: “I am the Duke.” Nobody objects, and she gets { $tax } coins.
help-income = Income
    .words = income
    .text = Take 1 coin. Nobody can challenge or block it. [COUP-GA-01, COUP-BL-06]
help-foreign-aid = Foreign aid
    .words = aid
    .text = Take 2 coins. It claims no character, so nobody can challenge it, but anybody may block it with the Duke (or the Patron). [COUP-GA-02, COUP-BL-02]
help-coup = Coup
    .words = coup
    .text = Pay { $coup_cost } coins and name another player, who loses an influence at once. A coup can be neither challenged nor blocked. [COUP-GA-03, COUP-BL-06]
help-tax = Tax (Duke)
    .words = duke
    .text = Claim the Duke and take 3 coins. Nobody can block it. [COUP-CH-01, COUP-BL-06]
help-assassinate = Assassinate (Assassin)
    .words = assassin, contessa
    .text =
        Claim the Assassin, pay { $assassin_cost } coins and name another player, who loses an influence unless the assassination is challenged or blocked. [COUP-CH-02]
        The Contessa has no action of her own. She blocks an assassination aimed at you; the { $assassin_cost } coins stay spent. [COUP-CH-05, COUP-BL-03]
help-steal = Steal (Captain)
    .words = captain
    .text =
        Claim the Captain and take 2 coins from another player, or the only one there is. [COUP-CH-03]
        The player you steal from may block with the Captain, or with the Ambassador or the Inquisitor, whichever is in the game. [COUP-BL-04, COUP-IQ-05]
help-exchange = Exchange (Ambassador)
    .words = ambassador
    .text = Claim the Ambassador, draw two cards from the Court deck, keep as many as you had and shuffle the other two back in. Nobody can block it. [COUP-CH-04, COUP-BL-06]
help-block = Blocks
    .words = block, counteraction
    .text =
        To block is to claim a character that stops an action. The claim may be false, and anybody may challenge it. [COUP-BL-01]
        Anybody may block foreign aid with the Duke. An assassination or a steal is blocked only by the player it is aimed at: with the Contessa; with the Captain or the Ambassador. [COUP-BL-02, COUP-BL-03, COUP-BL-04]
        A blocked action fails and what it cost stays paid. Income, coup, tax and exchange cannot be blocked. [COUP-BL-05, COUP-BL-06]
    .example = Bruno asks for foreign aid, Clara blocks as the Duke. Ana does not believe her and challenges: Clara cannot show a Duke, loses an influence, and Bruno gets his coins.
help-challenge = Challenges
    .words = challenge, doubt
    .text =
        Every claim to a character can be challenged, by any player who is still in the game, concerned or not. All are asked before play goes on; afterwards it is too late. [COUP-CL-01, COUP-CL-02, COUP-CL-03]
        The loser of a challenge loses an influence at once. If the claim for an action was false, the action fails; if a block was false, the action goes through. [COUP-CL-06, COUP-CL-08, COUP-CL-09]
help-prove = Proving and declining
    .words = prove, decline, show
    .text =
        A player who is challenged proves the claim by showing the card. It goes back to the Court deck, which is shuffled, and its owner draws another. [COUP-CL-04, COUP-CL-07]
        Where the edition allows it, you may also decline to show a card you hold. You lose the challenge then, and reveal a card that is not the one you claimed, unless the group plays by the letter: then any card. [COUP-CL-05]
    .example = Clara is challenged as the Captain and shows him. The challenger loses an influence, the Captain goes back into the deck, and Clara draws another card.
help-costs = Costs
    .words = pay, refund
    .text = A coup costs { $coup_cost } coins and an assassination { $assassin_cost }, paid when it is announced. You get the coins back only if your claim is challenged and not proved, not after a block. [COUP-CL-08, COUP-BL-05]
    .example = Ana pays { $assassin_cost } coins for an assassination and is blocked: the coins are gone. If she had been caught without an Assassin, she would have them back.
help-danger = Two influences in one turn
    .words = danger, double
    .text = An assassination can cost you both cards: one because you challenged a true Assassin, or claimed the Contessa falsely and were challenged, and one because the assassination then goes through. [COUP-DD-01]
    .example = Bruno assassinates Ana. She challenges, he shows the Assassin: one card lost. Then the assassination goes through: the other one, too.
help-elimination = Elimination
    .words = out
    .text =
        A player with no influence left is out at once. The cards stay face up and the coins go back to the Treasury. [COUP-IN-04]
        If it happens while the Captain is stealing from that player, the thief takes the 2 coins first. A player who is out takes part in nothing any more. [COUP-IN-05, COUP-IN-06]
help-windows = Who answers when
    .words = windows, answer, order
    .text = When several players may answer, everybody answers before any answer is opened. Then they count clockwise: challenges from the player who made the claim, blocks from the player whose turn it is. If a block of foreign aid proves false, the next block that was given counts. So being quick decides nothing, and you never see what others answer before you do. [COUP-CL-03, COUP-TU-05]
help-end = End of the game
    .words = end, win
    .text = The game is over as soon as one player alone has influence. There is no tie and no second place. [COUP-EN-01, COUP-EN-02]
help-talk = Talk
    .words = talk, promise, deal
    .text = At a table you may promise anything, and nothing binds you. Nobody may show face-down cards, give coins or lend them. In the Argentine edition nobody may tell which cards an exchange brought. [COUP-NE-01, COUP-NE-02, COUP-NE-03, COUP-NE-04]
help-inquisitor = Inquisitor
    .words = inquisitor
    .text =
        The Inquisitor takes the place of the Ambassador. It has two actions, one of them in a turn: to examine, or to exchange a single card, drawing one and returning one. It blocks a steal. [COUP-IQ-01, COUP-IQ-02, COUP-IQ-03, COUP-IQ-05]
help-examine = Examine (Inquisitor)
    .words = examine
    .text = Claim the Inquisitor and name a player, who shows you alone one of their cards. You leave it or have it replaced by a card from the Court deck. Everybody sees which of the two, and nobody else the cards. [COUP-IQ-04]
help-patron = Share (Patron)
    .words = patron, share
    .text = The Patron takes the place of the Duke. Claim it to take 3 coins, keep 2 and give 1 to another player, whom you name at once. The Patron blocks foreign aid, and is the character that an embezzler must not hold. [COUP-PA-01, COUP-PA-02, COUP-PA-03]
help-lawyer = Lawyer
    .words = lawyer, estate
    .text =
        The Lawyer takes the place of the Contessa and blocks assassination. [COUP-LA-01]
        When a player is out, everybody may claim the Lawyer to inherit the coins. The claims are tested one after the other and can be challenged; those that stand share equally, and what is left over goes to the Treasury. Five coins among three lawyers: 1 each, 2 to the Treasury. [COUP-LA-02]
        Lawyer and Patron may be played together, with or without Reforma. [COUP-LA-03]
help-reforma = Reforma and factions
    .words = reforma, faction, factions, steamers, safe
    .text =
        Everybody belongs to the Steamers or to SAFE, for all to see, and a sewer lies in the middle, empty at first. The first player chooses a faction, and clockwise each takes the other one. [COUP-RF-01, COUP-RF-02]
        As long as there are two factions you may not launch a coup, assassinate or steal against your own, nor block its foreign aid. Challenging it is always allowed. [COUP-RF-03, COUP-RF-04]
help-convert = Convert
    .words = conversion, sewer
    .text =
        Pay { $convert_self ->
            [one] { $convert_self } coin
           *[other] { $convert_self } coins
        } to change your own faction or { $convert_other } to change that of another player. The coins go to the sewer. Nobody can challenge or block it. [COUP-RF-05, COUP-RF-06]
help-embezzle = Embezzle
    .words = embezzlement
    .text =
        Claim to hold no Duke (no Patron, where it takes the Duke’s place) and take all coins of the sewer. [COUP-RF-07]
        Anybody may challenge. If there is none, you show your whole hand, shuffle it into the Court deck and draw as many cards, and the challenger loses an influence. If there is one, you lose an influence and the coins stay. [COUP-RF-08, COUP-RF-09]
help-declared = Declared coup
    .words = declared, named
    .text =
        A player who launches a coup names a character. The target shows both cards, and the named one is lost; if it is not there, nothing is. Afterwards the target exchanges cards as with the Ambassador. A group may play assassinations the same way, always or as the assassin likes, and may let the target choose the card to lose. [COUP-2P-04, COUP-2P-05, COUP-2P-06]
help-two-players = Two players
    .words = two, sets
    .text = The first of two players begins with 1 coin. By sets, each takes a set of the five characters, picks one card in secret and puts four aside; a third set gives each the second card, and its last three are the Court deck. [COUP-2P-01, COUP-2P-02, COUP-2P-03]
help-many-players = Seven to ten players
    .words = many, seven, ten
    .text = Every character then has more copies, the replacements too. If the coins run out, anything may stand for a coin: the Treasury goes on paying. [COUP-10-01, COUP-10-02]
help-art = Same and distinct art
    .words = art, pictures
    .text = A group may play with pictures that are all the same or that differ between the copies of a character. With distinct art, here the letters A, B and C, a card that is seen twice can be known again. [COUP-SU-09]
help-table = The table on the screen
    .words = marks, screen
    .text =
        ▶ marks whose turn it is, ■ a card face down. The claims of each player stand at the end of the line: ×2 says how often, ✓ that a claim was challenged and proved, ✗ that it was challenged and not proved.
        The menu says in brackets whether a claim would be true or a bluff. You may type its number, or words: steal 2, steal Bruno, or just the beginning of a word.
