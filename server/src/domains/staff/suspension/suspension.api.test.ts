import { getMe } from '@tomoguide/contract/accounts/calls';
import { acceptBooking, getBooking, getTourRequest } from '@tomoguide/contract/bookings/calls';
import { getGuide, getOwnGuide, pauseListing } from '@tomoguide/contract/guides/calls';
import { reportPerson } from '@tomoguide/contract/messaging/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import * as calls from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  checkOut,
  forceStatus,
  payBookingDeposit,
} from '../../../testing/factories/bookings.ts';
import { aConversation } from '../../../testing/factories/conversations.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { accept, aTourRequest } from '../../../testing/factories/tour-requests.ts';
import { systemMessages } from '../../notifications/tables.ts';

const NOW = '2026-05-01T00:00:00Z';
/** A tour eighteen days ahead. RMB 207 is paid online for the factory's tour. */
const FAR = { scheduledStartTime: '2026-05-20T01:00:00Z' };
/** A tour four days ahead, for which 70% is refunded. */
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
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const set = (
  id: UserId,
  of: 'account' | 'guide',
  suspended: boolean,
  { token = staff.token, reason = 'Said so.' } = {},
) => t.inject(calls.setSuspension, { token, params: { id }, body: { of, suspended, reason } });

/** Sets the suspension, and runs all jobs that this triggers. */
const setAndRunJobs = async (...args: Parameters<typeof set>) => {
  const reply = await set(...args);
  await t.runDueJobs();
  await t.drain();
  return reply;
};

const getOutcome = async (id: BookingId, userId: UserId) => {
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

test('unlists a suspended guide immediately, and cancels future bookings with a full refund', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout: NEAR });
  const { guide } = booking;
  const running = await aBooking(t, { status: 'upcoming', checkout: FAR, guide });
  await forceStatus(t, running, 'ongoing');
  const late = await aUser(t);
  const reply = await set(guide.userId, 'guide', true);
  expect([reply.status, reply.body.guide, reply.body.suspended]).toEqual([
    200,
    { id: guide.id, suspended: true, pausedByStaff: false },
    false,
  ]);
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(404);
  expect((await checkOut(t, late.token, guide.id, FAR)).status).not.toBe(201);
  await t.runDueJobs();
  await t.drain();
  expect(await getOutcome(booking.id, booking.traveler.id)).toEqual([
    'cancelled',
    'suspended',
    PAID,
  ]);
  expect(await getOutcome(running.id, running.traveler.id)).toEqual(['ongoing', null, 0]);
  // The guide can still log in, and sees the reason.
  expect((await t.inject(getMe, { token: guide.user.token })).status).toBe(200);
  const emails = await emailsTo(t, guide.user.email);
  expect(emails.some(({ text }) => text.includes('Said so.'))).toBe(true);
  // After the suspension ends, the guide is listed again, but cancelled bookings stay cancelled.
  await setAndRunJobs(guide.userId, 'guide', false);
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(200);
  expect((await getOutcome(booking.id, booking.traveler.id))[0]).toBe('cancelled');
});

test('logs out a suspended traveler immediately, and cancels their bookings under the cancellation policy', async () => {
  const accepted = await aBooking(t, { status: 'upcoming', checkout: NEAR });
  const { traveler } = accepted;
  const unanswered = await aBooking(t, { status: 'confirmed', checkout: FAR, traveler });
  const unpaid = await aBooking(t, { traveler });
  // More than an hour has passed since the payment, and the unpaid hold has expired.
  t.clock.advance({ hours: 2 });
  const token = await aToken(t, staff.id);
  await setAndRunJobs(traveler.id, 'account', true, { token });
  const me = await t.inject(getMe, { token: traveler.token });
  expect([me.status, me.body.code]).toEqual([401, 'TOKEN_INVALID']);
  expect(await getOutcome(accepted.id, accepted.guide.userId)).toEqual([
    'cancelled',
    'suspended',
    14_490,
  ]);
  expect(await getOutcome(unanswered.id, unanswered.guide.userId)).toEqual([
    'cancelled',
    'suspended',
    PAID,
  ]);
  const [{ cancel_kind }] = (
    await t.db.$client.query('select cancel_kind from bookings where id = $1', [unpaid.id])
  ).rows;
  expect(cancel_kind).toBe('hold_expired');
});

test('ends open tour requests that the suspended user sent or received', async () => {
  for (const side of ['guide', 'account'] as const) {
    const countSentMessages = await aTourRequest(t);
    const { guide, traveler } = countSentMessages.conversation;
    await set(side === 'guide' ? guide.userId : traveler.id, side, true);
    // The job that ends the requests has not run yet.
    expect((await accept(t, countSentMessages)).status).toBe(409);
    await t.runDueJobs();
    const token = await aToken(t, guide.userId);
    const { body } = await t.inject(getTourRequest, {
      token,
      params: { id: countSentMessages.id },
    });
    expect(body.state).toBe('expired');
    // No email says that the guide did not answer in time.
    await t.drain();
    const emails = await emailsTo(t, traveler.email);
    expect(emails.filter(({ text }) => text.includes('in time'))).toEqual([]);
    if (side === 'account') continue;
    const notices = await t.inject(listSystemMessages, { token: traveler.token });
    expect(notices.body.data).toEqual([]);
  }
});

