/** The address of a table, or of a table of friends, in what somebody pasted. */

const TABLE = /\/([tc])\/([A-Za-z0-9_-]+)(#[A-Za-z0-9_-]*)?/;
const BARE = /^[A-Za-z0-9_-]{4,}$/;

/** The path of the table, with the token of a private link; null where there is none. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  const [, kind, id, token = ''] = TABLE.exec(text) ?? [];
  if (kind !== undefined && id !== undefined) return `/${kind}/${id}${token}`;
  return BARE.test(text) ? `/t/${text}` : null;
}
