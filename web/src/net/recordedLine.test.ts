import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonRecording } from './messages.ts';
import text from './lesson.json?raw';
import { type Learner, RecordedLine } from './recordedLine.svelte.ts';

const recording = JSON.parse(text) as LessonRecording;
const LONG = 60_000;

function opened(more: Partial<Learner> = {}) {
  const heard = { refused: vi.fn(), changed: vi.fn() };
  const learner = { name: 'Ana', face: '', given: 0, note: vi.fn(), again: vi.fn(), ...more };
  const line = new RecordedLine(recording, learner, heard);
  const stop = line.begin();
  const say = (words: string): void => line.send({ type: 'answer', step: line.scene?.deal?.window?.step ?? 0, words });
  const play = (turns: LessonRecording['turns']): void => turns.forEach(({ words }) => { say(words); vi.advanceTimersByTime(LONG); });
  return { line, learner, heard, say, play, stop };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a recorded lesson', () => {
  it('is played to its end by what it shows', () => {
    const { line, play } = opened();
    expect(line.recorded.isOver).toBe(false);

    play(recording.turns);

    expect(line.recorded.isOver).toBe(true);
    expect(line.scene?.deal?.form?.note?.told.id).toBe('lesson-first-end');
  });

  it('refuses another answer with the words of the server, and nothing changes', () => {
    const { line, heard, say, learner } = opened();
    const before = line.scene;

    say('income');

    expect(heard.refused).toHaveBeenCalledWith(recording.refused, expect.objectContaining({ words: 'income' }));
    expect(line.scene).toBe(before);
    expect(learner.note).not.toHaveBeenCalled();
  });

  it('shows the answer once another was given, until it is given', () => {
    const { line, say } = opened();
    expect(line.recorded.shown).toBeNull();

    say('income');
    expect(line.recorded.shown).toBe('tax');

    say('tax');
    expect(line.recorded.shown).toBeNull();
  });

  it('shows what others do as slowly as a table would', () => {
    const { line, say } = opened();
    const [turn] = recording.turns;
    say(turn!.words);
    const soon = line.scene?.deal?.n;

    vi.advanceTimersByTime(turn!.messages[1]!.after - 1);
    expect(line.scene?.deal?.n).toBe(soon);
    vi.advanceTimersByTime(1);
    expect(line.scene?.deal?.n).toBeGreaterThan(soon!);
  });

  it('takes no answer to a question that is not open any more', () => {
    const { line, heard, say } = opened();
    say(recording.turns[0]!.words);

    line.send({ type: 'answer', step: 1, words: 'income' });

    expect(heard.refused).not.toHaveBeenCalled();
  });

  it('goes on where it was left, and from the beginning once it was over', () => {
    const first = opened();
    first.play(recording.turns.slice(0, 4));
    first.stop();
    expect(first.learner.note).toHaveBeenLastCalledWith(4);

    const { line, play, learner } = opened({ given: 4 });
    expect(line.scene?.deal).toEqual(first.line.scene?.deal);
    play(recording.turns.slice(4));
    expect(learner.note).toHaveBeenLastCalledWith(0);
  });

  it('calls the learner by their name, and offers nothing that needs a table', () => {
    const { line } = opened({ name: 'Zoé' });

    expect(line.scene?.chairs[0]?.name).toBe('Zoé');
    expect([line.scene?.may, line.scene?.invite, line.scene?.deal?.usual]).toEqual([[], null, {}]);
    line.send({ type: 'rename', name: 'Ana', face: '' });
    expect(line.scene?.chairs[0]?.name).toBe('Ana');
  });

  it('takes what is chosen in any order', () => {
    const turns = [{ words: 'lose contessa duke', messages: [] }];
    const line = new RecordedLine({ ...recording, turns }, { name: '', face: '', given: 0, note: () => undefined, again: () => undefined });
    line.begin();

    line.send({ type: 'answer', step: 1, words: 'lose duke contessa' });

    expect(line.recorded.isOver).toBe(true);
  });
});
