import { getMe } from '@tomoguide/contract/accounts/calls';
import { acceptBooking, getBooking, getTourRequest } from '@tomoguide/contract/bookings/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  checkOut,
  forceStatus,
  payDepositOf,
} from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { lettersTo } from '../../../testing/factories/letters.ts';
import { ledgerFaults } from '../../../testing/factories/payments.ts';
import { accept, aTourRequest } from '../../../testing/factories/tour-requests.ts';

const NOW = '2026-05-01T00:00:00Z';
/** Eighteen days ahead; the factory's tour has RMB 207 paid online. */
const FAR = { scheduledStartTime: '2026-05-20T01:00:00Z' };
/** Four days ahead: 70 %. */
const NEAR = { scheduledStartTime: '2026-05-05T01:00:00Z' };
const PAID = 20_700;
let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
beforeEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerFaults(t)).toEqual([]);
  await t.close();
});

const set = (
  id: UserId,
  of: 'account' | 'guide',
  suspended: boolean,
  { token = staff.token, reason = 'Said so.' } = {},
) => t.inject(calls.setSuspension, { token, params: { id }, body: { of, suspended, reason } });

/** The decision, and all that follows from it. */
const settled = async (...wish: Parameters<typeof set>) => {
  const reply = await set(...wish);
  await t.runDueJobs();
  await t.drain();
  return reply;
};

const stateOf = async (id: BookingId, userId: UserId) => {
  const { body } = await t.inject(getBooking, {
    token: await aToken(t, userId),
    params: { id },
  });
  const { rows } = await t.db.$client.query(
    'select coalesce(sum(amount_cents), 0)::int as cents from refunds where booking_id = $1',
    [id],
  );
  return [body.status, body.cancelKind ?? null, rows[0].cents];
};

test('a suspended guide is unlisted at once; what has not begun ends with a full refund', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout: NEAR });
  const { guide } = booking;
  const running = await aBooking(t, { status: 'upcoming', checkout: FAR, guide });
  await forceStatus(t, running, 'ongoing');
  const late = await aUser(t);
  const reply = await set(guide.userId, 'guide', true);
  expect([reply.status, reply.body.guide, reply.body.suspended]).toEqual([
    200,
    { id: guide.id, suspended: true },
    false,
  ]);
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(404);
  expect((await checkOut(t, late.token, guide.id, FAR)).status).not.toBe(201);
  await t.runDueJobs();
  await t.drain();
  expect(await stateOf(booking.id, booking.traveler.id)).toEqual(['cancelled', 'suspended', PAID]);
  expect(await stateOf(running.id, running.traveler.id)).toEqual(['ongoing', null, 0]);
  // The guide keeps the login, and reads why.
  expect((await t.inject(getMe, { token: guide.user.token })).status).toBe(200);
  const letters = await lettersTo(t, guide.user.email);
  expect(letters.some(({ text }) => text.includes('Said so.'))).toBe(true);
  // Lifted, the guide is listed, and what was cancelled stays so.
  await settled(guide.userId, 'guide', false);
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(200);
  expect((await stateOf(booking.id, booking.traveler.id))[0]).toBe('cancelled');
});

test('a suspended traveler is out at once; their bookings end by the policy', async () => {
  const accepted = await aBooking(t, { status: 'upcoming', checkout: NEAR });
  const { traveler } = accepted;
  const asked = await aBooking(t, { status: 'confirmed', checkout: FAR, traveler });
  const unpaid = await aBooking(t, { traveler });
  // Past the hour in which everything comes back; the unpaid hold has ended by then, by the clock.
  t.clock.advance({ hours: 2 });
  const token = await aToken(t, staff.id);
  await settled(traveler.id, 'account', true, { token });
  const me = await t.inject(getMe, { token: traveler.token });
  expect([me.status, me.body.code]).toEqual([401, 'TOKEN_INVALID']);
  expect(await stateOf(accepted.id, accepted.guide.userId)).toEqual([
    'cancelled',
    'suspended',
    14_490,
  ]);
  expect(await stateOf(asked.id, asked.guide.userId)).toEqual(['cancelled', 'suspended', PAID]);
  const [{ cancel_kind }] = (
    await t.db.$client.query('select cancel_kind from bookings where id = $1', [unpaid.id])
  ).rows;
  expect(cancel_kind).toBe('hold_expired');
});

test('open tour requests end with either side', async () => {
  for (const side of ['guide', 'account'] as const) {
    const sent = await aTourRequest(t);
    const { guide, traveler } = sent.talk;
    await set(side === 'guide' ? guide.userId : traveler.id, side, true);
    // Before the job has come to it, too.
    expect((await accept(t, sent)).status).toBe(409);
    await t.runDueJobs();
    const token = await aToken(t, guide.userId);
    const { body } = await t.inject(getTourRequest, { token, params: { id: sent.id } });
    expect(body.state).toBe('expired');
  }
});

