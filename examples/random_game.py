"""Play a game at random and keep its record: ``python examples/random_game.py``.

``intriga replay --check game.jsonl`` then plays it again, and ``intriga hint game.jsonl --at 12``
says what the master would have done after twelve inputs.
"""

import sys

import intriga


def main(file: str = "game.jsonl", seed: int = 7) -> None:
    """Play the game of *seed*, and write it to *file*."""
    game = intriga.new_game("coup", players=3, seed=seed)
    while not game.is_over:
        game.play(intriga.agent("uniform"))
    game.save(file)
    print(f"{len(game.lines)} lines in {file}; {game.seats[game.winners[0]]} won")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "game.jsonl")
