/** Where the socket of a table is. */

/**
 * The address of the socket of `table` for a page at `here`.  `at` is where another server said
 * that it is, a path of this host or another port; another host is not gone to.
 */
export function socketAddress(table: string, at: string, here: { readonly origin: string }): string {
  const own = new URL(here.origin);
  const base = new URL(at || '/', own);
  const to = base.hostname === own.hostname ? base : own;
  const scheme = to.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${to.host}${to.pathname.replace(/\/+$/, '')}/ws/tables/${table}`;
}
