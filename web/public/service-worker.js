/*
 * The part of the site that runs without a page. It keeps what the pages need that open without a
 * network, and answers where there is none (docs/product/pages.md, "Offline"); and it shows the
 * notifications that a page asks for, since phones let no page show one itself (docs/product/notices.md,
 * "Notifications of the browser"). Calls of the API it never sees.
 */

/** What a release consists of: written by web/build-tools/worker-release.ts. */
const RELEASE = { version: 'development', manifest: null, files: [], pages: [] };

const APP = 'app-';
const CURRENT = APP + RELEASE.version;
/** The releases that are kept: pages of the one before may still be open. */
const RELEASES = 2;
/** What to show in the place of all other pages. */
const OFFLINE = '/offline';
/** The same for a signed-in person: it leads to the trips. */
const OFFLINE_WITH_TRIPS = '/offline?trips';
/** In which language and theme the pages of a release were kept. */
const LOOK = '/kept-look';
/** For so long a page that is kept waits for the network. */
const PATIENCE_MS = 4_000;
/** Files that are fetched at once, so that a slow network has room for its person. */
const AT_ONCE = 3;

/** Caches of releases, the newest first. */
const releases = async () => {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(APP)).toReversed();
};

/** From the newest release that has it: a page and its files are always of one. */
const kept = async (path) => {
  for (const name of await releases()) {
    const found = await (await caches.open(name)).match(path);
    if (found) return found;
  }
  return undefined;
};

/** Only a page of this release: of another, its files would be missing. */
const fetchPage = async (path) => {
  const response = await fetch(path, { priority: 'low', cache: 'no-store' });
  const isOurs =
    path.startsWith(OFFLINE) || (await response.clone().text()).includes(RELEASE.manifest);
  if (!response.ok || response.redirected || !isOurs) throw new Error(`${path} is not to be kept`);
  return response;
};

const keepFiles = async (cache) => {
  const left = RELEASE.files.values();
  const keepNext = async () => {
    for (const path of left) {
      if (await cache.match(path)) continue;
      // Named by their content: what another release has is the same.
      const known = await caches.match(path, { ignoreVary: true });
      const response = known ?? (await fetch(path, { priority: 'low' }));
      if (!response.ok) throw new Error(`${path} is gone`);
      await cache.put(path, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepNext));
};

/** Keeps the page for offline as the reader reads, and for a signed-in person the pages that open offline. */
const keepAs = async ({ look, whole }) => {
  const cache = await caches.open(CURRENT);
  const before = await (await cache.match(LOOK))?.text();
  const wanted = `${look} ${whole}`;
  if (before === wanted) return;
  if (whole) await keepFiles(cache);
  await cache.put(OFFLINE, await fetchPage(whole ? OFFLINE_WITH_TRIPS : OFFLINE));
  for (const path of whole ? RELEASE.pages : []) await cache.put(path, await fetchPage(path));
  await cache.put(LOOK, new Response(wanted));
};

let keeping = Promise.resolve();

/** One after the other: who has just logged in asks for more than the visitor before. */
const keep = (wanted) => {
  keeping = keeping
    .then(() => keepAs(wanted))
    .catch((error) => console.warn('offline pages were not kept', error));
  return keeping;
};

self.addEventListener('install', (event) => {
  const keepOffline = async () => {
    const cache = await caches.open(CURRENT);
    await cache.put(OFFLINE, await fetchPage(OFFLINE));
    await self.skipWaiting();
  };
  event.waitUntil(keepOffline());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of (await releases()).slice(RELEASES)) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Fails as a lost network does. */
const within = (response, ms) =>
  Promise.race([
    response,
    new Promise((_resolve, reject) => setTimeout(reject, ms, new Error('no answer'))),
  ]);

/** Whether there are trips or tours to show (web/app/features/bookings/kept). */
const hasKept = async (side) => {
  const record = await caches.match(`/kept/${side}`);
  return record !== undefined && (await record.json()).bookings.length > 0;
};

/** Pages come from the network as long as there is one: they are never older than the server's. */
const page = async (event, path) => {
  const spare = RELEASE.pages.includes(path) ? await kept(path) : undefined;
  const load = async () => (await event.preloadResponse) ?? fetch(event.request);
  try {
    return await (spare ? within(load(), PATIENCE_MS) : load());
  } catch {
    if (spare) return spare;
    // The app is opened there.
    if (path === '/' && (await hasKept('traveler'))) return Response.redirect('/dashboard');
    if (path === '/' && (await hasKept('guide'))) return Response.redirect('/guide-dashboard');
    return (await kept(OFFLINE)) ?? Response.error();
  }
};

const file = async (request) =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

const picture = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.url, { ignoreVary: true })) ?? Response.error();
  }
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.destination === 'image') event.respondWith(picture(request));
});

const close = async (tag) => {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
};

/** What pages ask: `keep` what opens offline, `show` a notification, `close` the one of a name. */
const asked = {
  keep,
  show: ({ title, options, url }, page) =>
    self.registration.showNotification(title, { ...options, data: { url, page } }),
  close: ({ tag }) => close(tag),
};

self.addEventListener('message', (event) => {
  const answer = asked[event.data?.type];
  if (answer) event.waitUntil(answer(event.data, event.source?.id));
});

/** The page that asked for it goes where it leads; where that is closed, or leads elsewhere, another opens. */
const pressed = async ({ tag, data }) => {
  const { url, page } = data ?? { url: '/messages' };
  const isOwn = new URL(url, self.location.origin).origin === self.location.origin;
  const client = page ? await self.clients.get(page) : undefined;
  client?.postMessage({ type: 'pressed', tag, goes: isOwn });
  if (client && isOwn) await client.focus();
  else await self.clients.openWindow(url);
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(pressed(event.notification));
});
