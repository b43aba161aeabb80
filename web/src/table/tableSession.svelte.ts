/** What the scene of a table means for the person at this screen. */

import type { GameUi } from '../board/game.ts';
import { uiOf } from '../games/loaded.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import type { Chair, Deal, Json, Offer, Question, Scene, UsualAnswers } from '../net/messages.ts';
import { HeldAnswer, HOLD } from './heldAnswer.svelte.ts';
import { Muted } from './muted.svelte.ts';

const NOTHING: readonly Offer[] = [];
const NONE: UsualAnswers = {};

export class TableSession {
  readonly line: Connection;
  /** My answer, before anybody can have seen it. */
  readonly held = new HeldAnswer();

  /** Whom I do not want to hear. */
  readonly muted: Muted;
  /** The chair of the person about to be sent away for good. */
  barring = $state<number | null>(null);

  constructor(line: Connection) {
    this.line = line;
    this.muted = new Muted(line.table);
  }

  get scene(): Scene | null {
    return this.line.scene;
  }
  get deal(): Deal | null {
    return this.scene?.deal ?? null;
  }
  get game(): string {
    return this.scene?.game ?? '';
  }
  /** The chair I sit on, null for who watches. */
  get you(): number | null {
    return this.scene?.you ?? null;
  }
  get chairs(): readonly Chair[] {
    return this.scene?.chairs ?? [];
  }
  get me(): Chair | null {
    return this.you === null ? null : this.chairs[this.you] ?? null;
  }
  /** Whether I may tell the table something of this kind. */
  may(kind: Scene['may'][number]): boolean {
    return this.scene?.may.includes(kind) ?? false;
  }
  /** Whether I may tell it something of this kind about a chair. */
  mayAt(kind: Scene['may_at'][number][number], chair: number | null): boolean {
    return chair !== null && (this.scene?.may_at[chair]?.includes(kind) ?? false);
  }
  /** The seat I play on. */
  get seat(): number | null {
    return this.me?.seat ?? null;
  }
  get isHost(): boolean {
    return this.me?.host ?? false;
  }
  /** The token of the link to send on, empty where none is needed; null where I have none. */
  get invite(): string | null {
    return this.scene?.invite ?? this.line.token ?? (this.scene?.settings.listed ? '' : null);
  }
  get isPlaying(): boolean {
    return this.scene?.phase === 'playing' || this.scene?.phase === 'paused';
  }
  get isPaused(): boolean {
    return this.scene?.phase === 'paused';
  }
  get question(): Question | null {
    return this.deal?.window ?? null;
  }
  /** What I may answer, nothing for who is not asked. */
  get offers(): readonly Offer[] {
    return this.deal?.offers ?? NOTHING;
  }
  /** What I have said, sealed still. */
  get sealed(): string | null {
    const { question } = this;
    return question && (this.held.answerTo(question.step) ?? this.line.answerTo(question.step));
  }
  /** Whether my answer waits a moment, so that I can take it back: nobody else would wait for it. */
  get isHeld(): boolean {
    const { question, scene } = this;
    if (!question || question.reaction || scene?.settings.pace === 'none') return false;
    return question.left === null || question.left - (performance.now() - this.line.arrived) > 2 * HOLD;
  }

  /** The names by seat. */
  readonly names: readonly string[] = $derived.by(() => {
    const names: string[] = [];
    for (const { seat, name } of this.chairs) if (seat !== null) names[seat] = name;
    return Array.from(names, (name) => name ?? '');
  });

  /** The seats that are asked, known to all. */
  get awaited(): readonly number[] {
    return this.question?.shown ?? [];
  }
  /** Whether there is nothing left to do for me but to look on. */
  get isOut(): boolean {
    const { seat, deal } = this;
    return seat !== null && this.isPlaying && deal?.standing.seats[seat] !== 'plays';
  }
  /** What the page has of the game; null until it is there. */
  get ui(): GameUi | null {
    return uiOf(this.game);
  }
  /** The answers that come again all game long. */
  get usual(): UsualAnswers {
    return this.deal?.usual ?? NONE;
  }
  /** Whether answers may be given by themselves. */
  get isAutomatic(): boolean {
    return Boolean(this.usual.allow);
  }
  get view(): Json | null {
    return this.deal?.view ?? null;
  }

  /** The chair that plays on *seat*. */
  chairOf(seat: number): number {
    return this.chairs.findIndex((chair) => chair.seat === seat);
  }
}
