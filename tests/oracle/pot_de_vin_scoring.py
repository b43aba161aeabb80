"""The end of the oracle's Pot de Vin: columns, jokers, points, winners (rule sections 8.3, 8.4)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tests.oracle.pot_de_vin_setup import GUILDS, deck_of, plays_in_pairs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tests.oracle.pot_de_vin_table import Table

GUILD_POINTS = (0, 1, 3, 6, -1, -3, -6, 10, 15)
POT_DE_VIN_POINTS = (0, -1, -3, -6, 10)


def guild_points(symbols: int) -> int:
    """Return the points of a column; more than eight symbols count as eight (PDV-A03)."""
    return GUILD_POINTS[min(symbols, 8)]


class Count:
    """The count after the last round: who owns which column, and where jokers have gone."""

    def __init__(self, table: Table) -> None:
        """Begin to count what the players of a table have taken."""
        self.table = table
        self.bears = deck_of(table.options["deck"])
        self.players = range(table.players)
        self.in_pairs = plays_in_pairs(table.options, table.players)
        self.placed: dict[int, list[str]] = {side: [] for side in range(len(self.sides()))}

    def sides(self) -> list[list[int]]:
        """Return the seats that win together (PDV-PA-01, PDV-6P-01, P13)."""
        if not self.in_pairs:
            return [[seat] for seat in self.players]
        half = len(self.players) // 2
        return [[seat, seat + half] for seat in range(half)]

    def side_of(self, seat: int) -> int:
        """Return which side a seat belongs to."""
        return next(side for side, seats in enumerate(self.sides()) if seat in seats)

    def symbols(self, seat: int, guild: str) -> int:
        """Return how many real symbols of a guild a seat has taken."""
        bears = [self.bears[card] for card in self.table.taken[seat]]
        return bears.count(guild) + 2 * bears.count(f"{guild} x2")

    def neutral(self, seats: Iterable[int], kind: str) -> int:
        """Return how many neutral cards of a kind some seats have taken."""
        taken = [card for seat in seats for card in self.table.taken[seat]]
        return [self.bears[card] for card in taken].count(kind)

    def column(self, side: int, guild: str) -> int:
        """Return the column that counts for a side: the lower of two (PDV-PA-03, PDV-A18)."""
        columns = [self.symbols(seat, guild) for seat in self.sides()[side]]
        return min([column for column in columns if column > 0], default=0)

    # --- jokers

    def holders(self, seat: int) -> list[int]:
        """Return the seats whose jokers a seat places (PDV-A13, PDV-A19)."""
        if self.in_pairs and self.table.options["pair_jokers"] == "pooled":
            return self.sides()[self.side_of(seat)]
        return [seat]

    def jokers(self, seat: int) -> int:
        """Return how many jokers a seat has to place."""
        return self.neutral(self.holders(seat), "joker")

    def open_guilds(self, seat: int) -> list[str]:
        """Return the guilds that may get a joker of a seat (PDV-A12, PDV-A19, P10)."""
        side = self.side_of(seat)
        found: list[str] = []
        for guild in GUILDS:
            counted = self.column(side, guild)
            own = [self.symbols(holder, guild) for holder in self.holders(seat)]
            if counted > 0 and counted in own and guild not in self.placed[side]:
                found.append(guild)
        return found

    def placements(self, seat: int) -> list[list[str]]:
        """Return every way in which a seat may place its jokers: as many as can be."""
        guilds = self.open_guilds(seat)
        number = min(self.jokers(seat), len(guilds))
        return [list(chosen) for chosen in combinations(guilds, number)]

    def best_placement(self, seat: int) -> list[str]:
        """Return the placement that scores most; of equals the first in guild order."""
        side = self.side_of(seat)

        def points(chosen: list[str]) -> int:
            return self.all_guild_points(side, [*self.placed[side], *chosen])

        return max(self.placements(seat), key=points)

    def place(self, seat: int, guilds: list[str]) -> None:
        """Put one joker into each of some columns; what is left is discarded."""
        self.placed[self.side_of(seat)] += guilds

    # --- points

    def all_guild_points(self, side: int, jokers: list[str]) -> int:
        """Return the points of all columns of a side with jokers in some of them."""
        return sum(guild_points(self.column(side, guild) + (guild in jokers)) for guild in GUILDS)

    def pot_de_vin_points(self, side: int) -> int:
        """Return the points of the Pot-de-Vin cards of a side (PDV-A20)."""
        seats = self.sides()[side]
        parts = [[seat] for seat in seats]
        if self.table.options["pair_pdv"] == "combined":
            parts = [seats]
        return sum(POT_DE_VIN_POINTS[self.neutral(part, "pot_de_vin")] for part in parts)

    def score(self, side: int) -> int:
        """Return the points of a side (section 8.3)."""
        seats = self.sides()[side]
        bonus = 2 * self.neutral(seats, "+2") - 2 * self.neutral(seats, "-2")
        gems = sum(self.table.treasure[seat] for seat in seats)
        columns = self.all_guild_points(side, self.placed[side])
        return columns + bonus + self.pot_de_vin_points(side) + gems

    def scores(self) -> list[int]:
        """Return the points of every side."""
        return [self.score(side) for side in range(len(self.sides()))]

    def cards(self, side: int) -> int:
        """Return the cards of a side without discarded jokers (PDV-A14, PDV-A28)."""
        seats = self.sides()[side]
        discarded = self.neutral(seats, "joker") - len(self.placed[side])
        return sum(len(self.table.taken[seat]) for seat in seats) - discarded

    def winners(self) -> list[int]:
        """Return the seats that win: points, then cards, then gems (PDV-EN-01, PDV-A15, A21)."""
        ranks = [
            (self.score(side), self.cards(side), sum(self.table.treasure[seat] for seat in seats))
            for side, seats in enumerate(self.sides())
        ]
        return [seat for seat in self.players if ranks[self.side_of(seat)] == max(ranks)]
