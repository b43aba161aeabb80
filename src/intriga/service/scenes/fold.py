"""Folds a table's messages into the last scene, as the page and every program does.

A scene here is JSON, whole: all lines of the log from the deal on, and the material of the game.
"""

from typing import Any, Final

from intriga.core.errors import IntrigaError

Json = dict[str, Any]
NOTHING: Final[Json] = {
    "view": {},
    "memory": {},
    "question": None,
    "form": None,
    "offers": [],
    "answer": None,
    "given": False,
    "log": None,
}
"""The own part of a seat that has none."""
STANDING: Final = ("material", "usual")
"""The parts that are sent once in a game."""


class Gap(IntrigaError):
    """A step does not go on from the scene that is there: ask for a whole one."""


def fold(scene: Json | None, message: Json) -> Json | None:
    """Return *scene* updated by the server's *message*; None before the first scene.

    Raises:
        Gap: a step was missed.
    """
    match message["type"]:
        case "update":
            return _whole(scene, message["scene"])
        case "table" if scene:
            return {**scene, **{key: message[key] for key in message if key != "type"}}
        case "step" if scene:
            return {**scene, "deal": _stepped(scene["deal"], message)}
        case "sealed" if scene:
            return _sealed(scene, message)
        case "said" if scene:
            line = message["line"]
            return _talked(scene, {"talk_from": line["number"], "talk": [line]})
        case _:
            return scene


def _whole(before: Json | None, scene: Json) -> Json:
    old, deal = before and before["deal"], scene["deal"]
    whole = _talked({**scene, "talk": before["talk"] if before else []}, scene)
    if deal is None:
        return whole
    known: list[Json] = []
    standing = {key: deal[key] for key in STANDING}
    if old and old["number"] == deal["number"]:
        known = old["log"][: deal["log_from"]]
        standing = {key: value or old[key] for key, value in standing.items()}
    return {**whole, "deal": {**deal, **standing, "log": known + deal["log"], "log_from": 0}}


def _stepped(deal: Json | None, step: Json) -> Json:
    if deal is None or (deal["number"], deal["n"]) != (step["deal"], step["after"]):
        known = "no game" if deal is None else f"step {deal['n']} of game {deal['number']}"
        raise Gap(f"step {step['n']} of game {step['deal']} follows {step['after']}, not {known}")
    own: Json = step["own"] or NOTHING
    lines: list[Json] = step["log"] if own["log"] is None else own["log"]
    memory = deal["memory"]
    return {
        **deal,
        "n": step["n"],
        "view": {**deal["view"], **step["view"], **own["view"]},
        "memory": None if memory is None else {**memory, **step["memory"], **own["memory"]},
        "standing": deal["standing"] if step["standing"] is None else step["standing"],
        "window": step["window"],
        "question": own["question"],
        "form": own["form"],
        "offers": own["offers"],
        "answer": own["answer"],
        "given": own["given"],
        "log": deal["log"] + lines,
    }


def _sealed(scene: Json, message: Json) -> Json:
    deal = scene["deal"]
    if deal is None or deal["window"] is None or deal["window"]["step"] != message["step"]:
        return scene
    return {**scene, "deal": {**deal, "answer": message["words"], "given": message["given"]}}


def _talked(scene: Json, more: Json) -> Json:
    """Return *scene* with the talk that is *more*, from the number ``talk_from`` on."""
    number: int = more["talk_from"]
    talk = [*(line for line in scene["talk"] if line["number"] < number), *more["talk"]]
    return {**scene, "talk": talk, "talk_from": talk[0]["number"] if talk else number}
