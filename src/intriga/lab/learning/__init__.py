"""Learning to play: self-play, and best responses to an agent."""

from intriga.core.optional_packages import Need, state_needs

TRAIN = [Need("jax", "intriga[train]")]
state_needs(
    __name__,
    {
        **dict.fromkeys(
            [
                "algorithms",
                "best_response",
                "checkpoints",
                "cuda_rollout",
                "descent",
                "jax_network",
                "kept_code",
                "nfsp",
                "ppo",
                "r_nad",
                "reader_training",
                "run_description",
                "selfplay",
                "stages",
            ],
            TRAIN,
        ),
        "event_files": [*TRAIN, Need("tensorboardX", "intriga[tensorboard]")],
    },
)
