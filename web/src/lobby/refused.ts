/** What to tell people when something was refused. */

import { language, speech, t } from '../i18n/index.ts';
import { Refusal } from '../base/http.ts';

/** The server's sentence where it has one, else that it did not work, and where there is no connection what still does. */
export async function sentenceFor(cause: unknown, game = ''): Promise<string> {
  const told = cause instanceof Refusal ? cause.told : null;
  const said = speech(game);
  if (told) await language.learn(['refusals']).catch(console.error);
  if (told && said.has(told.id)) return said.told(told, []);
  if (cause instanceof Refusal) return t('web-lobby-refused');
  return t(navigator.onLine ? 'web-lobby-unreachable' : 'web-lobby-offline');
}
