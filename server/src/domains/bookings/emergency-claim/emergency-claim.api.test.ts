import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as calls from '@tomoguide/contract/bookings/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { exportList, listAuditLog } from '@tomoguide/contract/staff/calls';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  forceStatus,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { users } from '../../accounts/tables.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
let dataDir: string;
let staffId: UserId;
/** The factory's tour begins on May 10 at 10:00 in Tokyo; RMB 207 was paid online. */
const START = Temporal.Instant.from('2026-05-10T01:00:00Z');
const PAID = 20_700;
/** 85% of RMB 207, rounded up. */
const EMERGENCY = 17_595;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-claims-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  staffId = (await aUser(t, { isStaff: true })).id;
});
afterEach(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** Creates an accepted booking that its traveler cancelled this many hours before the start. */
const cancelledBooking = async (hoursBefore: number): Promise<TestBooking> => {
  t.clock.set('2026-05-01T00:00:00Z');
  const booking = await aBooking(t, { status: 'upcoming' });
  t.clock.set(START.subtract({ hours: hoursBefore }));
  const reply = await t.inject(calls.updateBookingStatus, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { status: 'cancelled' },
  });
  expect(reply.status).toBe(200);
  return booking;
};

const submitClaim = async (booking: TestBooking, userId: UserId = booking.traveler.id) => {
  const token = await aToken(t, userId);
  return t.inject(calls.claimEmergency, {
    token,
    params: { id: booking.id },
    body: { words: 'I broke my leg', fileIds: [await anUpload(t, token)] },
    headers: aKey(),
  });
};
const decideClaim = async (claimId: number, accept: boolean, by: UserId = staffId) =>
  t.inject(calls.decideEmergencyClaim, {
    token: await aToken(t, by),
    params: { id: claimId },
    body: { accept, reason: 'The certificate says so' },
    headers: aKey(),
  });
const readBooking = async (booking: TestBooking, userId: UserId) =>
  (await t.inject(calls.getBooking, { token: await aToken(t, userId), params: { id: booking.id } }))
    .body;
const refundedCents = async (booking: TestBooking): Promise<number> =>
  (await readBooking(booking, booking.traveler.id)).refunds.reduce(
    (sum: number, { amountCents }: { amountCents: number }) => sum + amountCents,
    0,
  );
const readEarnedCents = async (booking: TestBooking) =>
  (await readBooking(booking, booking.guide.userId)).earnedCents;

test('an accepted claim refunds 85% in total, and the guide gets the rest without commission', async () => {
  const booking = await cancelledBooking(30);
  expect([await refundedCents(booking), await readEarnedCents(booking)]).toEqual([10_350, 8798]);
  const page = await submitClaim(booking);
  expect([page.status, page.body], page.raw).toMatchObject([
    200,
    {
      takesEmergencyClaim: false,
      tierRefundCents: 10_350,
      emergencyRefundCents: EMERGENCY,
      claim: { state: 'open', words: 'I broke my leg', files: [{ type: 'image/webp' }] },
    },
  ]);
  // While the claim is open, the amount that the tier retained is held.
  expect(await readEarnedCents(booking)).toBeNull();
  expect(await ledgerProblems(t)).toEqual([]);
  const decided = await decideClaim(page.body.claim.id, true);
  expect([decided.status, decided.body.state], decided.raw).toEqual([200, 'accepted']);
  expect([await refundedCents(booking), await readEarnedCents(booking)]).toEqual([
    EMERGENCY,
    PAID - EMERGENCY,
  ]);
  const log = await t.inject(listAuditLog, { token: await aToken(t, staffId) });
  expect(log.body.data[0]).toMatchObject({
    action: 'decide_emergency_claim',
    after: { status: 'accepted', refundCents: EMERGENCY - 10_350 },
  });
  expect((await decideClaim(page.body.claim.id, false)).body.code).toBe('CLAIM_DECIDED');
  expect((await submitClaim(booking)).body.code).toBe('CLAIM_NOT_TAKEN');
});

test.each([
  ['rejected', false],
  ['not decided for 14 days', null],
] as const)('a claim that is %s leaves the tier’s refund unchanged', async (_, accept) => {
  const booking = await cancelledBooking(30);
  const { body } = await submitClaim(booking);
  if (accept === null) {
    t.clock.advance({ hours: 14 * 24 - 1 });
    await sweepBookings(t.deps);
    expect((await readBooking(booking, booking.traveler.id)).emergencyClaim).toBe('open');
    t.clock.advance({ hours: 1 });
    await sweepBookings(t.deps);
    await sweepBookings(t.deps);
  } else await decideClaim(body.claim.id, false);
  expect([await refundedCents(booking), await readEarnedCents(booking)]).toEqual([10_350, 8798]);
  expect((await readBooking(booking, booking.traveler.id)).emergencyClaim).toBe(
    accept === null ? 'lapsed' : 'rejected',
  );
});

