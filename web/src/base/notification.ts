/** Notifications of the system, for those who have asked for them. */

export type Permission = 'default' | 'granted' | 'denied' | 'missing';

const ICON = '/icon-192.png';
const TAG = 'turn'; // the next one takes the place of the last

export const permission = (): Permission => ('Notification' in globalThis ? Notification.permission : 'missing');

/** Asks for permission; only for somebody who has pressed a button for it. */
export const askPermission = (): Promise<Permission> => Notification.requestPermission();

/** Shows *title* while the page is out of sight. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || permission() !== 'granted') return;
  const options = { body, tag: TAG, icon: ICON };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => { focus(); shown.close(); };
  } catch { // a phone shows none but those of a service worker
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
