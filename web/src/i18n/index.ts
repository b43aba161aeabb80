export { language, type Speech, speech, t } from './language.svelte.ts';
export type { Args, Form, Part, Telling, TellingValue } from './sentences.ts';
export { isTag, type Tag, TAGS } from './tags.ts';
