/** The ways back of this person: their devices, passkeys and recovery words. */

import { noteContinued } from '../base/deviceLink.ts';
import { fetchJson, Refusal } from '../base/http.ts';
import { forgetStored } from '../base/localStorage.ts';
import { language, speech, t } from '../i18n/index.ts';
import type { LoggedIn, OwnLogins, RecoveryWords, ShownPasskey } from '../protocol/messages.gen.ts';

const CONFLICT = 409;

export const ownLogins = (): Promise<OwnLogins> => fetchJson<OwnLogins>('/api/account');

export const strikeDevice = (device: string): Promise<unknown> => fetchJson('/api/devices/strike', { device });

export const strikePasskey = (passkey: string): Promise<unknown> => fetchJson('/api/passkeys/strike', { passkey });

/** Makes recovery words; those before open nothing any more. */
export async function newWords(): Promise<readonly string[]> {
  return (await fetchJson<RecoveryWords>('/api/recovery', {})).words;
}

/** Makes this browser that of the person whose passkey was chosen, or whose words these are. */
export async function comeBack(by: ShownPasskey | string, replaces: boolean): Promise<void> {
  const reached = typeof by === 'string'
    ? await fetchJson<LoggedIn>('/api/recovery/use', { words: by, replaces })
    : await fetchJson<LoggedIn>('/api/passkeys/login', { ...by, replaces });
  if (reached.new) noteContinued();
}

/** Whether the server asks first: this browser sits at a table as somebody else. */
export function sitsElsewhere(cause: unknown): boolean {
  return cause instanceof Refusal && cause.status === CONFLICT;
}

/** What to tell a person of something that failed. */
export function failure(cause: unknown): string {
  const told = cause instanceof Refusal ? cause.told?.id ?? '' : '';
  return t(speech().has(told) ? told : 'web-logins-failed');
}

/** Ends what this browser is known by, and loads the first page as somebody new. */
export async function logOut(device: string): Promise<void> {
  await strikeDevice(device);
  forgetStored();
  location.replace('/');
}

/** The name of a device by its browser and its system, either of which may not be known. */
export function deviceName({ browser, system }: { readonly browser: string; readonly system: string }): string {
  if (browser && system) return t('web-logins-name', { browser, system });
  return browser || system || t('web-logins-nameless');
}

/** A day as people write it. */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
}
