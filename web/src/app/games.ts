/** The games that the server offers; asked once. */

export type OptionValue = string | number | boolean | Readonly<Record<string, unknown>>;

export interface Preset {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly values: Readonly<Record<string, OptionValue>>;
}

export interface GameOffer {
  readonly name: string;
  /** How many play where nobody says. */
  readonly players: number;
  readonly presets: readonly Preset[];
  readonly options: readonly {
    readonly name: string;
    readonly values: readonly OptionValue[];
    readonly rules: string;
  }[];
  /** The options that a set-up shows first. */
  readonly extras: readonly string[];
  /** The bots, weakest first. */
  readonly levels: readonly string[];
  /** What there is help on: `help-<topic>`. */
  readonly topics: readonly string[];
  readonly look: string;
}

let asked: Promise<readonly GameOffer[]> | null = null;

/** The games; an error of the connection is not remembered. */
export function games(): Promise<readonly GameOffer[]> {
  asked ??= ask().catch((cause: unknown) => {
    asked = null;
    throw cause;
  });
  return asked;
}

async function ask(): Promise<readonly GameOffer[]> {
  const answer = await fetch('/api/games', { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`GET /api/games: ${answer.status}`);
  return await answer.json() as readonly GameOffer[];
}
