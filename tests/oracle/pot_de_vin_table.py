"""The table of the oracle's Pot de Vin: hands, gems, piles (rule section 8.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.oracle.pot_de_vin_setup import TABLE, all_cards, character, in_order, value

Draw = Callable[[dict[str, int]], str]


class Table:
    """The cards and gems of all players, with the ways to move them."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        """Lay an empty table."""
        self.players = players
        self.options = options
        self.row = TABLE[players]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.gems = [self.row.gems] * players
        self.treasure = [0] * players
        self.taken: list[list[str]] = [[] for _ in range(players)]
        self.pile: list[str] = []
        self.turned: list[str] = []
        self.trump: str | None = None
        self.led: str | None = None
        self.played: list[tuple[int, str]] = []
        self.draw_from: Draw | None = None

    @classmethod
    def dealt(cls, header: dict[str, Any], options: dict[str, Any]) -> Table:
        """Return the table right after the deal of a header with `first`."""
        table = cls(len(header["seats"]), options)
        table.hands = [list(hand) for hand in header["hands"]]
        table.trump = header.get("trump")
        seen = [card for hand in table.hands for card in hand]
        table.pile = [card for card in all_cards() if card not in (*seen, table.trump)]
        return table

    @classmethod
    def placed(cls, header: dict[str, Any], options: dict[str, Any]) -> Table:
        """Return the table of a header with `position`."""
        where = header["position"]
        table = cls(len(header["seats"]), options)
        table.hands = [list(hand) for hand in where["hands"]]
        table.gems = list(where["gems"])
        table.treasure = list(where["treasure"])
        table.taken = [list(cards) for cards in where["taken"]]
        table.pile = list(where["pile"])
        table.turned = list(where["turned"] or [])
        table.trump = where["trump"]
        table.led = where["led"]
        table.played = [(seat, what) for seat, what in where["table"]]
        return table

    def played_cards(self) -> list[str]:
        """Return the cards of the round, without gems."""
        return [what for _, what in self.played if what != "gem"]

    def can_play(self, seat: int) -> list[str]:
        """Return the cards with which a seat may lead or follow (PDV-RO-02, PDV-RO-04)."""
        hand = self.hands[seat]
        fitting = [card for card in hand if character(card) == self.led]
        return fitting or list(hand)

    def play(self, seat: int, what: str) -> None:
        """Put a card or a gem of a seat into the round."""
        self.played.append((seat, what))
        if what == "gem":
            self.gems[seat] -= 1
            return
        self.hands[seat].remove(what)
        if self.led is None:
            self.led = character(what)
        if not self.hands[seat]:  # PDV-RO-10, PDV-A07
            self.gems[seat] = 0

    def after(self, seat: int) -> list[int]:
        """Return the other seats that have cards, clockwise."""
        around = [(seat + step) % self.players for step in range(1, self.players)]
        return [other for other in around if self.hands[other]]

    def still_to_follow(self) -> list[int]:
        """Return the seats whose turn in the round is to come (PDV-RO-03, PDV-RO-05)."""
        leader, done = self.played[0][0], [seat for seat, _ in self.played]
        return [seat for seat in self.after(leader) if seat not in done]

    def winning_card(self) -> str:
        """Return the card that wins the round (PDV-RO-06)."""
        if self.trump is None:
            raise RuntimeError("a round has a trump")
        cards = self.played_cards()
        trumps = [card for card in cards if character(card) == character(self.trump)]
        return max(trumps or [card for card in cards if character(card) == self.led], key=value)

    def winner(self) -> int:
        """Return the seat that wins the round."""
        card = self.winning_card()
        return next(seat for seat, what in self.played if what == card)

    def award(self, winner: int, stays: str | None) -> None:
        """Give the winner all that the round brings, but for the card that stays in the middle."""
        if self.trump is None:
            raise RuntimeError("a round has a trump")
        for card in [*self.played_cards(), self.trump]:
            if card == stays:
                self.turned.append(card)
            else:
                self.taken[winner].append(card)
        self.treasure[winner] += len([what for _, what in self.played if what == "gem"])
        self.trump, self.led, self.played = None, None, []

    def turn_up(self) -> None:
        """Turn up a card of the trump pile; chance is asked which one it is (PDV-RO-01)."""
        if self.draw_from is None:
            raise RuntimeError("nothing may be drawn outside an input")
        card = self.draw_from(dict.fromkeys(in_order(self.pile), 1))
        if card not in self.pile:
            raise ValueError(f"{card!r} cannot be drawn, only {in_order(self.pile)}")
        self.pile.remove(card)
        self.trump = card

    def check_cards(self) -> None:
        """Raise ValueError unless each of the 52 cards is at exactly one place."""
        cards = [*self.pile, *self.turned, *self.played_cards()]
        for seat in range(self.players):
            cards += self.hands[seat] + self.taken[seat]
        if self.trump is not None:
            cards.append(self.trump)
        if sorted(cards) != sorted(all_cards()):
            raise ValueError(f"not the 52 cards: {sorted(cards)}")

    def check_gems(self) -> None:
        """Raise ValueError where gems have been made, or outlive their owner's cards."""
        middle = [what for _, what in self.played if what == "gem"]
        if sum(self.gems) + sum(self.treasure) + len(middle) > self.row.gems * self.players:
            raise ValueError("there are more gems than were given out")
        for seat, gems in enumerate(self.gems):
            if gems not in range(self.row.gems + 1) or self.treasure[seat] < 0:
                raise ValueError(f"seat {seat} cannot have {gems} gems")
            if gems and not self.hands[seat]:
                raise ValueError(f"seat {seat} has gems and no cards")

    def position(self) -> dict[str, Any]:
        """Return the keys of a position that are seen on the table."""
        return {
            "trump": self.trump,
            "led": self.led,
            "table": [[seat, what] for seat, what in self.played],
            "hands": [in_order(hand) for hand in self.hands],
            "gems": list(self.gems),
            "treasure": list(self.treasure),
            "taken": [in_order(cards) for cards in self.taken],
            "pile": in_order(self.pile),
            "turned": list(self.turned) if self.players == 6 else None,  # P4
        }
