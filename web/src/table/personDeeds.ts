/** What can be done about somebody at the table: the entries of the menu on their plate and their chair. */

import { t } from '../i18n/index.ts';
import type { IconName } from '../icons/icons';
import type { TableSession } from './tableSession.svelte.ts';

export interface PersonDeed {
  readonly icon: IconName;
  readonly text: string;
  readonly do: () => void;
}

/** The dialogs that some of them open. */
export type PersonDialog = 'rename' | 'device' | 'bar' | 'give' | 'report';

/** What shows all that is known of a seat. */
export type Know = (seat: number) => void;

/** The deeds about the person or the bot on the chair number `at`; `level` is that of a bot that plays on. */
export function personDeeds(
  session: TableSession, at: number, level: string, ask: (what: PersonDialog) => void, know: Know | null,
): readonly PersonDeed[] {
  const { line, muted } = session;
  const chair = session.chairs[at];
  if (!chair) return [];
  const isOwn = at === session.you;
  const who = chair.name;
  const isMuted = muted.has(chair.alias);
  const found: readonly (PersonDeed | false)[] = [
    know !== null && chair.seat !== null && { icon: 'people', text: t('web-known', { who }), do: () => know(chair.seat!) },
    isOwn && { icon: 'person', text: t('web-at-rename'), do: () => ask('rename') },
    isOwn && !session.recorded && { icon: 'swap', text: t('web-device'), do: () => ask('device') },
    session.mayAt('hand-over', at) && !session.isOut && {
      icon: 'bot', text: t(isOwn ? 'web-at-hand-over' : 'web-at-vote'),
      do: () => line.send({ type: 'hand-over', chair: at, level }),
    },
    session.mayAt('make-host', at) && { icon: 'host', text: t('web-room-make-host'), do: () => line.send({ type: 'make-host', chair: at }) },
    session.mayAt('give-chair', at) && {
      icon: 'people', text: t('web-give-this', { who }),
      do: () => { session.giving = at; ask('give'); },
    },
    !isOwn && chair.alias !== '' && {
      icon: isMuted ? 'soundOn' : 'soundOff', text: t(isMuted ? 'web-at-unmute' : 'web-at-mute', { who }),
      do: () => muted.toggle(chair.alias),
    },
    !isOwn && chair.alias !== '' && !session.recorded && {
      icon: 'warning', text: t('web-report', { who }),
      do: () => { session.reporting = at; ask('report'); },
    },
    session.mayAt('bar', at) && {
      icon: 'leave', text: t('web-room-send-away', { who }),
      do: () => { session.barring = at; ask('bar'); },
    },
  ];
  return found.filter((deed) => deed !== false);
}
