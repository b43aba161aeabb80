"""The one declaration of the view of a seat, or of a spectator.

The row of numbers, the attributes, the words, their types and the table's display come from here
(docs/adr/0004-one-view.md).
"""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, TypedDict, cast

from intriga.core.codings import Several
from intriga.core.observation import (
    BIG,
    ByHand,
    Derived,
    code,
    each,
    for_each_viewer,
    number,
    numbers_of,
    options,
    own,
    phase,
    seats,
    two,
    who,
)
from intriga.core.view import NOBODY, View, declared, word
from intriga.games.coup.notation import HIDDEN, hand_of_cards, names_of, two_cards
from intriga.games.coup.options import VARIANTS
from intriga.games.coup.rules.table import awaiting, number_of_cards
from intriga.games.coup.view import sight
from intriga.games.coup.vocabulary import (
    CARDS,
    CLAIMS,
    NOT_DUKE,
    RECENT,
    SEATS,
    TALLY,
    Action,
    Phase,
    Tally,
)

Json = dict[str, Any]
OPEN: Final = frozenset({Phase.ACTION, Phase.SETUP_PICK, Phase.SETUP_FACTION, Phase.GAME_OVER})
CLAIMED: Final = frozenset(
    {Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER, Phase.PROVE}
)


class PendingAction(TypedDict):
    """The action under way and the answers to it.

    ``block`` and ``claim`` are a seat and the word of its claim, ``!duke`` to hold none.
    """

    action: str
    target: int | None
    named: str | None
    block: tuple[int, str] | None
    claim: tuple[int, str] | None
    challenger: int | None
    shown: str | None
    estate_of: int | None


def _recent(view: "CoupView") -> list[tuple[int, int]]:
    numbers, eye = view.LAYOUT.cut(view.numbers, "recent"), view.seat or 0
    rows = [numbers[3 * back : 3 * back + 3] for back in range(RECENT)]
    return [
        ((eye + steps - 1) % view.players, low + (high << 7) - 1)
        for steps, low, high in rows
        if steps
    ]


