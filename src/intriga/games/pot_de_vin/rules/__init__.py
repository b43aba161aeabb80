"""The rules of Pot de Vin, once.

Plain Python functions over the fields of a state ``s`` and whole numbers.  The
same text is interpreted for play one step at a time and compiled for processors
and graphics cards, so it keeps to what both understand: no recursion, no
exceptions, no text.  Rule ids (PDV-…) are those of ``docs/rules``.

Read it in this order: ``table`` (seats, cards, questions), ``memory`` (what was
heard and seen), ``setup`` (the deal and the discards), ``actions`` (leading,
following, the end of a round), ``scoring`` (columns, jokers, points),
``ending`` (the last jokers, who has won), ``legal`` (what may be answered),
``play`` (one input, one draw), ``by_number`` (whole games).
"""
