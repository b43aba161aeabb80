"""Beliefs of a seat about hidden cards: worlds that fit all that it has seen of a game, weighed.

With two players they were followed along the game with others of every kind in them
(:mod:`intriga.analysis.particles`), which is nearer to the truth than what the network guesses from
a view alone, whoever plays.  With more players some hundred worlds thin out, and the guess is the
nearer one (``benchmarks/evaluation/beliefs.py``).
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from intriga.agents.lookahead import Lookahead
from intriga.agents.opponents import OWN_KIND, own_kind_reader, own_opponent_model
from intriga.analysis.particles import PARTICLES, AnyPosition, Particles, Population, followed
from intriga.core.chance import Seeded
from intriga.core.compiled.worlds import Worlds, drawn_places, numbers
from intriga.core.games import manifest_of, part_of, population_of
from intriga.core.view import View

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from intriga.core.game import Game
    from intriga.core.offered_parts import Holdings
    from intriga.core.position import Step


DEALS: Final = 4096


def guessed(
    master: Lookahead, view: View, seat: int, key: int, deals: int = DEALS
) -> "tuple[Worlds, NDArray[Any]]":
    """Return *deals* that fit the *view* of *seat*, all alike, and how likely the network has each.

    The likeliest counts 1.  They follow from *key*.
    """
    world = master.sample_state(view, Seeded(key, 1))
    dealt = Worlds.dealt(master.dialect, world, seat, deals, key)
    answers = master.network.look(np.array([view.numbers], np.int8), view.players)
    return dealt, master.network.likelihoods(answers, dealt.games, seat)


def holdings(
    view: View, worlds: Worlds, likely: "NDArray[np.float64] | None" = None
) -> dict[int, dict[str, float]]:
    """Return of each other living seat how likely it is to hold each character, 0 to 1.

    *worlds* are such as the seat of *view* cannot rule out, as *likely* as that, or all alike.
    Empty in games whose manifest tells no holdings.
    """
    if not manifest_of(view.game).holdings:
        return {}
    hands: Holdings = part_of(view.game, "holdings")
    chances = np.average(hands.held(worlds.games, view.players), axis=0, weights=likely)
    words = hands.words(view)
    return {
        seat: dict(zip(words, chances[seat].tolist(), strict=True)) for seat in hands.seats(view)
    }


FEW: Final = 2  # players, with whom some hundred worlds are enough
OWN: Final = 0.5  # of the others, before anything was seen, who answer as the network does


@cache
def population_met(game: str) -> tuple[float, ...]:
    """Return how often one meets each kind that the reader of *game* knows, 1 in all.

    Raises:
        BadOptions: the game has no reader.
    """
    met = {member.agent: member.met for member in population_of(game)}
    found = np.array([met.get(kind, 0.0) for kind in own_kind_reader(game).kinds])
    found[OWN_KIND] = 0
    found *= (1 - OWN) / found.sum()
    found[OWN_KIND] = OWN
    return tuple(found.tolist())


def has_posterior(game: str) -> bool:
    """Say whether all that *game* needs for a posterior comes with it."""
    manifest = manifest_of(game)
    return bool(manifest.opponents and manifest.reader and manifest.holdings)


def believed(game: "Game[Any, Any]", seat: int, master: Lookahead, number: int, key: int) -> Worlds:
    """Return *number* worlds that *seat* of *game* cannot rule out, all equally likely.

    They follow from *key*.  Only the seat's own view of the game is used.

    Raises:
        BadOptions: the game has no reader.
    """
    if game.players > FEW:
        return drawn_worlds(*guessed(master, game.view(seat), seat, key), number, key, seat)
    population = _population(master, game.ruleset.name)
    found = followed(game, seat, population, number=max(PARTICLES, number), key=key)
    return drawn_worlds(found.worlds, found.chances, number, key, seat)


def drawn_worlds(
    found: Worlds, likely: "NDArray[np.float64]", number: int, key: int, seat: int
) -> Worlds:
    """Return *number* of the worlds *found*, each as often as it is *likely*; they ask *seat*.

    Later draws of chance follow from *key* and the place of the world.
    """
    places = drawn_places(likely, number, np.random.default_rng([key, 5]))
    worlds = Worlds(found.dialect, found.games[places], numbers(number, key))
    worlds.ask(seat)
    return worlds


@dataclass(frozen=True, slots=True)
class _Guess:
    """The last guess of the network."""

    position: AnyPosition
    seat: int
    worlds: Worlds
    likely: "NDArray[np.float64]"


class FollowedBeliefs:
    """The beliefs of each seat about hidden cards, followed along a game from *begun* on.

    They are those of :func:`believed`, from as many deals, at the price of one pass through
    the game for each seat.
    """

    def __init__(self, begun: AnyPosition, master: Lookahead, key: int, deals: int = DEALS) -> None:
        """Begin where nothing has been said yet; all follows from *key*.

        Where hands are guessed at, *deals* deals are weighed for it.

        Raises:
            BadOptions: the game has no reader.
        """
        self._master, self._key, self._deals = master, key, deals
        self._population = _population(master, begun.ruleset.name)
        self._guess: _Guess | None = None
        seats = range(begun.players) if begun.players <= FEW else ()
        self._followed = {seat: self._dealt(begun, seat) for seat in seats}

    def _dealt(self, position: AnyPosition, seat: int) -> Particles:
        return Particles(position, seat, self._population, key=self._key)

    def follow(self, before: AnyPosition, step: "Step[AnyPosition]") -> None:
        """Go on with *step*, played in *before*."""
        for seat, particles in self._followed.items():
            try:
                particles.follow(before, step.seat, step.action, step.drawn)
            except LookupError:  # somebody did what hardly anybody does
                self._followed[seat] = self._dealt(step.after, seat)

    def worlds(self, position: AnyPosition, seat: int, number: int, key: int) -> Worlds:
        """Return *number* worlds that *seat* cannot rule out in *position*, all equally likely."""
        return drawn_worlds(*self.weighed(position, seat, key), number, key, seat)

    def weighed(
        self, position: AnyPosition, seat: int, key: int
    ) -> "tuple[Worlds, NDArray[np.float64]]":
        """Return all worlds that are followed, or guessed, and how likely *seat* has each.

        The guess of a position is made once: it follows from the first *key* that asks for it.
        """
        if seat in self._followed:
            found = self._followed[seat]
            return found.worlds, found.chances
        last = self._guess
        if last is None or last.position is not position or last.seat != seat:
            found = guessed(self._master, position.view(seat), seat, key, self._deals)
            self._guess = last = _Guess(position, seat, *found)
        return last.worlds, last.likely

    def guess(self, position: AnyPosition, seat: int, number: int, key: int) -> Worlds:
        """Return *number* worlds as the network guesses them from the view of *seat* alone."""
        found = guessed(self._master, position.view(seat), seat, key, self._deals)
        return drawn_worlds(*found, number, key, seat)


def _population(master: Lookahead, game: str) -> Population:
    return Population(master.network, own_opponent_model(game), population_met(game))
