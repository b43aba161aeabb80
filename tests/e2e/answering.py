"""What the buttons of the bar say: the way from an answer in notation to the clicks for it.

What is offered comes from the socket, the words on the buttons from the words of the game; the page
puts the two together by itself, and is asked nothing here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from intriga.words import Language

TURNS: Final = frozenset(
    [
        "income",
        "foreign_aid",
        "tax",
        "exchange",
        "embezzle",
        "coup",
        "assassinate",
        "steal",
        "examine",
        "patron",
        "convert",
    ]
)
AT_SEATS: Final = frozenset(
    ["coup", "assassinate", "steal", "examine", "patron", "convert", "redirect"]
)
CARDS: Final = frozenset(["lose", "show", "pick", "play", "discard"])
COSTLY: Final = 3  # coins: such an answer is given twice


@dataclass(frozen=True)
class Answering:
    """A person who answers: language, names by seat, the own seat, and the claim in question."""

    language: Language
    names: Sequence[str]
    seat: int
    claim: str = ""

    def clicks(self, words: str, offers: Sequence[str], price: int) -> list[str]:
        """Return the labels of the buttons that say *words*, one of *offers*, in their order."""
        verb, *rest = words.split()
        if verb in TURNS:
            return [*self._path(words, offers, price)]
        if verb == "keep":
            return [*map(self._card, rest), self.label(words)]
        if verb in CARDS:
            return [self._card(rest[0]), self.label(words)]
        return [self.label(words)]

    def _path(self, words: str, offers: Sequence[str], price: int) -> Iterator[str]:
        """Yield the buttons of a turn: the action, then whom, as far as there is a choice."""
        wanted, depth, among = words.split(), 0, [each.split() for each in offers]
        while True:
            fitting = [each for each in among if each[: depth + 1] == wanted[: depth + 1]]
            is_choice = len({each[depth] for each in among}) > 1
            depth += 1
            if is_choice or len(fitting) == 1:
                yield self._step(wanted[:depth], is_last=len(fitting) == 1)
            if len(fitting) == 1:
                break
            among = fitting
        if price >= COSTLY:
            yield self.label(words)

    def _step(self, path: Sequence[str], *, is_last: bool) -> str:
        verb, *rest = path
        if len(path) == 1:
            return self.label(verb) if is_last and verb not in AT_SEATS else self._action(verb)
        if len(path) == 3:
            return self._said("choice-pick", card=rest[-1])
        return self._seat(rest[0])

    def label(self, words: str) -> str:
        """Return the button that says all of *words*."""
        verb, *rest = words.split()
        if verb in AT_SEATS:
            return self._aimed(verb, *rest)
        return self._action(verb) if verb in TURNS else self._reply(verb, *rest)

    def _reply(self, verb: str, *rest: str) -> str:
        name, card = self.language.card, rest[0] if rest else self.claim
        message, args = f"choice-{verb}", dict[str, str | int]()
        match verb:
            case "pass":
                message = "web-bar-allow"
            case "prove" if card.startswith("!"):
                message = "choice-prove-none"
            case "keep":
                message, args = "web-bar-keep", {"cards": self.language.list(map(name, rest))}
            case "play" | "discard" | "leave" if rest:
                message, args = f"web-bar-{verb}", {"card": name(card)}
            case "faction":
                args = {"faction": int(card)}
            case _:
                args = {"card": card}
        return self._said(message, **args)

    def _aimed(self, verb: str, seat: str, card: str = "") -> str:
        if verb == "redirect":
            return self._seat(seat)
        who, action = self._who(seat), self._action(verb)
        if card:
            return self._said(
                "web-bar-named", action=action, who=who, card=self.language.card(card)
            )
        return self._said("web-bar-aimed", action=action, who=who)

    def _said(self, message: str, **args: str | int) -> str:
        text = self.language.format(message, **args)
        return text[:1].upper() + text[1:]

    def _action(self, verb: str) -> str:
        return self._said(f"action-{verb.replace('_', '-')}")

    def _card(self, card: str) -> str:
        return self._said("web-bar-card", card=self.language.card(card))

    def _who(self, seat: str) -> str:
        own = int(seat) == self.seat
        return self.language.format("choice-yourself") if own else self.names[int(seat)]

    def _seat(self, seat: str) -> str:
        own = int(seat) == self.seat
        return (
            self._said("choice-yourself")
            if own
            else self._said("choice-redirect", who=self._who(seat))
        )
