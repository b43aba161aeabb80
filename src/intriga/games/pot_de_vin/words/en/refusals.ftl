# Why Pot de Vin refuses an input: one sentence for each reason.

refusal-must-lead = Who leads has to play a card and cannot pass.
refusal-must-follow = You have cards of the character that was led: play one of them, or pass with a gem.
refusal-no-gems = You have no gem left to pass with.
refusal-not-held = You do not hold that card.
refusal-not-played = That card was not played in this round.
refusal-wrong-guilds = Your jokers cannot go there: one each to guilds you have, and none kept back.
