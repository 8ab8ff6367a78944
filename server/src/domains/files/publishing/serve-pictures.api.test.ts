import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createDiskFiles } from '../../../adapters/files/disk.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-portraits-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const get = (url: string) => t.app.inject({ method: 'GET', url });

test('serves a stored portrait as an image that clients can cache forever', async () => {
  await createDiskFiles(join(dataDir, 'files')).put('portraits/aiko-96.webp', Buffer.from('RIFF'));
  const reply = await get('/files/portraits/aiko-96.webp');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.body).toBe('RIFF');
});

test('returns 503 with Retry-After if the store is down', async () => {
  const store = vi.spyOn(t.deps.files, 'get').mockRejectedValueOnce(new Error('EIO'));
  const reply = await get('/files/portraits/aiko-96.webp');
  store.mockRestore();
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'FILES_UNAVAILABLE']);
  expect(reply.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
});

test.each([
  'missing-96.webp',
  'aiko-97.webp',
  'aiko.webp',
  '..%2f..%2fsecret-96.webp',
  '%00-96.webp',
  'A-96.webp',
])('returns 404 for %s', async (file) => {
  expect((await get(`/files/portraits/${file}`)).statusCode).toBe(404);
});

test('rejects a key that points outside the store', async () => {
  const files = createDiskFiles(dataDir);
  await expect(files.get('../etc/passwd')).rejects.toThrow('not a file key');
  await expect(files.put('/etc/passwd', Buffer.alloc(0))).rejects.toThrow('not a file key');
});
