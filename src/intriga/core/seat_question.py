"""The question to one seat, joined with the one behind it, should everybody let the first pass.

The table, advice and analysis all ask here which windows one question joins, so that a button means
the same wherever it is shown.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from intriga.core.chance import Scripted
from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer
from intriga.core.position import Position
from intriga.core.table_rules import PASS, AnyTableRules

P = TypeVar("P", bound=Position[Any, Any])


def question_behind(here: P, rules: AnyTableRules) -> P | None:
    """Return the question that follows that of *here* if everybody lets it pass.

    None unless seats react to something in both, it is another one, and no chance comes before.
    """
    if not _reacts(here, rules):
        return None
    later, seats = here, {*here.awaiting}
    try:
        while seats and later.phase == here.phase and (seat := later.to_move) in seats:
            silent = later.answers(seat)[PASS]
            later = later.step(seat, silent, Scripted([])).after
            seats.discard(seat)
    except LookupError:  # it may not be let pass, or chance comes before
        return None
    return later if later.phase != here.phase and _reacts(later, rules) else None


def _reacts(position: Position[Any, Any], rules: AnyTableRules) -> bool:
    """Say whether the seats awaited react to another seat's action or claim."""
    return bool(position.awaiting) and rules.reacts(position.view(None))


@dataclass(frozen=True, slots=True)
class SeatQuestion(Generic[P]):
    """The joined question to *seat*: ``places`` are the positions in which it may answer.

    There are none where it is not asked.  In the second one it answers ahead: that counts if
    everybody lets the first one pass.
    """

    rules: AnyTableRules
    seat: int
    places: tuple[P, ...]

    @property
    def replies(self) -> Mapping[str, tuple[int, ...]]:
        """The effect of each answer, by its words: the action ids in one place after the other.

        To let it pass is one answer, which does so in all of them.
        """
        found: dict[str, tuple[int, ...]] = {}
        before: tuple[int, ...] = ()
        for at, place in enumerate(self.places):
            for words, action in place.answers(self.seat).items():
                if at == 0 or words == PASS:
                    found[words] = *before, action
                else:
                    found.setdefault(words, (*before, action))
            before = found.get(PASS, ())
        return found

    def offers(self) -> list[Offer]:
        """Return the answers with all that a button shows of them."""
        found: dict[str, Offer] = {}
        for place in self.places:
            words = [each for each in place.answers(self.seat) if each not in found]
            offers = self.rules.offers(place.view(self.seat), words)
            found.update((offer.words, offer) for offer in offers)
        return list(found.values())

    def hindsight(self, words: str) -> Message | None:
        """Return the sentence on the missed answer *words*, None where there is no sentence."""
        place = self.places[len(self.replies[words]) - 1]
        offer = next(each for each in self.offers() if each.words == words)
        return self.rules.hindsight(place.view(self.seat), offer)

    def form(self, offers: Sequence[Offer]) -> AnswerForm | None:
        """Return how one of the *offers* is chosen, None where the seat is not asked."""
        if not self.places:
            return None
        first, *others = (place.view(self.seat) for place in self.places)
        form = self.rules.form(first, offers)
        return form.beside(self.rules.also(others[0])) if others else form

    def sentence(self) -> Message | None:
        """Return the question as the seat is asked it, None where it is not."""
        return self.rules.question(self.places[0].view(self.seat)) if self.places else None


def question_to(seat: int, here: P, behind: P | None, rules: AnyTableRules) -> SeatQuestion[P]:
    """Return the question to *seat* in *here*, joined with that in *behind*, if there is one."""
    asked = [each for each in (here, behind) if each is not None and seat in each.awaiting]
    return SeatQuestion(rules, seat, tuple(asked))
