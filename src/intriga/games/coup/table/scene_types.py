"""The types of what Coup shows: positions, views, what may be remembered, the cards in play."""

from typing import Final, Literal, TypedDict

from intriga.core.scene_types import SceneTypes


class PendingAction(TypedDict):
    """The action under way and what is said about it.

    ``block`` and ``claim`` are a seat and the word of what it claims, ``!duke`` to hold none.
    """

    action: str
    target: int | None
    named: str | None
    block: tuple[int, str] | None
    claim: tuple[int, str] | None
    challenger: int | None
    shown: str | None
    estate_of: int | None


class Position(TypedDict):
    """A position, lists by seat: hidden cards are ``?``, or only counted.

    ``court`` is a number, or how often each card lies there; ``aside`` has the cards of a seat
    that are known, else how many there are.
    """

    phase: str
    turn: int
    awaiting: list[int]
    coins: list[int]
    hands: list[list[str]]
    face_up: list[list[str]]
    court: int | dict[str, int]
    treasury: int
    pending: PendingAction | None
    factions: list[Literal[0, 1] | None] | None
    sewer: int | None
    estates: list[int] | None
    aside: list[list[str] | int] | None
    winner: int | None


class View(Position):
    """A position as one seat sees it; None sees what everybody does."""

    seat: int | None


class Memory(TypedDict):
    """What may be remembered, lists by seat.

    ``claims`` counts how often each claim was made, proved when challenged, and not proved;
    ``seen`` are the cards that a seat is known to hold, ``proof`` those just laid open.
    """

    claims: list[dict[str, tuple[int, int, int]]]
    proof: list[str]
    seen: list[list[str]]


class ActionInPlay(TypedDict):
    """An action of this variant: what it claims, its price and gain in coins, who may block it."""

    action: str
    claim: str | None
    price: int
    gain: int
    blocked_by: list[str]


class Material(TypedDict):
    """The characters in play, their cards, how many copies there are of each, the actions."""

    characters: list[str]
    cards: list[str]
    copies: int
    actions: list[ActionInPlay]


SCENE_TYPES: Final = SceneTypes(View, Position, Memory, Material)
