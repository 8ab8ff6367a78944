import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Files } from '../../../adapters/files/files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { upload } from '../../../testing/factories/files.ts';
import { aPicture } from '../../../testing/sample-files.ts';
import { files } from '../tables.ts';

const REQUEST_MS = 400;
const KEY = 'one-file-of-a-form';

let t: TestApp;
let dataDir: string;
let store: Files;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-examined-'));
  t = await testApp({ env: { DATA_DIR: dataDir }, requestMs: REQUEST_MS });
  store = t.deps.files;
});
afterEach(async () => {
  t.deps.files = store;
  await expect.poll(() => readdir(join(dataDir, 'uploads'))).toEqual([]);
  await t.db.delete(files);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** Blocks the processing of uploads until `release` is called, and counts how many finished. */
const holdExaminations = () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const keys: string[] = [];
  const put: Files['put'] = async (key, bytes) => {
    keys.push(key);
    await released;
    await store.put(key, bytes);
  };
  t.deps.files = { ...store, put };
  return { keys, release };
};

const getCode = ({ status, body }: Awaited<ReturnType<typeof upload>>) => [status, body.code];

test('returns the picture to a retry if processing took longer than the first request', async () => {
  const { token } = await aUser(t);
  const { keys, release } = holdExaminations();
  release();
  const large = { width: 8_000, height: 7_900, channels: 3, background: '#abcdef' } as const;
  const picture = await sharp({ create: large }).png().toBuffer();
  const first = await upload(t, token, picture, KEY);
  expect([...getCode(first), first.headers['retry-after']]).toEqual([503, 'BUSY', '5']);
  await expect
    .poll(async () => (await upload(t, token, picture, KEY)).status, { timeout: 50_000 })
    .toBe(201);
  expect(keys.filter((key) => !key.endsWith('.small'))).toHaveLength(1);
}, 60_000);

test('concurrent retries wait for the same result, except another user’s request with the same key', async () => {
  const [owner, other] = [await aUser(t), await aUser(t)];
  const { keys, release } = holdExaminations();
  const send = (token: string) => upload(t, token, picture, KEY);
  const picture = await aPicture();
  expect(getCode(await send(owner.token))).toEqual([503, 'BUSY']);
  const retries = Promise.all([send(owner.token), send(owner.token)]);
  const stranger = send(other.token);
  await expect.poll(() => keys).toHaveLength(2);
  release();
  const [second, third] = await retries;
  expect([second?.status, third?.status, third?.body]).toEqual([201, 201, second?.body]);
  expect((await stranger).body.id).not.toBe(second?.body.id);
  expect(keys).toHaveLength(2);
});

test('rejects a retry in another process while the file is being processed, and replaces abandoned processing', async () => {
  const { id: ownerId, token } = await aUser(t);
  const createdAt = t.clock.now();
  await t.db
    .insert(files)
    .values({ ownerId, state: 'examining', key: 'private/elsewhere', uploadKey: KEY, createdAt });
  const picture = await aPicture();
  expect(getCode(await upload(t, token, picture, KEY))).toEqual([503, 'BUSY']);
  t.clock.advance({ seconds: 61 });
  expect((await upload(t, token, picture, KEY)).status).toBe(201);
});

test('uploads that are being processed count toward a user’s concurrent uploads', async () => {
  const { token } = await aUser(t);
  const { release } = holdExaminations();
  const picture = await aPicture();
  for (const key of ['first-file', 'second-file', 'third-file'])
    expect(getCode(await upload(t, token, picture, key))).toEqual([503, 'BUSY']);
  const readFileRows = () => t.db.select().from(files);
  expect(await readFileRows()).toHaveLength(3);
  expect(getCode(await upload(t, token, picture, 'fourth-file'))).toEqual([503, 'BUSY']);
  expect(await readFileRows()).toHaveLength(3);
  release();
  await expect
    .poll(async () => (await readFileRows()).map(({ state }) => state))
    .toEqual(['kept', 'kept', 'kept']);
});
