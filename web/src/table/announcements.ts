/** What the table says of itself, in words: who comes and goes, and which rules have changed. */

import { optionId, valueId } from '../games/options.ts';
import { numberText } from '../settings/numberText.ts';
import { type Part, type Speech, t } from '../i18n/index.ts';
import type { ChatLine, RuleChange } from '../net/messages.ts';

/** What the table says in a line of talk, in parts; none where a person speaks. */
export function announcementOf({ told, changes }: ChatLine, said: Speech): Part[] {
  if (told === null) return [];
  const rules = said.list(changes.map((change) => changeOf(change, said)));
  return [
    ...said.partsOf(told.id, told.args as Record<string, string>, ['who']),
    ...(rules ? [{ text: ` ${rules}.`, name: false, seat: null }] : []),
  ];
}

/** The same as one string. */
export const announcedText = (line: ChatLine, said: Speech): string =>
  announcementOf(line, said).map(({ text }) => text).join('');

/** A rule and what it is now, in the words of the game. */
export function changeOf({ kind, name, value }: RuleChange, said: Speech): string {
  switch (kind) {
    case 'preset': return said.t(`preset-${name}`);
    case 'chairs': return t('web-told-chairs', { chairs: Number(value) });
    case 'option': return optionIs(said.t(optionId(name)), said.t(valueId(name, value)));
    case 'setting': return `${t(settingId(name))}: ${settingValue(name, value, said)}`;
  }
}

/** An option whose value is called like itself is said once. */
const optionIs = (option: string, value: string): string => (option === value ? value : `${option}: ${value}`);

const settingId = (name: string): string => `web-setting-${name.replaceAll('_', '-')}`;

function settingValue(name: string, value: RuleChange['value'], said: Speech): string {
  if (typeof value === 'boolean') return t(value ? 'web-told-yes' : 'web-told-no');
  if (typeof value === 'number') return numberText(name, value, said);
  return t(`${settingId(name)}-${String(value)}`);
}
