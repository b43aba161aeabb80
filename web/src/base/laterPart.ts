/** Parts fetched beside a page that can be used without them. */

import { askInTurn } from './inTurn.ts';

/** Returns what *fetch* brings, once the page itself is drawn, or null where it cannot; the console is told why. */
export const laterPart = async <T>(fetch: () => Promise<T>): Promise<T | null> => {
  try {
    return await askInTurn(fetch);
  } catch (cause) {
    console.warn(cause);
    return null;
  }
};
