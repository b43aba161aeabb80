# Beside the board: the log, talk, memory and help, what is read aloud, and the end of a game.

web-side = Beside the table
web-side-tab-log = Log
web-side-tab-talk = Talk
web-side-tab-claims = Memory
web-side-tab-help = Help
web-side-unread =
    { $lines ->
        [one] { $lines } new line
       *[other] { $lines } new lines
    }

## Log

web-side-log-empty = Nothing has happened yet.
web-side-turn = Turn { $number }
web-side-new-lines =
    { $lines ->
        [one] { $lines } new line
       *[other] { $lines } new lines
    }

## Talk

web-side-channel = Where
web-side-channel-table = Table
web-side-channel-gallery = Gallery
web-side-talk-empty = Nobody has said a word. Bluffing begins with talking.
web-side-gallery-empty = Nobody in the gallery has said a word.
web-side-gallery-note = You only watch, so the table does not hear you. Speak in the gallery; when the game is over, everybody reads it.
web-side-watcher = Somebody who watches
web-side-say = Say something
web-side-say-gallery = Say something to the gallery
web-side-send = Send
web-side-left =
    { $left ->
        [one] { $left } character left
       *[other] { $left } characters left
    }
web-side-emoji = Show an emoji at your place
web-side-emoji-thumb = Thumbs up
web-side-emoji-clap = Applause
web-side-emoji-laugh = Tears of laughter
web-side-emoji-wonder = Surprise
web-side-emoji-think = Thinking
web-side-emoji-devil = Little devil
web-side-emoji-blind = See no evil
web-side-emoji-fire = Fire

## Claims, or the columns of Pot de Vin

web-side-claims-about = What everybody has heard so far. A claim nobody challenged may still have been a bluff.
web-side-claims-none = No claim yet
web-side-claimed =
    { $times ->
        [one] claimed once
        [2] claimed twice
       *[other] claimed { $times } times
    }
web-side-proved =
    { $times ->
        [one] proved
       *[other] proved { $times } times
    }
web-side-refused =
    { $times ->
        [one] not proved
       *[other] not proved { $times } times
    }
web-side-seen = You have seen: { $cards }
web-side-columns-about = What lies open before everybody: symbols, the points that they are worth now, and with one more.
web-side-columns-none = No cards won yet
web-side-guild = Guild
web-side-symbols = Symbols
web-side-symbols-short = Sym.
web-side-more = Points with one symbol more
web-side-idle = The partner’s column counts
web-side-gems =
    { $gems ->
        [one] { $gems } gem to pass with
       *[other] { $gems } gems to pass with
    }
web-side-treasure =
    { $gems ->
        [one] { $gems } gem won
       *[other] { $gems } gems won
    }
web-side-void = Has none left of: { $cards }
web-side-jokers = A joker each for: { $guilds }

## Help

web-side-topic = Explain
web-side-keys = Keys
web-side-reference = The actions at a glance
web-side-blocked-by = Blocked by
web-side-price =
    { $coins ->
        [one] costs { $coins } coin
       *[other] costs { $coins } coins
    }
web-side-copies =
    { $copies ->
        [one] There is { $copies } of each character.
       *[other] There are { $copies } of each character.
    }
web-side-scale = Points
web-side-scale-guild = Symbols of one guild, and what they are worth
web-side-scale-pots = Cards { $card }, and what they are worth
web-side-scale-plus = Each +2 is worth 2 points.
web-side-scale-minus = Each −2 costs 2 points.
web-side-scale-gem = Each gem won is worth 1 point.
web-side-scale-joker = Each joker adds a symbol to a guild at the end.
web-side-key-number = Choose by number
web-side-key-confirm = Confirm
web-side-key-cancel = Cancel
web-side-key-undo = Change your answer
web-side-key-hand = Read out: your hand
web-side-key-players = Read out: everybody’s coins and cards
web-side-key-what = Read out: what is being waited for
web-side-key-last = Read out: what has just happened
web-side-key-help = These keys

## Read aloud

web-side-say-no-game = No game is being played yet.
web-side-say-watching = You only watch and hold no cards.
web-side-say-hand =
    You hold { $cards }. { $coins ->
        [one] { $coins } coin.
       *[other] { $coins } coins.
    }
web-side-say-hand-gems =
    You hold { $cards }. { $gems ->
        [one] { $gems } gem.
       *[other] { $gems } gems.
    }
web-side-say-player =
    { $who }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $cards ->
        [one] { $cards } card.
       *[other] { $cards } cards.
    }
web-side-say-lost = Lost: { $cards }.
web-side-say-out = { $who } is out.
web-side-say-player-gems =
    { $who }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $gems ->
        [one] { $gems } gem.
       *[other] { $gems } gems.
    }
web-side-say-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
web-side-say-turn = It is { $who }’s turn.
web-side-say-reaction = Everybody may still answer { $who }.
web-side-say-awaited = Waiting for { $players }.
web-side-say-seconds =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }

