"""The one declaration of the view of a seat, or of a spectator.

The row of numbers, the attributes, the words, their types and the table's display come from here
(docs/adr/0004-one-view.md).
"""

from functools import cache
from typing import Annotated, ClassVar

from intriga.core.bits import count
from intriga.core.codings import Several, members
from intriga.core.observation import (
    ByHand,
    Derived,
    Whose,
    code,
    digits,
    each,
    flags,
    kept,
    number,
    numbers_of,
    options,
    own,
    phase,
    seats,
    who,
)
from intriga.core.view import View, declared, word
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.notation import CHARACTER_WORDS, HIDDEN, card_word, set_of, words_of
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.rules.actions import CYCLE, TURNED_BITS
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.view import sight
from intriga.games.pot_de_vin.view.sight import (
    BIG,
    IN_HAND,
    IN_PILE,
    ON_TABLE,
    PUT,
    TAKEN,
    TRUMP_CARD,
    TURNED_CARD,
    UNSEEN,
)
from intriga.games.pot_de_vin.vocabulary import (
    CARDS,
    CHARACTERS,
    GEM,
    GUILDS,
    NOBODY,
    SEATS,
    VALUES,
    Phase,
)

# ------------------------------------------------------------------- pieces by hand


@cache
def _sides(players: int, *, pairs: bool) -> list[list[int]]:
    half = players // 2
    return [[seat, seat + half] for seat in range(half)] if pairs else [[s] for s in range(players)]


@cache
def _side(seat: int, players: int, *, pairs: bool) -> list[int]:
    mates = next(side for side in _sides(players, pairs=pairs) if seat in side)
    return [seat, *(mate for mate in mates if mate != seat)]


def _take_hand(s: PotDeVinState, viewer: int) -> list[int]:
    return [] if viewer == NOBODY else [*members(s.hand[viewer])]


def _read_taken(view: "PotDeVinView") -> list[list[int]]:
    """Return the cards that each seat has won, from where they lie."""
    eye = view.seat or 0
    return [view.at(TAKEN + (seat - eye) % view.players) for seat in view.seats]


def _take_taken(s: PotDeVinState) -> list[list[int]]:
    return [[*members(cards)] for cards in s.taken[: s.players]]


def _places(view: "PotDeVinView", s: PotDeVinState, eye: int) -> list[int]:
    """Return where each card lies, as ``sight.write_place`` writes it."""
    place = [UNSEEN] * CARDS
    _put(place, view.turned, TURNED_CARD)
    if view.trump != NOBODY:
        place[view.trump] = TRUMP_CARD
    if view.players == SEATS and view.round > CYCLE:
        _put(place, members(s.pile), IN_PILE)
    _put(place, view.hand, IN_HAND)
    if view.put != NOBODY and s.pile >> view.put & 1:
        place[view.put] = PUT
    for seat, cards in enumerate(view.taken):
        _put(place, cards, TAKEN + (seat - eye) % view.players)
    _put(place, [card for card in view.played if NOBODY < card < GEM], ON_TABLE)
    return place


def _put(place: list[int], cards: list[int] | tuple[int, ...], where: int) -> None:
    for card in cards:
        place[card] = where


def _read_by(view: "PotDeVinView") -> list[int]:
    """Return the seat that played each card, plus 1, from a row."""
    eye, players = view.seat or 0, view.players
    each = view.LAYOUT.cut(view.numbers, "by")
    return [(eye + steps - 1) % players + 1 if steps else 0 for steps in each]


def _take_by(s: PotDeVinState) -> list[int]:
    return s.by[:]


def _read_scores(view: "PotDeVinView") -> list[int] | None:
    if view.phase != Phase.GAME_OVER:
        return None
    numbers, eye = view.LAYOUT.cut(view.numbers, "score"), view.seat or 0
    places = [2 * ((side[0] - eye) % view.players) for side in view.sides]
    return [numbers[at] + (numbers[at + 1] << 7) for at in places]


def _take_scores(s: PotDeVinState) -> list[int] | None:
    sides = s.players // 2 if s.pairs else s.players
    return s.scores[:sides] if s.phase == Phase.GAME_OVER else None


# ------------------------------------------------------------------- the declaration


