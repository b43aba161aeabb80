"""Pot de Vin, as a table hosts it."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import ClassVar, Final, TypedDict

from typing_extensions import override

from intriga.core.message import ARGUMENTS, ArgumentKind, Message
from intriga.core.offers import AnswerForm, Offer, UsualAnswers
from intriga.core.options import Value, When, holds_any
from intriga.core.ruleset import Json
from intriga.core.table_rules import Beat, SeatResult, SeatStanding, TableRules
from intriga.games.pot_de_vin.decks import NEUTRAL, WORDS
from intriga.games.pot_de_vin.inputs import Input
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS, GUILD_WORDS
from intriga.games.pot_de_vin.options import IN_PAIRS
from intriga.games.pot_de_vin.point_tables import MOST_SYMBOLS, guild_points, pot_points
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.log import opening, tell
from intriga.games.pot_de_vin.table.offers import USUAL, form, menu_key, offers
from intriga.games.pot_de_vin.table.score import Sheet, sheets_of
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import NOBODY, SEATS, VALUES, Character, Guild, Phase


def question(view: PotDeVinView) -> Message:
    """Return the question put to the seat of *view*, which is awaited."""
    seat = view.awaiting[0] if view.seat is None else view.seat
    if view.phase == Phase.FOLLOW:
        follows = any(card // VALUES == view.led for card in view.hand)
        name = "ask-follow" if follows else "ask-follow-free"
        return Message(name, {"who": seat, "led": CHARACTER_WORDS[view.led]})
    if view.phase == Phase.JOKERS:
        return Message("ask-jokers", {"who": seat, "jokers": score.jokers(view, seat)})
    return Message(f"ask-{view.phase.name.lower()}", {"who": seat})


class Memory(TypedDict):
    """The memory of the table, lists by seat.

    ``guilds`` has of each column its symbols, its points, and its points with one symbol more;
    None where it does not count.  ``void`` are the characters that a seat has not, ``sides`` the
    seats that win together, ``sheets`` theirs once the game is over.
    """

    guilds: list[dict[str, tuple[int, int | None, int | None]]]
    points: list[int]
    jokers: list[list[str]]
    void: list[list[str]]
    rounds: int
    leader: int | None
    sides: list[list[int]]
    sheets: list[Sheet] | None


class Material(TypedDict):
    """The guilds, the characters, and the guild and symbols of each card; None of a neutral one.

    ``scale`` are the points of one symbol of a guild, of two, and so on; ``pots`` those of cards.
    """

    guilds: list[str]
    characters: list[str]
    deck: dict[str, tuple[str | None, int]]
    scale: list[int]
    pots: list[int]


class PotDeVinTableRules(TableRules[PotDeVinState, PotDeVinView]):
    """Pot de Vin, as a table hosts it."""

    ruleset = POT_DE_VIN
    memory_kind, material_kind = Memory, Material
    topics = (
        *("setup", "cards", "trump", "lead", "follow", "gems", "winning", "taking", "end"),
        *("points", "jokers", "pairs", "six", "table"),
    )
    help_when: ClassVar[Mapping[str, tuple[When, ...]]] = {
        "pairs": IN_PAIRS,
        "six": (When(players=(SEATS,)),),
    }
    terms = ("trump", "prize", "gem", "guild", "joker", "pot")
    extras = ("pairs", "joker", "deck")
    news = frozenset({"log-round"})
    beats: ClassVar[Mapping[str, Beat]] = {
        **dict.fromkeys(("log-deal", "log-deal-six"), "deal"),
        "log-round": "round",
        **dict.fromkeys(("log-wins-round", "log-takes"), "trick"),
        "log-gets": "pay",
        "log-gem": "bribe",
        "log-last-card": "last",
        **dict.fromkeys(("log-wins", "log-wins-cards", "log-wins-gems", "log-shared"), "win"),
    }

    arguments: ClassVar[Mapping[str, ArgumentKind]] = {
        **ARGUMENTS,
        **dict.fromkeys(("guilds", "led", "prizes", "trump"), "card"),
        **dict.fromkeys(("holders", "side"), "seat"),
    }

    # --- before the game

    @override
    def sides(self, values: Mapping[str, Value], players: int) -> list[list[int]]:
        if not holds_any(IN_PAIRS, values, players):
            return []
        return [[seat, seat + players // 2] for seat in range(players // 2)]

    # --- questions

    def question(self, view: PotDeVinView) -> Message:
        """Return the question put to the seat of *view*, which is awaited."""
        return question(view)

    def silence(self, view: PotDeVinView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Return a card by chance; jokers go where they are worth most."""
        return Input.AUTO if Input.AUTO in legal else random.choice(legal)

    @override
    def offers(self, view: PotDeVinView, words: Sequence[str]) -> list[Offer]:
        return offers(view, words)

    @override
    def form(self, view: PotDeVinView, offers: Sequence[Offer]) -> AnswerForm:
        return form(view, offers)

    @override
    def menu_key(self, view: PotDeVinView) -> Hashable | None:
        return menu_key(view)

    @override
    def usual_answers(self, view: PotDeVinView) -> UsualAnswers:
        return USUAL

    # --- the log

    @override
    def opening(self, view: PotDeVinView) -> list[Message]:
        return opening(view)

    @override
    def tell(
        self, before: PotDeVinView, seat: int, heard: int, after: PotDeVinView
    ) -> list[Message]:
        return tell(before, seat, heard, after)

    @override
    def seat_standings(self, view: PotDeVinView) -> list[SeatStanding]:
        """Return the standings: a seat without cards only watches the rounds to come."""
        playing = view.phase in {Phase.LEAD, Phase.FOLLOW, Phase.LEAVE}
        rounds_to_come = playing and view.round < view.rounds
        return ["watches" if rounds_to_come and not cards else "plays" for cards in view.hand_sizes]

    @override
    def turn(self, view: PotDeVinView) -> int | None:
        return view.awaiting[0] if len(view.awaiting) == 1 else None

    @override
    def winning(self, view: PotDeVinView) -> int | None:
        """Return the seat that wins the round as it lies, or won the last one if it is empty."""
        seat = next((seat for seat, card in view.table if card == view.winning), view.taker)
        return None if seat == NOBODY else seat

    @override
    def winners(self, view: PotDeVinView) -> list[int]:
        return view.winners

    @override
    def results(self, shown: Json, memory: Json) -> list[SeatResult]:
        """Return the points, and the cards taken that look alike in every deck."""
        return [
            SeatResult(_neutral(taken), score=Message("score-points", {"points": points}))
            for taken, points in zip(shown["taken"], memory["points"], strict=True)
        ]

    def common_memory(self, view: PotDeVinView) -> Json:
        """Return the columns of guilds, the points so far, and who cannot follow.

        ``guilds`` has ``[symbols, points, points with one more]`` of each column that counts;
        in pairs that of the partner who does not count has no points.  ``sheets`` are the score
        sheets once the game is over.
        """
        return {
            **_scored(Won(tuple(_won(view)), view)),
            "jokers": [[GUILD_WORDS[each] for each in view.placed[seat]] for seat in view.seats],
            "void": [[CHARACTER_WORDS[each] for each in view.void[seat]] for seat in view.seats],
            "rounds": view.rounds,
            "leader": None if view.leader == NOBODY else view.leader,
            "sides": [list(side) for side in view.sides],
            "sheets": sheets_of(view),
        }

    def material(self, view: PotDeVinView) -> Json:
        """Return the marks of each card: ``[guild, symbols]``, the guild null for neutral cards."""
        return {
            "guilds": list(GUILD_WORDS),
            "characters": list(CHARACTER_WORDS),
            "deck": {word: _marks(view, card) for card, word in enumerate(WORDS)},
            "scale": [guild_points(symbols + 1) for symbols in range(MOST_SYMBOLS)],
            "pots": [pot_points(cards + 1) for cards in range(len(Character))],
        }


