import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@tomoguide/contract/bookings/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, forceStatus, type TestBooking } from '../../../testing/factories/bookings.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { aPicture, aPictureTakenOn } from '../../../testing/sample-files.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { NEAR_MAX } from '../../files/comparing/copies-among.ts';
import { compareProof, uploadProof } from './upload-proof.ts';

let t: TestApp;
let dataDir: string;
let staffId: UserId;
/** An hour into the factory's tour, which is on May 10 in Tokyo. */
const RUNS = '2026-05-10T02:00:00Z';
/** The balance of a tour for RMB 690, of which RMB 207 was paid online. */
const BALANCE = 48_300;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-proofs-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  staffId = (await aUser(t, { isStaff: true })).id;
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** Creates an ongoing tour with both parties logged in. */
const runningTour = async () => {
  t.clock.set('2026-05-01T00:00:00Z');
  const booking = await aBooking(t, { status: 'upcoming' });
  await forceStatus(t, booking, 'ongoing');
  t.clock.set(RUNS);
  const [traveler, guide] = await Promise.all([
    aToken(t, booking.traveler.id),
    aToken(t, booking.guide.userId),
  ]);
  return { booking, traveler, guide };
};

const upload = async (
  booking: TestBooking,
  token: string,
  { bytes, ...body }: Record<string, unknown> & { bytes?: Buffer } = {},
) =>
  t.inject(calls.uploadPaymentProof, {
    token,
    params: { id: booking.id },
    body: {
      amountCents: BALANCE,
      paidOn: '2026-05-10',
      fileIds: [await anUpload(t, token, bytes)],
      ...body,
    },
  });

const fetchProofs = async (booking: TestBooking, token: string) =>
  (await t.inject(calls.getPaymentProofs, { token, params: { id: booking.id } })).body;
const getBalance = async (booking: TestBooking, token: string) => {
  const { body } = await t.inject(calls.getBooking, { token, params: { id: booking.id } });
  const balance = body.payments.find(({ kind }: { kind: string }) => kind === 'final_payment');
  return [body.takesProof, balance.proofUploadedByTraveler, balance.verifiedByGuide];
};
const answer = (booking: TestBooking, token: string, proofId: number, reason?: string) =>
  t.inject(reason === undefined ? calls.verifyPaymentProof : calls.returnPaymentProof, {
    token,
    params: { id: booking.id, proofId },
    ...(reason === undefined ? {} : { body: { reason } }),
  });

test('a proof can be uploaded, returned with a reason, uploaded again and verified', async () => {
  const { booking, traveler, guide } = await runningTour();
  expect(await getBalance(booking, traveler)).toEqual([true, false, false]);
  const first = await upload(booking, traveler);
  expect(first.status, first.raw).toBe(200);
  expect(first.body.proofs).toMatchObject([
    {
      state: 'waiting',
      amountCents: BALANCE,
      paidOn: '2026-05-10',
      files: [{ type: 'image/webp' }],
    },
  ]);
  expect(await getBalance(booking, traveler)).toEqual([false, true, false]);
  expect((await upload(booking, traveler)).body.code).toBe('PROOF_NOT_TAKEN');

  const [{ id }] = (await fetchProofs(booking, guide)).proofs;
  const returned = await answer(booking, guide, id, 'The amount is cut off');
  expect(returned.body.proofs).toMatchObject([
    { state: 'returned', returnReason: 'The amount is cut off' },
  ]);
  expect(await getBalance(booking, traveler)).toEqual([true, false, false]);
  expect((await answer(booking, guide, id)).body.code).toBe('PROOF_ANSWERED');
  expect((await answer(booking, guide, id, 'The amount is cut off')).status).toBe(200);
  expect((await answer(booking, guide, id, 'Another reason')).body.code).toBe('PROOF_ANSWERED');

  const second = await upload(booking, traveler);
  const again = second.body.proofs[0].id;
  expect((await answer(booking, guide, again)).status).toBe(200);
  expect((await answer(booking, guide, again)).status).toBe(200);
  expect(await getBalance(booking, guide)).toEqual([false, true, true]);
  expect(
    (await fetchProofs(booking, traveler)).proofs.map(({ state }: { state: string }) => state),
  ).toEqual(['verified', 'returned']);
});

