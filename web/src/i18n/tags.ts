/** The languages, and which of them somebody wants. */

export const TAGS = ['en', 'pt-BR', 'es'] as const;
export type Tag = (typeof TAGS)[number];
export const FALLBACK: Tag = 'en';

export function isTag(value: unknown): value is Tag {
  return (TAGS as readonly unknown[]).includes(value);
}

/** The language for a tag like `pt-PT`; null for languages we do not speak. */
export function matching(wanted: string): Tag | null {
  const language = wanted.replaceAll('_', '-').split('-')[0]?.toLowerCase();
  return TAGS.find((tag) => tag.split('-')[0] === language) ?? null;
}

/** The first of the wanted languages that we speak. */
export function detect(wanted: readonly string[]): Tag {
  return wanted.map(matching).find((tag) => tag !== null) ?? FALLBACK;
}
