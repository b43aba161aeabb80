/** The languages and locales, as in intriga.words, and which of them somebody wants. */

/** The languages, each complete. */
export const TAGS = ['en', 'pt-BR', 'es'] as const;
/** Locales that replace some messages of a language. */
const PARENTS = { 'es-AR': 'es' } as const;
/** Locales that speak as another one does. */
const NEIGHBOURS: Readonly<Record<string, Tag>> = { 'es-UY': 'es-AR' };

export type Tag = (typeof TAGS)[number] | keyof typeof PARENTS;
/** All that may be chosen. */
export const LOCALES: readonly Tag[] = [...TAGS, ...(Object.keys(PARENTS) as (keyof typeof PARENTS)[])];
export const FALLBACK: Tag = 'en';

export function isTag(value: unknown): value is Tag {
  return (LOCALES as readonly unknown[]).includes(value);
}

/** The tags whose messages are said in a locale: a later one replaces those of an earlier one. */
export function lineage(tag: Tag): readonly Tag[] {
  return tag in PARENTS ? [PARENTS[tag as keyof typeof PARENTS], tag] : [tag];
}

/** The locale for a tag like `pt-PT`; null for languages we do not speak. */
export function matching(wanted: string): Tag | null {
  const name = wanted.replaceAll('_', '-').toLowerCase();
  const same = (tag: string): boolean => tag.toLowerCase() === name;
  const neighbour = Object.keys(NEIGHBOURS).find(same);
  if (neighbour) return NEIGHBOURS[neighbour] ?? null;
  const language = name.split('-')[0];
  return LOCALES.find(same) ?? TAGS.find((tag) => tag.split('-')[0] === language) ?? null;
}

/** The first of the wanted languages that we speak. */
export function detect(wanted: readonly string[]): Tag {
  return wanted.map(matching).find((tag) => tag !== null) ?? FALLBACK;
}