describe('amount and date are validated', () => {
  test.each([
    [
      'an amount one fen too high',
      { amountCents: BALANCE + 1 },
      'PROOF_AMOUNT_DIFFERS',
      'amountCents',
    ],
    ['the day before the start', { paidOn: '2026-05-09' }, 'PROOF_DAY_OUTSIDE', 'paidOn'],
    ['tomorrow', { paidOn: '2026-05-11' }, 'PROOF_DAY_OUTSIDE', 'paidOn'],
    ['an unknown file', { fileIds: [2_000_000_000] }, 'FILES_UNKNOWN', 'fileIds'],
  ])('%s', async (_, change, code, field) => {
    const { booking, traveler } = await runningTour();
    const reply = await upload(booking, traveler, change);
    expect([reply.status, reply.body.code, reply.body.details.field]).toEqual([422, code, field]);
    expect((await fetchProofs(booking, traveler)).proofs).toEqual([]);
  });

  test('accepts a proof until the thirtieth day after completion', async () => {
    const { booking, traveler } = await runningTour();
    await forceStatus(t, booking, 'completed', { endedAt: t.clock.now() });
    t.clock.set('2026-06-09T14:59:59Z');
    const token = await aToken(t, booking.traveler.id);
    expect(await fetchProofs(booking, token)).toMatchObject({
      from: '2026-05-10',
      until: '2026-06-09',
    });
    t.clock.advance({ seconds: 1 });
    expect((await upload(booking, token)).body.code).toBe('PROOF_NOT_TAKEN');
    expect(traveler).not.toBe(token);
  });

  test('rejects a proof before the tour, and a proof from the guide', async () => {
    const { booking, traveler, guide } = await runningTour();
    expect((await upload(booking, guide)).body.code).toBe('PROOF_NOT_TAKEN');
    await forceStatus(t, booking, 'start_confirmed');
    expect((await upload(booking, traveler)).body.code).toBe('PROOF_NOT_TAKEN');
  });
});

describe('warnings for guide and staff', () => {
  const warnings = async (booking: TestBooking, token: string) =>
    (await fetchProofs(booking, token)).proofs[0].warnings;

  test('flag a picture from another booking’s proof, and are not shown to the traveler', async () => {
    const picture = await sharp(await aPicture('png', 11))
      .resize(960)
      .png()
      .toBuffer();
    const one = await runningTour();
    await upload(one.booking, one.traveler, { bytes: picture });
    expect(await warnings(one.booking, one.guide)).toEqual([]);
    const other = await runningTour();
    await upload(other.booking, other.traveler, { bytes: picture });
    expect(await warnings(other.booking, other.guide)).toEqual(['same_file']);
    expect(await warnings(other.booking, await aToken(t, staffId))).toEqual(['same_file']);
    expect(await warnings(other.booking, other.traveler)).toEqual([]);
    // The same picture, scaled down and recompressed.
    const third = await runningTour();
    const copy = await sharp(picture).resize(640).jpeg({ quality: 60 }).toBuffer();
    await upload(third.booking, third.traveler, { bytes: copy });
    expect(await warnings(third.booking, third.guide)).toEqual(['same_picture']);
  });

  test('do not flag a picture from a returned proof of the same booking', async () => {
    const { booking, traveler, guide } = await runningTour();
    const bytes = await aPicture('png', 12);
    const first = await upload(booking, traveler, { bytes });
    await answer(booking, guide, first.body.proofs[0].id, 'no');
    await upload(booking, traveler, { bytes });
    expect(await warnings(booking, guide)).toEqual([]);
  });

  test('flag a file dated more than one day before or after the tour', async () => {
    const near = await runningTour();
    await upload(near.booking, near.traveler, { bytes: await aPictureTakenOn('2026-05-09', 13) });
    expect(await warnings(near.booking, near.guide)).toEqual([]);
    const far = await runningTour();
    await upload(far.booking, far.traveler, { bytes: await aPictureTakenOn('2026-05-08', 14) });
    expect(await warnings(far.booking, far.guide)).toEqual(['other_day']);
  });

  test('flag a picture that was attached to another booking between comparison and upload', async () => {
    const bytes = await aPicture('png', 16);
    const late = await runningTour();
    const viewer = { userId: late.booking.traveler.id };
    const named = {
      amountCents: BALANCE,
      paidOn: '2026-05-10',
      fileIds: [await anUpload(t, late.traveler, bytes)],
    };
    // A proof that would be rejected is not compared.
    const wrong = compareProof(t.db, t.deps, viewer, late.booking.id, { ...named, amountCents: 1 });
    await expect(wrong).rejects.toMatchObject({ code: 'PROOF_AMOUNT_DIFFERS' });
    const before = await compareProof(t.db, t.deps, viewer, late.booking.id, named);
    expect(before).toMatchObject({ sameFile: false, samePicture: false });
    const other = await runningTour();
    await upload(other.booking, other.traveler, { bytes });
    await inTransaction(t.db, (tx) =>
      uploadProof(tx, t.deps, viewer, late.booking.id, named, before),
    );
    expect(await warnings(late.booking, late.guide)).toEqual(['same_file']);
  });

  test('compare only the newest similar receipts, so that the cost stays bounded', async () => {
    const picture = await aPicture('png', 17);
    const first = await runningTour();
    await upload(first.booking, first.traveler, { bytes: picture });
    // Inserts many different pictures with the same outline, so that the first picture is no longer among
    // those compared.
    await t.db.execute(sql`
      insert into files (owner_id, state, key, type, size_bytes, sha256, outline, print,
        created_at, thing, thing_id, attached_at)
      select f.owner_id, 'kept', 'private/near-' || n, f.type, 1, 'near-' || n, f.outline,
        decode(repeat('00', length(f.print)), 'hex'), f.created_at, f.thing, f.thing_id, f.attached_at
      from (select * from files where print is not null order by id desc limit 1) f,
        generate_series(1, ${NEAR_MAX}) n`);
    const last = await runningTour();
    const copy = await sharp(picture).resize(300).jpeg({ quality: 60 }).toBuffer();
    await upload(last.booking, last.traveler, { bytes: copy });
    expect(await warnings(last.booking, last.guide)).toEqual([]);
    await t.db.execute(sql`delete from files where key like 'private/near-%'`);
    const next = await runningTour();
    const another = await sharp(picture).resize(310).jpeg({ quality: 70 }).toBuffer();
    await upload(next.booking, next.traveler, { bytes: another });
    expect(await warnings(next.booking, next.guide)).toEqual(['same_picture']);
  });

  test('flag one of two bookings to which the same picture is uploaded concurrently', async () => {
    const bytes = await aPicture('png', 15);
    const both = [await runningTour(), await runningTour()];
    const requests = await Promise.all(
      both.map(async ({ booking, traveler }) => ({
        method: 'POST',
        path: `/api/v2/bookings/${booking.id}/payment-proof`,
        headers: { authorization: `Bearer ${traveler}` },
        body: {
          amountCents: BALANCE,
          paidOn: '2026-05-10',
          fileIds: [await anUpload(t, traveler, bytes)],
        },
      })),
    );
    const replies = await sendSimultaneously(t.app, requests);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const seen = await Promise.all(both.map(({ booking, guide }) => warnings(booking, guide)));
    expect(seen.flat()).toEqual(['same_file']);
  });
});

