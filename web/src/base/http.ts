/** Asking the server over HTTP, and what it says when it refuses. */

import type { Message } from '../protocol/messages.gen.ts';

/** The server's no, with the sentence for people where it has one. */
export class Refusal extends Error {
  readonly status: number;
  readonly told: Message | null;

  constructor(status: number, told: Message | null, detail: string) {
    super(detail);
    this.status = status;
    this.told = told;
  }
}

/** The answer of an address: `body` makes it a question that changes something. */
export async function fetchJson<T>(address: string, body?: unknown): Promise<T> {
  const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const question = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(address, question);
  const said = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) throw refusal(address, answer.status, said);
  return said as T;
}

function refusal(address: string, status: number, said: unknown): Refusal {
  const { told, detail } = (said ?? {}) as { told?: unknown; detail?: unknown };
  return new Refusal(status, isMessage(told) ? told : null, `${address}: ${status} ${String(detail ?? '')}`);
}

function isMessage(told: unknown): told is Message {
  return typeof told === 'object' && told !== null && 'id' in told && 'args' in told;
}
