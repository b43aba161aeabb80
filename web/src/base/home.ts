/** The address that links of invitation begin with. */

import { fetchJson } from './http.ts';
import type { Home } from '../protocol/messages.gen.ts';

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of the page, unless no other machine can reach that: then the one that the
 * server is reached under, as far as it knows.
 */
export async function homeOf({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>): Promise<string> {
  if (!THIS_MACHINE.has(hostname)) return origin;
  return fetchJson<Home>('/api/home').then(({ address }) => address, () => origin);
}
