"""Suggestions for unknown names.

Every place that looks a name up answers with :func:`unknown`, so that Python, commands and the
server report a typing error alike.
"""

from collections.abc import Iterable, Sequence
from typing import Final

LIKE: Final = 0.6  # how alike two names are, 0 to 1, for one to be a typing error of the other


def nearest(name: str, known: Iterable[str]) -> str | None:
    """Return the name among *known* that is most like *name*; None if none is like it.

    Upper and lower case, hyphens and underscores make no difference.
    """
    from difflib import get_close_matches  # noqa: PLC0415  nothing but an error needs it

    by_form: dict[str, str] = {}
    for each in known:
        by_form.setdefault(_form(each), each)
    found = get_close_matches(_form(name), by_form, n=1, cutoff=LIKE)
    return by_form[found[0]] if found else None


def unknown(kind: str, name: object, known: Iterable[str]) -> str:
    """Return the sentence for a *name* that is not among those *known* of its *kind*.

    It gives the nearest of them, where one is near, and all of them in the order of the alphabet:
    ``there is no option 'reform'; did you mean 'reforma'? There are lawyer and reforma``.
    """
    names = sorted(set(known))
    meant, listed = nearest(str(name), names), there_are(names)
    refusal = f"there is no {kind} {name!r}"
    if meant is None:
        return f"{refusal}; {listed}"
    return f"{refusal}; did you mean {meant!r}? {listed[0].upper()}{listed[1:]}"


def unknown_verb(words: str, known: Iterable[str]) -> str:
    """Return the sentence for *words* of a notation that begin with none of the verbs *known*.

    It gives the nearest, where one is near: ``there is no verb 'taxi'; did you mean 'tax'?``.
    """
    verb = words.partition(" ")[0]
    return f"there is no verb {verb!r}{guess(verb, known)}"


def guess(name: str, known: Iterable[str]) -> str:
    """Return the end of a sentence that gives the nearest of *known*; nothing if none is near."""
    meant = nearest(name, known)
    return f"; did you mean {meant!r}?" if meant else ""


def there_are(names: Sequence[str]) -> str:
    """Return a clause that lists *names*, in their order: ``there are lawyer and reforma``."""
    if not names:
        return "there are none"
    *others, last = names
    return f"there are {', '.join(others)} and {last}" if others else f"there is {last}"


def _form(name: str) -> str:
    return name.casefold().replace("_", "-")
