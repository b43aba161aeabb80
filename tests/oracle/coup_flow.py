"""The course of a game of Coup for the oracle (rule section 1.4).

The pipeline is written as generators that read like the rule text. They stop wherever an input is
awaited; `phase`, `awaited` and `choices` then say which one, and the input is sent in. Automatic
steps (1.2) are simply those that do not stop.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from tests.oracle.coup_actions import (
    GAINS,
    action_inputs,
    blocks_of,
    claim_of,
    cost_of,
    declared,
    recipients,
)
from tests.oracle.coup_setup import character

if TYPE_CHECKING:
    from tests.oracle.coup_table import Pending, Player, Table

Result = TypeVar("Result")
Answer = tuple[int, str]
Steps = Generator[None, Answer, Result]
Choices = Callable[[int], list[str]]


def only(inputs: Iterable[str]) -> Choices:
    """Return choices that are the same for every seat that is asked."""
    offered = list(inputs)
    return lambda _seat: offered


class OnePlayerLeft(Exception):
    """Raised where the last but one player is eliminated: everything stops (AMB-25)."""


class Verdict(NamedTuple):
    """How a claim came out of its challenge window."""

    stands: bool
    challenger: int | None


class Flow:
    """The phases of a game, one after the other."""

    def __init__(self, table: Table, phase: str, turn: int, awaiting: list[int]) -> None:
        """Prepare the course of a game from a point at which nothing is pending."""
        self.table = table
        self.phase = phase
        self.turn = turn
        self.awaited = list(awaiting)
        self.choices: Choices = only([])
        self.pending: Pending | None = None
        self.winner: int | None = None
        self.estates: list[int] = []  # seats whose estates wait, in order of elimination
        self.not_heard: list[int] = []  # who had not answered when the last window was closed
        self.steal_open = False  # an unresolved steal keeps the coins of its target (AMB-23)

    # Asking

    def _ask(self, phase: str, seats: list[int], choices: Choices) -> Steps[Answer]:
        self.phase, self.awaited, self.choices = phase, list(seats), choices
        return (yield)

    def _ask_window(self, phase: str, waiting: list[int], choices: Choices) -> Steps[Answer]:
        """Ask all who wait, or with `response_order=clockwise` the first (AMB-02, C21)."""
        clockwise = self.table.options["response_order"] == "clockwise"
        return (yield from self._ask(phase, waiting[:1] if clockwise else waiting, choices))

    def _window(self, phase: str, order: list[int], choices: Choices) -> Steps[Answer | None]:
        """Ask until one does not pass; a pass is final, nobody awaited closes (1.2)."""
        waiting = list(order)
        while waiting:
            seat, do = yield from self._ask_window(phase, waiting, choices)
            waiting.remove(seat)
            if do != "pass":
                self.not_heard = waiting
                return seat, do
        return None

    # The whole game

    def game(self) -> Steps[None]:
        """Play from the present phase to the end."""
        try:
            if self.phase == "SETUP_PICK":
                yield from self._setup_pick()
            if self.phase in ("SETUP_PICK", "SETUP_FACTION"):
                yield from self._setup_factions()
            while self.phase != "GAME_OVER":
                yield from self._turn()
                self.turn = self.table.clockwise(self.turn)[0]  # COUP-TU-07
        except OnePlayerLeft:
            self._end_game()
        yield

    def _end_game(self) -> None:
        """Give all coins of the dead and all estates to the Treasury (ELIMINATE, AMB-25)."""
        table = self.table
        for player in table.players:
            if not player.living:
                table.treasury += player.coins + player.estate
                player.coins = player.estate = 0
        self.winner = table.living()[0]  # COUP-EN-01
        self.phase, self.awaited, self.pending = "GAME_OVER", [], None
        self.choices = only([])

    # Set-up

    def _setup_pick(self) -> Steps[None]:
        """Let both pick from their sets, then deal from the third one (COUP-2P-02, 2P-03)."""
        players = self.table.players
        waiting = list(self.awaited)
        while waiting:
            seat, do = yield from self._ask(
                "SETUP_PICK",
                waiting,
                lambda seat: [f"pick {card}" for card in sorted(players[seat].hand)],
            )
            picked = do.split()[1]
            players[seat].hand.remove(picked)
            players[seat].aside, players[seat].hand = players[seat].hand, [picked]
            waiting.remove(seat)
        for seat in (self.turn, 1 - self.turn):  # AMB-43
            players[seat].hand.append(self.table.draw())

    def _setup_factions(self) -> Steps[None]:
        """Let the first player choose, the others alternate (COUP-RF-02, AMB-57)."""
        options, players = self.table.options, self.table.players
        if not options["reforma"] or options["factions_start"] == "random":  # C7
            return
        _, do = yield from self._ask("SETUP_FACTION", [self.turn], only(["faction 0", "faction 1"]))
        chosen = int(do.split()[1])
        for step in range(len(players)):
            players[(self.turn + step) % len(players)].faction = (chosen + step) % 2

    # A turn

    def _turn(self) -> Steps[None]:
        self.pending = None
        _, do = yield from self._ask(
            "ACTION", [self.turn], lambda seat: action_inputs(self.table, seat)
        )
        self.pending = pending = declared(do)
        self._pay_cost()
        self.steal_open = pending.action == "steal"
        if (yield from self._goes_through(pending)):
            yield from self._resolve(pending)
        self.steal_open = False
        yield from self._settle_estates(pending)

    def _current(self) -> Pending:
        """Return the action in progress."""
        if self.pending is None:
            raise AssertionError("no action is in progress")
        return self.pending

    def _target(self) -> Player:
        """Return the target of the action in progress."""
        seat = self._current().target
        if seat is None:
            raise AssertionError("the action has no target")
        return self.table.players[seat]

    def _pay_cost(self) -> None:
        """Pay at the declaration (AMB-19); a conversion pays to the sewer (COUP-RF-06)."""
        pending = self._current()
        cost = cost_of(pending.action, self.turn, pending.target)
        self.table.players[self.turn].coins -= cost
        if pending.action == "convert":
            self.table.sewer += cost
        else:
            self.table.treasury += cost

    def _refund(self) -> None:
        """Give the cost back after a successful challenge (COUP-CL-08)."""
        pending = self._current()
        cost = cost_of(pending.action, self.turn, pending.target)
        self.table.players[self.turn].coins += cost
        self.table.treasury -= cost

    def _goes_through(self, pending: Pending) -> Steps[bool]:
        """Tell whether the action is to take effect: challenges, then blocks (COUP-TU-05)."""
        claim, challenger = claim_of(self.table, pending.action), None
        if claim is not None:
            verdict = yield from self._claim("CHALLENGE_ACTION", self.turn, claim)
            if not verdict.stands:
                return False
            challenger = verdict.challenger
        blocked = yield from self._is_blocked(pending, challenger)
        return not blocked

    # Challenges

    def _claim(self, phase: str, claimant: int, claim: str) -> Steps[Verdict]:
        """Open a claim to challenges; the first one closes the window (AMB-03)."""
        pending = self._current()
        pending.claim = [claimant, claim]
        answer = yield from self._window(
            phase, self.table.clockwise(claimant), only(["challenge", "pass"])
        )
        if answer is None:
            pending.claim = None
            return Verdict(stands=True, challenger=None)
        pending.challenger, pending.estate_of = answer[0], None  # C2
        proof = yield from self._proof(claimant, claim)
        pending.claim = pending.challenger = None
        if proof is not None and proof != "decline":
            self._replace_proven(claimant, claim, proof)  # first the replacement (AMB-16)
            yield from self._lose(answer[0])
            return Verdict(stands=True, challenger=answer[0])
        if phase == "CHALLENGE_ACTION":
            self._refund()  # first the refund (AMB-20)
        yield from self._lose_claim(claimant, claim, declined=proof is not None)
        return Verdict(stands=False, challenger=answer[0])

    def _proof(self, claimant: int, claim: str) -> Steps[str | None]:
        """Return how the claimant answers, None if it cannot prove (COUP-CL-04, CL-05)."""
        inputs = self._proof_inputs(self.table.players[claimant].hand, claim)
        if len(inputs) < 2:  # automatic: cannot prove, or nothing but to prove (C12)
            return inputs[0] if inputs else None
        return (yield from self._ask("PROVE", [claimant], only(inputs)))[1]

    def _proof_inputs(self, hand: list[str], claim: str) -> list[str]:
        decline = ["decline"] if self.table.options["decline_proof"] else []
        if claim.startswith("!"):  # COUP-RF-08, AMB-66
            holds = any(character(card) == claim[1:] for card in hand)
            return [] if holds else [*decline, "prove"]
        matching = sorted({card for card in hand if character(card) == claim})
        if not matching:
            return []
        only_these = all(character(card) == claim for card in hand)
        if only_these and self.table.options["decline_proof"] != "always":  # AMB-14, AMB-91
            decline = []
        if len(matching) > 1:  # AMB-17, C11
            return [*decline, *(f"prove {card}" for card in matching)]
        return [*decline, "prove"]

    def _replace_proven(self, claimant: int, claim: str, proof: str) -> None:
        """Return what was shown, shuffle, draw as much (COUP-CL-07, COUP-RF-08, AMB-15)."""
        hand = self.table.players[claimant].hand
        if claim.startswith("!"):
            shown = list(hand)
        elif " " in proof:
            shown = [proof.split()[1]]
        else:
            shown = [next(card for card in hand if character(card) == claim)]
        for card in shown:
            hand.remove(card)
            self.table.court.append(card)
        for _ in shown:
            hand.append(self.table.draw())

    def _lose_claim(self, claimant: int, claim: str, *, declined: bool) -> Steps[None]:
        """Let the claimant lose an influence for a claim not proved."""
        redraws = self.table.options["embezzle_loss"] == "duke_and_redraw"
        if claim.startswith("!") and redraws and not declined:  # AMB-67, C14
            self._lose_duke_and_redraw(self.table.players[claimant], claim[1:])
        else:
            any_card = self.table.options["decline_proof"] == "always"  # AMB-91
            yield from self._lose(claimant, banned=claim if declined and not any_card else None)

    def _lose_duke_and_redraw(self, player: Player, name: str) -> None:
        self._turn_up(player, self._first_of(player, name))
        for card in list(player.hand):
            player.hand.remove(card)
            self.table.court.append(card)
            player.hand.append(self.table.draw())

    # Losing influence

    def _first_of(self, player: Player, name: str) -> str:
        """Return the first card by name of a character held (C13)."""
        return min(card for card in player.hand if character(card) == name)

    def _lose(self, seat: int, banned: str | None = None) -> Steps[None]:
        """Let a player turn up a card of its choice (COUP-IN-02), not the banned (AMB-14)."""
        player = self.table.players[seat]
        if len(player.hand) == 1:  # automatic
            self._turn_up(player, player.hand[0])
            return
        cards = {card for card in player.hand if character(card) != banned}
        _, do = yield from self._ask("LOSE", [seat], only(f"lose {card}" for card in cards))
        self._turn_up(player, do.split()[1])

    def _turn_up(self, player: Player, card: str) -> None:
        player.hand.remove(card)
        player.face_up.append(card)  # COUP-IN-03
        if not player.hand:
            self._eliminate(player)

    def _eliminate(self, player: Player) -> None:
        """Take a player out of the game (COUP-IN-04)."""
        if len(self.table.living()) == 1:
            raise OnePlayerLeft
        if self.steal_open and self._target() is player:  # AMB-23, AMB-24
            return
        self._settle(player)

    def _settle(self, player: Player) -> None:
        """Move the coins of an eliminated player to the Treasury or its estate."""
        if self.table.options["slot_contessa"] == "lawyer" and player.coins > 0:  # AMB-78
            player.estate = player.coins
            self.estates.append(player.seat)
        else:
            self.table.treasury += player.coins
        player.coins = 0

    # Blocks

    def _is_blocked(self, pending: Pending, challenger: int | None) -> Steps[bool]:
        """Open the block window, after a defeated block of foreign aid perhaps again."""
        blockers, not_heard = list[int](), list[int]()
        while True:
            order = self._may_block(pending, challenger, blockers)
            if blockers and self.table.options["fa_reblock"] == "in_line":  # AMB-94
                order = [seat for seat in order if seat in not_heard]
            answer = yield from self._window(
                "BLOCK", order, only(["pass", *self._block_inputs(pending.action)])
            )
            if answer is None:
                return False
            blockers.append(answer[0])
            not_heard = self.not_heard
            claim = answer[1].split()[1]  # exactly one character is named (AMB-07)
            pending.block = [answer[0], claim]
            verdict = yield from self._claim("CHALLENGE_BLOCK", answer[0], claim)
            if verdict.stands:
                return True  # COUP-BL-05
            if pending.action != "foreign_aid" or not self.table.options["fa_reblock"]:
                return False  # COUP-CL-09, AMB-08, AMB-09

    def _block_inputs(self, action: str) -> list[str]:
        return [f"block {name}" for name in blocks_of(self.table, action)]

    def _may_block(
        self, pending: Pending, challenger: int | None, blockers: list[int]
    ) -> list[int]:
        """Return who may block, clockwise from the actor."""
        if not blocks_of(self.table, pending.action):
            return []
        order = [seat for seat in self.table.clockwise(self.turn) if seat not in blockers]
        if pending.action == "foreign_aid":  # COUP-BL-02, COUP-RF-03, AMB-59, C3
            return [seat for seat in order if not self.table.barred(self.turn, seat)]
        allowed = self.table.options["block_after_own_challenge"]  # AMB-06
        if challenger == pending.target and not allowed:
            return []
        return [seat for seat in order if seat == pending.target]  # COUP-BL-03, BL-04

    # Effects

    def _resolve(self, pending: Pending) -> Steps[None]:
        """Let the action take effect (1.3, RESOLVE)."""
        if pending.action in GAINS:
            self.table.pay_out(self.turn, GAINS[pending.action])
        elif pending.action == "patron":
            yield from self._patron()
        elif pending.action in ("coup", "assassinate"):
            yield from self._strike(pending)
        elif pending.action == "steal":
            self._steal()
        elif pending.action == "exchange":
            inquisitor = "inquisitor" in self.table.characters
            yield from self._exchange(self.turn, 1 if inquisitor else 2)
        elif pending.action == "examine":
            yield from self._examine(pending)
        elif pending.action == "convert":
            self._convert()
        elif pending.action == "embezzle":
            self._embezzle()

    def _convert(self) -> None:
        """Turn the faction card of the target (COUP-RF-05)."""
        target = self._target()
        target.faction = 1 if target.faction == 0 else 0

    def _embezzle(self) -> None:
        """Take all coins of the sewer (COUP-RF-07, AMB-68)."""
        self.table.players[self.turn].coins += self.table.sewer
        self.table.sewer = 0

    def _patron(self) -> Steps[None]:
        """Pay 2 to the actor, then 1 to the recipient (COUP-PA-02, AMB-34, AMB-81, C4)."""
        self.table.pay_out(self.turn, 2)
        recipient = self._target().seat
        if not self._target().living:
            seats = recipients(self.table, self.turn)
            _, do = yield from self._ask(
                "PATRON_REDIRECT", [self.turn], only(f"redirect {seat}" for seat in seats)
            )
            recipient = int(do.split()[1])
        self.table.pay_out(recipient, 1)

    def _strike(self, pending: Pending) -> Steps[None]:
        """Let the target of a coup or an assassination lose an influence."""
        target = self._target()
        if not target.living:
            return  # AMB-22
        if pending.named is None:
            yield from self._lose(target.seat)
            return
        hit = any(character(card) == pending.named for card in target.hand)  # COUP-2P-04
        if hit and self.table.options["declared_loss"] == "choice":  # AMB-92
            yield from self._lose(target.seat)
        elif hit:
            self._turn_up(target, self._first_of(target, pending.named))  # AMB-44
        exchange = self.table.options["declared_exchange"]
        if target.living and (exchange == "always" or (exchange == "on_miss" and not hit)):
            yield from self._exchange(target.seat, 2)  # COUP-2P-05, AMB-45, AMB-46

    def _steal(self) -> None:
        """Take up to 2 coins, also of a player just eliminated (COUP-CH-03, COUP-IN-05)."""
        target = self._target()
        taken = min(2, target.coins)
        target.coins -= taken
        self.table.players[self.turn].coins += taken
        self.steal_open = False
        if not target.living:
            self._settle(target)

    def _exchange(self, seat: int, drawn: int) -> Steps[None]:
        """Draw, keep as many cards as before, return the rest (COUP-CH-04, COUP-IQ-03)."""
        player = self.table.players[seat]
        number = len(player.hand)
        for _ in range(drawn):
            player.hand.append(self.table.draw())
        kept = {" ".join(cards) for cards in combinations(sorted(player.hand), number)}  # C19
        _, do = yield from self._ask("EXCHANGE", [seat], only(f"keep {cards}" for cards in kept))
        returned = list(player.hand)
        player.hand = do.split()[1:]
        for card in player.hand:
            returned.remove(card)
        self.table.court += returned

    def _examine(self, pending: Pending) -> Steps[None]:
        """Look at a card of the target, then leave or replace it (COUP-IQ-04)."""
        target = self._target()
        if not target.living:
            return  # AMB-54
        shown = yield from self._shown_card(target)
        pending.shown = shown
        _, do = yield from self._ask("EXAMINE_DECIDE", [self.turn], only(["leave", "replace"]))
        pending.shown = None
        if do == "leave":
            return
        target.hand.remove(shown)
        if self.table.options["examine_replace"] == "return_first":  # AMB-52
            self.table.court.append(shown)
            target.hand.append(self.table.draw())
        else:  # C17
            target.hand.append(self.table.draw())
            self.table.court.append(shown)

    def _shown_card(self, target: Player) -> Steps[str]:
        """Return the card shown, chosen by the target or by chance (AMB-50, C15)."""
        if len(target.hand) == 1:
            return target.hand[0]
        if self.table.options["examine_choice"] == "random":
            return self.table.chance(target.hand)
        cards = set(target.hand)
        _, do = yield from self._ask(
            "EXAMINE_SHOW", [target.seat], only(f"show {card}" for card in cards)
        )
        return do.split()[1]

    # The Lawyer (3.9)

    def _settle_estates(self, pending: Pending) -> Steps[None]:
        """Settle the estates in order of elimination; new ones join the end (AMB-77)."""
        while self.estates:
            dead = self.estates.pop(0)
            claimants = yield from self._declarations(pending, dead)
            valid: list[int] = []
            for seat in claimants:
                if not self.table.players[seat].living:
                    continue
                if (yield from self._lawyer_claim_stands(pending, dead, seat)):
                    valid.append(seat)
            pending.estate_of = None
            self._share(dead, [s for s in valid if self.table.players[s].living])

    def _declarations(self, pending: Pending, dead: int) -> Steps[list[int]]:
        """Ask all living players (AMB-74); return the claimants clockwise from the dead."""
        pending.estate_of = dead
        order = self.table.clockwise(dead)
        waiting, claimants = list(order), list[int]()
        while waiting:
            seat, do = yield from self._ask_window("LAWYER", waiting, only(["claim", "pass"]))
            waiting.remove(seat)
            if do == "claim":
                claimants.append(seat)
        return [seat for seat in order if seat in claimants]  # AMB-76

    def _lawyer_claim_stands(self, pending: Pending, dead: int, seat: int) -> Steps[bool]:
        if not self.table.options["lawyer_challengeable"]:  # AMB-75
            return True
        pending.estate_of = dead
        verdict = yield from self._claim("CHALLENGE_LAWYER", seat, "lawyer")
        return verdict.stands

    def _share(self, dead: int, heirs: list[int]) -> None:
        """Share an estate equally, the rest goes to the Treasury (COUP-LA-02)."""
        player = self.table.players[dead]
        coins, player.estate = player.estate, 0
        for seat in heirs:
            self.table.players[seat].coins += coins // len(heirs)
        self.table.treasury += coins % len(heirs) if heirs else coins