@declared(players=(2, SEATS))
class CoupView(View):
    """The view of a game by one seat, or by a spectator.

    Slots and cards are the numbers of ``vocabulary.py``; NOBODY (-1) stands for none.
    """

    ORDER: ClassVar[tuple[str, ...]] = (
        *("phase", "turn", "awaiting", "coins", "hands", "face_up", "court", "treasury"),
        *("pending", "factions", "sewer", "estates", "aside", "winner"),
    )
    """Of the words that records have had from the first; others follow as they are declared."""

    # --- the game
    options: Annotated[dict[str, int], options(VARIANTS, 5, ("declared_loss", "declared_exchange"))]
    phase: Annotated[Phase, phase(Phase)]
    turn: Annotated[int, who("the seat whose turn it is", always=True, word=True)]
    winner: Annotated[int, who("the seat that has won", word=True)]
    court_size: Annotated[
        int,
        number(
            "the number of cards in the Court deck", CARDS * 2, field="court", by=number_of_cards
        ),
    ]
    treasury: Annotated[int, two("the coins in the Treasury", word=True)]
    sewer: Annotated[int, two("the coins in the sewer", word=True, given="reforma")]

    # --- the action: all of it was said aloud
    action: Annotated[
        int,
        code("the action that is being done, a number of `Action`", len(Action), where=sight.acts),
    ]
    target: Annotated[int, who("the seat that the action is aimed at", where=sight.acts)]
    named: Annotated[
        int, code("the slot named by a coup or an assassination", CLAIMS, where=sight.acts)
    ]
    blocker: Annotated[int, who("the seat that blocks, or blocked last", where=sight.acts)]
    block: Annotated[int, code("the slot that the last block claimed", CLAIMS, where=sight.acts)]
    claimant: Annotated[int, who("the seat that made the last claim", where=sight.acts)]
    claim: Annotated[
        int,
        code("the slot of the last claim, 5 to hold none of slot 0", CLAIMS, where=sight.acts),
    ]
    challenger: Annotated[int, who("the seat that challenged the last claim", where=sight.acts)]
    loss: Annotated[
        int,
        code(
            "why an influence is lost: 0 as challenger, 1 as claimant, 2 struck",
            3,
            where=sight.loses,
        ),
    ]
    banned: Annotated[int, code("the slot that may not be lost", CLAIMS, where=sight.loses)]
    estate_of: Annotated[int, who("the seat whose estate is divided", where=sight.acts)]
    shown: Annotated[
        int,
        own(
            code(
                "the card that is being examined, for those who may see it",
                CARDS,
                of=sight.card_shown,
                where=sight.examines,
            )
        ),
    ]
    proof: Annotated[
        tuple[int, ...], two_cards("the cards that a proof laid open with the last input")
    ]

    # --- the viewer's own
    hand: Annotated[tuple[int, ...], own(hand_of_cards("the own cards, ascending", 5))]
    aside: Annotated[
        tuple[int, ...], own(hand_of_cards("the own cards put aside", 1, where=sight.by_sets))
    ]
    returned: Annotated[
        tuple[int, ...], own(two_cards("the own cards last put into the Court deck"))
    ]

    # --- the seats
    hand_sizes: Annotated[
        list[int],
        each(
            number(
                "the number of cards in the hand of each seat",
                5,
                name="hand_size",
                field="hand",
                by=number_of_cards,
            )
        ),
    ]
    aside_sizes: Annotated[
        list[int],
        each(
            number(
                "the number of cards that each seat has put aside",
                4,
                name="aside_size",
                field="aside",
                by=number_of_cards,
                where=sight.by_sets,
            )
        ),
    ]
    coins: Annotated[list[int], each(two("the coins of each seat", 0, word=True))]
    estates: Annotated[
        list[int],
        each(
            two(
                "the coins of each seat that wait for lawyers",
                0,
                name="estate",
                where=sight.with_lawyers,
                word=True,
                given="lawyer",
            )
        ),
    ]
    factions: Annotated[
        list[int] | None,
        each(
            code(
                "the faction of each seat, None without factions",
                2,
                name="faction",
                of=sight.faction_of,
                where=sight.parted,
                or_none=True,
            )
        ),
    ]
    awaiting: Annotated[
        list[int],
        seats("the seats of which an answer is awaited", name="awaited", of=awaiting, word=True),
    ]
    blockers: Annotated[list[int], seats("the seats that have blocked this action", name="blocked")]
    lawyers: Annotated[
        list[int],
        each(
            number(
                "by seat 1 if its lawyer's claim is to be tested, 2 if it stands",
                2,
                name="lawyer",
                of=sight.lawyer_of,
                where=sight.with_lawyers,
            )
        ),
    ]
    face_up: Annotated[
        list[tuple[int, ...]], each(two_cards("the cards that each seat has lost, in order"))
    ]
    _seen: Annotated[
        list[tuple[int, ...]],
        for_each_viewer(
            each(
                two_cards(
                    "the cards that the viewer knows each seat to hold",
                    name="seen",
                    field="seen",
                    of=sight.known,
                    where=sight.watches,
                )
            )
        ),
    ]
    _tally: Annotated[
        list[list[int]],
        each(
            numbers_of(
                "times each claim (the five slots, then none of slot 0) was claimed, proved when"
                " challenged, not proved when challenged, or open as a block and not claimed",
                BIG,
                TALLY,
                CLAIMS,
                name="tally",
                field="tally",
            )
        ),
    ]
    _challenges: Annotated[
        list[list[int]],
        each(numbers_of("challenges made and won", BIG, 2, name="challenges", field="challenges")),
    ]

    # --- the last inputs
    recent: Annotated[
        list[tuple[int, int]],
        ByHand(
            "the last inputs but passes, latest first: seat and action id as heard",
            Several(RECENT, 3),
            written="who, clockwise from the viewer, plus 1, then the action id plus 1 (of secret"
            " cards the first id of their kind) as x & 127 and x >> 7",
            writing=(sight.write_recent,),
            reading=_recent,
        ),
    ]
    alive: Annotated[
        list[int],
        Derived(
            "the seats that are still in the game",
            lambda view: [seat for seat, lost in enumerate(view.face_up) if len(lost) < 2],
        ),
    ]

    # --- memory

    def claimed(self, seat: int) -> Sequence[int]:
        """Return how often *seat* claimed each slot; last, to hold none of slot 0."""
        return self._claims(seat, Tally.CLAIMED)

    def proved(self, seat: int) -> Sequence[int]:
        """Return how often *seat* was challenged on each of these claims and proved it."""
        return self._claims(seat, Tally.PROVED)

    def refused(self, seat: int) -> Sequence[int]:
        """Return how often *seat* was challenged on each of these claims and did not prove it."""
        return self._claims(seat, Tally.REFUSED)

    def forgone(self, seat: int) -> Sequence[int]:
        """Return how often *seat* could have blocked as each slot and did not."""
        return self._claims(seat, Tally.FORGONE)

    def challenged(self, seat: int) -> int:
        """Return how many challenges *seat* made."""
        return self._challenges[seat][0]

    def caught(self, seat: int) -> int:
        """Return how many challenges *seat* won."""
        return self._challenges[seat][1]

    def seen(self, seat: int) -> tuple[int, ...]:
        """Return the cards this viewer knows *seat* to hold."""
        return self._seen[seat]

    def _claims(self, seat: int, what: Tally) -> Sequence[int]:
        return self._tally[seat][CLAIMS * what : CLAIMS * (what + 1)]

    # --- words that say more than one piece

    @word("hands")
    def _hands_in_words(self) -> list[list[str]]:
        """Return the cards of each hand, those of others hidden."""
        hands = [[HIDDEN] * size for size in self.hand_sizes]
        if self.seat is not None:
            hands[self.seat] = names_of(self).sorted(self.hand)
        return hands

    @word("face_up", to_all=True)
    def _face_up_in_words(self) -> list[list[str]]:
        """Return the cards that each seat has lost, in order."""
        cards = names_of(self).cards
        return [[cards[card] for card in lost] for lost in self.face_up]

    @word("court", to_all=True)
    def _court_in_words(self) -> int | dict[str, int]:
        """Return how many cards the Court deck has, or how often each lies there."""
        return self.court_size

    @word("pending")
    def _pending_in_words(self) -> PendingAction | None:
        """Return the action under way and the answers to it."""
        phase, action = self.phase, self.action
        if phase in OPEN or action == NOBODY:
            return None
        names = names_of(self)
        slots = names.slots
        claim = "!" + slots[0] if self.claim == NOT_DUKE else slots[self.claim]
        shown = HIDDEN if self.shown == NOBODY else names.cards[self.shown]
        in_estate = phase in {Phase.LAWYER, Phase.CHALLENGE_LAWYER}
        pending: Json = {
            "action": Action(action).name.lower(),
            "target": None if self.target == NOBODY else self.target,
            "named": None if self.named == NOBODY else slots[self.named],
            "block": None if self.blocker == NOBODY else [self.blocker, slots[self.block]],
            "claim": [self.claimant, claim] if phase in CLAIMED else None,
            "challenger": self.challenger if phase == Phase.PROVE else None,
            "shown": shown if phase == Phase.EXAMINE_DECIDE else None,
            "estate_of": self.estate_of if in_estate else None,
        }
        return cast("PendingAction", pending)

    @word("factions", to_all=True)
    def _factions_in_words(self) -> list[Literal[0, 1] | None] | None:
        """Return the faction of each seat, null while they are chosen."""
        if not self.options["reforma"]:
            return None
        return self.factions or [None] * self.players  # type: ignore[return-value]  0 or 1

    @word("aside")
    def _aside_in_words(self) -> list[list[str] | int] | None:
        """Return the cards of a seat that are known, else how many there are."""
        if not (self.options["sets"] and self.players == 2):
            return None
        aside: list[list[str] | int] = [*self.aside_sizes]
        if self.seat is not None:
            aside[self.seat] = names_of(self).sorted(self.aside)
        return aside
