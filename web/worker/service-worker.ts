/** The page without a connection: whatever was opened before opens again, and nothing old outlives an update. */

declare const self: ServiceWorkerGlobalScope;
/** The files of this build whose names change with what is in them: the build writes them here. */
declare const ASSETS: readonly string[];

const SHELL = '/'; // the page is the same at every address
const [FILES, TOLD] = ['files', 'told'];
const MOST_TOLD = 60; // answers of the server that are kept, the last that were asked for
const TELLS = /^\/api\/(games$|replays\/|lessons\/)|^\/[\w-]+\.(js|svg|png|webmanifest)$/;
const ELSEWHERE = /^\/(api|ws|schema|metrics|healthz|readyz)(\/|$)/;
const UNREACHED: readonly number[] = [502, 503, 504]; // says whatever stands before the server

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShell(), self.skipWaiting()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOld(), self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

/** A page that was opened before the worker was there says what it has fetched. */
self.addEventListener('message', (event) => {
  const { opened } = event.data as { opened?: readonly string[] };
  if (opened) event.waitUntil(Promise.all(opened.map(keepOpened)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!ELSEWHERE.test(pathname)) event.respondWith(page(event));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  } else if (TELLS.test(pathname)) {
    event.respondWith(told(request));
  }
});

/** The page from the server, so that nobody is left with an old one; the one that is kept where there is no line. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const answer = ((await event.preloadResponse) as Response | undefined) ?? await fetch(event.request);
    return UNREACHED.includes(answer.status) ? (await kept(SHELL)) ?? answer : answer;
  } catch (cause) {
    return orThrow(await kept(SHELL), cause);
  }
}

/** A file that never changes: as it was fetched once. */
async function asset(request: Request): Promise<Response> {
  return (await kept(request)) ?? keep(FILES, request, await fetch(request));
}

/** What the server says now, or what it said last where there is no line. */
async function told(request: Request): Promise<Response> {
  try {
    return await keep(TOLD, request, await fetch(request));
  } catch (cause) {
    return orThrow(await kept(request), cause);
  }
}

const kept = (request: RequestInfo): Promise<Response | undefined> => caches.match(request, { ignoreVary: true });

function orThrow(answer: Response | undefined, cause: unknown): Response {
  if (answer === undefined) throw cause;
  return answer;
}

async function keep(cache: string, request: RequestInfo, answer: Response): Promise<Response> {
  if (answer.ok) {
    const opened = await caches.open(cache);
    await opened.delete(request, { ignoreVary: true }); // so that the last come last
    await opened.put(request, answer.clone());
    if (cache === TOLD) await forget(opened);
  }
  return answer;
}

async function forget(opened: Cache): Promise<void> {
  const requests = await opened.keys();
  await Promise.all(requests.slice(0, -MOST_TOLD).map((request) => opened.delete(request)));
}

async function keepShell(): Promise<void> {
  await keep(FILES, SHELL, await fetch(SHELL, { cache: 'no-cache' }));
}

async function keepOpened(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, location.href);
  const isFile = pathname.startsWith('/assets/');
  if (origin !== location.origin || !(isFile || TELLS.test(pathname)) || await kept(address)) return;
  await keep(isFile ? FILES : TOLD, address, await fetch(address));
}

/** Drops the files of other builds. */
async function dropOld(): Promise<void> {
  const [opened, current] = [await caches.open(FILES), new Set([SHELL, ...ASSETS])];
  const old = (await opened.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => opened.delete(request)));
}
