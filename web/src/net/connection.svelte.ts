/** The line to a table: it comes back by itself, and says what it has to get what it lacks. */

import { bytesFor } from '../fairness/bytes.ts';
import { hashOf } from '../fairness/hash.ts';
import { FIRST, Witness } from '../fairness/witness.ts';
import { delayBefore, PING_EVERY, PONG_WITHIN } from './delays.ts';
import { fold, GAP, type Changing } from './fold.ts';
import { nextNumber } from './logMerge.ts';
import { type Bye, type ChatLine, type Command, type Deal, type FromServer, type Message, PROTOCOL, type Scene } from './messages.ts';
import { Outbox, type Sent } from './outbox.ts';
import { padded } from './padding.ts';
import { socketAddress } from './socketAddress.ts';
import { keepToken } from './token.ts';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

const NOTHING: readonly never[] = [];
/** From server to server in a row, before it waits as after any lost line. */
const MOST_HOPS = 3;

/** Whose log somebody has: a seat's, -1 for who watches, null before the first. */
const viewerOf = (deal: Deal | null | undefined): number | null =>
  deal ? (typeof deal.view.seat === 'number' ? deal.view.seat : -1) : null;

export interface Heard {
  refused?: (told: Message, command: Sent | undefined) => void;
  reaction?: (chair: number, emoji: string) => void;
  /** The scene has changed; *isBack* if it is the first one after the line was open again. */
  changed?: (scene: Scene, isBack: boolean) => void;
  /** The time to answer ran out, and what silence counts for counted. */
  unanswered?: () => void;
}

export class Connection {
  readonly table: string;
  /** What was told of the deals here. */
  readonly witness: Witness;
  #token: string | null;
  readonly #heard: Heard;
  readonly #outbox = new Outbox();
  /** The *start* that this page says by itself, as it has opened the table. */
  readonly #start: Sent | null;
  /** The number of the last game for whose deal this page told its bytes. */
  #revealed = 0;
  /** The last command that this socket was given. */
  #given = 0;
  #socket: WebSocket | null = null;
  #attempt = 0;
  /** Where the table was said to be, for the next attempt. */
  #at = '';
  #hops = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;

  #state = $state<LineState>('connecting');
  #scene = $state.raw<Scene | null>(null);
  #arrived = $state(0);
  #sealed = $state.raw<{ step: number; words: string } | null>(null);
  #closedReason = $state<string | null>(null);
  #closedTold: Message | null = null;
  #trouble = $state<string | null>(null);
  #isBeginning = $state(false);
  #delay = $state(0);
  /** Whether this socket has shown the table. */
  #isShown = false;

  constructor(table: string, token: string | null, heard: Heard = {}) {
    this.table = table;
    this.witness = new Witness(table);
    this.#token = token;
    this.#heard = heard;
    this.#start = this.witness.begins ? this.#outbox.put(this.#withChance({ type: 'start' }, FIRST)) : null;
    this.#isBeginning = this.#start !== null;
  }

  get state(): LineState {
    return this.#state;
  }
  get scene(): Scene | null {
    return this.#scene;
  }
  /** When the scene came, on the clock of `performance.now()`. */
  get arrived(): number {
    return this.#arrived;
  }
  get log(): readonly Message[] {
    return this.#scene?.deal?.log ?? NOTHING;
  }
  get talk(): readonly ChatLine[] {
    return this.#scene?.talk ?? NOTHING;
  }
  /** The token of the private link: that through which the table was found, or what it was renewed to while I sat. */
  get token(): string | null {
    return this.#token;
  }
  /** Why the server has hung up but lets me come back; null where the line just broke. */
  get trouble(): string | null {
    return this.#trouble;
  }
  /** What was said with the reason, where it is more than that. */
  get closedTold(): Message | null {
    return this.#closedTold;
  }
  /** How many seconds late I see the table, since I only watch. */
  get delay(): number {
    return this.#delay;
  }
  /** Why the server has closed for good. */
  get closedReason(): string | null {
    return this.#closedReason;
  }
  /** Whether the first game here is about to be dealt, at the word of this page. */
  get isBeginning(): boolean {
    return this.#isBeginning;
  }
  /** What I have said to question *step*, which is still open. */
  answerTo(step: number): string | null {
    return this.#sealed?.step === step ? this.#sealed.words : null;
  }

