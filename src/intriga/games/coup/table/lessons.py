"""The lessons of Coup: a first game, and an afternoon at court."""

from typing import Final

from intriga.core.offered_parts import Lesson, lines_of

PROOF: Final = {"decline_proof": True}  # the learner is asked for it, in Urbis Reforma too
FIRST: Final = Lesson(
    name="first",
    minutes=5,
    players=3,
    options=PROOF,
    begins={
        "first": 0,
        "hands": [["contessa", "duke"], ["assassin", "captain"], ["ambassador", "captain"]],
    },
    lines=lines_of("""
        0 tax                               # tax
        1 pass
        2 pass
        1 foreign_aid
        2 pass
        0 block duke                        # block
        1 challenge
        0 prove = assassin             # prove
        1 lose captain
        2 steal 0
        0 pass
        1 pass
        0 block captain                     # bluff
        1 pass
        2 pass
        0 assassinate 1                     # assassinate
        1 pass
        2 pass
        1 block contessa
        2 pass
        0 challenge                         # challenge
        2 income
        0 tax                               # again
        2 challenge
        0 lose assassin                     # caught
        2 exchange
        0 pass = duke ambassador            # allow
        2 keep ambassador captain
    """),
)
COURT: Final = Lesson(
    name="court",
    minutes=15,
    players=3,
    options=PROOF,
    begins={
        "first": 1,
        "hands": [["ambassador", "captain"], ["assassin", "duke"], ["contessa", "duke"]],
    },
    lines=lines_of("""
        1 tax
        2 pass
        0 pass                              # claim
        2 foreign_aid
        0 pass                              # leave
        1 block duke
        2 pass
        0 pass                              # stands
        0 steal 1                           # steal
        1 pass
        2 pass
        1 pass
        1 assassinate 0
        2 pass
        0 pass
        0 block contessa                    # danger
        1 pass
        2 pass
        2 tax
        0 pass                              # count
        1 pass
        0 exchange                          # exchange
        1 pass
        2 pass = contessa duke
        0 keep captain contessa             # keep
        1 income
        2 steal 0
        0 pass
        1 pass
        0 block captain                     # truth
        1 pass
        2 challenge
        0 prove = assassin          # show
        2 lose duke
        0 assassinate 2                     # price
        1 pass
        2 pass
        2 block contessa
        0 pass                              # believe
        1 pass
        1 tax
        2 pass
        0 pass                              # again
        2 tax
        0 challenge                         # read
        0 income                            # safe
        1 assassinate 0
        0 pass
        0 block contessa                    # contessa
        1 challenge
        0 prove = captain          # showdown
        1 lose assassin
        0 steal 1                           # poor
        1 pass
        1 pass
        1 tax
        0 pass                              # wait
        0 steal 1                           # save
        1 pass
        1 pass
        1 income
        0 steal 1                           # more
        1 pass
        1 pass
        1 income
        0 tax                               # seven
        1 pass
        1 income
        0 coup 1                            # coup
    """),
)
LESSONS: Final = (FIRST, COURT)
