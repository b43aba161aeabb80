# What can be typed at any table, and what is said to it.

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

prompt-answer = It is your turn: what do you do?
prompt-hint = A number or a word; help explains everything.
prompt-hint-enter = A number or a word; Enter lets it pass; help explains everything.
prompt-hint-only = Enter is enough; help explains everything.
prompt-unknown = “{ $typed }” is not understood here. Type a number from the list or help.
prompt-ambiguous = “{ $typed }” may be { $choices }.
prompt-more = Enter goes on
prompt-watch-words = fast
