"""Coup, in every variant of its rule books: for two to ten players."""

from typing import Final

from intriga.core.manifest import AgentEntry, Budget, DailyPlan, Manifest, Moment

STYLE_SETTING: Final = "the strength that it plays at: a level, or network-1"
PART: Final = "how many of its answers are of its kind, 0 to 1; the others are those of network-1"
GAME: Final = Manifest(
    name="coup",
    title="Coup",
    package=__name__,
    ruleset="ruleset:COUP",
    numbers="action_table:NUMBERS",
    agents={
        "honest": AgentEntry(maker="agents.coup_agent:Honest"),
        "rule-of-thumb": AgentEntry(maker="agents.rule_of_thumb:RuleOfThumb"),
        "fallible": AgentEntry(
            maker="agents.fallible:fallible", setting="whose faults it has, those of a level"
        ),
        "attentive": AgentEntry(
            maker="agents.fallible:attentive", setting="the agent that looks at what lies there"
        ),
        "cautious": AgentEntry(maker="agents.population:cautious", setting=STYLE_SETTING),
        "bluffer": AgentEntry(maker="agents.population:bluffer", setting=STYLE_SETTING),
        "hunter": AgentEntry(maker="agents.population:hunter", setting=STYLE_SETTING),
        "grudge": AgentEntry(maker="agents.population:grudge", setting=STYLE_SETTING),
        "calculator": AgentEntry(maker="agents.population:calculator", setting=STYLE_SETTING),
        "raider": AgentEntry(maker="agents.population:raider", setting=STYLE_SETTING),
        "network-1": AgentEntry(maker="agents.population:first_network"),
        "liar": AgentEntry(maker="agents.population:liar", setting=PART),
        "honest-caller": AgentEntry(maker="agents.population:honest_caller", setting=PART),
        "caller": AgentEntry(maker="agents.population:caller", setting=PART),
        "never-challenger": AgentEntry(maker="agents.population:never_challenger", setting=PART),
        "truthful": AgentEntry(maker="agents.population:truthful", setting=PART),
        "hoarder": AgentEntry(maker="agents.population:hoarder", setting=PART),
        "maniac": AgentEntry(maker="agents.population:maniac", setting=PART),
        "timid": AgentEntry(maker="agents.population:timid", setting=PART),
        "grudge-holder": AgentEntry(maker="agents.population:grudge_holder", setting=PART),
        "blocker": AgentEntry(maker="agents.population:blocker", setting=PART),
        "solver": AgentEntry(maker="agents.solver:solver", setting="rounds for each turn"),
    },
    levels={
        "beginner": "fallible:beginner",
        "casual": "fallible:casual",
        "skilled": "fallible:skilled",
        "expert": "fallible:expert",
        "master": "attentive:lookahead",
    },
    styles=("cautious", "bluffer", "hunter", "grudge", "calculator", "raider", "solver"),
    cast={
        "amadeo": "bluffer",
        "dora": "cautious",
        "greta": "hunter",
        "iris": "hunter",
        "lola": "grudge",
        "noemi": "calculator",
        "otto": "raider",
        "ramiro": "calculator",
        "tobias": "bluffer",
        "valdo": "cautious",
    },
    moments=(
        Moment("log-wins", "who", "wins", 1.0),
        Moment("log-out", "who", "out", 1.0),
        Moment("log-not-proved", "who", "caught", 0.9),
        Moment("log-proved", "who", "proved", 0.9),
        Moment("log-coup", "whom", "struck", 0.7),
        Moment("log-assassinate", "whom", "struck", 0.7),
        Moment("log-challenge", "whom", "doubted", 0.6),
        Moment("log-challenge", "who", "doubts", 0.5),
        Moment("log-block", "who", "blocks", 0.4),
        Moment("log-stolen", "whom", "robbed", 0.5),
        Moment("log-stolen", "who", "robs", 0.3),
        Moment("log-deal", "*", "greets", 1.0),
        Moment("log-sets", "*", "greets", 1.0),
    ),
    stand_ins={"master": "expert", "solver": "expert"},
    daily=DailyPlan(  # of the levels below the search this one bluffs often enough, 18 % of claims
        level="expert",
        tables=(
            *(("coup-br", 4), ("coup-es", 4), ("coup-br", 4), ("coup-es", 4)),
            *(("coup-br", 3), ("coup-es", 5), ("urbis-reforma", 4)),
        ),
    ),
    encoding="agents.encoding:CoupEncoding",
    budget=Budget(  # two players ask at once: playing on gains less, see docs/reference/strength.md
        worlds=32,
        deals=128,
        rare=0.03,
        temperature=0.04,
        sharpness=2.0,
        at_once=2,
        positions=80,
    ),
    # 26 November 2026: hints for two; with more, these and 20 decisions with four (0.035) together
    model_errors={2: 0.057, 3: 0.067},
    quick_model_errors={3: 0.087},  # eight decisions with four (0.066)
    book="agents.duels:table",
    equilibrium="agents.solver:equilibrium",
    valuer="study.training:CoupValuer",
    holdings="study.claims:HOLDINGS",
    endgames="study.practice:ENDGAMES",
)
