"""Reasons why an answer of Pot de Vin is the best one, by the view of the seat asked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from intriga.core.message import Message
from intriga.core.offered_parts import MOST_REASONS, AnsweredQuestion
from intriga.games.pot_de_vin.agents.prospects import Prospects, Trick
from intriga.games.pot_de_vin.notation import card_of, card_word
from intriga.games.pot_de_vin.table.score import gain
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GEM, SEATS, VALUES, Recycle

SURE: Final = 0.999
PROBABLY: Final = 0.6
HARDLY: Final = 0.25
WORTH: Final = 1  # points, from which on something is said of them
CLEARLY: Final = 0.15  # likelier, or less likely


@dataclass(frozen=True)
class Outlook:
    """The effect of one answer on the current round."""

    view: PotDeVinView
    words: str

    @cached_property
    def card(self) -> int:
        """The card that is played, or GEM."""
        verb, _, word = self.words.partition(" ")
        return card_of(word) if verb == "play" else GEM

    @cached_property
    def trick(self) -> Trick:
        """The cards on the table after it."""
        return Trick(self.view, self.card)

    @cached_property
    def takers(self) -> dict[int, float]:
        """How likely each side takes the round, by the seat that would."""
        found: dict[int, float] = {}
        for seat, chance in self.trick.takers():
            found[seat] = found.get(seat, 0.0) + chance
        return found

    def takes(self, seats: Sequence[int]) -> float:
        """Return how likely one of *seats* takes the round."""
        return sum(self.takers.get(seat, 0.0) for seat in seats)

    @cached_property
    def prize(self) -> list[int]:
        """The cards that lie there to be taken, as far as they are known."""
        keeps = self.view.players == SEATS and self.view.options["recycle"] == Recycle.TRUMP
        return self.trick.cards if keeps else [*self.trick.cards, self.view.trump]

    def gain(self, seat: int) -> int:
        """Return the gain in points of the side of *seat* from taking them."""
        return gain(self.view, seat, self.prize, self.trick.gems)

    def promises(self, prospects: Prospects, seat: int) -> float:
        """Return the expected gain of the side of *seat* from taking them, with cards to come."""
        return prospects.gain(seat, self.prize, self.trick.gems)

    @property
    def taker(self) -> tuple[int, float]:
        """The seat that is likeliest to take the round, and how likely."""
        return max(self.takers.items(), key=lambda each: each[1])


@dataclass(frozen=True)
class Comparison:
    """The best answer beside another one that tempts."""

    view: PotDeVinView
    prospects: Prospects
    best: Outlook
    other: Outlook

    @cached_property
    def me(self) -> int:
        """The seat that is asked."""
        return self.view.turn

    @cached_property
    def side(self) -> list[int]:
        """The seats that win together with it."""
        return self.view.side(self.me)

    def reasons(self) -> Iterator[Message]:
        """Yield reasons for the best answer rather than the other one."""
        yield from self._takes()
        yield from self._avoids()
        yield from self._denies()
        yield from list(self._spoils()) or self._harms()
        yield from self._rids()
        yield from self._spares()
        yield from self._leans()
        yield from self._keeps()
        yield from self._gems()

    def _takes(self) -> Iterator[Message]:
        chance, points = self.best.takes([self.me]), self.best.gain(self.me)
        less = self.other.takes([self.me]) * self.other.gain(self.me)
        if chance >= PROBABLY and points >= WORTH and chance * points > less + WORTH / 2:
            yield _say("takes", points=points, sure=int(chance >= SURE))

    def _avoids(self) -> Iterator[Message]:
        loss = -self.other.gain(self.me)
        if (
            loss >= WORTH
            and self.best.takes([self.me]) <= HARDLY
            and self.other.takes([self.me]) >= PROBABLY
        ):
            name = "avoids-gem" if self.best.card == GEM else "avoids"
            yield _say(name, points=loss)

    def _denies(self) -> Iterator[Message]:
        who, chance = self.other.taker
        if who in self.side or self.best.takes(self.side) < PROBABLY or chance < PROBABLY:
            return
        points = self.other.gain(who)
        if points >= WORTH + 1:
            yield _say("denies", who=who, points=points, sure=int(chance >= SURE))

    def _spoils(self) -> Iterator[Message]:
        """Yield that the same seat takes less with the best answer than with the other."""
        who, chance = self.best.taker
        if who in self.side or chance < PROBABLY or self.other.taker[0] != who:
            return
        less = self.other.gain(who) - self.best.gain(who)
        if less >= WORTH + 1 and self.best.card != GEM:
            yield _say("spoils", who=who, points=less, sure=int(chance >= SURE))

    def _harms(self) -> Iterator[Message]:
        who, chance = self.best.taker
        loss = -self.best.gain(who)
        if who not in self.side and chance >= PROBABLY and loss >= WORTH:
            other = self.other.takers.get(who, 0.0) * -self.other.gain(who)
            if chance * loss > other:
                yield _say("harms", who=who, points=loss, sure=int(chance >= SURE))

    def _rids(self) -> Iterator[Message]:
        """Yield that one is rid of a card that it would cost to take oneself."""
        card = self.best.card
        if card == GEM or self.best.takes(self.side) > HARDLY:
            return
        loss = -gain(self.view, self.me, [card], 0)
        theirs = 0 if self.other.card == GEM else -gain(self.view, self.me, [self.other.card], 0)
        if loss >= WORTH and loss > theirs:
            yield _say("rids", card=card_word(card), points=loss)

    def _spares(self) -> Iterator[Message]:
        """Yield that a card which others could use stays in the hand."""
        card = self.other.card
        if card == GEM or self.other.takes(self.side) > 1 - PROBABLY:
            return
        who, _ = max(
            (each for each in self.other.takers.items() if each[0] not in self.side),
            key=lambda each: each[1],
        )
        worth = self.prospects.gain(who, [card], 0)
        mine = 0.0 if self.best.card == GEM else self.prospects.gain(who, [self.best.card], 0)
        if worth >= WORTH and worth >= mine + WORTH:
            yield _say("spares", who=who, card=card_word(card))

    def _leans(self) -> Iterator[Message]:
        """Yield that a good round is likelier to be taken, or a bad one less likely."""
        more = self.best.takes([self.me]) - self.other.takes([self.me])
        promise = self.best.promises(self.prospects, self.me)
        if more >= CLEARLY and promise > WORTH / 2:
            yield _say("likelier")
        elif more <= -CLEARLY and self.other.promises(self.prospects, self.me) < -WORTH / 2:
            yield _say("ducks")

    def _keeps(self) -> Iterator[Message]:
        """Yield that a stronger card stays in the hand, where it would win nothing more now."""
        mine, theirs = self.best.card, self.other.card
        if GEM in {mine, theirs} or len(self.view.hand) == 1:
            return
        if self._comes_to_the_same() and self._strength(theirs) > self._strength(mine):
            takes = self.best.takes([self.me])
            yield _say("keeps-taking" if takes >= PROBABLY else "keeps", card=card_word(theirs))

    def _comes_to_the_same(self) -> bool:
        """Say whether both answers give the same seats about as much of this round."""
        seats = {*self.best.takers, *self.other.takers}
        return all(
            abs(self.best.takes([seat]) - self.other.takes([seat])) < CLEARLY
            and abs(self._promised(self.best, seat) - self._promised(self.other, seat)) < WORTH / 2
            for seat in seats
        )

    def _promised(self, outlook: Outlook, seat: int) -> float:
        return outlook.takes([seat]) * outlook.promises(self.prospects, seat)

    def _strength(self, card: int) -> int:
        character, value = divmod(card, VALUES)
        return value + VALUES * (character == self.view.trump // VALUES)

    def _gems(self) -> Iterator[Message]:
        gems, hand = self.view.gems[self.me], len(self.view.hand)
        if self.best.card == GEM:
            if hand == 1:
                return
            if self.other.takes([self.me]) <= HARDLY and self.other.card != GEM:
                yield _say("gem-saves-card", card=card_word(self.other.card))
            elif gems >= hand:
                yield _say("gems-lost-else", gems=gems)
        elif self.other.card == GEM:
            who, chance = self.other.taker
            if who not in self.side and chance >= PROBABLY:
                yield _say("gem-goes", who=who)


def _say(name: str, **args: int | str) -> Message:
    return Message(f"why-{name}", args)


class PotDeVinReasons:
    """Reasons for the best answer to a question of Pot de Vin."""

    def why(self, asked: AnsweredQuestion) -> Sequence[Message]:
        """Return sentences that speak for the best answer, the strongest first.

        It is set against the answer that tempts most; where nothing is to be said of that, against
        the next.
        """
        if asked.is_contested:
            return []
        view: PotDeVinView = asked.view
        best, prospects = Outlook(view, asked.answer.words), Prospects(view)
        for other in asked.others:
            beside = Comparison(view, prospects, best, Outlook(view, other.words))
            found = list(beside.reasons())
            if found:
                return found[:MOST_REASONS]
        return []


REASONS: Final = PotDeVinReasons()
