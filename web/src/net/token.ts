/** The token of a private link: kept for this tab, then taken out of the address bar. */

const PREFIX = 'intriga.token.';

/** The token for a table; *given* is what the address holds, empty where it holds none. */
export function tokenFor(table: string, given: string): string | null {
  try {
    if (given === '') return sessionStorage.getItem(PREFIX + table);
    sessionStorage.setItem(PREFIX + table, given);
  } catch {
    return given || null; // nowhere to keep it, so the address has to
  }
  history.replaceState(history.state, '', location.pathname);
  return given;
}
