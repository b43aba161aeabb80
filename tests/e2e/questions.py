"""The widest question of each kind, as the table sends it: from games that random answers play."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from intriga.service.commands import Answer, Rename
from intriga.service.scenes.scene import DealScene, Scene
from intriga.service.table_settings import Settings
from tests.service.evening import Evening

Json = dict[str, Any]

NAMES: Final = (
    *("Ana", "Bruno", "Maximiliano", "Wilhelmina Theodora", "Zé"),
    *("Catalina de la Vega", "João Pedro", "李小龍", "Оксана", "Benedikt"),
)
EVERYTHING: Final = {
    "reforma": True,
    "slot_duke": "patron",
    "slot_ambassador": "inquisitor",
    "slot_contessa": "lawyer",
    "treasury": "finite",
    "art_mode": "distinct",
    "declared_coup": "assassinate",
    "decline_proof": "always",
    "two_player_setup": "sets",
}
# The edition with the most actions, that with the most cards and columns, and all variants at once.
RULES: Final[dict[str, tuple[tuple[str, Json], ...]]] = {
    "coup": (("urbis-reforma", {}), ("coup-br", {}), ("urbis-reforma", EVERYTHING)),
    "pot-de-vin": (("pot-de-vin", {}),),
}
PLAYERS: Final = {"coup": (2, 4, 6, 10), "pot-de-vin": (3, 4, 5, 6)}
GAMES: Final = 2  # of each edition for each number of players
STEPS: Final = 130  # of a game
SETTLING: Final = 3_000  # milliseconds: the table goes on by then
CALM: Final = 0.8
CLOCKLESS: Final = Settings(listed=True, reaction=0, turn=0, pace="none")
LINES: Final = 4  # of the log
WATCHED: Final = ", watched"
DOUBTFUL: Final = ("challenge", "block", "assassinate", "coup", "steal", "leave")


def widest_questions() -> dict[str, list[Json]]:
    """Return scenes by game and number of players, one for each kind of question.

    Those of people who only watch are by themselves.
    """
    grouped = defaultdict[str, list[Json]](list)
    for game, numbers in PLAYERS.items():
        for players in numbers:
            for scene in widest_of(game, players):
                group = f"{game} {players}{WATCHED if is_watched(scene) else ''}"
                grouped[group].append(msgspec.to_builtins(brief(scene)))
    return dict(grouped)


def brief(scene: Scene) -> Scene:
    """Return *scene* with the end of its log alone."""
    here = deal(scene)
    return replace(scene, deal=replace(here, log=here.log[-LINES:]))


def widest_of(game: str, players: int) -> list[Scene]:
    """Return the widest scene of each kind, of somebody asked and of somebody who waits."""
    found: dict[tuple[str, ...], Scene] = {}
    for preset, options in RULES[game]:
        for seed in range(GAMES):
            for scene in seen(game, preset, options, players, seed):
                kind = kind_of(scene)
                if kind not in found or width(scene) > width(found[kind]):
                    found[kind] = scene
    return [found[kind] for kind in sorted(found)]


def seen(game: str, preset: str, options: Json, players: int, seed: int) -> Iterator[Scene]:
    """Yield what the people of a game see who are asked, and what others do."""
    evening = Evening(game=game, preset=preset, options=options, people=players, settings=CLOCKLESS)
    for number, name in enumerate(NAMES[:players]):
        evening.tell(number, Rename(name=name))
    evening.start()
    random = Random(seed)
    for _ in range(STEPS):
        window = deal(evening.scene(0)).window
        if window is None:
            return
        yield evening.spectator()
        asked = window.shown if window.shown and not window.reaction else range(players)
        for number in asked:
            scene = evening.scene(number)
            yield scene
            if scene.phase != "playing":
                return
            words, open_now = chosen(scene, random), deal(evening.scene(number)).window
            if words and open_now is not None and open_now == deal(scene).window:
                evening.tell(number, Answer(step=open_now.step, words=words))
        evening.wait(SETTLING)


def chosen(scene: Scene, random: Random) -> str | None:
    """Return an answer; what ends a game soon is one only now and then."""
    words = [each.words for each in deal(scene).offers]
    calm = [each for each in words if not each.startswith(DOUBTFUL)]
    return random.choice(calm if calm and random.random() < CALM else words) if words else None


def deal(scene: Scene) -> DealScene:
    """Return the game of *scene*, which is under way."""
    assert scene.deal is not None
    return scene.deal


def is_watched(scene: Scene) -> bool:
    """Return whether *scene* is what somebody without a chair sees."""
    return scene.you is None


def kind_of(scene: Scene) -> tuple[str, ...]:
    """Return what is asked in *scene*, and how it is answered."""
    here = deal(scene)
    if is_watched(scene):
        return ("watching",)
    if not here.offers or here.question is None or here.form is None:
        return ("waiting",)
    return (here.question.id, here.form.kind)


def width(scene: Scene) -> tuple[int, int]:
    """Return how much there is to choose from, and how much there is to read."""
    here = deal(scene)
    entries = {each.path[0] if each.path else each.words for each in here.offers}
    said = [here.question, *(here.question.args.values() if here.question else ())]
    return (
        len(entries),
        sum(len(NAMES[each]) if isinstance(each, int) and each < len(NAMES) else 8 for each in said)
        + len(str(here.view)),
    )


def titles(scenes: Sequence[Json]) -> list[str]:
    """Return what is asked in each of *scenes*."""
    return [(scene["deal"]["question"] or {"id": "waiting"})["id"] for scene in scenes]