test('cancels a booking that is paid or accepted concurrently with the suspension', async () => {
  const held = await aBooking(t, { checkout: FAR });
  const unanswered = await aBooking(t, { status: 'confirmed', checkout: NEAR, guide: held.guide });
  await Promise.all([
    payBookingDeposit(t, held),
    t.inject(acceptBooking, { token: held.guide.user.token, params: { id: unanswered.id } }),
    setAndRunJobs(held.guide.userId, 'guide', true),
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
  expect((await getOutcome(unanswered.id, unanswered.traveler.id))[2]).toBe(PAID);
});

test('rejects an acceptance by a suspended guide before the job has ended the booking', async () => {
  const unanswered = await aBooking(t, { status: 'confirmed', checkout: FAR });
  const { guide, traveler } = unanswered;
  await set(guide.userId, 'guide', true);
  const reply = await t.inject(acceptBooking, {
    token: await aToken(t, guide.userId),
    params: { id: unanswered.id },
  });
  expect([reply.status, reply.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
  expect((await getOutcome(unanswered.id, traveler.id))[0]).toBe('confirmed');
});

test('cancels nothing if the suspension is lifted before the job runs', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout: FAR });
  const { guide } = booking;
  await set(guide.userId, 'guide', true);
  await set(guide.userId, 'guide', true);
  await setAndRunJobs(guide.userId, 'guide', false);
  expect((await getOutcome(booking.id, booking.traveler.id))[0]).toBe('upcoming');
  const { body } = await t.inject(calls.listAuditLog, { token: staff.token, query: { limit: 2 } });
  expect(body.data).toMatchObject([
    { action: 'restore_guide', before: { suspended: true }, after: { suspended: false } },
    { action: 'suspend_guide', subject: { kind: 'guide', id: guide.id }, reason: 'Said so.' },
  ]);
});

test('rejects self-suspension, a missing reason, an unknown user, a user who is not a guide, and callers who are not staff', async () => {
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

test('ends all sessions of a user found by name, without preventing a new login', async () => {
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

test('a search by booking number returns the traveler, then the guide', async () => {
  const { id, traveler, guide } = await aBooking(t, { status: 'upcoming', checkout: FAR });
  const { body } = await t.inject(calls.searchStaffUsers, {
    token: staff.token,
    query: { name: `tg${String(id).padStart(4, '0')}` },
  });
  expect(body.data.map((user: { id: number }) => user.id)).toEqual([traveler.id, guide.userId]);
});

test('finds users by any part of their names, newest first, in pages', async () => {
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
  // A cursor above all IDs starts with the newest user.
  const far = await search({ name: 'aaaqqq', cursor: 2 ** 32 });
  expect(ids(far)).toEqual([third.id, first.id]);
  expect(ids(await search({ name: '王小伟' }))).toEqual([second.id]);
  // A search with two characters matches only a whole name.
  expect(ids(await search({ name: '小伟' }))).toEqual([]);
  // Wildcards are matched literally.
  expect(ids(await search({ name: '100%_' }))).toEqual([third.id]);
  expect(ids(await search({ name: '%%%' }))).toEqual([]);
  const [exact] = (await search({ name: guide.user.username })).data;
  expect(exact).toMatchObject({ id: guide.userId, guide: { id: guide.id, suspended: true } });
});

const pause = (id: UserId, paused: boolean, { token = staff.token, reason = 'Said so.' } = {}) =>
  t.inject(calls.setListingPause, { token, params: { id }, body: { paused, reason } });

test('only staff can resume a listing that staff paused, and its bookings are unaffected', async () => {
  const booking = await aBooking(t, { status: 'upcoming', checkout: FAR });
  const { guide } = booking;
  const { token } = guide.user;
  const readUnlistedReasons = async () =>
    (await t.inject(getOwnGuide, { token })).body.unlistedBecause;
  const asGuide = (paused: boolean) => t.inject(pauseListing, { token, body: { paused } });
  const profileStatus = async () => (await t.inject(getGuide, { params: { id: guide.id } })).status;
  const reply = await pause(guide.userId, true, { reason: 'Away without a word.' });
  expect([reply.status, reply.body.guide.pausedByStaff]).toEqual([200, true]);
  expect(await profileStatus()).toBe(404);
  expect((await checkOut(t, (await aUser(t)).token, guide.id, FAR)).status).not.toBe(201);
  await pause(guide.userId, true);
  await asGuide(true);
  await asGuide(false);
  expect([await readUnlistedReasons(), await profileStatus()]).toEqual([['paused_by_staff'], 404]);
  await t.drain();
  expect((await getOutcome(booking.id, booking.traveler.id))[0]).toBe('upcoming');
  // Sends one notice with the reason. The guide's own pause remains when staff resume the listing.
  const emails = await emailsTo(t, guide.user.email);
  expect(emails.filter(({ text }) => text.includes('Away without a word.'))).toHaveLength(1);
  await asGuide(true);
  await pause(guide.userId, false);
  expect([await readUnlistedReasons(), await profileStatus()]).toEqual([['paused'], 404]);
  await asGuide(false);
  expect(await profileStatus()).toBe(200);
  const sent = async () => [
    (await emailsTo(t, guide.user.email)).length,
    await t.db.$count(systemMessages),
  ];
  const before = await sent();
  await asGuide(true);
  await asGuide(false);
  expect(await sent()).toEqual(before);
  const { body } = await t.inject(calls.listAuditLog, { token: staff.token, query: { limit: 2 } });
  expect(body.data).toMatchObject([
    { action: 'resume_guide', before: { paused: true }, after: { paused: false } },
    { action: 'pause_guide', subject: { kind: 'guide', id: guide.id } },
  ]);
});

test('rejects pausing the caller’s own listing, a missing reason, a user who is not a guide, and callers who are not staff', async () => {
  const { id, token } = await aUser(t);
  const { guide } = await aBooking(t);
  const tried = [
    await pause(staff.id, true),
    await pause(guide.userId, true, { reason: ' ' }),
    await pause(id, true),
    await pause(guide.userId, true, { token }),
    await pause(guide.userId, true, { token: guide.user.token }),
  ];
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'OWN_CASE'],
    [422, 'REASON_REQUIRED'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ]);
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(200);
});

test('a user’s page shows everything about that user and nothing about others', async () => {
  const later = await aBooking(t, { status: 'upcoming', checkout: FAR });
  const { guide, traveler } = later;
  const earlier = await aBooking(t, { status: 'upcoming', checkout: NEAR, guide, traveler });
  await aBooking(t, { status: 'upcoming', checkout: FAR });
  const conversation = await aConversation(t, later);
  await t.inject(reportPerson, {
    token: traveler.token,
    params: { conversationId: conversation.id },
    body: { reason: 'fraud', words: 'Somebody else came.' },
  });
  await pause(guide.userId, true);
  await t.inject(calls.revokeUserSessions, {
    token: staff.token,
    params: { id: traveler.id },
    body: { reason: 'Stolen phone.' },
  });
  const page = async (id: UserId, token = staff.token) =>
    (await t.inject(calls.getStaffPerson, { token, params: { id } })).body;
  expect(await page(guide.userId)).toMatchObject({
    user: { id: guide.userId, guide: { pausedByStaff: true }, mayDecide: true },
    guide: { id: guide.id, listed: false, unlistedBecause: ['paused_by_staff'] },
    application: { status: 'none', submittedAt: null },
    identity: { status: 'verified' },
    wallet: { refundedCents: 0, goodwillCents: 0 },
    earnings: { withdrawableCents: 0, pendingCents: 0, frozenCents: 0, payingOutCents: 0 },
    sessions: [{ createdAt: expect.any(String) }],
    reports: [{ reason: 'fraud', decision: null }],
  });
  expect(await page(traveler.id)).toMatchObject({
    guide: null,
    earnings: null,
    sessions: [],
    reports: [],
  });
  const entries = async (person: UserId) => {
    const query = { person: String(person) };
    const { body } = await t.inject(calls.listAuditLog, { token: staff.token, query });
    return body.data.map(({ action }: { action: string }) => action);
  };
  expect([await entries(guide.userId), await entries(traveler.id)]).toEqual([
    ['pause_guide'],
    ['revoke_sessions'],
  ]);
  const bookings = async (id: UserId, query: Record<string, string>) =>
    (await t.inject(calls.listPersonBookings, { token: staff.token, params: { id }, query })).body;
  const first = await bookings(guide.userId, { as: 'guide', limit: '1' });
  const second = await bookings(guide.userId, { as: 'guide', cursor: first.nextCursor });
  const ids = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);
  expect([ids(first), ids(second), second.nextCursor]).toEqual([[later.id], [earlier.id], null]);
  expect(first.data[0].other.id).toBe(traveler.id);
  expect(ids(await bookings(traveler.id, {}))).toEqual([later.id, earlier.id]);
  expect(ids(await bookings(traveler.id, { as: 'guide' }))).toEqual([]);
  // A staff member does not see a report about themselves.
  await t.db.$client.query('update users set is_staff = true where id = $1', [guide.userId]);
  const mine = await page(guide.userId, guide.user.token);
  expect([mine.reports, mine.user.mayDecide]).toEqual([null, false]);
});

test('returns 404 for a closed account’s page', async () => {
  const { id } = await aUser(t);
  const openPage = (call: typeof calls.getStaffPerson | typeof calls.listPersonBookings) =>
    t.inject(call, { token: staff.token, params: { id } });
  expect((await openPage(calls.getStaffPerson)).status).toBe(200);
  await t.db.$client.query('update users set closed_at = now() where id = $1', [id]);
  expect((await openPage(calls.getStaffPerson)).status).toBe(404);
  expect((await openPage(calls.listPersonBookings)).status).toBe(404);
});