test('accepts only one of twenty concurrent proofs, and one of two concurrent answers', async () => {
  const { booking, traveler, guide } = await runningTour();
  const fileIds: number[] = [];
  for (let n = 0; n < 20; n += 1) fileIds.push(await anUpload(t, traveler));
  const path = `/api/v2/bookings/${booking.id}/payment-proof`;
  const uploads = await sendSimultaneously(
    t.app,
    fileIds.map((id) => ({
      method: 'POST',
      path,
      headers: { authorization: `Bearer ${traveler}` },
      body: { amountCents: BALANCE, paidOn: '2026-05-10', fileIds: [id] },
    })),
  );
  expect(uploads.filter(({ status }) => status === 200)).toHaveLength(1);
  const [{ id }] = (await fetchProofs(booking, guide)).proofs;
  const headers = { authorization: `Bearer ${guide}` };
  const answers = await sendSimultaneously(t.app, [
    { method: 'POST', path: `${path}/${id}/verify`, headers },
    { method: 'POST', path: `${path}/${id}/return`, headers, body: { reason: 'no' } },
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('lets only the traveler, the guide and staff open a proof and its files, and returns 404 to others', async () => {
  const { booking, traveler, guide } = await runningTour();
  const { body } = await upload(booking, traveler);
  const fileId = body.proofs[0].files[0].id;
  const staff = await aToken(t, staffId);
  const link = async (token: string) =>
    (await t.inject(createFileLink, { token, params: { id: fileId } })).status;
  expect(await Promise.all([traveler, guide, staff].map(link))).toEqual([200, 200, 200]);
  const stranger = (await aUser(t)).token;
  expect(await link(stranger)).toBe(404);
  expect((await answer(booking, traveler, body.proofs[0].id)).status).toBe(404);
  // A file can be attached only once.
  const elsewhere = await runningTour();
  const reused = await upload(elsewhere.booking, elsewhere.traveler, { fileIds: [fileId] });
  expect(reused.body.code).toBe('FILES_UNKNOWN');
});