test('accepts a claim until 72 hours after the scheduled start if less than 85% was refunded', async () => {
  const booking = await cancelledBooking(30);
  t.clock.set(START.add({ hours: 72, seconds: 1 }));
  expect((await submitClaim(booking)).body.code).toBe('CLAIM_NOT_TAKEN');
  t.clock.set(START.add({ hours: 72 }));
  expect((await readBooking(booking, booking.traveler.id)).takesEmergencyClaim).toBe(true);
  expect((await submitClaim(booking, booking.guide.userId)).body.code).toBe('CLAIM_NOT_TAKEN');
  expect((await submitClaim(booking)).status).toBe(200);
  const early = await cancelledBooking(169);
  expect((await submitClaim(early)).body.code).toBe('CLAIM_NOT_TAKEN');
});

/** Creates a booking whose guide reported the traveler as a no-show. */
const noShowBooking = async (): Promise<TestBooking> => {
  t.clock.set('2026-05-01T00:00:00Z');
  const booking = await aBooking(t, { status: 'upcoming' });
  t.clock.set(START.add({ hours: 1 }));
  await forceStatus(t, booking, 'start_confirmed', { guideConfirmedStart: true });
  const reply = await t.inject(calls.reportNoShow, {
    token: await aToken(t, booking.guide.userId),
    params: { id: booking.id },
    body: {},
    headers: aKey(),
  });
  expect(reply.status, reply.raw).toBe(200);
  return booking;
};

test('refunds 85% for an accepted claim about a no-show, and nothing for a rejected one', async () => {
  const ill = await noShowBooking();
  const accepted = await submitClaim(ill);
  await decideClaim(accepted.body.claim.id, true);
  expect([await refundedCents(ill), await readEarnedCents(ill)]).toEqual([
    EMERGENCY,
    PAID - EMERGENCY,
  ]);
  // The money is already split, so opening a dispute would be rejected and is not offered.
  for (const userId of [ill.traveler.id, ill.guide.userId]) {
    expect((await readBooking(ill, userId)).can).not.toContain('open_dispute');
  }

  const late = await noShowBooking();
  const { body } = await submitClaim(late);
  await decideClaim(body.claim.id, false);
  expect([await refundedCents(late), await readEarnedCents(late)]).toEqual([0, null]);
  expect((await readBooking(late, late.traveler.id)).can).toContain('open_dispute');
  t.clock.advance({ hours: 72 });
  await sweepBookings(t.deps);
  expect([await refundedCents(late), await readEarnedCents(late)]).toEqual([0, 17_595]);
});

test('a claim does not change the 72 hours for contesting the no-show', async () => {
  const booking = await noShowBooking();
  const contestBy = t.clock.now().add({ hours: 72 });
  await submitClaim(booking);
  const readBothSides = () =>
    Promise.all(
      [booking.traveler.id, booking.guide.userId].map(async (userId) => {
        const { settleAt, emergencyClaim } = await readBooking(booking, userId);
        return [settleAt, emergencyClaim];
      }),
    );
  expect(await readBothSides()).toEqual(Array(2).fill([contestBy.toString(), 'open']));
  t.clock.set(contestBy);
  await sweepBookings(t.deps);
  expect(await readBothSides()).toEqual(Array(2).fill([null, 'open']));
  expect((await readBooking(booking, booking.traveler.id)).can).not.toContain('open_dispute');
});

test('a claim about a cancellation does not set a deadline for contesting', async () => {
  const booking = await cancelledBooking(30);
  await submitClaim(booking);
  const { settleAt, refunds } = await readBooking(booking, booking.traveler.id);
  expect([settleAt, refunds]).toMatchObject([null, [{ amountCents: 10_350 }]]);
});

test('a dispute about the same no-show replaces the claim', async () => {
  const booking = await noShowBooking();
  const { body } = await submitClaim(booking);
  const disputed = await t.inject(calls.openDispute, {
    token: await aToken(t, booking.traveler.id),
    params: { id: booking.id },
    body: { reason: 'I was there' },
    headers: aKey(),
  });
  expect(disputed.status, disputed.raw).toBe(200);
  expect((await decideClaim(body.claim.id, true)).body.code).toBe('CLAIM_DECIDED');
});

