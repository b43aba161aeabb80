/** Which page an address shows. */

export type PageName = 'lobby' | 'create' | 'table' | 'evening' | 'replay' | 'rules' | 'learn' | 'lesson' | 'puzzles' | 'about' | 'continue' | 'gallery' | 'missing';

export interface Place {
  readonly page: PageName;
  /** What the page is about; another subject is another visit, with fresh state. */
  readonly subject: string;
  /** The properties of the page's component. */
  readonly props: Readonly<Record<string, string | number | null>>;
}

const ID = '([A-Za-z0-9_-]+)';

/** The addresses, and the page that each shows. */
export const ROUTES: readonly [RegExp, (parts: string[], hash: string) => Place][] = [
  [/^\/$/, () => place('lobby')],
  [/^\/new$/, () => place('create')],
  [RegExp(`^/t/${ID}$`), ([id = ''], token) => place('table', id, { id, token })],
  [RegExp(`^/t/${ID}/evening$`), ([id = ''], token) => place('evening', id, { id, token })],
  [RegExp(`^/r/${ID}(?:/(\\d{1,5}))?$`), ([id = '', step]) =>
    place('replay', id, { id, step: step === undefined ? null : Number(step) })],
  [RegExp(`^/rules(?:/${ID})?$`), ([game = '']) => place('rules', game, { game })],
  [/^\/learn$/, () => place('learn')],
  [RegExp(`^/learn/${ID}/${ID}$`), ([game = '', lesson = '']) => place('lesson', `${game}/${lesson}`, { game, lesson })],
  [RegExp(`^/puzzles(?:/${ID}/${ID})?$`), ([game = '', id = '']) => place('puzzles', game + id, { game, id })],
  [/^\/about$/, () => place('about')],
  [RegExp(`^/continue(?:/${ID})?$`), ([table = ''], token) => place('continue', table, { table, token })],
  [/^\/gallery$/, () => place('gallery')],
];

/** The place of a path; `hash` is the part of the address that no server sees, without its sign. */
export function placeOf(path: string, hash = ''): Place {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const [pattern, placeFor] of ROUTES) {
    const match = pattern.exec(plain);
    if (match) return placeFor(match.slice(1), hash);
  }
  return place('missing');
}

/** What must be equal for two places to be one visit: `table/abc`. */
export function keyOf({ page, subject }: Place): string {
  return `${page}/${subject}`;
}

function place(page: PageName, subject = '', props: Place['props'] = {}): Place {
  return { page, subject, props };
}