  /** Connects; the function that comes back hangs up. */
  begin(): () => void {
    const awake = (): void => { if (document.visibilityState === 'visible') this.#wake(); };
    const changed = (): void => this.#wake();
    document.addEventListener('visibilitychange', awake);
    addEventListener('online', changed);
    addEventListener('offline', changed);
    this.#open();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    return () => {
      document.removeEventListener('visibilitychange', awake);
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
      clearInterval(this.#pinging);
      clearTimeout(this.#timer);
      this.#drop();
      this.#state = 'closed';
    };
  }

  /** Sits down with *name* and *face*, on a chair or on the first empty one. */
  sit(name: string, face: string, chair: number | null = null): void {
    this.send({ type: 'join', name, face, chair, token: this.token });
  }

  /** Sends a command now, or as soon as the line is back. */
  send(command: Command): void {
    const sent = this.#outbox.put(this.#withChance(command));
    if (this.#state === 'open') {
      this.#give(sent);
      this.#expect();
    } else if (command.type === 'answer') this.#seal(command.step, command.words); // it goes as soon as it can
  }

  /** `command`, with the hash of what I add to the deal where it says that I would like to play. */
  #withChance(command: Command, number = this.#scene?.next?.number): Command {
    const helps = command.type === 'start' || (command.type === 'ready' && command.ready);
    return helps && number ? { ...command, chance: hashOf(this.witness.contribution(number)) } : command;
  }

  /** Tells the bytes of this page as soon as the table asks for them, once on each line. */
  #reveal(next: Scene['next']): void {
    if (!next?.hashes.length || next.number === this.#revealed) return;
    const chance = bytesFor(this.witness, next);
    if (chance === null) return;
    this.#revealed = next.number;
    this.send({ type: 'reveal', chance });
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(socketAddress(this.table, this.#at, location));
    this.#at = '';
    this.#socket = socket;
    this.#given = this.#delay = 0;
    this.#isShown = false;
    this.#expect();
    socket.onopen = () => this.#greet();
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = () => { if (socket === this.#socket) this.#lost(); };
  }

  /** Forgets the socket without waiting for it to close. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#expectNothing();
    socket?.close();
  }

  #greet(): void {
    this.#expectNothing(); // the scene may take as long again
    this.#expect();
    const deal = this.#scene?.deal;
    this.#write({
      type: 'hello', protocol: PROTOCOL, token: this.token,
      deal: deal?.number ?? 0, log: deal?.log.length ?? 0, talk: nextNumber(this.talk), viewer: viewerOf(deal),
    });
    this.#giveWaiting();
  }

  /** Sends what no server has answered, and this socket has not had. */
  #giveWaiting(): void {
    for (const sent of this.#outbox.waiting) if (sent.id > this.#given) this.#give(sent);
  }

  #give(sent: Sent): void {
    this.#write(sent);
    this.#given = sent.id;
  }

  #lost(): void {
    this.#drop();
    if (this.#state === 'closed') return;
    this.#state = 'lost';
    this.#timer = setTimeout(() => this.#open(), delayBefore(this.#attempt++));
  }

  #wake(): void {
    if (this.#state === 'open') this.#ping();
    else if (this.#state !== 'closed') this.#open();
  }

  #ping(): void {
    if (this.#state !== 'open' || this.#unanswered !== undefined) return;
    this.#write({ type: 'ping', sent: Math.round(performance.now()) });
    this.#expect();
  }

  /** Gives the line up unless something comes soon: a server that stands still says nothing. */
  #expect(): void {
    this.#unanswered ??= setTimeout(() => this.#lost(), PONG_WITHIN);
  }

  #expectNothing(): void {
    clearTimeout(this.#unanswered);
    this.#unanswered = undefined;
  }

  #write(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(padded(JSON.stringify(message)));
  }

  #hear(message: FromServer): void {
    this.#expectNothing();
    if (message.type !== 'refused' && 'id' in message && message.id !== undefined) this.#accepted(this.#outbox.answered(message.id));
    switch (message.type) {
      case 'update': case 'table': case 'step': case 'said': return this.#change(message);
      case 'sealed': this.#seal(message.step, message.words); return this.#change(message);
      case 'refused': return this.#refused(message.told, this.#outbox.answered(message.id));
      case 'reaction': return this.#heard.reaction?.(message.chair, message.emoji);
      case 'delayed': return this.#waits(message.seconds);
      case 'unanswered': return this.#heard.unanswered?.();
      case 'accepted': case 'pong': return;
      case 'bye': return this.#bye(message);
    }
  }

  /** The line holds, although what happens is shown only in so many *seconds*. */
  #waits(seconds: number): void {
    this.#delay = seconds;
    if (this.#state !== 'open') this.#opened();
  }

  #accepted(sent: Sent | undefined): void {
    if (sent?.type === 'start' && sent.chance) this.witness.note(FIRST, { tentative: false });
    if (sent?.type === 'reveal') this.witness.note(this.#revealed, { told: true });
  }

  /** Tells of what was refused, except that the first game did not wait for this page. */
  #refused(told: Message, sent: Sent | undefined): void {
    const isStart = sent !== undefined && sent === this.#start;
    if (isStart) this.#isBeginning = false;
    if (sent?.type === 'reveal') return; // a line that broke made it come late, or twice
    if (!isStart || !this.#scene?.deal) this.#heard.refused?.(told, sent);
  }

  #change(message: Changing): void {
    const scene = fold(this.#scene, message);
    if (scene === GAP) return this.#lost(); // whoever comes back gets a whole scene
    const isBack = !this.#isShown;
    this.#scene = scene;
    if (scene?.invite && scene.invite !== this.#token) keepToken(this.table, this.#token = scene.invite);
    if (scene) this.witness.hear(scene);
    if (scene) this.#reveal(scene.next);
    if (scene?.deal) this.#isBeginning = false;
    if (scene) this.#heard.changed?.(scene, isBack);
    if (message.type !== 'update' && message.type !== 'step') return;
    const step = scene?.deal?.window?.step;
    this.#sealed = step !== undefined && scene?.deal?.answer ? { step, words: scene.deal.answer } : null;
    this.#arrived = performance.now();
    this.#isShown = true;
    if (this.#state !== 'open') this.#opened();
  }

  #opened(): void {
    this.#state = 'open';
    this.#trouble = null;
    this.#attempt = this.#hops = 0;
    this.#giveWaiting();
  }

  /** Goes on at once at the server that has the table. */
  #goTo(at: string): void {
    if (this.#state === 'open') this.#state = 'lost';
    this.#at = at;
    this.#open();
  }

  #seal(step: number, words: string | null): void {
    this.#sealed = words === null ? null : { step, words };
  }

  #bye({ reason, again, at = '', told }: Bye): void {
    this.#trouble = again ? reason : null;
    if (again && at && this.#hops++ < MOST_HOPS) return this.#goTo(at);
    if (again) return this.#lost();
    this.#drop();
    this.#closedReason = reason;
    this.#closedTold = told ?? null;
    this.#state = 'closed';
  }
}
