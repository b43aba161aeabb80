/** What a setting in numbers is set to, in words. */

import { type Speech, t } from '../i18n/index.ts';

/** `number` of the setting `name`: seconds, and none of them no limit, unless its texts call that otherwise. */
export function numberText(name: string, number: number, said: Pick<Speech, 'has'>): string {
  const own = `web-setting-${name.replaceAll('_', '-')}-${number === 0 ? 'none' : 'number'}`;
  return said.has(own) ? t(own, { number }) : t('web-new-seconds', { seconds: number });
}
