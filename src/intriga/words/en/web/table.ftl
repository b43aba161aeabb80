# A table in the browser: its frame, the bar with what is asked, the waiting room, the automatic answers.

## The frame

web-at-connecting = Finding your chair…
web-at-dealing = Dealing…
web-at-lost = Connection lost. Trying again…
web-at-lost-restart = The server is restarting. Your game will be back in a moment…
web-at-lost-slow = Your connection is slow. Trying again…
web-at-lost-too-fast = Not so fast! Back in a moment…
web-at-lost-not-kept = The server cannot save just now. Trying again…
web-at-late = You only watch, so you see this game { $time } late. What you write appears late, too.
web-at-late-first = Spectators see this game { $time } late. It begins for you when that time has passed…
web-at-refused = That didn’t go through. Try again.
web-at-closed = The connection has ended
web-at-closed-private = This table is private
web-at-closed-barred = You were sent away
web-at-closed-no-table = This table is gone
web-at-bye = The server has ended the connection.
web-at-resume = Go on
web-at-pause = Pause the game
web-at-away = You seem to be away, so nobody waits for you.
web-at-bot-plays = A bot plays for you.
web-at-back = I am back
web-at-absent = { $who } is away.
web-at-gone = { $who } is offline.
web-at-vote = Let a bot play
web-at-voted = You voted for a bot
web-at-watching =
    { $people ->
        [one] { $people } spectator
       *[other] { $people } spectators
    }
web-at-you-watch = You are watching
web-at-board = The board
web-at-menu = Table menu
web-at-invite = Invite
web-at-rules = Rules
web-at-summary = Summary
web-guide = Hint
web-guide-close = Got it
web-guide-off = No more hints
web-at-rename = Change my name
web-at-rename-title = What are you called?
web-at-hand-over = Let a bot play for me
web-at-leave = Leave the table
web-at-leave-title = Leave the table?
web-at-leave-game = A bot plays on in your place. You can come back while the game lasts.
web-at-left = You left: a bot plays for you.
web-at-take-back = Come back
web-at-given = The table answered for you. You may take it back.
web-at-unanswered = Your time ran out: the table let it pass for you.
web-at-mute = Mute { $who }
web-at-bar-watcher = Send { $who } away for good
web-at-new-link = New link
web-at-unmute = Hear { $who } again
web-at-replaced = The host gave your chair to { $who }, and may give it back.
web-report = Report { $who }
web-report-title = Report somebody
web-report-about = Whoever runs this server gets your report, with the last lines of talk that you could read. { $who } learns nothing of it.
web-report-why = What is wrong?
web-report-talk = What was said
web-report-name = The name
web-report-cheating = Cheating
web-report-other = Something else
web-report-send = Send the report
web-report-sent = Your report is with whoever runs this server.
web-report-failed = The report did not go through. Try again in a moment.
web-give = Give a chair to somebody who watches
web-give-this = Give the chair of { $who } to somebody who watches
web-give-about = The new player takes over the hand and plays on. The person who had the chair watches from then on.
web-give-about-room = The new player sits there for the next game.
web-give-chair = Chair of
web-give-to = For
web-give-do = Give the chair
web-give-nobody = Nobody who watches can take a chair now, or no chair can be given: those of bots can, and those of people who left or are away.
web-at-away-title = Send { $who } away?
web-at-away-once = For now
web-at-away-game = A bot plays on in this game. The person watches, and may sit down again for the next one.
web-at-away-room = The chair is free again. The person may sit down once more.
web-at-away-ever = For good
web-at-bar-about = This person can neither sit nor talk at this table again, and may watch it only if it is open to anybody. A private table gets a new invitation link: the old one lets nobody new in, and everybody else may stay.
web-at-bar-not = Leave it
web-told-chairs =
    { $chairs ->
        [one] { $chairs } chair
       *[other] { $chairs } chairs
    }
web-told-yes = yes
web-told-no = no
web-at-leave-room = Your chair becomes free.
web-at-stay = Stay
web-at-join = Sit down
web-at-join-title = Take a seat
web-at-join-about = The others see you by this name. You need no account.
web-at-name = Your name
web-at-says = { $who } says: { $text }
web-at-watch = Only watch
web-at-queue = Queue for a chair
web-at-queue-title = Who is waiting?
web-at-queue-about = You get the first chair that is free for the next game. The others see you by this name.
web-at-unqueue = Leave the queue
web-at-queue-place = You are number { $place } in the queue for a chair.
web-at-queue-next = A chair is free for you: you play the next game.
web-at-queue-waiting = Waiting for a chair
web-at-queue-named = Waiting for a chair: { $who }
web-at-queue-gone = not connected
web-at-queue-give = Give { $who } the chair of { $bot }

