import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAccount } from '@tomoguide/contract/accounts/calls';
import { PICTURE_SHAPES } from '@tomoguide/contract/files/public-pictures';
import * as calls from '@tomoguide/contract/guides/calls';
import type { FileId } from '@tomoguide/contract/primitives';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { anUpload, upload } from '../../../testing/factories/files.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { aPictureWithCode } from '../../../testing/sample-files.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { updateGuide } from '../service.ts';

let t: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-photos-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const cut = { x: 10, y: 0, width: 640 };
const alt = { en: 'A moss garden in the rain', zh: '雨中的苔庭' };
const largePicture = (background = '#446644'): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();

const token = ({ user }: TestGuide) => user.token;
const uploadPicture = async (guide: TestGuide) => anUpload(t, token(guide), await largePicture());
const add = (guide: TestGuide, fileId: FileId, x = 0) =>
  t.inject(calls.addPhoto, { token: token(guide), body: { fileId, cut: { ...cut, x }, alt } });
const cover = (guide: TestGuide, fileId: FileId, x = 0) =>
  t.inject(calls.setCover, { token: token(guide), body: { fileId, cut: { ...cut, x }, alt } });
const readOwnGuide = async (guide: TestGuide) =>
  (await t.inject(calls.getOwnGuide, { token: token(guide) })).body.photos;
const publicProfile = async (guide: TestGuide) =>
  (await t.inject(calls.getGuide, { params: { id: guide.id } })).body;
const status = async (url: string) => (await t.app.inject({ url })).statusCode;
const storedPhoto = (name: string) => ({ name, alt: { en: null, zh: null } });

test('shows a cover on the card and the page in several widths, until it is replaced', async () => {
  const guide = await aGuide(t, { serviceCity: 'nara' });
  const fileId = await uploadPicture(guide);
  const reply = await cover(guide, fileId);
  expect(reply.status, reply.raw).toBe(200);
  const { cover: first } = await publicProfile(guide);
  expect(first.alt).toBe('A moss garden in the rain');
  const sources: string[] = first.srcSet.split(', ');
  expect(sources.map((each) => each.split(' ')[1])).toEqual(['480w', '960w', '1600w']);
  const widest = await t.app.inject({ url: first.src });
  expect(await sharp(widest.rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 });
  const found = await t.inject(calls.searchGuides, { query: { city: 'nara' } });
  expect(found.body.data[0].cover).toEqual(first);

  await cover(guide, fileId, 20);
  await t.runDueJobs();
  const { cover: second } = await publicProfile(guide);
  expect([await status(first.src), await status(second.src)]).toEqual([404, 200]);
  await t.inject(calls.removeCover, { token: token(guide) });
  await t.runDueJobs();
  expect([(await publicProfile(guide)).cover, await status(second.src)]).toEqual([null, 404]);
});

test('adds, describes, orders and removes photos', async () => {
  const guide = await aGuide(t);
  const fileId = await uploadPicture(guide);
  for (const x of [0, 10, 20]) await add(guide, fileId, x);
  // Adding the same crop of the same upload again returns the same photo.
  const { body } = await add(guide, fileId, 10);
  const [a, b, c] = body.photos.gallery.map(({ name }: { name: string }) => name);
  expect(body.photos.gallery).toHaveLength(3);

  const order = (names: string[]) =>
    t.inject(calls.orderPhotos, { token: token(guide), body: { names } });
  const ordered = await order([c, a, b]);
  expect(ordered.body.photos.gallery.map(({ name }: { name: string }) => name)).toEqual([c, a, b]);
  for (const names of [
    [a, b],
    [a, b, b],
    [a, b, 'u1-foreign'],
  ]) {
    const rejected = await order(names);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'PHOTOS_CHANGED']);
  }

  const words = { en: null, zh: '一条小巷' };
  await t.inject(calls.describePhoto, { token: token(guide), body: { name: c, alt: words } });
  expect((await publicProfile(guide)).gallery[0].alt).toBe('一条小巷');

  const remove = (name: string) =>
    t.inject(calls.removePhoto, { token: token(guide), query: { name } });
  const [{ src }] = (await publicProfile(guide)).gallery;
  expect((await remove(c)).body.photos.gallery).toHaveLength(2);
  await t.runDueJobs();
  expect(await status(src)).toBe(404);
  expect((await remove(c)).status).toBe(404);
});

test('keeps a photo’s files if it is added again while its earlier copy is being deleted', async () => {
  const guide = await aGuide(t);
  const fileId = await uploadPicture(guide);
  await add(guide, fileId);
  const [{ name, src: former }] = (await readOwnGuide(guide)).gallery;
  await t.inject(calls.removePhoto, { token: token(guide), query: { name } });
  const { put } = t.deps.files;
  let puts = 0;
  const storing = vi.spyOn(t.deps.files, 'put').mockImplementation(async (...given) => {
    await put(...given);
    puts += 1;
    // When the job runs, the photo's files exist, but no row references them yet.
    if (puts === PICTURE_SHAPES.photo.widths.length) await t.runDueJobs();
  });
  await add(guide, fileId);
  storing.mockRestore();
  const [{ src }] = (await readOwnGuide(guide)).gallery;
  expect([await status(former), await status(src)]).toEqual([404, 200]);
});

