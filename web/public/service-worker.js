/* Stores the pages that open offline and their files, and answers when there is no network
   (docs/product/pages.md, "Offline"). Also shows the notifications that a page requests, because phones do
   not let a page show one itself (docs/product/notices.md, "Notifications of the browser"), and those that
   the server pushes ("Push" there), and keeps the subscription to them. Never handles the API calls of pages. */

/** The contents of the release, written by web/build-tools/worker-release.ts. */
const RELEASE = { version: 'development', manifest: null, files: [], pages: [] };

const APP = 'app-';
const CURRENT = APP + RELEASE.version;
/** The number of releases to keep, because pages of the previous release can still be open. */
const RELEASES = 2;
/** The page shown in place of every page that is not available offline. */
const OFFLINE = '/offline';
/** The same page for logged-in users, with a link to their stored trips. */
const OFFLINE_WITH_TRIPS = '/offline?trips';
/** The cache key of the language and theme in which the pages of a release are stored. */
const LOOK = '/kept-look';
/** How long to wait for the network before showing a stored page, in milliseconds. */
const TIMEOUT_MS = 4_000;
/** The number of files to fetch concurrently, which leaves bandwidth for the user on a slow network. */
const CONCURRENCY = 3;

/** Returns the names of the caches of releases, newest first. */
const releases = async () => {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(APP)).toReversed();
};

/**
 * Returns the response from the newest release that has it, because a page and its files must be from the
 * same release.
 */
const findStored = async (path) => {
  for (const name of await releases()) {
    const found = await (await caches.open(name)).match(path);
    if (found) return found;
  }
  return undefined;
};

/**
 * Fetches a page, but only accepts one of this release, because the files of any other release would be
 * missing.
 */
const fetchPage = async (path) => {
  const response = await fetch(path, { priority: 'low', cache: 'no-store' });
  const isOurs =
    path.startsWith(OFFLINE) || (await response.clone().text()).includes(RELEASE.manifest);
  if (!response.ok || response.redirected || !isOurs) throw new Error(`${path} is not to be kept`);
  return response;
};

const storeFiles = async (cache) => {
  const left = RELEASE.files.values();
  const storeNext = async () => {
    for (const path of left) {
      if (await cache.match(path)) continue;
      // File names contain a content hash, so a copy from another release is identical.
      const known = await caches.match(path, { ignoreVary: true });
      const response = known ?? (await fetch(path, { priority: 'low' }));
      if (!response.ok) throw new Error(`${path} is gone`);
      await cache.put(path, response);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, storeNext));
};

/** Stores the offline page in the user's language and theme and, for a logged-in user, all offline pages. */
const storePages = async ({ look, whole }) => {
  const cache = await caches.open(CURRENT);
  const before = await (await cache.match(LOOK))?.text();
  const wanted = `${look} ${whole}`;
  if (before === wanted) return;
  if (whole) await storeFiles(cache);
  await cache.put(OFFLINE, await fetchPage(whole ? OFFLINE_WITH_TRIPS : OFFLINE));
  for (const path of whole ? RELEASE.pages : []) await cache.put(path, await fetchPage(path));
  await cache.put(LOOK, new Response(wanted));
};

let keeping = Promise.resolve();

/**
 * Runs one request after the other, because a user who has just logged in needs more pages than the visitor
 * before.
 */
const keep = (wanted) => {
  keeping = keeping
    .then(() => storePages(wanted))
    .catch((error) => console.warn('offline pages were not kept', error));
  return keeping;
};

self.addEventListener('install', (event) => {
  const storeOfflinePage = async () => {
    const cache = await caches.open(CURRENT);
    await cache.put(OFFLINE, await fetchPage(OFFLINE));
    await self.skipWaiting();
  };
  event.waitUntil(storeOfflinePage());
});

