/** The token of a private link: kept for this tab, and shown in the address bar, which people copy. */

const PREFIX = 'intriga.token.';

/** The token for a table; *given* is what the address holds, empty where it holds none. */
export function tokenFor(table: string, given: string): string | null {
  if (given === '') return keptToken(table);
  keepToken(table, given);
  return given;
}

/** The token that this tab has for a table, null where it has none. */
export function keptToken(table: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + table);
  } catch {
    return null;
  }
}

/** Makes the address in the bar, while it is the table's, the invitation, or one without a token where that is null. */
export function showToken(table: string, token: string | null): void {
  if (location.pathname !== `/t/${table}`) return; // another page is on its way
  const shown = token === null ? '' : `#${token}`;
  if (location.hash !== shown) history.replaceState(history.state, '', location.pathname + location.search + shown);
}

/** Keeps another token for a table: whoever sat there may come back after the invitation has changed. */
export function keepToken(table: string, token: string): void {
  try {
    sessionStorage.setItem(PREFIX + table, token);
  } catch {
    // it is known as long as the page is open
  }
}
