/**
 * The language of the page, and what is said in it.
 *
 * `t(id, args)` says a message that all pages share. `speech(game, edition)` also knows the
 * words of a game; it is fetched on first use and says nothing until it is `ready`.
 */

import { keep, kept } from '../app/keeping.ts';
import { sources } from './sources.ts';
import { type Args, type Form, type Part, Sentences, type Telling } from './sentences.ts';
import { detect, FALLBACK, isTag, type Tag } from './tags.ts';

const KEY = 'language';

export class Speech {
  readonly game: string;
  readonly edition: string;
  #sentences = $state.raw<Sentences | null>(null);
  #fallsBack = false;

  constructor(game: string, edition: string) {
    this.game = game;
    this.edition = edition;
  }

  get ready(): boolean {
    return this.#sentences !== null;
  }

  /** Learns a language; English is fetched besides only once a message is missing in it. */
  async load(tag: Tag): Promise<void> {
    const fallback = this.#fallsBack && tag !== FALLBACK ? await this.#read(FALLBACK) : null;
    const own = await this.#read(tag, fallback);
    if (language.tag === tag) this.#sentences = own;
  }

  async #read(tag: Tag, fallback: Sentences | null = null): Promise<Sentences> {
    return new Sentences(tag, await sources(tag, this.game, this.edition), fallback);
  }

  t = (id: string, args: Args = {}): string => this.#say(id, (it) => it.format(id, args));
  has = (id: string): boolean => this.#sentences?.has(id) ?? false;
  words = (id: string): string[] => this.#sentences?.words(id) ?? [];
  list = (items: readonly string[]): string => this.#sentences?.list(items) ?? '';
  card = (word: string, form: Form = 'NAME'): string => this.#say(word, (it) => it.card(word, form));

  /** A telling as one string, for labels and announcements. */
  told = (telling: Telling, names: readonly string[]): string =>
    this.#say(telling.id, (it) => it.told(telling, names));

  /** A telling in parts, for <Sentence>. */
  parts = (telling: Telling, names: readonly string[]): Part[] =>
    this.#sentences?.parts(telling, names) ?? [];

  /** A message in parts; `foreign` lists the arguments that people wrote. */
  partsOf = (id: string, args: Args, foreign: readonly string[]): Part[] =>
    this.#sentences?.partsOf(id, args, foreign) ?? [];

  /** A page shows the id of a message that is missing rather than breaking. */
  #say(id: string, saying: (sentences: Sentences) => string): string {
    if (this.#sentences === null) return '';
    try {
      return saying(this.#sentences);
    } catch (missing) {
      console.error(missing);
      if (!this.#fallsBack) {
        this.#fallsBack = true;
        void this.load(language.tag);
      }
      return id;
    }
  }
}

class Language {
  #tag = $state<Tag>(FALLBACK);

  get tag(): Tag {
    return this.#tag;
  }

  /** Speaks the language that was chosen before, or the browser's. */
  async begin(): Promise<void> {
    const before = kept(KEY);
    this.#tag = isTag(before) ? before : detect(navigator.languages);
    await this.#speak();
  }

  async choose(tag: Tag): Promise<void> {
    this.#tag = tag;
    keep(KEY, tag);
    await this.#speak();
  }

  async #speak(): Promise<void> {
    const tag = this.#tag;
    speech();
    await Promise.all([...spoken.values()].map((each) => each.load(tag)));
    document.documentElement.lang = tag;
  }
}

const spoken = new Map<string, Speech>();

export const language = new Language();

/** What is said of a game, in the terms of an edition where it has its own. */
export function speech(game = '', edition = ''): Speech {
  const key = `${game}/${edition}`;
  const known = spoken.get(key);
  if (known) return known;
  const fresh = new Speech(game, edition);
  spoken.set(key, fresh);
  void fresh.load(language.tag);
  return fresh;
}

/** A message of the page itself. */
export function t(id: string, args: Args = {}): string {
  return speech().t(id, args);
}
