/** What a setting in seconds is set to, in words. */

import { type Speech, t } from '../i18n/index.ts';

/** `seconds` of the setting `name`: without any there is no limit, unless its texts call that otherwise. */
export function secondsOf(name: string, seconds: number, said: Pick<Speech, 'has'>): string {
  const none = `web-setting-${name.replaceAll('_', '-')}-none`;
  return seconds === 0 && said.has(none) ? t(none) : t('web-new-seconds', { seconds });
}
