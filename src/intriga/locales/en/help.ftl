# Help, whatever it is on.

help-topics = There is help on:
help-unknown = There is no help on “{ $typed }”.
