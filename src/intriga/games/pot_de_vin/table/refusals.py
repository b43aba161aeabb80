"""Reasons why an input is refused, from the view of its seat."""

from typing import Final

from intriga.core.errors import Always, Reason
from intriga.games.pot_de_vin.inputs import Input, kind_of
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import Phase


class Refusal(Reason):
    """Why Pot de Vin refuses an input."""

    MUST_LEAD = "must-lead"
    MUST_FOLLOW = "must-follow"
    NO_GEMS = "no-gems"
    NOT_HELD = "not-held"
    NOT_PLAYED = "not-played"
    WRONG_GUILDS = "wrong-guilds"


ANSWERS_TO: Final = {
    Input.PLAY: {Phase.LEAD, Phase.FOLLOW},
    Input.GEM: {Phase.LEAD, Phase.FOLLOW},
    Input.AUTO: {Phase.JOKERS},
    Input.DISCARD: {Phase.DISCARD},
    Input.LEAVE: {Phase.LEAVE},
    Input.JOKERS: {Phase.JOKERS},
}


def why_illegal(view: PotDeVinView, action: int) -> Reason:
    """Return why the seat of *view* may not do *action*, though it is awaited."""
    kind = kind_of(action)
    if view.phase not in ANSWERS_TO[kind]:
        return Always.NOT_THE_QUESTION
    if kind == Input.GEM:
        return Refusal.MUST_LEAD if view.phase == Phase.LEAD else Refusal.NO_GEMS
    if kind == Input.JOKERS:
        return Refusal.WRONG_GUILDS
    if kind == Input.LEAVE:
        return Refusal.NOT_PLAYED
    return Refusal.MUST_FOLLOW if action - kind in view.hand else Refusal.NOT_HELD
