"""Pot de Vin for compiled batches."""

from typing import Final

from intriga.core.dialect import Dialect
from intriga.games.pot_de_vin import observation, point_tables, rollout_policy
from intriga.games.pot_de_vin.inputs import NUM_ACTIONS, PAGE, PAGES
from intriga.games.pot_de_vin.rules import (
    actions,
    by_number,
    ending,
    legal,
    memory,
    play,
    redeal,
    scoring,
    setup,
    table,
)
from intriga.games.pot_de_vin.state import FIELDS

DIALECT: Final = Dialect(
    name="pot-de-vin",
    fields=FIELDS,
    modules=(
        point_tables,
        table,
        memory,
        setup,
        scoring,
        ending,
        actions,
        legal,
        play,
        by_number,
        redeal,
        observation,
        rollout_policy,
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
    view=observation.view,
    actions=NUM_ACTIONS,
    page=PAGE,
    pages=PAGES,
    width=observation.WIDTH,
    redeal=redeal.redeal,
    rollout_action=rollout_policy.rollout_action,
)