def _marks(view: PotDeVinView, card: int) -> list[str | int | None]:
    guild = view.guild(card)
    return [None if guild == NOBODY else GUILD_WORDS[guild], view.symbols(card)]


@dataclass(frozen=True, slots=True)
class Won:
    """All that points follow from, and a view that shows it."""

    each: tuple[tuple[int, ...], ...]
    view: PotDeVinView = field(compare=False)


def _won(view: PotDeVinView) -> Iterator[tuple[int, ...]]:
    """Yield the grounds of the points: the options, and the cards each seat has won and placed."""
    yield tuple(view.options.values())
    yield from map(tuple, view.sides)
    for seat in view.seats:
        yield (view.treasure[seat], *view.columns[seat])
        yield tuple(view.taken[seat])
        yield tuple(view.placed[seat])


@lru_cache(maxsize=1024)
def _scored(won: Won) -> Json:
    """Return the columns and the points, which change with a trick only; not to be changed."""
    view = won.view
    return {
        "guilds": [_guilds(view, seat) for seat in view.seats],
        "points": [score.points(view, seat) for seat in view.seats],
    }


def _neutral(cards: Sequence[str]) -> list[str]:
    """Return those of *cards* that no guild has, by value."""
    valued = [(int(card.rpartition("-")[2]), card) for card in cards]
    return [card for value, card in sorted(valued) if value in NEUTRAL]


def _guilds(view: PotDeVinView, seat: int) -> dict[str, list[int | None]]:
    """Return the columns of *seat* that are not empty."""
    return {
        GUILD_WORDS[guild]: _column(view, seat, guild)
        for guild in Guild
        if view.columns[seat][guild]
    }


def _column(view: PotDeVinView, seat: int, guild: int) -> list[int | None]:
    own = view.columns[seat][guild]
    if not score.counts(view, seat, guild):
        return [own, None, None]
    return [
        own,
        score.column_points(view, seat, guild),
        score.column_points(view, seat, guild, more=1),
    ]


TABLE_RULES: Final = PotDeVinTableRules()
