"""Intriga's table server as it is measured: ``python -m benchmarks.table_server PORT FOLDER``.

With ``--cold`` no bot gets ready before somebody meets it.

Two things are unlike ``intriga serve``.  The limits of a socket and an address are
raised, since all load comes from one address.  And a window of reactions closes as
soon as everybody has answered, not after two seconds at the earliest: else a table
would do little but wait, and the server be measured idle.

It uses the database that ``INTRIGA_DATABASE`` names, if it does, and shares it with others.
"""

import sys
from pathlib import Path
from typing import Final

from intriga.server.server_settings import Limits, ServerSettings

MANY: Final = 1_000_000_000
LIMITS: Final = Limits(
    burst=MANY,
    per_second=float(MANY),
    sockets_of_address=MANY,
    messages=MANY,
    handshakes=MANY,
    questions=MANY,
    creations=MANY,
)


def main(port: int, folder: Path, *, warm: bool) -> None:
    """Serve what lies in *folder*, or in the database of the environment, until told to stop.

    The server is imported here: processes that it begins import this module.
    """
    from intriga.server.run import listen, run  # noqa: PLC0415  see above
    from intriga.service import clocks  # noqa: PLC0415  see above
    from intriga.store.database_url import from_environment  # noqa: PLC0415  see above

    assert clocks.EARLIEST  # noqa: S101  else the name has moved, and tables would wait
    setattr(clocks, "EARLIEST", 0)  # noqa: B010  it is final to everybody else
    settings = ServerSettings(limits=LIMITS, warm=warm)
    run(listen("127.0.0.1", port), from_environment() or folder, settings, lambda: None)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), warm="--cold" not in sys.argv)
