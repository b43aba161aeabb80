/** Which key does what at the table. */

export type Deed =
  | { readonly do: 'confirm' | 'cancel' | 'undo' | 'help' }
  | { readonly do: 'number'; readonly number: number }
  | { readonly do: 'speak'; readonly what: Query }
  /** A letter that may give an answer. */
  | { readonly do: 'letter'; readonly letter: string };

export const QUERIES = ['hand', 'players', 'what', 'last'] as const;
export type Query = (typeof QUERIES)[number];

/** The keys of the page itself, as the help lists them after those of the game. */
export const KEYS: readonly (readonly [key: string, id: string])[] = [
  ['1–9', 'number'], ['Enter', 'confirm'], ['Esc', 'cancel'], ['U', 'undo'],
  ['H', 'hand'], ['P', 'players'], ['W', 'what'], ['L', 'last'], ['?', 'help'],
];

const DEEDS: Readonly<Record<string, Deed>> = {
  u: { do: 'undo' }, enter: { do: 'confirm' }, escape: { do: 'cancel' }, '?': { do: 'help' },
  h: { do: 'speak', what: 'hand' }, p: { do: 'speak', what: 'players' },
  w: { do: 'speak', what: 'what' }, l: { do: 'speak', what: 'last' },
};

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/** What a key asks for; null for keys that belong to the browser. */
export function deedOf({ key, ctrlKey, metaKey, altKey, repeat }: Pressed): Deed | null {
  if (ctrlKey || metaKey || altKey || repeat) return null;
  if (/^[0-9]$/.test(key)) return { do: 'number', number: key === '0' ? 10 : Number(key) };
  const deed = DEEDS[key.toLowerCase()];
  return deed ?? (/^\p{Letter}$/u.test(key) ? { do: 'letter', letter: key.toUpperCase() } : null);
}

/** Whether keys pressed at *element* are meant for it: it is typed in, or a dialog is open. */
export function typesIn(element: Element | null): boolean {
  if (!element) return false;
  return element.closest('input:not([type=radio], [type=checkbox]), textarea, select, dialog, [contenteditable=true], [popover]') !== null;
}

/** Whether *element* was taken to be answered with: Enter means the answer then, not to put it back. */
export const isTaken = (element: Element | null): boolean => element?.matches('[aria-pressed="true"]') ?? false;

/** Whether the Enter key would press *element* itself. */
export const pressesItself = (element: Element | null): boolean =>
  element?.closest('button, a[href], summary, input, label') !== null && element !== null;
