/** A line to no table: the messages of a recorded lesson, which go on when its learner answers as it shows. */

import { untrack } from 'svelte';
import type { Heard, LineState } from './connection.svelte.ts';
import { inOrder } from '../base/inOrder.ts';
import { fold, GAP } from './fold.ts';
import type { ChatLine, Command, LessonRecording, Message, Scene } from './messages.ts';

const NOTHING: readonly never[] = [];
type Recorded = LessonRecording['opening'][number];

export interface Learner {
  readonly name: string;
  readonly face: string;
  /** How many answers of the lesson were given before the page was left. */
  readonly given: number;
  /** Hears how many are given now. */
  readonly note: (given: number) => void;
  /** Begins the lesson again. */
  readonly again: () => void;
}

/** What a page has to know of the lesson that it plays. */
export interface RecordedLesson {
  readonly game: string;
  readonly name: string;
  /** Whether all that it shows was shown. */
  readonly isOver: boolean;
  /** The answer that it shows, once another was given; null before. */
  readonly shown: string | null;
  readonly again: () => void;
}

export class RecordedLine {
  readonly table: string;
  readonly token = null;
  readonly trouble = null;
  readonly closedReason = null;
  readonly closedTold = null;
  readonly isBeginning = false;
  readonly delay = 0;
  readonly state: LineState = 'open';
  readonly #recording: LessonRecording;
  readonly #learner: Learner;
  readonly #heard: Heard;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #left: readonly Recorded[] = NOTHING; // what comes before the next answer
  #given = 0;

  #scene = $state.raw<Scene | null>(null);
  #arrived = $state(0);
  #isOver = $state(false);
  #shown = $state<string | null>(null);

  constructor(recording: LessonRecording, learner: Learner, heard: Heard = {}) {
    this.table = `${recording.game}/${recording.lesson}`;
    this.#recording = recording;
    this.#learner = learner;
    this.#heard = heard;
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
    return NOTHING;
  }
  get recorded(): RecordedLesson {
    const { game, lesson } = this.#recording;
    return { game, name: lesson, isOver: this.#isOver, shown: this.#shown, again: this.#learner.again };
  }
  /** An answer is opened as soon as it is given. */
  answerTo(): null {
    return null;
  }

  /** Plays on where the learner was; the function that comes back stops it. */
  begin(): () => void {
    untrack(() => this.#begin());
    return () => clearTimeout(this.#timer);
  }

  #begin(): void {
    const { opening, turns } = this.#recording;
    this.#given = Math.min(this.#learner.given, turns.length - 1);
    if (this.#given === 0) this.#play(opening);
    else this.#catchUp([...opening, ...turns.slice(0, this.#given).flatMap(({ messages }) => messages)]);
  }

  sit(): void {
    // the learner sits already
  }

  send(command: Command): void {
    if (command.type === 'answer') this.#answer(command);
    else if (command.type === 'rename') this.#rename(command.name);
  }

  #answer(command: Extract<Command, { type: 'answer' }>): void {
    if (command.step !== this.#scene?.deal?.window?.step || this.#left.length > 0) return;
    const turn = this.#recording.turns[this.#given];
    if (turn === undefined) return;
    if (inOrder(command.words) !== inOrder(turn.words)) {
      this.#shown = turn.words;
      return this.#heard.refused?.(this.#recording.refused, { ...command, id: this.#given });
    }
    this.#shown = null;
    this.#given++;
    this.#learner.note(this.#given < this.#recording.turns.length ? this.#given : 0);
    this.#play(turn.messages);
  }

  #rename(name: string): void {
    if (this.#scene === null) return;
    this.#scene = { ...this.#scene, ...named(this.#scene, name) };
  }

  /** Shows *messages*, each after its time. */
  #play(messages: readonly Recorded[]): void {
    this.#left = messages;
    this.#goOn();
  }

  #goOn(): void {
    while (this.#left[0]?.after === 0) this.#hear();
    const [next] = this.#left;
    if (next === undefined) return this.#pause();
    this.#timer = setTimeout(() => { this.#hear(); this.#goOn(); }, next.after);
  }

  #hear(): void {
    const [next, ...left] = this.#left;
    this.#left = left;
    if (next) this.#change([next], this.#scene === null);
  }

  /** Shows what came before the page was left, at once. */
  #catchUp(messages: readonly Recorded[]): void {
    this.#change(messages, true);
    this.#pause();
  }

  #change(messages: readonly Recorded[], isBack: boolean): void {
    let scene = this.#scene;
    for (const { message } of messages) {
      const after = fold(scene, message);
      if (after === GAP) throw new Error(`${this.table}: a message of the recording is missing`);
      scene = after && message.type === 'update' ? this.#own(after) : after;
    }
    this.#scene = scene;
    this.#arrived = performance.now();
    if (scene) this.#heard.changed?.(scene, isBack);
  }

  /** The learner answers, or has answered all. */
  #pause(): void {
    this.#isOver = this.#given === this.#recording.turns.length;
  }

  /** The scene with the learner's name, and without what needs a table: talk, clocks, others. */
  #own(scene: Scene): Scene {
    const { deal } = scene;
    const learner = named(scene, this.#learner.name, this.#learner.face);
    return { ...scene, ...learner, invite: null, may: [], may_at: [], deal: deal && { ...deal, usual: {} } };
  }
}

/** The chairs and the players of *scene* with the learner's *name*. */
function named({ chairs, players, you }: Scene, name: string, face?: string): Pick<Scene, 'chairs' | 'players'> {
  const own = you === null ? null : chairs[you]?.seat;
  const called = <One extends { readonly face: string }>(one: One): One => ({ ...one, name, face: face ?? one.face });
  return {
    chairs: chairs.map((chair, at) => (at === you ? called(chair) : chair)),
    players: players.map((player, seat) => (seat === own ? called(player) : player)),
  };
}