## The bar

web-bar = What to do
web-bar-answers-of = Your answers
web-bar-time = Time left
web-bar-seconds =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
web-bar-bank = Time bank
web-bar-bank-begins =
    { $seconds ->
        [one] Your time bank runs: { $seconds } second left.
       *[other] Your time bank runs: { $seconds } seconds left.
    }
web-bar-held = Somebody lost the connection: the clock is waiting.
web-bar-then = No answer: { $answer }
web-bar-table-chooses = the table chooses
web-bar-seconds-short = { $seconds } s
web-bar-sealed = Sent:
web-bar-sealed-reaction = Answer sent, nobody sees it yet:
web-bar-undo = Change answer
web-bar-hurry = Skip to the end
web-bar-back = Back
web-bar-answers = The others may answer now.
web-bar-out = You are out of the game. Watch how it ends; the others may answer now.
web-bar-waiting = Waiting for { $who }.
web-bar-waiting-held = Waiting for { $who } to reconnect. The clock is stopped.
web-bar-going-on = Going on…
web-bar-paused = The clocks stand still.
web-bar-choose-card = Choose a card.
web-bar-card = { $card }
web-bar-costs = costs { $price }
web-bar-gives = gives { $gain }

## Automatic answers

web-auto-title = Automatic answers
web-auto-about = Only you know of these. They answer after a while, as people do, so nobody can tell them from you. They end with the game.
web-auto-now = Always allow from now on: { $claim }
web-auto-rest = When somebody does something
web-auto-rest-ask = Ask me
web-auto-rest-others = Allow what is not aimed at me
web-auto-rest-all = Allow everything
web-auto-claims = When somebody claims
web-auto-about-rest = as above
web-auto-about-allow = always allow
web-auto-about-ask = always ask me
web-auto-blocks = When I may block
web-auto-block-ask = ask me
web-auto-clear = Clear all
web-auto-done = Done
web-auto-off = Switch off: { $rule }
web-auto-off-short = Switch off
web-auto-is-all = Allow everything
web-auto-is-others = Allow what is not aimed at me

## The waiting room

web-room-chairs = At the table
web-room-chair = chair { $chair }
web-room-free = Free chair
web-room-sit = Sit down
web-room-full = No free chair
web-room-you = you
web-room-host = Host
web-room-ready = Ready
web-room-gone = Not connected
web-room-program = Program
web-room-bot = Bot · { $level }
web-room-add-bot = Add a bot
web-room-fill = Bots on all free chairs
web-room-level = How { $who } plays
web-room-about = More about { $who }
web-known = What is known of { $who }
web-room-make-host = Make host
web-room-send-away = Send { $who } away
web-room-pairs = You play in pairs: partners win together. Choose a chair to choose your partner.
web-room-partner = Partner of { $who }
web-room-partner-chair = Partner of chair { $chair }
web-room-move = Sit here
web-room-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
web-room-players = { $least } to { $most } players
web-room-listed = Open table
web-room-private = By private link
web-room-invite = Invite friends
web-room-invite-about = Anybody with this link may sit down. Scan it, or send it.
web-room-link = Private link
web-room-copy = Copy link
web-room-share = Share
web-room-share-title = A table at Intriga
web-room-qr = The private link as a QR code
web-room-rules = The rules
web-room-time = Time and privacy
web-room-back = Back to the last game
web-room-leave = Leave the table
web-room-start = Deal the cards
web-room-ready-me = I am ready
web-room-ready-again = The rules have changed: ready again?
web-room-again = Asked again
web-room-not-ready-me = Not ready after all

## Advice, for somebody alone with bots

web-advice = Advice
web-advice-waiting = Thinking…
web-advice-lost = No advice came. Try again in a moment.
web-advice-stale = That question has already been answered.
web-advice-only = There is only one answer.
web-advice-decided = Play what you like: it hardly matters here.
web-advice-about = On what you have seen, and nothing else. Wins: the chance of winning after each answer. Top bot: how often the house’s strongest player answers so. In the games where that was measured, what an answer loses was typically off by about { $error } in a hundred games.
web-advice-best = “{ $best }” looks best: it wins about { $percent }% of the time.
web-advice-close = It is close: “{ $best }” and “{ $second }” are about as good.
