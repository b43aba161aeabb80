# Why something is refused: one sentence for each reason.

## By any game

refusal-game-over = The game is over.
refusal-not-awaited = It isn’t your turn to answer.
refusal-not-the-question = That doesn’t answer the question on the table. Choose one of its answers.
refusal-unreadable = I didn’t catch that. Choose one of the answers.

## By a table or the server

table-refusal-private = This table is private: ask for its link.
table-refusal-not-seated = You have no chair at this table. Sit down first.
table-refusal-seated-already = You already have a chair at this table.
table-refusal-no-chair = There is no such chair.
table-refusal-chair-taken = Somebody sits there already. Choose another chair.
table-refusal-table-full = There is no free chair left.
table-refusal-queue-full = The queue for a chair is full. Try again in a while.
table-refusal-not-host = Only the host may do that.
table-refusal-not-a-person = There is nobody in that chair who can do that.
table-refusal-bad-name = Please choose a name with letters or digits.
table-refusal-bad-level = There is no such bot. Choose another.
table-refusal-bad-options = These rules don’t go together. Change one of them.
table-refusal-bad-settings = A table can’t be set up like that. Choose something else.
table-refusal-too-few = Too few are at the table. Invite somebody, or add a bot.
table-refusal-not-ready = Somebody is not ready yet.
table-refusal-game-on = Not during a game. Wait until it is over.
table-refusal-no-game = No game is going on.
table-refusal-paused = The game is paused. Wait until it goes on.
table-refusal-not-paused = The game is not paused.
table-refusal-stale = Too late: the table has moved on.
table-refusal-nothing-to-undo = There is nothing to take back.
table-refusal-bot-plays = A bot plays for you: take your chair back first.
table-refusal-not-away = That player is not away.
table-refusal-nobody-watches = Nobody who is watching can take that chair.
table-refusal-not-watching = That person no longer watches, or cannot take this chair in this game.
table-refusal-voted = You have already voted for a bot there.
table-refusal-people-play = A person still plays in this game.
table-refusal-present = That player is back.
table-refusal-too-fast = Not so fast. Wait a moment.
table-refusal-nothing-said = Write something first.
table-refusal-barred = The host has sent you away from this table for good.
table-refusal-other-lesson = Not this time: the note says what to try.
table-refusal-not-alone = Advice is for games in which everybody else is a bot.
table-refusal-other-chance = Those are not the bytes announced before the deal.
table-refusal-only-seated = At this table only those who sit may talk.
table-refusal-number-used = Another request of yours had this number. Try it again.
table-refusal-daily = The game of the day counts: hints wait until it is over.
table-refusal-unreadable-message = The server does not understand that. Reload the page.
table-refusal-too-many = That was a lot at once. Wait a few minutes and try again.
table-refusal-full = The house is full. Try again in a few minutes.
table-refusal-too-much = Your connection has used up today’s room on this server. You can finish your games; start new ones tomorrow.
table-refusal-foreign = Open Intriga at its own address and try again.
table-refusal-no-table = There is no such table any more.
table-refusal-no-replay = There is no such game.
table-refusal-no-circle = There is no such table of friends, or its link has changed. Ask for the new one.
table-refusal-not-this-viewer = This table does not show its cards.
table-refusal-bad-token = This server doesn’t know you any more. Reload the page.
table-refusal-bad-link = This link opens nothing any more: it was used already, or its five minutes are over. Make a new one on the device where you sit.
table-refusal-bad-passkey = This passkey opens nothing here. Try once more, or come back another way.
table-refusal-bad-words = These words open nothing. Check how you wrote them: each set works once, and new words end the old ones.
table-refusal-no-login = That is gone already.
table-refusal-many-passkeys = You have as many passkeys as one person can have. Strike one off first.
table-refusal-own-place = This browser sits at a table as somebody else.
table-refusal-no-browser = A program goes on wherever its token is.
table-refusal-banned = Those who run this server have shut you out for good.
shut-out-until = Those who run this server have shut you out until { $until }.
table-refusal-closed-table = Those who run this server have closed this table.
table-refusal-taken-down = Those who run this server have taken this game down.
table-refusal-other-protocol = The page is out of date. Reload it.
table-refusal-not-kept = The server could not save that. Try again.
table-refusal-later = The server is busy with other games. Try again in a moment.
table-refusal-defect = Something went wrong on the server, and nothing was changed. Try again.
