/** The words and addresses that an invitation is sent with. */

import { titleOf } from '../games/catalogue.ts';
import { t } from '../i18n/index.ts';
import type { Scene } from '../net/messages.ts';
import { isFree } from './sceneFacts.ts';

/** What is written beside the link: who invites to which game, and how many chairs are free. */
export function callOf({ chairs, game }: Pick<Scene, 'chairs' | 'game'>, sender: string): string {
  const host = sender || chairs.find((chair) => chair.host)?.name || t('guest');
  return `${t('preview-calls', { host, game: titleOf(game) })} · ${t('preview-chairs', { free: chairs.filter(isFree).length })}`;
}

/** Where WhatsApp asks whom to send `text` and `link` to. */
export const whatsAppOf = (text: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${link}`)}`;
