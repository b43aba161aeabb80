"""The scores of a table: games won in all, and in the series under way.

Wins belong to the person, or to the bot by its name, and not to the chair: people who leave and
come back still have them.  A bot that plays for somebody wins for them.
"""

from collections.abc import Sequence

from intriga.service.scenes.scene import SeriesScore
from intriga.service.session import Session
from intriga.service.table_data import Chair, Score, TableData

MOST_SCORES = 500  # of persons and bots; the one that came first is forgotten first


def occupant(chair: Chair) -> str:
    """Return the key of the winner on *chair*: the person, or the bot by its name."""
    return chair.person or f"bot {chair.name}"


def score_of(session: Session, chair: Chair) -> Score:
    """Return the score of the person or bot on *chair*."""
    return session.data.scores.get(occupant(chair), Score(chair.name))


def count_wins(session: Session, winners: Sequence[int]) -> None:
    """Count a game for those on the seats *winners*: all of them, where several win."""
    kept = session.data
    for chair in session.chairs:
        if chair.seat in winners:
            score = kept.scores.setdefault(occupant(chair), Score(chair.name))
            score.name = chair.name
            score.wins += 1
            score.series += kept.settings.series > 0
    while len(kept.scores) > MOST_SCORES:
        del kept.scores[next(iter(kept.scores))]


def count_chairs(kept: TableData) -> None:
    """Take into the scores of *kept* what an earlier release has counted on its chairs."""
    for chair in kept.chairs:
        if chair.wins:
            kept.scores.setdefault(occupant(chair), Score(chair.name, chair.wins))
            chair.wins = 0


# ------------------------------------------------------------------- a series


def series_winners(kept: TableData) -> list[str]:
    """Return the winners of the series of *kept*: those with most wins, if these are enough."""
    most = max((score.series for score in kept.scores.values()), default=0)
    if not 0 < kept.settings.series <= most:
        return []
    return [who for who, score in kept.scores.items() if score.series == most]


def begin_series(session: Session) -> None:
    """Begin a new series with the game that begins, if somebody has won the last."""
    if series_winners(session.data):
        _forget_series(session.data)


def turn_series(session: Session) -> None:
    """Forget the series if none is played any more; another number of wins goes on with it."""
    if not session.data.settings.series:
        _forget_series(session.data)


def _forget_series(kept: TableData) -> None:
    for score in kept.scores.values():
        score.series = 0


def series_scores(session: Session) -> list[SeriesScore]:
    """Return how the series stands, the leader first; nothing where none is played.

    Those who sit have their place in it before they have won; those who have gone keep theirs.
    """
    kept = session.data
    if not kept.settings.series:
        return []
    winners = series_winners(kept)
    seated = {occupant(chair): at for at, chair in enumerate(session.chairs) if not chair.empty}
    gone = [who for who, score in kept.scores.items() if score.series and who not in seated]
    found = [
        SeriesScore(
            session.chairs[seated[who]].name if who in seated else kept.scores[who].name,
            kept.scores[who].series if who in kept.scores else 0,
            seated.get(who),
            who in winners,
        )
        for who in (*seated, *gone)
    ]
    return sorted(found, key=lambda each: -each.wins)
