"""Analyses of finished games, kept in the store: a careful one is made once a game."""

import gzip
from dataclasses import dataclass

from intriga.agents.policy import fingerprint
from intriga.analysis.findings import VERSION
from intriga.server.logs import log_defect
from intriga.server.wire.problems import ServerRefusal
from intriga.server.work.pictures.moment_picture import moment_in
from intriga.server.work.replays import check_analysis, game_of, is_open
from intriga.server.work.work_cache import ReplayPool
from intriga.service.table_refusals import Refused
from intriga.store.interface import FinishedGame, Store, StoreError


@dataclass(frozen=True, slots=True)
class Analyses:
    """The *store*, and the *pool* that looks through what is not there."""

    store: Store
    pool: ReplayPool

    async def of(self, game: FinishedGame, address: str, *, careful: bool) -> bytes:
        """Return the analysis of *game*, packed, careful or quick, for *address*.

        A careful one is kept, for this version of the method and of the network, and then also
        answers requests for a quick one.

        Raises:
            Refused: it would tell what stays hidden, no network judges it, or too much waits.
        """
        check_analysis(game)
        version = version_of(game_of(game))
        kept = await self.store.analysis(game.id, version)
        if kept is not None:
            return kept
        found = await self.pool.analysis(game, address, careful=careful)
        if careful:
            await self._keep(game, version, found)
        return found

    async def with_moment(self, game: FinishedGame, step: int) -> bytes | None:
        """Return the careful analysis of *game*, in JSON, if it has a moment at *step*.

        None where it has none, where nobody has looked, and where the cards stay closed.
        """
        if not (step and is_open(game)):
            return None
        kept = await self.store.analysis(game.id, version_of(game_of(game)))
        found = gzip.decompress(kept) if kept else b""
        return found if found and moment_in(found, step) else None

    async def kept(self, game: FinishedGame) -> bytes:
        """Return the stored careful analysis of *game*, in JSON.

        Raises:
            Refused: it would tell what stays hidden, or nobody has looked.
        """
        check_analysis(game)
        kept = await self.store.analysis(game.id, version_of(game_of(game)))
        if kept is None:
            raise Refused(ServerRefusal.NO_GAME, f"nobody has looked through game {game.id!r}")
        return gzip.decompress(kept)

    async def _keep(self, game: FinishedGame, version: str, found: bytes) -> None:
        """Store the analysis *found*; if the store has no room, it is made again the next time."""
        try:
            await self.store.keep_analysis(game.id, version, found)
        except StoreError as error:
            log_defect("analysis", error)


def version_of(game: str) -> str:
    """Return the version of analyses of *game* by this program and its network."""
    return f"{VERSION} {fingerprint(game)}"
