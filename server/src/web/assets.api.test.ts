import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAssets } from './assets.ts';

let root: string;
let site: FastifyInstance;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tomoguide-assets-'));
  for (const path of [
    'assets/page.js',
    'assets/page.js.br',
    'illustrations/quay.svg',
    'icon.svg',
  ]) {
    await mkdir(join(root, path, '..'), { recursive: true });
    await writeFile(join(root, path), path);
  }
  site = Fastify();
  await registerAssets(site, root);
  site.get('/*', async () => 'a page');
});
afterAll(async () => {
  await site.close();
  await rm(root, { recursive: true });
});

const get = async (url: string) => {
  const { statusCode, headers, body } = await site.inject({
    url,
    headers: { 'accept-encoding': 'br' },
  });
  return [statusCode, statusCode === 200 ? body : null, headers['cache-control']];
};

test('built files are cached as long as their names and contents allow', async () => {
  expect(await get('/assets/page.js')).toEqual([
    200,
    'assets/page.js.br',
    'public, max-age=31536000, immutable',
  ]);
  expect(await get('/illustrations/quay.svg')).toEqual([
    200,
    'illustrations/quay.svg',
    'public, max-age=604800, stale-while-revalidate=2592000',
  ]);
  expect(await get('/icon.svg')).toEqual([200, 'icon.svg', 'public, max-age=3600']);
});

test('a missing built file is not rendered as a page, and no other file is served', async () => {
  expect(await get('/assets/old.js')).toEqual([404, null, undefined]);
  expect((await get('/assets/page.js.br'))[0]).toBe(404);
  expect((await get('/assets'))[1]).toBe('a page');
  expect((await get('/assets/..%2ficon.svg'))[0]).toBe(404);
  expect((await get('/search'))[1]).toBe('a page');
});
