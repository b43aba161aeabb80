/** What a claim is called. */

import type { Speech } from '../i18n/index.ts';
import type { OfferClaim } from '../net/messages.ts';

/** A character, or to hold none of it. */
export const claimName = ({ card, none = false }: OfferClaim, said: Pick<Speech, 't' | 'card'>): string =>
  (none ? said.t('claim-none', { character: said.card(card) }) : said.card(card));
