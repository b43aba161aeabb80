"""A naive second implementation of the rules, the independent oracle of the tests.

It is written from the rule text alone, in the plainest way that could be found, and shares no
code with the engine. Where engine and oracle disagree, the rule text decides which one is wrong.
"""
