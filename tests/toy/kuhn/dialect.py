"""Kuhn poker for compiled batches."""

from typing import Final

from intriga.core.dialect import Dialect
from tests.toy.kuhn import observation
from tests.toy.kuhn.inputs import NUM_ACTIONS, PAGE, PAGES
from tests.toy.kuhn.rules import (
    actions,
    by_number,
    ending,
    legal,
    play,
    redeal,
    setup,
    table,
)
from tests.toy.kuhn.state import FIELDS

DIALECT: Final = Dialect(
    name="kuhn",
    fields=FIELDS,
    modules=(table, setup, ending, actions, legal, play, by_number, redeal, observation),
    deal=by_number.deal,
    step=by_number.step,
    is_over=by_number.is_over,
    winners=by_number.winners,
    sides=table.sides,
    to_move=table.to_move,
    random_action=by_number.random_action,
    first_page=legal.first_page,
    last_page=legal.last_page,
    legal_actions=legal.legal_actions,
    view=observation.view,
    actions=NUM_ACTIONS,
    page=PAGE,
    pages=PAGES,
    width=observation.WIDTH,
    redeal=redeal.redeal,
)
