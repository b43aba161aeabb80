"""The games behind the interfaces of other packages; each adapter needs an extra of its own.

Chance is played by the adapter, one seat is asked at a time, clockwise, and nobody is shown more
than its view: an observation is the row of :mod:`intriga.core.observation`, with a mask of the
legal actions.
"""

from typing import Final

from intriga.core.optional_packages import Need, state_needs

GYMNASIUM: Final = Need("gymnasium", "intriga[gymnasium]")
PETTINGZOO: Final = Need("pettingzoo", "intriga[pettingzoo]")
RLLIB: Final = [Need("ray", "ray[rllib]"), Need("tree", "ray[rllib]")]  # Ray is often without it

state_needs(
    __name__,
    {
        "gymnasium": [GYMNASIUM],
        "llm_seat": [Need("pydantic", "intriga[mcp]")],
        "many_tables": [GYMNASIUM],
        "mcp_server": [Need("mcp", "intriga[mcp]")],
        "openspiel": [Need("pyspiel", "intriga[openspiel]")],
        "openspiel_policy": [Need("pyspiel", "intriga[openspiel]")],
        "pettingzoo": [PETTINGZOO],
        "rllib": [PETTINGZOO, *RLLIB],
        "seat_tables": [GYMNASIUM],
        "spaces": [GYMNASIUM],
        "stable_baselines3": [GYMNASIUM, Need("stable_baselines3", "stable-baselines3")],
        "textarena": [Need("textarena", "intriga[textarena]")],
        "vector": [GYMNASIUM],
    },
)
