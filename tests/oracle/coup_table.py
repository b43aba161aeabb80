"""The table of the oracle's Coup: players, Court deck, coins (rule section 1.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from tests.oracle.coup_setup import (
    COMPONENT_COINS,
    card_list,
    card_set,
    characters,
    plays_by_sets,
    starting_coins,
)

Draw = Callable[[dict[str, int]], str]


@dataclass
class Player:
    """One seat with all that belongs to it."""

    seat: int
    coins: int
    hand: list[str]
    face_up: list[str] = field(default_factory=list[str])
    aside: list[str] = field(default_factory=list[str])
    faction: int | None = None
    estate: int = 0

    @property
    def living(self) -> bool:
        """Tell whether the player has influence (0.2)."""
        return bool(self.hand)


@dataclass
class Pending:
    """The action in progress, as a position tells it."""

    action: str
    target: int | None = None
    named: str | None = None
    block: list[Any] | None = None
    claim: list[Any] | None = None
    challenger: int | None = None
    shown: str | None = None
    estate_of: int | None = None


class Table:
    """Players, Court deck and coins, with the ways to move them."""

    def __init__(self, preset: str, options: dict[str, Any], players: list[Player]) -> None:
        """Put the players at a table whose Court deck is still empty."""
        self.options = options
        self.players = players
        self.characters = characters(options)
        self.total_coins = COMPONENT_COINS[preset]
        self.cards = sorted(card_list(options, len(players)))
        self.court: list[str] = []
        self.treasury = self.total_coins - sum(player.coins for player in players)
        self.sewer = 0
        self.by_sets = plays_by_sets(options, len(players))
        self.draw_from: Draw | None = None

    @classmethod
    def dealt(cls, header: dict[str, Any], options: dict[str, Any]) -> Table:
        """Return the table right after the deal of a header with `first`."""
        seats, first = range(len(header["seats"])), header["first"]
        coins = starting_coins(options, len(seats), first)
        table = cls(header["preset"], options, [Player(s, coins[s], []) for s in seats])
        for player in table.players:
            if table.by_sets:  # C8, C9
                player.hand = card_set(options, "a" if player.seat == first else "b")
            else:
                player.hand = list(header["hands"][player.seat])
            if options["reforma"] and options["factions_start"] == "random":
                player.faction = header["factions"][player.seat]
        held = Counter(card for player in table.players for card in player.hand)
        table.court = list((Counter(table.cards) - held).elements())
        table.check()
        return table

    @classmethod
    def placed(cls, header: dict[str, Any], options: dict[str, Any]) -> Table:
        """Return the table of a header with `position`."""
        where = header["position"]
        players = [
            Player(seat, where["coins"][seat], list(where["hands"][seat]))
            for seat in range(len(header["seats"]))
        ]
        table = cls(header["preset"], options, players)
        for player in players:
            player.face_up = list(where["face_up"][player.seat])
            if where["aside"] is not None:
                player.aside = list(where["aside"][player.seat])
            if where["factions"] is not None:
                player.faction = where["factions"][player.seat]
        table.court = list(Counter[str](where["court"]).elements())
        table.treasury = where["treasury"]
        table.sewer = where["sewer"] or 0
        table.by_sets = where["aside"] is not None
        table.check()
        return table

    def living(self) -> list[int]:
        """Return the seats that have influence."""
        return [player.seat for player in self.players if player.living]

    def clockwise(self, seat: int) -> list[int]:
        """Return the living players after a seat in seat order, the seat excluded (0.2)."""
        count = len(self.players)
        around = [(seat + step) % count for step in range(1, count)]
        return [other for other in around if self.players[other].living]

    def one_faction(self) -> bool:
        """Tell whether all living players have one faction (RF-03, AMB-60)."""
        return len({self.players[seat].faction for seat in self.living()}) == 1

    def barred(self, seat: int, other: int) -> bool:
        """Tell whether factions forbid a seat to harm the other (RF-03)."""
        if not self.options["reforma"] or self.one_faction():
            return False
        return self.players[seat].faction == self.players[other].faction

    def draw(self) -> str:
        """Take a random card from the Court deck; chance is asked which one it is."""
        card = self.chance(self.court)
        self.court.remove(card)
        return card

    def chance(self, cards: list[str]) -> str:
        """Let chance choose one of some cards."""
        outcomes = dict(sorted(Counter(cards).items()))
        if self.draw_from is None:
            raise RuntimeError("nothing may be drawn outside an input")
        card = self.draw_from(outcomes)
        if card not in outcomes:
            raise ValueError(f"{card!r} cannot be drawn, only {sorted(outcomes)}")
        return card

    def pay_out(self, seat: int, coins: int) -> None:
        """Give a player coins of the Treasury, with `treasury=finite` what is there (AMB-34)."""
        if self.options["treasury"] == "finite":
            coins = min(coins, self.treasury)
        self.treasury -= coins
        self.players[seat].coins += coins

    def check(self) -> None:
        """Raise ValueError where coins or cards are not conserved (1.5, nos. 1 and 2)."""
        coins = self.treasury + self.sewer
        coins += sum(player.coins + player.estate for player in self.players)
        if coins != self.total_coins:
            raise ValueError(f"{coins} coins instead of {self.total_coins}")
        cards = list(self.court)
        for player in self.players:
            cards += player.hand + player.face_up + player.aside
        if sorted(cards) != self.cards:
            raise ValueError(f"not the cards of the game: {sorted(cards)}")
        if min(player.coins for player in self.players) < 0:
            raise ValueError("a player has less than no coins")

    def position(self) -> dict[str, Any]:
        """Return the keys of a position that are seen on the table."""
        players, reforma = self.players, self.options["reforma"]
        lawyer = self.options["slot_contessa"] == "lawyer"
        return {
            "coins": [player.coins for player in players],
            "hands": [sorted(player.hand) for player in players],
            "face_up": [list(player.face_up) for player in players],
            "court": dict(sorted(Counter(self.court).items())),
            "treasury": self.treasury,
            "factions": [player.faction for player in players] if reforma else None,
            "sewer": self.sewer if reforma else None,
            "estates": [player.estate for player in players] if lawyer else None,
            "aside": [sorted(player.aside) for player in players] if self.by_sets else None,
        }


def pending_position(pending: Pending | None) -> dict[str, Any] | None:
    """Return a pending action in the form of a position."""
    return None if pending is None else asdict(pending)
