"""Makes the sounds of the page: each is a few lines of arithmetic, none is a recording.

`uv run --with lameenc docs/sounds.py` writes them one after the other into
`web/src/stage/sounds.mp3`, and where each begins into `web/src/stage/sounds.gen.ts`.  They are
mono; a listener who never wants them never fetches them.
"""

# ruff: noqa: INP001 - a script, run with a library that nothing else needs

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]

RATE: Final = 44_100  # samples a second
BIT_RATE: Final = 64  # kilobits a second
GAP: Final = 0.12  # seconds of silence around each sound: codecs smear
FADE: Final = 0.012  # seconds at the end, so that nothing clicks
LOUDEST: Final = 0.9
STAGE: Final = Path(__file__).parents[1] / "web/src/stage"
NOISE: Final = np.random.default_rng(1912)


# ------------------------------------------------------------------- what sounds are made of


def times(seconds: float) -> Wave:
    """Return the instants of so many *seconds*."""
    return np.arange(int(seconds * RATE)) / RATE


def decay(t: Wave, half: float, attack: float = 0.003) -> Wave:
    """Return an envelope that rises in *attack* seconds and halves every *half*."""
    return np.minimum(1, t / attack) * 0.5 ** (t / half)


def glide(t: Wave, begin: float, end: float, half: float) -> Wave:
    """Return a sine that goes from *begin* hertz towards *end*, half the way in *half*."""
    hertz = end + (begin - end) * 0.5 ** (t / half)
    return np.sin(2 * np.pi * np.cumsum(hertz) / RATE)


def noise(t: Wave, low: float, high: float) -> Wave:
    """Return noise between *low* and *high* hertz."""
    spectrum = np.fft.rfft(NOISE.standard_normal(t.size))
    hertz = np.fft.rfftfreq(t.size, 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(hertz, 1)) ** 4) / (1 + (hertz / high) ** 4)
    wave = np.fft.irfft(spectrum, t.size)
    return wave / np.max(np.abs(wave))


def bell(t: Wave, hertz: float, half: float) -> Wave:
    """Return a small bell: partials that are no multiples, the higher the shorter."""
    partials = (
        (1, 1.0, 1),
        (2.0, 0.45, 0.7),
        (2.76, 0.3, 0.45),
        (5.4, 0.14, 0.22),
        (8.9, 0.06, 0.1),
    )
    return sum_of(
        loud * np.sin(2 * np.pi * hertz * ratio * t) * decay(t, half * short)
        for ratio, loud, short in partials
    )


def string(seconds: float, hertz: float, bright: float = 0.5) -> Wave:
    """Return a plucked string (Karplus and Strong, 1983)."""
    period = round(RATE / hertz)
    line = NOISE.uniform(-1, 1, period)
    out = np.empty(int(seconds * RATE))
    for at in range(0, out.size, period):
        piece = line[: out.size - at]
        out[at : at + period] = piece
        line = 0.996 * (bright * line + (1 - bright) * np.roll(line, 1))
    return out * decay(times(seconds), seconds / 3)


def brass(t: Wave, hertz: float) -> Wave:
    """Return a soft horn: harmonics that open with the loudness."""
    open_ = np.minimum(1, t / 0.06)
    tremble = 1 + 0.004 * np.sin(2 * np.pi * 5.2 * t) * np.minimum(1, t / 0.3)
    phase = 2 * np.pi * np.cumsum(hertz * tremble) / RATE
    return sum_of(open_**number * np.sin(number * phase) / number**1.3 for number in range(1, 9))


def sum_of(waves: Iterable[Wave]) -> Wave:
    """Return all *waves*, as long as each other, at once."""
    return np.asarray(np.sum(list(waves), axis=0), dtype=np.float64)


def together(*parts: tuple[float, float, Wave]) -> Wave:
    """Return waves, each with when it begins and how loud it is."""
    out = np.zeros(max(int(at * RATE) + wave.size for at, _, wave in parts))
    for at, loud, wave in parts:
        begin = int(at * RATE)
        out[begin : begin + wave.size] += loud * wave
    return out