@declared(players=(3, SEATS))
class PotDeVinView(View):
    """The view of a game by one seat, or by a spectator.

    Cards and guilds are the numbers of ``vocabulary.py``; NOBODY (-1) stands for none.
    """

    ORDER: ClassVar[tuple[str, ...]] = (
        *("phase", "round", "turn", "awaiting", "trump", "led", "table", "hands", "gems"),
        *("treasure", "taken", "pile", "turned", "scores", "winners"),
    )
    """Of the words that records have had from the first; others follow as they are declared."""

    # --- the game
    options: Annotated[dict[str, int], options(VARIANTS, 2)]
    phase: Annotated[Phase, phase(Phase)]
    round: Annotated[int, number("the number of the round", 16, 1, word=True)]
    rounds: Annotated[int, number("how many rounds the game has", 16, 12)]
    turn: Annotated[int, who("the seat whose turn it is", always=True, word=True)]
    first: Annotated[int, who("the seat that leads the first round", always=True)]
    leader: Annotated[int, who("the seat that leads this round", always=True)]
    taker: Annotated[int, who("the seat that won the last round that is over", always=True)]
    trump: Annotated[int, code("the trump card", CARDS, word=True, words=WORDS)]
    led: Annotated[
        int, code("the character that was led", CHARACTERS, word=True, words=CHARACTER_WORDS)
    ]
    pile_size: Annotated[
        int, number("the number of cards in the trump pile", CARDS, field="pile", by=count)
    ]
    turned: Annotated[
        tuple[int, ...],
        digits(
            "the cards left in the middle, in order", CARDS, CYCLE, TURNED_BITS, where=sight.of_six
        ),
    ]

    # --- the cards
    deck: Annotated[
        list[int],
        numbers_of(
            "guild plus 1 of each card, 0 for neutral, and 8 more for two symbols",
            8 + GUILDS,
            CARDS,
        ),
    ]
    place: Annotated[
        list[int],
        ByHand(
            "where the viewer knows each card to be: 0 not seen, 1 own hand, 2 on the table, 3 the"
            " trump, 4 left in the middle, 5 in the pile for all to know, 6 discarded to the pile"
            " by the viewer, 7 taken by the viewer, 8 by the next seat clockwise, and so on",
            Several(CARDS),
            high=TAKEN + SEATS - 1,
            whose=Whose.VIEWER,
            writing=(sight.write_place, sight.write_places_of),
            reading=lambda view: view.LAYOUT.cut(view.numbers, "place"),
            taking=_places,
            secret=sight.hidden_cards,
        ),
    ]
    _by: Annotated[
        list[int],
        ByHand(
            "the seat that played each card",
            Several(CARDS),
            written="clockwise from the viewer, plus 1; 0 for nobody",
            high=SEATS,
            name="by",
            writing=(sight.write_by,),
            reading=_read_by,
            taking=_take_by,
        ),
    ]
    put: Annotated[int, own(kept("the card that the viewer discarded to the pile", CARDS))]
    hand: Annotated[
        list[int],
        Derived(
            "the own cards, ascending", lambda view: view.at(IN_HAND), _take_hand, Whose.VIEWER
        ),
    ]

    # --- the seats
    hand_sizes: Annotated[
        list[int],
        each(
            number(
                "the number of cards in the hand of each seat",
                12,
                name="hand_size",
                field="hand",
                by=count,
            )
        ),
    ]
    gems: Annotated[
        list[int], each(number("the gems of each seat that are not used", 4, word=True))
    ]
    treasure: Annotated[list[int], each(number("the gems that each seat has won", 24, word=True))]
    awaiting: Annotated[
        list[int],
        seats(
            "the seats of which an answer is awaited", name="awaited", field="awaited", word=True
        ),
    ]
    settled: Annotated[list[int], seats("the seats whose jokers are settled")]
    played: Annotated[
        list[int],
        each(
            kept("what each seat played this round: a card, `GEM`, or -1 for nothing yet", GEM + 1)
        ),
    ]
    void: Annotated[
        list[list[int]],
        each(flags("the characters that each seat has shown not to have", CHARACTERS)),
    ]
    columns: Annotated[
        list[list[int]],
        each(numbers_of("the symbols of each guild that each seat has won", 72, GUILDS)),
    ]
    placed: Annotated[
        list[list[int]], each(flags("the guilds in which each seat has placed a joker", GUILDS))
    ]
    scores: Annotated[
        list[int] | None,
        ByHand(
            "the points of each side at the end, None before it",
            Several(SEATS, 2),
            written="by seat clockwise from the viewer, as x & 127 and x >> 7",
            low=-1,
            high=BIG,
            name="score",
            word=True,
            where=sight.over,
            writing=(sight.write_score,),
            reading=_read_scores,
            taking=_take_scores,
        ),
    ]
    winners: Annotated[list[int], seats("the seats that have won", name="won", where=sight.over)]
    taken: Annotated[
        list[list[int]],
        Derived("the cards that each seat has won", _read_taken, _take_taken),
    ]

    # --- cards

    def at(self, place: int) -> list[int]:
        """Return the cards at a place of the observation, as IN_HAND or ON_TABLE."""
        return [card for card, lies in enumerate(self.place) if lies == place]

    @property
    def unseen(self) -> list[int]:
        """Return the cards that may be in the hands of others, or in the pile."""
        return self.at(UNSEEN)

    @property
    def pile(self) -> list[int] | None:
        """Return the cards of the trump pile where everybody knows them, else None."""
        known = self.at(IN_PILE)
        return known if len(known) == self.pile_size else None

    @property
    def table(self) -> list[tuple[int, int]]:
        """Return the plays of this round in order, each a seat with its card or GEM."""
        order = [(self.leader + steps) % self.players for steps in self.seats]
        return [(seat, self.played[seat]) for seat in order if self.played[seat] != NOBODY]

    @property
    def winning(self) -> int:
        """Return the card on the table that wins so far, NOBODY for none (PDV-RO-06)."""
        cards = [card for _, card in self.table if card != GEM]
        trumps = [card for card in cards if card // VALUES == self.trump // VALUES]
        led = [card for card in cards if card // VALUES == self.led]
        return max(trumps or led, default=NOBODY)

    def guild(self, card: int) -> int:
        """Return the guild of a card, NOBODY for a neutral one."""
        return (self.deck[card] & 7) - 1

    def symbols(self, card: int) -> int:
        """Return how many symbols a card has."""
        return (self.deck[card] > 0) + (self.deck[card] >> 3)

    def played_by(self, card: int) -> int:
        """Return the seat that played a card, NOBODY if none did."""
        return self._by[card] - 1

    # --- seats

    @property
    def sides(self) -> list[list[int]]:
        """Return the seats that win and lose together, pairs or each alone; not to be changed."""
        return _sides(self.players, pairs=bool(self.options["pairs"]))

    def side(self, seat: int) -> list[int]:
        """Return the seats that win and lose with *seat*, itself first; not to be changed."""
        return _side(seat, self.players, pairs=bool(self.options["pairs"]))

    # --- words that say more than one piece

    @word("table", to_all=True)
    def _table_in_words(self) -> list[tuple[int, str]]:
        """Return a seat and the card that it played, or ``gem``, in order."""
        return [[seat, card_word(card)] for seat, card in self.table]  # type: ignore[misc]  JSON

    @word("hands")
    def _hands_in_words(self) -> list[list[str]]:
        """Return the cards of each hand, those of others hidden."""
        hands = [[HIDDEN] * size for size in self.hand_sizes]
        if self.seat is not None:
            hands[self.seat] = words_of(set_of(self.hand))
        return hands

    @word("taken", to_all=True)
    def _taken_in_words(self) -> list[list[str]]:
        """Return the cards that each seat has won."""
        return [words_of(set_of(cards)) for cards in self.taken]

    @word("pile")
    def _pile_in_words(self) -> int | list[str]:
        """Return the cards of the trump pile, or how many there are where none is known."""
        known = [*(self.pile or []), *self.at(PUT)] if self.pile_size else []
        if not known:
            return self.pile_size
        return [*words_of(set_of(known)), *[HIDDEN] * (self.pile_size - len(known))]

    @word("turned", to_all=True)
    def _turned_in_words(self) -> list[str] | None:
        """Return the cards left in the middle by six players."""
        return [card_word(card) for card in self.turned] if self.players == SEATS else None

    @word("winners", to_all=True)
    def _winners_in_words(self) -> list[int] | None:
        """Return the seats that have won, null before the end."""
        return self.winners or None
