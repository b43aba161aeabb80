/** The messages of a language, fetched when they are needed. */

import type { FluentResource } from '@fluent/bundle';
import packs from 'virtual:words';
import type { PagePart } from './parts.ts';
import { FALLBACK, lineage, type Tag } from './tags.ts';

/**
 * What all games share, then what `game` adds, then what `edition` has words of its own for:
 * of each the messages of `parts`, and then those that are said otherwise in a locale.
 */
export async function sources(
  tag: Tag, game: string, edition: string, parts: ReadonlySet<PagePart>,
): Promise<FluentResource[]> {
  const path = [game, edition].filter(Boolean);
  const folders = ['', ...path].flatMap((_, depth) =>
    lineage(tag).map((each) => [each, ...path.slice(0, depth)].join('/')));
  const fetches = folders.flatMap((folder) => [...parts].map((part) => packs[`${folder}/${part}`]));
  const found = await Promise.all(fetches.map((fetch) => fetch?.()));
  return found.filter((pack) => pack !== undefined);
}

/** Whether there are messages about a game, or it is none. */
export const hasWords = (game: string): boolean => `${FALLBACK}/${game && `${game}/`}base` in packs;
