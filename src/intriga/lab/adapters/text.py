"""A table in words, for language models and for logs of games.

A prompt holds what one seat may know and nothing else: its view as JSON, what happened since it
was asked last as sentences, the question, and the inputs that are legal, in the notation.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from intriga.core.games import table_rules_of
from intriga.core.message import Message
from intriga.core.ruleset import Json
from intriga.lab.adapters.variant import AnyGame, Variant, is_over
from intriga.words import FALLBACK, Language
from intriga.words.sentences import sentence

BRACKETS: Final = re.compile(r"\[([^\[\]]+)\]")  # the last of them is the answer
HOW: Final = (
    "Answer with one of the inputs listed below, in square brackets: [{example}]. "
    "Think as much as you like before it; the last brackets count."
)
BRIEF: Final = "Answer with one of these inputs, as [{example}]."  # where it was explained


@dataclass(slots=True)
class Count:
    """How one seat answered: *valid* inputs, and *invalid* ones, which are counted apart."""

    valid: int = 0
    invalid: int = 0

    @property
    def rate(self) -> float:
        """Return the part of its answers that were invalid, 0 without any."""
        return self.invalid / max(1, self.valid + self.invalid)


@dataclass
class TextTable:
    """A game told to every seat in words.

    ``counts`` [seat] keeps valid and invalid answers.  Sentences are in *language*, in the
    terms of the edition; the notation is the same in all.  A game that is *dealt* is told instead
    of that of *seed*.
    """

    rules: Variant
    seed: int = 0
    names: Sequence[str] = ()
    language: str = FALLBACK
    dealt: AnyGame | None = None
    counts: list[Count] = field(init=False)

    def __post_init__(self) -> None:
        """Deal the game of *seed*, if none is dealt."""
        seats = range(self.rules.players)
        self.game: AnyGame = self.dealt or self.rules.deal(self.seed)
        self.table_rules = table_rules_of(self.rules.ruleset.name)
        self.speech = Language(self.language, self.rules.ruleset.name, self.rules.edition)
        self.names = [*self.names] or [str(seat) for seat in seats]
        self.counts = [Count() for _ in seats]
        self._news: list[list[str]] = [[] for _ in seats]
        for seat in seats:
            self._tell(seat, self.table_rules.opening(self.game.view(seat)))

    @property
    def is_over(self) -> bool:
        """Say whether somebody has won, or the game was cut off."""
        return is_over(self.game)

    @property
    def seat(self) -> int:
        """Return the seat that is asked."""
        return self.game.to_move

    @property
    def returns(self) -> list[float]:
        """Return the returns of the seats; 0 while the game goes on, or where cut off."""
        return self.game.ruleset.returns(self.game.state)

    @property
    def legal(self) -> list[str]:
        """Return the inputs that are legal for the seat that is asked."""
        return self.game.legal(self.seat)

    def prompt(self) -> str:
        """Return the prompt of the seat to move; each event is in one prompt only."""
        lines = [self.situation(self.seat), *happened(self.news(self.seat))]
        return "\n".join([*lines, *asked(self.question(), self.legal)])

    def situation(self, seat: int) -> str:
        """Return the seating, and the view of *seat* as JSON."""
        view = self.game.view(seat)
        shown, memory = view.to_dict(), self.table_rules.memory(view)
        return "\n".join([seating(self.names, seat), seen(shown), remembered(memory)])

    def news(self, seat: int) -> list[str]:
        """Return the sentences that *seat* has not read yet."""
        told, self._news[seat] = self._news[seat], []
        return told

    def question(self) -> str:
        """Return the question to the seat to move."""
        return sentence(
            self.speech, self.names, self.table_rules.question(self.game.view(self.seat))
        )

    def answer(self, text: str) -> bool:
        """Play the input in *text* for the seat that is asked; say whether it was valid.

        It is what stands in the last square brackets, or the whole text without any.  An
        invalid one is counted and changes nothing.
        """
        words, seat = written(text), self.seat
        if words not in self.legal:
            self.counts[seat].invalid += 1
            return False
        self.counts[seat].valid += 1
        self.choose(words)
        return True

    def choose(self, words: str) -> None:
        """Play the legal input *words* for the seat that is asked, without counting it.

        Raises:
            IllegalAction: it is none; nothing has changed.
        """
        self.act(self.seat, self.game.parse(self.seat, words))

    def act(self, seat: int, action: int) -> None:
        """Play the legal *action* of *seat*, and tell everybody.

        Raises:
            IllegalAction: it is none; nothing has changed.
        """
        game, seats = self.game, range(self.rules.players)
        before = [game.view(each) for each in seats]
        heard = [game.ruleset.hear(game.state, each, seat, action) for each in seats]
        game.play_id(action, seat=seat)
        for each in seats:
            after = game.view(each)
            self._tell(each, self.table_rules.tell(before[each], seat, heard[each], after))

    def _tell(self, seat: int, messages: Sequence[Message]) -> None:
        speak = self.speech
        self._news[seat] += [sentence(speak, self.names, each) for each in messages]


def seating(names: Sequence[str], seat: int | None) -> str:
    """Return a sentence on the seating, *names* by seat, for a seat, None for a spectator."""
    seats = ", ".join(f"{number}: {name}" for number, name in enumerate(names))
    return f"Seats: {seats}. You {'only watch' if seat is None else f'are seat {seat}'}."


def seen(view: Json) -> str:
    """Return a *view* that is to be read."""
    return f"You see: {json.dumps(view, ensure_ascii=False)}"


def laid(material: Json) -> str:
    """Return the material: the cards and tokens on the table all game long."""
    return f"In this game: {json.dumps(material, ensure_ascii=False)}"


def remembered(memory: Json) -> str:
    """Return the table's memory for a seat."""
    return f"You remember: {json.dumps(memory, ensure_ascii=False)}"


def happened(news: Sequence[str]) -> list[str]:
    """Return the lines that tell *news*, none without any."""
    return ["What happened:", *news] if news else []


def asked(question: str, legal: Sequence[str], how: str = HOW) -> list[str]:
    """Return the lines that ask the *question*, and the *legal* inputs."""
    return [question, how.format(example=legal[-1]), *(f"[{words}]" for words in legal)]


def written(text: str) -> str:
    """Return the input that *text* gives, in the spelling of the notation."""
    found = BRACKETS.findall(text)
    return " ".join((found[-1] if found else text).lower().split())