def room(wave: Wave, wet: float = 0.18, seconds: float = 0.35) -> Wave:
    """Return *wave* in a small room with cloth on the walls."""
    t = times(seconds)
    echo = noise(t, 300, 4_000) * 0.5 ** (t / 0.06)
    echo[: int(0.008 * RATE)] = 0
    size = 1 << (wave.size + echo.size).bit_length()
    tail = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(echo, size), size)
    tail = tail[: wave.size + echo.size - 1]
    return together(
        (0, 1 - wet, wave), (0, wet * np.max(np.abs(wave)) / np.max(np.abs(tail)), tail)
    )


# ------------------------------------------------------------------- the sounds


def deal() -> Wave:
    """Cards slide over cloth, one after the other."""
    t = times(0.11)
    slide = noise(t, 1_400, 6_500) * decay(t, 0.022, 0.012)
    return room(together(*((0.105 * card, 0.55 + 0.1 * (card % 2), slide) for card in range(4))))


def round_() -> Wave:
    """A card is laid open."""
    t = times(0.16)
    snap = noise(t, 900, 7_000) * decay(t, 0.012, 0.001)
    return room(together((0, 0.7, snap), (0, 0.5, glide(t, 190, 110, 0.03) * decay(t, 0.03))))


def coin_tone(seconds: float, hertz: float) -> Wave:
    """One coin that strikes another."""
    t = times(seconds)
    ring = ((1, 1.0), (1.51, 0.6), (2.32, 0.5), (3.07, 0.3), (4.19, 0.2))
    return sum_of(
        loud * np.sin(2 * np.pi * hertz * ratio * t) * decay(t, 0.09 / ratio, 0.001)
        for ratio, loud in ring
    )


def pay() -> Wave:
    """Two coins fall together."""
    return room(
        together((0, 0.5, coin_tone(0.3, 2_350)), (0.075, 0.62, coin_tone(0.4, 2_790))), 0.12
    )


def bribe() -> Wave:
    """A gem rolls over the table, and glitters."""
    tones = [
        (0.05 * at, 0.42 - 0.03 * at, bell(times(0.7), hertz, 0.1))
        for at, hertz in enumerate((2_093, 2_637, 3_136, 3_951, 5_274))
    ]
    t = times(0.12)
    return room(together((0, 0.4, glide(t, 240, 160, 0.03) * decay(t, 0.03)), *tones), 0.25)


def challenge() -> Wave:
    """A fist on the table, twice, and a low string that holds its breath."""
    t = times(0.32)
    fist = glide(t, 150, 58, 0.03) * decay(t, 0.055, 0.002)
    knock = fist + 0.35 * noise(t, 150, 1_600) * decay(t, 0.012, 0.001)
    low = string(1.0, 73.4, 0.35)
    return room(together((0, 0.85, knock), (0.17, 1, knock), (0.2, 0.5, low)), 0.2)


def block() -> Wave:
    """A shield of wood and iron."""
    t = times(0.4)
    wood = glide(t, 210, 120, 0.03) * decay(t, 0.045) + 0.4 * noise(t, 300, 2_400) * decay(
        t, 0.014, 0.001
    )
    iron = bell(times(0.5), 622, 0.09)
    return room(together((0, 0.8, wood), (0.004, 0.22, iron)))


def stands() -> Wave:
    """The shield is put down."""
    t = times(0.3)
    return room(
        together(
            (0, 0.7, glide(t, 160, 90, 0.04) * decay(t, 0.06)), (0.03, 0.12, bell(t, 466, 0.06))
        )
    )


