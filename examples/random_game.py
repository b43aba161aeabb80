"""Play a game at random and keep its record: ``python examples/random_game.py``.

``intriga replay --check game.jsonl`` then plays it again, and ``intriga hint game.jsonl --at 12``
says what the master would have done after twelve inputs.
"""

import random
import sys
from pathlib import Path

import intriga
from intriga.core.record import write_lines


def main(file: str = "game.jsonl", seed: int = 7) -> None:
    """Play the game of *seed*, and write it to *file*."""
    chance = random.Random(seed)
    game = intriga.new_game("coup", seats=["Ana", "Beto", "Caro"], preset="coup-br", seed=seed)
    while not game.winners:
        seat = game.to_move
        game.play_id(chance.choice(game.legal_ids(seat)), seat=seat)
    with Path(file).open("w", encoding="utf-8") as record:
        write_lines(game.lines, record)
    print(f"{len(game.lines)} lines in {file}; seat {game.winners[0]} won")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "game.jsonl")
