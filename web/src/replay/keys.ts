/** Which key does what in a replay. */

export type Move = 'first' | 'previous' | 'next' | 'last' | 'toggle';

const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
};
const OWN_ARROWS = 'input, select, textarea, [role=tab], [role=menu], dialog';
const OWN_SPACE = `${OWN_ARROWS}, button, a, summary`;

/** What a key asks of the replay; null where it belongs to the control that has the focus. */
export function moveOf(event: KeyboardEvent): Move | null {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const move = MOVES[event.key] ?? null;
  const taken = move === 'toggle' ? OWN_SPACE : OWN_ARROWS;
  return event.target instanceof Element && event.target.closest(taken) ? null : move;
}
