import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
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
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    clients: { get: async (id: string) => pages.get(id), openWindow },
    registration: { showNotification, getNotifications: async () => [] },
    location: { origin: 'https://tomoguide.example' },
  };
  runInNewContext(SCRIPT, { self, URL });
  const dispatch = async (type: string, event: object) => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (each: unknown) => work.push(each) });
    await Promise.all(work);
  };
  const clickNotification = (url: string) => {
    const notification = { tag: 'notice-1', data: { url, page: 'page-1' }, close: vi.fn() };
    return dispatch('notificationclick', { notification });
  };
  return {
    dispatch: dispatch,
    press: clickNotification,
    page,
    pages,
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
