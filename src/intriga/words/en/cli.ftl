# What only the terminal says.

## Set-up, farewell, and what can go wrong before a game

language-name = English

cli-line-name = Name
cli-line-language = Language
cli-line-players = Players
cli-line-preset = Edition
cli-line-extras = Extras
cli-line-bots = Opponents
cli-line-house = House rules
cli-start-hint = Enter deals the cards; a number changes a line
cli-no-extras = none
cli-no-house = as in the edition
cli-ask-name = Your name
cli-ask-language = Which language?
cli-ask-players = How many players, you included?
cli-ask-preset = Which edition?
cli-ask-extras = Type a number to switch one, Enter when done:
cli-ask-house = Type a number to change a rule, Enter when done:
cli-ask-value = Which value?
cli-ask-bots = How do the others play?
cli-not-understood = “{ $typed }” is not one of the answers.
cli-range = A number from { $least } to { $most }, please.
cli-table = At the table: { $players }.
cli-others-play =
    { $others ->
        [one] Your opponent’s level
       *[other] The others’ level
    }: { $how }.
cli-record = The record of this game: { $file }
cli-getting-ready = Getting the bots ready that think ahead. The first time takes up to a minute…
cli-compiling = Compiling the rules for this computer: up to a minute, and only the first time.
cli-no-record = This game leaves no record: { $reason }.
cli-left = You have left the table.
cli-resume = Play on with: { $command }
cli-resumed =
    The game goes on, after { $inputs ->
        [one] { $inputs } move
       *[other] { $inputs } moves
    }.
cli-won = You have won, { $who }!
cli-another = Another game?
cli-yes = yes, y
cli-bad-players = { $preset } is for { $least } to { $most } players, not { $players }.
cli-bad-edition = There is no edition “{ $name }”; there are { $known }.
cli-bad-option = There is no option “{ $name }”; there are { $known }.
cli-bad-value = { $option } is one of { $known }, not “{ $name }”.
cli-bad-written = { $option }: this file cannot be used: { $reason }.
cli-not-possible =
    { $players ->
        [one] One player cannot play with this
        [2] Two players cannot play with this
       *[other] { $players } players cannot play with this
    }: { $option }.
cli-bad-pair = Options are written name=value with commas between them; “{ $pair }” is not.
cli-bad-bot = There is no agent “{ $name }”; there are { $known }.
cli-bad-setting =
    { $bot ->
        [blend] “{ $setting }” is not a valid share for { $bot }: write a number from 0 to 1, as 0.5
        [policy] “{ $setting }” is not a valid temperature for { $bot }: write a number above 0, as 1.5
        [lookahead] “{ $setting }” is not a valid budget for { $bot }: write 24x6, worlds and decisions, 500deals, or 50ms for each decision
       *[other] “{ $setting }” is not a valid budget for { $bot }: write 100ms or 500deals for each decision
    }.
cli-no-setting = { $bot } takes no setting; leave out “{ $setting }”.
cli-meant = Did you mean “{ $meant }”?
cli-bad-agent = This agent cannot play: { $reason }.
cli-agent-failed = The game stops here, because an agent cannot go on: { $reason }.
cli-record-agents = The record names agents from files, which are run only if you say so: add --agents { $agents }
cli-bad-language = There is no language “{ $name }”; there are { $known }.
cli-bad-seat = A seat is a number from 0 to { $most }, not { $seat }.
cli-bad-record = { $file } cannot be resumed: line { $line }: { $reason }.
cli-bad-file = { $file } cannot be written: { $reason }.
cli-file-exists = { $file } exists already; choose another name, or play on with --resume.
cli-record-over = { $file } cannot be resumed: the game in it is over.
cli-record-packed = { $file } cannot be resumed: a packed record cannot be continued.
cli-record-person = { $file } does not say at which seat the person sits; add --seat.
cli-resume-alone = --resume takes players and rules from the record; leave out { $option }.

cli-serve-own = Play here: { $url }
cli-serve-opened = The page is open in your browser: { $url }
cli-serve-friends = Friends on the same network: { $url }
cli-serve-lan-host = --lan listens on every address, so --host { $host } does not go with it.
cli-serve-two-places = --data and --database name two places for the tables: choose one of them.
cli-serve-stop = Ctrl+C ends the server. Games go on when you start it again.
cli-serve-cannot = The server cannot begin: { $reason }
cli-serve-runs = Intriga runs already: { $url }
cli-serve-in-use = { $database } is in use by another server, process { $process }.
cli-serve-folder = { $folder } cannot be used: { $reason }.
cli-move-cannot = Nothing was copied: { $reason }
cli-move-done =
    Copied { $events ->
        [one] { $events } event
       *[other] { $events } events
    } of the tables, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } in the index, { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }, { $snapshots ->
        [one] { $snapshots } snapshot
       *[other] { $snapshots } snapshots
    } and { $secrets ->
        [one] { $secrets } key
       *[other] { $secrets } keys
    }. Both places have the digest { $digest }.

