import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getDrawingPath } from '@tomoguide/contract/catalog/drawings';
import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDiskFiles } from '../adapters/files/disk.ts';
import type { Files } from '../adapters/files/files.ts';
import { inTransaction } from '../database/transaction.ts';
import { updateGuide } from '../domains/guides/service.ts';
import { createServer } from '../http/server.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aGuide } from '../testing/factories/guides.ts';
import { registerPreviewRoutes } from './previews.ts';

let t: TestApp;
/** A site that uses the test's API. */
let site: FastifyInstance;
let root: string;
let store: Files;

const scene = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 500" width="800" height="500"><rect width="800" height="500" fill="${fill}"/></svg>`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tomoguide-previews-'));
  await mkdir(join(root, 'illustrations'));
  store = createDiskFiles(join(root, 'files'));
  t = await testApp();
  site = await createServer(t.deps);
  site.get('/api/v2/guides/:id', async (request, reply) => {
    const answer = await t.app.inject({ url: request.url });
    return reply.code(answer.statusCode).send(answer.json());
  });
  registerPreviewRoutes(site, { files: store, drawings: root });
});
afterAll(async () => {
  await site.close();
  await t.close();
  await rm(root, { recursive: true });
});

const draw = (name: string, fill: string) =>
  writeFile(join(root, 'illustrations', `${name}.svg`), scene(fill));
const get = (url: string) => site.inject({ url });

/** Returns the colors at the center of the portrait and in the opposite corner of the preview. */
const colors = async (jpeg: Buffer) => {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) => {
    const begin = (y * info.width + x) * info.channels;
    return [...data.subarray(begin, begin + 3)].map((value) => Math.round(value / 32));
  };
  return { size: [info.width, info.height], face: colorAt(216, 414), corner: colorAt(1190, 10) };
};

const RED = [8, 0, 0];
const BLUE = [0, 0, 8];

test('renders a city’s preview from its drawing, as a JPEG in the size of chat previews', async () => {
  await draw('kyoto', '#ff0000');
  const reply = await get('/previews/cities/kyoto.jpg');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  expect(await colors(reply.rawPayload)).toEqual({ size: [1200, 630], face: RED, corner: RED });
});

/** Creates a guide with a red cover and a blue portrait. */
const guideWithPortrait = async (portrait: string) => {
  const guide = await aGuide(t, { portrait });
  const detail = (await get(`/api/v2/guides/${guide.id}`)).json();
  const { drawing, light } = getGuideCover(detail);
  const path = getDrawingPath(drawing, light);
  await draw(basename(path, '.svg'), '#ff0000');
  const blue = await sharp(Buffer.from(scene('#0000ff')))
    .webp()
    .toBuffer();
  await store.put(`portraits/${portrait}-480.webp`, blue);
  return guide;
};

test('a guide’s preview shows the cover with the portrait, and is rendered once', async () => {
  const guide = await guideWithPortrait('blue-face');
  const read = vi.spyOn(store, 'get');
  for (const _ of [1, 2]) {
    const reply = await get(`/previews/guides/${guide.id}.jpg`);
    expect(await colors(reply.rawPayload)).toEqual({ size: [1200, 630], face: BLUE, corner: RED });
  }
  expect(read).toHaveBeenCalledExactlyOnceWith('portraits/blue-face-480.webp');
  read.mockRestore();
});

test('removes a deleted portrait from the previews and the store', async () => {
  const guide = await guideWithPortrait('gone-face');
  await get(`/previews/guides/${guide.id}.jpg`);
  await store.remove('portraits/gone-face-480.webp');
  await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { portrait: null }));
  const reply = await get(`/previews/guides/${guide.id}.jpg`);
  expect((await colors(reply.rawPayload)).face).toEqual(RED);
  const left = await readdir(join(root, 'files'), { recursive: true });
  expect(left.filter((file) => file.endsWith('.jpg'))).toEqual([]);
});

test('returns 503 if the store is down, and succeeds once the store is up', async () => {
  const guide = await guideWithPortrait('late-face');
  const read = vi.spyOn(store, 'get').mockRejectedValueOnce(new Error('EIO'));
  const reply = await get(`/previews/guides/${guide.id}.jpg`);
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'FILES_UNAVAILABLE']);
  expect(reply.headers['retry-after']).toBe('30');
  read.mockRestore();
  expect((await get(`/previews/guides/${guide.id}.jpg`)).statusCode).toBe(200);
});

test('returns no preview for an unlisted guide or an unknown path', async () => {
  const hidden = await aGuide(t, { paused: true });
  for (const path of [
    `/previews/guides/${hidden.id}.jpg`,
    '/previews/guides/999999.jpg',
    '/previews/guides/0x1.jpg',
    '/previews/guides/..%2f1.jpg',
    '/previews/cities/atlantis.jpg',
    '/previews/cities/..%2f..%2fkyoto.jpg',
  ])
    expect((await get(path)).statusCode, path).toBe(404);
});
