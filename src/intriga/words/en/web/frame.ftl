# The page: what all its parts share.

web-title-lobby = Intriga
web-title-create = New table · Intriga
web-title-table = Table · Intriga
web-title-evening = Our evening · Intriga
web-title-replay = Replay · Intriga
web-title-rules = Rules · Intriga
web-title-learn = Learn by playing
web-title-lesson = Lesson · Intriga
web-title-puzzles = Puzzles
web-title-daily = The daily bluff · Intriga
web-title-about = About · Intriga
web-title-continue = Another device · Intriga
web-title-circle = Our table · Intriga
web-title-me = Your games · Intriga
web-title-open = Open a record · Intriga
web-title-gallery = Gallery · Intriga
web-title-missing = Not found · Intriga

web-game-coup = Coup
web-game-pot-de-vin = Pot de Vin

web-home = Intriga, to the lobby
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-return = Back to your game
web-nav-about = About Intriga
web-independent = An independent program, with art and words of its own.
web-skip = Skip to the content
web-close = Close
web-again = Try again
web-copied = Copied
web-copy-refused = The browser does not allow copying.
web-waiting = Shuffling…

## Settings

web-settings = Settings
web-tab-your-turn = Your turn
web-face = Your face
web-face-number = Face { $number }

## Somebody new

web-device = Continue on another device
web-anew = Start as somebody new

## What is not there

web-missing-address = There is nothing here
web-missing-address-about = The address may be mistyped, or the table is gone.
web-missing-home = To the lobby
web-missing-connection = The page could not be fetched
web-missing-connection-about = The connection may be down, or the server is being updated.

## Rules

web-rules-title = The rules of { $game }
web-rules-games = Game
web-rules-example = Example:
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } topic
       *[other] { $count } topics
    }
web-rules-none = No rule speaks of “{ $typed }”.
web-rules-rule = Rule { $rule }
web-rules-topic-link = Link to { $topic }
web-rules-more = All rules
web-rules-failed = The rules could not be fetched.
web-more = More