def proof() -> Wave:
    """The card is turned, and a bright chord says that it was true."""
    t = times(0.09)
    flip = noise(t, 1_600, 8_000) * decay(t, 0.016, 0.006)
    chord = [
        (0.12 + 0.045 * at, 0.34, bell(times(1.0), hertz, 0.24))
        for at, hertz in enumerate((587.3, 740, 880, 1_174.7))
    ]
    return room(together((0, 0.6, flip), *chord), 0.25)


def miss() -> Wave:
    """The card is torn, and the brass falls."""
    t = times(0.3)
    tear = (
        noise(t, 1_200, 7_500)
        * decay(t, 0.07, 0.03)
        * (0.55 + 0.45 * np.sign(np.sin(2 * np.pi * 47 * t)))
    )
    first, second = times(0.26), times(0.75)
    horn = brass(first, 233.1) * np.minimum(1, (0.26 - first) / 0.05)
    fall = brass(second, 174.6) * decay(second, 0.28, 0.02)
    return room(together((0, 0.55, tear), (0.16, 0.34, horn), (0.38, 0.42, fall)), 0.2)


def lose() -> Wave:
    """Fire takes a card: a rush, crackling, and a low string."""
    t = times(1.15)
    swell = np.minimum(1, t / 0.22) * np.minimum(1, (1.15 - t) / 0.7)
    rush = noise(t, 180, 1_900) * swell
    sparks = noise(t, 2_500, 9_000) * (NOISE.random(t.size) > 0.9965)
    sparks = np.convolve(sparks, 0.5 ** (np.arange(300) / 40))[: t.size] * swell
    return room(
        together(
            (0, 0.42, rush),
            (0, 0.8, sparks / np.max(np.abs(sparks))),
            (0.05, 0.4, string(1.1, 98, 0.4)),
        ),
        0.15,
    )


def out() -> Wave:
    """A heavy door falls shut."""
    t = times(0.9)
    door = glide(t, 95, 41, 0.08) * decay(t, 0.16, 0.004)
    latch = noise(t, 200, 1_100) * decay(t, 0.03, 0.002)
    return room(together((0, 1, door), (0, 0.5, latch), (0.14, 0.3, latch)), 0.3, 0.5)


def trick() -> Wave:
    """The cards of a trick are gathered, and two tones rise."""
    t = times(0.32)
    sweep = noise(t, 1_000, 5_500) * np.sin(np.pi * t / 0.32) ** 2
    tones = [(0.24, 0.4, string(0.7, 523.3, 0.6)), (0.36, 0.45, string(0.8, 784, 0.6))]
    return room(together((0, 0.5, sweep), *tones), 0.2)


def last() -> Wave:
    """The last card is laid down slowly: a clock strikes once."""
    t = times(0.2)
    snap = noise(t, 700, 5_000) * decay(t, 0.014, 0.001)
    return room(together((0, 0.6, snap), (0.06, 0.5, bell(times(1.1), 392, 0.3))), 0.25)


def win() -> Wave:
    """A fanfare of five tones, and a chord that stays."""
    calls = [
        (0, 392, 0.16),
        (0.15, 523.3, 0.16),
        (0.3, 659.3, 0.16),
        (0.45, 784, 0.95),
        (0.45, 659.3, 0.95),
        (0.45, 523.3, 0.95),
    ]
    parts: list[tuple[float, float, Wave]] = []
    for at, hertz, seconds in calls:
        t = times(seconds + 0.25)
        parts.append((at, 0.26, brass(t, hertz) * np.clip((seconds + 0.25 - t) / 0.3, 0, 1)))
    shine = [
        (0.5 + 0.06 * at, 0.12, bell(times(0.9), hertz, 0.2))
        for at, hertz in enumerate((1_568, 2_093, 2_637))
    ]
    return room(together(*parts, *shine), 0.22, 0.5)


def turn() -> Wave:
    """It is your turn: a wooden chime, two tones up."""

    def bar(hertz: float) -> Wave:
        t = times(0.55)
        return np.sin(2 * np.pi * hertz * t) * decay(t, 0.11) + 0.25 * np.sin(
            2 * np.pi * 3.93 * hertz * t
        ) * decay(t, 0.03)

    return room(together((0, 0.55, bar(587.3)), (0.13, 0.6, bar(880))), 0.22)


