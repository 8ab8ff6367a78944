import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fakeS3 } from '../../testing/fake-s3.ts';
import { createFiles } from './create.ts';
import { createDiskFiles } from './disk.ts';
import { s3Files } from './s3.ts';

const SECRET = 'only the store and we know it';
let store: Awaited<ReturnType<typeof fakeS3>>;
beforeAll(async () => {
  store = await fakeS3(SECRET);
});
afterAll(() => store.close());

const place = (secretAccessKey = SECRET) => ({
  endpoint: store.endpoint,
  bucket: 'tomoguide',
  region: 'eu-central-1',
  accessKeyId: 'AKID',
  secretAccessKey,
});
const KEY = 'private/0c0f8c1e';

test('stores, returns and deletes a file', async () => {
  const files = createFiles({ s3: place(), dataDir: '/nowhere' });
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  await files.put(KEY, bytes);
  expect([...store.objects.keys()]).toEqual([`/tomoguide/${KEY}`]);
  expect(await files.get(KEY)).toEqual(bytes);
  await files.remove(KEY);
  expect(await files.get(KEY)).toBeNull();
  await files.remove(KEY);
});

test('streams large files in chunks, with a Content-Length header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tomoguide-s3-'));
  const bytes = randomBytes(3_000_000);
  await writeFile(join(folder, 'export.zip'), bytes);
  const stores = [s3Files(place()), createDiskFiles(join(folder, 'files'))];
  for (const files of stores) {
    await files.put('exports/large', await openAsBlob(join(folder, 'export.zip')));
    expect((await files.get('exports/large'))?.equals(bytes)).toBe(true);
    const pieces = await (await files.open('exports/large'))?.toArray();
    expect(pieces?.length).toBeGreaterThan(1);
    expect(Buffer.concat(pieces ?? []).equals(bytes)).toBe(true);
    await files.remove('exports/large');
    expect(await files.open('exports/large')).toBeNull();
  }
  // S3-compatible stores require a Content-Length header.
  expect(store.lengths.get('/tomoguide/exports/large')).toBe('3000000');
  await rm(folder, { recursive: true });
});

test('scales the timeout with the size of the upload', async () => {
  const files = s3Files(place());
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  await files.put(KEY, Buffer.alloc(1));
  await files.put(KEY, Buffer.alloc(20_000_000));
  expect(timeout.mock.calls.map(([ms]) => ms)).toEqual([10_001, 30_000]);
  timeout.mockRestore();
});

test('retries while the store is busy, and reports a store that stays busy or rejects the request', async () => {
  const files = s3Files(place());
  store.beBusy(2);
  await files.put(KEY, Buffer.from('x'));
  store.beBusy(9);
  await expect(files.get(KEY)).rejects.toThrow('503');
  store.beBusy(0);
  await expect(s3Files(place('wrong')).put(KEY, Buffer.from('x'))).rejects.toThrow('403');
});

test('rejects a key outside the bucket before sending a request', async () => {
  await expect(s3Files(place()).get('../other/secret')).rejects.toThrow('not a file key');
});
