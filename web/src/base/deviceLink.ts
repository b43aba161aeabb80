/** Links by which another browser goes on as this person, and what this one knows of them. */

import { fetchJson } from './http.ts';
import type { DeviceLinkReached, DeviceLinkState, MadeDeviceLink } from '../protocol/messages.gen.ts';
import { readStored, writeStored } from './localStorage.ts';

const MADE = 'device-link';
const CONTINUED = 'intriga.continued';
const ADDRESS = '/api/device-links';

/** Notes that this browser has made a link, and nobody has seen yet what became of it. */
export function noteLink(isOut: boolean): void {
  writeStored(MADE, isOut);
}

/** Whether that was noted. */
export function isLinkOut(): boolean {
  return readStored(MADE) === true;
}

/** Makes a link that leads to a table, or to the lobby; the one before opens nothing any more. */
export async function linkDevice(table: string): Promise<MadeDeviceLink> {
  const made = await fetchJson<MadeDeviceLink>(ADDRESS, { table });
  noteLink(true);
  return made;
}

/** What became of the last link. */
export async function linkState(): Promise<DeviceLinkState['state']> {
  return (await fetchJson<DeviceLinkState>(ADDRESS)).state;
}

/** Makes this browser that of the person who made the link; says whether it was not before. */
export async function openLink(token: string, replaces: boolean): Promise<boolean> {
  const reached = await fetchJson<DeviceLinkReached>(`${ADDRESS}/open`, { token, replaces });
  if (reached.new) noteContinued();
  return reached.new;
}

/** Notes that this tab is somebody else from now on. */
export function noteContinued(): void {
  try {
    sessionStorage.clear(); // it was of somebody else
    sessionStorage.setItem(CONTINUED, 'yes');
  } catch {
    // then the name is typed again
  }
}

/** Whether this tab has just become somebody's, who is known at the table by name and face: said once. */
export function hasContinued(): boolean {
  try {
    const has = sessionStorage.getItem(CONTINUED) !== null;
    if (has) sessionStorage.removeItem(CONTINUED);
    return has;
  } catch {
    return false;
  }
}
