/*
 * The part of the site that runs without a page. It shows the notifications that a page asks for, since
 * phones let no page show one itself (docs/product/notices.md, "Notifications of the browser"), and brings
 * that page back when one is pressed. It answers no requests: pages come from the network as without it.
 */

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const close = async (tag) => {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
};

/** What pages ask: `show` one, `close` the one of a name. */
const asked = {
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
