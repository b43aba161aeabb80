"""The answers that are open to a seat, with all that a button shows of them.

They go over the wire as they are.  A field with its default value is not sent.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, Self

from msgspec import Struct, structs

from intriga.core.message import INPUT_ARG, Message

Kind = Literal["menu", "reaction", "one", "some"]
"""How a question is answered: from a list, as a reaction, with one card, with some."""
Weight = Literal["plain", "costly"]
"""How an answer is given: a *costly* one is asked twice.  No answer looks like the right one."""
Icon = Literal["allow", "block", "challenge", "close", "flame", "hand", "sparkle", "star", "swap"]
"""The icons of buttons."""

INPUT: Final = "choice-input"
"""The message of an answer that a game has no label for: the words of the notation."""


class Price(Struct, frozen=True):
    """The price or gain of an answer: *count* of a *thing* of the game, ``price-<thing>``."""

    thing: str
    count: int

    @property
    def label(self) -> Message:
        """The price as people say it."""
        return Message(f"price-{self.thing}", {"count": self.count})


class OfferClaim(Struct, frozen=True, omit_defaults=True):
    """A claim to hold a character, or with ``none`` to hold none of it."""

    card: str
    none: bool = False


class Offer(Struct, frozen=True, omit_defaults=True):
    """An answer that is open to a seat.

    ``words`` are those of the notation; ``label`` says them to people.  ``path`` are the names of
    the groups that it lies in, the outermost first.  ``seat`` is the one that it is aimed at,
    ``cards`` those that it names.  ``key`` is a letter that gives it.  ``true`` says whether
    ``claim`` would be true.  ``gain`` is its gain where that can be counted, ``effect`` describes
    it where it cannot; ``warning`` names a loss that cannot be undone.  Price, claim, gain and
    effect of an answer in a group are those of the group, unless it has its own.
    """

    words: str
    label: Message
    path: tuple[str, ...] = ()
    seat: int | None = None
    cards: tuple[str, ...] = ()
    weight: Weight = "plain"
    icon: Icon | None = None
    key: str | None = None
    price: Price | None = None
    claim: OfferClaim | None = None
    true: bool | None = None
    gain: Price | None = None
    effect: Message | None = None
    warning: Message | None = None


class OfferGroup(Struct, frozen=True, omit_defaults=True):
    """Several answers behind one button, which asks further: an action, and then at whom.

    Its own path is ``path``, that of the answers in it goes on with ``name``.  ``asks`` is the
    question within it.  The other fields are those of an offer.
    """

    name: str
    label: Message
    asks: Message
    path: tuple[str, ...] = ()
    seat: int | None = None
    price: Price | None = None
    claim: OfferClaim | None = None
    true: bool | None = None
    gain: Price | None = None
    effect: Message | None = None
    warning: Message | None = None


class ClosedOffer(Struct, frozen=True, omit_defaults=True):
    """An answer of this question that is not open just now, and ``why``.

    ``at`` is its place among the answers and groups of its ``path``, open and closed, so that each
    keeps its place and its number.  The other fields are those of an offer.
    """

    name: str
    label: Message
    why: Message
    at: int
    path: tuple[str, ...] = ()
    seat: int | None = None
    price: Price | None = None
    claim: OfferClaim | None = None
    true: bool | None = None
    gain: Price | None = None
    effect: Message | None = None


class LessonNote(Struct, frozen=True):
    """A lesson's note on a question: number ``at`` of ``of``."""

    told: Message
    at: int
    of: int


class AnswerForm(Struct, frozen=True, omit_defaults=True):
    """How a question is answered.

    ``groups`` are those that its offers lie in.  Where *some* cards are chosen, they are from
    ``least`` to ``most`` of ``cards``, which has a card twice where there are two alike;
    ``effects`` has the effect of choosing each card, if there are words for it.
    ``also`` is the question that may be answered at the same time.  ``closed`` are the answers that
    are not open just now, in the order of their places; ``note`` is a lesson's note on the
    question.
    """

    kind: Kind = "menu"
    groups: tuple[OfferGroup, ...] = ()
    least: int = 1
    most: int = 1
    cards: tuple[str, ...] = ()
    effects: tuple[Message, ...] = ()
    also: Message | None = None
    closed: tuple[ClosedOffer, ...] = ()
    note: LessonNote | None = None

    def beside(self, also: Message) -> Self:
        """Return the form where *also* may be answered at the same time."""
        return structs.replace(self, also=also)


class AnswerKey(Struct, frozen=True):
    """A letter that answers, and its label, the same for all questions."""

    key: str
    label: Message


class UsualClaim(Struct, frozen=True):
    """Something that is claimed in a game: ``word`` as subjects and automatic answers have it."""

    word: str
    claim: OfferClaim


class UsualBlock(Struct, frozen=True):
    """An action, a word of the notation, that is blocked with one of ``answers``."""

    action: str
    label: Message
    answers: tuple[Offer, ...]


class UsualAnswers(Struct, frozen=True, omit_defaults=True):
    """The answers that come again all game long.

    ``keys`` are the letters that give some of them.  ``allow`` are the words that let others'
    actions pass; where there are such, answers may be given automatically: to ``claims``, and to
    the actions of ``blocks``.
    """

    keys: tuple[AnswerKey, ...] = ()
    allow: str | None = None
    claims: tuple[UsualClaim, ...] = ()
    blocks: tuple[UsualBlock, ...] = ()


def plain_offer(words: str) -> Offer:
    """Return the answer *words*, of which nothing else is known."""
    return Offer(words, Message(INPUT, {INPUT_ARG: words}))


def shared_path(offers: Sequence[Offer]) -> tuple[str, ...]:
    """Return the groups that all *offers* lie in: nobody has to choose one of them."""
    first, *others = (offer.path for offer in offers)
    depth = next((at for at in range(len(first)) if _differ(first, others, at)), len(first))
    return first[:depth]


def _differ(first: Sequence[str], others: Iterable[Sequence[str]], at: int) -> bool:
    return any(tuple(other[: at + 1]) != tuple(first[: at + 1]) for other in others)


def least_price(offers: Iterable[Offer]) -> Price | None:
    """Return the lowest price of *offers*, None where none of them has one."""
    prices = [offer.price for offer in offers if offer.price is not None]
    return min(prices, key=lambda price: price.count, default=None)


def most_gain(offers: Iterable[Offer]) -> Price | None:
    """Return the highest gain of *offers*, None where none of them has one."""
    gains = [offer.gain for offer in offers if offer.gain is not None]
    return max(gains, key=lambda gain: gain.count, default=None)


def shared_warning(offers: Sequence[Offer]) -> Message | None:
    """Return the warning that all *offers* have alike, None where they differ."""
    first = offers[0].warning
    return first if all(offer.warning == first for offer in offers) else None
