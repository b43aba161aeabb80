/** What an option of a game is set to, in a line. */

import type { Speech } from '../i18n/index.ts';
import { optionId, valueId } from './options.ts';

type OptionValue = Parameters<typeof valueId>[1];

/** An option and its value; a value that names its option, or is named by it, stands alone. */
export function settingText(said: Pick<Speech, 't'>, name: string, value: OptionValue): string {
  const [option, text] = [said.t(optionId(name)), said.t(valueId(name, value))];
  return isEdge(option, text) || isEdge(text, option) ? text : `${option}: ${text}`;
}

/** Whether `long` begins or ends with the words of `short`. */
function isEdge(long: string, short: string): boolean {
  const [whole, part] = [` ${long.toLowerCase()} `, ` ${short.toLowerCase()} `];
  return whole.startsWith(part) || whole.endsWith(part);
}
