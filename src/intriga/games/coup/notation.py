"""Inputs, cards and positions in words, both ways (``docs/reference/record``), and in numbers.

An observation has a pair of cards in order, or how many there are of each.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Final, Union

from intriga.core.codings import Coding, Digits
from intriga.core.errors import BadNotation, guess, unknown_verb
from intriga.core.observation import Piece
from intriga.games.coup.inputs import PAIRS, Input, kind_of
from intriga.games.coup.rules.table import one
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import CARDS, SLOTS

if TYPE_CHECKING:
    from intriga.games.coup.view.view import CoupView


FIRST: Final[tuple[str, ...]] = ("duke", "assassin", "captain", "ambassador", "contessa")
SECOND: Final = {"patron": 0, "inquisitor": 3, "lawyer": 4}  # option -> slot
ART_LETTERS: Final = "abc"
HIDDEN: Final = "?"
CHOOSING: Final = (*SECOND, "distinct")  # the options that decide on the words
_READ_VIEW: Final = itemgetter(*CHOOSING)
_READ_STATE: Final = attrgetter(*CHOOSING)


class Names:
    """The words for characters and cards in one variant of the game."""

    def __init__(self, options: Mapping[str, int]) -> None:
        """Take the options that the rules read, by field."""
        words: list[str] = list(FIRST)
        for option, slot in SECOND.items():
            if options[option]:
                words[slot] = option
        self.slots = tuple(words)
        self.distinct = bool(options["distinct"])
        letters = ART_LETTERS if self.distinct else ""
        self.cards = tuple(f"{word}-{letter}" for letter in letters for word in words) or self.slots
        self._slot = {word: slot for slot, word in enumerate(self.slots)}
        self._card = {word: card for card, word in enumerate(self.cards)}

    def slot(self, word: str) -> int:
        """Return the slot of a character.

        Raises:
            BadNotation: a character that is not in this game.
        """
        if word not in self._slot:
            known = ", ".join(self.slots) + guess(word, self._slot)
            raise BadNotation(f"{word!r} is not one of the characters {known}")
        return self._slot[word]

    def card(self, word: str) -> int:
        """Return the card that *word* names.

        Raises:
            BadNotation: a card that is not in this game.
        """
        if word not in self._card:
            known = ", ".join(self.cards) + guess(word, self._card)
            raise BadNotation(f"{word!r} is not one of the cards {known}")
        return self._card[word]

    def sorted(self, cards: Iterable[int]) -> list[str]:
        """Return the words of *cards* in the order of their names."""
        return sorted(self.cards[card] for card in cards)


def names_of(state: Union[CoupState, "CoupView"]) -> Names:
    """Return the words for the variant that *state* is played in."""
    read = _READ_STATE(state) if isinstance(state, CoupState) else _READ_VIEW(state.options)
    return _names(read)


@cache
def _names(read: tuple[int, ...]) -> Names:
    """Return the words where the options of CHOOSING are as *read*."""
    return Names(dict(zip(CHOOSING, read, strict=True)))


def cards_of(hand: int) -> list[int]:
    """Return the cards of a hand, in the order of cards."""
    return [card for card in range(CARDS) for _ in range(hand >> 4 * card & 15)]


def hand_of(cards: Iterable[int]) -> int:
    """Return the hand that holds *cards*."""
    return sum(one(card) for card in cards)


# ------------------------------------------------------------------- inputs

PLAIN: Final = {
    kind.name.lower(): kind
    for kind in (
        *(Input.PASS, Input.CHALLENGE, Input.DECLINE, Input.CLAIM, Input.REPLACE, Input.LEAVE),
        *(Input.INCOME, Input.FOREIGN_AID, Input.TAX, Input.EXCHANGE, Input.EMBEZZLE),
    )
}
AT_ANOTHER: Final = {
    kind.name.lower(): kind
    for kind in (
        *(Input.COUP, Input.ASSASSINATE, Input.STEAL),
        *(Input.EXAMINE, Input.PATRON, Input.REDIRECT),
    )
}
NAMING: Final = {"coup": Input.NAMED_COUP, "assassinate": Input.NAMED_ASSASSINATE}
WITH_CARD: Final = {"lose": Input.LOSE, "show": Input.SHOW}
WITH_SLOT: Final = {"block": Input.BLOCK, "pick": Input.PICK}
VERBS: Final = frozenset(
    {*PLAIN, *AT_ANOTHER, *WITH_CARD, *WITH_SLOT, "convert", "faction", "keep", "prove"}
)


def parse_input(names: Names, players: int, seat: int, words: str) -> int:
    """Return the action id of *words*, said by *seat*.

    A plain ``prove`` is the id of art a; ``games.coup.game`` puts in the art held.

    Raises:
        BadNotation: words that mean nothing in this variant.
    """
    verb, *rest = words.split(" ")
    if verb not in VERBS:
        raise BadNotation(unknown_verb(words, VERBS))
    if verb in PLAIN:
        _expect(words, rest, 0)
        return PLAIN[verb]
    if verb in AT_ANOTHER:
        return _parse_at(names, players, seat, words)
    if verb == "prove":
        return Input.PROVE + (names.card(rest[0]) // SLOTS if _expect(words, rest, 0, 1) else 0)
    if verb == "keep":
        return _parse_keep(names, words)
    _expect(words, rest, 1)
    if verb in WITH_CARD:
        return WITH_CARD[verb] + names.card(rest[0])
    if verb == "pick":
        return Input.PICK + (names.card(rest[0]) % SLOTS)
    if verb in WITH_SLOT:
        return WITH_SLOT[verb] + names.slot(rest[0])
    if verb == "faction":
        return Input.FACTION + _number(words, rest[0], 2)
    return Input.CONVERT + (_number(words, rest[0], players) - seat) % players


def _parse_at(names: Names, players: int, seat: int, words: str) -> int:
    """Read an action that has another seat for a target, and may name a character."""
    verb, *rest = words.split(" ")
    named = _expect(words, rest, *((1, 2) if verb in NAMING else (1,))) == 2
    steps = (_number(words, rest[0], players) - seat) % players
    if steps == 0:
        raise BadNotation(f"{words!r} has the speaker itself for a target")
    if named:
        return NAMING[verb] + SLOTS * (steps - 1) + names.slot(rest[1])
    return AT_ANOTHER[verb] + steps - 1


def _parse_keep(names: Names, words: str) -> int:
    rest = words.split(" ")[1:]
    number = _expect(words, rest, 1, 2)
    if rest != sorted(rest):
        raise BadNotation(f"{words!r} is not in the order of names")
    cards = sorted(names.card(word) for word in rest)
    return (
        Input.KEEP_ONE + cards[0]
        if number == 1
        else Input.KEEP_TWO + PAIRS.index((cards[0], cards[1]))
    )


def _expect(words: str, rest: Sequence[str], *numbers: int) -> int:
    if len(rest) not in numbers:
        wanted = " or ".join(map(str, numbers))
        raise BadNotation(f"{words!r} has {len(rest)} words after the first, not {wanted}")
    return len(rest)


def _number(words: str, word: str, below: int) -> int:
    if word not in map(str, range(below)):
        raise BadNotation(f"{words!r} needs a number from 0 to {below - 1}, not {word!r}")
    return int(word)


@lru_cache(maxsize=1 << 14)
def format_input(names: Names, players: int, seat: int, action: int) -> str:
    """Return the words of an action id of *seat*; of a proof, without its art."""
    kind = kind_of(action)
    verb, plus = kind.name.lower(), action - kind
    if verb in PLAIN or verb == "prove":
        return verb
    if verb in AT_ANOTHER:
        return f"{verb} {(seat + plus + 1) % players}"
    if verb == "convert":
        return f"{verb} {(seat + plus) % players}"
    if verb in WITH_CARD:
        return f"{verb} {names.cards[plus]}"
    if verb in WITH_SLOT:
        return f"{verb} {names.slots[plus]}"
    if verb == "faction":
        return f"{verb} {plus}"
    if verb.startswith("named"):
        target = (seat + plus // SLOTS + 1) % players
        return f"{verb.removeprefix('named_')} {target} {names.slots[plus % SLOTS]}"
    cards = (plus,) if kind == Input.KEEP_ONE else PAIRS[plus]
    return " ".join(["keep", *names.sorted(cards)])


@lru_cache(maxsize=8192)
def held(hand: int) -> tuple[int, ...]:
    """Return the cards of *hand*, ascending."""
    return tuple([card for card in range(CARDS) for _ in range(hand >> 4 * card & 15)])


class _Held(Coding):
    """How many cards there are of each kind, a digit of the state each."""

    shape = (CARDS,)
    hidden = "()"
    written = "how many of each card"
    uses = (held, hand_of)

    def write(self, at: str, value: str) -> list[str]:
        """Write the digits."""
        return [f"for card in range({CARDS}):", f" out[{at} + card] = {value} >> 4 * card & 15"]

    def read(self, numbers: Sequence[int], at: int, eye: int, players: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return the cards, ascending."""
        there = [(card, numbers[at + card]) for card in range(CARDS) if numbers[at + card]]
        return tuple([card for card, number in there for _ in range(number)])

    def taken(self, value: str) -> str:
        """Return the cards, ascending."""
        return f"held({value})"

    def back(self, value: str) -> str:
        """Return the digits."""
        return f"hand_of({value})"


PAIR: Final = Digits(2, 4)


def two_cards(meaning: str, **more: object) -> Piece:
    """Return a piece of two cards at most, in order."""
    return Piece(meaning, PAIR, 0, CARDS, **more)  # type: ignore[arg-type]  as given


def hand_of_cards(meaning: str, high: int, **more: object) -> Piece:
    """Return a piece of cards, up to *high* of each kind."""
    return Piece(meaning, _Held(), 0, high, **more)  # type: ignore[arg-type]  as given
