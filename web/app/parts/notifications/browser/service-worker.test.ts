import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { replacePushDevice } from '@tomoguide/contract/notifications/calls';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(
  join(import.meta.dirname, '../../../../public/service-worker.js'),
  'utf8',
);

/** Runs the script as a browser does, with one page open unless the test closes it. */
const startWorker = () => {
  const listeners = new Map<string, (event: object) => void>();
  const page = { focus: vi.fn(), postMessage: vi.fn() };
  const pages = new Map([['page-1', page]]);
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const windows: object[] = [];
  const shown: object[] = [];
  const subscription = {
    endpoint: 'https://push.example.com/x',
    unsubscribe: vi.fn(),
    toJSON: () => ({ endpoint: subscription.endpoint, keys: { p256dh: 'new-key', auth: 'new' } }),
  };
  const subscribe = vi.fn(async () => subscription);
  /** What the page stored of the former subscription. */
  const stored = new Map<string, string>();
  const cache = {
    match: async (path: string) => {
      const text = stored.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (path: string, response: Response) => {
      stored.set(path, await response.text());
    },
    delete: async (path: string) => stored.delete(path),
  };
  const fetch = vi.fn(async (_path: string, _request: { body: string }) => ({
    ok: true,
    status: 204,
  }));
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    clients: {
      get: async (id: string) => pages.get(id),
      matchAll: async () => windows,
      openWindow,
    },
    registration: {
      showNotification,
      getNotifications: async () => shown,
      pushManager: { getSubscription: async () => subscription, subscribe },
    },
    location: { origin: 'https://tomoguide.example' },
  };
  runInNewContext(SCRIPT, { self, URL, fetch, Response, caches: { open: async () => cache } });
  const dispatch = async (type: string, event: object) => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: unknown) => work.push(each) });
    await Promise.all(work);
  };
  const clickNotification = (url: string) => {
    const notification = { tag: 'notice-1', data: { url, page: 'page-1' }, close: vi.fn() };
    return dispatch('notificationclick', { notification });
  };
  const receivePush = (payload: object) => dispatch('push', { data: { json: () => payload } });
  return {
    dispatch: dispatch,
    press: clickNotification,
    push: receivePush,
    page,
    pages,
    windows,
    shown,
    subscription,
    subscribe,
    stored,
    fetch,
    showNotification,
    openWindow,
  };
};

test('shows a notification that a page requests, and stores the page’s ID', async () => {
  const { dispatch: tell, showNotification } = startWorker();
  const data = { type: 'show', title: 'Booked', url: '/dashboard', options: { tag: 'notice-1' } };
  await tell('message', { data, source: { id: 'page-1' } });
  expect(showNotification).toHaveBeenCalledWith('Booked', {
    tag: 'notice-1',
    data: { url: '/dashboard', page: 'page-1' },
  });
});

test('focuses the page that requested the notification on a click, and sends it a message', async () => {
  const { press, page, openWindow } = startWorker();
  await press('/dashboard');
  expect(page.focus).toHaveBeenCalledTimes(1);
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'pressed', tag: 'notice-1', goes: true });
  expect(openWindow).not.toHaveBeenCalled();
});

test('opens a new window if the page is closed or the link leads to another site', async () => {
  const gone = startWorker();
  gone.pages.clear();
  await gone.press('/dashboard');
  expect(gone.openWindow).toHaveBeenCalledWith('/dashboard');
  const foreign = startWorker();
  await foreign.press('//elsewhere.example/x');
  expect(foreign.openWindow).toHaveBeenCalledWith('//elsewhere.example/x');
  expect(foreign.page.focus).not.toHaveBeenCalled();
  expect(foreign.page.postMessage).toHaveBeenCalledWith(expect.objectContaining({ goes: false }));
});

const PAYLOAD = { kind: 'paid', title: 'News', url: '/dashboard', tag: 'notice-1' };
const ORIGIN = 'https://tomoguide.example';

