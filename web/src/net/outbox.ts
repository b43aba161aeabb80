/** Commands on their way: kept until the server has answered, so that a lost line loses none. */

import type { Command } from './messages.ts';

export type Sent = Command & { readonly id: number };

/** What is worth nothing when it comes late. */
const FLEETING = new Set<Command['type']>(['react']);

export class Outbox {
  readonly #waiting = new Map<number, Sent>();
  #next: number;

  /** Numbers begin with the time, so that another visit of this person uses others. */
  constructor(now: number = Date.now()) {
    this.#next = now * 1000;
  }

  /** The command with its number. */
  put(command: Command): Sent {
    const sent = { ...command, id: this.#next++ };
    if (!FLEETING.has(command.type)) this.#waiting.set(sent.id, sent);
    return sent;
  }

  /** What the command *id* was, which needs no sending again. */
  answered(id: number): Sent | undefined {
    const sent = this.#waiting.get(id);
    this.#waiting.delete(id);
    return sent;
  }

  /** What the server has not answered, in the order in which it was said. */
  get waiting(): Sent[] {
    return [...this.#waiting.values()];
  }
}
