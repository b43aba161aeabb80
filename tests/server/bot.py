"""Sit down at a table and play by chance: python bot.py LINK TOKEN NAME."""

import json
import random
import sys

from websockets.sync.client import connect

link, token, name = sys.argv[1:]
server, _, place = link.partition("/t/")
table, _, invite = place.partition("#")
address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}"


def message(kind: str, **fields: object) -> str:
    """Return what is sent: one object of JSON."""
    return json.dumps({"type": kind, **fields})


with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
    socket.send(message("hello", protocol=1, token=invite))
    socket.send(message("join", id=1, name=name, token=invite))
    for text in socket:
        heard = json.loads(text)
        if heard["type"] in {"refused", "bye"}:
            sys.stderr.write(f"{heard['reason']}\n")
        if heard["type"] != "update" or heard["scene"]["you"] is None:
            continue
        scene, deal = heard["scene"], heard["scene"]["deal"]
        if scene["phase"] in {"gathering", "over"} and not scene["chairs"][scene["you"]]["ready"]:
            socket.send(message("ready", ready=True))
        elif scene["phase"] == "playing" and deal["offers"] and deal["answer"] is None:
            words = random.choice(deal["offers"])["words"]
            socket.send(message("answer", step=deal["window"]["step"], words=words))
