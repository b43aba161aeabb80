"""Baselines: algorithms on the tasks of games, measured alike, each repeated by one command."""

from intriga.core.optional_packages import Need, state_needs

state_needs(
    __name__,
    {
        "baseline_run": [Need("jax", "intriga[train]")],
        "search_rows": [Need("pyspiel", "intriga[openspiel]")],
        "search_games": [Need("pyspiel", "intriga[openspiel]")],
    },
)
