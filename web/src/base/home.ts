/** The address that links of invitation begin with. */

import { fetchJson } from './http.ts';
import type { Home } from '../protocol/messages.gen.ts';

export type { Home };

const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address with that host opens on this machine alone. */
export const isLoopback = (hostname: string): boolean => THIS_MACHINE.has(hostname);

/**
 * The address of the page, unless no other machine can reach that: then the one that the
 * server is reached under, as far as it knows, and otherwise what would let friends in.
 */
export async function homeOf({ origin, hostname }: Pick<Location, 'origin' | 'hostname'>): Promise<Home> {
  if (!isLoopback(hostname)) return { address: origin };
  return fetchJson<Home>('/api/home').catch(() => ({ address: origin }));
}
