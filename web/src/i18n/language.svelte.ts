/**
 * The language of the page, and what is said in it.
 *
 * `t(id, args)` says a message of the page itself. `speech(game, edition)` also knows the
 * words of a game; it is fetched on first use and says nothing until it is `ready`. A page is
 * shown once `language.learn` has fetched the parts that it says.
 */

import { gameBodyOf } from '../base/gameList.ts';
import { readStored, writeStored } from '../base/localStorage.ts';
import { watch } from '../base/unfetched.svelte.ts';
import { BASE, type PagePart } from './parts.ts';
import { hasWords, sources } from './sources.ts';
import { type Args, type Form, type Part, Sentences, type Telling } from './sentences.ts';
import { detect, FALLBACK, isTag, type Tag } from './tags.ts';

const KEY = 'language';

export class Speech {
  readonly game: string;
  readonly edition: string;
  #sentences = $state.raw<Sentences | null>(null);
  #fallsBack = false;
  #loading: Promise<void> = Promise.resolve();

  constructor(game: string, edition: string) {
    this.game = game;
    this.edition = edition;
  }

  get ready(): boolean {
    return this.#sentences !== null;
  }

  get loading(): Promise<void> {
    return this.#loading;
  }

  /** Learns what the language is to say now; whoever waits for an older call waits for the newest. */
  load(): Promise<void> {
    const loading: Promise<void> = this.#fetch().then((sentences) => {
      if (this.#loading !== loading) return this.#loading;
      this.#sentences = sentences;
      return undefined;
    });
    this.#loading = loading;
    watch(loading);
    return loading;
  }

  /** English is fetched besides only once a message is missing in a language. */
  async #fetch(): Promise<Sentences> {
    const { tag, parts } = language;
    const plainly = hasWords(this.game) ? undefined : (await import('./plain.ts')).named;
    const { numbers, arguments: kinds } = await gameBodyOf(this.game);
    const read = async (of: Tag, fallback: Sentences | null): Promise<Sentences> =>
      new Sentences(of, await sources(of, this.game, this.edition, parts), fallback, { plainly, numbers, kinds });
    const fallback = this.#fallsBack && tag !== FALLBACK ? await read(FALLBACK, null) : null;
    return read(tag, fallback);
  }

  t = (id: string, args: Args = {}): string => this.#say(id, (it) => it.format(id, args));
  has = (id: string): boolean => this.#sentences?.has(id) ?? false;
  words = (id: string): string[] => this.#sentences?.words(id) ?? [];
  list = (items: readonly string[]): string => this.#sentences?.list(items) ?? '';
  card = (word: string, form: Form = 'NAME'): string => this.#say(word, (it) => it.card(word, form));
  answer = (words: string): string => this.#say(words, (it) => it.answer(words));

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
        void this.load();
      }
      return id;
    }
  }
}

class Language {
  #tag = $state<Tag>(FALLBACK);
  #parts: ReadonlySet<PagePart> = new Set([BASE]);

  get tag(): Tag {
    return this.#tag;
  }

  /** The parts of the page that are spoken so far. */
  get parts(): ReadonlySet<PagePart> {
    return this.#parts;
  }

  /** Speaks the language that was chosen before, or the browser's; without *parts* where they cannot be fetched. */
  async begin(parts: readonly PagePart[]): Promise<void> {
    const before = readStored(KEY);
    this.#tag = isTag(before) ? before : detect(navigator.languages);
    await this.learn(parts).catch(() => null); // the page asks for them again, and says so
  }

  /**
   * Fetches what is said in some more parts of the page, in whatever language is spoken.
   *
   * What cannot be fetched is forgotten: the rest is spoken as before.
   */
  async learn(parts: readonly PagePart[]): Promise<void> {
    const added = parts.filter((part) => !this.#parts.has(part));
    if (this.#parts.size > 1 && added.length === 0) return this.#settled();
    this.#parts = new Set([...this.#parts, ...added]);
    try {
      await this.#speak();
    } catch (cause) {
      this.#parts = new Set([...this.#parts].filter((part) => !added.includes(part))); // others may have come meanwhile
      await this.#speak();
      throw cause;
    }
  }

  async choose(tag: Tag): Promise<void> {
    this.#tag = tag;
    writeStored(KEY, tag);
    await this.#speak();
  }

  async #speak(): Promise<void> {
    const tag = this.#tag;
    for (const each of spoken.values()) void each.load();
    speech();
    await this.#settled();
    document.documentElement.lang = tag;
  }

  async #settled(): Promise<void> {
    await Promise.all([...spoken.values()].map(({ loading }) => loading));
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
  void fresh.load();
  return fresh;
}

/** A message of the page itself. */
export function t(id: string, args: Args = {}): string {
  return speech().t(id, args);
}
