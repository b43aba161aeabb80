/** What this person is called, here and at every table. */

import { readStored, writeStored } from '../base/localStorage.ts';
import { language, t } from '../i18n/index.ts';
import { matching } from '../i18n/tags.ts';
import { LONGEST_NAME } from '../protocol/messages.gen.ts';

const KEY = 'name';
const FACE = 'face';

class Visitor {
  #typed = $state(kept(KEY));
  #face = $state(kept(FACE));

  /** What was typed, perhaps nothing. */
  get typed(): string {
    return this.#typed;
  }
  set typed(name: string) {
    this.#typed = name;
    writeStored(KEY, name.trim().slice(0, LONGEST_NAME));
  }

  /** The face to sit down with, empty for one by the name. */
  get face(): string {
    return this.#face;
  }
  set face(face: string) {
    this.#face = face;
    writeStored(FACE, face);
  }

  /** The name to sit down with. */
  get name(): string {
    return this.#typed.trim().slice(0, LONGEST_NAME) || t('guest');
  }
}

function kept(key: string): string {
  const before = readStored(key);
  return typeof before === 'string' ? before : '';
}

export const visitor = new Visitor();

/** The language that is spoken, with the country where the browser says it: `es-AR`. */
export function locale(): string {
  return navigator.languages.find((wanted) => matching(wanted) === language.tag) ?? language.tag;
}
