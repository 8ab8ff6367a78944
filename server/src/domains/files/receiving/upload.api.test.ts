import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@tomoguide/contract/files/calls';
import { UNATTACHED_HOURS, UNATTACHED_MAX } from '@tomoguide/contract/files/figures';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Files } from '../../../adapters/files/files.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { anUpload, upload } from '../../../testing/factories/files.ts';
import { aPdf, aPicture, aPictureTakenOn } from '../../../testing/sample-files.ts';
import { files } from '../tables.ts';
import { eraseUnused } from './erase-uploads.ts';

let t: TestApp;
let dataDir: string;
let store: Files;
const NOW = '2026-05-10T00:00:00Z';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-uploads-'));
  t = await testApp({ now: NOW, env: { DATA_DIR: dataDir } });
  store = t.deps.files;
});
afterEach(async () => {
  t.deps.files = store;
  t.clock.set(NOW);
  await t.db.delete(files);
  await rm(join(dataDir, 'files'), { recursive: true, force: true });
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const listFolder = (folder: string): Promise<string[]> =>
  readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    () => [],
  );
/** Returns everything that remains of uploads: rows, temporary files, stored files. */
const remainingUploads = async () => ({
  rows: (await t.db.select().from(files)).length,
  drafts: (await listFolder('uploads')).length,
  stored: (await listFolder('files')).length,
});
const NOTHING = { rows: 0, drafts: 0, stored: 0 };
const ONE = { rows: 1, drafts: 0, stored: 1 };

const readFileRow = async () => {
  const [only] = await t.db.select().from(files);
  if (!only) throw new Error('no row');
  return only;
};

describe('accepted files', () => {
  test.each(['jpeg', 'png', 'gif', 'webp'] as const)('converts a %s to WebP', async (type) => {
    const { token } = await aUser(t);
    const reply = await upload(t, token, await aPicture(type));
    expect([reply.status, reply.body]).toMatchObject([
      201,
      { type: 'image/webp', width: 320, height: 480, pages: null },
    ]);
    const stored = await store.get((await readFileRow()).key);
    expect((await sharp(stored ?? undefined).metadata()).format).toBe('webp');
    expect(await remainingUploads()).toEqual(ONE);
  });

  test('stores a PDF unchanged and counts its pages', async () => {
    const { token } = await aUser(t);
    const pdf = aPdf({ pages: 3, day: '2026-05-09' });
    const reply = await upload(t, token, pdf);
    expect([reply.status, reply.body]).toMatchObject([201, { type: 'application/pdf', pages: 3 }]);
    expect(await store.get((await readFileRow()).key)).toEqual(pdf);
    expect((await readFileRow()).ownDate).toBe('2026-05-09');
  });

  test.each([
    ['a byte order mark', '\u00ef\u00bb\u00bf'],
    ['line breaks', '\r\n\n'],
  ])('accepts a PDF preceded by %s', async (_, before) => {
    const { token } = await aUser(t);
    const reply = await upload(t, token, Buffer.concat([Buffer.from(before, 'latin1'), aPdf()]));
    expect([reply.status, reply.body]).toMatchObject([201, { type: 'application/pdf', pages: 1 }]);
  });

  test('strips all camera data except the date, which is stored for validating payment proofs', async () => {
    const { token } = await aUser(t);
    await upload(t, token, await aPictureTakenOn('2026-05-07'));
    const { key, ownDate } = await readFileRow();
    const { exif, xmp, iptc } = await sharp((await store.get(key)) ?? undefined).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(ownDate).toBe('2026-05-07');
  });

  test('stores a rotated picture upright, and downscales a huge picture', async () => {
    const { token } = await aUser(t);
    const wide = { width: 5_000, height: 3_000, channels: 3, background: '#abcdef' } as const;
    const sideways = await sharp({ create: wide })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(t, token, sideways);
    expect(body.width).toBeLessThan(body.height);
    expect(body.width * body.height).toBeLessThanOrEqual(12_100_000);
  });
});

/** Returns a PNG whose header declares a square with this side length, without image data. */
const bomb = async (side: number): Promise<Buffer> => {
  const png = await aPicture('png');
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  // Updates the checksum, so that the file is not rejected for an invalid checksum.
  const { crc32 } = await import('node:zlib');
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

describe('rejected files leave nothing behind', () => {
  const rejected: [string, string, number, () => Promise<Buffer> | Buffer][] = [
    ['an empty file', 'FILE_EMPTY', 422, () => Buffer.alloc(0)],
    ['text', 'FILE_TYPE_INVALID', 422, () => Buffer.from('this is a receipt, believe me')],
    ['an SVG with a script', 'FILE_TYPE_INVALID', 422, () => Buffer.from('<svg onload=alert(1)>')],
    [
      'a page in front of a PDF',
      'FILE_TYPE_INVALID',
      422,
      () => Buffer.concat([Buffer.from('<script>1</script>'), aPdf()]),
    ],
    [
      'the beginning of a picture',
      'FILE_UNREADABLE',
      422,
      async () => (await aPicture()).subarray(0, 900),
    ],
    [
      'a truncated picture',
      'FILE_UNREADABLE',
      422,
      async () => (await aPicture('png')).subarray(0, -300),
    ],
    [
      'a picture with the signature of another format',
      'FILE_UNREADABLE',
      422,
      async () => Buffer.concat([Buffer.from('GIF89a'), await aPicture('png')]),
    ],
    ['a decompression bomb', 'FILE_TOO_MANY_PIXELS', 422, () => bomb(60_000)],
    [
      'a text file with a PDF signature',
      'FILE_UNREADABLE',
      422,
      () => Buffer.from('%PDF-1.7\nnothing'),
    ],
    [
      'a PDF with a script',
      'FILE_NOT_PLAIN',
      422,
      () => aPdf({ carries: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }),
    ],
    [
      'a PDF with another file in it',
      'FILE_NOT_PLAIN',
      422,
      () =>
        aPdf({
          carries:
            '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a.exe) >>] >> >>',
        }),
    ],
    ['a PDF of many pages', 'FILE_TOO_MANY_PAGES', 422, () => aPdf({ pages: 31 })],
    ['eleven megabytes', 'FILE_TOO_LARGE', 413, () => Buffer.alloc(11 * 1024 * 1024, 1)],
  ];
  test.each(rejected)('%s: %s', async (_, code, status, make) => {
    const { token } = await aUser(t);
    const reply = await upload(t, token, await make());
    expect([reply.status, reply.body.code]).toEqual([status, code]);
    expect(await remainingUploads()).toEqual(NOTHING);
  });

  test('stores only the picture of a polyglot file', async () => {
    const { token } = await aUser(t);
    const script = Buffer.from('<script>alert(1)</script>%PDF-1.7');
    await upload(t, token, Buffer.concat([await aPicture('jpeg'), script]));
    const stored = (await store.get((await readFileRow()).key)) ?? Buffer.alloc(0);
    expect(stored.includes('script')).toBe(false);
  });

  test('returns 503 if the disk or the store is full, and accepts the next upload', async () => {
    const { token } = await aUser(t);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    t.deps.files = { ...store, put: () => Promise.reject(full) };
    const reply = await upload(t, token, await aPicture());
    expect([reply.status, reply.body.code]).toEqual([503, 'FILES_UNAVAILABLE']);
    expect(await remainingUploads()).toEqual(NOTHING);
    t.deps.files = store;
    expect((await upload(t, token, await aPicture())).status).toBe(201);
  });

  test('rejects a visitor without reading the body', async () => {
    const reply = await t.app.inject({ method: 'POST', url: calls.uploadFile.path, payload: 'x' });
    expect(reply.json().code).toBe('AUTH_REQUIRED');
    expect(await remainingUploads()).toEqual(NOTHING);
  });
});

describe('an upload with an Idempotency-Key', () => {
  const key = 'one-file-of-a-form';

  test('is stored once per user, no matter how often it is sent', async () => {
    const { token } = await aUser(t);
    const picture = await aPicture();
    const first = await upload(t, token, picture, key);
    const second = await upload(t, token, picture, key);
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    expect(await remainingUploads()).toEqual(ONE);
    const other = await upload(t, (await aUser(t)).token, picture, key);
    expect(other.body.id).not.toBe(first.body.id);
    expect((await upload(t, token, picture)).body.id).not.toBe(first.body.id);
  });

  test('is stored on retry if the first attempt failed, was deleted or is still in progress', async () => {
    const { id: ownerId, token } = await aUser(t);
    t.deps.files = { ...store, put: () => Promise.reject(new Error('away')) };
    expect((await upload(t, token, await aPicture(), key)).status).toBe(503);
    t.deps.files = store;
    const { body } = await upload(t, token, await aPicture(), key);
    expect(await remainingUploads()).toEqual(ONE);
    await t.inject(calls.discardFile, { token, params: { id: body.id } });
    const createdAt = t.clock.now();
    await t.db
      .insert(files)
      .values({ ownerId, state: 'arriving', key: 'private/slow', uploadKey: key, createdAt });
    expect((await upload(t, token, await aPicture(), key)).status).toBe(201);
    const states = (await t.db.select().from(files)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['erasing', 'kept']);
  });
});

describe('unused uploads', () => {
  test('are limited per user, and deleted after a day', async () => {
    const { id, token } = await aUser(t);
    const now = t.clock.now();
    const key = (n: number) => `private/${id}-${n}`;
    const rows = Array.from({ length: UNATTACHED_MAX - 1 }, (_, n) => ({
      ownerId: id,
      state: 'arriving' as const,
      key: key(n),
      createdAt: now,
    }));
    await t.db.insert(files).values(rows);
    await anUpload(t, token);
    const rejected = await upload(t, token, await aPicture());
    expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_UPLOADS']);
    expect(rejected.headers['retry-after']).toBe(String(UNATTACHED_HOURS * 3600));
    // One user's limit does not affect other users.
    expect((await upload(t, (await aUser(t)).token, await aPicture())).status).toBe(201);

    t.clock.advance({ hours: 1, seconds: 1 });
    await eraseUnused(t.deps);
    expect(await remainingUploads()).toEqual({ rows: 2, drafts: 0, stored: 2 });
    t.clock.advance({ hours: UNATTACHED_HOURS });
    await eraseUnused(t.deps);
    expect(await remainingUploads()).toEqual(NOTHING);
  });

  test('are deleted on retry if the store was down', async () => {
    const { token } = await aUser(t);
    await anUpload(t, token);
    t.clock.advance({ hours: UNATTACHED_HOURS, seconds: 1 });
    t.deps.files = { ...store, remove: () => Promise.reject(new Error('away')) };
    await eraseUnused(t.deps);
    expect((await readFileRow()).state).toBe('erasing');
    t.deps.files = store;
    await eraseUnused(t.deps);
    expect(await remainingUploads()).toEqual(NOTHING);
  });

  test.each(['by a repeated call', 'an hour later'])(
    'return 503 if discarded while the store is down, and are later deleted %s',
    async (when) => {
      const { token } = await aUser(t);
      const id = await anUpload(t, token);
      const discard = () => t.inject(calls.discardFile, { token, params: { id } });
      t.deps.files = { ...store, remove: () => Promise.reject(new Error('away')) };
      const reply = await discard();
      expect([reply.status, reply.body.code]).toEqual([503, 'FILES_UNAVAILABLE']);
      expect(reply.headers['retry-after']).toBe('30');
      t.deps.files = store;
      if (when === 'an hour later') {
        t.clock.advance({ hours: 1, seconds: 1 });
        await eraseUnused(t.deps);
      } else expect((await discard()).status).toBe(204);
      expect(await remainingUploads()).toEqual(NOTHING);
    },
  );

  test('can be deleted only by their uploader', async () => {
    const owner = await aUser(t);
    const id = await anUpload(t, owner.token);
    const discard = (token: string) => t.inject(calls.discardFile, { token, params: { id } });
    expect((await discard((await aUser(t)).token)).status).toBe(404);
    expect((await discard(owner.token)).status).toBe(204);
    expect((await discard(owner.token)).status).toBe(404);
    expect(await remainingUploads()).toEqual(NOTHING);
  });
});

test('a discarded picture is deleted with its small version, and a failed upload leaves no files', async () => {
  const { token } = await aUser(t);
  const plain = { width: 700, height: 1_400, channels: 3, background: '#334455' } as const;
  const large = await sharp({ create: plain }).jpeg().toBuffer();
  const id = await anUpload(t, token, large);
  expect(await remainingUploads()).toEqual({ rows: 1, drafts: 0, stored: 2 });
  await t.inject(calls.discardFile, { token, params: { id } });
  expect(await remainingUploads()).toEqual(NOTHING);
  // If not all versions of a file can be stored, none is kept.
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const put: Files['put'] = (key, bytes) =>
    key.endsWith('.small') ? Promise.reject(full) : store.put(key, bytes);
  t.deps.files = { ...store, put };
  expect((await upload(t, token, large)).status).toBe(503);
  expect(await remainingUploads()).toEqual(NOTHING);
});

describe('a link to a file', () => {
  test('opens the file without scripts, for five minutes, only for the user who requested the link', async () => {
    const owner = await aUser(t);
    const id = await anUpload(t, owner.token);
    const linked = await t.inject(calls.createFileLink, { token: owner.token, params: { id } });
    const open = (url: string, token?: string) =>
      t.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
    const { url } = linked.body;
    const opened = await open(url, owner.token);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(opened.rawPayload).toEqual(await store.get((await readFileRow()).key));

    const stranger = await aUser(t);
    expect((await open(url)).statusCode).toBe(401);
    expect((await open(url, stranger.token)).statusCode).toBe(404);
    const bare = url.split('?')[0] ?? '';
    expect((await open(bare, owner.token)).json().code).toBe('FILE_LINK_INVALID');
    const later = url.replace(/expires=\d+/, 'expires=9999999999');
    expect((await open(later, owner.token)).json().code).toBe('FILE_LINK_INVALID');

    t.clock.advance({ minutes: 4, seconds: 59 });
    expect((await open(url, owner.token)).statusCode).toBe(200);
    t.clock.advance({ seconds: 1 });
    expect((await open(url, owner.token)).json().code).toBe('FILE_LINK_INVALID');
    const fresh = await t.inject(calls.createFileLink, {
      token: await aToken(t, owner.id),
      params: { id },
    });
    expect((await open(fresh.body.url, owner.token)).statusCode).toBe(200);
  });
});
