"""Data sets: games between agents as Parquet files, with a row for each decision."""

from intriga.core.optional_packages import Need, state_needs

state_needs(__name__, {"shards": [Need("pyarrow", "intriga[data]")]})