self.addEventListener('activate', (event) => {
  const takeOver = async () => {
    for (const name of (await releases()).slice(RELEASES)) await caches.delete(name);
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** Rejects after this time, as if there were no network. */
const withTimeout = (response, ms) =>
  Promise.race([
    response,
    new Promise((_resolve, reject) => setTimeout(reject, ms, new Error('no answer'))),
  ]);

/** Returns whether there are stored trips or tours to show (web/app/parts/bookings/offline). */
const hasStoredBookings = async (side) => {
  const record = await caches.match(`/kept/${side}`);
  return record !== undefined && (await record.json()).bookings.length > 0;
};

/** Returns a page from the network if possible, so that it is never older than the server's. */
const pageResponse = async (event, path) => {
  const spare = RELEASE.pages.includes(path) ? await findStored(path) : undefined;
  const load = async () => (await event.preloadResponse) ?? fetch(event.request);
  try {
    return await (spare ? withTimeout(load(), TIMEOUT_MS) : load());
  } catch {
    if (spare) return spare;
    // The installed app starts at this path.
    if (path === '/' && (await hasStoredBookings('traveler')))
      return Response.redirect('/dashboard');
    if (path === '/' && (await hasStoredBookings('guide')))
      return Response.redirect('/guide-dashboard');
    return (await findStored(OFFLINE)) ?? Response.error();
  }
};

const fileResponse = async (request) =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

const imageResponse = async (request) => {
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
  if (request.mode === 'navigate') event.respondWith(pageResponse(event, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(fileResponse(request));
  else if (request.destination === 'image') event.respondWith(imageResponse(request));
});

const closeNotifications = async (tag) => {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
};

/**
 * Handlers of messages from pages: `keep` stores the offline pages, `show` shows a notification, and
 * `close` closes the notification with a tag.
 */
const handlers = {
  keep,
  show: ({ title, options, url }, page) =>
    self.registration.showNotification(title, { ...options, data: { url, page } }),
  close: ({ tag }) => closeNotifications(tag),
};

self.addEventListener('message', (event) => {
  const answer = handlers[event.data?.type];
  if (answer) event.waitUntil(answer(event.data, event.source?.id));
});

/** Returns an open page of this address; undefined if there is none. */
const findTab = async (url) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { href } = new URL(url, self.location.origin);
  return pages.find((page) => page.url === href);
};

/**
 * Navigates the page that requested the notification. If that page is closed, or the server pushed the
 * notification, focuses a page of the address or opens a new window. Also opens one for another site.
 */
const openFromNotification = async ({ tag, data }) => {
  const { url, page } = data ?? { url: '/messages' };
  const isOwn = new URL(url, self.location.origin).origin === self.location.origin;
  const client = page ? await self.clients.get(page) : undefined;
  client?.postMessage({ type: 'pressed', tag, goes: isOwn });
  const tab = isOwn ? (client ?? (await findTab(url))) : undefined;
  if (tab) await tab.focus();
  else await self.clients.openWindow(url);
};

const isVisible = ({ visibilityState }) => visibilityState === 'visible';

/** Returns whether the push service is Apple's, which ends the subscription if a push shows nothing. */
const mustShow = async () => {
  const subscription = await self.registration.pushManager.getSubscription();
  return subscription !== null && new URL(subscription.endpoint).hostname.endsWith('.apple.com');
};

/**
 * Shows a push from the server, except to a user who is looking at the site, or if a page already shows
 * the same one in more detail.
 */
const showPush = async ({ title, url, tag }) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await self.registration.getNotifications({ tag });
  if ((pages.some(isVisible) || shown.length > 0) && !(await mustShow())) return;
  const icon = '/apple-touch-icon.png';
  await self.registration.showNotification(title, { tag, icon, data: { url } });
};

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showPush(event.data.json()));
});

/** The cache and the path of the subscription that the server knows (web/app/parts/notifications/browser). */
const SUBSCRIPTION_CACHE = 'push-subscription';
const SUBSCRIPTION = '/kept/push-subscription';

/**
 * Subscribes again after the push service ended or changed the subscription, and gives the server the new
 * one. If the server cannot be reached, the next page does it.
 */
const renewSubscription = async ({ newSubscription }) => {
  const cache = await caches.open(SUBSCRIPTION_CACHE);
  const former = await (await cache.match(SUBSCRIPTION))?.json();
  if (!former) return;
  const { key, endpoint, auth } = former;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    }));
  const { keys, ...renewed } = subscription.toJSON();
  const body = { former: { endpoint, auth }, endpoint: renewed.endpoint, ...keys };
  const response = await fetch('/api/v2/push-devices/replace', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok)
    await cache.put(SUBSCRIPTION, Response.json({ key, endpoint: body.endpoint, auth: body.auth }));
  if (response.status !== 404) return;
  // The device was removed, for example by a logout.
  await subscription.unsubscribe();
  await cache.delete(SUBSCRIPTION);
};

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotification(event.notification));
});
