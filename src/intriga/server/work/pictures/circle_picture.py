"""The picture that a circle sends on: its standings."""

from intriga.server.wire.bodies import EveningPlayer
from intriga.server.wire.circle_bodies import CirclePage
from intriga.server.work.pictures.end_picture import EDGE, MOST_PLAYERS, players_drawn
from intriga.server.work.pictures.parts import SIZE, drawing, heading, png_of
from intriga.words import Language


def circle_picture(page: CirclePage, tag: str) -> bytes:
    """Return the standings on *page* as a PNG in the language *tag*."""
    return png_of(circle_drawing(page, tag))


def circle_drawing(page: CirclePage, tag: str) -> str:
    """Return the standings on *page* as an SVG in the language *tag*."""
    language = Language(tag, page.usual[0].game, page.usual[0].preset)
    games = language.format("web-evening-games", games=page.games)
    players = [
        EveningPlayer(row.name, row.face, bot=False, games=row.games, wins=row.points)
        for row in page.standings[:MOST_PLAYERS]
    ]
    head = heading(f"{language.format('web-circle')} · {games}", page.name)
    return drawing("", head + "".join(players_drawn(players, SIZE[0] - 2 * EDGE)))