def window() -> Wave:
    """Others wait for your answer: the same wood, once."""
    t = times(0.4)
    return room(
        together(
            (0, 0.5, np.sin(2 * np.pi * 740 * t) * decay(t, 0.08)),
            (0, 0.15, np.sin(2 * np.pi * 2_900 * t) * decay(t, 0.02)),
        )
    )


def hurry() -> Wave:
    """Time runs short: a clock of wood, four times."""
    t = times(0.12)
    high = np.sin(2 * np.pi * 1_480 * t) * decay(t, 0.018, 0.001)
    low = np.sin(2 * np.pi * 1_175 * t) * decay(t, 0.018, 0.001)
    return room(together((0, 0.5, high), (0.22, 0.4, low), (0.44, 0.5, high), (0.66, 0.4, low)))


SOUNDS: Final[Mapping[str, Callable[[], Wave]]] = {
    "deal": deal,
    "round": round_,
    "pay": pay,
    "challenge": challenge,
    "block": block,
    "stands": stands,
    "proof": proof,
    "miss": miss,
    "lose": lose,
    "out": out,
    "trick": trick,
    "bribe": bribe,
    "last": last,
    "win": win,
    "turn": turn,
    "window": window,
    "hurry": hurry,
}


# ------------------------------------------------------------------- one file


def finished(wave: Wave) -> Wave:
    """Return *wave* without what nobody hears at its end, as loud as all others."""
    wave = wave / np.max(np.abs(wave)) * LOUDEST
    heard = np.flatnonzero(np.abs(wave) > 0.004)
    wave = wave[: heard[-1] + 1]
    wave[-int(FADE * RATE) :] *= np.linspace(1, 0, int(FADE * RATE))
    return wave


def joined() -> tuple[Wave, dict[str, tuple[float, float]]]:
    """Return all sounds in one wave, and where each begins and how long it is, in seconds."""
    pause = np.zeros(int(GAP * RATE))
    parts, places, at = [pause], dict[str, tuple[float, float]](), GAP
    for name, make in SOUNDS.items():
        wave = finished(make())
        places[name] = round(at, 3), round(wave.size / RATE, 3)
        parts += [wave, pause]
        at += (wave.size + pause.size) / RATE
    return np.concatenate(parts), places


def packed(wave: Wave) -> bytes:
    """Return *wave* as MP3."""
    encoder: Any = import_module("lameenc").Encoder()  # needed by nothing else
    encoder.set_bit_rate(BIT_RATE)
    encoder.set_in_sample_rate(RATE)
    encoder.set_channels(1)
    encoder.set_quality(2)
    encoder.silence()
    samples = (np.clip(wave, -1, 1) * 32_767).astype("<i2")
    return bytes(encoder.encode(samples.tobytes()) + encoder.flush())


def source(places: Mapping[str, tuple[float, float]]) -> str:
    """Return where each sound is, as the page reads it."""
    rows = "".join(f"  {name}: [{at}, {long}],\n" for name, (at, long) in places.items())
    head = "/** Where each sound begins, and how long it is, in seconds."
    tail = "Made by `docs/sounds.py`; do not edit. */"
    return f"{head} {tail}\n\nexport const SOUNDS = {{\n{rows}}} as const;\n"


def main() -> None:
    """Write the file and its table, and print how large it is."""
    wave, places = joined()
    data = packed(wave)
    STAGE.joinpath("sounds.mp3").write_bytes(data)
    STAGE.joinpath("sounds.gen.ts").write_text(source(places), encoding="utf-8")
    sys.stdout.write(f"{len(places)} sounds, {wave.size / RATE:.1f} s, {len(data):,} bytes\n")


if __name__ == "__main__":
    main()
