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

/** Keeps another token for a table: whoever sat there may come back after the invitation has changed. */
export function keepToken(table: string, token: string): void {
  try {
    sessionStorage.setItem(PREFIX + table, token);
  } catch {
    // it is known as long as the page is open
  }
}
