# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false
# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false
# PyArrow brings no types.
"""The tables of a shard as Parquet: a row for each game, and a row for each decision."""

import json
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from intriga.core.record_text import format_line
from intriga.core.ruleset import Json
from intriga.lab.dataset.lockstep import Decisions, PlayedShard, ids_in
from intriga.lab.dataset.plan import DatasetPlan

ROWS: Final = 65_536  # in a row group, so that a reader that streams holds no more at once


class Shard(NamedTuple):
    """A shard of a data set as the bytes of its two files."""

    games: bytes
    decisions: bytes


def shard_of(plan: DatasetPlan, numbers: range, played: PlayedShard) -> Shard:
    """Return the files of the games *numbers* of *plan* as they were *played*."""
    return Shard(_packed(_games(plan, numbers, played)), _packed(_decisions(plan, numbers, played)))


def rows_in(path: Path) -> int | None:
    """Return how many rows the Parquet file at *path* has, None if it is not there or torn."""
    try:
        return int(parquet.read_metadata(path).num_rows)
    except (OSError, pa.ArrowInvalid):
        return None


def _packed(table: Any) -> bytes:  # noqa: ANN401  PyArrow brings no types
    file = BytesIO()
    parquet.write_table(table, file, compression="zstd", row_group_size=ROWS)
    return file.getvalue()


def _games(plan: DatasetPlan, numbers: range, played: PlayedShard) -> Any:  # noqa: ANN401
    lengths = np.bincount(played.decisions.places, minlength=len(numbers))
    columns = {
        "game": pa.array(numbers, pa.int32()),
        "edition": pa.array([plan.edition] * len(numbers)),
        "options": pa.array([json.dumps(dict(plan.options), sort_keys=True)] * len(numbers)),
        "players": pa.array([plan.players] * len(numbers), pa.int8()),
        "seed": pa.array([plan.seed] * len(numbers), pa.uint64()),
        "agents": pa.array(played.seated, pa.list_(pa.string())),
        "returns": pa.array(played.returns.tolist(), pa.list_(pa.float32())),
        "decisions": pa.array(lengths, pa.int16()),
        "record": pa.array([_text(lines) for lines in played.records]),
    }
    return pa.table(columns)


def _text(record: list[Json]) -> str:
    return "".join(format_line(line) + "\n" for line in record)


def _decisions(plan: DatasetPlan, numbers: range, played: PlayedShard) -> Any:  # noqa: ANN401
    made = played.decisions
    names = pa.array([name for names in played.seated for name in names])
    places = made.places * plan.players + made.seats
    columns = {
        "game": pa.array(made.places + numbers.start, pa.int32()),
        "ply": pa.array(made.plies, pa.int16()),
        "seat": pa.array(made.seats, pa.int8()),
        "agent": names.take(pa.array(places)),
        "observation": _observations(made),
        "legal": _legal(made, plan.ruleset.dialect.page),
        "action": pa.array(made.actions, pa.int16()),
        "return": pa.array(played.returns.ravel()[places], pa.float32()),
    }
    return pa.table(columns)


def _observations(made: Decisions) -> Any:  # noqa: ANN401
    numbers = pa.array(np.ascontiguousarray(made.observations).ravel(), pa.int8())
    return pa.FixedSizeListArray.from_arrays(numbers, made.observations.shape[1])


def _legal(made: Decisions, page: int) -> Any:  # noqa: ANN401
    rows, ids = ids_in(made.legal, page)
    ends = np.searchsorted(rows, np.arange(len(made.legal) + 1))
    return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), pa.array(ids, pa.int16()))
