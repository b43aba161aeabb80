"""The log of events, as one viewer saw and heard them: message ids and arguments, no sentences.

:func:`tell` compares the views of a seat before an input and after it.  The sentences are
in ``words/*/log.ftl``.  Arguments are seats, lists of seats, numbers of coins or cards, a
faction as a number, and words of the notation for cards and characters.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from intriga.core.message import Message, Messages, Value
from intriga.games.coup.action_table import CLAIM, CONVERT_OTHER, CONVERT_SELF, of
from intriga.games.coup.inputs import PAIRS, Input
from intriga.games.coup.notation import names_of
from intriga.games.coup.view.outcome import Outcome
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    CONTESSA,
    DUKE,
    NOBODY,
    NOT_DUKE,
    SLOTS,
    Action,
    Loss,
    Phase,
)


def opening(view: CoupView) -> list[Message]:
    """Return the log of the deal."""
    if view.phase == Phase.SETUP_PICK:
        return [Message("log-sets", {"who": view.turn})]
    return [Message("log-deal", {"who": view.turn}), *_sides(view)]


def tell(before: CoupView, seat: int, heard: int, after: CoupView) -> list[Message]:
    """Return the log of an input of *seat* for the viewer of *before* and *after*.

    *heard* is the input as the viewer hears it: ``COUP.hear``.  An input that
    closes nothing, as most passes, tells nothing.
    """
    return list(_Teller(Outcome(before, seat, heard, after)).messages())


def _sides(view: CoupView) -> list[Message]:
    if view.factions is None:
        return []
    factions = list(enumerate(view.factions))
    sides = [tuple(seat for seat, side in factions if side == each) for each in (0, 1)]
    return [Message("log-factions", {"steamers": sides[0], "safe": sides[1]})]


class _Teller:
    """Puts one outcome into messages."""

    def __init__(self, outcome: Outcome) -> None:
        self.outcome = outcome
        self.before, self.after = outcome.before, outcome.after
        self.seat, self.viewer = outcome.seat, outcome.viewer
        self.actor = outcome.before.turn
        self.words = names_of(outcome.before)

    def messages(self) -> Messages:
        """Yield everything in the order in which it happened."""
        yield from self._said()
        yield from self._doubt()
        yield from self._doubted_loses()
        if self.outcome.goes_ahead:
            yield from self._effect()
        elif self.outcome.blocked:
            yield Message("log-block-stands", {"who": self.before.blocker})
        elif self.before.phase == Phase.LOSE:
            yield from self._losses()
            yield from self._exchange_after()
        yield from self._estates()
        if self.after.phase == Phase.GAME_OVER:
            yield Message("log-wins", {"who": self.after.winner})

    # --- inputs

    def _said(self) -> Messages:
        kind, phase = self.outcome.kind, self.before.phase
        if phase == Phase.ACTION:
            yield from self._declaration()
        elif phase in ASIDE:
            yield from ASIDE[phase](self)
        elif kind == Input.CHALLENGE:
            yield self._told("log-challenge", whom=self.before.claimant)
        elif kind == Input.BLOCK:
            yield self._told("log-block", claim=self.words.slots[self.outcome.plus])
        elif kind == Input.CLAIM:
            claim = self.words.slots[CONTESSA]
            yield self._told("log-claim", whom=self.outcome.estate, claim=claim)
        elif kind == Input.REDIRECT:
            whom = (self.seat + self.outcome.plus + 1) % self.before.players
            yield self._told("log-redirect", whom=whom, coins=self.outcome.gain(whom))

    def _told(self, name: str, **args: Value) -> Message:
        return Message(name, {"who": self.seat, **args})

    def _declaration(self) -> Messages:
        outcome = self.outcome
        name = f"log-{Action(outcome.action).name.lower().replace('_', '-')}"
        if outcome.action == Action.CONVERT:
            yield self._conversion(name)
            return
        args: dict[str, Value] = {}
        if outcome.target != NOBODY:
            args["whom"] = outcome.target
        if claim := of(CLAIM, outcome.action):
            args["claim"] = self.words.slots[(claim - 1) % NOT_DUKE]  # or to hold none of it
        if outcome.price:
            args["coins"] = outcome.price
        if outcome.named != NOBODY:
            name += "-named"
            args["card"] = self.words.slots[outcome.named]
        if outcome.action != Action.INCOME:
            yield self._told(name, **args)

    def _conversion(self, name: str) -> Message:
        target, factions = self.outcome.target, self.after.factions
        faction = factions[target] if factions else NOBODY
        if target == self.seat:
            return self._told(f"{name}-self", coins=CONVERT_SELF, faction=faction)
        return self._told(name, whom=target, coins=CONVERT_OTHER, faction=faction)

    def picks(self) -> Messages:
        """Tell that a card of the own set was picked."""
        if self.outcome.heard == NOBODY:
            yield self._told("log-picks")
        else:
            hand, slot = self.before.hand, self.outcome.plus
            card = next(card for card in hand if card % SLOTS == slot)
            yield self._told("log-picks-card", card=self.words.cards[card])
        if self.after.phase != Phase.SETUP_PICK:
            yield Message("log-third-set", {"who": self.after.turn})
            yield from self._drawn(Counter(self.after.aside) - Counter(self.before.aside))

    def chooses_faction(self) -> Messages:
        """Tell the faction chosen, and those that follow from it."""
        yield self._told("log-faction", faction=self.outcome.plus)
        yield from _sides(self.after)

    def keeps(self) -> Messages:
        """Tell how many cards an exchange returned, and to the exchanging seat which ones."""
        outcome = self.outcome
        if outcome.heard == NOBODY:
            number = self.before.hand_sizes[self.seat] - self.after.hand_sizes[self.seat]
            yield self._told("log-returns", cards=number)
            return
        kept = (outcome.plus,) if outcome.kind == Input.KEEP_ONE else PAIRS[outcome.plus]
        back = Counter(self.before.hand) - Counter(kept)
        yield self._told("log-keeps", kept=self._cards(kept), back=self._cards(back.elements()))

    def shows(self) -> Messages:
        """Tell that a card is shown, and to both who see it which one."""
        args: dict[str, Value] = {"who": self.outcome.target, "whom": self.actor}
        if self.after.shown == NOBODY:
            yield Message("log-shows", args)
        else:
            card = self.words.cards[self.after.shown]
            yield Message("log-shows-card", {**args, "card": card})

    def decides(self) -> Messages:
        """Tell whether the examined card was replaced."""
        target = self.outcome.target
        if self.outcome.kind == Input.LEAVE:
            yield self._told("log-leaves", whom=target)
            return
        yield self._told("log-replaces", whom=target)
        if self.viewer == target:
            yield from self._drawn(Counter([self.before.shown]))

    # --- doubt

    def _doubt(self) -> Messages:
        """Tell whether the claim was proved."""
        verdict = self.outcome.verdict
        if verdict is None:
            return
        claimant, claim = self.before.claimant, self.before.claim
        args: dict[str, Value] = {"who": claimant, "claim": self.words.slots[claim % NOT_DUKE]}
        none = "-none" if claim == NOT_DUKE else ""
        if verdict == Loss.CHALLENGER:
            shown = self._cards(self.after.proof)
            proof = {**args, "cards": shown} if none else {"who": claimant, "card": shown[0]}
            yield Message(f"log-proved{none}", proof)
            if claimant == self.viewer:
                yield from self._drawn(self.outcome.given_back())
            return
        name = "log-declined" if self.outcome.kind == Input.DECLINE else "log-not-proved"
        yield Message(name + none, args)
        if self.outcome.refund:
            yield Message("log-refund", {"who": claimant, "coins": self.outcome.refund})

    def _drawn(self, gone: Counter[int]) -> Messages:
        """Tell the viewer which cards it drew after *gone* had left its hand."""
        cards = self.outcome.drawn(gone)
        if self.viewer is not None and cards:
            yield Message("log-draws-own", {"who": self.viewer, "cards": self._cards(cards)})

    def _doubted_loses(self) -> Messages:
        """Tell the influence that a challenge cost."""
        seat = self.outcome.doubted
        cards = self.outcome.turned_up(seat) if seat != NOBODY else ()
        if not cards:
            return
        yield from self._lost(seat, cards[0], later=len(cards) - 1)
        redraws = self.before.claim == NOT_DUKE and self.before.options["duke_and_redraw"]
        caught = self.outcome.verdict == Loss.CLAIMANT and cards[0] % SLOTS == DUKE
        if redraws and caught and self.after.hand_sizes[seat]:  # AMB-67
            yield Message("log-redraws", {"who": seat})
            if seat == self.viewer:
                yield from self._drawn(Counter(self.before.hand))

    def _losses(self) -> Messages:
        """Tell the influences that a coup or an assassination cost."""
        struck = self.outcome.struck
        for place, (seat, card) in enumerate(struck, 1):
            later = sum(each == seat for each, _ in struck[place:])
            yield from self._lost(seat, card, later=later)

    def _lost(self, seat: int, card: int, later: int) -> Messages:
        """Tell of a card that *seat* lost, with *later* further ones in the same step."""
        yield Message("log-lost", {"who": seat, "card": self.words.cards[card]})
        if seat not in self.after.alive and not later:
            yield Message("log-out", {"who": seat})

    # --- effects

    def _effect(self) -> Messages:
        action, target = self.outcome.action, self.outcome.target
        coins = self.outcome.gain(self.actor)
        if action in GAINS:
            yield Message(GAINS[Action(action)], {"who": self.actor, "coins": coins})
        elif action == Action.STEAL:
            yield Message("log-stolen", {"who": self.actor, "whom": target, "coins": coins})
        elif action == Action.EXCHANGE:
            yield from self._draws(self.actor, Counter())
        elif action == Action.PATRON:
            yield self._patronage(coins)
        elif target not in self.after.alive and not self.outcome.struck:
            yield Message("log-no-effect", {"whom": target})
        elif action == Action.EXAMINE and self.after.phase == Phase.EXAMINE_DECIDE:
            yield from self.shows()
        elif action in {Action.COUP, Action.ASSASSINATE}:
            yield from self._strike()

    def _draws(self, seat: int, gone: Counter[int]) -> Messages:
        """Tell that *seat* draws cards to choose from."""
        number = self.after.hand_sizes[seat] - self.before.hand_sizes[seat] + gone.total()
        yield Message("log-draws", {"who": seat, "cards": number})
        if seat == self.viewer:
            yield from self._drawn(gone)

    def _patronage(self, coins: int) -> Message:
        if self.after.phase == Phase.PATRON_REDIRECT:
            return Message("log-gains", {"who": self.actor, "coins": coins})
        whom = self.outcome.target
        args: dict[str, Value] = {"who": self.actor, "whom": whom, "coins": coins}
        return Message("log-patron-pays", {**args, "share": self.outcome.gain(whom)})

    def _strike(self) -> Messages:
        """Tell the result of a coup or an assassination."""
        target, named = self.outcome.target, self.outcome.named
        if named != NOBODY:
            name = "log-misses" if self.outcome.missed else "log-hits"
            cards = self._cards(self._bared())
            card = self.words.slots[named]
            yield Message(name, {"who": target, "cards": cards, "card": card})
        yield from self._losses()
        yield from self._exchange_after()

    def _exchange_after(self) -> Messages:
        """Tell that the target draws, if it exchanges the card that a declared coup laid open."""
        if self.outcome.named != NOBODY and self.after.phase == Phase.EXCHANGE:
            struck = Counter(card for _, card in self.outcome.struck)
            yield from self._draws(self.outcome.target, struck)

    def _bared(self) -> list[int]:
        """Return the hand that a declared coup laid open (AMB-47)."""
        target = self.outcome.target
        struck = [card for _, card in self.outcome.struck]
        if target == self.viewer:
            doubted = self.outcome.turned_up(target)[: target == self.outcome.doubted]
            return list((Counter(self.before.hand) - Counter(doubted)).elements())
        return [*self.after.seen(target), *struck]

    def _cards(self, cards: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.words.cards[card] for card in sorted(cards))

    # --- estates

    def _estates(self) -> Messages:
        """Tell where the coins of the dead went, or that they wait for lawyers."""
        if self.after.phase == Phase.GAME_OVER:
            return
        if self.outcome.estate not in {NOBODY, self.after.estate_of}:
            yield self._division()
        for seat in self.before.alive:
            if seat not in self.after.alive and (coins := self.outcome.left(seat)):
                waits = self.after.estates[seat] > 0
                name = "log-estate" if waits else "log-coins-return"
                yield Message(name, {"who": seat, "coins": coins})

    def _division(self) -> Message:
        estate = self.outcome.estate
        coins = self.before.estates[estate]
        heirs = tuple(seat for seat in self.after.alive if self.outcome.gain(seat) > 0)
        args: dict[str, Value] = {"whom": estate, "coins": coins}
        if not heirs:
            return Message("log-estate-unclaimed", args)
        share = self.outcome.gain(heirs[0])
        rest = coins - share * len(heirs)
        return Message(
            "log-estate-divided",
            {**args, "heirs": heirs, "lawyers": len(heirs), "share": share, "rest": rest},
        )


GAINS: Final = {
    Action.INCOME: "log-income",
    Action.FOREIGN_AID: "log-gains",
    Action.TAX: "log-gains",
    Action.EMBEZZLE: "log-embezzled",
}
ASIDE: Final[Mapping[Phase, Callable[[_Teller], Messages]]] = {
    Phase.SETUP_PICK: _Teller.picks,
    Phase.SETUP_FACTION: _Teller.chooses_faction,
    Phase.EXCHANGE: _Teller.keeps,
    Phase.EXAMINE_SHOW: _Teller.shows,
    Phase.EXAMINE_DECIDE: _Teller.decides,
}
"""The questions outside claims and blocks, and who tells the answers."""
