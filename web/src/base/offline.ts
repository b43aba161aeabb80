/** The service worker, by which what was opened before opens without a connection too. */

const WORKER = '/service-worker.js';

/** Lets the worker begin once the page stands, and tells it what the page has fetched without it. */
export function beginOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => void begin().catch(() => null), { once: true }); // a browser may forbid it: all works but offline
}

async function begin(): Promise<void> {
  await navigator.serviceWorker.register(WORKER);
  if (navigator.serviceWorker.controller) return; // all that this page fetches goes through the worker
  const { active } = await navigator.serviceWorker.ready;
  new PerformanceObserver((fetched) => {
    active?.postMessage({ opened: fetched.getEntries().map(({ name }) => name) });
  }).observe({ type: 'resource', buffered: true }); // what is still on its way when the worker begins too
}