## What can be typed at any table, and what is said to it

command-help = help
    .words = help, ?
    .about = this list; help and a topic explains a rule
command-rules = rules
    .words = rules
    .about = the game in short
command-table = table
    .words = table
    .about = show the table again
command-log = log
    .words = log, history
    .about = everything that has happened so far
command-hand = hand
    .words = hand
    .about = your cards, and cards you have seen
command-options = options
    .words = options
    .about = the house rules of this game
command-quit = quit
    .words = quit, exit
    .about = leave; the game can be resumed

prompt-hint = A number or a word; help explains everything.
prompt-hint-enter = A number or a word; Enter lets it pass; help explains everything.
prompt-hint-only = Enter is enough; help explains everything.
prompt-unknown = I don’t know “{ $typed }”. Type a number from the list or help.
prompt-ambiguous = “{ $typed }” may be { $choices }.
prompt-more = Enter goes on
prompt-watch-words = fast

## Help, whatever it is on

help-topics = There is help on:
help-unknown = There is no help on “{ $typed }”.

## What the master would do at a decision of a record: intriga hint

hint-thinks = The master thinks…
hint-asked =
    After { $at } of { $inputs ->
        [one] { $inputs } move
       *[other] { $inputs } moves
    } it is { $who }’s decision.
hint-answer = answer
hint-probability = probability
hint-win = win chance
hint-loss = loss, pp
hint-percent = { $whole }.{ $tenths }%
hint-number = { $whole }.{ $tenths }
hint-only = That is the only legal answer.
hint-decided = In all deals that were tried, no answer changes whether { $who } wins.
hint-table = table
hint-table-about = The odds in the column “table” are proved for duels in which nobody has claimed anything yet. They stand here for comparison and judge nothing.
hint-equilibrium = equilibrium
hint-equilibrium-about = The odds in the column “equilibrium” are those of a player whom nobody can exploit, as the solver estimates them from all that both players have heard. They prove nothing and judge nothing.
hint-verdict-best = { $who } played “{ $action }”. No answer is better.
hint-verdict-close = { $who } played “{ $action }”. That is close to the best, “{ $best }”.
hint-verdict-mixed = { $who } played “{ $action }”. “{ $best }” is better, but in { $probability } of the cases the master answers “{ $action }” too.
hint-verdict-loses = { $who } played “{ $action }”. That costs { $loss } percentage points of win chance against “{ $best }”.
hint-beliefs = What { $who } may think the others hold:

hint-which-game = { $file } holds { $games } games; choose one with --game: { $known }.
hint-no-game = { $file } holds no game “{ $game }”; there are { $known }.
hint-no-input = --at is a number of moves from 0 to { $most }, not { $at }.
hint-over =
    { $at ->
        [one] After { $at } move the game is over; choose an earlier decision with --at.
       *[other] After { $at } moves the game is over; choose an earlier decision with --at.
    }
hint-not-asked =
    { $at ->
        [one] After { $at } move seat { $seat } has nothing to decide; these seats have: { $known }.
       *[other] After { $at } moves seat { $seat } has nothing to decide; these seats have: { $known }.
    }
hint-bad-number = { $option } is a number from { $least } on, not { $given }.

## What was found in a whole game: intriga analyse

analyse-looks = Analysing the game…
analyse-game =
    { $inputs ->
        [one] { $seats } seats, { $inputs } move.
       *[other] { $seats } seats, { $inputs } moves.
    }
analyse-result = result
analyse-cards = cards
analyse-choices = choices
analyse-guesses = guesses
analyse-others = others
analyse-counted = choices that mattered
analyse-each = cost of each
analyse-lies = bluffs caught
analyse-challenges = challenges won
analyse-of = { $some } of { $all }
analyse-accounts = In percentage points. The result is what a seat won, less what it could expect before the deal. It is the sum of the cards it was dealt and drew, of its choices against those of the reference, of guesses that came out well or badly, and of what the others did.
analyse-moments = Moments to look at again
analyse-moment = { $step }. { $what }
analyse-reference = This is how the house’s strongest player sees it (network { $network }), not the truth. In the games where that was measured, what an answer costs was typically off by about { $error } percentage points; a mistake is named only where it is twice as large.
