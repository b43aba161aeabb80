"""The oracle's Pot de Vin: a naive, slow second implementation of the rules.

It is used like this:

    game = PotDeVinOracle.from_header(header)
    game.input(0, "play aldo-9", iter([]))
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any

from tests.oracle.draws import recording
from tests.oracle.pot_de_vin_scoring import Count
from tests.oracle.pot_de_vin_setup import check_header, deal_header, discarders, full_options
from tests.oracle.pot_de_vin_table import Table

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

STANDING_PHASES = ("DISCARD", "LEAD", "FOLLOW", "LEAVE")  # P14
NEW_PILE_AFTER = (4, 8)  # rounds, with six players: PDV-6P-05
KEYS = (
    *("phase", "round", "turn", "awaiting", "trump", "led", "table", "hands", "gems", "treasure"),
    *("taken", "pile", "turned", "scores", "winners"),
)


class PotDeVinOracle:
    """One game of Pot de Vin."""

    def __init__(self, header: dict[str, Any]) -> None:
        """Begin the game that a header describes."""
        self._options = full_options(header["preset"], header.get("options", {}))
        check_header(header, self._options)
        self._round = 1
        self._last_winner = -1
        self._to_place: list[int] = []
        if header.get("position") is not None:
            self._start_from(header)
        else:
            self._start(header)
        self._count = Count(self._table)

    @classmethod
    def from_header(cls, header: dict[str, Any]) -> PotDeVinOracle:
        """Return the game of a header line, dealt or from a position."""
        return cls(header)

    @staticmethod
    def deal(
        preset: str, options: dict[str, Any], seats: list[str], first: int, rng: random.Random
    ) -> dict[str, Any]:
        """Return the header of a randomly dealt game."""
        return deal_header(preset, options, seats, first, rng)

    @property
    def winners(self) -> list[int]:
        """Return the seats that have won, none while the game goes on."""
        return self._count.winners() if self.phase == "GAME_OVER" else []

    @property
    def phase(self) -> str:
        """Return the present phase."""
        return self._phase

    def awaiting(self) -> list[int]:
        """Return the seats whose input is awaited, ascending."""
        return sorted(self._awaited)

    def legal_inputs(self, seat: int) -> list[str]:
        """Return the inputs open to a seat, sorted by text."""
        return sorted(self._choices(seat)) if seat in self._awaited else []

    def input(
        self, seat: int, do: str, draws: Iterator[str] | Callable[[dict[str, int]], str]
    ) -> list[str]:
        """Play an input and return what was drawn because of it, in order.

        `draws` names the cards drawn, or is called with the possible cards and their numbers. An
        illegal input or draw raises ValueError and leaves the game as it was.
        """
        if seat not in self._awaited:
            raise ValueError(f"seat {seat} is not awaited in {self.phase}")
        if do not in self._choices(seat):
            raise ValueError(f"{do!r} is not legal in {self.phase} for seat {seat}")
        before = deepcopy(self.__dict__)
        used: list[str] = []
        self._table.draw_from = recording(draws, used)
        try:
            self._take(seat, do)
        except ValueError:
            self.__dict__ = before
            raise
        self._table.draw_from = None
        return used

    def position(self) -> dict[str, Any]:
        """Return the whole position with its keys in the order of the format."""
        over = self.phase == "GAME_OVER"
        flow = {
            "phase": self.phase,
            "round": self._round,
            "turn": self._turn,
            "awaiting": self.awaiting(),
            "scores": self._count.scores() if over else None,
            "winners": self.winners if over else None,
        }
        whole = self._table.position() | flow
        return {key: whole[key] for key in KEYS}

    def check(self) -> None:
        """Raise ValueError where cards or gems are not conserved or do not fit the round."""
        self._table.check_cards()
        self._table.check_gems()
        self._check_piles()
        self._check_hands()

    # --- the beginning

    def _start(self, header: dict[str, Any]) -> None:
        self._table = Table.dealt(header, self._options)
        self._turn = header["first"]
        six = self._table.players == 6
        self._phase = "DISCARD" if six else "LEAD"
        self._awaited = discarders(self._turn) if six else [self._turn]

    def _start_from(self, header: dict[str, Any]) -> None:
        position = header["position"]
        if position["phase"] not in STANDING_PHASES:
            raise ValueError(f"play cannot begin in {position['phase']} (P14)")
        self._table = Table.placed(header, self._options)
        self._phase = position["phase"]
        self._round = position["round"]
        self._turn = position["turn"]
        self._awaited = list(position["awaiting"])
        self.check()

    # --- inputs

    def _choices(self, seat: int) -> list[str]:
        """Return what an awaited seat may do."""
        if self.phase == "DISCARD":
            return [f"discard {card}" for card in self._table.hands[seat]]
        if self.phase == "LEAVE":
            return [f"leave {card}" for card in self._table.played_cards()]
        if self.phase == "JOKERS":
            return ["jokers auto", *(f"jokers {' '.join(g)}" for g in self._count.placements(seat))]
        gem = ["gem"] if self.phase == "FOLLOW" and self._table.gems[seat] > 0 else []  # PDV-A04
        return gem + [f"play {card}" for card in self._table.can_play(seat)]

    def _take(self, seat: int, do: str) -> None:
        """Carry out a legal input and all that follows of itself."""
        verb, *words = do.split()
        if verb == "discard":
            self._discard(seat, words[0])
        elif verb == "leave":
            self._end_round(words[0])
        elif verb == "jokers":
            self._place_jokers(seat, words)
        else:
            self._table.play(seat, words[0] if verb == "play" else "gem")
            self._go_round()

    def _discard(self, seat: int, card: str) -> None:
        self._table.hands[seat].remove(card)
        self._table.pile.append(card)
        self._awaited.remove(seat)
        if not self._awaited:  # PDV-6P-03
            self._lead(self._turn)

    # --- the round

    def _lead(self, leader: int) -> None:
        """Turn up the trump and let a seat lead."""
        self._table.turn_up()
        self._phase = "LEAD"
        self._turn = leader
        self._awaited = [leader]

    def _go_round(self) -> None:
        """Ask who is next in the round, or end it."""
        to_follow = self._table.still_to_follow()
        if to_follow:
            self._phase, self._turn, self._awaited = "FOLLOW", to_follow[0], to_follow[:1]
            return
        winner = self._table.winner()
        if self._leaves() == "choice":
            self._phase, self._turn, self._awaited = "LEAVE", winner, [winner]
        else:
            self._end_round(self._leaves())

    def _leaves(self) -> str | None:
        """Return the card that stays in the middle, `choice` if the winner says which (A16, P2)."""
        if self._table.players != 6:
            return None
        rule, played = self._options["six_recycle"], self._table.played_cards()
        if rule == "choice":
            return "choice" if len(played) > 1 else played[0]
        return self._table.winning_card() if rule == "winning_card" else self._table.trump

    def _end_round(self, stays: str | None) -> None:
        """Award the round, then begin the next one or the count."""
        winner = self._table.winner()
        self._last_winner = winner
        self._table.award(winner, stays)
        if self._round == self._table.row.rounds or not any(self._table.hands):  # PDV-RO-11, A08
            self._begin_count()
            return
        if self._table.players == 6 and self._round in NEW_PILE_AFTER:  # P5
            self._table.pile, self._table.turned = self._table.turned, []
        self._round += 1
        leader = winner if self._table.hands[winner] else self._table.after(winner)[0]  # PDV-RO-09
        self._lead(leader)

    # --- the count

    def _begin_count(self) -> None:
        players = self._table.players
        self._to_place = [(self._last_winner + step) % players for step in range(players)]  # P8
        self._go_on_counting()

    def _go_on_counting(self) -> None:
        """Place what needs no choice, up to the first seat that has one (P9)."""
        while self._to_place:
            seat = self._to_place[0]
            if len(self._count.placements(seat)) > 1 and self._options["joker"] == "choose":
                self._phase, self._turn, self._awaited = "JOKERS", seat, [seat]
                return
            self._place(seat, self._count.best_placement(seat))
        self._phase, self._turn, self._awaited = "GAME_OVER", self._last_winner, []  # P7

    def _place_jokers(self, seat: int, words: list[str]) -> None:
        self._place(seat, self._count.best_placement(seat) if words == ["auto"] else words)
        self._go_on_counting()

    def _place(self, seat: int, guilds: list[str]) -> None:
        """Place the jokers of a seat, and with them those that it places for others."""
        self._count.place(seat, guilds)
        done = self._count.holders(seat)
        self._to_place = [other for other in self._to_place if other not in done]

    # --- what always holds

    def _check_piles(self) -> None:
        """Raise ValueError unless piles and trump are those of the round (8.1, 8.5, PDV-A27)."""
        table, over = self._table, self.phase in ("JOKERS", "GAME_OVER")
        if (table.trump is None) != (over or self.phase == "DISCARD"):
            raise ValueError(f"trump {table.trump} in {self.phase}")
        if table.players != 6:
            pile, turned = table.row.rounds - self._round, 0
        elif self.phase == "DISCARD":
            pile, turned = 4 - len(self._awaited), 0
        else:
            turned = (self._round - 1) % 4
            pile = 3 - turned
            turned += over
        if (len(table.pile), len(table.turned)) != (pile, turned):
            raise ValueError(f"{len(table.pile)} in the pile, {len(table.turned)} turned up")

    def _check_hands(self) -> None:
        """Raise ValueError unless who has cards has one card or gem for each round to come."""
        table = self._table
        in_round = [seat for seat, _ in table.played]
        for seat, hand in enumerate(table.hands):
            left = table.row.rounds - self._round + 1
            if seat in in_round or self.phase in ("JOKERS", "GAME_OVER"):
                left -= 1
            if self.phase == "DISCARD" and seat in self._awaited:
                left += 1
            if hand and len(hand) + table.gems[seat] != left:
                raise ValueError(f"seat {seat} has {len(hand)} cards and {table.gems[seat]} gems")
        if self.phase in ("LEAD", "FOLLOW") and not table.hands[self._turn]:
            raise ValueError(f"seat {self._turn} is awaited without cards")