test('shows a push by its title only, and opens its page on a click', async () => {
  const { push, dispatch, showNotification, openWindow } = startWorker();
  await push(PAYLOAD);
  const [title, options] = showNotification.mock.calls[0] ?? [];
  expect(title).toBe('News');
  expect(options).toEqual({
    tag: 'notice-1',
    icon: '/apple-touch-icon.png',
    data: { url: '/dashboard' },
  });
  await dispatch('notificationclick', { notification: { ...options, close: vi.fn() } });
  expect(openWindow).toHaveBeenCalledWith('/dashboard');
});

test('focuses an open page of the address of a push', async () => {
  const { dispatch, windows, openWindow } = startWorker();
  const focus = vi.fn();
  windows.push({ url: `${ORIGIN}/search`, focus: vi.fn() }, { url: `${ORIGIN}/dashboard`, focus });
  const notification = { tag: 'notice-1', data: { url: '/dashboard' }, close: vi.fn() };
  await dispatch('notificationclick', { notification });
  expect(focus).toHaveBeenCalledTimes(1);
  expect(openWindow).not.toHaveBeenCalled();
});

test.each(['a visible page', 'the same notification'])(
  'shows no push next to %s, except from Apple, which requires it',
  async (what) => {
    const { push, windows, shown, subscription, showNotification } = startWorker();
    if (what === 'a visible page') windows.push({ url: ORIGIN, visibilityState: 'visible' });
    else shown.push({ tag: 'notice-1' });
    await push(PAYLOAD);
    expect(showNotification).not.toHaveBeenCalled();
    subscription.endpoint = 'https://web.push.apple.com/x';
    await push(PAYLOAD);
    expect(showNotification).toHaveBeenCalledTimes(1);
  },
);

test('shows a push while the site is open only in the background', async () => {
  const { push, windows, showNotification } = startWorker();
  windows.push({ url: ORIGIN, visibilityState: 'hidden' });
  await push(PAYLOAD);
  expect(showNotification).toHaveBeenCalledTimes(1);
});

const STORED = '/kept/push-subscription';
const FORMER = { endpoint: 'https://push.example.com/former', auth: 'former', key: 'site-key' };

/** Starts a worker in a browser that had subscribed. */
const startSubscribed = () => {
  const worker = startWorker();
  worker.stored.set(STORED, JSON.stringify(FORMER));
  return worker;
};

test('subscribes again without a page, and replaces the subscription on the server', async () => {
  const { dispatch, subscribe, fetch, stored } = startSubscribed();
  await dispatch('pushsubscriptionchange', { newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: 'site-key',
  });
  const [path, request] = fetch.mock.calls[0] ?? [];
  expect(path).toBe(replacePushDevice.path);
  expect(request).toMatchObject({ method: replacePushDevice.method });
  expect(JSON.parse(request?.body ?? '')).toEqual({
    former: { endpoint: FORMER.endpoint, auth: 'former' },
    endpoint: 'https://push.example.com/x',
    p256dh: 'new-key',
    auth: 'new',
  });
  expect(JSON.parse(stored.get(STORED) ?? '')).toEqual({
    endpoint: 'https://push.example.com/x',
    auth: 'new',
    key: 'site-key',
  });
});

test('takes the new subscription of the browser, if it has one', async () => {
  const { dispatch, subscribe, fetch, subscription } = startSubscribed();
  await dispatch('pushsubscriptionchange', { newSubscription: subscription });
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('unsubscribes a device that the server does not know, and keeps one that it cannot reach', async () => {
  const removed = startSubscribed();
  removed.fetch.mockResolvedValue({ ok: false, status: 404 });
  await removed.dispatch('pushsubscriptionchange', {});
  expect(removed.subscription.unsubscribe).toHaveBeenCalledTimes(1);
  expect(removed.stored.size).toBe(0);
  const busy = startSubscribed();
  busy.fetch.mockResolvedValue({ ok: false, status: 503 });
  await busy.dispatch('pushsubscriptionchange', {});
  expect(busy.subscription.unsubscribe).not.toHaveBeenCalled();
  expect(JSON.parse(busy.stored.get(STORED) ?? '')).toEqual(FORMER);
});

test('never subscribes a browser in which pushes are off', async () => {
  const { dispatch, subscribe, fetch } = startWorker();
  await dispatch('pushsubscriptionchange', {});
  expect(subscribe).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});
