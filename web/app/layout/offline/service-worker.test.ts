import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/service-worker.js'), 'utf8');
const ORIGIN = 'https://tomoguide.example';
const getPath = (request: string | { url: string }): string =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** Creates the browser's caches, which outlive a release of the worker. */
const newCaches = () => {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: string | { url: string }) => store.get(getPath(request))?.clone(),
      put: async (request: string, response: Response) => {
        store.set(getPath(request), response);
      },
    };
  };
  return {
    stores,
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string | { url: string }) => {
      for (const store of stores.values()) {
        const found = store.get(getPath(request));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
};

/** Creates the site; `release` is the server's current release, or null while offline. */
const newSite = () => {
  const caches = newCaches();
  const requests: string[] = [];
  const server: { release: string | null } = { release: 'one' };
  const fetch = async (request: string | { url: string }) => {
    const { pathname, search } = new URL(
      typeof request === 'string' ? request : request.url,
      ORIGIN,
    );
    const path = pathname + search;
    requests.push(path);
    const { release } = server;
    if (release === null) throw new TypeError('Failed to fetch');
    return new Response(`${path} of /assets/manifest-${release}.js`);
  };
  /** Starts the service worker of a release. */
  const startWorker = (version: string) => {
    const listeners = new Map<string, (event: object) => void>();
    const release = {
      version,
      manifest: `/assets/manifest-${version}.js`,
      files: [`/assets/manifest-${version}.js`, '/assets/same.js'],
      pages: ['/dashboard'],
    };
    const self = {
      addEventListener: (type: string, listener: (event: object) => void) =>
        listeners.set(type, listener),
      clients: { claim: async () => undefined },
      registration: {},
      skipWaiting: async () => undefined,
      location: { origin: ORIGIN },
    };
    const console = { warn: vi.fn() };
    runInNewContext(
      SCRIPT.replace(/^const RELEASE = .*;$/m, `const RELEASE = ${JSON.stringify(release)};`),
      { self, caches, fetch, URL, Response, Promise, setTimeout: vi.fn(), Error, console },
    );
    const dispatch = async (type: string, event: object = {}) => {
      const work: unknown[] = [];
      listeners.get(type)?.({ ...event, waitUntil: (each: unknown) => work.push(each) });
      await Promise.all(work);
    };
    const install = async () => {
      await dispatch('install');
      await dispatch('activate');
    };
    const keep = (whole: boolean, look = 'en light') =>
      dispatch('message', { data: { type: 'keep', look, whole } });
    /** Returns the worker's response; undefined if it leaves the request to the browser. */
    const answer = async (
      path: string,
      { method = 'GET', mode = 'navigate', destination = 'document' } = {},
    ) => {
      let response: Promise<Response> | undefined;
      const request = { url: new URL(path, ORIGIN).href, method, mode, destination };
      const respondWith = (given: Promise<Response>) => {
        response = given;
      };
      listeners.get('fetch')?.({ request, respondWith, preloadResponse: undefined });
      return response;
    };
    return { install, keep, answer, console };
  };
  return { caches, requests, server, worker: startWorker };
};

test('stores a single page for a visitor, which is shown offline in place of every page', async () => {
  const { requests, server, worker } = newSite();
  const { install, keep, answer } = worker('one');
  await install();
  await keep(false);
  expect(new Set(requests)).toEqual(new Set(['/offline']));
  server.release = null;
  for (const path of ['/help', '/', '/dashboard'])
    expect(await (await answer(path))?.text(), path).toContain('/offline of');
});

test('stores the offline pages for a signed-in user once', async () => {
  const { requests, server, worker } = newSite();
  const { install, keep, answer } = worker('one');
  await install();
  await keep(true);
  const before = requests.length;
  await keep(true);
  expect(requests.length).toBe(before);
  server.release = null;
  expect(await (await answer('/dashboard?tab=upcoming'))?.text()).toContain('/dashboard of');
  expect(requests).toContain('/offline?trips');
  expect(await (await answer('/help'))?.text()).toContain('/offline?trips of');
  const file = { mode: 'cors', destination: 'script' };
  expect(await (await answer('/assets/same.js', file))?.text()).toContain('same');
});

test('stores the offline pages again when the language or the theme changes', async () => {
  const { requests, worker } = newSite();
  const { install, keep } = worker('one');
  await install();
  await keep(true);
  const before = requests.length;
  await keep(true, 'zh-CN dark');
  expect(requests.slice(before)).toEqual(['/offline?trips', '/dashboard']);
});

test('does not handle API calls, other sites, or methods other than GET', async () => {
  const { worker } = newSite();
  const { install, keep, answer } = worker('one');
  await install();
  await keep(true);
  const fetched = { mode: 'cors', destination: '' };
  expect(await answer('/api/v2/bookings-new/traveler/1', fetched)).toBeUndefined();
  expect(await answer('/api/me/export')).toBeUndefined();
  expect(await answer('/dashboard', { method: 'POST' })).toBeUndefined();
  expect(await answer('https://elsewhere.example/a.png')).toBeUndefined();
  expect(await answer('/kept/traveler', fetched)).toBeUndefined();
});

test('does not store a page of another release, whose files would be missing', async () => {
  const { caches, server, worker } = newSite();
  const one = worker('one');
  await one.install();
  await one.keep(true);
  // The new release's files are available, but pages still come from a process of the previous release.
  const two = worker('two');
  await two.install();
  await two.keep(true);
  expect(two.console.warn).toHaveBeenCalled();
  expect(caches.stores.get('app-two')?.has('/dashboard')).toBe(false);
  server.release = null;
  expect(await (await two.answer('/dashboard'))?.text()).toContain('manifest-one');
});

test('reuses files shared with the previous release, and keeps that release’s own files', async () => {
  const { requests, caches, server, worker } = newSite();
  for (const version of ['one', 'two', 'three']) {
    server.release = version;
    const { install, keep } = worker(version);
    await install();
    await keep(true);
  }
  expect([...caches.stores.keys()]).toEqual(['app-two', 'app-three']);
  expect(requests.filter((path) => path === '/assets/same.js')).toHaveLength(1);
});

test('opens the app on the trips page if any trips are stored', async () => {
  const { caches, server, worker } = newSite();
  const { install, keep, answer } = worker('one');
  await install();
  await keep(true);
  server.release = null;
  const store = await caches.open('kept-7');
  await store.put('/kept/traveler', Response.json({ bookings: [] }));
  expect(await (await answer('/'))?.text()).toContain('/offline?trips of');
  const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response('redirected'));
  await store.put('/kept/traveler', Response.json({ bookings: [{}] }));
  await await answer('/');
  expect(redirect).toHaveBeenCalledWith('/dashboard');
  redirect.mockRestore();
});
