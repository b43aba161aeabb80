"""Pot de Vin, for three to six players, alone or in pairs."""

from typing import Final

from intriga.core.manifest import AgentEntry, Manifest

GAME: Final = Manifest(
    name="pot-de-vin",
    title="Pot de Vin",
    package=__name__,
    ruleset="ruleset:POT_DE_VIN",
    table_rules="table_rules:TABLE_RULES",
    imagine="imagine:imagine",
    agents={
        "impulse": AgentEntry(maker="agents.impulse:Impulse"),
        "rule-of-thumb": AgentEntry(maker="agents.rule_of_thumb:RuleOfThumb"),
        "search": AgentEntry(
            maker="agents.searching:Searching",
            setting="a budget for each decision, as 100ms or 500deals",
        ),
    },
    levels={
        "beginner": "impulse",
        "casual": "rule-of-thumb",
        "skilled": "policy:1.3",
        "expert": "lookahead:30deals",
        "master": "lookahead",
    },
    stand_ins={"expert": "skilled", "master": "skilled"},
    encoding="agents.encoding:PotDeVinEncoding",
    network="agents/data/policy.npz",
    budget="agents.budget:BUDGET",
    valuer="valuer:PotDeVinValuer",
    training="training:TRAINING",
    review="review_body:REVIEW",
    board="board:BOARD",
    scene_types="scene_types:SCENE_TYPES",
)
