/** What this browser remembers between visits. A browser that refuses to is no error. */

const PREFIX = 'intriga.';

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // private windows may refuse
  }
}

/** Forgets all of it, and what the open tabs remember of their tables. */
export function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // then there is nothing to forget
  }
}
