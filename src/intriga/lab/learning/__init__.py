"""Learning to play: self-play, and best responses to an agent."""

from intriga.core.optional_packages import Need, state_needs

TRAIN = [Need("jax", "intriga[train]")]
state_needs(
    __name__,
    dict.fromkeys(
        [
            "best_response",
            "checkpoints",
            "jax_network",
            "reader_training",
            "selfplay",
            "stages",
        ],
        TRAIN,
    ),
)
