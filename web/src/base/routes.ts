/** Which page an address shows. */

import { ADDRESSES } from '../protocol/messages.gen.ts';

export type PageName = keyof typeof ADDRESSES | 'gallery' | 'missing';

export interface Place {
  readonly page: PageName;
  /** What the page is about; another subject is another visit, with fresh state. */
  readonly subject: string;
  /** The properties of the page's component: the names in the address, and what stands behind it. */
  readonly props: Readonly<Record<string, string | number | null>>;
}

/** The gallery is for those who draw: no server shows it. */
const PATTERNS = Object.entries({ ...ADDRESSES, gallery: '/gallery' })
  .map(([page, address]) => [page as PageName, patternOf(address)] as const);

/** The place of a path; `hash` is the part of the address that no server sees, without its sign. */
export function placeOf(path: string, hash = ''): Place {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const [page, pattern] of PATTERNS) {
    const match = pattern.exec(plain);
    if (match) return place(page, match.groups, hash);
  }
  return place('missing');
}

/** What must be equal for two places to be one visit: `table/abc`. */
export function keyOf({ page, subject }: Place): string {
  return `${page}/${subject}`;
}

function place(page: PageName, { step, ...named }: Record<string, string | undefined> = {}, token = ''): Place {
  const subject = Object.values(named).join('/');
  const props = Object.fromEntries(Object.entries(named).map(([name, part]) => [name, part ?? '']));
  return { page, subject, props: { ...props, step: step === undefined ? null : Number(step), token } };
}

/** In `/r/{id}[/{step}]` names stand in braces, and what may be missing in brackets, which may hold others. */
function patternOf(address: string): RegExp {
  const optional = address.replaceAll('[', '(?:').replaceAll(']', ')?').replace('{step}', '(?<step>\\d{1,5})');
  return RegExp(`^${optional.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')}$`);
}
