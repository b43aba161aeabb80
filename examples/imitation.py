"""Imitation in twenty lines: ``python examples/imitation.py DATA``, a folder of intriga dataset.

A softmax over the legal actions, linear in which value each number of an observation has, learned
by AdaGrad.  Every fifth game is kept back, to count how many of its choices are predicted.
"""

import sys

import numpy as np

import intriga

VALUES = np.arange(6)[:, None]  # of each number of an observation, told apart


def main(folder: str, epochs: int = 3) -> None:
    """Learn the choices in *folder*, and print how many of those in other games are predicted."""
    rows = intriga.dataset(folder).numpy(["game", "observation", "legal", "action"])
    free = rows["legal"].sum(axis=1) > 1  # what is forced is no choice
    game, seen, legal, action = (column[free] for column in rows.values())
    seen = seen[:, None, seen.std(axis=0) > 0]
    others, learned = np.flatnonzero(game % 5 == 0), np.flatnonzero(game % 5)
    weights = np.zeros((len(VALUES) * seen.shape[2], legal.shape[1]), np.float32)
    squares = np.full_like(weights, 1e-8)
    random = np.random.default_rng(0)
    for at in (part for _ in range(epochs) for part in parts(random.permutation(learned))):
        features = (seen[at] == VALUES).reshape(len(at), -1).astype(np.float32)
        scores = np.exp(np.where(legal[at], features @ weights, -np.inf))
        error = scores / scores.sum(axis=1, keepdims=True) - np.eye(len(legal[0]))[action[at]]
        step = features.T @ error.astype(np.float32) / len(at)
        squares += step**2
        weights -= 0.1 * step / np.sqrt(squares)
    hits = 0
    for at in parts(others):
        features = (seen[at] == VALUES).reshape(len(at), -1).astype(np.float32)
        hits += (np.where(legal[at], features @ weights, -np.inf).argmax(1) == action[at]).sum()
    often = np.where(legal[others], np.bincount(action[learned], minlength=len(legal[0])), -1)
    plain = (often.argmax(axis=1) == action[others]).mean()
    print(f"{hits / len(others):.1%} of {len(others):,} choices are predicted,")
    print(f"{plain:.1%} by the legal action that is chosen most often")


def parts(rows: np.ndarray, size: int = 256) -> list[np.ndarray]:
    """Return *rows* in parts of some *size*."""
    return np.array_split(rows, max(1, len(rows) // size))


if __name__ == "__main__":
    main(sys.argv[1])
