"""The rules of Coup, once.

Plain Python functions over the fields of a state ``s`` and whole numbers.  The
same text is interpreted for play one step at a time and compiled for processors
and graphics cards, so it keeps to what both understand: no recursion, no
exceptions, no text.  Rule ids (COUP-…, AMB-…) are those of ``docs/rules``.

Read it in this order: ``table`` (seats, cards, coins, questions), ``setup``,
``actions`` (a turn and what an action does), ``challenges`` (claims, blocks,
proofs), ``ending`` (lost influence, elimination, estates, the next turn),
``legal`` (what may be answered), ``play`` (one input, one draw).
"""
