"""Pot de Vin, for three to six players, alone or in pairs."""

from typing import Final

from intriga.core.manifest import AgentEntry, Budget, DailyPlan, Manifest, Moment

STYLE_SETTING: Final = "the strength that it plays at: a level, or network-1"
PART: Final = "how many of its answers are of its kind, 0 to 1; the others are those of network-1"
GAME: Final = Manifest(
    name="pot-de-vin",
    title="Pot de Vin",
    package=__name__,
    ruleset="ruleset:POT_DE_VIN",
    agents={
        "impulse": AgentEntry(
            maker="agents.rule_of_thumb:Impulse",
            setting="how often it throws in its highest card, 0 to 1",
        ),
        "rule-of-thumb": AgentEntry(maker="agents.rule_of_thumb:RuleOfThumb"),
        "careless": AgentEntry(
            maker="agents.rule_of_thumb:careless",
            setting="how many of its answers are by rules of thumb, 0 to 1; the others on impulse",
        ),
        "judging": AgentEntry(
            maker="agents.rule_of_thumb:Judging",
            setting="by how many points it misjudges what a play promises, 0.3 where none is named",
        ),
        "search": AgentEntry(
            maker="agents.searching:Searching",
            setting="a budget for each decision, as 100ms or 500deals",
        ),
        "collector": AgentEntry(maker="agents.population:collector", setting=STYLE_SETTING),
        "briber": AgentEntry(maker="agents.population:briber", setting=STYLE_SETTING),
        "spoiler": AgentEntry(maker="agents.population:spoiler", setting=STYLE_SETTING),
        "miser": AgentEntry(maker="agents.population:miser", setting=STYLE_SETTING),
        "network-1": AgentEntry(maker="agents.population:first_network"),
        "greedy": AgentEntry(maker="agents.population:greedy", setting=PART),
        "ducker": AgentEntry(maker="agents.population:ducker", setting=PART),
        "payer": AgentEntry(maker="agents.population:payer", setting=PART),
        "gem-hoarder": AgentEntry(maker="agents.population:gem_hoarder", setting=PART),
        "trump-early": AgentEntry(maker="agents.population:trump_early", setting=PART),
        "trump-hoarder": AgentEntry(maker="agents.population:trump_hoarder", setting=PART),
        "high-roller": AgentEntry(maker="agents.population:high_roller", setting=PART),
    },
    levels={
        "beginner": "judging:16",
        "casual": "judging:3",
        "skilled": "judging:0.5",
        "expert": "lookahead:25deals",
        "master": "lookahead",
    },
    styles=("collector", "briber", "spoiler", "miser"),
    cast={
        "amadeo": "collector",
        "dora": "collector",
        "greta": "briber",
        "iris": "spoiler",
        "lola": "spoiler",
        "noemi": "miser",
        "otto": "briber",
        "ramiro": "collector",
        "tobias": "briber",
        "valdo": "miser",
    },
    moments=(
        Moment("log-wins", "side", "wins", 1.0),
        Moment("log-wins-cards", "side", "wins", 1.0),
        Moment("log-wins-gems", "side", "wins", 1.0),
        Moment("log-trumps", "who", "trumps", 0.6),
        Moment("log-takes", "who", "takes", 0.35),
        Moment("log-gem", "who", "pays", 0.4),
        Moment("log-throws", "who", "throws", 0.4),
        Moment("log-last-card", "who", "last", 0.6),
        Moment("log-deal", "*", "greets", 1.0),
        Moment("log-deal-six", "*", "greets", 1.0),
    ),
    stand_ins={"expert": "skilled", "master": "skilled"},
    daily=DailyPlan(  # the best level that needs no stand-in, so that no clock decides who answers
        level="skilled",
        tables=(("pot-de-vin", 4), ("pot-de-vin", 3), ("pot-de-vin", 4), ("pot-de-vin", 5)),
    ),
    encoding="agents.encoding:PotDeVinEncoding",
    budget=Budget(  # whole deals, since cards count more than lies
        rare=0.0, temperature=0.005, playouts=600, halved=True, positions=100_000
    ),
    model_errors={3: 0.042},  # 25 November 2026, three players
    valuer="study.training:PotDeVinValuer",
)
