"""Coup for compiled batches."""

from typing import Final

from intriga.core.dialect import Dialect
from intriga.games.coup import action_table, observation
from intriga.games.coup.inputs import NUM_ACTIONS, PAGE, PAGES
from intriga.games.coup.rules import (
    actions,
    by_number,
    challenges,
    ending,
    legal,
    memory,
    play,
    redeal,
    setup,
    table,
)
from intriga.games.coup.state import FIELDS

DIALECT: Final = Dialect(
    name="coup",
    fields=FIELDS,
    modules=(
        action_table,
        table,
        memory,
        setup,
        ending,
        actions,
        challenges,
        legal,
        play,
        by_number,
        redeal,
        observation,
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
)
