/** Where each sound begins, and how long it is, in seconds. Made by `docs/sounds.py`; do not edit. */

export const SOUNDS = {
  deal: [0.12, 0.679],
  round: [0.919, 0.343],
  pay: [1.382, 0.51],
  challenge: [2.012, 1.361],
  block: [3.493, 0.513],
  stands: [4.126, 0.44],
  proof: [4.686, 1.334],
  miss: [6.14, 1.332],
  lose: [7.592, 1.269],
  out: [8.981, 0.9],
  trick: [10.001, 0.94],
  bribe: [11.061, 0.875],
  last: [12.056, 1.246],
  win: [13.423, 1.865],
  turn: [15.408, 0.794],
  window: [16.322, 0.509],
  hurry: [16.951, 1.007],
} as const;
