"""The games that the oracle knows, and what its programs need to know of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from tests.oracle import coup_setup, pot_de_vin_setup
from tests.oracle.coup import CoupOracle
from tests.oracle.pot_de_vin import PotDeVinOracle

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

Json = dict[str, Any]


class Oracle(Protocol):
    """One game of any kind."""

    @property
    def phase(self) -> str:
        """Return the present phase."""
        ...

    def awaiting(self) -> list[int]:
        """Return the seats whose input is awaited, ascending."""
        ...

    def legal_inputs(self, seat: int) -> list[str]:
        """Return the inputs open to a seat, sorted by text."""
        ...

    def input(
        self, seat: int, do: str, draws: Iterator[str] | Callable[[dict[str, int]], str]
    ) -> list[str]:
        """Play an input and return what was drawn because of it, in order."""
        ...

    def position(self) -> Json:
        """Return the whole position."""
        ...

    def check(self) -> None:
        """Raise ValueError where something is not as it must always be."""
        ...


@dataclass(frozen=True)
class Known:
    """A game that the oracle knows."""

    begin: Callable[[Json], Oracle]
    random_header: Callable[[random.Random], Json]
    check_position: Callable[[Json], None]
    winner_key: str
    hard: tuple[str, ...]  # verbs that bring a random game to its end
    verbs: tuple[str, ...]  # of which a random game may be more or less fond
    standing: tuple[str, ...]  # phases in which a game may begin from a position
    engine_deals: bool  # whether some of the games compared are dealt by the engine

    def has_winner(self, position: Json) -> bool:
        """Tell whether a position says who has won."""
        return position[self.winner_key] not in (None, [])


def random_coup(rng: random.Random) -> Json:
    """Return the header of a random game of Coup: any preset, players and options."""
    preset = rng.choice(sorted(coup_setup.MOST_PLAYERS))
    players = rng.randint(2, coup_setup.MOST_PLAYERS[preset])
    chosen = {name: rng.choice(values) for name, values in coup_setup.OPTION_VALUES.items()}
    unsaid = coup_setup.recorded_options(preset, {})
    options = {name: value for name, value in chosen.items() if value != unsaid[name]}
    seats = [f"P{seat}" for seat in range(players)]
    return CoupOracle.deal(preset, options, seats, rng.randrange(players), rng)


def random_pot_de_vin(rng: random.Random) -> Json:
    """Return the header of a random game of Pot de Vin: any players, options and deck."""
    players = rng.choice([3, 4, 4, 5, 6, 6])
    chosen = {n: rng.choice(values) for n, values in pot_de_vin_setup.OPTION_VALUES.items()}
    chosen["deck"] = rng.choice(["A", "B", random_deck(rng)])
    if players in (3, 5):
        chosen["pairs"] = False
    defaults = pot_de_vin_setup.full_options("pot-de-vin", {})
    options = {name: value for name, value in chosen.items() if value != defaults[name]}
    seats = [f"P{seat}" for seat in range(players)]
    return PotDeVinOracle.deal("pot-de-vin", options, seats, rng.randrange(players), rng)


def random_deck(rng: random.Random) -> Json:
    """Return a deck whose guilds, of which some may be missing, lie anyhow."""
    guilds = rng.sample(pot_de_vin_setup.GUILDS, rng.randint(1, 6))
    cards = pot_de_vin_setup.deck_of("A")
    for card, bears in cards.items():
        if bears not in pot_de_vin_setup.NEUTRAL.values():
            cards[card] = rng.choice(guilds) + rng.choice(["", "", " x2"])
    return {"name": "anyhow", "cards": cards}


def check_coup(position: Json) -> None:
    """Check the invariants of section 1.5 that a position of Coup shows."""
    for seat, hand in enumerate(position["hands"]):
        whole = len(hand) + len(position["face_up"][seat]) == 2
        if not whole and position["phase"] not in ("EXCHANGE", "SETUP_PICK"):
            raise AssertionError(f"seat {seat} does not own two cards")
        if position["phase"] == "ACTION" and not hand and position["coins"][seat]:
            raise AssertionError(f"seat {seat} is eliminated and has coins")
    if position["phase"] == "ACTION" and any(position["estates"] or []):
        raise AssertionError("an estate is left over")


def check_pot_de_vin(position: Json) -> None:
    """Check what a position of Pot de Vin shows at its beginning and end."""
    over = position["phase"] in ("JOKERS", "GAME_OVER")
    if over and any(position["hands"]):
        raise AssertionError("somebody has cards after the last round")
    if (position["led"] is None) != (not position["table"]):
        raise AssertionError("a character is led exactly while cards lie on the table")


KNOWN = {
    "coup": Known(
        begin=CoupOracle.from_header,
        random_header=random_coup,
        check_position=check_coup,
        winner_key="winner",
        hard=("coup", "assassinate", "challenge"),
        verbs=("pass", "challenge", "block", "claim", "income", "tax", "steal", "convert"),
        standing=("ACTION",),
        engine_deals=False,
    ),
    "pot-de-vin": Known(
        begin=PotDeVinOracle.from_header,
        random_header=random_pot_de_vin,
        check_position=check_pot_de_vin,
        winner_key="winners",
        hard=("play",),
        verbs=("play", "gem"),
        standing=("DISCARD", "LEAD", "FOLLOW", "LEAVE"),
        engine_deals=True,
    ),
}


def chosen_games(name: str) -> list[str]:
    """Return the games that a command line means by a name or `both`."""
    return list(KNOWN) if name == "both" else [name]
