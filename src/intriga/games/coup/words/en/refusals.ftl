# Why Coup refuses an input: one sentence for each reason.

refusal-must-coup = With 10 coins or more you have to launch a coup.
refusal-cannot-afford = You do not have the coins for that.
refusal-not-in-game = That character is not in this game.
refusal-no-reforma = That is only possible with Reforma.
refusal-no-such-target = Choose another player who is still in the game.
refusal-own-faction = That is not possible against your own faction while there are two.
refusal-nothing-to-steal = That player has no coins, and this table does not allow stealing from an empty purse.
refusal-nothing-to-embezzle = The sewer is empty, and this table does not allow embezzling nothing.
refusal-must-name = Name a character too: a card is declared at this table.
refusal-must-not-name = No character is named with that at this table.
refusal-cannot-block-with = That character does not block this action.
refusal-cannot-decline = You cannot decline here: the card has to be shown.
refusal-cannot-prove = You cannot prove that.
refusal-not-held = You do not hold that card.
refusal-would-prove = Turning that card up would prove your claim: choose the other one.
refusal-wrong-number = That is not the right number of cards.
