"""The titles of an evening of Coup: for bluffs, challenges and bad luck.

The chance that a claim was true is computed from open cards alone: the share of hands that prove
it among all hands that the claimant could have of the cards that nobody had seen.
"""

from itertools import pairwise
from math import comb
from typing import Final

from intriga.core.offered_parts import Deed, Title, Titles
from intriga.core.record import Record, begin, follow
from intriga.games.coup.notation import names_of
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.review import Claim, claims_in
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import DUKE, NOBODY, NOT_DUKE, SLOTS, For, Phase

BLUFF: Final = "best-bluff"
READ: Final = "best-read"
GULLIBLE: Final = "most-gullible"
UNLUCKY: Final = "unluckiest"
UNLIKELY: Final = 0.5  # a challenge was well founded from here on


def deeds_in(record: Record) -> list[Deed]:
    """Return the deeds in *record* that count for a title.

    Raises:
        BadRecord, IllegalAction, BadNotation: a record that cannot be played through.
    """
    views, claims = _views(record), claims_in(record)
    deeds: list[Deed] = []
    for claim in claims:
        view = views[claim.step - 1]
        deeds += _bluffs(claim, view)
        deeds += _challenges(claim, view)
    for claim in _that_hit(claims, views):
        victim = _victim(claim, views)
        if victim != NOBODY:
            deeds.append(Deed(GULLIBLE, victim, 1, claim.step, {"count": 1}))
    return deeds


def _views(record: Record) -> list[CoupView]:
    """Return the public view before each input of *record*, and after the last."""
    game = begin(COUP, record)
    views = [game.view(None)]
    for line in record.inputs:
        if not line.refused:
            follow(game, line)
            views.append(game.view(None))
    return views


# ------------------------------------------------------------------- claims


def chance_of(view: CoupView, seat: int, slot: int) -> float:
    """Return the chance that *seat* could prove the claim of *slot*, by open cards in *view*."""
    open_cards = [card % SLOTS for cards in view.face_up for card in cards]
    unseen = view.court_size + sum(view.hand_sizes) + sum(view.aside_sizes)
    copies = (unseen + len(open_cards)) // SLOTS
    wanted = DUKE if slot == NOT_DUKE else slot
    left = copies - open_cards.count(wanted)
    held = view.hand_sizes[seat]
    none = comb(unseen - left, held) / comb(unseen, held)
    return none if slot == NOT_DUKE else 1 - none


def _is_believed(claim: Claim) -> bool:
    return claim.challengeable and claim.challenged_by is None


def _bluffs(claim: Claim, view: CoupView) -> list[Deed]:
    if claim.true or not _is_believed(claim):
        return []
    return [_weighed(BLUFF, claim.seat, claim, view)]


def _challenges(claim: Claim, view: CoupView) -> list[Deed]:
    """Return the deeds of the challenger of *claim*."""
    if claim.challenged_by is None:
        return []
    right = not claim.proved
    args = {"right": int(right), "wrong": int(not right)}
    deeds = [Deed(READ, claim.challenged_by, 1 if right else -1, claim.step, args)]
    return deeds if right else [*deeds, _weighed(UNLUCKY, claim.challenged_by, claim, view)]


def _weighed(title: str, seat: int, claim: Claim, view: CoupView) -> Deed:
    """Return a deed that counts the more the less likely *claim* was."""
    chance = chance_of(view, claim.seat, claim.slot)
    card = names_of(view).slots[claim.slot % NOT_DUKE]
    args = {
        "who": seat,
        "whom": claim.seat,
        "card": card,
        "none": int(claim.slot == NOT_DUKE),
        "percent": round(100 * chance),
    }
    return Deed(title, seat, 1 - chance, claim.step, args)


# ------------------------------------------------------------------- those who were fooled


def _that_hit(claims: list[Claim], views: list[CoupView]) -> list[Claim]:
    """Return the lies that nobody challenged, but for those that were blocked."""
    stopped = {
        claim.step
        for claim, answer in pairwise(claims)
        if answer.purpose == For.BLOCK and _stands(answer) and _one_turn(claim, answer, views)
    }
    return [
        claim
        for claim in claims
        if not claim.true and _is_believed(claim) and claim.step not in stopped
    ]


def _stands(block: Claim) -> bool:
    return block.challenged_by is None or block.proved


def _one_turn(claim: Claim, answer: Claim, views: list[CoupView]) -> bool:
    """Say whether *answer* was given before anybody began another turn."""
    return all(view.phase != Phase.ACTION for view in views[claim.step : answer.step])


def _victim(claim: Claim, views: list[CoupView]) -> int:
    """Return the seat that *claim* was aimed at, or whose action it blocked; NOBODY for none."""
    after = views[claim.step]
    if claim.purpose == For.BLOCK:
        return after.turn
    return after.target if claim.purpose == For.ACTION else NOBODY


TITLES: Final = Titles(
    titles=(
        Title(BLUFF, least=0),
        Title(READ, least=2, adds=True),
        Title(GULLIBLE, least=2, adds=True),
        Title(UNLUCKY, least=UNLIKELY),
    ),
    deeds=deeds_in,
    tells_hidden=True,
)
