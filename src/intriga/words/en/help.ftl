# Help, whatever it is on.

help-topics = There is help on:
help-unknown = There is no help on “{ $typed }”.
help-no-rules = This game brings no rules in words.