test('a payment or an acceptance at the same moment ends as the suspension does', async () => {
  const held = await aBooking(t, { checkout: FAR });
  const asked = await aBooking(t, { status: 'confirmed', checkout: NEAR, guide: held.guide });
  await Promise.all([
    payDepositOf(t, held),
    t.inject(acceptBooking, { token: held.guide.user.token, params: { id: asked.id } }),
    settled(held.guide.userId, 'guide', true),
  ]);
  await t.runDueJobs();
  await t.drain();
  const { rows } = await t.db.$client.query(
    'select status, cancel_kind from bookings where guide_id = $1',
    [held.guide.id],
  );
  expect(rows).toEqual([
    { status: 'cancelled', cancel_kind: 'suspended' },
    { status: 'cancelled', cancel_kind: 'suspended' },
  ]);
  expect((await stateOf(asked.id, asked.traveler.id))[2]).toBe(PAID);
});

test('lifted before the job has run, nothing ends; a job that runs twice ends nothing twice', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout: FAR });
  const { guide } = booking;
  await set(guide.userId, 'guide', true);
  await set(guide.userId, 'guide', true);
  await settled(guide.userId, 'guide', false);
  expect((await stateOf(booking.id, booking.traveler.id))[0]).toBe('upcoming');
  const { body } = await t.inject(calls.listAuditLog, { token: staff.token, query: { limit: 2 } });
  expect(body.data).toMatchObject([
    { action: 'restore_guide', before: { suspended: true }, after: { suspended: false } },
    { action: 'suspend_guide', subject: { kind: 'guide', id: guide.id }, reason: 'Said so.' },
  ]);
});

test('refused: oneself, no words, nobody, a guide who is none, and everybody who is not staff', async () => {
  const { id, token } = await aUser(t);
  const tried = [
    await set(staff.id, 'account', true),
    await set(id, 'account', true, { reason: ' ' }),
    await set(2_000_000_000 as UserId, 'account', true),
    await set(id, 'guide', true),
    await set(staff.id, 'account', true, { token }),
  ];
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'OWN_CASE'],
    [422, 'REASON_REQUIRED'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ]);
  expect((await t.inject(getMe, { token })).status).toBe(200);
});

test('all sessions of somebody end, who can log in again; they are found by name', async () => {
  const { id, token, email } = await aUser(t);
  await aToken(t, id);
  const reply = await t.inject(calls.revokeUserSessions, {
    token: staff.token,
    params: { id },
    body: { reason: 'Stolen phone.' },
  });
  expect([reply.status, reply.body.suspended]).toEqual([200, false]);
  expect((await t.inject(getMe, { token })).status).toBe(401);
  const found = await t.inject(calls.searchStaffUsers, {
    token: staff.token,
    query: { name: email },
  });
  expect(found.body.data).toMatchObject([{ person: { id }, guide: null, mayDecide: true }]);
});

test('people are found by any part of their names, the newest first, page by page', async () => {
  const search = async (query: object) => {
    const reply = await t.inject(calls.searchStaffUsers, {
      token: staff.token,
      query: { ...query },
    });
    expect(reply.status, reply.raw).toBe(200);
    return reply.body;
  };
  const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
  const first = await aUser(t, { fullName: 'Haruki Aaaqqq' });
  const guide = await aGuide(t, { suspendedAt: t.clock.now() });
  const second = await aUser(t, { fullName: '王小伟' });
  const third = await aUser(t, { fullName: 'Mei 100%_aaaqqq' });
  expect(ids(await search({ name: 'AAAQ' }))).toEqual([third.id, first.id]);
  const page = await search({ name: 'aaaqqq', limit: 1 });
  expect([ids(page), page.nextCursor]).toEqual([[third.id], third.id]);
  const rest = await search({ name: 'aaaqqq', limit: 1, cursor: page.nextCursor });
  expect([ids(rest), rest.nextCursor]).toEqual([[first.id], null]);
  expect(ids(await search({ name: '王小伟' }))).toEqual([second.id]);
  // Two characters are a whole name or nothing.
  expect(ids(await search({ name: '小伟' }))).toEqual([]);
  // What a pattern would mean is meant as typed.
  expect(ids(await search({ name: '100%_' }))).toEqual([third.id]);
  expect(ids(await search({ name: '%%%' }))).toEqual([]);
  const [exact] = (await search({ name: guide.user.username })).data;
  expect(exact).toMatchObject({ id: guide.userId, guide: { id: guide.id, suspended: true } });
});
