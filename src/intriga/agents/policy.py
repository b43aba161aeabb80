"""An agent that plays by a trained network, read and computed by NumPy alone."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import IO, TYPE_CHECKING, Any, Final
from zipfile import BadZipFile
from zlib import error as Torn  # noqa: N812  an exception is named as one

import numpy as np

from intriga.agents.encoding import Array, Encoding
from intriga.agents.layout_encoding import LayoutEncoding
from intriga.agents.network import Answers, Weights, forward
from intriga.core.errors import BadOptions
from intriga.core.games import games_with, manifest_of, part_of
from intriga.core.view import View

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from numpy.typing import NDArray


def read_arrays(source: IO[bytes] | Path | str) -> "dict[str, NDArray[Any]]":
    """Return the arrays in *source* by name.

    Raises:
        BadOptions: it holds none, or it is torn.
        OSError: it cannot be read.
    """
    try:
        with np.load(source, allow_pickle=False) as stored:
            return {name: stored[name] for name in stored.files}
    except (ValueError, TypeError, EOFError, BadZipFile, Torn):
        reason = f"{name_of(source)} is no file of arrays, or it is torn"
        raise BadOptions("file", reason) from None


def name_of(source: IO[bytes] | Path | str) -> str:
    """Return a name for *source* in a sentence."""
    return str(source) if isinstance(source, str | Path) else str(getattr(source, "name", "this"))


META: Final = "meta."  # before the names of the metadata of weights


@cache
def encoding_of(game: str) -> Encoding:
    """Return how networks see the game called *game*: as it says, or by the layout of its views.

    Raises:
        BadOptions: there is no such game.
    """
    if not manifest_of(game).encoding:
        return LayoutEncoding(game)
    made: Encoding = part_of(game, "encoding")()
    return made


class Network:
    """A trained network of one game."""

    def __init__(self, encoding: Encoding, weights: Weights) -> None:
        self.encoding = encoding
        self.weights = weights

    def look(self, views: "NDArray[np.int8]", players: int) -> Answers:
        """Return the network's output for *views* [B, width] with *players* seats."""
        return forward(self.weights, self.encoding.encode(views, players), np)

    def probabilities(self, answers: Answers, row: int, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal*; ids that share a column share its part."""
        columns = columns_of(self.encoding, answers.shares.shape[1])[list(legal)]
        logits = answers.columns[row, columns].astype(np.float64)
        parts = np.exp(logits - logits.max()) / np.bincount(columns)[columns]
        return parts / parts.sum()

    def likelihoods(self, answers: Answers, worlds: Array, seat: int) -> "NDArray[Any]":
        """Return how likely each of the packed *worlds* is against the others, as guessed.

        *worlds* are dealt evenly for *seat*, and *answers* of one view of that seat.  A hand is
        as likely as it was guessed to be against how often it was dealt; several hands are
        taken to be independent but for the dealing.
        """
        players = answers.shares.shape[1]
        seats = np.full(len(worlds), seat)
        likely = np.zeros(len(worlds))
        hidden = self.encoding.hidden(worlds, seats, players)
        for logits, classes in zip(answers.guesses, hidden, strict=True):
            if logits is not None:
                likely += _surplus(logits[0], classes)
        return np.exp(likely - likely.max())


def _surplus(logits: Array, classes: Array) -> "NDArray[Any]":
    """Return the log of how much likelier than dealt the *classes* [world, token] are."""
    guessed: Array = logits - logits.max(axis=1, keepdims=True)
    guessed = guessed - np.log(np.exp(guessed).sum(axis=1, keepdims=True))
    number = logits.shape[1]
    counted = np.mean(np.eye(number + 1)[classes][:, :, :number], axis=0)  # the last for none
    surplus = guessed - np.log(np.maximum(counted, 1 / len(classes)))
    found: Array = surplus[np.arange(classes.shape[1]), classes]
    return np.where(classes >= 0, found, 0).sum(axis=1)


_columns: dict[tuple[str, int], Array] = {}


def columns_of(encoding: Encoding, players: int) -> "NDArray[np.int64]":
    """Return the column of every action id, worked out once."""
    key = encoding.game, players
    if key not in _columns:
        _columns[key] = encoding.columns(players)
    return _columns[key]


def alike(legal: "NDArray[np.bool_]", columns: "NDArray[np.int64]") -> "NDArray[Any]":
    """Return with how many legal action ids each shares its column, itself counted, [B, ids].

    *legal* is [B, ids], *columns* [ids] as of :func:`columns_of`.  At least 1.
    """
    to_columns = (columns[:, None] == np.arange(int(columns.max()) + 1)).astype(np.float32)
    return np.maximum(1, (legal.astype(np.float32) @ to_columns)[:, columns])


def read_network(source: "IO[bytes] | Path | str", game: str) -> Network:
    """Read the weights that ``intriga train`` wrote, kept in halves, as float32.

    Raises:
        BadOptions: there are none, or they are for another game or version of its encoding.
    """
    encoding, stored = encoding_of(game), read_arrays(source)
    if META + "game" not in stored:
        reason = f"{name_of(source)} has arrays, but they are no weights of a network"
        raise BadOptions("network", reason)
    found, version = str(stored[META + "game"]), int(stored[META + "version"])
    if (found, version) != (game, encoding.version):
        wanted = f"{game}, version {encoding.version}"
        raise BadOptions("network", f"the weights are of {found}, version {version}, not {wanted}")
    weights = {
        name: array.astype(np.float32)
        for name, array in stored.items()
        if not name.startswith(META)
    }
    return Network(encoding, weights)


@cache
def own_network(game: str) -> Network:
    """Return the network that comes with the package.

    Raises:
        BadOptions: *game* has none.
    """
    if game not in games_with("network"):
        raise BadOptions("network", f"{manifest_of(game).title} has no network")
    with _own_file(game).open("rb") as source:
        return read_network(source, game)


@cache
def fingerprint(game: str) -> str:
    """Return the first 16 digits of the SHA-256 of the network that comes with the package.

    It is empty if a game has none.
    """
    if game not in games_with("network"):
        return ""
    return sha256(_own_file(game).read_bytes()).hexdigest()[:16]


def network_in(game: str, path: str) -> Network:
    """Return the network of *game* whose weights are at *path* below its package."""
    with manifest_of(game).file(path).open("rb") as source:
        return read_network(source, game)


def _own_file(game: str) -> "Traversable":
    manifest = manifest_of(game)
    return manifest.file(manifest.network)


class Policy:
    """Plays as the network says, by chance, so that a bluff is as frequent as it should be."""

    def __init__(self, network: Network, temperature: float = 1.0, digest: str = "") -> None:
        """Take a *network*; a *temperature* above 1 flattens its choices, one below sharpens them.

        It is above 0.  *digest* is the SHA-256 of the file of weights, if it is not the package's.
        """
        self.network, self.temperature, self.digest = network, temperature, digest

    def weigh(self, view: View, legal: Sequence[int]) -> "NDArray[Any]":
        """Return the probability of each of *legal* for the seat of *view*."""
        return self.weigh_all([view], [legal])[0]

    def weigh_all(
        self, views: Sequence[View], legals: Sequence[Sequence[int]]
    ) -> "list[NDArray[Any]]":
        """Return what :meth:`weigh` does for each of *views*, of tables of one size."""
        numbers = np.array([view.numbers for view in views], np.int8)
        answers = self.network.look(numbers, views[0].players)
        return [self._warmed(answers, row, legal) for row, legal in enumerate(legals)]

    def _warmed(self, answers: Answers, row: int, legal: Sequence[int]) -> "NDArray[Any]":
        warmed = self.network.probabilities(answers, row, legal) ** (1 / self.temperature)
        return warmed / warmed.sum()

    def act(self, view: View, legal: Sequence[int], random: Random) -> int:
        """Return one of *legal*, each as often as the network says."""
        if len(legal) == 1:
            return legal[0]
        return random.choices(legal, self.weigh(view, legal).tolist())[0]
