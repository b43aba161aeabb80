"""Pot de Vin for compiled batches."""

from typing import Final

from intriga.core.dialect import Dialect
from intriga.games.pot_de_vin import points, sensible
from intriga.games.pot_de_vin import view as seeing
from intriga.games.pot_de_vin.inputs import NUM_ACTIONS, PAGE, PAGES
from intriga.games.pot_de_vin.rules import (
    actions,
    by_number,
    ending,
    legal,
    memory,
    play,
    redealing,
    scoring,
    setup,
    table,
)
from intriga.games.pot_de_vin.state import FIELDS

DIALECT: Final = Dialect(
    name="pot-de-vin",
    fields=FIELDS,
    modules=(
        points,
        table,
        memory,
        setup,
        scoring,
        ending,
        actions,
        legal,
        play,
        by_number,
        redealing,
        seeing,
        sensible,
    ),
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
    view=seeing.view,
    actions=NUM_ACTIONS,
    page=PAGE,
    pages=PAGES,
    width=seeing.WIDTH,
    redeal=redealing.redeal,
    sensible_action=sensible.sensible_action,
)
