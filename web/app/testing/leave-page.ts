import { afterAll, afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { getQueryClient } from '../lib/query-client.ts';
import { endSession } from '../lib/session.ts';
import { clearToast } from '../ui/toast.ts';
import { endCalls } from './api-replies.ts';
import { clearTimers } from './page-timers.ts';
import { restoreUploads } from './uploads.ts';

/* All files of the project `browser` run in one page, whose modules are evaluated once. Each test must
   leave that page as it found it: this setup file runs for each test file and cleans up after each test.
   Tests must reset any other state that their modules keep (other than storage, the session and the query
   cache). */
/** The viewport size with which `vitest.config.ts` opens the page. */
const WIDTH = 1280;
const HEIGHT = 800;
const address = location.pathname + location.search;
const { title } = document;
const marked = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: [...element.attributes].map(({ name, value }) => [name, value] as const),
}));

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Empties the databases rather than deleting them, because modules keep them open. */
const emptyDatabases = async (): Promise<void> => {
  for (const { name } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames)
      await done(database.transaction(store, 'readwrite').objectStore(store).clear());
    database.close();
  }
};

const emptyStorage = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  await emptyDatabases();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await cookieStore.getAll()) await cookieStore.delete(name ?? '');
};

const restoreDocument = (): void => {
  history.replaceState(null, '', address);
  document.title = title;
  for (const { element, attributes } of marked) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const [name, value] of attributes) element.setAttribute(name, value);
  }
  window.scrollTo(0, 0);
};

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  endCalls();
  restoreUploads();
  await cleanup();
  endSession('logout');
  clearTimers();
  getQueryClient().clear();
  clearToast();
  await emptyStorage();
  restoreDocument();
});

// Restores the viewport, because some test files change its size for all of their tests.
afterAll(async () => {
  if (innerWidth !== WIDTH || innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT);
});
