"""The lessons of Pot de Vin: the last rounds of a game, and a game from its first card."""

from typing import Final

from intriga.core.offered_parts import Lesson, lines_of
from intriga.core.position_text import parse_text
from intriga.games.pot_de_vin.view.position_filling import fill_position

LAST_ROUNDS: Final = parse_text(
    "trump=ugo-7 gems=[1,1,0] treasure=[2,4,4] turn=0"
    " hands=[[aldo-11,pietra-5,enzo-10,ugo-12],[pietra-9,enzo-8,enzo-12,ugo-5],"
    "[aldo-12,pietra-10,enzo-2,enzo-5,enzo-6]]"
    " taken=[[aldo-1,aldo-2,aldo-4,aldo-8,aldo-10,pietra-4,pietra-8,enzo-3,enzo-7,enzo-13,ugo-4,"
    "ugo-6],[aldo-3,aldo-5,aldo-13,pietra-2,pietra-6,pietra-7,pietra-11,enzo-1,enzo-4,ugo-1,ugo-8],"
    "[aldo-6,aldo-9,pietra-12,pietra-13,enzo-9,enzo-11,ugo-2,ugo-3,ugo-9,ugo-10,ugo-11]]"
)
FIRST: Final = Lesson(
    name="first",
    minutes=5,
    players=3,
    begins={"position": fill_position(3, LAST_ROUNDS)},
    lines=lines_of("""
        0 play ugo-12                       # lead
        1 play ugo-5
        2 play enzo-2 = pietra-3
        0 play enzo-10                      # avoid
        1 play enzo-12
        2 play enzo-5 = aldo-7
        1 play pietra-9
        2 play pietra-10
        0 gem = pietra-1                    # gem
        2 play enzo-6
        0 play pietra-5                     # trump
        1 play enzo-8 = ugo-13
        0 play aldo-11                      # last
        2 play aldo-12
        0 jokers artists merchants          # jokers
        1 jokers auto
    """),
)
TABLE: Final = Lesson(
    name="table",
    minutes=15,
    players=4,
    begins={
        "first": 0,
        "trump": "enzo-13",
        "hands": [
            cards.split()
            for cards in (
                "aldo-4 aldo-6 pietra-5 pietra-6 pietra-10 enzo-4 enzo-8 ugo-2 ugo-12 ugo-13",
                "aldo-10 aldo-12 pietra-1 pietra-2 pietra-4 enzo-1 enzo-12 ugo-1 ugo-7 ugo-10",
                "aldo-1 aldo-11 aldo-13 pietra-8 pietra-13 enzo-5 enzo-6 enzo-7 ugo-5 ugo-11",
                "aldo-3 aldo-5 pietra-3 pietra-7 pietra-11 pietra-12 enzo-2 ugo-3 ugo-4 ugo-6",
            )
        ],
    },
    lines=lines_of("""
        0 play ugo-12                       # collect
        1 play ugo-7
        2 play ugo-5
        3 play ugo-3 = ugo-8
        0 play enzo-4                       # small
        1 play enzo-12
        2 play enzo-7
        3 play enzo-2 = enzo-3
        1 play pietra-4
        2 play pietra-8
        3 play pietra-3
        0 play pietra-5 = pietra-9          # under
        2 play ugo-11
        3 play ugo-6
        0 play ugo-13                       # sweep
        1 play ugo-10 = aldo-9
        0 play pietra-6                     # hide
        1 play pietra-2
        2 play pietra-13
        3 play pietra-7 = ugo-9
        2 play enzo-5
        3 play ugo-4
        0 gem                               # bribe
        1 gem = enzo-11
        3 play pietra-12
        0 gem                               # spend
        1 gem
        2 play enzo-6 = enzo-9
        2 play aldo-13
        3 play aldo-5
        0 play aldo-4                       # duck
        1 play aldo-12 = aldo-2
        2 play aldo-1
        3 play aldo-3
        0 play aldo-6                       # forced
        1 play aldo-10 = aldo-8
        1 play ugo-1
        2 gem
        3 play pietra-11
        0 play ugo-2 = aldo-7               # caught
        0 play pietra-10                    # way-out
        1 play pietra-1
        2 play aldo-11 = enzo-10
        0 play enzo-8                       # last-card
        1 play enzo-1
        0 jokers nobles knights             # place
        1 jokers auto
        2 jokers auto
    """),
)
LESSONS: Final = (FIRST, TABLE)
