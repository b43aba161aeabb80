"""The buttons of the bar: the way from an answer in notation to the clicks for it.

The offers come from the socket, the labels of the buttons from the words of the game; the page puts
the two together by itself, and is asked nothing here.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from intriga.lab.adapters.remote_words import message
from intriga.words import Language
from intriga.words.sentences import sentence

Json = Mapping[str, Any]
CHOSEN = frozenset({"one", "some"})


@dataclass(frozen=True)
class Answering:
    """A person who answers: language, names by seat, and what the table has told."""

    language: Language
    names: Sequence[str]
    deal: Json

    def clicks(self, words: str) -> list[str]:
        """Return the labels of the buttons that say *words*, one of the offers, in their order."""
        offer = next(each for each in self.deal["offers"] if each["words"] == words)
        if self.deal["form"].get("kind") in CHOSEN and "cards" in offer:
            return [*map(self._card, offer["cards"]), self._whole(offer)]
        return [*self._path(offer)]

    def _path(self, offer: Json) -> Iterator[str]:
        """Yield the buttons that lead to *offer*, as far as there is a choice."""
        among, path = self.deal["offers"], offer.get("path", [])
        for depth in range(len(path)):
            fitting = [
                each for each in among if each.get("path", [])[: depth + 1] == path[: depth + 1]
            ]
            if len(fitting) == 1 or len(fitting) < len(among):
                yield self._said(self._group(path[: depth + 1])["label"])
            among = fitting
            if len(fitting) == 1:
                break
        else:
            yield self._said(offer["label"])
        if offer.get("weight") == "costly":
            yield self._whole(offer)

    def _group(self, path: Sequence[str]) -> Json:
        groups = self.deal["form"]["groups"]
        return next(each for each in groups if [*each.get("path", []), each["name"]] == [*path])

    def _whole(self, offer: Json) -> str:
        """Return the button that says all of *offer*."""
        path = offer.get("path", [])
        within = [self._group(path[: depth + 1]) for depth in range(len(path))]
        answer = self._told(offer["label"])
        if not within:
            return _capital(answer)
        menu = ", ".join(self._told(group["label"]) for group in within)
        return _capital(self.language.format("in-menu", menu=menu, answer=answer))

    def _card(self, card: str) -> str:
        return _capital(self.language.card(card))

    def _said(self, label: Json) -> str:
        return _capital(self._told(label))

    def _told(self, label: Json) -> str:
        return sentence(self.language, self.names, message({**label}))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
