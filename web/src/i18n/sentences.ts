/**
 * What is said to people, as intriga.words says it: the same
 * Fluent files, functions and lists. tests/web/test_same_sentences.py holds the two together.
 */

import { FluentBundle, FluentNumber, type FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { ARGUMENTS, type GameBody, type Message } from '../protocol/messages.gen.ts';

export type Args = Readonly<Record<string, string | number>>;

/** A telling of the server: the id of a sentence, and its arguments. */
export type Telling = Message;
export type TellingValue = Message['args'][string];

/** What the arguments of tellings are, by name. */
export type Kinds = GameBody['arguments'];

/** A piece of a sentence; a name is not ours, and is shown in a <bdi>. It may be that of a seat. */
export interface Part {
  readonly text: string;
  readonly name: boolean;
  readonly seat: number | null;
}

export type Form = 'NAME' | 'THE' | 'AN' | 'OF';

const FORMS: Readonly<Record<Form, string>> = { NAME: '', THE: '.the', AN: '.an', OF: '.of' };
const FAMILIES = ['character', 'guild', 'neutral'];
const [FIRST, LAST] = ['\u2068', '\u2069']; // Unicode's own marks around a foreign piece of text
const SEAT = 0xe000; // from here on there are characters of no meaning: after FIRST, the number of a seat
const NO_SEAT = 0xff;

export class Sentences {
  readonly tag: string;
  readonly #bundle: FluentBundle;
  readonly #fallback: Sentences | null;
  readonly #plainly: ((name: string) => string) | undefined;
  /** The numbers of a game's rules, of which all its sentences may speak. */
  readonly #numbers: Args;
  readonly #kinds: Kinds;

  /** Later sources replace messages of earlier ones; what is missing is said by the fallback, or *plainly*. */
  constructor(
    tag: string, sources: readonly FluentResource[], fallback: Sentences | null = null,
    { plainly, numbers = {}, kinds = ARGUMENTS }: {
      plainly?: ((name: string) => string) | undefined; numbers?: Args; kinds?: Kinds;
    } = {},
  ) {
    this.tag = tag;
    this.#fallback = fallback;
    this.#plainly = plainly;
    this.#numbers = numbers;
    this.#kinds = kinds;
    const functions = Object.fromEntries(
      Object.keys(FORMS).map((form) => [form, this.#word(form as Form)]),
    );
    this.#bundle = new FluentBundle(tag, { functions, useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(source, { allowOverrides: true });
    }
  }

  /** The message `name`, or its attribute `name.attribute`, with `args` put in. */
  format(name: string, args: Args = {}): string {
    const text = this.#own(name, args) ?? this.#fallback?.format(name, args) ?? this.#plainly?.(name);
    if (text === undefined) throw new Error(`there is no message ${name} in ${this.tag}`);
    return text;
  }

  has(name: string): boolean {
    return this.#pattern(name) !== null || (this.#fallback?.has(name) ?? false);
  }

  /** The words that a message lists with commas: the first is for show. */
  words(name: string): string[] {
    return this.format(name).split(',').map((word) => word.trim());
  }

  /** The items as in a sentence: `a, b and c`. */
  list(items: readonly string[]): string {
    const others = items.slice(0, -1);
    const last = items.at(-1) ?? '';
    if (others.length === 0) return last;
    const first = others.reduce((all, next) =>
      this.format('list-more', { first: all, last: next }));
    return this.format('list-two', { first, last, sound: soundOf(last) });
  }

  /** A character, card or guild of the notation: `duke`, `duke-b`, `aldo-12`. */
  card(word: string, form: Form = 'NAME'): string {
    const [name = '', mark = ''] = split(word, '-');
    const ids = FAMILIES.map((family) => `${family}-${name}${FORMS[form]}`);
    const text = this.format(ids.find((id) => this.has(id)) ?? `${FAMILIES[0]}-${name}${FORMS[form]}`);
    return mark ? this.format('card', { character: text, mark: mark.toUpperCase() }) : text;
  }

  /** An input of the notation as a person says it, or else its words one by one. */
  answer(words: string): string {
    const [verb = '', ...rest] = words.split(' ');
    const name = `choice-${verb.replaceAll('_', '-')}`;
    if (!this.#plainly && !this.has(name)) return words;
    const said = this.format(name, { card: rest[0] ?? '' });
    return this.has(name) ? said : [said, ...rest.map((word) => this.card(word))].join(' ');
  }

  /** A telling as a sentence, its seats by their names. */
  told(telling: Telling, names: readonly string[]): string {
    return this.#told(telling, names.map(clean));
  }

  /** The same sentence in pieces, so that a name can stand in an element of its own. */
  parts(telling: Telling, names: readonly string[]): Part[] {
    return cut(this.#told(telling, names.map(marked)));
  }

  /** A message in pieces, where the arguments listed in `foreign` are what people wrote. */
  partsOf(name: string, args: Args, foreign: readonly string[]): Part[] {
    const all = Object.entries(args).map(([key, value]) =>
      [key, foreign.includes(key) ? marked(String(value)) : value]);
    return cut(this.format(name, Object.fromEntries(all)));
  }

  #told(telling: Telling, names: readonly string[]): string {
    const args = Object.entries(telling.args).map(([key, value]) =>
      [key, this.#argument(names, key, value)]);
    return this.format(telling.id, Object.fromEntries(args));
  }

  #argument(names: readonly string[], key: string, value: TellingValue): string | number {
    const kind = this.#kinds[key];
    if (typeof value === 'object') {
      return this.list(value.map((each) => {
        if (typeof each === 'number') return kind === 'seat' ? nameOf(names, each) : String(each);
        return kind === 'card' ? this.card(each) : each;
      }));
    }
    if (kind === 'input' && typeof value === 'string') return this.answer(value);
    return kind === 'seat' && typeof value === 'number' ? nameOf(names, value) : value;
  }

  #word(form: Form): (positional: FluentValue[]) => string {
    return ([word]) => this.card(String(word), form);
  }

  #own(name: string, args: Args): string | undefined {
    const pattern = this.#pattern(name);
    if (pattern === null) return undefined;
    const ignored: Error[] = []; // as in Python, an argument that is missing shows as itself
    return this.#bundle.formatPattern(pattern, { ...this.#numbers, ...signed(args) }, ignored);
  }

  #pattern(name: string) {
    const [id = '', attribute = ''] = split(name, '.');
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** A number below zero, with a minus as wide as a figure. */
class Negative extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

function signed(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) =>
    [key, typeof value === 'number' && value < 0 ? new Negative(value) : value]));
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function nameOf(names: readonly string[], seat: number): string {
  return names[seat] ?? String(seat);
}

/** A name between marks, with the seat that it is of. */
function marked(name: string, seat: number = NO_SEAT): string {
  return `${FIRST}${String.fromCharCode(SEAT + seat)}${clean(name)}${LAST}`;
}

function clean(name: string): string {
  return name.replace(/\u2068[\ue000-\ue0ff]?|\u2069/g, '');
}

function cut(text: string): Part[] {
  return text
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = piece.startsWith(FIRST);
      const seat = name ? piece.charCodeAt(1) - SEAT : NO_SEAT;
      return { text: clean(piece), name, seat: seat === NO_SEAT ? null : seat };
    });
}

/** `i` for words that begin with that vowel: Spanish says *e* before them. */
function soundOf(word: string): 'i' | 'other' {
  const start = clean(word).toLowerCase().replace(/^h/, '');
  return /^[ií](?![aeo])/.test(start) ? 'i' : 'other';
}
