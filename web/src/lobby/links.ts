/** The address of a table in what somebody pasted. */

const TABLE = /\/t\/([A-Za-z0-9_-]+)(#[A-Za-z0-9_-]*)?/;
const BARE = /^[A-Za-z0-9_-]{4,}$/;

/** The path of the table, with the token of a private link; null where there is none. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  const [, id, token = ''] = TABLE.exec(text) ?? [];
  if (id !== undefined) return `/t/${id}${token}`;
  return BARE.test(text) ? `/t/${text}` : null;
}