test('settles the money once if a dispute and two claim decisions are concurrent', async () => {
  const booking = await noShowBooking();
  const { body } = await submitClaim(booking);
  const [one, other] = await Promise.all([aToken(t, staffId), aToken(t, staffId)]);
  const send = (token: string, path: string, request: unknown) => ({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}`, ...aKey() },
    body: request,
  });
  const decision = `/api/v2/staff/emergency-claims/${body.claim.id}/decide`;
  const token = await aToken(t, booking.traveler.id);
  const [accepted, rejected, disputed] = await sendSimultaneously(t.app, [
    send(one, decision, { accept: true, reason: 'x' }),
    send(other, decision, { accept: false, reason: 'x' }),
    send(token, `/api/v2/bookings/${booking.id}/dispute`, { reason: 'I was there' }),
  ]);
  const { status, emergencyClaim } = await readBooking(booking, booking.traveler.id);
  // After a rejected claim, the no-show can still be contested; an accepted claim splits the money
  // permanently.
  const isAccepted = accepted?.status === 200;
  expect(isAccepted && rejected?.status === 200).toBe(false);
  expect([disputed?.status, status, emergencyClaim]).toEqual(
    isAccepted ? [409, 'cancelled', 'accepted'] : [200, 'disputed', null],
  );
  expect(await refundedCents(booking)).toBe(isAccepted ? EMERGENCY : 0);
});

test('rejects staff decisions on claims about their own bookings, and applies one of two concurrent decisions', async () => {
  const booking = await cancelledBooking(30);
  const { body } = await submitClaim(booking);
  const path = `/api/v2/staff/emergency-claims/${body.claim.id}/decide`;
  const headers = { authorization: `Bearer ${await aToken(t, staffId)}` };
  const replies = await sendSimultaneously(
    t.app,
    [true, false].map((accept) => ({
      method: 'POST',
      path,
      headers: { ...headers, ...aKey() },
      body: { accept, reason: 'x' },
    })),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await decideClaim(body.claim.id, true, booking.traveler.id)).status).toBe(404);
});

test('shows the traveler’s files to the traveler and staff, but not to the guide', async () => {
  const booking = await cancelledBooking(30);
  const { body } = await submitClaim(booking);
  const fileId = body.claim.files[0].id;
  const link = async (userId: UserId) =>
    (await t.inject(createFileLink, { token: await aToken(t, userId), params: { id: fileId } }))
      .status;
  expect(await link(booking.traveler.id)).toBe(200);
  expect(await link(staffId)).toBe(200);
  expect(await link(booking.guide.userId)).toBe(404);
  const page = await t.inject(calls.getEmergencyClaim, {
    token: await aToken(t, booking.guide.userId),
    params: { id: booking.id },
  });
  expect(page.status).toBe(404);
});

test('does not let a guide who is also staff read or decide their own travelers’ claims', async () => {
  const booking = await cancelledBooking(30);
  const { body } = await submitClaim(booking);
  await t.db.update(users).set({ isStaff: true }).where(eq(users.id, booking.guide.userId));
  const token = await aToken(t, booking.guide.userId);
  const link = await t.inject(createFileLink, { token, params: { id: body.claim.files[0].id } });
  expect(link.status).toBe(404);
  const listClaims = async (by: string) =>
    (await t.inject(calls.listEmergencyClaims, { token: by })).body.data.map(
      ({ id }: { id: number }) => id,
    );
  expect(await listClaims(token)).not.toContain(body.claim.id);
  expect(await listClaims(await aToken(t, staffId))).toContain(body.claim.id);
  expect((await decideClaim(body.claim.id, true, booking.guide.userId)).body.code).toBe('OWN_CASE');
});

test('lists and exports all claims in pages, oldest first', async () => {
  const token = await aToken(t, staffId);
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push((await submitClaim(await cancelledBooking(30))).body.claim.id);
  }
  const fetchClaims = async (cursor: string | null) =>
    (
      await t.inject(calls.listEmergencyClaims, {
        token,
        query: { limit: 1, ...(cursor ? { cursor } : {}) },
      })
    ).body;
  const listed: number[] = [];
  for (let cursor: string | null = null; ; ) {
    const part = await fetchClaims(cursor);
    expect(part.data).toHaveLength(1);
    listed.push(part.data[0].id);
    cursor = part.nextCursor;
    if (cursor === null) break;
  }
  // All claims have the same timestamp, so the order depends on the ID alone.
  expect(listed.filter((id) => ids.includes(id))).toEqual(ids);
  expect(new Set(listed).size).toBe(listed.length);
  const query = { list: 'emergency-claims' };
  const { raw } = await t.inject(exportList, { token: await aToken(t, staffId), query });
  expect(raw.split('\r\n').slice(1, -1).map(Number.parseFloat)).toEqual(listed);
});

test('rejects a staff decision after the deadline, even before the sweep has run', async () => {
  const booking = await cancelledBooking(30);
  const { body } = await submitClaim(booking);
  t.clock.set(body.claim.decideBy);
  expect((await decideClaim(body.claim.id, true)).body.code).toBe('CLAIM_DECIDED');
  await sweepBookings(t.deps);
});
