/** What is claimed: a character, or to hold none of it. */

export interface Claimed {
  readonly character: string;
  readonly none: boolean;
}

/** The character that a claim is about; `!duke` claims to hold no Duke. */
export function claimed(claim: string): Claimed {
  return claim.startsWith('!')
    ? { character: claim.slice(1), none: true }
    : { character: claim, none: false };
}
