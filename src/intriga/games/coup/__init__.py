"""Coup, in every variant of its rule books: for two to ten players."""

from typing import Final

from intriga.core.manifest import AgentEntry, CommandEntry, Manifest

GAME: Final = Manifest(
    name="coup",
    title="Coup",
    package=__name__,
    ruleset="ruleset:COUP",
    table_rules="table_rules:TABLE_RULES",
    numbers="action_table:NUMBERS",
    imagine="imagine:imagine",
    agents={
        "honest": AgentEntry(maker="agents.honest:Honest"),
        "rule-of-thumb": AgentEntry(maker="agents.rule_of_thumb:RuleOfThumb"),
        "cautious": AgentEntry(maker="agents.styles:cautious"),
        "bluffer": AgentEntry(maker="agents.styles:bluffer"),
        "hunter": AgentEntry(maker="agents.styles:hunter"),
    },
    levels={
        "beginner": "honest",
        "casual": "rule-of-thumb",
        "skilled": "blend:0.7",
        "expert": "blend:0.9",
        "master": "lookahead",
    },
    styles=("cautious", "bluffer", "hunter"),
    stand_ins={"master": "expert"},
    encoding="agents.encoding:CoupEncoding",
    network="agents/data/policy.npz",
    book="agents.duels:table",
    valuer="valuer:CoupValuer",
    training="training:TRAINING",
    holdings="holdings:HOLDINGS",
    review="review_body:REVIEW",
    commands={
        "tablebase": CommandEntry(
            app="duels.command:app",
            help="Duels of Coup, solved: two players with one influence each.",
        )
    },
    board="board:BOARD",
    scene_types="scene_types:SCENE_TYPES",
)
