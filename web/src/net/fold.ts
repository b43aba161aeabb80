/** What a table sends, added to the scene of before: a scene here is whole, log and talk included. */

import type * as wire from '../protocol/messages.gen.ts';
import { mergedLog, mergedTalk } from './logMerge.ts';
import type { Deal, Scene } from './messages.ts';

/** A step that does not go on from the scene that is there: a whole one has to come. */
export const GAP = Symbol('gap');

export type Changing = wire.Update | wire.TableChanged | wire.SceneStep | wire.Sealed | wire.Talk;

/** The scene after `message`; null before the first. */
export function fold(scene: Scene | null, message: Changing): Scene | null | typeof GAP {
  if (message.type === 'update') return whole(scene, message.scene);
  if (scene === null) return null;
  switch (message.type) {
    case 'table': {
      const { type: _, ...changes } = message;
      return { ...scene, ...changes };
    }
    case 'step': return stepped(scene, message);
    case 'sealed': return sealed(scene, message);
    case 'said': return talked(scene, scene.talk, message.line.number, [message.line]);
  }
}

function whole(before: Scene | null, scene: Scene): Scene {
  const heard = talked(scene, before?.talk ?? [], scene.talk_from, scene.talk);
  const { deal } = scene;
  if (deal === null) return heard;
  const old = before?.deal?.number === deal.number ? before.deal : null;
  const log = mergedLog(old?.log ?? [], old ? deal.log_from : 0, deal.log);
  const standing = { material: deal.material ?? old?.material ?? null, usual: deal.usual ?? old?.usual ?? null };
  return { ...heard, deal: { ...deal, ...standing, log, log_from: 0 } };
}

/** `scene` with the talk that was heard, and `more` of it from the number `from` on. */
function talked(scene: Scene, heard: Scene['talk'], from: number, more: Scene['talk']): Scene {
  const talk = mergedTalk(heard, from, more);
  return { ...scene, talk, talk_from: talk[0]?.number ?? from };
}

function stepped(scene: Scene, step: wire.SceneStep): Scene | typeof GAP {
  const { deal } = scene;
  if (deal?.number !== step.deal || deal.n !== step.after) return GAP;
  const { own } = step;
  const folded: Deal = {
    ...deal,
    n: step.n,
    view: { ...deal.view, ...step.view, ...own?.view },
    memory: deal.memory && { ...deal.memory, ...step.memory, ...own?.memory },
    standing: step.standing ?? deal.standing,
    window: step.window,
    question: own?.question ?? null,
    form: own?.form ?? null,
    offers: own?.offers ?? [],
    answer: own?.answer ?? null,
    given: own?.given ?? false,
    log: [...deal.log, ...(own?.log ?? step.log)],
  };
  return { ...scene, deal: folded };
}

function sealed(scene: Scene, { step, words, given }: wire.Sealed): Scene {
  const { deal } = scene;
  return deal?.window?.step === step ? { ...scene, deal: { ...deal, answer: words, given } } : scene;
}
