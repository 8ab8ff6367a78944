import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, expect, test } from 'vitest';
import { getEntryFile } from '../server-paths.ts';
import { type RenderPool, startRenderPool } from './render-pool.ts';
import type { CallApi } from './renderer.ts';

const started: RenderPool[] = [];
afterAll(() => Promise.all(started.map((pool) => pool.stop())));

const aPool = (timeoutMs?: number): RenderPool => {
  const file = getEntryFile('testing/render-worker');
  const pool = startRenderPool({ file, threads: 1, ...(timeoutMs && { timeoutMs }) });
  started.push(pool);
  return pool;
};

const echo: CallApi = async ({ url }) => ({ status: 200, body: url });
const show = async (pool: RenderPool, path: string, callApi = echo) => {
  const page = await pool.render({ url: `https://tomoguide.example${path}`, headers: {} }, callApi);
  return `${page.status} ${new TextDecoder().decode(page.body)}`;
};

test('returns the replies to a thread’s API calls to the page that made them', async () => {
  const pool = aPool();
  const paths = ['/a', '/b', '/c', '/d'];
  const pages = await Promise.all(paths.map((path) => show(pool, path)));
  expect(pages).toEqual(paths.map((path) => `200 ${path}/1 ${path}/2`));
});

test('makes API calls in the context of the page’s request', async () => {
  const pool = aPool();
  const readers = new AsyncLocalStorage<string>();
  const callApi: CallApi = async () => ({ status: 200, body: readers.getStore() ?? 'nobody' });
  const pages = ['mei', 'kenji'].map((name) => readers.run(name, () => show(pool, '/', callApi)));
  expect(await Promise.all(pages)).toEqual(['200 mei mei', '200 kenji kenji']);
});

test('a failed call affects only its page', async () => {
  const pool = aPool();
  const fails: CallApi = async () => {
    throw new Error('no database');
  };
  const [failed, other] = await Promise.allSettled([show(pool, '/a', fails), show(pool, '/b')]);
  expect(failed).toMatchObject({ reason: { message: "a page's call failed: GET /a/1" } });
  expect(other).toMatchObject({ value: '200 /b/1 /b/2' });
});

test('replaces a thread that exits', async () => {
  const pool = aPool();
  await expect(show(pool, '/crash')).rejects.toThrow();
  expect(await show(pool, '/a')).toBe('200 /a/1 /a/2');
});

test('terminates and replaces a thread that hangs', async () => {
  const pool = aPool(1_000);
  await expect(show(pool, '/hang')).rejects.toMatchObject({ code: 'BUSY' });
  expect(await show(pool, '/a')).toBe('200 /a/1 /a/2');
});
