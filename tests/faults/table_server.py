"""Intriga's table server as it is measured: ``python -m tests.faults.table_server PORT FOLDER``.

With ``--cold`` no bot gets ready before somebody meets it; with ``--door PORT`` people are sent
to another port, where something hands on what they say.

Three things are unlike ``intriga serve``.  The limits of a socket and an address are
raised, since all load comes from one address.  Tables stay in memory when everybody has
gone.  And a window of reactions closes as soon as everybody has answered, not after two
seconds at the earliest: else a table would do little but wait, and the server be
measured idle.

With ``--measured`` it writes what :mod:`tests.faults.measures` finds when it is sent SIGUSR1.

It uses the database that ``INTRIGA_DATABASE`` names, if it does, and shares it with others.
"""

from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from intriga.server.settings import Limits, ServerSettings

MANY: Final = 1_000_000_000
LIMITS: Final = Limits(
    burst=MANY,
    per_second=float(MANY),
    sockets_of_address=MANY,
    messages=MANY,
    handshakes=MANY,
    questions=MANY,
    creations=MANY,
    requests=MANY,
    requests_per_second=float(MANY),
    disk_of_address=MANY,
    idle=float(MANY),
)


def main(port: int, folder: Path, *, door: int, warm: bool, measured: bool) -> None:
    """Serve what lies in *folder* until told to stop; people come in by *door*, or at *port*.

    It is *measured* if that is set.

    The server is imported here: processes that it begins import this module.
    """
    from intriga.server.run import listen, run
    from intriga.service.questions import clocks
    from intriga.store.postgres.database_url import from_environment
    from tests.faults.measures import Measures

    if not hasattr(clocks, "EARLIEST"):
        raise RuntimeError("windows are not opened there any more: what is measured would wait")
    setattr(clocks, "EARLIEST", 0)  # noqa: B010  it is final to everybody else
    database = from_environment()
    address = f"http://127.0.0.1:{door or port}" if database else ""
    settings = ServerSettings(limits=LIMITS, address=address, warm=warm)

    def start() -> None:
        if measured:
            Measures(folder)

    run(listen("127.0.0.1", port), database or folder, settings, start)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("port", type=int)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--door", type=int, default=0)
    parser.add_argument("--cold", action="store_true")
    parser.add_argument("--measured", action="store_true")
    given = parser.parse_args()
    main(given.port, given.folder, door=given.door, warm=not given.cold, measured=given.measured)
