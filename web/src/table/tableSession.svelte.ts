/** What the scene of a table means for the person at this screen. */

import type { GameUi } from '../board/game.ts';
import { uiOf } from '../games/loaded.svelte.ts';
import { linesOf } from '../games/logLines.svelte.ts';
import type { Connection } from '../net/connection.svelte.ts';
import type { RecordedLesson } from '../net/recordedLine.svelte.ts';
import type { Chair, ChatLine, Command, Deal, Json, LessonNote, Message, Offer, Question, Scene, UsualAnswers } from '../net/messages.ts';
import { Stage } from '../stage/stage.svelte.ts';
import { HeldAnswer, HOLD } from './heldAnswer.svelte.ts';
import { Muted } from './muted.svelte.ts';

const NOTHING: readonly Offer[] = [];
const NONE: UsualAnswers = {};
const NO_LOG: readonly Message[] = [];
/** What is asked while everybody looks at what happened. */
const ASKS_NOTHING = { window: null, question: null, form: null, offers: NOTHING, answer: null, given: false };

/** What a session needs of the line to a table. */
export type SessionLine = Pick<Connection, Exclude<keyof Connection, 'witness'>> & Partial<Pick<Connection, 'witness'>> & { readonly recorded?: RecordedLesson };

export class TableSession {
  readonly line: SessionLine;
  /** What is shown of the game, and when. */
  readonly stage = new Stage<Deal>(() => linesOf(this.game));
  /** My answer, before anybody can have seen it. */
  readonly held = new HeldAnswer();

  /** Whom I do not want to hear. */
  readonly muted: Muted;
  /** The chair of the person about to be sent away for good. */
  barring = $state<number | null>(null);
  /** The chair about to be given to somebody who watches. */
  giving = $state<number | null>(null);
  /** The chair of whom somebody reports. */
  reporting = $state<number | null>(null);

  constructor(line: SessionLine) {
    this.line = line;
    this.muted = new Muted(line.table);
  }

  /** Shows what has come over the line; *isBack* after it was broken, or the page was out of sight. */
  follow({ deal, settings }: Scene, isBack: boolean): void {
    this.stage.films = settings.pace !== 'none';
    if (deal) this.stage.follow(deal, isBack);
    else this.stage.wait();
  }

  /** The table with the game as it is shown: it is not over before that has been seen. */
  readonly scene: Scene | null = $derived.by(() => {
    const { scene } = this.line;
    if (scene === null) return null;
    const isSeen = scene.phase !== 'over' || this.stage.idle;
    return { ...scene, deal: this.deal, phase: isSeen ? scene.phase : 'playing' };
  });
  /** The game as it is shown; nothing is asked while there is something to look at. */
  readonly deal: Deal | null = $derived.by(() => {
    const { shown, idle } = this.stage;
    return shown && !idle ? { ...shown, ...ASKS_NOTHING } : shown;
  });
  get game(): string {
    return this.line.scene?.game ?? '';
  }
  get log(): readonly Message[] {
    return this.deal?.log ?? NO_LOG;
  }
  get talk(): readonly ChatLine[] {
    return this.line.talk;
  }
  get arrived(): number {
    return this.line.arrived;
  }
  /** What was told of the deals here; nothing where a lesson is played from a recording. */
  get witness(): SessionLine['witness'] {
    return this.line.witness;
  }
  send = (command: Command): void => this.line.send(command);
  /** Whether others wait for an answer of mine. */
  get isAwaited(): boolean {
    return this.isPlaying && !this.isPaused && this.offers.length > 0 && this.sealed === null;
  }
  /** The chair I sit on, null for who watches. */
  get you(): number | null {
    return this.scene?.you ?? null;
  }
  /** The name of whoever was given the chair that I had in this game, null where nobody was. */
  get replacedBy(): string | null {
    const at = this.scene?.replaced ?? null;
    return at === null ? null : this.chairs[at]?.name ?? null;
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
  /** The token of the link to send on, empty where none is needed; null where I know none. */
  get invite(): string | null {
    return this.scene?.invite ?? (this.scene?.settings.listed ? '' : null);
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
  /** The lesson that is given here, empty for none. */
  get lesson(): string {
    return this.scene?.lesson ?? '';
  }
  /** The lesson that is played from a recording, null at a real table. */
  get recorded(): RecordedLesson | null {
    return this.line.recorded ?? null;
  }
  /** Whether its last line was played, and seen. */
  get isTaught(): boolean {
    return this.stage.idle && (this.recorded?.isOver ?? false);
  }
  /** What it says with the question. */
  get note(): LessonNote | null {
    return this.deal?.form?.note ?? null;
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

  /** The names by seat of those who play, or have played: whoever sits there now. */
  readonly names: readonly string[] = $derived(this.scene?.players.map(({ name }) => name) ?? []);
  /** Their faces, empty for one by the name. */
  readonly faces: readonly string[] = $derived(this.scene?.players.map(({ face }) => face) ?? []);

  /** The seats that are asked, known to all. */
  get awaited(): readonly number[] {
    return this.question?.shown ?? [];
  }
  /** Whether there is nothing left to do for me but to look on. */
  get isOut(): boolean {
    const { seat, deal } = this;
    return seat !== null && this.isPlaying && deal?.standing.seats[seat] !== 'plays';
  }
  /** Whether nobody else but bots is in the game, so that advice is no foul. */
  get isAlone(): boolean {
    const { seat, chairs, lesson } = this;
    const others = chairs.filter((chair) => chair.seat !== null && chair.seat !== seat);
    return seat !== null && lesson === '' && !this.line.recorded && others.every(({ kind }) => kind === 'bot');
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
