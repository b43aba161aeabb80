"""The games behind the interfaces of other packages; each adapter needs an extra of its own.

Chance is played by the adapter, one seat is asked at a time, clockwise, and nobody is shown more
than its view: an observation is the row of :mod:`intriga.core.observation`, with a mask of the
legal actions.
"""

from intriga.core.extras import state_needs

state_needs(
    __name__,
    {
        "gymnasium": ("gymnasium", "gymnasium"),
        "llm_seat": ("pydantic", "mcp"),
        "many_tables": ("gymnasium", "gymnasium"),
        "mcp_server": ("mcp", "mcp"),
        "openspiel": ("pyspiel", "openspiel"),
        "pettingzoo": ("pettingzoo", "pettingzoo"),
        "rllib": ("pettingzoo", "pettingzoo"),
        "seat_tables": ("gymnasium", "gymnasium"),
        "spaces": ("gymnasium", "gymnasium"),
        "textarena": ("textarena", "textarena"),
        "vector": ("gymnasium", "gymnasium"),
    },
)
