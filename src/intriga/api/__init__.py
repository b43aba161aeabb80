"""The names of ``import intriga``: games, agents, matches and batches, each in a call or two.

Everything here is a thin layer over the packages below it, which programs may use as well.
"""

from intriga.core.optional_packages import Need, state_needs

# A machine without the server may lack the library that prints a game.
PRINTING = [Need("disarm", "disarm"), Need("rich", "rich"), Need("fluent", "fluent-runtime")]

state_needs(__name__, {"texts": PRINTING})
