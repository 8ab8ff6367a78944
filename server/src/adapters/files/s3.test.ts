import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Counterpart } from '../../testing/s3-counterpart.ts';
import { createFiles } from './create.ts';
import { s3Files } from './s3.ts';

const SECRET = 'only the store and we know it';
let store: Awaited<ReturnType<typeof s3Counterpart>>;
beforeAll(async () => {
  store = await s3Counterpart(SECRET);
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

test('keeps, gives and removes a file', async () => {
  const files = createFiles({ s3: place(), dataDir: '/nowhere' });
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  await files.put(KEY, bytes);
  expect([...store.objects.keys()]).toEqual([`/tomoguide/${KEY}`]);
  expect(await files.get(KEY)).toEqual(bytes);
  await files.remove(KEY);
  expect(await files.get(KEY)).toBeNull();
  await files.remove(KEY);
});

test('a store that is busy is asked again; one that stays so, or refuses, is told of', async () => {
  const files = s3Files(place());
  store.beBusy(2);
  await files.put(KEY, Buffer.from('x'));
  store.beBusy(9);
  await expect(files.get(KEY)).rejects.toThrow('503');
  store.beBusy(0);
  await expect(s3Files(place('wrong')).put(KEY, Buffer.from('x'))).rejects.toThrow('403');
});

test('a key outside the bucket is refused before it is sent', async () => {
  await expect(s3Files(place()).get('../other/secret')).rejects.toThrow('not a file key');
});
