// Says what stands on the standard input, as the page does; test_same_sentences.py compares.

import { readFileSync } from 'node:fs';
import { FluentResource } from '../../web/node_modules/@fluent/bundle/esm/index.js';
import { type Args, type Kinds, Sentences, type Telling } from '../../web/src/i18n/sentences.ts';

interface Asked {
  readonly tag: string;
  readonly sources: readonly string[];
  readonly numbers: Args;
  readonly kinds: Kinds;
  readonly messages: readonly [string, Args][];
  readonly tellings: readonly Telling[];
  readonly names: readonly string[];
}

const asked = JSON.parse(readFileSync(0, 'utf8')) as readonly Asked[];
const said = asked.map(({ tag, sources, numbers, kinds, messages, tellings, names }) => {
  const sentences = new Sentences(tag, sources.map((source) => new FluentResource(source)), null, { numbers, kinds });
  return {
    messages: messages.map(([name, args]) => sentences.format(name, args)),
    tellings: tellings.map((telling) => sentences.told(telling, names)),
    parts: tellings.map((telling) => sentences.parts(telling, names)),
  };
});
console.log(JSON.stringify(said));
