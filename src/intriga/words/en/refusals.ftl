# Why any game may refuse an input: one sentence for each reason.

refusal-game-over = The game is over.
refusal-not-awaited = It is not for you to answer now.
refusal-not-the-question = That is no answer to the question on the table.
refusal-unreadable = That is not understood here.
