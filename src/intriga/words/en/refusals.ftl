# Why something is refused: one sentence for each reason.

## By any game

refusal-game-over = The game is over.
refusal-not-awaited = It is not for you to answer now.
refusal-not-the-question = That is no answer to the question on the table.
refusal-unreadable = That is not understood here.

## By a table or the server

table-refusal-private = This table is private: ask for its link.
table-refusal-not-seated = You have no chair at this table.
table-refusal-seated-already = You have a chair at this table already.
table-refusal-no-chair = There is no such chair.
table-refusal-chair-taken = Somebody sits there already.
table-refusal-table-full = There is no free chair left.
table-refusal-queue-full = Too many wait for a chair already.
table-refusal-not-host = Only the host may do that.
table-refusal-not-a-person = Nobody who could do that sits there.
table-refusal-bad-name = Please choose a name that can be read.
table-refusal-bad-level = There is no such bot.
table-refusal-bad-options = These rules do not go together.
table-refusal-bad-settings = That is not possible for a table.
table-refusal-too-few = Too few people sit at the table.
table-refusal-not-ready = Somebody is not ready yet.
table-refusal-game-on = Not while a game is going on.
table-refusal-no-game = No game is going on.
table-refusal-paused = The game is paused.
table-refusal-not-paused = The game is not paused.
table-refusal-stale = Too late: that question is no longer open.
table-refusal-nothing-to-undo = There is nothing to take back.
table-refusal-bot-plays = A bot plays for you: take your chair back first.
table-refusal-not-away = That player is not away.
table-refusal-nobody-watches = Nobody watches just now who could take that chair.
table-refusal-not-watching = That person no longer watches, or cannot take this chair in this game.
table-refusal-voted = You have wished for a bot there already.
table-refusal-people-play = A person still plays in this game.
table-refusal-present = That player is there again.
table-refusal-too-fast = Too many commands at once. Wait a moment.
table-refusal-nothing-said = The message is empty.
table-refusal-barred = The host has sent you away from this table for good.
table-refusal-other-lesson = The lesson shows another answer here: read its note again.
table-refusal-not-alone = Advice is for games in which everybody else is a bot.
table-refusal-unreadable-message = The server does not understand that. Reload the page.
table-refusal-too-many = Too much was opened from here. Try again later.
table-refusal-too-much = Too much was kept from here today. You may play this game to its end; for the rest, try again tomorrow.
table-refusal-foreign = That is not allowed from here.
table-refusal-no-table = There is no such table any more.
table-refusal-no-replay = There is no such game.
table-refusal-not-these-eyes = This table does not show its cards.
table-refusal-bad-token = This server does not know that token.
table-refusal-bad-link = This link opens nothing any more: it was used already, or its five minutes are over. Make a new one on the device where you sit.
table-refusal-own-place = This browser sits at a table as somebody else.
table-refusal-no-browser = A program goes on wherever its token is.
table-refusal-other-protocol = The page is out of date. Reload it.
table-refusal-not-kept = The server could not save that. Try again.
table-refusal-later = The server shows many games just now. Try again in a moment.
table-refusal-defect = Something went wrong in the server. Nothing was changed.
