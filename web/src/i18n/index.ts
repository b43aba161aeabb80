export { language, type Speech, speech, t } from './language.svelte.ts';
export type { Args, Form, Part, Telling, TellingValue } from './sentences.ts';
export { isTag, LOCALES, type Tag } from './tags.ts';