test('accepts only one of two concurrent uploads as the twelfth photo', async () => {
  const guide = await aGuide(t);
  const gallery = Array.from({ length: 11 }, (_, index) =>
    storedPhoto(`u${guide.userId}-${index}`),
  );
  await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { gallery }));
  const fileId = await uploadPicture(guide);
  const replies = await sendSimultaneously(
    t.app,
    [0, 50].map((x) => ({
      method: calls.addPhoto.method,
      path: calls.addPhoto.path,
      headers: { authorization: `Bearer ${token(guide)}` },
      body: { fileId, cut: { ...cut, x }, alt },
    })),
  );
  expect(replies.map((each) => each.status).sort()).toEqual([200, 409]);
  expect((await readOwnGuide(guide)).gallery).toHaveLength(12);
  t.clock.advance({ hours: 1 });
  await t.runDueJobs();
  expect(await status((await readOwnGuide(guide)).gallery[11].src)).toBe(200);
  // The rejected photo leaves no files.
  const files = await readdir(join(dataDir, 'files', 'photos'));
  expect(files.filter((file) => file.startsWith(`u${guide.userId}-`))).toHaveLength(3);
  // Adding the twelfth photo again, for example after a lost response, returns the same photo.
  const twice = replies[0]?.status === 200 ? 0 : 50;
  expect((await add(guide, fileId, twice)).status).toBe(200);
  expect((await add(guide, fileId, 70)).body.code).toBe('TOO_MANY_PHOTOS');
  expect((await readOwnGuide(guide)).gallery).toHaveLength(12);
});

test('a rejected request changes nothing', async () => {
  const guide = await aGuide(t);
  const mine = await uploadPicture(guide);
  const before = await readOwnGuide(guide);
  const theirs = await uploadPicture(await aGuide(t));
  for (const send of [add, cover]) {
    const unknown = await send(guide, 99_999 as FileId);
    const foreign = await send(guide, theirs);
    expect(foreign.body).toEqual({ ...unknown.body, requestId: foreign.body.requestId });
    expect([foreign.status, foreign.body.code]).toEqual([422, 'FILES_UNKNOWN']);
    expect((await send(guide, mine, 900)).body.code).toBe('CUT_INVALID');
  }
  const code = await anUpload(t, token(guide), await aPictureWithCode());
  for (const send of [add, cover]) {
    const scannable = await send(guide, code, 400);
    expect([scannable.status, scannable.body.code]).toEqual([422, 'CONTACT_NOT_ALLOWED']);
  }
  const coarse = { fileId: mine, cut: { ...cut, width: 200 }, alt };
  const small = await t.inject(calls.setCover, { token: token(guide), body: coarse });
  expect(small.body.code).toBe('CUT_INVALID');
  const page = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const hostile = await upload(t, token(guide), page);
  expect([hostile.status, hostile.body.code]).toEqual([422, 'FILE_TYPE_INVALID']);

  const store = vi.spyOn(t.deps.files, 'put').mockRejectedValueOnce(new Error('ENOSPC'));
  const full = await add(guide, mine);
  store.mockRestore();
  expect([full.status, full.body.code]).toEqual([503, 'FILES_UNAVAILABLE']);
  expect(await readOwnGuide(guide)).toEqual(before);

  const traveler = await aUser(t);
  const body = { fileId: await anUpload(t, traveler.token, await largePicture()), cut, alt };
  const stranger = await t.inject(calls.addPhoto, { token: traveler.token, body });
  expect([stranger.status, stranger.body.code]).toEqual([403, 'NOT_A_GUIDE']);
  await inTransaction(t.db, (tx) =>
    updateGuide(tx, t.deps, guide.id, { suspendedAt: t.clock.now() }),
  );
  expect((await add(guide, mine)).body.code).toBe('GUIDE_SUSPENDED');
});

test('deletes a guide’s pictures when the account is closed', async () => {
  const user = await aUser(t, {
    password: 'lantern by the river',
    identityVerifiedAt: t.clock.now(),
  });
  const guide = await aGuide(t, { user });
  const fileId = await uploadPicture(guide);
  await cover(guide, fileId);
  await add(guide, fileId);
  const { cover: mine, gallery } = await readOwnGuide(guide);
  expect([await status(mine.src), await status(gallery[0].src)]).toEqual([200, 200]);
  const body = { currentPassword: 'lantern by the river', goodwillCents: 0 };
  const closed = await t.inject(closeAccount, { token: user.token, body });
  expect(closed.status, closed.raw).toBe(200);
  await t.runDueJobs();
  expect([await status(mine.src), await status(gallery[0].src)]).toEqual([404, 404]);
});
