"""The variants of Coup as data: options, editions, and their checks.

An option is fixed at the deal.  Those that the rules read during play are
fields of the state (``field``); the others steer the set-up alone.
"""

from typing import Final

from intriga.core.options import Edition, Option, Variants, When

TWO: Final = (When(players=(2,)),)
REFORMA: Final = (When(options={"reforma": (True,)}),)
INQUISITOR: Final = (When(options={"slot_ambassador": ("inquisitor",)}),)
LAWYER: Final = (When(options={"slot_contessa": ("lawyer",)}),)
DECLARING: Final = (
    *("off", "coup", "coup+assassinate"),
    *("coup+may_assassinate", "assassinate", "may_assassinate"),
)
DECLARED: Final = (When(options={"declared_coup": DECLARING[1:]}),)

VARIANTS: Final = Variants(
    options=(
        Option("slot_duke", ("duke", "patron"), "COUP-PA-01", "patron"),
        Option("slot_ambassador", ("ambassador", "inquisitor"), "COUP-IQ-01", "inquisitor"),
        Option("slot_contessa", ("contessa", "lawyer"), "COUP-LA-01", "lawyer"),
        Option("reforma", (False, True), "COUP-RF-01", "reforma"),
        Option("art_mode", ("same", "distinct"), "COUP-SU-09, AMB-83", "distinct"),
        Option("two_player_setup", ("normal", "sets"), "COUP-2P-02, AMB-38", "sets", matters=TWO),
        Option("two_player_first_coins", (1, 2), "COUP-2P-01, AMB-39", "first_coins", matters=TWO),
        Option("declared_coup", DECLARING, "COUP-2P-04, COUP-2P-06, AMB-49, AMB-93", "declared"),
        Option(
            "declared_exchange",
            ("always", "on_miss", "never"),
            "AMB-45",
            "declared_exchange",
            matters=DECLARED,
        ),
        Option(
            "declared_loss",
            ("named", "choice"),
            "COUP-IN-02, AMB-44, AMB-92",
            "declared_loss",
            matters=DECLARED,
        ),
        Option(
            "decline_proof", (True, False, "always"), "COUP-CL-05, AMB-13, AMB-91", "decline_proof"
        ),
        Option("response_order", ("arrival", "clockwise"), "AMB-02", "clockwise"),
        Option("block_after_own_challenge", (True, False), "AMB-06", "block_after_own_challenge"),
        Option("fa_reblock", (False, True, "in_line"), "AMB-09, AMB-94", "fa_reblock"),
        Option("steal_from_empty", (True, False), "AMB-29", "steal_from_empty"),
        Option("embezzle_empty", (True, False), "AMB-65", "embezzle_empty", matters=REFORMA),
        Option(
            "embezzle_loss",
            ("choice", "duke_and_redraw"),
            "AMB-67",
            "duke_and_redraw",
            matters=REFORMA,
        ),
        Option(
            "examine_choice", ("target", "random"), "AMB-50", "examine_random", matters=INQUISITOR
        ),
        Option(
            "examine_block", ("none", "contessa"), "AMB-51", "examine_block", matters=INQUISITOR
        ),
        Option(
            "examine_replace",
            ("draw_first", "return_first"),
            "AMB-52",
            "return_first",
            matters=INQUISITOR,
        ),
        Option(
            "examine_own_faction",
            (True, False),
            "AMB-71",
            "examine_own_faction",
            matters=(When(options={"slot_ambassador": ("inquisitor",), "reforma": (True,)}),),
        ),
        Option(
            "patron_own_faction",
            (True, False),
            "AMB-71, AMB-81",
            "patron_own_faction",
            matters=(When(options={"slot_duke": ("patron",), "reforma": (True,)}),),
        ),
        Option(
            "lawyer_challengeable", (True, False), "AMB-75", "lawyer_challengeable", matters=LAWYER
        ),
        Option("treasury", ("unlimited", "finite"), "AMB-34", "finite"),
        Option("first_player", ("previous_winner_else_random", "random", "fixed"), "AMB-01a"),
        Option("talk_ambassador_ban", (False, True), "COUP-NE-04, AMB-85"),
        Option(
            "factions_start",
            ("choose", "random"),
            "COUP-RF-02, AMB-73",
            "factions_dealt",
            matters=REFORMA,
        ),
    ),
    editions=(
        Edition("coup-br", least=2, most=10, differs={"two_player_setup": "sets"}),
        Edition(
            "urbis-reforma",
            least=2,
            most=10,
            # COUP-SU-05, AMB-38: two coins for every player, two players or more
            differs={
                "two_player_first_coins": 2,
                "decline_proof": False,
                "talk_ambassador_ban": True,
            },
            recorded={"two_player_first_coins": 1},  # records of old, which do not say it
        ),
        Edition("coup-es", least=2, most=6),  # AMB-87: three copies of each card
    ),
)
COINS: Final = {"coup-br": 54, "urbis-reforma": 65, "coup-es": 50}  # in the box of each edition

ALWAYS, ON_MISS, NEVER = range(3)  # declared_exchange
# declared_coup: MUST name, or MAY, with COUP or without
DECLARED_OFF, DECLARED_COUP, COUP_MUST, COUP_MAY, ALONE_MUST, ALONE_MAY = range(len(DECLARING))
AS_NAMED, BY_CHOICE = range(2)  # declared_loss
IN_LINE: Final = 2  # fa_reblock: those not heard yet, and nobody else
TO_THE_LETTER: Final = 2  # decline_proof: whenever one likes, and with any card
