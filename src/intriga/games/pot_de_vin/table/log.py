"""The log of events, as one viewer saw and heard them: message ids and arguments, no sentences.

:func:`tell` compares the views of a seat before an input and after it.  The sentences are
in ``words/*/log.ftl``.  Arguments are seats, lists of seats, numbers, and words: cards of
the notation, guilds (``nobles-×2`` for two symbols) and kinds of neutral cards.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from intriga.core.message import Message, Messages, Value
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS, GUILD_WORDS, card_word
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import GEM, NOBODY, VALUES, Guild, Phase

KINDS: Final = {1: "joker", 2: "plus", 3: "minus", 13: "pot"}  # neutral cards by value
ENDING: Final = frozenset({Phase.JOKERS, Phase.GAME_OVER})


def opening(view: PotDeVinView) -> list[Message]:
    """Return the log of the deal."""
    pairs = [Message("log-pair", {"side": tuple(side)}) for side in view.sides if len(side) > 1]
    if view.phase == Phase.DISCARD:
        holders = tuple(view.awaiting)
        return [*pairs, Message("log-deal-six", {"who": view.first, "holders": holders})]
    return [*pairs, Message("log-deal", {"who": view.first}), _trump(view)]


def tell(before: PotDeVinView, seat: int, heard: int, after: PotDeVinView) -> list[Message]:
    """Return the log of an input of *seat* for the viewer of *before* and *after*.

    *heard* is the input as the viewer hears it: ``POT_DE_VIN.hear``.
    """
    return list(_Teller(before, seat, heard, after).messages())


def _trump(view: PotDeVinView) -> Message:
    character = CHARACTER_WORDS[view.trump // VALUES]
    return Message(
        "log-round",
        {"round": view.round, "card": card_word(view.trump), "trump": character},
    )


class _Teller:
    """Puts one input, and all that followed from it, into messages."""

    def __init__(self, before: PotDeVinView, seat: int, heard: int, after: PotDeVinView) -> None:
        self.before, self.seat, self.heard, self.after = before, seat, heard, after
        self.over = after.phase == Phase.GAME_OVER

    def messages(self) -> Messages:
        """Yield everything in the order in which it happened."""
        yield from self._said()
        yield from self._round_won()
        yield from self._next_round()
        yield from self._jokers()
        if self.over:
            yield from self._scores()
            yield self._victory()

    # --- inputs

    def _said(self) -> Messages:
        phase = self.before.phase
        if phase == Phase.DISCARD:
            yield self._discarded()
        elif phase == Phase.LEAVE:
            yield self._told("log-leaves", card=card_word(self.heard - Input.LEAVE))
        elif phase != Phase.JOKERS:
            yield self._played()
            if self.after.hand_sizes[self.seat] == 0:
                yield self._told("log-last-card", gems=self.before.gems[self.seat])

    def _told(self, name: str, **args: Value) -> Message:
        return Message(name, {"who": self.seat, **args})

    def _discarded(self) -> Message:
        if self.heard == NOBODY:
            return self._told("log-discards")
        return self._told("log-discards-card", card=card_word(self.heard - Input.DISCARD))

    def _played(self) -> Message:
        if self.heard == GEM:
            return self._told("log-gem")
        card, led = card_word(self.heard), self.before.led
        if led == NOBODY:
            return self._told("log-leads", card=card)
        character = self.heard // VALUES
        if character == led:
            return self._told("log-plays", card=card)
        trumps = character == self.before.trump // VALUES
        name = "log-trumps" if trumps else "log-throws"
        return self._told(name, card=card, led=CHARACTER_WORDS[led])

    # --- rounds

    def _round_won(self) -> Messages:
        """Tell the winner of a round, and its points."""
        taker = self.after.taker
        if self.after.phase == Phase.LEAVE:
            yield Message("log-wins-round", {"who": self.after.turn})
        elif taker != NOBODY and self.after.taken[taker] != self.before.taken[taker]:
            new = [card for card in self.after.taken[taker] if card not in self.before.taken[taker]]
            gems = self.after.treasure[taker] - self.before.treasure[taker]
            name = "log-gets" if self.before.phase == Phase.LEAVE else "log-takes"
            yield Message(name, {"who": taker, "prizes": prizes(self.after, new), "gems": gems})

    def _next_round(self) -> Messages:
        """Tell the next trump, or that the game ends before its last round."""
        before, after = self.before, self.after
        if after.phase in ENDING:
            if before.phase not in ENDING and after.round < after.rounds:
                yield Message("log-early", {"rounds": after.rounds - after.round})
        elif after.round != before.round or Phase.DISCARD == before.phase != after.phase:
            if before.turned and not after.turned:
                yield Message("log-renewed")
            yield _trump(after)

    # --- the end

    def _jokers(self) -> Messages:
        """Tell which jokers were placed, and which could not be."""
        view, first = self.after, self.after.taker
        order = [(first + steps) % view.players for steps in view.seats]
        settled = {*view.settled} - {*self.before.settled}
        for seat in (each for each in order if each in settled):
            if not view.options["owner"]:
                settled -= {*view.side(seat)[1:]}  # the first partner to answer did so for both
            yield from self._placed(seat)

    def _placed(self, seat: int) -> Messages:
        guilds = tuple(GUILD_WORDS[guild] for guild in self.after.placed[seat])
        if guilds:
            args: dict[str, Value] = {"guilds": guilds, "jokers": len(guilds)}
            yield Message("log-jokers", {"who": seat, **args})
        if lost := score.jokers(self.after, seat) - len(guilds):
            yield Message("log-jokers-lost", {"who": seat, "jokers": lost})

    def _scores(self) -> Messages:
        for side in self.after.sides:
            points = score.points(self.after, side[0])
            yield Message("log-score", {"side": tuple(side), "points": points})

    def _victory(self) -> Message:
        """Tell the winners, and the tie-break where points did not decide (PDV-EN-01)."""
        view = self.after
        winners = [side for side in view.sides if side[0] in view.winners]
        seats = tuple(seat for side in winners for seat in side)
        points = score.points(view, seats[0])
        args: dict[str, Value] = {"side": seats, "winners": len(seats), "points": points}
        if len(winners) > 1:
            return Message("log-shared", args)
        others = [side[0] for side in view.sides if side not in winners]
        return self._decided(seats[0], others, args)

    def _decided(self, winner: int, others: Sequence[int], args: dict[str, Value]) -> Message:
        """Tell the victory of *winner*, whose equals in points are among *others*."""
        view = self.after
        equal = [seat for seat in others if score.points(view, seat) == args["points"]]
        if not equal:
            return Message("log-wins", args)
        cards = score.cards(view, winner)
        most = max(score.cards(view, seat) for seat in equal)
        if cards > most:
            return Message("log-wins-cards", {**args, "more": cards, "most": most})
        equal = [seat for seat in equal if score.cards(view, seat) == cards]
        most = max(score.gems(view, seat) for seat in equal)
        return Message("log-wins-gems", {**args, "more": score.gems(view, winner), "most": most})


def prizes(view: PotDeVinView, cards: Sequence[int]) -> tuple[str, ...]:
    """Return the valuable parts of *cards*: guilds with their symbols, and neutral kinds."""
    found: Counter[str] = Counter()
    for card in cards:
        guild = view.guild(card)
        word = KINDS[score.value(card)] if guild == NOBODY else GUILD_WORDS[guild]
        found[word] += max(view.symbols(card), 1)
    order = [*(GUILD_WORDS[guild] for guild in Guild), *KINDS.values()]
    return tuple(
        word if found[word] == 1 else f"{word}-×{found[word]}" for word in order if found[word]
    )
