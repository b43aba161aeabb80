/** Words that can be looked up where they stand: a text is cut at the first mention of each. */

import type { Part } from '../i18n/index.ts';

export interface TermPart extends Part {
  /** The term that the text mentions; absent for all other text. */
  readonly term?: string;
}

interface Saying {
  has(id: string): boolean;
  words(id: string): string[];
}

/** *parts* cut where they mention one of *terms* first; names of people are left alone. */
export function withTerms(parts: readonly Part[], terms: readonly string[], said: Saying): TermPart[] {
  const spelt = new Map(terms.flatMap((term) => (said.has(`term-${term}.words`)
    ? said.words(`term-${term}.words`).map((word) => [word.toLocaleLowerCase(), term] as const) : [])));
  if (spelt.size === 0) return [...parts];
  const words = [...spelt.keys()].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const seen = new Set<string>();
  return parts.flatMap((part) => (part.name ? [part] : cut(part, mention, spelt, seen)));
}

function cut(part: Part, mention: RegExp, spelt: ReadonlyMap<string, string>, seen: Set<string>): TermPart[] {
  const pieces: TermPart[] = [];
  let from = 0;
  for (const found of part.text.matchAll(mention)) {
    const term = spelt.get(found[0].toLocaleLowerCase());
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    pieces.push({ ...part, text: part.text.slice(from, found.index) }, { ...part, text: found[0], term });
    from = found.index + found[0].length;
  }
  return [...pieces, { ...part, text: part.text.slice(from) }].filter(({ text }) => text !== '');
}