## The end of a game

web-side-won-you = You win. The city is yours.
web-side-won-with = You and { $who } take the city together.
web-side-won =
    { $winners ->
        [one] { $who } wins and takes the city.
       *[other] { $who } win and take the city.
    }
web-series-won =
    { $winners ->
        [one] { $who } wins the series
       *[other] { $who } win the series
    }
web-series-standing = Series to { $wins } wins
web-side-open = All cards open
web-side-closed = At this table hands stay closed, even at the end.
web-side-scores = Points
web-side-points =
    { $points ->
        [one] point
       *[other] points
    }
web-side-taken =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-side-sheet-number = Number
web-side-sheet-gems = Gems won
web-side-sheet-sum = Sum
web-side-sheet-joker = and a joker
web-side-sheet-jokers = A joker counts as one more symbol of the guild beside which it stands.
web-side-sheet-pair = Where both partners have a guild, the smaller of their two columns counts.
web-side-review = Behind the masks
web-side-rounds = Round by round
web-side-again = Look back
web-side-daily = Your points in the daily bluff
web-side-replay = Watch the replay
web-side-analysis = Analyse the game
web-side-moment = Moment of the game
web-side-moment-look = Look at it
web-side-record = Download the record
web-side-rematch = Another game?
web-side-ready = Ready for another game
web-side-unready = Not ready after all
web-side-ready-yes = Ready
web-side-ready-no = Not ready yet
web-side-bot = Bot
web-side-host = Host
web-side-pass-on = Let somebody else be the host
web-side-new-host = New host
web-side-make-host = New host: { $who }
web-side-wins =
    { $wins ->
        [one] { $wins } game won
       *[other] { $wins } games won
    }
web-side-start = Deal again
web-side-change = Change the rules
web-side-leave = Leave the table
web-side-watching = You are watching. The next game is dealt to those at the table.
web-side-sit = Sit down for the next game
web-side-fair = Was the deal fair?
web-side-fair-about = All chance in this game came from one secret and from random bytes that the players added. The SHA-256 of the secret was published before anybody added anything, and the SHA-256 of all bytes before the bytes themselves. So the server could not change the secret, the players did not know it, and nobody could fit their bytes to those of others.
web-side-fair-limits = What remains: the person who runs the server can read all cards during play. Together with a player who keeps their bytes back, that person can choose between two deals; this page names such a player.
web-side-fair-checking = Your browser is dealing the game again…
web-side-fair-failed = Your browser could not fetch the record, so nothing was checked.
web-side-fair-commitment = The SHA-256, published before the deal:
web-side-fair-contributions = What each seat added; a bot’s follows from the secret:
web-side-fair-secret = The secret, published now:
web-side-fair-before = The secret is the one whose SHA-256 this page saw before the deal.
web-side-fair-late = This page saw the SHA-256 only with the deal, so it cannot say whether the secret was fixed earlier.
web-side-fair-own = The random bytes that this page added are among them, at your seat.
web-side-fair-missed = The random bytes of this page are not in this deal: they came too late, or the server did not take them. The page adds to the next deal again.
web-side-fair-others = This page added nothing to this deal; others did.
web-side-fair-alone = No player added anything to this deal: the secret alone made it.
web-side-fair-copy = Copy the secret
web-side-fair-first-drawn = Chance decided who begins, too.
web-side-fair-first-settled = Chance did not decide who begins: the rules say it, or the last winner begins.
web-side-fair-kept-back = { $who } announced random bytes and then did not tell them. That happens when a line breaks; it also lets a player who knows the secret choose between two deals.
web-side-fair-differs = The deal does not match!
web-side-fair-fits =
    { $draws ->
        [one] Your browser has dealt the whole game again: its { $draws } draw is the same
       *[other] Your browser has dealt the whole game again: all { $draws } draws are the same
    }
web-side-fair-fault-nothing-told = The record does not say how the cards were dealt, so nothing was checked.
web-side-fair-fault-closed = This table keeps its cards closed, so the secret stays secret and the draws cannot be checked. The SHA-256 published before the deal is still the same.
web-side-fair-fault-other-commitment = The SHA-256 is not the one that this page saw first: the secret may have been exchanged.
web-side-fair-fault-other-secret = The secret is not the one that the SHA-256 stands for.
web-side-fair-fault-not-added = What this page added is not at your seat: the server left it out or changed it.
web-side-fair-fault-other-told = The contributions in the record are not those that were sent at the deal.
web-side-fair-fault-other-bot = What a bot added does not follow from the secret: somebody chose it.
web-side-fair-fault-other-hash = What somebody added is not what they had announced before the deal.
web-side-fair-fault-other-first = Another seat should have begun, or chance should have decided who begins.
web-side-fair-fault-other-deal = With this secret, other cards would have been dealt at the beginning.
web-side-fair-fault-other-draw = With this secret, another card would have been drawn during the game.
